import ICAL from 'ical.js';

/** The longest line, unfolded; ical.js searches all of it for each of its parameters. */
const LINE_MAX = 16 * 1024;

/** Lines that are not read and may be long: texts and attachments. */
const UNREAD_LINE = /^\s*(?:attach|description|x-[\w-]*)[;:]/i;

/** The calendars in a text, without the entries that break its grammar, and how many those are. */
export interface CalendarText {
  calendars: ICAL.Component[];
  broken: number;
}

/** Parses a text as one calendar or several; null if it is no calendar. */
export function parseCalendars(text: string): CalendarText | null {
  const lines = text
    .slice(0, endOf(text))
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => line.length <= LINE_MAX || !UNREAD_LINE.test(line))
    .map(repaired);
  const whole = calendarsOf(lines);
  if (whole) return { calendars: whole, broken: 0 };
  const { rest, broken } = withoutBroken(lines);
  const calendars = calendarsOf(rest);
  return calendars && { calendars, broken };
}

/** Returns the length without trailing blanks and control characters, which some programs append. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 32) end -= 1;
  return end;
}

const ENTRY = /^BEGIN:(VEVENT|VTODO|VJOURNAL|VFREEBUSY)$/;

/** Removes the entries that break the grammar. Reads each line once, even of a malicious text. */
function withoutBroken(lines: readonly string[]): { rest: string[]; broken: number } {
  const rest: string[] = [];
  let broken = 0;
  let entry: string[] = [];
  let end = '';
  for (const line of lines) {
    const name = line.trimEnd().toUpperCase();
    if (entry.length === 0) {
      const kind = ENTRY.exec(name)?.[1];
      if (!kind) {
        rest.push(line);
        continue;
      }
      end = `END:${kind}`;
    }
    entry.push(line);
    if (name !== end) continue;
    if (calendarsOf(['BEGIN:VCALENDAR', ...entry, 'END:VCALENDAR'])) rest.push(...entry);
    else broken += 1;
    entry = [];
  }
  return { rest: rest.concat(entry), broken };
}

function calendarsOf(lines: readonly string[]): ICAL.Component[] | null {
  if (lines.some((line) => line.length > LINE_MAX)) return null;
  try {
    const parsed = ICAL.parse(lines.join('\n')) as unknown[];
    // Several calendars are a list of them; each is a list that begins with its name.
    const each = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const calendars = each.map((calendar) => new ICAL.Component(calendar as never));
    return calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')
      ? calendars
      : null;
  } catch {
    // ical.js throws for anything that breaks the grammar.
    return null;
  }
}

const TIMES = /^(?:dtstart|dtend|recurrence-id|exdate|rdate)[;:]/i;

/** A time with the signs of ISO 8601's long form, which the grammar leaves out. */
const ISO_TIME = /\b(\d{4})-(\d\d)-(\d\d)(?:(T) ?(\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?)?/gi;

/** An offset with a colon, after a time without its signs. */
const OFFSET_WITH_COLON = /(T[\d.]{4,16}[+-]\d\d):(\d\d)(?=[,/]|$)/gi;

const TIME = /(?<=[:,/])(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/gi;

/** A time with its distance from UTC, which the grammar does not know. */
const WITH_OFFSET = /(?<=[:,/])(\d{8}T\d{6})([+-])(0\d|1[0-4])([0-5]\d)(?=[,/]|$)/gi;

/** True for a day of the calendar, and for a time of it; 24:00 ends a day, and a minute may have a leap second. */
function isReal([
  ,
  year,
  month,
  day,
  hours = '0',
  minutes = '0',
  seconds = '0',
]: string[]): boolean {
  const first = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isDay = first.getUTCMonth() === Number(month) - 1 && +day! >= 1 && +day! <= days;
  const isClock = Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) <= 60;
  return isDay && (isClock || `${hours}${minutes}${seconds}` === '240000');
}

/** Repairs what programs write against the grammar but can mean one thing only. */
function repaired(line: string): string {
  if (TIMES.test(line)) {
    const plain = withQuotedZone(
      line.replace(ISO_TIME, '$1$2$3$4$5$6$7').replace(OFFSET_WITH_COLON, '$1$2'),
    )
      .replace(/:\s+(?=\d{8})/, ':')
      .replace(/(T\d{4})(?=(?:Z|[+-]\d{4})?(?:[,/]|$))/gi, '$100')
      .replace(/(T\d{6})[.,]\d{1,9}(?=(?:Z|[+-]\d{4})?(?:[,/]|$))/gi, '$1');
    // ical.js would read the 31st of February as a day in March. What is taken out then has to match nothing.
    const isTrue = /^exdate/i.test(line) || [...plain.matchAll(TIME)].every(isReal);
    return isTrue ? plain.replace(WITH_OFFSET, inUtc) : plain.replace(TIME, 'no time');
  }
  if (/^(?:rrule|exrule):/i.test(line)) return line.toUpperCase();
  return line.replace(/^(tzoffset(?:from|to)[^:]*:)([+-]?)(\d\d):?(\d\d)$/i, (...found) => {
    const [, name, sign, hours, minutes] = found as string[];
    return `${name}${sign || '+'}${hours}${minutes}`;
  });
}

/** Returns such a time as the same moment in UTC. */
function inUtc(_whole: string, wall: string, sign: string, hours: string, minutes: string): string {
  const [year, month, day, hour, minute, second] = wall.match(/^\d{4}|\d\d/g)!.map(Number);
  const shown = Date.UTC(year!, month! - 1, day, hour, minute, second);
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const moment = new Date(sign === '-' ? shown + ahead : shown - ahead);
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Quotes the name of a zone that has a colon or comma in it: TZID=(UTC+10:00) Brisbane. */
function withQuotedZone(line: string): string {
  const from = line.search(/;tzid=[^"]/i) + ';tzid='.length;
  // No time has a colon in it.
  const to = line.lastIndexOf(':');
  if (from < ';tzid='.length || to <= from) return line;
  const name = line.slice(from, to).split(';')[0]!;
  if (!/[:,]/.test(name) || name.includes('"')) return line;
  return `${line.slice(0, from)}"${name}"${line.slice(from + name.length)}`;
}
