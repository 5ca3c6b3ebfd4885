/** A calendar day without a time zone, 'YYYY-MM-DD'. Such days compare correctly as text. */
export type CivilDate = string;

/** The time zone of a user who has chosen none; Queensland keeps standard time all year. */
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
  { value: 'Pacific/Norfolk', label: 'Norfolk Island' },
  { value: 'Indian/Christmas', label: 'Christmas Island' },
  { value: 'Indian/Cocos', label: 'Cocos (Keeling) Islands' },
];

/** Whether a value is one of the time zones above. */
export function isTimeZone(value: unknown): value is string {
  return timeZones.some((zone) => zone.value === value);
}

/** The calendar day of an instant in a time zone; throws a RangeError on an invalid Date or zone. */
export function civilDate(instant: Date, timeZone: string): CivilDate {
  return instantToDay(instant.getTime() + offset(instant, timeZone));
}

/** The instant at which a day begins in a time zone. */
export function startOfDay(day: CivilDate, timeZone: string): Date {
  return wallTime(day, 0, timeZone);
}

/** The instant of 12 noon of a day in a time zone. */
export function noonOf(day: CivilDate, timeZone: string): Date {
  return wallTime(day, 12, timeZone);
}

/** The wall clock of a time zone at an instant, 'HH:MM'. */
export function clockTime(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offset(instant, timeZone)).toISOString().slice(11, 16);
}

/** A time of day in words: '12:47 am'. */
export function timeLabel(instant: Date, timeZone: string): string {
  const [hours, minutes] = clockTime(instant, timeZone).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A day and time in words: '21 Nov 2026, 2:05 pm'. */
export const dayTimeLabel = (instant: Date, timeZone: string): string =>
  `${dayLabel(civilDate(instant, timeZone))}, ${timeLabel(instant, timeZone)}`;

/** The same with the place whose time it is: '21 Nov 2026, 2:05 pm (Brisbane time)'. */
export function placedTimeLabel(instant: Date, timeZone: string): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${dayTimeLabel(instant, timeZone)} (${place} time)`;
}

/**
 * The first moment after an instant at which a time zone's wall clock shows 'HH:MM'; where daylight saving leaves that
 * time out, the moment that stands in for it an hour on.
 */
export function nextClockTime(instant: Date, time: string, timeZone: string): Date {
  const hours = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const day = civilDate(instant, timeZone);
  const today = wallTime(day, hours, timeZone);
  return today > instant ? today : wallTime(addDays(day, 1), hours, timeZone);
}

/** UTC midnight of a day: our convention for carrying a civil date in a DateTime field. */
export function instantOf(day: CivilDate): Date {
  return new Date(utc(day));
}

/** The day n days later (earlier when n is negative). */
export function addDays(day: CivilDate, n: number): CivilDate {
  return instantToDay(utc(day) + n * DAY);
}

/** The same day of the month n months later; a day that the month lacks becomes its last day. */
export function addMonths(day: CivilDate, n: number): CivilDate {
  const { year, month, date } = parts(day);
  const lastDate = new Date(Date.UTC(year, month + n, 0)).getUTCDate();
  return instantToDay(Date.UTC(year, month - 1 + n, Math.min(date, lastDate)));
}

/** The same day n years later; 29 February becomes 28 February in a common year. */
export function addYears(day: CivilDate, n: number): CivilDate {
  return addMonths(day, 12 * n);
}

/** Days from one day to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((utc(to) - utc(from)) / DAY);
}

/** Whole months from one day to a later one, never below 0: the most that can be added to `from` without passing `to`. */
export function fullMonthsBetween(from: CivilDate, to: CivilDate): number {
  const start = parts(from);
  const end = parts(to);
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1);
}

/** A day in words: '3 Mar 2027'. */
export function dayLabel(day: CivilDate): string {
  const { year, month, date } = parts(day);
  return `${date} ${months[month - 1]} ${year}`;
}

/** Whether a text is a day that exists, 'YYYY-MM-DD', in the years 1900 to 2100. */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const { year } = parts(value);
  return year >= 1900 && year <= 2100 && instantToDay(utc(value)) === value;
}

/** The day that a 'YYYY-MM-DD', an ISO instant or a Date names in a time zone; null when it names none. */
export function civilFromInput(value: string | Date, timeZone: string): CivilDate | null {
  if (isCivilDate(value)) return value;
  const instant = instantFromInput(value);
  return instant && civilDate(instant, timeZone);
}

/** The instant that an ISO text with its offset, a 'YYYY-MM-DD' (UTC midnight) or a Date names, in the years 1900 to 2100; else null. */
export function instantFromInput(value: string | Date): Date | null {
  if (typeof value === 'string' && !isCivilDate(value) && !isIsoInstant(value)) return null;
  const instant = new Date(value);
  const year = instant.getUTCFullYear();
  return year >= 1900 && year <= 2100 ? instant : null;
}

const DAY = 24 * 60 * 60 * 1000;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** JavaScript reads 30 February as 2 March, so the day is checked too. */
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

/** So many days are remembered as text. */
const KEPT_DAYS = 5_000;

const days = new Map<number, CivilDate>();

/** Every request asks for the same few days, and to write one is slow. */
function instantToDay(milliseconds: number): CivilDate {
  const number = Math.floor(milliseconds / DAY);
  const kept = days.get(number);
  if (kept !== undefined) return kept;
  const made = new Date(milliseconds).toISOString().slice(0, 10);
  if (days.size >= KEPT_DAYS) days.clear();
  days.set(number, made);
  return made;
}

/** The offset is asked twice: the first guess may lie on the other side of a change of clocks. */
function wallTime(day: CivilDate, hour: number, timeZone: string): Date {
  const wall = utc(day) + Math.round(hour * 60) * 60 * 1000;
  const guess = new Date(wall - offset(new Date(wall), timeZone));
  return new Date(wall - offset(guess, timeZone));
}

/** So many minutes of a zone are remembered. */
const KEPT_OFFSETS = 1_000;

const offsets = new Map<string, Map<number, number>>();

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. Asking Intl is slow, so it is kept by the minute. */
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

/** Making a formatter is slow, so each zone's is kept. */
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
