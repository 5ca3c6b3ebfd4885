import { addDays, atClock, civilDate, clockTime, startOfDay, type CivilDate } from '../dates.ts';
import { dueTimes } from './due-dates.ts';
import { digestFrom, type Rhythm } from '../records/rhythm.ts';
import { isNight, lastDayOf, type RosterShift } from './rosters.ts';

/** Hours in which no reminder comes, from the first moment up to the second. */
export interface QuietSpan {
  from: Date;
  until: Date;
}

const HOUR = 3_600_000;

/** When quiet times begin and end; ours. */
export const quietTimes = {
  /** On the first day off: later than on other days, to sleep in. */
  until: 9,
  /** The longest quiet time, in days; a longer one has a window, so that nothing waits for ever. */
  longestDays: 6,
  window: { hours: 2, from: 9, until: 21 },
  /** Hours of sleep after a night. */
  sleep: 8,
} as const;

/**
 * Returns when no reminder comes. A day that holds a part of a shift is quiet, and so is the next day off until 09:00:
 * the day on which a night ends holds a part of it. Shifts may overlap and come in any order.
 */
export function quietSpans(shifts: readonly RosterShift[], zone: string): QuietSpan[] {
  const days = new Set<CivilDate>();
  for (const shift of shifts) {
    const last = lastDayOf(shift, zone);
    for (let day = civilDate(shift.start, zone); day <= last; day = addDays(day, 1)) days.add(day);
  }
  const spans: QuietSpan[] = [];
  let first: CivilDate | null = null;
  for (const day of [...days].toSorted()) {
    first ??= day;
    const next = addDays(day, 1);
    if (days.has(next)) continue;
    const span = {
      from: startOfDay(first, zone),
      until: atClock(next, at(quietTimes.until), zone),
    };
    spans.push(...cut(span, shifts, zone));
    first = null;
  }
  return spans;
}

const at = (hour: number) => ({ hour, minute: 0 });

/** Cuts a long span by windows of two hours, each on the day with the most free hours of the days before it. */
function cut(span: QuietSpan, shifts: readonly RosterShift[], zone: string): QuietSpan[] {
  const spans: QuietSpan[] = [];
  let { from } = span;
  while (span.until.getTime() - from.getTime() > quietTimes.longestDays * 24 * HOUR) {
    const window = windowAfter(from, shifts, zone);
    spans.push({ from, until: window });
    from = new Date(window.getTime() + quietTimes.window.hours * HOUR);
  }
  return [...spans, { from, until: span.until }];
}

/** Returns when a window begins: in free hours of the days after a moment; if there are none, in the last evening. */
function windowAfter(from: Date, shifts: readonly RosterShift[], zone: string): Date {
  const first = civilDate(from, zone);
  const last = addDays(first, quietTimes.longestDays - 1);
  const near = shifts.filter(
    ({ start, end }) => lastDayOf({ end }, zone) >= first && civilDate(start, zone) <= last,
  );
  let best = { start: atClock(last, at(18), zone), length: quietTimes.window.hours * HOUR - 1 };
  // A moment within a day is the end of the window that this day has already.
  const next = from > startOfDay(first, zone) ? addDays(first, 1) : first;
  for (let day = next; day <= last; day = addDays(day, 1)) {
    const free = freeOn(day, near, zone);
    if (free.length >= best.length) best = free;
  }
  return best.start;
}

/** Returns the longest free time of a day outside shifts and the sleep after nights. */
function freeOn(day: CivilDate, shifts: readonly RosterShift[], zone: string) {
  const end = atClock(day, at(quietTimes.window.until), zone).getTime();
  let from = atClock(day, at(quietTimes.window.from), zone).getTime();
  let best = { start: new Date(from), length: 0 };
  const busy = shifts
    .map((shift) => ({
      start: shift.start.getTime(),
      end: shift.end.getTime() + (isNight(shift, zone) ? quietTimes.sleep * HOUR : 0),
    }))
    .toSorted((a, b) => a.start - b.start);
  for (const each of [...busy, { start: end, end }]) {
    const length = Math.min(each.start, end) - from;
    if (length > best.length) best = { start: new Date(from), length };
    from = Math.max(from, each.end);
  }
  return best;
}

/** True if a moment is in quiet hours of the roster. */
export const isRosterQuiet = (spans: readonly QuietSpan[], moment: Date): boolean =>
  spans.some(({ from, until }) => from <= moment && moment < until);

/** Returns when the next reminder could come at the earliest; `toldOn` is the day of the last one. */
export function nextReminder(
  spans: readonly QuietSpan[],
  {
    now,
    zone,
    toldOn,
    rhythm,
  }: { now: Date; zone: string; toldOn: CivilDate | null; rhythm: Rhythm },
): Date {
  let moment = now;
  // Each round passes a span, a night or a day.
  for (let round = 0; round < spans.length * 3 + 20; round += 1) {
    const today = civilDate(moment, zone);
    const span = spans.find(({ from, until }) => from <= moment && moment < until);
    if (toldOn && toldOn >= digestFrom(rhythm, today)) {
      const next = addDays(digestFrom(rhythm, toldOn), rhythm.weekday ? 7 : 1);
      moment = startOfDay(next, zone);
    } else if (span) {
      moment = span.until;
    } else if (clockTime(moment, zone) < dueTimes.from) {
      moment = atClock(today, at(Number(dueTimes.from.slice(0, 2))), zone);
    } else {
      return moment;
    }
  }
  return moment;
}
