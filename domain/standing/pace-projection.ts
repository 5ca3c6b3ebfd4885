import { HOURS_STEP } from '../records/activities.ts';
import type { Period, Requirement } from './cpd.ts';
import { daysBetween, type CivilDate } from '../dates.ts';

/** Completed hours of one day. */
export interface HoursOnDay extends Requirement {
  day: CivilDate;
}

/**
 * Outlooks of a period. 'on-course': even the low end of the projection is enough; 'possible': only its high end is;
 * 'behind': not even that. 'unsettled': only the Board can say that no hours are required. 'unknown': too little to project. 'short': the period ended without the hours.
 */
export const outlooks = [
  'not-required',
  'unsettled',
  'complete',
  'on-course',
  'possible',
  'behind',
  'unknown',
  'not-begun',
  'short',
] as const;
export type Outlook = (typeof outlooks)[number];

/** Hours at the end of the period, if its other weeks are like those so far. */
export interface Range {
  low: number;
  likely: number;
  high: number;
}

export interface Projection {
  total: Range;
  /** Null if hours with others lie in too few weeks. */
  interactive: Range | null;
  /** Weeks of the period so far, and those of them with hours. */
  weeks: number;
  activeWeeks: number;
}

/** Below these, weeks show no pace: the first two months, or hours that were entered all at once or nearly so. */
export const projectionLimits = { days: 56, activeWeeks: 4, interactiveWeeks: 2 } as const;

/** About four in five of normally distributed values lie within this number of standard deviations. */
const SPREAD = 1.28;

type Of = {
  period: Period;
  today: CivilDate;
  days: readonly HoursOnDay[];
  done: Requirement;
};

/**
 * Projects the end of the period from how much the weeks so far have varied, counted back from today: about four in five
 * periods with such weeks end within the range. Null if the record is too short or too bunched to say.
 */
export function projectionOf({ period, today, days, done }: Of): Projection | null {
  const elapsed = daysBetween(period.start, today) + 1;
  const weeks = Math.floor(elapsed / 7);
  const totals = weekly(days, today, weeks, 'total');
  const activeWeeks = totals.filter((hours) => hours > 0).length;
  if (elapsed < projectionLimits.days || activeWeeks < projectionLimits.activeWeeks) return null;
  const left = daysBetween(today, period.end) / 7;
  const interactives = weekly(days, today, weeks, 'interactive');
  const isShown =
    interactives.filter((hours) => hours > 0).length >= projectionLimits.interactiveWeeks;
  const total = rangeOf(totals, left, done.total);
  return {
    total,
    interactive: isShown ? within(rangeOf(interactives, left, done.interactive), total) : null,
    weeks,
    activeWeeks,
  };
}

/** Hours of each of the last whole weeks, the one that ends today first. */
function weekly(
  days: readonly HoursOnDay[],
  today: CivilDate,
  weeks: number,
  kind: keyof Requirement,
): number[] {
  const sums = Array.from({ length: weeks }, () => 0);
  for (const each of days) {
    const week = Math.floor(daysBetween(each.day, today) / 7);
    if (week >= 0 && week < weeks) sums[week]! += each[kind];
  }
  return sums;
}

/** A prediction interval: it is wider for uneven weeks, for few of them, and for more to come. */
function rangeOf(hours: readonly number[], left: number, done: number): Range {
  const n = hours.length;
  const mean = hours.reduce((sum, each) => sum + each, 0) / n;
  const variance = hours.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  const spread = SPREAD * Math.sqrt(variance * (left + (left * left) / n));
  const likely = done + mean * left;
  return {
    // Hours on record do not shrink. The range is rounded outwards.
    low: Math.max(done, Math.floor((likely - spread) / HOURS_STEP) * HOURS_STEP),
    likely: Math.round(likely * 10) / 10,
    high: Math.ceil((likely + spread) / HOURS_STEP) * HOURS_STEP,
  };
}

/** Hours with others are part of all hours. */
const within = ({ low, likely, high }: Range, total: Range): Range => ({
  low: Math.min(low, total.low),
  likely: Math.min(likely, total.likely),
  high: Math.min(high, total.high),
});
