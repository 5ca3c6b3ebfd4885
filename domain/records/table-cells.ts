/** Marks that no one sees and that some programs put around a value: byte order marks, direction marks, joiners. */
const HIDDEN = /[\s\p{Cc}\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Returns a cell without marks and blanks around it, its letters composed, so that one name is one text. */
export function trimmedCell(cell: string): string {
  let [from, to] = [0, cell.length];
  while (from < to && HIDDEN.test(cell[from]!)) from += 1;
  while (to > from && HIDDEN.test(cell[to - 1]!)) to -= 1;
  return cell.slice(from, to).normalize('NFC');
}

/** Returns the text of a date, time or heading in plain characters: no marks, ASCII digits and single blanks. */
export const plainCell = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A time of day in minutes; 24:00 is the end of the day. */
export type MinuteOfDay = number;

/** Moment in a cell: its day as written, its time, and how many minutes its clock is ahead of UTC. */
export interface CellStamp {
  day: string;
  minute: MinuteOfDay | null;
  offset: number | null;
}

/** Abbreviations of clocks, in minutes ahead of UTC. EST, CST and WST also mean other ones, so they are not among them. */
const clocks: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  awst: 480,
  acst: 570,
  acdt: 630,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
};

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s*([ap]\.?m\.?)?`;
const ZONE = String.raw`(z|awst|acst|acdt|aest|aedt|nzst|nzdt|(?:utc|gmt)?\s*[+\-−]\d{1,2}:?(?:\d{2})?|utc|gmt)`;
const AFTER_DAY = new RegExp(String.raw`(?:T|,?\s+(?:at\s+)?)${TIME}(?:\s*\(?${ZONE}\)?)?$`, 'i');
const WHOLE = new RegExp(String.raw`^${TIME}(?:\s*\(?${ZONE}\)?)?$`, 'i');
const DIGITS = /^(\d{1,2})(\d{2})\s*(?:h|hrs?|hours?)?$/i;

/** A part of a day, or a day with its part, as Excel counts them. */
const EXCEL_TIME = /^(\d{5})?(?:0?(\.\d{3,}|\.(?:25|5|75)))$/;

/** Splits a cell into its day and its time. Neither is checked beyond its form. */
export function stampIn(cell: string): CellStamp {
  const text = plainCell(cell);
  const [, serial = '', part] = EXCEL_TIME.exec(text) ?? [];
  if (part) return { day: serial, minute: Math.round(Number(part) * 1440), offset: null };
  const digits = DIGITS.exec(text);
  if (digits) return { day: '', minute: minuteOf(digits[1]!, digits[2]), offset: null };
  const found = WHOLE.exec(text) ?? AFTER_DAY.exec(text);
  const [whole = '', hours = '', minutes, , half, zone] = found ?? [];
  // A number alone after a day is the day's year or month.
  const isTime = found && (whole === text || minutes !== undefined || half !== undefined);
  if (!isTime) return { day: text, minute: null, offset: null };
  return {
    day: text.slice(0, text.length - whole.length).trim(),
    minute: minuteOf(hours, minutes, half),
    offset: zone ? offsetOf(zone) : null,
  };
}

/** Returns the minute of a day; null if there is no such time. */
function minuteOf(hours: string, minutes = '0', half = ''): MinuteOfDay | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (minute > 59 || hour > 24 || (half && (hour < 1 || hour > 12))) return null;
  const added = half ? (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : hour;
  return added === 24 && minute > 0 ? null : added * 60 + minute;
}

function offsetOf(zone: string): number {
  const text = zone.toLowerCase().replace(/\s/g, '');
  const known = clocks[text];
  if (known !== undefined) return known;
  const [, sign, hours, minutes = '0'] = /([+\-−])(\d{1,2}):?(\d{2})?$/.exec(text) ?? [];
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** Days of the week before a date: “Mon 2/11/2026”, “Monday, 9 March”. */
export const withoutWeekday = (text: string): string =>
  text.replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i, '');

/** Returns a heading in lower case, without the text in brackets: “Date (dd/mm/yyyy)” is “date”. */
export const headingWords = (heading: string): string =>
  plainCell(heading)
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Number of rows, from the first one that is not empty, that are searched for the headings. */
export const HEADING_ROWS = 25;

/** Returns the row that holds the headings: the first with the most that are known, if two are; otherwise the first that is not empty. */
export function headingRowOf(
  rows: readonly (readonly string[])[],
  known: (cells: readonly string[]) => number,
): number {
  const first = Math.max(0, rows.findIndex(isFilled));
  let best = first;
  let most = 1;
  for (let index = first; index < Math.min(rows.length, first + HEADING_ROWS); index += 1) {
    const count = known(rows[index]!);
    if (count > most) [best, most] = [index, count];
  }
  return best;
}

/** True if a row has a cell that is not empty. */
export const isFilled = (cells: readonly string[]): boolean =>
  cells.some((cell) => trimmedCell(cell) !== '');

const TOTAL =
  /^(?:grand |sub[- ]?)?(?:totals?|sum)(?:\s+(?:cpd|hours|hrs|h))*\s*[:=]?\s*(?:[\d.,:]+\s*(?:hours|hrs|h)?)?$/i;

/** True if a row is the total at the end of a table: it says so, and has no day. */
export const isTotal = (cells: readonly string[], day: string): boolean =>
  (trimmedCell(day) === '' || TOTAL.test(plainCell(day))) &&
  cells.some((cell) => TOTAL.test(plainCell(cell)));
