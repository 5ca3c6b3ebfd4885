import { hoursLabel } from './activities.ts';
import { tenths, type Period } from '../standing/cpd.ts';
import type { EvidenceGrade } from './evidence-strength.ts';

/** Maximum characters of a search in the activities; the rest is ignored. */
export const ACTIVITY_SEARCH_MAX = 100;

/** Orders of the activity list, in display order; the first is the default. */
export const activitySorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'hours', label: 'Most hours first' },
  { value: 'title', label: 'Title, A to Z' },
] as const;
export type ActivitySort = (typeof activitySorts)[number]['value'];

/** Choices of the filter by evidence, in display order. */
export const evidenceFilters = [
  { value: 'all', label: 'Any evidence' },
  { value: 'none', label: 'Without evidence' },
  { value: 'some', label: 'With evidence' },
  { value: 'full', label: 'Fully evidenced' },
] as const;
export type EvidenceFilter = (typeof evidenceFilters)[number]['value'];

/** The grades of evidence that each filter selects; null for all. */
export const evidenceFilterGrades: Record<EvidenceFilter, readonly EvidenceGrade[] | null> = {
  all: null,
  none: ['none'],
  some: ['note', 'link', 'file', 'attested'],
  full: ['file', 'attested'],
};

/** Returns the days of a calendar year, such as '2026'; null for none, undefined if the text is no year. */
export function calendarYear(year: string | null | undefined): Period | null | undefined {
  if (!year || year === 'all') return null;
  if (!/^(19|20)\d\d$/.test(year)) return undefined;
  return { start: `${year}-01-01`, end: `${year}-12-31` };
}

/** Returns the days that are in both spans; null means all days. */
export function commonDays(one: Period | null, other: Period | null): Period | null {
  if (!one || !other) return one ?? other;
  return {
    start: one.start > other.start ? one.start : other.start,
    end: one.end < other.end ? one.end : other.end,
  };
}

/** Shown for an empty list if a search or a filter is set. */
export const nothingMatches = 'Nothing matches the search and filters.';

/** Returns how many of the listed hours are interactive: 'of which 6 hours interactive'. */
export const interactiveShareText = (hours: number): string =>
  `of which ${hoursLabel(hours)} interactive`;

/** Returns what counts in a CPD period, apart from what is listed: '24.5 of 30 hours, 6 of 8 interactive'. */
export function periodTotalsText(
  done: { totalHours: number; interactiveHours: number },
  required: { total: number; interactive: number; basis: string },
): string {
  if (required.basis === 'does-not-apply') return `${hoursLabel(done.totalHours)} completed`;
  const total = `${plain(done.totalHours)} of ${hoursLabel(required.total)}`;
  return `${total}, ${plain(done.interactiveHours)} of ${plain(required.interactive)} interactive`;
}

/** Names a CPD period beside its hours. */
export const countedPeriodText = (period: string): string => `CPD period ${period}`;

const plain = (hours: number): number => tenths(hours) / 10;
