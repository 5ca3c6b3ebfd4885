import { addDays, atClock, type CivilDate } from '../dates.ts';
import type { DayOrder } from '../day-order.ts';
import { dayOrderIn, minutesIn, needsOrder, readDay } from '../records/import-cells.ts';
import { ReadingTally, type LeftOut } from '../records/reading-tally.ts';
import {
  rosterLimits,
  rosterMessages as messages,
  type Found,
  type RosterWindow,
  type Shift,
} from './roster.ts';
import {
  headingRowOf,
  headingWords,
  isFilled,
  isTotal,
  plainCell,
  stampIn,
  trimmedCell,
  type CellStamp,
} from '../records/table-cells.ts';

/** Headings by which a column is known, in lower case and without brackets. */
const headings = {
  day: 'date|day|shift date|start date|date from|roster date|work date|date worked|date in',
  start:
    'start|start time|shift start|from|begin|begins|time from|on|in|time in|clock in|start date time|start datetime|starts',
  end: 'end|end time|shift end|finish|finish time|to|time to|off|out|time out|clock out|end date time|end datetime|ends|finishes',
  endDay: 'end date|finish date|date to|date out',
  hours: 'hours|hrs|duration|worked|hours worked|total hours|paid hours|total time',
  title:
    'shift|shift type|type|subject|summary|title|code|roster|shift code|shift name|description|activity',
  allDay: 'all day event|all day|all-day',
  status: 'status|shift status|state',
} as const;
type Column = keyof typeof headings;

const names = Object.entries(headings).map(
  ([column, each]) => [column as Column, each.split('|')] as const,
);

/** Returns the index of each known column. */
function columnsIn(row: readonly string[]): Partial<Record<Column, number>> {
  const words = row.map(headingWords);
  const found: Partial<Record<Column, number>> = {};
  for (const [column, known] of names) {
    const name = known.find((each) => words.includes(each));
    if (name) found[column] = words.indexOf(name);
  }
  return found;
}

const CLOCK = String.raw`\d{1,2}(?:[:.h]?\d{2})?\s?(?:[ap]\.?m\.?|h(?:rs?)?)?`;
/** Both times of a shift in one cell, perhaps with words behind them: 07:00-19:00, 0700 to 1900 Cairns. */
const BOTH_TIMES = new RegExp(
  String.raw`^(${CLOCK})\s*(?:-|to|until)\s*(${CLOCK})(?:[\s,;(]+(.*))?$`,
  'i',
);

/** Returns the start, the end and what else is in a cell with both times of a shift; null if it has not both. */
function bothTimes(cell: string): { start: string; end: string; rest: string } | null {
  const text = plainCell(cell).replace(/[\u2010-\u2015\u2192\u2212]/g, '-');
  const [, start, end, rest = ''] = BOTH_TIMES.exec(text) ?? [];
  const areTimes = [start, end].every((each) => each && stampIn(each).minute !== null);
  // 7-12 may be a ward, a ratio or the number of a crew.
  const isMarked = /[:.]\d|\d{3}|[a-z]/i.test(`${start} ${end}`);
  return areTimes && isMarked ? { start: start!, end: end!, rest: rest.replace(/\)$/, '') } : null;
}

/** Returns the column whose cells most often hold both times of a shift; undefined if none does. */
function columnOfBoth(rows: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      if (bothTimes(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns how many columns of a roster a row names. */
export const rosterHeadingsIn = (row: readonly string[]): number =>
  Object.keys(columnsIn(row)).length;

/**
 * Returns the shifts of a table: a day, and times or hours. Null if it has no such columns. If the file does not prove the
 * order of day and month, `dayOrder` says so: rows that depend on it are left out while it is 'unsure'.
 */
export function shiftsOfRows(
  rows: readonly (readonly string[])[],
  { timeZone }: Pick<RosterWindow, 'timeZone'>,
  chosenOrder?: DayOrder,
): Found | null {
  const heading = headingRowOf(rows, rosterHeadingsIn);
  const columns = columnsIn(rows[heading] ?? []);
  const hasTimes = columns.start !== undefined && columns.end !== undefined;
  const filled = rows.slice(heading + 1).filter(isFilled);
  const both = hasTimes || columns.day === undefined ? undefined : columnOfBoth(filled);
  const hasHours = columns.day !== undefined && columns.hours !== undefined;
  if (!hasTimes && !hasHours && both === undefined) return null;
  const tally = new ReadingTally();
  tally.leaveOut('beyond', Math.max(0, filled.length - rosterLimits.shifts));
  const read = filled.slice(0, rosterLimits.shifts).map((row) => {
    const cell = (column: Column) => row[columns[column] ?? -1] ?? '';
    const times = both === undefined ? null : bothTimes(row[both] ?? '');
    if (!times) return cell;
    const { start, end, rest } = times;
    const title = columns.title === both ? rest : cell('title');
    return (column: Column) => ({ start, end, title })[column as string] ?? cell(column);
  });
  const days = read.flatMap((cell) => [cell('day'), cell('start'), cell('end'), cell('endDay')]);
  const dateHeading = rows[heading]![columns.day ?? columns.start ?? -1] ?? '';
  const shown = dayOrderIn(days, dateHeading);
  const order = chosenOrder ?? shown.order;
  const shifts = read.flatMap((cell, index) => {
    const shift = shiftOf(cell, { timeZone, order, tally });
    if (typeof shift === 'object') {
      tally.use();
      return [shift];
    }
    const isSum = shift === 'unread' && isTotal(filled[index]!, cell('day'));
    tally.leaveOut(isSum ? 'total' : shift);
    return [];
  });
  const isAsked = !shown.isProven && days.some(needsOrder);
  const above = rows.slice(0, heading).filter(isFilled).length;
  return {
    shifts,
    notes: [
      ...(tally.isCut ? [messages.tooMany] : []),
      ...(above > 0 ? [messages.above(above)] : []),
      ...tally.notes(),
    ],
    ...(isAsked && { dayOrder: order }),
  };
}

interface Reading {
  timeZone: string;
  order: DayOrder;
  tally: ReadingTally;
}

/** Returns the shift of a row, or why it is left out. */
function shiftOf(cell: (column: Column) => string, reading: Reading): Shift | LeftOut {
  if (/^(?:true|yes|y|1)$/i.test(plainCell(cell('allDay')))) return 'wholeDays';
  if (/cancel|declined|deleted/i.test(cell('status'))) return 'cancelled';
  const { timeZone, order, tally } = reading;
  const [start, end] = [stampIn(cell('start')), stampIn(cell('end'))];
  const dayText = start.day || cell('day');
  const endDayText = end.day || cell('endDay');
  if (order === 'unsure' && [dayText, endDayText].some(needsOrder)) return 'order';
  const day = dayIn(dayText, reading);
  if (!day) return 'unread';
  const title = trimmedCell(cell('title')).slice(0, 120) || messages.untitled;
  const hours = minutesIn(cell('hours'));
  const begins = start.minute ?? stampIn(cell('day')).minute;
  const at = momentOf(day, { ...start, minute: begins ?? 720 }, timeZone);
  if (start.minute !== null && end.minute !== null) {
    const isNextDay = end.minute <= start.minute;
    const stated = endDayText === '' ? addDays(day, isNextDay ? 1 : 0) : dayIn(endDayText, reading);
    if (!stated) return 'unread';
    if (endDayText === '' && end.minute === start.minute) tally.assume('sameTime');
    const until = momentOf(stated, end as Timed, timeZone);
    const worked = (until.getTime() - at.getTime()) / 60_000;
    if (hours !== null && Math.abs(hours - worked) > 1) tally.assume('ownHours');
    return { title, start: at, end: until };
  }
  if (!hours) return 'unread';
  const length = hours * 60_000;
  if (begins === null && end.minute !== null) {
    const stated = endDayText === '' ? day : dayIn(endDayText, reading);
    if (!stated) return 'unread';
    const until = momentOf(stated, end as Timed, timeZone);
    return { title, start: new Date(until.getTime() - length), end: until };
  }
  if (begins === null) tally.assume('noTime');
  return { title, start: at, end: new Date(at.getTime() + length) };
}

function dayIn(text: string, { order, timeZone }: Reading): CivilDate | null {
  const read = readDay(text, order, timeZone);
  return 'problem' in read ? null : read.value;
}

type Timed = CellStamp & { minute: number };

/** Returns the moment of a time of a day, on its own clock or that of a zone. 24:00 is the next day's beginning. */
function momentOf(day: CivilDate, { minute, offset }: Timed, timeZone: string): Date {
  if (offset !== null) return new Date(Date.parse(day) + (minute - offset) * 60_000);
  const on = addDays(day, Math.floor(minute / 1440));
  return atClock(on, { hour: Math.floor(minute / 60) % 24, minute: minute % 60 }, timeZone);
}
