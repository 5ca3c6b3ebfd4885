import { addDays, daysBetween, type CivilDate } from './dates.ts';

/** Days from one to another, both included. */
export interface DaySpan {
  startDate: CivilDate;
  endDate: CivilDate;
}

export const later = (a: CivilDate, b: CivilDate): CivilDate => (a > b ? a : b);
export const earlier = (a: CivilDate, b: CivilDate): CivilDate => (a < b ? a : b);

/** Counts the days of a span. */
export const daysIn = ({ startDate, endDate }: DaySpan): number =>
  daysBetween(startDate, endDate) + 1;

/** Returns the days that are in both spans, null if there are none. */
export function overlap(one: DaySpan, other: DaySpan): DaySpan | null {
  const startDate = later(one.startDate, other.startDate);
  const endDate = earlier(one.endDate, other.endDate);
  return startDate <= endDate ? { startDate, endDate } : null;
}

/** Joins spans that overlap, in order. */
export function joined(spans: readonly DaySpan[]): DaySpan[] {
  const all: DaySpan[] = [];
  for (const { startDate, endDate } of spans.toSorted((a, b) =>
    a.startDate < b.startDate ? -1 : 1,
  )) {
    const last = all.at(-1);
    if (last && startDate <= last.endDate) last.endDate = later(last.endDate, endDate);
    else all.push({ startDate, endDate });
  }
  return all;
}

/** Returns the parts of a span that lie in none of the others. */
export function without(span: DaySpan, others: readonly DaySpan[]): DaySpan[] {
  const parts: DaySpan[] = [];
  let { startDate } = span;
  for (const each of joined(others)) {
    if (each.endDate < startDate || each.startDate > span.endDate) continue;
    if (each.startDate > startDate) parts.push({ startDate, endDate: addDays(each.startDate, -1) });
    startDate = addDays(each.endDate, 1);
  }
  if (startDate <= span.endDate) parts.push({ startDate, endDate: span.endDate });
  return parts;
}
