import { covers } from '../schema/proof/attestations/attestation.reads.ts';
import { proves } from '../schema/records/evidence-files/proving.ts';
import { FIRST, hoursIn } from '../db/counted.ts';
import type { Query } from '../db/statement.ts';
import { dueTimes } from '#domain/messages/due-dates';
import type { ReminderRule } from '#domain/messages/reminders';
import { LATE_DAYS } from '#domain/records/rhythm';
import { isBusy, zones, type Clocks } from './clocks.ts';
import { expiryRules } from './expiry-rules.ts';
import type { Range } from './ranges.ts';
import { inRange, threshold, type RuleQuery } from './rule-query.ts';

/** SQL of the hours of an activity `a` that count for the registration that `s` is about. */
const counted = `case when not s.has_others then a.hours when s.registration is null then ${hoursIn(FIRST, 'a')}
  else coalesce((jsonb_path_query_first(a.counts_for, '$[*] ? (@.profession == $of).hours',
    jsonb_build_object('of', s.registration)) #>> '{}')::numeric, 0) end`;

/** SQL that is true for a completed activity `a` in the period of that registration with hours that count for it. */
const countsInPeriod = `a.status = 'completed' and a.deleted_at is null
  and a.completed_on between s.start_date and s.end_date
  and (not s.has_others or ${counted} > 0)`;

/** SQL for the end of a reminder's key and for its facts that name the registration; empty for the first. */
const ofRegistration = `coalesce(':' || s.registration, '')`;
const registrationFact = `jsonb_strip_nulls(jsonb_build_object('registration', s.registration))`;

/** The SQL of each rule; domain/messages/reminders has its wording, domain/messages/due-dates its times. */
const ruleQueries: Record<ReminderRule, RuleQuery> = {
  ...expiryRules,
  'registration-expiring': {
    times: { days: dueTimes.registrationDays },
    urgent: `s.expiry - s.today <= ${dueTimes.urgentDays}`,
    perRegistration: true,
    sql: `
      select s.user_id, s.expiry || ':' || t.threshold || ${ofRegistration} as key,
        jsonb_build_object('expiryDate', s.expiry) || ${registrationFact} as facts
      from someone s cross join lateral (select ${threshold('s.expiry')}) t
      where s.expiry >= s.today and t.threshold is not null`,
  },
  'registration-expired': {
    times: dueTimes.registrationExpired,
    urgent: 'true',
    perRegistration: true,
    sql: `
      select s.user_id, s.expiry || case when t.passed > 1 then ':' || t.passed else '' end || ${ofRegistration} as key,
        jsonb_build_object('expiryDate', s.expiry, 'isDerived', s.is_derived) || ${registrationFact} as facts
      from someone s
      cross join lateral (select max(each.days::int) as passed
        from jsonb_array_elements_text($2::jsonb -> 'days') each(days)
        where each.days::int <= s.today - s.expiry) t
      where s.expiry < s.today
        and s.today - s.expiry - t.passed < s.late + ($2::jsonb ->> 'lateDays')::int`,
  },
  'period-closed': {
    times: { days: dueTimes.pastDays },
    perRegistration: true,
    sql: `
      select s.user_id, (s.start_date - 1) || ${ofRegistration} as key,
        jsonb_build_object('end', s.start_date - 1) || ${registrationFact} as facts
      from someone s
      where s.start_date <= s.today and s.start_date - 1 >= s.today - s.late - ($2::jsonb ->> 'days')::int
        and (s.registration_date is null or s.registration_date < s.start_date)
        and s.created_at < s.starts_at`,
  },
  pace: {
    times: dueTimes.pace,
    perRegistration: true,
    sql: `
      select s.user_id, s.checkpoint || ${ofRegistration} as key, ${registrationFact} || jsonb_build_object(
        'start', s.start_date, 'end', s.end_date,
        'required', jsonb_build_object('total', s.total, 'interactive', s.interactive),
        'done', jsonb_build_object('total', a.total, 'interactive', a.interactive)) as facts
      from (
        select s.*, c.checkpoint, s.end_date - s.start_date + 1 as days,
          s.today - s.start_date as elapsed, ($2::jsonb ->> 'leastHours')::numeric * 10 as least
        from someone s join checkpoints c using (start_date, end_date, today, late)
        where s.total > 0 and ${isNew('pace', `c.checkpoint || ${ofRegistration}`)}
        offset 0) s
      cross join lateral (
        select coalesce(sum(${counted}), 0) as total,
          coalesce(sum(${counted}) filter (where a.is_interactive), 0) as interactive
        from activities a
        where a.user_id = s.user_id and a.deleted_at is null and a.status = 'completed'
          and a.completed_on between s.start_date and s.end_date) a
      where s.total * 10 * s.elapsed - a.total * 10 * s.days >= s.least * s.days
        or s.interactive * 10 * s.elapsed - a.interactive * 10 * s.days >= s.least * s.days`,
    // The same as paceCheckpoint in domain/messages/due-dates; computed once per period, since many users share one.
    before: `
      checkpoints as materialized (
        select p.*, c.checkpoint
        from (select distinct start_date, end_date, today, late from someone where today <= end_date) p
        cross join (select ($2::jsonb ->> 'lastDays')::int as last_days,
          ($2::jsonb ->> 'everyDays')::int as every, ($2::jsonb ->> 'lateDays')::int as late_days) n
        cross join lateral (
          select max(day) as checkpoint from (
            select p.end_date - n.last_days + fortnight * n.every as day
            from generate_series(0, n.last_days / n.every) fortnight
            union all
            select (p.start_date + make_interval(months => month))::date
            from generate_series(1, (p.end_date - p.start_date) / 28) month
            where (p.start_date + make_interval(months => month))::date
              <= p.end_date - n.last_days - n.every) d
          where day > p.start_date and day <= p.today) c
        where p.today - c.checkpoint <= n.late_days + p.late),`,
  },
  // Without full evidence, as domain/standing/audit-readiness judges it: a file of the activity, of a reflection on it or of a
  // document it cites, what another person confirmed or, of hours that are not interactive, a valid certificate. The
  // proofs are gathered from their own side, once per range, since looking for each beside every activity takes several
  // times as long; `not in` hashes them, where the planner may choose to compare every pair for a join.
  'evidence-missing': {
    times: { days: dueTimes.evidenceDays },
    perRegistration: true,
    before: `
      closing as materialized (
        select s.* from someone s
        where s.start_date <= s.today and s.today >= s.end_date - ($2::jsonb ->> 'days')::int
          and ${isNew('evidence-missing', `s.end_date || ${ofRegistration}`)}),
      proven as materialized (
        select f.activity_id from evidence_files f
          where ${ofClosing('f')} and f.activity_id is not null and ${isStored('f')}
        union all select l.activity_id from evidence_files f
          join reflective_logs l on l.id = f.reflective_log_id and l.user_id = f.user_id
          where ${ofClosing('f')} and f.reflective_log_id is not null and ${isStored('f')}
            and l.activity_id is not null and l.deleted_at is null
        union all select a.id from attestations t join activities a on a.id = t.activity_id and a.user_id = t.user_id
          where ${ofClosing('t')} and ${covers}),
      certified as materialized (
        select a.id, ${ofRegistration} as registration
        from closing s join module_completions c on c.user_id = s.user_id and ${inRange('c')}
        join certificates k on k.completion_id = c.id
        join activities a on a.id = c.activity_id and a.user_id = c.user_id
        where k.revoked_at is null and coalesce(k.confirmed_hours, k.hours) >= ${counted}),`,
    sql: `
      select s.user_id, s.end_date || ${ofRegistration} as key,
        jsonb_build_object('end', s.end_date, 'activities', count(*)) || ${registrationFact} as facts
      from closing s join activities a on a.user_id = s.user_id and ${inRange('a')} and ${countsInPeriod}
      where a.id not in (select activity_id from proven)
        and (a.is_interactive or (a.id, ${ofRegistration}) not in (select id, registration from certified))
        and (a.document_ids = '{}' or not exists (select from evidence_files f
          join documents d on d.id = f.document_id and d.user_id = f.user_id and d.deleted_at is null
          where f.document_id = any(a.document_ids) and f.user_id = a.user_id and ${isStored('f')}))
      group by s.user_id, s.end_date, s.registration`,
  },
  // A record in the periods of several registrations is found for each, with the same key, so it is reminded of once.
  'reflection-missing': {
    times: dueTimes.reflection,
    perRegistration: true,
    sql: `
      select s.user_id, a.id::text as key, jsonb_build_object('id', a.id, 'title', a.title) as facts
      from someone s join activities a on a.user_id = s.user_id and ${inRange('a')}
      where ${countsInPeriod}
        and ${isTime('greatest(a.created_at, a.completed_date)')}
        and not exists (select from reflective_logs l
          where l.activity_id = a.id and l.deleted_at is null)
        and not exists (select from module_completions c
          where c.activity_id = a.id and c.user_id = a.user_id and c.reflection <> '')`,
  },
  'activity-untouched': {
    times: dueTimes.untouched,
    sql: `
      select s.user_id, a.id || ':' || ${utcDay('coalesce(a.updated_at, a.created_at)')} as key,
        jsonb_build_object('id', a.id, 'title', a.title) as facts
      from someone s join activities a on a.user_id = s.user_id and ${inRange('a')}
      where a.deleted_at is null and a.status = 'in-progress'
        and ${isTime('coalesce(a.updated_at, a.created_at)')}`,
  },
  'module-untouched': {
    times: dueTimes.untouched,
    sql: `
      select s.user_id, g.module_id || ':' || ${utcDay('g.updated_at')} as key,
        jsonb_build_object('id', m.id, 'title', m.title) as facts
      from someone s join module_progress g on g.user_id = s.user_id and ${inRange('g')}
      join cpd_modules m on m.id = g.module_id
      where ${isTime('g.updated_at')} and not exists (select from module_completions c
        where c.user_id = g.user_id and c.module_id = g.module_id)`,
  },
  // The newest review whose time has come, as dueReview in domain/messages/due-dates, while it is new.
  'module-review': {
    times: dueTimes.moduleReview,
    sql: `
      select s.user_id, c.module_id || ':' || w.week as key,
        jsonb_build_object('title', m.title, 'slug', m.slug, 'week', w.week) as facts
      from someone s join module_completions c on c.user_id = s.user_id and ${inRange('c')}
      join cpd_modules m on m.id = c.module_id
      cross join lateral (
        select max(each.week::int) as week
        from jsonb_array_elements_text($2::jsonb -> 'weeks') each(week)
        where c.completed_at <= $1::timestamptz - make_interval(hours => each.week::int * 168)) w
      where c.completed_at > $1::timestamptz
          - make_interval(hours => w.week * 168 + (s.late + ($2::jsonb ->> 'lateDays')::int) * 24)
        and not exists (select from module_reviews r
          where r.user_id = c.user_id and r.module_id = c.module_id and r.week = w.week)`,
  },
  // Once in a week, if the timeline grew since the last one that was sent.
  'timeline-head': {
    times: dueTimes.week,
    sql: `
      select s.user_id, (s.today - (extract(isodow from s.today)::int - ($2::jsonb ->> 'starts')::int + 7) % 7)::text as key,
        jsonb_build_object('seq', c.seq, 'hash', c.hash) as facts
      from someone s join record_chains c on c.user_id = s.user_id and ${inRange('c')}
      where c.seq > coalesce((select max((r.facts ->> 'seq')::int) from reminders r
        where r.user_id = s.user_id and r.rule = 'timeline-head'), 0)`,
  },
};

/** SQL that is true if the reminder of `s` with this key does not exist yet: what was found needs no second look. */
function isNew(rule: ReminderRule, key: string): string {
  return `not exists (select from reminders r
    where r.user_id = s.user_id and r.rule = '${rule}' and r.key = ${key})`;
}

/** SQL that is true for rows of the users of `closing`. */
function ofClosing(table: string): string {
  return `${inRange(table)} and ${table}.user_id = any (array(select user_id from closing))`;
}

/** SQL that is true for an evidence file that can be shown and shows something. */
function isStored(file: string): string {
  return `${file}.deleted_at is null and ${proves(file)}`;
}

function isTime(moment: string): string {
  return `${moment} <= ${ago('afterHours')} and ${moment} > ${ago('untilHours')}`;
}

function ago(hours: string): string {
  return `$1::timestamptz - make_interval(hours => ($2::jsonb ->> '${hours}')::int)`;
}

function utcDay(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}

/**
 * Users whose reminders of today are already searched for (`Clocks`) and whose digest of today was not sent. Reminders
 * are sent at once or, before 07:00, in the morning, if they are still true (changed.ts). The demo account has fixed
 * notifications. `late` is the number of days on which no digest could come.
 */
const everyone = `
  select u.id as user_id, null::text as registration, u.time_zone, u.created_at, u.registration_date, z.today,
    p.start_date, p.end_date,
    p.required_hours as total, p.required_interactive_hours as interactive,
    p.expiry_date as expiry,
    u.registration_expiry_date is null and u.registration_expiry_rule is distinct from 'one-year' as is_derived,
    p.start_date::timestamp at time zone u.time_zone as starts_at,
    (p.end_date + 1)::timestamp at time zone u.time_zone as ends_at,
    u.other_registrations <> '[]' as has_others, ${isBusy('$1')} as is_busy,
    case when n.rhythm = 'weekly' then ${LATE_DAYS.weekly} else 0 end
      + coalesce((select max(least(${LATE_DAYS.busy}, z.today - (q.from_at at time zone u.time_zone)::date))
        from roster_quiet q where q.user_id = u.id and q.until_at <= $1::timestamptz
          and q.until_at > z.today::timestamp at time zone u.time_zone), 0) as late
  from users u join cpd_periods p on p.user_id = u.id and ${inRange('p')}
  join ${zones('$5')} on z.time_zone = u.time_zone
  left join notification_preferences n on n.user_id = u.id and ${inRange('n')}
  where u.id > $3 and u.id <= $4 and not u.is_demo and p.told_on is distinct from z.today`;

/** The same with a row for each further registration; columns in the order of `everyone`. */
const everyRegistration = `
  select * from everyone union all
  select e.user_id, o.profession, e.time_zone, e.created_at, o.registration_date, e.today,
    o.start_date, o.end_date, o.required_hours, o.required_interactive_hours, o.expiry_date,
    o.basis::jsonb ->> 'registrationExpiryDate' is null
      and o.basis::jsonb ->> 'registrationExpiryRule' is distinct from 'one-year',
    o.start_date::timestamp at time zone e.time_zone, (o.end_date + 1)::timestamp at time zone e.time_zone,
    e.has_others, e.is_busy, e.late
  from everyone e join other_cpd_periods o on o.user_id = e.user_id and ${inRange('o')}
  where e.has_others`;

/** In one order, so that two processes that find the same wait for each other instead of deadlocking. */
const statements = Object.fromEntries(
  Object.entries(ruleQueries).map(
    ([rule, { sql, times, urgent, before = '', perRegistration }]) => [
      rule,
      {
        times: JSON.stringify(times),
        text: `
    with ${perRegistration ? `everyone as (${everyone}), ` : ''}someone as (
      select * from (${perRegistration ? everyRegistration : everyone}) e ${urgent ? '' : 'where not is_busy'}),
    ${before}
    due as (${urgent ? `${sql} and (not s.is_busy or ${urgent})` : sql}), new as (
      insert into reminders (user_id, rule, key, facts, created_at)
      select d.user_id, '${rule}', d.key, d.facts, $1::timestamptz from due d
      where not exists (select from reminders r
        where r.user_id = d.user_id and r.rule = '${rule}' and r.key = d.key)
      order by d.user_id, d.key
      on conflict (user_id, rule, key) do nothing
      returning 1)
    select count(*)::int as n from new`,
      },
    ],
  ),
) as Record<ReminderRule, { text: string; times: string }>;

export const rules = Object.keys(ruleQueries) as ReminderRule[];

/** Inserts what is newly due by a rule for the users of a range; returns the number of rows. */
export async function findDue(
  query: Query,
  rule: ReminderRule,
  clocks: Clocks,
  { after, last }: Range,
): Promise<number> {
  const { text, times } = statements[rule];
  const values = [clocks.now, times, after, last, clocks.zones];
  const [row] = await query<{ n: number }>({ text, values });
  return row?.n ?? 0;
}
