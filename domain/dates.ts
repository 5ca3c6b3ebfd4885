/** A calendar day without a time zone, 'YYYY-MM-DD'. Such days compare correctly as text. */
export type CivilDate = string;

/** Time zone of a user who has not chosen one; Queensland keeps standard time all year. */
export const DEFAULT_TIME_ZONE = 'Australia/Brisbane';

/** The Australian time zones that a user may choose. */
export const timeZones: readonly { value: string; label: string }[] = [
  { value: 'Australia/Brisbane', label: 'Queensland (Brisbane)' },
  { value: 'Australia/Sydney', label: 'New South Wales and ACT (Sydney)' },
  { value: 'Australia/Melbourne', label: 'Victoria (Melbourne)' },
  { value: 'Australia/Hobart', label: 'Tasmania (Hobart)' },
  { value: 'Australia/Adelaide', label: 'South Australia (Adelaide)' },
  { value: 'Australia/Darwin', label: 'Northern Territory (Darwin)' },
  { value: 'Australia/Perth', label: 'Western Australia (Perth)' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
  { value: 'Pacific/Norfolk', label: 'Norfolk Island' },
  { value: 'Indian/Christmas', label: 'Christmas Island' },
  { value: 'Indian/Cocos', label: 'Cocos (Keeling) Islands' },
];

/** True for one of the time zones above. */
export function isTimeZone(value: unknown): value is string {
  return timeZones.some((zone) => zone.value === value);
}

/** Returns the calendar day of an instant in a time zone; throws a RangeError on an invalid Date or zone. */
export function civilDate(instant: Date, timeZone: string): CivilDate {
  return instantToDay(instant.getTime() + offset(instant, timeZone));
}

/** Returns the instant at which a day begins in a time zone. */
export function startOfDay(day: CivilDate, timeZone: string): Date {
  return wallTime(day, 0, timeZone);
}

/** Returns the instant of 12 noon of a day in a time zone. */
export function noonOf(day: CivilDate, timeZone: string): Date {
  return wallTime(day, 12, timeZone);
}

/** Returns the instant at which a time zone's wall clock shows a time of a day. */
export function atClock(
  day: CivilDate,
  { hour, minute }: { hour: number; minute: number },
  timeZone: string,
): Date {
  return wallTime(day, hour + minute / 60, timeZone);
}

/** Returns the wall clock time of an instant in a time zone, 'HH:MM'. */
export function clockTime(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offset(instant, timeZone)).toISOString().slice(11, 16);
}

/** Returns a time of day in words: '12:47 am'. */
export function timeLabel(instant: Date, timeZone: string): string {
  const [hours, minutes] = clockTime(instant, timeZone).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns a day and time in words: '21 Nov 2026, 2:05 pm'. */
export const dayTimeLabel = (instant: Date, timeZone: string): string =>
  `${dayLabel(civilDate(instant, timeZone))}, ${timeLabel(instant, timeZone)}`;

/** Returns a day and time with its place: '21 Nov 2026, 2:05 pm (Brisbane time)'. */
export const placedTimeLabel = (instant: Date, timeZone: string): string =>
  `${dayTimeLabel(instant, timeZone)} (${placeOf(timeZone)})`;

/** Returns a time zone in words: 'Brisbane time'. */
export const placeOf = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;

/**
 * Returns the first moment after an instant at which a time zone's wall clock shows 'HH:MM'. If daylight saving skips
 * that time, returns the moment one hour later on the clock.
 */
export function nextClockTime(instant: Date, time: string, timeZone: string): Date {
  const hours = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const day = civilDate(instant, timeZone);
  const today = wallTime(day, hours, timeZone);
  return today > instant ? today : wallTime(addDays(day, 1), hours, timeZone);
}

/** Returns UTC midnight of a day: our convention for a civil date in a DateTime field. */
export function instantOf(day: CivilDate): Date {
  return new Date(utc(day));
}

/** Returns the day n days later (earlier if n is negative). */
export function addDays(day: CivilDate, n: number): CivilDate {
  return instantToDay(utc(day) + n * DAY);
}

/** Returns the same day of the month n months later, or the last day of a shorter month. */
export function addMonths(day: CivilDate, n: number): CivilDate {
  const { year, month, date } = parts(day);
  const lastDate = new Date(Date.UTC(year, month + n, 0)).getUTCDate();
  return instantToDay(Date.UTC(year, month - 1 + n, Math.min(date, lastDate)));
}

/** Returns the same day n years later; 29 February becomes 28 February in a common year. */
export function addYears(day: CivilDate, n: number): CivilDate {
  return addMonths(day, 12 * n);
}

/** Returns the days from one day to another: 0 for the same day, negative if `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((utc(to) - utc(from)) / DAY);
}

/** Returns the most whole months that can be added to `from` without passing `to`, never below 0. */
export function fullMonthsBetween(from: CivilDate, to: CivilDate): number {
  const start = parts(from);
  const end = parts(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1);
}

/** Returns the month of a day in words: 'March 2027'. */
export function monthLabel(day: CivilDate): string {
  const { year, month } = parts(day);
  return `${monthNames[month - 1]} ${year}`;
}

/** Returns a day in words: '3 Mar 2027'. */
export function dayLabel(day: CivilDate): string {
  const { year, month, date } = parts(day);
  return `${date} ${months[month - 1]} ${year}`;
}

/** A form's error for a date that is incomplete, does not exist or is out of range. */
export const NOT_A_DAY = 'Enter a full date from 1900 to 2100, such as 03/03/2027';

/** True for a valid day 'YYYY-MM-DD' in the years 1900 to 2100. */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const { year } = parts(value);
  return year >= 1900 && year <= 2100 && instantToDay(utc(value)) === value;
}

/** Returns the day of a 'YYYY-MM-DD', an ISO instant or a Date in a time zone; null if invalid. */
export function civilFromInput(value: string | Date, timeZone: string): CivilDate | null {
  if (isCivilDate(value)) return value;
  const instant = instantFromInput(value);
  return instant && civilDate(instant, timeZone);
}

/** Parses an ISO instant, a 'YYYY-MM-DD' (UTC midnight) or a Date; null if invalid or outside 1900 to 2100. */
export function instantFromInput(value: string | Date): Date | null {
  if (typeof value === 'string' && !isCivilDate(value) && !isIsoInstant(value)) return null;
  const instant = new Date(value);
  const year = instant.getUTCFullYear();
  return year >= 1900 && year <= 2100 ? instant : null;
}

const DAY = 24 * 60 * 60 * 1000;

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const months = monthNames.map((name) => name.slice(0, 3));

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** JavaScript parses 30 February as 2 March, so the day is checked too. */
function isIsoInstant(value: string): boolean {
  return isCivilDate(ISO_INSTANT.exec(value)?.[1]);
}

function parts(day: CivilDate): { year: number; month: number; date: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    date: Number(day.slice(8)),
  };
}

function utc(day: CivilDate): number {
  const { year, month, date } = parts(day);
  return Date.UTC(year, month - 1, date);
}

/** Maximum days in the cache below. */
const KEPT_DAYS = 5_000;

const days = new Map<number, CivilDate>();

/** Cached, since formatting is slow and every request needs the same few days. */
function instantToDay(milliseconds: number): CivilDate {
  const number = Math.floor(milliseconds / DAY);
  const kept = days.get(number);
  if (kept !== undefined) return kept;
  const made = new Date(milliseconds).toISOString().slice(0, 10);
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(number, made);
  return made;
}

/** Computes the offset twice: the first guess may lie on the other side of a clock change. */
function wallTime(day: CivilDate, hour: number, timeZone: string): Date {
  const wall = utc(day) + Math.round(hour * 60) * 60 * 1000;
  const guess = new Date(wall - offset(new Date(wall), timeZone));
  return new Date(wall - offset(guess, timeZone));
}

/** Maximum cached minutes per time zone. */
const KEPT_OFFSETS = 1_000;

const offsets = new Map<string, Map<number, number>>();

/** Returns how far a zone's clocks are ahead of UTC, in milliseconds. Cached per minute, since Intl is slow. */
function offset(instant: Date, timeZone: string): number {
  const minute = Math.floor(instant.getTime() / 60_000);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const kept = known.get(minute);
  if (kept !== undefined) return kept;
  const found = offsetOf(instant, timeZone);
  if (known.size >= KEPT_OFFSETS) known.clear();
  offsets.set(timeZone, known.set(minute, found));
  return found;
}

function offsetOf(instant: Date, timeZone: string): number {
  const field: Record<string, number> = {};
  for (const { type, value } of formatter(timeZone).formatToParts(instant)) {
    field[type] = Number(value);
  }
  const { year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN } = field;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached per time zone, since creating a formatter is slow. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
