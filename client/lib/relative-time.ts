import dayjs from 'dayjs';
import relativeTimePlugin from 'dayjs/plugin/relativeTime';
import { now } from './dates.ts';

dayjs.extend(relativeTimePlugin);

/** Formats the distance of an instant from now, without 'ago': '3 days'. Apart from other dates: no first screen needs it. */
export function relativeTime(value: string | Date): string {
  return dayjs(value).from(now(), true);
}
