import { isWithheld } from '#server/auth/token-scopes';
import type { Context } from '#server/context';
import { defineQuery, selectFields, rows, type Fields, type Query } from '#server/db/query';
import { invalid } from '#server/errors';
import { changedSince, sinceOf, type RecordListArgs } from '#server/records/list-args';
import { requireReady } from '#server/records/ready';
import { choiceOf, optionalId } from '#server/validate';
import { bounds, requirePeriod } from '../../standing/needs.ts';
import { defineBothWays, type BothWays, type Way } from '../../mechanics/page-ways.ts';
import { id, moment, quantity, words, type Part } from '../../mechanics/cursors.ts';
import { connection, pageOf, pageParameters, type Connection } from '../../mechanics/pages.ts';
import { idsWithEvidence } from '../../standing/summary/audit-readiness.ts';
import { activityCategories, activityStatuses } from '#domain/records/activities';
import {
  ACTIVITY_SEARCH_MAX,
  activitySorts,
  calendarYear,
  commonDays,
  evidenceFilterGrades,
  evidenceFilters,
  type ActivitySort,
} from '#domain/records/activity-filters';
import { activityTypes } from '#domain/records/activity-types';
import { periodFor } from '#domain/standing/cpd';
import { civilDate } from '#domain/dates';
import { professions } from '#domain/professions/professions';
import { linked } from './activity-links.ts';
import { foundWithoutReflection } from './activity-words.ts';
import { occurredWithin } from '#server/db/completed-days';
import { countsForParameter } from '#server/db/counted';
import { Activity } from './activity.entity.ts';

export type ActivityList = Connection<Activity> & {
  totalHours: number;
  totalInteractiveHours: number;
};

export type ActivityListArgs = RecordListArgs & {
  status?: string | null;
  query?: string | null;
  period?: string | null;
  year?: string | null;
  category?: string | null;
  activityType?: string | null;
  interactive?: boolean | string | null;
  evidence?: string | null;
  countsFor?: string | null;
  goalId?: unknown;
  documentId?: unknown;
  sort?: string | null;
};

type Found = Omit<ActivityList, 'edges' | 'pageInfo' | 'nodes'> & { nodes: Placed[] };

type Key = readonly [value: Date | number | string, id: number];

/** An order of the list: by a value, then by id. */
interface Sorted {
  /** SQL of the value, and the type of $2, which has that of the row of a cursor. */
  value: string;
  type: string;
  part: Part<Key[0]>;
  /** True if the greatest come first. */
  isFalling: boolean;
}

const sorts: Record<ActivitySort, Sorted> = {
  newest: { value: 'occurred_at', type: 'timestamptz', part: moment, isFalling: true },
  oldest: { value: 'occurred_at', type: 'timestamptz', part: moment, isFalling: false },
  hours: { value: 'hours', type: 'numeric', part: quantity, isFalling: true },
  title: { value: 'lower(title)', type: 'text', part: words, isFalling: false },
};

/** An activity with the value by which its list is ordered, as JSON has it. */
type Placed = Activity & { orderedBy?: number | string };

function keyOf({ orderedBy, id }: Placed, { part }: Sorted): Key {
  return [part === moment ? new Date(orderedBy!) : orderedBy!, id];
}

const professionIds = professions.map(({ id }) => id);

/** SQL of the filters, from $5 on; a null selects all. */
const filters = `
  ($5::text is null or status = $5)
  and ($6::timestamptz is null or (${occurredWithin('$6::timestamptz', '$7::timestamptz')}))
  and ($8::text is null or category = $8)
  and ($9::text is null or activity_type = $9)
  and ($10::boolean is null or is_interactive = $10)
  and ($11::int is null or goal_ids @> array[$11::int])
  and ($12::int is null or document_ids @> array[$12::int])`;

interface Variant {
  sort: ActivitySort;
  hasSearch: boolean;
  /** True for a caller who may not find activities by words of a reflection. */
  withoutReflections: boolean;
  hasEvidence: boolean;
  hasProfession: boolean;
  hasSince: boolean;
}

/** Filters that cost more than a comparison are in the statement only if they are given. */
function defineList(
  { sort, hasSearch, withoutReflections, hasEvidence, hasProfession, hasSince }: Variant,
  way: Way,
): Query<Found> {
  const last = 12 + Number(hasSearch) + Number(hasEvidence) + Number(hasProfession);
  const where = [
    'user_id = $1 and deleted_at is null',
    filters,
    ...(hasSearch
      ? ['activity_words(user_id, title, provider, place, description) @@ activity_query($1, $13)']
      : []),
    ...(hasSearch && withoutReflections ? [foundWithoutReflection('$13')] : []),
    ...(hasEvidence
      ? [`id = any(array(${idsWithEvidence(hasSearch ? '$14' : '$13', '$6', '$7')}))`]
      : []),
    ...(hasProfession ? [countsForParameter(`$${last}`)] : []),
    ...(hasSince ? [changedSince(`$${last + 1}`)] : []),
  ].join(' and ');
  const { value, type, isFalling } = sorts[sort];
  const [direction, beyond] = isFalling ? [way.desc, way.lt] : [way.asc, way.gt];
  return defineQuery<Found>({
    name: `activities by ${sort}${hasSearch ? ', search' : ''}${withoutReflections ? ' without reflections' : ''}${hasEvidence ? ', evidence' : ''}${hasProfession ? ', counts for' : ''}${hasSince ? ', since' : ''}`,
    entity: Activity,
    needs: ['id'],
    sql: (columns, asks) => {
      const sum = (field: string, sql: string) => `'${field}', ${asks(field) ? sql : '0'}`;
      const sums = ['totalCount', 'totalHours', 'totalInteractiveHours'];
      return `
        select json_build_object(
          'nodes', (${rows(`
            select ${columns}, ${value} as "orderedBy"${linked(asks)} from activities
            where ${where} and ($3::int is null or (${value}, id) ${beyond} ($2::${type}, $3::int))
            order by ${value} ${direction}, id ${direction} limit $4`)}),
          ${sum('totalCount', 'count(*)')},
          ${sum('totalHours', 'coalesce(sum(hours), 0)')},
          ${sum('totalInteractiveHours', 'coalesce(sum(hours) filter (where is_interactive), 0)')})
        ${sums.some(asks) ? `from activities where ${where}` : ''}`;
    },
  });
}

const defined = new Map<string, BothWays<Found>>();

function listRead(variant: Variant): BothWays<Found> {
  const key = Object.values(variant).join();
  const read = defined.get(key) ?? defineBothWays((way) => defineList(variant, way));
  defined.set(key, read);
  return read;
}

/** The user's activities that the filters select, a page at a time, with the hours of all of them. */
export async function list(
  ctx: Context,
  args: ActivityListArgs,
  fields?: Fields | null,
): Promise<ActivityList> {
  const sort = choiceOf('sort', valuesOf(activitySorts), args.sort) ?? 'newest';
  const sorted = sorts[sort];
  const page = pageOf<Key>(args, { list: `activities by ${sort}`, parts: [sorted.part, id] });
  const evidence = choiceOf('evidence', valuesOf(evidenceFilters), args.evidence);
  const grades = evidence && evidenceFilterGrades[evidence];
  const profession = choiceOf('countsFor', professionIds, args.countsFor);
  const search = args.query?.trim().slice(0, ACTIVITY_SEARCH_MAX);
  if (search) await requireReady(ctx, 'search');
  const since = sinceOf(args);
  const read = selectFields(
    listRead({
      sort,
      hasSearch: Boolean(search),
      withoutReflections: Boolean(search) && isWithheld(ctx, 'reflective-logs'),
      hasEvidence: Boolean(grades),
      hasProfession: Boolean(profession),
      hasSince: Boolean(since),
    })[page.direction],
    fields,
  );
  const place = pageParameters(page);
  const status = choiceOf('status', activityStatuses, args.status);
  const others = [
    choiceOf('category', activityCategories, args.category),
    choiceOf('activityType', activityTypes, args.activityType),
    flagOf(args.interactive),
    optionalId('goalId', args.goalId),
    optionalId('documentId', args.documentId),
    ...(search ? [search] : []),
    ...(grades ? [grades] : []),
    ...(profession ? [profession] : []),
    ...(since ? [since] : []),
  ];
  const period = requirePeriod(args.period ?? 'all');
  const year = calendarYear(args.year);
  if (year === undefined) throw invalid({ year: 'Year must be all or a year, such as 2026' });
  const { session } = ctx.caller;
  const found =
    period === 'all' && !year
      ? await ctx.reads.read(read, session?.userId, ...place, status, null, null, ...others)
      : await ctx.reads.readForViewer(read, (user) => {
          const ofPeriod = periodFor(user, civilDate(ctx.now, user.timeZone), period);
          const { from, to } = bounds(commonDays(ofPeriod, year)!, user.timeZone);
          return [user.id, ...place, status, from, to, ...others];
        });
  const { totalHours, totalInteractiveHours } = found;
  const list: Connection<Placed> = connection(found, page, (node) => keyOf(node, sorted));
  for (const node of list.nodes) delete node.orderedBy;
  return {
    ...list,
    totalHours,
    totalInteractiveHours,
  };
}

const valuesOf = <Value extends string>(choices: readonly { value: Value }[]): Value[] =>
  choices.map(({ value }) => value);

function flagOf(given: ActivityListArgs['interactive']): boolean | null {
  if (given === null || given === undefined || given === '') return null;
  if (String(given) === 'true') return true;
  if (String(given) === 'false') return false;
  throw invalid({ interactive: 'interactive must be true or false' });
}
