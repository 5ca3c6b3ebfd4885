import DataLoader from 'dataloader';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { occurredWithin } from '#server/db/completed-days';
import { defineQuery, rows } from '#server/db/query';
import { activitiesIn, perScope, scopeOf, type Scope } from '#server/db/counted';
import { recordedAt } from '#server/records/record.entity';
import { attestingBadges, proves } from '../../records/evidence-files/proving.ts';
import { covers } from '../../proof/attestations/attestation.reads.ts';
import { requireRegistration } from '../held.ts';
import type { User } from '../../account/users/user.entity.ts';
import { chosenBy, requirePeriod, within } from '../needs.ts';
import { readinessOf, type AuditFacts } from '#domain/standing/audit-readiness';
import { auditReadiness } from '#domain/standing/audit-summary';
import { parsePeriod, periodFor } from '#domain/standing/cpd';
import { civilDate } from '#domain/dates';
import { COMPARED_BITS, LIKENESS_BITS, likenessLimits } from '#domain/records/likeness';
import { checksOf, plausibilityLimits, type PlausibilityFacts } from '#domain/records/plausibility';
import type { ActivityReadiness, AuditReadiness } from './audit-readiness.type.ts';

const { comparedTitles, filledDays, hoursADay } = plausibilityLimits;

/**
 * The facts about the user's ($1) activities that `which` selects; domain judges them. What depends on the words of a
 * text was judged by domain when the text was written (decision 032). Reflections, files and certificates are found once
 * for all activities, or for those that `about` names. A cited document, and a file that shows nothing, are notes. A certificate of a self-paced module attests no interactive hours;
 * another person does, and the badge of another issuer. The join drops those without an activity; a condition for it would make the database scan an
 * index of all users' rows.
 */
const factsOf = (which: string, about = '', scope: Scope = null) => `
  logs as (
    select id, activity_id, is_substantive from reflective_logs
    where user_id = $1 and deleted_at is null ${about}),
  reflected as (
    select activity_id, bool_or(is_substantive) as is_substantive from (
      select activity_id, is_substantive from logs
      union all
      select activity_id, is_substantive from module_completions
      where user_id = $1 and reflection <> '' ${about}) w
    group by activity_id),
  attested as (
    select activity_id, max(hours) as hours, max(hours) filter (where is_signed) as signed_hours from (
      select c.activity_id, coalesce(k.confirmed_hours, k.hours) as hours, false as is_signed
      from module_completions c join certificates k on k.completion_id = c.id
      where c.user_id = $1 and k.user_id = $1 and k.revoked_at is null ${about}
      union all
      select t.activity_id, least(t.hours, t.corrected_hours), true from attestations t join activities a on a.id = t.activity_id
      where t.user_id = $1 and a.user_id = $1 and ${covers} ${about}
      union all
      select activity_id, hours, covers_interactive from (${attestingBadges}) b
      where true ${about}) w
    group by activity_id),
  filed as (
    select activity_id, count(*) as n from evidence_files
    where user_id = $1 and deleted_at is null and missing_at is null ${about}
    group by activity_id),
  cited as (
    select a.id as activity_id, bool_or(f.id is not null and ${proves('f')}) as has_file
    from activities a join documents d on d.id = any(a.document_ids)
    left join evidence_files f on f.document_id = d.id and f.user_id = $1
      and f.deleted_at is null and f.missing_at is null
    where a.user_id = $1 and a.document_ids <> '{}' and d.user_id = $1 and d.deleted_at is null
      ${about.replace('activity_id', 'a.id')}
    group by a.id),
  proven as (
    select activity_id, bool_or(is_file) as is_file from (
      select activity_id, ${proves('f')} as is_file from evidence_files f
      where f.user_id = $1 and f.deleted_at is null and f.missing_at is null ${about}
      union all
      select l.activity_id, ${proves('f')} from logs l join evidence_files f on f.reflective_log_id = l.id
      where f.user_id = $1 and f.deleted_at is null and f.missing_at is null
      union all
      select activity_id, has_file from cited) w
    group by activity_id),
  known as (
    select a.id, a.hours, a.completed_on, coalesce(n, 0) as files,
      status = 'completed' as "isCompleted",
      is_interactive as "isInteractive",
      case when r.activity_id is null then 'none'
        when r.is_substantive then 'substantive' else 'thin' end as "reflection",
      case when case when a.is_interactive then t.signed_hours else t.hours end >= a.hours then 'attested'
        when p.is_file then 'file'
        when p.activity_id is not null and a.evidence_grade = 'none' then 'note'
        else a.evidence_grade end as "evidence",
      setting is not null and names_practitioners as "saysWithWhom",
      names_provider as "hasProvider",
      activity_type is not null as "hasType",
      start_date is not null or a.hours <= ${hoursADay} as "hasDates",
      content_elements <> '{}' or coalesce(how_it_meets, '') <> '' as "saysHowItMeets"
    from ${activitiesIn(scope, 'a')}
    left join reflected r on r.activity_id = a.id
    left join filed f on f.activity_id = a.id
    left join proven p on p.activity_id = a.id
    left join attested t on t.activity_id = a.id
    where a.user_id = $1 and a.deleted_at is null and ${which})`;

/**
 * SQL of the ids of the user's ($1) activities between two moments, if they are given, whose evidence has one of some
 * grades. All are names of parameters.
 */
export const idsWithEvidence = (grades: string, from: string, to: string) => `
  with ${factsOf(occurredWithin(`coalesce(${from}, '-infinity')`, `coalesce(${to}, 'infinity')`, 'a.'))}
  select id from known where "evidence" = any(${grades}::text[])`;

/** SQL of the `hours`, `completed_on` and "evidence" of the user's ($1) activities that were completed in [from, to). */
export const evidenceOfCompleted = (from: string, to: string, scope: Scope) => `
  with ${factsOf(occurredWithin(from, to, 'a.'), '', scope)}
  select hours, completed_on, "evidence" from known where "isCompleted"`;

const facts = `"isCompleted", "isInteractive", "reflection", "evidence", "saysWithWhom",
  "hasProvider", "hasType", "hasDates", "saysHowItMeets"`;

export type Group = AuditFacts & {
  count: number;
  hours: number;
  largest: { id: number; title: string; hours: number; hasLog: boolean };
};

/**
 * One row per combination of facts that occurs, however many activities there are. The largest activity of each is
 * formatted after the grouping; doing so for every activity would cost a quarter of the whole.
 */
export const groupsRead = perScope((scope) =>
  defineQuery<Group[]>({
    name: 'auditReadiness',
    sql: () => `
    with ${factsOf(occurredWithin('$2::timestamptz', '$3::timestamptz', 'a.'), '', scope)}
    ${rows(`
      select ${facts}, count, g.hours,
        (select json_build_object('id', id, 'title', title, 'hours', hours,
           'hasLog', exists(select from logs l where l.activity_id = largest_id))
         from ${activitiesIn(scope)} where id = largest_id and user_id = $1) as largest
      from (select ${facts}, count(*) as count, sum(hours) as hours,
          (array_agg(id order by hours desc, id))[1] as largest_id
        from known group by ${facts}) g`)}`,
  }),
);

/**
 * The facts for the plausibility of the activities in $2. The other activities of their days are found once per day,
 * through the index on the date of completion, which is at most `filledDays` after it; inlined, they would be found again for each activity.
 * Reflections of the same words are found by equality; similar ones by comparing pairs, as many as `likenessLimits` allows.
 */
const plausibility = `
  shown as (
    select a.id, lower(a.title) as title, a.hours, a.module_id, a.confirmed_checks,
      case when a.is_interactive then a.practitioners end as with_whom, a.completed_on as day,
      case when a.completed_on - a.start_date between 1 and ${filledDays - 1} then a.start_date
        else a.completed_on end as first,
      (${recordedAt('a.')} at time zone u.time_zone)::date as recorded_on
    from activities a join users u on u.id = a.user_id
    where a.id = any($2::int[]) and a.user_id = $1 and a.deleted_at is null),
  days as (
    select distinct d.day::date as day
    from shown s cross join lateral generate_series(s.first::timestamp, s.day::timestamp, '1 day') as d (day)),
  of_days as materialized (
    select d.day, b.completed_on as completed, lower(b.title) as title, b.hours as whole,
      case when b.start_date is null and b.hours > ${hoursADay} then 0
        else b.hours / greatest(1, b.completed_on - b.start_date + 1) end as hours
    from days d join activities b on b.completed_on >= d.day and b.completed_on < d.day + ${filledDays}
    where b.user_id = $1 and b.deleted_at is null and b.status = 'completed'
      and (b.completed_on = d.day or (b.start_date <= d.day and b.completed_on - b.start_date < ${filledDays}))),
  sums as materialized (
    select day, sum(hours) as hours, count(*) filter (where hours > 0) as n
    from of_days group by day),
  fullest as materialized (
    select distinct on (s.id) s.id, d.day, d.hours, d.n
    from shown s join sums d on d.day between s.first and s.day
    order by s.id, round(d.hours, 2) desc, d.day),
  titles as materialized (
    select day, title, count(*) as n from of_days
    where completed = day and title in (select title from shown) group by day, title),
  places as materialized (
    select s.day, s.hours, o.title
    from (select distinct day, hours from shown) s cross join lateral (
      select title from of_days where day = s.day and completed = s.day and whole = s.hours
      group by title order by title collate "C" limit ${comparedTitles}) o),
  others as materialized (
    select s.id, json_agg(o.title order by o.title collate "C") as titles
    from shown s join places o on o.day = s.day and o.hours = s.hours and o.title <> s.title
    group by s.id),
  own_files as materialized (
    select f.sha256, a.id as activity_id from evidence_files f
    left join reflective_logs l on l.id = f.reflective_log_id and l.user_id = $1 and l.deleted_at is null
    join activities a on a.id = coalesce(f.activity_id, l.activity_id) and a.user_id = $1 and a.deleted_at is null
    where f.user_id = $1 and f.deleted_at is null),
  same_files as materialized (
    select s.id, count(distinct o.activity_id) as n
    from shown s join own_files f on f.activity_id = s.id
      join own_files o on o.sha256 = f.sha256 and o.activity_id <> s.id
    group by s.id),
  own_logs as materialized (
    select l.id, l.likeness, a.id as activity_id from reflective_logs l
    join activities a on a.id = l.activity_id and a.user_id = $1 and a.deleted_at is null
    where l.user_id = $1 and l.deleted_at is null and l.likeness is not null),
  own_texts as materialized (
    select likeness, substring(likeness from 1 for ${COMPARED_BITS}) as bits from own_logs
    group by likeness order by max(id) desc limit ${likenessLimits.texts}),
  shown_texts as materialized (
    select s.id, likeness, substring(likeness from 1 for ${COMPARED_BITS}) as bits,
      row_number() over (partition by s.id order by max(l.id) desc) as place
    from shown s join own_logs l on l.activity_id = s.id group by s.id, likeness),
  newest_texts as materialized (
    select id, bits from shown_texts
    where place <= ${likenessLimits.ofActivity} and likeness in (select likeness from own_texts)),
  near_texts as materialized (
    select id, likeness from shown_texts
    union
    select s.id, o.likeness from newest_texts s join own_texts o on bit_count(s.bits # o.bits) <= ${LIKENESS_BITS}),
  same_logs as materialized (
    select n.id, count(distinct o.activity_id) as n
    from near_texts n join own_logs o on o.likeness = n.likeness and o.activity_id <> n.id
    group by n.id),
  left_out as materialized (
    select id, greatest(0, count(*) - ${likenessLimits.ofActivity})
      + (select greatest(0, count(distinct likeness) - ${likenessLimits.texts}) from own_logs) as n
    from shown_texts group by id),
  checked as materialized (
    select s.id, json_build_object('day', s.day, 'hours', s.hours, 'fullestDay', d.day, 'dayHours', coalesce(d.hours, 0),
      'dayCount', coalesce(d.n, 0), 'sameTitle', coalesce(t.n, 0), 'title', s.title, 'otherTitles', coalesce(o.titles, '[]'::json),
      'sameFiles', coalesce(f.n, 0), 'sameReflections', coalesce(l.n, 0),
      'reflectionsLeftOut', coalesce(x.n, 0), 'withWhom', s.with_whom,
      'moduleMinutes', nullif(m.study_minutes, 0), 'recordedOn', s.recorded_on,
      'confirmed', coalesce(s.confirmed_checks, '{}')) as plausibility
    from shown s left join fullest d on d.id = s.id
    left join titles t on t.day = s.day and t.title = s.title
    left join others o on o.id = s.id left join same_files f on f.id = s.id
    left join same_logs l on l.id = s.id left join left_out x on x.id = s.id
    left join cpd_modules m on m.id = s.module_id)`;

type Known = AuditFacts & {
  files: number;
  thinReflectionId: number | null;
  plausibility: PlausibilityFacts;
};

const someRead = defineQuery<(Known & { id: number })[]>({
  name: 'activityReadiness',
  sql: () => `
    with ${factsOf('a.id = any($2::int[])', 'and activity_id = any($2::int[])')}, ${plausibility}
    ${rows(`
      select k.id, files, ${facts}, plausibility,
        (select max(l.id) from logs l where l.activity_id = k.id and k.reflection = 'thin') as "thinReflectionId"
      from known k join checked c on c.id = k.id`)}`,
});

/** The hours claimed in a period and those that are fully evidenced: 'current', 'all', or the year in which it ends. */
export async function get(
  ctx: Context,
  period?: string | null,
  viewer?: User,
  profession?: string | null,
): Promise<AuditReadiness> {
  const which = requirePeriod(period);
  const user = viewer ?? (await requireUser(ctx));
  const registration = requireRegistration(user, profession);
  const chosen = periodFor(registration, civilDate(ctx.now, user.timeZone), which);
  const groups = await ctx.reads.read(
    groupsRead(scopeOf(user, registration.profession.id)),
    ...within(user, chosen),
  );
  return auditReadiness(
    groups.map(({ count, hours, largest, ...known }) => ({ facts: known, count, hours, largest })),
  );
}

/** Starts to read the first registration's readiness along with the user. */
export function prefetch(ctx: Context, { period, registration }: Record<string, unknown>): void {
  const which = parsePeriod(String(period));
  if (which === undefined || registration) return;
  ctx.reads.prefetch(
    (user) => groupsRead(scopeOf(user)),
    (user) => within(user, chosenBy(ctx, user, which)),
  );
}

const loaders = new WeakMap<Context, DataLoader<number, Known>>();

/** The readiness of an activity of the user; one statement for all activities of a list. */
export async function of(ctx: Context, id: number): Promise<ActivityReadiness> {
  const { plausibility: facts, thinReflectionId, ...known } = await knownOf(ctx, id);
  return {
    // A reflection on a module can be thin, too, but is not edited.
    ...readinessOf(known, thinReflectionId !== null),
    checks: checksOf(facts),
    thinReflectionId,
  };
}

/** The number of its evidence files whose content exists; in the same statement. */
export const filesOf = async (ctx: Context, id: number): Promise<number> =>
  (await knownOf(ctx, id)).files;

function knownOf(ctx: Context, id: number) {
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  return loader.load(Number(id));
}

/** For an activity that has been deleted: the response to its deletion still has these fields. */
const unknown: Known = {
  isCompleted: false,
  isInteractive: false,
  reflection: 'none',
  evidence: 'none',
  saysWithWhom: false,
  hasProvider: false,
  hasType: false,
  hasDates: false,
  saysHowItMeets: false,
  files: 0,
  thinReflectionId: null,
  plausibility: {
    day: null,
    hours: 0,
    fullestDay: null,
    dayHours: 0,
    dayCount: 0,
    sameTitle: 0,
    title: '',
    otherTitles: [],
    sameFiles: 0,
    sameReflections: 0,
    reflectionsLeftOut: 0,
    withWhom: null,
    moduleMinutes: null,
    recordedOn: '',
    confirmed: [],
  },
};

const createLoader = (ctx: Context) =>
  new DataLoader<number, Known>(async (ids) => {
    const found = await ctx.reads.read(someRead, ctx.caller.session?.userId, [...new Set(ids)]);
    const known = new Map(found.map((each) => [each.id, each]));
    return ids.map((id) => known.get(id) ?? unknown);
  }, batchOptions);
