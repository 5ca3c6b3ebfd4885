import { civilDate, dayTimeLabel, DEFAULT_TIME_ZONE, timeLabel } from './dates.ts';

/** Returns a moment in words: '2:05 pm' for today, '20 Nov 2026, 2:05 pm' for another day. */
export function momentLabel(moment: Date, now: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const isToday = civilDate(moment, timeZone) === civilDate(now, timeZone);
  return isToday ? timeLabel(moment, timeZone) : dayTimeLabel(moment, timeZone);
}
