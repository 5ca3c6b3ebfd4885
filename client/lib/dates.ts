import dayjs from 'dayjs';
import relativeTimePlugin from 'dayjs/plugin/relativeTime';
import {
  DEFAULT_TIME_ZONE,
  civilDate,
  dayLabel,
  instantOf,
  isCivilDate,
  type CivilDate,
} from '#domain/dates';

dayjs.extend(relativeTimePlugin);

/** The present moment; the client asks no other clock. */
export const now = (): Date => new Date();

/** The calendar day of an instant in a time zone; a civil date stays the day it is. */
export function dayOf(value: string | Date, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return isCivilDate(value) ? value : civilDate(new Date(value), timeZone);
}

/** The civil day of an instant that stands for one: over the wire a day is its midnight UTC (decision 003). */
export function dayFromWire(instant: string): CivilDate;
export function dayFromWire(instant: string | null | undefined): CivilDate | null;
export function dayFromWire(instant: string | null | undefined): CivilDate | null {
  return instant?.slice(0, 10) ?? null;
}

/** The instant that stands for a civil day over the wire. */
export const dayToWire = (day: CivilDate): string => instantOf(day).toISOString();

/** Today's calendar day in a time zone. */
export function todayIn(timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return civilDate(now(), timeZone);
}

/** A day as '5 Mar 2026'. */
export function formatDay(value: string | Date, timeZone?: string): string {
  return dayLabel(dayOf(value, timeZone));
}

/** How far an instant is from now, in words without 'ago': '3 days'. */
export function relativeTime(value: string | Date): string {
  return dayjs(value).from(now(), true);
}
