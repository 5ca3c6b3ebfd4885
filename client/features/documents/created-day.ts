import dayjs from 'dayjs';
import { dayOf } from '#client/lib/dates.ts';

/** The day on which a document was created, as lists show it: '05 Mar 2026'. */
export const createdDay = (moment: string, timeZone?: string): string =>
  dayjs(dayOf(moment, timeZone)).format('DD MMM YYYY');

/** The same in full: '05 March 2026'. */
export const createdDayLong = (moment: string, timeZone?: string): string =>
  dayjs(dayOf(moment, timeZone)).format('DD MMMM YYYY');
