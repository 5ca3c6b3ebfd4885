import { addDays, daysBetween, type CivilDate } from '../dates.ts';

/** How often reminders are sent: every day, or together from one day of the week on; 1 is Monday. */
export interface Rhythm {
  weekday: number | null;
}

export const weekdays = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
] as const;

/** The day of the week; 1 is Monday. */
export const weekdayOf = (day: CivilDate): number =>
  (((daysBetween('2024-01-01', day) % 7) + 7) % 7) + 1;

/** Name of the day of the week. */
export const weekdayLabel = (day: CivilDate): string => weekdays[weekdayOf(day) - 1]!.label;

/**
 * Returns the day from which on one digest is sent: a digest on it or later was the last one of this day or week. If
 * the chosen day of the week is quiet, the digest comes on the next day that is not.
 */
export const digestFrom = ({ weekday }: Rhythm, today: CivilDate): CivilDate =>
  weekday === null ? today : addDays(today, -((weekdayOf(today) - weekday + 7) % 7));

/** Maximum days by which reminders with a last day may be late, since no digest could come before. */
export const LATE_DAYS = { busy: 6, weekly: 6 } as const;
