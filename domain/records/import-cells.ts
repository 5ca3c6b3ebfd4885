import { readCountsFor } from './counts-for.ts';
import type { HoursFor } from './hours-for.ts';
import { HOURS_STEP, hoursLabel, type ActivityCategory } from './activities.ts';
import { contentElementIds, type ContentElementId } from './activity-trace.ts';
import {
  activitySettingLabels,
  activitySettings,
  type ActivitySetting,
} from './activity-settings.ts';
import { activityTypeLabels, activityTypes, type ActivityType } from './activity-types.ts';
import { readCountAnswers, type CountAnswers } from './count-answers.ts';
import { isFormula } from '../csv.ts';
import type { DayOrder } from '../day-order.ts';
import {
  addDays,
  civilDate,
  dayLabel,
  DEFAULT_TIME_ZONE,
  isCivilDate,
  placeOf,
  type CivilDate,
} from '../dates.ts';
import { plainCell, stampIn, trimmedCell, withoutWeekday } from './table-cells.ts';

/** Result of reading a spreadsheet cell: a value, perhaps with a note on how it was read, or a problem. */
export type Reading<T> = { value: T | null; note?: string } | { problem: string };

const numeric = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/;

/**
 * Reads the date in a cell, in common formats or as an Excel day number. A time with its own zone becomes its day in
 * `timeZone`; a note says so if that is another day.
 */
export function readDay(
  cell: string,
  order: DayOrder = 'day-first',
  timeZone: string = DEFAULT_TIME_ZONE,
): Reading<CivilDate> {
  const { day, minute, offset } = stampIn(cell);
  const read = readDate(minute === null || day === '' ? plainCell(cell) : day, order);
  if (offset === null || minute === null || 'problem' in read || !read.value) return read;
  const local = civilDate(new Date(Date.parse(read.value) + (minute - offset) * 60_000), timeZone);
  if (local === read.value) return read;
  return {
    value: local,
    note: `“${plainCell(cell)}” is ${dayLabel(local)} in ${placeOf(timeZone)}`,
  };
}

function readDate(cell: string, order: DayOrder): Reading<CivilDate> {
  const text = withoutWeekday(cell);
  if (text === '') return { value: null };
  if (/^\d{5}(\.\d+)?$/.test(text)) return fromExcel(text);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayIn(text, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, second, year] = numeric.exec(text) ?? [];
  if (first && second && year) {
    return numbered(text, [Number(first), Number(second)], fullYear(year), order);
  }
  return named(text);
}

/** Returns the date order that a cell proves; null if both orders are possible or it holds no such date. */
export function orderShownBy(cell: string): 'day-first' | 'month-first' | null {
  const [first, second] = numbersIn(cell);
  if (!first || !second) return null;
  if (Number(first) > 12 && Number(second) <= 12) return 'day-first';
  return Number(second) > 12 && Number(first) <= 12 ? 'month-first' : null;
}

/** True if the order of day and month decides which day a cell means. */
export function needsOrder(cell: string): boolean {
  const [first = '', second = ''] = numbersIn(cell);
  return orderShownBy(cell) === null && first !== '' && Number(first) !== Number(second);
}

function numbersIn(cell: string): string[] {
  const { day } = stampIn(cell);
  return numeric.exec(withoutWeekday(day || plainCell(cell)))?.slice(1, 3) ?? [];
}

/**
 * Returns the order of day and month in cells of dates, and whether the heading or a cell proves it: day first if none
 * does, as Australians write it.
 */
export function dayOrderIn(
  cells: readonly string[],
  heading = '',
): { order: DayOrder; isProven: boolean } {
  const named = orderNamed(heading);
  const shown = new Set([named, ...cells.map(orderShownBy)]);
  shown.delete(null);
  if (!shown.has('month-first')) return { order: 'day-first', isProven: shown.size > 0 };
  const isNamed = named === 'month-first' && shown.size === 1;
  return { order: isNamed ? 'month-first' : 'unsure', isProven: isNamed };
}

/** Returns the order that a heading names: “Date (mm/dd/yyyy)”. */
function orderNamed(heading: string): 'day-first' | 'month-first' | null {
  const [, first, second] = /\b(d{1,2}|m{1,3})\W(d{1,2}|m{1,3})\W/i.exec(heading) ?? [];
  if (!first || !second) return null;
  return first.toLowerCase().startsWith('d') ? 'day-first' : 'month-first';
}

function numbered(
  text: string,
  [first, second]: [number, number],
  year: number,
  order: DayOrder,
): Reading<CivilDate> {
  const [date, month] = order === 'month-first' ? [second, first] : [first, second];
  if (order !== 'unsure') {
    if (month > 12 && date <= 12) {
      const other = order === 'day-first' ? 'day' : 'month';
      return { problem: `“${text}” has no month ${month}; write the ${other} first` };
    }
    return dayIn(text, year, month, date);
  }
  // Other dates in the file put the month first, so only an unambiguous date is accepted.
  if (first > 12) return dayIn(text, year, second, first);
  if (second > 12 || first === second || Math.min(first, second) < 1) {
    return dayIn(text, year, first, second);
  }
  const either = [dayOf(year, second, first), dayOf(year, first, second)]
    .map(dayLabel)
    .join(' or ');
  return { problem: `“${text}” could be ${either}; choose the date order above` };
}

function named(text: string): Reading<CivilDate> {
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s\-/.]*(?:of\s+)?([a-z]{3,9})\.?[\s\-/.,]*(\d{4}|\d{2})$/i;
  const monthFirst = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d{2})$/i;
  const [, date, month, year] = dayFirst.exec(text) ?? [];
  if (date && month && year) return inMonth(text, year, month, date);
  const [, month2, date2, year2] = monthFirst.exec(text) ?? [];
  if (date2 && month2 && year2) return inMonth(text, year2, month2, date2);
  if (/^\d{4}$|^[a-z]{3,9}\.?[\s-]+\d{2,4}$/i.test(text)) {
    return { problem: `“${text}” has no day; write it as 25/4/2025` };
  }
  if (/^\d{1,2}[/.\-\s]\d{1,2}$/.test(text)) {
    return { problem: `“${text}” has no year; write it as 25/4/2025` };
  }
  return { problem: `“${shortened(text)}” is not a date we can read; write it as 25/4/2025` };
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const fullMonths =
  'january february march april may june july august september october november december';

function inMonth(text: string, year: string, name: string, date: string): Reading<CivilDate> {
  const lower = name.toLowerCase();
  const month = months.indexOf(lower.slice(0, 3)) + 1;
  const isMonth =
    month > 0 && fullMonths.split(' ')[month - 1]!.startsWith(lower.replace(/^sept$/, 'sep'));
  if (!isMonth) return { problem: `“${name}” in “${shortened(text)}” is not a month` };
  return dayIn(text, fullYear(year), month, Number(date));
}

function dayIn(text: string, year: number, month: number, date: number): Reading<CivilDate> {
  const value = dayOf(year, month, date);
  return isCivilDate(value) ? { value } : { problem: `“${text}” is a day that does not exist` };
}

/** Excel counts days from 30 December 1899, since it treats 1900 as a leap year. */
function fromExcel(text: string): Reading<CivilDate> {
  const value = addDays('1899-12-30', Math.floor(Number(text)));
  return { value, note: `Excel’s day number ${text} read as ${dayLabel(value)}` };
}

const dayOf = (year: number, month: number, date: number): CivilDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** Expands a two-digit year as spreadsheets do: up to 69 is this century. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

/**
 * Reads the hours in a cell: 1.5 · 1,5 · 1½ · 2 hrs · 1h 30m · 1:30 · 90 min. A bare number is minutes if the column
 * says so. Rounds down to half hours, so that no one claims more than they did.
 */
export function readHours(cell: string, unit: 'hours' | 'minutes' = 'hours'): Reading<number> {
  const text = cell.trim();
  if (text === '') return { value: null };
  const minutes = minutesIn(text, unit);
  if (minutes === null) {
    return { problem: `“${shortened(text)}” is not a number of hours; write it as 1.5 or 1h 30m` };
  }
  const exact = minutes / 60;
  const value = Math.floor(exact / HOURS_STEP + 1e-9) * HOURS_STEP;
  // Less than the first step: the form's own rule rejects it.
  if (value === 0) return { value: Math.round(exact * 100) / 100 };
  if (Math.abs(exact - value) < 1e-9) return { value };
  return {
    value,
    note: `“${text}” rounded down to ${hoursLabel(value)}: hours are kept in halves`,
  };
}

/** Returns the minutes of a length in a cell; null if it is no length. */
export function minutesIn(cell: string, unit: 'hours' | 'minutes' = 'hours'): number | null {
  const text = trimmedCell(cell).toLowerCase().replace(/\s+/g, ' ');
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?\s*(?:h|hrs?|hours?)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const [, isoHours = '0', isoMinutes = '0'] = /^pt(?=\d)(?:(\d+)h)?(?:(\d+)m)?$/.exec(text) ?? [];
  if (text.startsWith('pt')) return Number(isoHours) * 60 + Number(isoMinutes) || null;
  const plain = text
    .replace(/\s*([½¼¾])/, '$1')
    .replace('½', '.5')
    .replace('¼', '.25')
    .replace('¾', '.75');
  const both =
    /^(\d+)\s*(?:h|hrs?|hours?)\.?\s*(?:and|,|\+|&)?\s*(\d+)\s*(?:m|mins?|minutes?)?\.?$/.exec(
      plain,
    );
  if (both) return Number(both[1]) * 60 + Number(both[2]);
  const single =
    /^(\d*(?:[.,]\d{1,2})?|\d+\.\d+)\s*(h|hrs?|hours?|m|mins?|minutes?|d|days?)?\.?$/.exec(plain);
  const [, number = '', word = ''] = single ?? [];
  if (number === '' || word.startsWith('d')) return null;
  const count = Number(number.replace(',', '.'));
  const isMinutes = word === '' ? unit === 'minutes' : word.startsWith('m');
  return isMinutes ? count : count * 60;
}

const synonyms: readonly [ActivityCategory, RegExp][] = [
  [
    'Research & Education',
    /research|teach|educat|journal|reading|article|publi|lectur|universit|tafe|study|degree|diploma|audit|present|podcast|thesis/,
  ],
  [
    'Clinical Practice',
    /clinic|patient|skill|simulat|scenario|resus|trauma|airway|\bals\b|\bbls\b|\bcpr\b|placement|supervis|preceptor|case review|drill/,
  ],
  [
    'Professional Development',
    /\bpd\b|\bcpd\b|profession|develop|e-?learning|online|webinar|conferenc|workshop|seminar|course|training|mandatory|meeting|mentor|leader|manage|symposium|in-?service|network|compulsory/,
  ],
];

/** Returns the most likely category for a word such as 'e-learning'; null if unclear. */
export function suggestCategory(cell: string): ActivityCategory | null {
  return synonyms.find(([, pattern]) => pattern.test(cell.toLowerCase()))?.[0] ?? null;
}

const yes = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', 'interactive']);
const no = new Set([
  'no',
  'n',
  'false',
  'f',
  '0',
  '-',
  '–',
  'none',
  'not interactive',
  'non-interactive',
  'self-directed',
]);

/** Reads a yes or no in common notations. */
export function readFlag(cell: string): Reading<boolean> {
  const text = cell.trim().toLowerCase();
  if (text === '') return { value: null };
  if (yes.has(text)) return { value: true };
  if (no.has(text)) return { value: false };
  return { problem: `“${shortened(cell.trim())}” is neither yes nor no` };
}

const done = /^(completed?|done|finished|attended|passed|yes|y|true|100%)$/;
const open =
  /^(in[ -]?progress|ongoing|started|planned|pending|open|incomplete|not completed|no|n|false|enrolled|booked)$/;

/** Reads the status in common wordings: completed or in progress. */
export function readStatus(cell: string): Reading<'completed' | 'in-progress'> {
  const text = cell.trim().toLowerCase();
  if (text === '') return { value: null };
  if (done.test(text)) return { value: 'completed' };
  if (open.test(text)) return { value: 'in-progress' };
  return { problem: `“${shortened(cell.trim())}” is neither completed nor in progress` };
}

/** Reads the answers to “Does this count?” as our own tables have them. */
export function readAnswers(cell: string): Reading<CountAnswers> {
  const text = cell.trim();
  if (text === '') return { value: null };
  const value = readCountAnswers(text);
  if (value) return { value };
  return { value: null, note: `“${shortened(text)}” does not answer the five questions` };
}

/** Parses for which of the owner's registrations an activity counts; ignored if the owner has only one. */
export function readShares(cell: string, professions: readonly string[]): Reading<HoursFor[]> {
  const text = cell.trim();
  if (text === '' || professions.length < 2) return { value: null };
  const value = readCountsFor(text);
  if (value?.every(({ profession }) => professions.includes(profession))) return { value };
  return {
    value: null,
    note: `“${shortened(text)}” does not say how many hours count for which of your registrations`,
  };
}

/** Reads a type of activity by its name; for another word, a note asks the owner to choose later. */
export function readType(cell: string): Reading<ActivityType> {
  const text = cell.trim().toLowerCase();
  if (text === '') return { value: null };
  const value = activityTypes.find((type) => {
    const label = activityTypeLabels[type].toLowerCase();
    return [type, label, ...label.split(' or ')].includes(text);
  });
  if (value) return { value };
  return {
    value: null,
    note: `“${shortened(cell.trim())}” is not a type we know; choose it later`,
  };
}

const settingWords: readonly [ActivitySetting, RegExp][] = [
  ['live-online', /^(live[ -]?)?online$|^virtual(ly)?$|^live$|^web conference$|^video conference$/],
  ['in-person', /^in[ -]person$|^face[ -]to[ -]face$|^on[ -]?site$|^f2f$/],
];

/** Reads a setting, and the place after it: 'In person, Station 12'. A text without a known setting is a place. */
export function readSetting(cell: string): {
  setting: ActivitySetting | null;
  place: string | null;
} {
  const text = cell.trim();
  const [word = '', ...rest] = text.split(',');
  const plain = word.trim().toLowerCase();
  const setting =
    activitySettings.find(
      (each) => each === plain || activitySettingLabels[each].toLowerCase() === plain,
    ) ?? settingWords.find(([, pattern]) => pattern.test(plain))?.[0];
  return setting
    ? { setting, place: rest.join(',').trim() || null }
    : { setting: null, place: text || null };
}

/** Reads a whole number within limits, also with a word after it: '3 others'. `what` it is: 'a number of others'. */
export function readWhole(
  cell: string,
  { min, max }: { min: number; max: number },
  what: string,
): Reading<number> {
  const text = cell.trim();
  if (text === '') return { value: null };
  const value = Number(/^(\d{1,7})(?:\s+[a-z]+)?$/i.exec(text)?.[1] ?? NaN);
  if (value >= min && value <= max) return { value };
  return { problem: `“${shortened(text)}” is not ${what} from ${min} to ${max}` };
}

/** Reads with whom and how many others, as a submission prints them: 'Two consultants (3 others)'. */
export function readPractitioners(cell: string): { text: string | null; count: number | null } {
  const text = cell.trim();
  const [, others, count, alone] =
    /^(?:(.*\S)\s+\((\d{1,4}) others?\)|(\d{1,4}) others?)$/s.exec(text) ?? [];
  const number = count ?? alone;
  return number
    ? { text: others ?? null, count: Number(number) }
    : { text: text || null, count: null };
}

/** Reads elements of the standard by their letters: 'a, c' or '(a) seeks to …; (c) …'. */
export function readElements(cell: string): Reading<ContentElementId[]> {
  const text = cell.trim();
  if (text === '') return { value: [] };
  const isLetters = /^[a-d](\s*[,;/ ]\s*[a-d])*$/i.test(text);
  const given = isLetters
    ? text.toLowerCase().match(/[a-d]/g)
    : [...text.matchAll(/(?:^|[;,])\s*\(([a-d])\)/gi)].map(([, id]) => id!.toLowerCase());
  const value = contentElementIds.filter((id) => given?.includes(id));
  if (value.length > 0) return { value };
  return {
    value: [],
    note: `“${shortened(text)}” names no element of the standard; choose them later`,
  };
}

/** A learning goal or document of the owner. */
export interface KnownRecord {
  id: string;
  title: string;
}

/**
 * Reads records by their titles, separated by semicolons; a title may itself contain one. `what` names them:
 * 'learning goals'.
 */
export function readTitles(
  cell: string,
  known: readonly KnownRecord[],
  what: string,
): Reading<string[]> {
  const parts = cell.split(';');
  const byTitle = new Map(known.map((goal) => [wordsOf(goal.title), goal.id]));
  const ids: string[] = [];
  const unknown: string[] = [];
  for (let from = 0; from < parts.length;) {
    let to = parts.length;
    const titleTo = () => wordsOf(parts.slice(from, to).join(';'));
    while (to > from + 1 && !byTitle.has(titleTo())) to -= 1;
    const id = byTitle.get(titleTo());
    if (id) ids.push(id);
    else if (parts[from]!.trim() !== '') unknown.push(parts[from]!.trim());
    from = to;
  }
  const value = [...new Set(ids)];
  if (unknown.length === 0) return { value };
  const names = unknown.map((title) => `“${shortened(title)}”`).join(', ');
  return {
    value,
    note: `${names} ${unknown.length === 1 ? 'is' : 'are'} not among your ${what}; add ${unknown.length === 1 ? 'it' : 'them'} first, or later to the activity`,
  };
}

const wordsOf = (title: string) => trimmedCell(title).replace(/\s+/g, ' ').toLowerCase();

/** Reads the note of evidence. Numbers of a submission's index, such as 'E1, E2', refer to files and are no note. */
export function readEvidence(cell: string): Reading<string> {
  const text = cell.trim();
  if (text === '') return { value: null };
  if (!/^E\d+(, E\d+)*$/.test(text)) return { value: text };
  return {
    value: null,
    note: `“${shortened(text)}” are numbers in a submission’s index of evidence; attach the files later`,
  };
}

/** Removes the apostrophe that our export, and Excel, add so that a spreadsheet does not run a text as a formula. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell;

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
