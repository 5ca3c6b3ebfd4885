import { HOURS_MIN } from '../records/activities.ts';
import { tenths, type Period, type Requirement } from '../standing/cpd.ts';
import { addDays, addMonths, daysBetween, type CivilDate } from '../dates.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Times of the reminders: rules as data, shared by the functions below and the server's SQL. */
export const dueTimes = {
  /** Earliest local time for reminders, so that none arrives at night. */
  from: '07:00',
  /** Local time from which today's reminders are searched for, so that in the morning they only have to be sent. */
  findFrom: '03:00',
  /** Days before the registration expires; 0 is the day itself. */
  registrationDays: [90, 60, 30, 14, 7, 1, 0],
  /** Days after it, until a new date or the renewal is recorded: the next day, before the late period ends, and at the lapse. */
  registrationExpired: { days: [1, 20, 32], lateDays: 7 },
  /** Days before a document expires; 0 is the day itself. */
  documentDays: [60, 30, 7, 0],
  /** Days before a credential expires; 0 is the day itself. */
  credentialDays: [90, 30, 7, 0],
  /** Days after it, unless it was renewed; reminded up to `lateDays` later. */
  credentialExpired: { days: [1, 7, 30, 90], lateDays: 7 },
  /** Days before an audit letter is due; 0 is the day itself. */
  auditDays: [21, 14, 7, 3, 1, 0],
  /** Days for which a past event is still worth a reminder, in case a run was missed. */
  pastDays: 7,
  /** Monthly, then fortnightly in the last days of the period; sent on the day or up to `lateDays` later. */
  pace: { lastDays: 60, everyDays: 14, lateDays: 3, leastHours: HOURS_MIN },
  /** Days before the end of the period. */
  evidenceDays: 60,
  /** The day on which a week starts; 1 is Monday. */
  week: { starts: 1 },
  /** Starts two days after the completion was recorded and stops after 30 days. */
  reflection: { afterHours: 48, untilHours: 30 * 24 },
  /** Starts after 30 days without a change and stops after 60. */
  untouched: { afterHours: 30 * 24, untilHours: 60 * 24 },
  /** Up to this many days before it, a registration's expiry or an audit letter is urgent: neither roster nor rhythm holds it back. */
  urgentDays: 1,
  /** Weeks after the completion of a module; reminded up to `lateDays` later. */
  moduleReview: { weeks: [1, 4, 12], lateDays: 7 },
} as const;

/** The weeks after a module's completion in which its review falls due. */
export type ReviewWeek = (typeof dueTimes.moduleReview.weeks)[number];

/** Returns the days on which the pace is checked: monthly from the start, fortnightly in the last 60 days. */
export function paceCheckpoints({ start, end }: Period): CivilDate[] {
  const { lastDays, everyDays } = dueTimes.pace;
  const days: CivilDate[] = [];
  const last = addDays(end, -lastDays);
  // Skip a monthly day less than a fortnight before the first fortnightly one: it would repeat the reminder.
  for (let n = 1; addMonths(start, n) <= addDays(last, -everyDays); n += 1) {
    days.push(addMonths(start, n));
  }
  for (let day = last; day <= end; day = addDays(day, everyDays)) {
    if (day > start) days.push(day);
  }
  return days;
}

/** Returns the checkpoint of today or of the last 3 days, else null; `late` is more days, if no digest could come before. */
export function paceCheckpoint(period: Period, today: CivilDate, late = 0): CivilDate | null {
  const isNow = (day: CivilDate) =>
    day <= today && daysBetween(day, today) <= dueTimes.pace.lateDays + late;
  return paceCheckpoints(period).findLast(isNow) ?? null;
}

/** Returns how far the user is behind the pro-rata pace, in half hours; null when on pace. */
export function behindPace(
  period: Period,
  required: Requirement,
  done: Requirement,
  today: CivilDate,
): Requirement | null {
  const days = daysBetween(period.start, period.end) + 1;
  const elapsed = Math.min(days, Math.max(0, daysBetween(period.start, today)));
  // In whole tenths of an hour, so that the server's SQL gets the same result.
  const behind = (wanted: number, have: number) =>
    Math.max(0, Math.floor((tenths(wanted) * elapsed - tenths(have) * days) / (5 * days)) / 2);
  const total = behind(required.total, done.total);
  const interactive = behind(required.interactive, done.interactive);
  return Math.max(total, interactive) >= dueTimes.pace.leastHours ? { total, interactive } : null;
}

/** Returns the hours needed per week until the period ends, including today, rounded up to half hours. */
export function hoursPerWeek(missing: number, today: CivilDate, end: CivilDate): number {
  const weeks = Math.max(1, (daysBetween(today, end) + 1) / 7);
  return Math.ceil((missing / weeks) * 2) / 2;
}

/**
 * Returns the review of a module that is due: the newest whose time has come, or null if there is none or it was
 * answered. A newer review replaces one that was not answered.
 */
export function dueReview(
  completedAt: Date,
  now: Date,
  answered: readonly number[],
): ReviewWeek | null {
  const weeks = (now.getTime() - completedAt.getTime()) / WEEK_MS;
  const newest = dueTimes.moduleReview.weeks.findLast((each) => each <= weeks);
  return newest && !answered.includes(newest) ? newest : null;
}

/** True if at least `afterHours` and fewer than `untilHours` have passed since the instant. */
export function isTime(
  since: Date,
  now: Date,
  { afterHours, untilHours }: { afterHours: number; untilHours: number },
): boolean {
  const hours = (now.getTime() - since.getTime()) / 3_600_000;
  return hours >= afterHours && hours < untilHours;
}
