import type { Database } from '../db/database.ts';
import { cpdPeriod, type Registration } from '#domain/cpd';
import { requirement } from '#domain/required-hours';
import type { CivilDate } from '#domain/dates';
import { zones, type Clocks } from './clocks.ts';
import type { Range } from './ranges.ts';

interface Stale {
  user_id: number;
  registration_date: CivilDate | null;
  registration_expiry_date: CivilDate | null;
  basis: string;
  today: CivilDate;
}

/** The details of a registration besides its two dates; a change of the text makes a period stale. */
const basis = `json_build_object(
    'registrationExpiryRule', u.registration_expiry_rule,
    'registrationType', u.registration_type,
    'registrationTypeSince', u.registration_type_since,
    'registrationBreaks', u.registration_breaks,
    'boardAnswers', u.board_answers)::text`;

/**
 * Users without a period, with a past one, or with one based on another registration. Both tables have the range
 * condition, since PostgreSQL does not derive one from the other.
 */
const stalePeriods = `
  select u.id as user_id, z.today::text as today,
    u.registration_date::text as registration_date,
    u.registration_expiry_date::text as registration_expiry_date, ${basis} as basis
  from users u join ${zones('$1')} on z.time_zone = u.time_zone
  left join cpd_periods p on p.user_id = u.id and p.user_id > $2 and p.user_id <= $3
  where u.id > $2 and u.id <= $3 and (p.user_id is null or p.end_date < z.today
    or (p.registration_date, p.registration_expiry_date, p.basis)
      is distinct from (u.registration_date, u.registration_expiry_date, ${basis}))
  order by u.id`;

/** In order of ids, so that two processes that do the same wait for each other instead of deadlocking. */
const keep = `
  insert into cpd_periods (user_id, registration_date, registration_expiry_date, basis,
    start_date, end_date, required_hours, required_interactive_hours)
  select j.* from json_to_recordset($1::json) as j(user_id int, registration_date date,
    registration_expiry_date date, basis text, start_date date, end_date date, hours numeric, interactive numeric)
  join users u on u.id = j.user_id
  order by j.user_id
  for key share of u
  on conflict (user_id) do update set
    registration_date = excluded.registration_date,
    registration_expiry_date = excluded.registration_expiry_date,
    basis = excluded.basis,
    start_date = excluded.start_date,
    end_date = excluded.end_date,
    required_hours = excluded.required_hours,
    required_interactive_hours = excluded.required_interactive_hours`;

/** Recomputes the periods that are out of date; returns how many. Finds changes by itself. */
export async function updatePeriods(
  { query }: Database,
  clocks: Clocks,
  { after, last }: Range,
): Promise<number> {
  const stale = await query<Stale>({ text: stalePeriods, values: [clocks.zones, after, last] });
  if (stale.length > 0) {
    await query({ text: keep, values: [JSON.stringify(judged(stale))] });
  }
  return stale.length;
}

function judged(stale: Stale[]) {
  // Many users share the same details: each registration is judged once.
  const judgements = new Map<string, ReturnType<typeof judgement>>();
  return stale.map((row) => {
    const key = `${row.registration_date} ${row.registration_expiry_date} ${row.today} ${row.basis}`;
    const known = judgements.get(key) ?? judgement(row);
    judgements.set(key, known);
    return { ...row, ...known };
  });
}

function judgement({ today, ...row }: Stale) {
  const registration: Registration = {
    ...(JSON.parse(row.basis) as Partial<Registration>),
    registrationDate: row.registration_date,
    registrationExpiryDate: row.registration_expiry_date,
  };
  const period = cpdPeriod(registration, today);
  const required = requirement(period, registration);
  return {
    start_date: period.start,
    end_date: period.end,
    hours: required.total,
    interactive: required.interactive,
  };
}
