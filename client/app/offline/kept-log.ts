import { deviceTimeZone } from '#client/lib/device-time-zone.ts';
import type { ActivitiesQuery, ActivitiesQueryVariables } from '#client/graphql/generated.ts';
import { dayFromWire, dayOf } from '#client/lib/dates.ts';
import {
  calendarYear,
  commonDays,
  evidenceFilterGrades,
  type ActivitySort,
  type EvidenceFilter,
} from '#domain/records/activity-filters';
import { tenths } from '#domain/standing/cpd';
import { addYears, type CivilDate } from '#domain/dates';
import type { EvidenceGrade } from '#domain/records/evidence-strength';
import { countedHours } from '#domain/records/hours-for';
import { LOG_PAGES_MAX } from '#domain/records/offline';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { hasWords } from '#domain/records/search';

/** The variables of the CPD log as it opens first. */
export const openLog = {
  status: 'all',
  query: '',
  period: 'all',
  year: 'all',
  category: null,
  activityType: null,
  interactive: null,
  evidence: 'all',
  countsFor: null,
  goalId: null,
  sort: 'newest',
  counted: 'current',
  first: PAGE_DEFAULT,
} as const satisfies ActivitiesQueryVariables;

/** The variables of a page that is kept to be searched. */
export const logPage = (after: string | null): ActivitiesQueryVariables => ({
  ...openLog,
  first: PAGE_MAX,
  after,
});

/** The cursor after a page of the log; null after the last. */
export const nextPage = ({ activities: { pageInfo } }: ActivitiesQuery): string | null =>
  pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;

type Page = ActivitiesQuery['activities'];
type Node = Page['edges'][number]['node'];

interface Kept {
  data: ActivitiesQuery;
  at: Date;
}

/** A log that is searched on the device: how old it is, and if older activities are missing from it. */
export interface NarrowedLog extends Kept {
  isPart: boolean;
}

/**
 * Returns the kept log as a search, filters and an order narrow it, all on one page; null if no log is kept, or the
 * next page of one is requested.
 */
export async function narrowedLog(
  wanted: ActivitiesQueryVariables,
  recall: (variables: ActivitiesQueryVariables) => Promise<Kept | null>,
): Promise<NarrowedLog | null> {
  if (wanted.after) return null;
  const pages: Kept[] = [];
  const first = await recall(openLog);
  if (first) pages.push(first);
  let after: string | null = null;
  for (let page = 0; page < LOG_PAGES_MAX; page += 1) {
    const next: Kept | null = await recall(logPage(after));
    if (!next) break;
    pages.push(next);
    after = nextPage(next.data);
    if (!after) break;
  }
  const [newest] = pages;
  if (!newest) return null;
  const all = [
    ...new Map(
      pages
        .toReversed()
        .flatMap(({ data }) => data.activities.edges)
        .map((edge) => [edge.node.id, edge]),
    ).values(),
  ];
  const { me } = newest.data;
  const isWanted = filterOf(wanted, me?.cpdSummary.period ?? null);
  const edges = all
    .filter(({ node }) => isWanted(node))
    .toSorted((a, b) => orders[(wanted.sort ?? 'newest') as ActivitySort](a.node, b.node));
  const nodes = edges.map(({ node }) => node);
  return {
    at: new Date(Math.min(...pages.map(({ at }) => at.getTime()))),
    isPart: nextPage(pages.at(-1)!.data) !== null,
    data: {
      ...newest.data,
      // The hours of another period were not kept.
      me: wanted.counted === openLog.counted ? me : null,
      activities: {
        ...newest.data.activities,
        totalCount: edges.length,
        totalHours: hoursOf(nodes),
        totalInteractiveHours: hoursOf(nodes.filter(({ isInteractive }) => isInteractive)),
        pageInfo: {
          ...newest.data.activities.pageInfo,
          hasNextPage: false,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
        edges,
      },
    },
  };
}

/** Adds tenths, since halves of an hour are exact and sums of decimals are not. */
const hoursOf = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { hours }) => sum + tenths(hours), 0) / 10;

const momentOf = ({ completedDate, createdAt }: Node): string => completedDate ?? createdAt;
const byId = (a: Node, b: Node): number => Number(a.id) - Number(b.id);
const byMoment = (a: Node, b: Node): number => momentOf(a).localeCompare(momentOf(b)) || byId(a, b);

const orders: Record<ActivitySort, (a: Node, b: Node) => number> = {
  newest: (a, b) => byMoment(b, a),
  oldest: byMoment,
  hours: (a, b) => b.hours - a.hours || byId(b, a),
  title: (a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase()) || byId(a, b),
};

/** Returns the filters of a list as one; `current` is the current CPD period. */
function filterOf(
  wanted: ActivitiesQueryVariables,
  current: { start: string; end: string } | null,
): (node: Node) => boolean {
  const { status, query, category, activityType, interactive, evidence, goalId, period } = wanted;
  const { countsFor } = wanted;
  const grades = evidenceFilterGrades[(evidence ?? 'all') as EvidenceFilter];
  const ofPeriod = current && daysOf(period ?? 'all', current);
  const days = commonDays(ofPeriod, calendarYear(wanted.year) ?? null);
  return (node) => {
    const day = dayOf(momentOf(node), deviceTimeZone());
    return (
      (!status || status === 'all' || node.status === status) &&
      (!category || node.category === category) &&
      (!activityType || node.activityType === activityType) &&
      (typeof interactive !== 'boolean' || node.isInteractive === interactive) &&
      (!countsFor || countedHours(node, countsFor) > 0) &&
      (!goalId || node.goalIds.includes(goalId)) &&
      (!grades || grades.includes(node.readiness.evidence as EvidenceGrade)) &&
      (!days || (day >= days.start && day <= days.end)) &&
      (!query || hasWords(wordsOf(node), query))
    );
  };
}

/** The texts that the server searches. */
const wordsOf = ({ title, provider, place, description }: Node): string =>
  [title, provider, place, description].filter(Boolean).join(' ');

/** Returns the days of a period by the current one; null for all. */
function daysOf(
  period: string,
  current: { start: string; end: string },
): { start: CivilDate; end: CivilDate } | null {
  if (period === 'all') return null;
  const [start, end] = [dayFromWire(current.start), dayFromWire(current.end)];
  const years = period === 'current' ? 0 : Number(period) - Number(end.slice(0, 4));
  return { start: addYears(start, years), end: addYears(end, years) };
}
