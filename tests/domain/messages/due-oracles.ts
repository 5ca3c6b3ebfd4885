import { cpdPeriod, type Period, type Registration } from '#domain/standing/cpd';
import { addDays, type CivilDate } from '#domain/dates';

// The product decides these in SQL; the tests compare it with the functions below.

/** Returns the nearest threshold reached before a deadline; null before the first and after the deadline. */
export function thresholdOf(days: readonly number[], daysLeft: number): number | null {
  if (daysLeft < 0) return null;
  const reached = days.filter((each) => each >= daysLeft);
  return reached.length > 0 ? Math.min(...reached) : null;
}

/** Returns the period before the current one, or null if the registration has none. */
export function closedPeriod(registration: Registration, today: CivilDate): Period | null {
  const current = cpdPeriod(registration, today);
  const lastDay = addDays(current.start, -1);
  const closed = cpdPeriod(registration, lastDay);
  return closed.end === lastDay ? closed : null;
}
