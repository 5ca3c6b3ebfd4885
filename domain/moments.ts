import { DEFAULT_TIME_ZONE, civilDate } from './dates.ts';

/** A moment as one says it: '14:05' of today, '20 Nov, 14:05' of another day. */
export function momentLabel(moment: Date, now: Date, timeZone: string = DEFAULT_TIME_ZONE): string {
  const isToday = civilDate(moment, timeZone) === civilDate(now, timeZone);
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
  }).format(moment);
}
