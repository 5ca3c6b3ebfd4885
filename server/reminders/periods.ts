import type { Query } from '../db/statement.ts';
import {
  cpdPeriod,
  effectiveExpiry,
  RENEWALS_ASKED_SINCE,
  type Registration,
} from '#domain/standing/cpd';
import { DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';
import { professionOf } from '#domain/professions/professions';
import type { StoredRegistration } from '#domain/standing/registrations';
import { requirement } from '#domain/standing/required-hours';
import { zones, type Clocks } from './clocks.ts';
import type { Worked } from './jobs.ts';
import type { Range } from './ranges.ts';

/** Users whose first registration is judged in one range, at most; further registrations are few. */
const BATCH_SIZE = 2_000;

interface Stale {
  user_id: number;
  today: CivilDate;
  basis: string;
}

interface StaleFirst extends Stale {
  registration_date: CivilDate | null;
  registration_expiry_date: CivilDate | null;
}

/** Raised when a rule changes the required hours, so that every period is judged again. */
const RULES = 2;

/** The day of the account, and one day for all from before renewals were asked for, so that many share a judgement. */
const createdAt = `to_char(greatest(u.created_at at time zone '${DEFAULT_TIME_ZONE}', '${RENEWALS_ASKED_SINCE}'),
  'YYYY-MM-DD"T12:00Z"')`;

/** The details of a registration besides its two dates; a change of the text makes a period stale. */
const basis = `json_build_object(
    'rules', ${RULES},
    'registrationExpiryRule', u.registration_expiry_rule,
    'registrationRenewedTo', u.registration_renewed_to,
    'createdAt', ${createdAt},
    'registrationType', u.registration_type,
    'registrationTypeSince', u.registration_type_since,
    'registrationBreaks', u.registration_breaks,
    'registrationSpans', u.registration_spans,
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
  order by u.id limit ${BATCH_SIZE}`;

const otherBasis = `(r.value || jsonb_build_object('rules', ${RULES}, 'createdAt', ${createdAt}))::text`;

/** The same for further registrations. */
const staleOthers = `
  select u.id as user_id, z.today::text as today, ${otherBasis} as basis
  from users u join ${zones('$1')} on z.time_zone = u.time_zone
  cross join lateral jsonb_array_elements(u.other_registrations) r
  left join other_cpd_periods p on p.user_id = u.id and p.profession = r.value ->> 'profession'
    and p.user_id > $2 and p.user_id <= $3
  where u.id > $2 and u.id <= $3 and u.other_registrations <> '[]'
    and (p.user_id is null or p.end_date < z.today or p.basis is distinct from ${otherBasis})
  order by u.id`;

/** Periods of registrations that their user removed. */
const removed = `
  delete from other_cpd_periods p using users u
  where u.id = p.user_id and p.user_id > $1 and p.user_id <= $2
    and not exists (select from jsonb_array_elements(u.other_registrations) r
      where r.value ->> 'profession' = p.profession)`;

const periodColumns = {
  basis: 'text',
  registration_date: 'date',
  start_date: 'date',
  end_date: 'date',
  required_hours: 'numeric',
  required_interactive_hours: 'numeric',
  expiry_date: 'date',
};

type Columns = Readonly<Record<string, string>>;

const given = (name: string) => `j.${name}`;

const listed = (columns: Columns, each = (name: string) => name): string =>
  Object.keys(columns).map(each).join(', ');

/**
 * SQL that stores the rows in $1 in order of their keys, so that two processes doing the same wait for each other instead
 * of deadlocking.
 */
function keep(table: string, keys: Columns, more: Columns): string {
  const values = { ...periodColumns, ...more };
  const all = { ...keys, ...values };
  return `
    insert into ${table} (${listed(all)})
    select ${listed(all, given)}
    from json_to_recordset($1::json) as j(${listed(all, (name) => `${name} ${all[name as keyof typeof all]}`)})
    join users u on u.id = j.user_id
    order by ${listed(keys, given)}
    for key share of u
    on conflict (${listed(keys)}) do update set ${listed(values, (name) => `${name} = excluded.${name}`)}`;
}

const keepPeriods = keep('cpd_periods', { user_id: 'int' }, { registration_expiry_date: 'date' });
const keepOthers = keep('other_cpd_periods', { user_id: 'int', profession: 'text' }, {});

/** Recomputes the outdated periods of all registrations and counts them. Finds changes by itself. */
export async function updatePeriods(
  query: Query,
  clocks: Clocks,
  { after, last: end }: Range,
): Promise<Worked> {
  const first = await query<StaleFirst>({ text: stalePeriods, values: [clocks.zones, after, end] });
  const last = first.length === BATCH_SIZE ? first.at(-1)!.user_id : end;
  const store = async (text: string, rows: object[]) => {
    if (rows.length > 0) await query({ text, values: [JSON.stringify(rows)] });
  };
  await store(keepPeriods, judged(first));
  await query({ text: removed, values: [after, last] });
  const others = await query<Stale>({ text: staleOthers, values: [clocks.zones, after, last] });
  const judgedOthers = others.flatMap(judgedOther);
  await store(keepOthers, judgedOthers);
  return { count: first.length + judgedOthers.length, last };
}

function judged(stale: StaleFirst[]) {
  // Many users share the same details: each registration is judged once.
  const judgements = new Map<string, ReturnType<typeof judgement>>();
  return stale.map((row) => {
    const key = `${row.registration_date} ${row.registration_expiry_date} ${row.today} ${row.basis}`;
    const registration: Registration = {
      ...(JSON.parse(row.basis) as Partial<Registration>),
      registrationDate: row.registration_date,
      registrationExpiryDate: row.registration_expiry_date,
    };
    const known = judgements.get(key) ?? judgement(registration, row.today);
    judgements.set(key, known);
    return { ...row, ...known };
  });
}

/** Returns nothing for a profession that no longer exists. */
function judgedOther({ today, ...row }: Stale) {
  const { profession: id, ...stored } = JSON.parse(row.basis) as StoredRegistration;
  const profession = professionOf(id);
  if (!profession) return [];
  const registration: Registration = { ...stored, profession };
  const { registrationDate } = stored;
  return [
    {
      ...row,
      profession: id,
      registration_date: registrationDate,
      ...judgement(registration, today),
    },
  ];
}

function judgement(registration: Registration, today: CivilDate) {
  const period = cpdPeriod(registration, today);
  const { total, interactive } = requirement(period, registration);
  return {
    start_date: period.start,
    end_date: period.end,
    required_hours: total,
    required_interactive_hours: interactive,
    expiry_date: registration.registrationDate ? effectiveExpiry(registration, today) : null,
  };
}
