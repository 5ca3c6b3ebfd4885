import Papa from 'papaparse';
import { addDays, atClock, isCivilDate, type CivilDate } from '#domain/dates';
import {
  rosterLimits,
  rosterMessages as messages,
  type Found,
  type RosterWindow,
  type Shift,
} from '#domain/roster';

/** Headings by which a column is known, in lower case. */
const headings = {
  day: ['date', 'day', 'shift date', 'start date', 'date from'],
  start: ['start', 'start time', 'from', 'begin', 'time from', 'on'],
  end: ['end', 'end time', 'finish', 'finish time', 'to', 'time to', 'off'],
  endDay: ['end date', 'finish date', 'date to'],
  hours: ['hours', 'hrs', 'duration', 'worked', 'total hours', 'paid hours'],
  title: ['shift', 'shift type', 'type', 'subject', 'summary', 'title', 'code', 'roster'],
} as const;
type Column = keyof typeof headings;

/** Returns the shifts of a table: a day, and times or hours. Null if it has no such columns. */
export function shiftsOfTable(
  text: string,
  { timeZone }: Pick<RosterWindow, 'timeZone'>,
): Found | null {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: rosterLimits.shifts + 1,
    transformHeader: (heading) => heading.trim().toLowerCase(),
  });
  const columns = columnsIn(meta.fields ?? []);
  if (!columns.day || (!columns.hours && !(columns.start && columns.end))) return null;
  const read = data.slice(0, rosterLimits.shifts);
  const shifts = read.flatMap(
    (row) => shiftOf((column) => row[columns[column] ?? '']?.trim() ?? '', timeZone) ?? [],
  );
  return {
    shifts,
    isCut: data.length > rosterLimits.shifts,
    unread: read.length - shifts.length,
    wholeDays: 0,
  };
}

function columnsIn(fields: readonly string[]): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const [column, names] of Object.entries(headings)) {
    const field = names.map((name) => fields.find((each) => each === name)).find(Boolean);
    if (field) found[column as Column] = field;
  }
  return found;
}

function shiftOf(cell: (column: Column) => string, timeZone: string): Shift | null {
  const day = dayIn(cell('day'));
  if (!day) return null;
  const title = cell('title').slice(0, 120) || messages.untitled;
  const [from, to] = [clockIn(cell('start')), clockIn(cell('end'))];
  const start = atClock(day, from ?? { hour: 12, minute: 0 }, timeZone);
  if (from && to) {
    const stated = dayIn(cell('endDay'));
    const isNextDay = to.hour * 60 + to.minute <= from.hour * 60 + from.minute;
    const endDay = stated ?? (isNextDay ? addDays(day, 1) : day);
    return { title, start, end: atClock(endDay, to, timeZone) };
  }
  const hours = Number(
    cell('hours')
      .replace(',', '.')
      .replace(/\s*h(?:ou)?rs?$|\s*h$/i, ''),
  );
  return hours > 0 ? { title, start, end: new Date(start.getTime() + hours * 3_600_000) } : null;
}

const two = (value: number | string) => String(value).padStart(2, '0');

/** Reads 2026-03-05, or 5/3/2026 and 5 Mar 2026 as Australians write it, also with a time behind it. */
function dayIn(text: string): CivilDate | null {
  const iso = /^(\d{4}-\d{2}-\d{2})/.exec(text)?.[1];
  if (iso) return isCivilDate(iso) ? iso : null;
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\b/.exec(text);
  const words = /^(\d{1,2})[\s-]([A-Za-z]{3})[a-z]*[\s-](\d{2}|\d{4})\b/.exec(text);
  const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
  const [, date, month, year] = numbers ?? words ?? [];
  if (!date || !month || !year) return null;
  const number = numbers ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const day = `${year.length === 2 ? `20${year}` : year}-${two(number)}-${two(date)}`;
  return isCivilDate(day) ? day : null;
}

/** Reads 07:00, 0700, 7 am and 7:30pm, also behind a day. */
function clockIn(text: string): { hour: number; minute: number } | null {
  const found = /(?:^|[\sT])(\d{1,2})(?::?(\d{2}))?(?::\d{2})?\s*([ap]m)?$/i.exec(text);
  if (!found) return null;
  const [, hours, minutes = '0', half] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  const minute = Number(minutes);
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}
