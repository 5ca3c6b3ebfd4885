import { HOURS_MIN } from './activities.ts';
import { cpdPeriod, tenths, type Period, type Registration, type Requirement } from './cpd.ts';
import { addDays, addMonths, daysBetween, type CivilDate } from './dates.ts';

/** When a user is told of what falls due: rules as data, for the functions below and for the server's statements. */
export const dueTimes = {
  /** From this time of the user's clock on, so that nothing comes in the night or in the middle of its sleep. */
  from: '07:00',
  /** Days before a registration runs out, and the day itself. */
  registrationDays: [90, 60, 30, 14, 7, 1, 0],
  /** Days before a standing document runs out, and the day itself. */
  documentDays: [60, 30, 7, 0],
  /** Days on which something past is still worth a word, should a run have been missed. */
  pastDays: 7,
  /** Monthly, and fortnightly in the last days of the period; told on the day or a few days late. */
  pace: { lastDays: 60, everyDays: 14, lateDays: 3, leastHours: HOURS_MIN },
  /** Days before the end of the period. */
  evidenceDays: 60,
  /** From two days after its completion was recorded; what is older than a month is left in peace. */
  reflection: { afterHours: 48, untilHours: 30 * 24 },
  /** From 30 days without a change; what has lain for twice as long is left in peace. */
  untouched: { afterHours: 30 * 24, untilHours: 60 * 24 },
} as const;

/** Which of the days before a deadline holds: the nearest that has been reached; null before the first and after the deadline. */
export function thresholdOf(days: readonly number[], daysLeft: number): number | null {
  if (daysLeft < 0) return null;
  const reached = days.filter((each) => each >= daysLeft);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/** The days on which the pace is looked at: monthly from the start, fortnightly in the last 60 days. */
export function paceCheckpoints({ start, end }: Period): CivilDate[] {
  const { lastDays, everyDays } = dueTimes.pace;
  const days: CivilDate[] = [];
  const last = addDays(end, -lastDays);
  // A monthly day right before the first fortnightly one would tell the same twice.
  for (let n = 1; addMonths(start, n) <= addDays(last, -everyDays); n += 1) {
    days.push(addMonths(start, n));
  }
  for (let day = last; day <= end; day = addDays(day, everyDays)) {
    if (day > start) days.push(day);
  }
  return days;
}

/** The checkpoint of today, or of up to 3 days ago; else null. */
export function paceCheckpoint(period: Period, today: CivilDate): CivilDate | null {
  const isNow = (day: CivilDate) =>
    day <= today && daysBetween(day, today) <= dueTimes.pace.lateDays;
  return paceCheckpoints(period).findLast(isNow) ?? null;
}

/** Hours of which the elapsed part of the period has asked more than there are, in half hours; null when on pace. */
export function behindPace(
  period: Period,
  required: Requirement,
  done: Requirement,
  today: CivilDate,
): Requirement | null {
  const days = daysBetween(period.start, period.end) + 1;
  const elapsed = Math.min(days, Math.max(0, daysBetween(period.start, today)));
  // In whole tenths of an hour, so that the server's statement counts exactly alike.
  const behind = (wanted: number, have: number) =>
    Math.max(0, Math.floor((tenths(wanted) * elapsed - tenths(have) * days) / (5 * days)) / 2);
  const total = behind(required.total, done.total);
  const interactive = behind(required.interactive, done.interactive);
  return Math.max(total, interactive) >= dueTimes.pace.leastHours ? { total, interactive } : null;
}

/** Hours still needed a week until the end of the period, today included, in half hours. */
export function hoursPerWeek(missing: number, today: CivilDate, end: CivilDate): number {
  const weeks = Math.max(1, (daysBetween(today, end) + 1) / 7);
  return Math.ceil((missing / weeks) * 2) / 2;
}

/** The period that ended before the current one, where the registration has had one. */
export function closedPeriod(registration: Registration, today: CivilDate): Period | null {
  const current = cpdPeriod(registration, today);
  const lastDay = addDays(current.start, -1);
  const closed = cpdPeriod(registration, lastDay);
  return closed.end === lastDay ? closed : null;
}

/** Whether as many hours have passed since an instant that it is time, and not yet as many that it is too late. */
export function isTime(
  since: Date,
  now: Date,
  { afterHours, untilHours }: { afterHours: number; untilHours: number },
): boolean {
  const hours = (now.getTime() - since.getTime()) / 3_600_000;
  return hours >= afterHours && hours < untilHours;
}
