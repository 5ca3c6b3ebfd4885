import { DEFAULT_TIME_ZONE, civilDate, dayLabel, isCivilDate, type CivilDate } from '#domain/dates';

/** The current time; the client reads no other clock. */
export const now = (): Date => new Date();

/** Returns the calendar day of an instant in a time zone; a civil date stays as it is. */
export function dayOf(value: string | Date, timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return isCivilDate(value) ? value : civilDate(new Date(value), timeZone);
}

/** Parses a day as sent by the server; earlier versions kept midnight UTC on the device. */
export function dayFromWire(instant: string): CivilDate;
export function dayFromWire(instant: string | null | undefined): CivilDate | null;
export function dayFromWire(instant: string | null | undefined): CivilDate | null {
  return instant?.slice(0, 10) ?? null;
}

/** Returns today's calendar day in a time zone. */
export function todayIn(timeZone: string = DEFAULT_TIME_ZONE): CivilDate {
  return civilDate(now(), timeZone);
}

/** Formats a day as '5 Mar 2026'. */
export function formatDay(value: string | Date, timeZone?: string): string {
  return dayLabel(dayOf(value, timeZone));
}
