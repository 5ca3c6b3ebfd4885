import DataLoader from 'dataloader';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { batchOptions } from '../../db/batch-options.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { invalid } from '../../errors.ts';
import type { User } from '../users/user.entity.ts';
import { readinessOf, type AuditFacts } from '#domain/audit-readiness';
import { auditReadiness } from '#domain/audit-summary';
import { parsePeriod } from '#domain/cpd';
import type { ActivityReadiness, AuditReadiness } from './audit-readiness.type.ts';
import { chosenBy, within } from './summary.ts';

/**
 * The facts about the user's ($1) activities that `which` selects; domain judges them. What depends on the words of a
 * text was judged by domain when the text was written (decision 032). Reflections, files and certificates are found once
 * for all activities, or for those that `about` names. The join drops those without an activity; a condition for
 * it would make the database scan an index of all users' rows.
 */
const factsOf = (which: string, about = '') => `
  with logs as (
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
    select c.activity_id, max(k.hours) as hours
    from module_completions c join certificates k on k.completion_id = c.id
    where c.user_id = $1 and k.user_id = $1 and k.revoked_at is null ${about}
    group by c.activity_id),
  filed as (
    select activity_id, count(*) as n from evidence_files
    where user_id = $1 and deleted_at is null and missing_at is null ${about}
    group by activity_id),
  proven as (
    select activity_id from filed
    union
    select l.activity_id from logs l join evidence_files f on f.reflective_log_id = l.id
    where f.user_id = $1 and f.deleted_at is null and f.missing_at is null),
  known as (
    select a.id, a.hours, coalesce(n, 0) as files,
      status = 'completed' as "isCompleted",
      is_interactive as "isInteractive",
      case when r.activity_id is null then 'none'
        when r.is_substantive then 'substantive' else 'thin' end as "reflection",
      case when t.hours >= a.hours then 'attested'
        when p.activity_id is not null then 'file' else a.evidence_grade end as "evidence",
      setting is not null and names_practitioners as "saysWithWhom",
      names_provider as "hasProvider",
      activity_type is not null as "hasType",
      start_date is not null as "hasDates",
      content_elements <> '{}' or coalesce(how_it_meets, '') <> '' as "saysHowItMeets"
    from activities a
    left join reflected r on r.activity_id = a.id
    left join filed f on f.activity_id = a.id
    left join proven p on p.activity_id = a.id
    left join attested t on t.activity_id = a.id
    where a.user_id = $1 and a.deleted_at is null and ${which})`;

const facts = `"isCompleted", "isInteractive", "reflection", "evidence", "saysWithWhom",
  "hasProvider", "hasType", "hasDates", "saysHowItMeets"`;

type Group = AuditFacts & {
  count: number;
  hours: number;
  largest: { id: number; title: string; hours: number };
};

/**
 * One row per combination of facts that occurs, however many activities there are. The largest activity of each is
 * formatted after the grouping; doing so for every activity would cost a quarter of the whole.
 */
const groupsRead = defineQuery<Group[]>({
  name: 'auditReadiness',
  sql: () => `
    ${factsOf('a.occurred_at >= $2::timestamptz and a.occurred_at < $3::timestamptz')}
    ${rows(`
      select ${facts}, count, g.hours,
        (select json_build_object('id', id, 'title', title, 'hours', hours)
         from activities where id = largest_id and user_id = $1) as largest
      from (select ${facts}, count(*) as count, sum(hours) as hours,
          (array_agg(id order by hours desc, id))[1] as largest_id
        from known group by ${facts}) g`)}`,
});

const someRead = defineQuery<(AuditFacts & { id: number; files: number })[]>({
  name: 'activityReadiness',
  sql: () => `
    ${factsOf('a.id = any($2::int[])', 'and activity_id = any($2::int[])')}
    ${rows(`select id, files, ${facts} from known`)}`,
});

/** The hours claimed in a period and those that are fully evidenced: 'current', 'all', or the year in which it ends. */
export async function get(
  ctx: Context,
  period?: string | null,
  viewer?: User,
): Promise<AuditReadiness> {
  const which = parsePeriod(period);
  if (which === undefined) throw invalid({ period: 'Period must be current, all or a year' });
  const user = viewer ?? (await requireUser(ctx));
  const chosen = chosenBy(ctx, user, which);
  const groups = await ctx.reads.read(groupsRead, ...within(user, chosen));
  return auditReadiness(
    groups.map(({ count, hours, largest, ...known }) => ({ facts: known, count, hours, largest })),
  );
}

/** Starts to read it along with the user. */
export function prefetch(ctx: Context, period?: string | null): void {
  const which = parsePeriod(period);
  if (which === undefined) return;
  ctx.reads.prefetch(groupsRead, (user) => within(user, chosenBy(ctx, user, which)));
}

const loaders = new WeakMap<Context, DataLoader<number, AuditFacts & { files: number }>>();

/** The readiness of an activity of the user; one statement for all activities of a list. */
export async function of(ctx: Context, id: number): Promise<ActivityReadiness> {
  return readinessOf(await knownOf(ctx, id));
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
const unknown: AuditFacts & { files: number } = {
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
};

const createLoader = (ctx: Context) =>
  new DataLoader<number, AuditFacts & { files: number }>(async (ids) => {
    const found = await ctx.reads.read(someRead, ctx.caller.session?.userId, [...new Set(ids)]);
    const known = new Map(found.map((each) => [each.id, each]));
    return ids.map((id) => known.get(id) ?? unknown);
  }, batchOptions);
