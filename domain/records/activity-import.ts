import { ValidationError } from 'yup';
import {
  activityCategories,
  checkCompletedDate,
  type ActivityCategory,
  type ActivityStatus,
} from './activities.ts';
import { traceDayProblems, traceLimits, type ContentElementId } from './activity-trace.ts';
import { type ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';
import type { CountAnswers } from './count-answers.ts';
import { counted } from '../counts.ts';
import { countsForProblem } from './counts-for.ts';
import { civilDate, instantOf, type CivilDate } from '../dates.ts';
import type { DayOrder } from '../day-order.ts';
import type { HoursFor } from './hours-for.ts';
import {
  dayOrderIn,
  readAnswers,
  readDay,
  readElements,
  readEvidence,
  readFlag,
  readHours,
  readPractitioners,
  readShares,
  readSetting,
  readStatus,
  readTitles,
  readType,
  readWhole,
  suggestCategory,
  withoutGuard,
  type KnownRecord,
  type Reading,
} from './import-cells.ts';
import type { ImportColumn } from './import-columns.ts';
import { importMessages } from './imports.ts';
import { importRowSchema } from './imports.schema.ts';
import { isFilled, isTotal, trimmedCell } from './table-cells.ts';
import { lineOf } from '../texts.ts';

/** Options for reading a table. The user can correct all of them. */
export interface ImportReading {
  /** Index of the row that holds the column names; rows above it are left out. */
  heading: number;
  /** Field in each column; null skips the column. */
  columns: readonly (ImportColumn | null)[];
  /** Unit of a bare number in the hours column. */
  unit: 'hours' | 'minutes';
  dayOrder: DayOrder;
  /** Category for each word in the category column. */
  categories: Readonly<Record<string, ActivityCategory | null>>;
  /** The owner's learning goals and documents, which a table names by their titles. */
  goals: readonly KnownRecord[];
  documents: readonly KnownRecord[];
  /** The professions of the owner's registrations. */
  professions: readonly string[];
  today: Date;
  timeZone: string;
}

/** A row to import, with any problems that prevent it. */
export interface ImportRow {
  /** Row number as in a spreadsheet; row 1 holds the column names. */
  number: number;
  title: string;
  category: string;
  hours: number | null;
  day: CivilDate | null;
  isInteractive: boolean;
  status: ActivityStatus;
  description: string | null;
  evidence: string | null;
  activityType: ActivityType | null;
  provider: string | null;
  startDate: CivilDate | null;
  endDate: CivilDate | null;
  place: string | null;
  practitioners: string | null;
  practitionerCount: number | null;
  setting: ActivitySetting | null;
  contentElements: ContentElementId[];
  howItMeets: string | null;
  countAnswers: CountAnswers | null;
  goalIds: string[];
  documentIds: string[];
  countsFor: HoursFor[] | null;
  problems: string[];
  notes: string[];
}

/** Marks the template's example rows, which are not imported. */
export const EXAMPLE_MARK = 'EXAMPLE';

/** Reads and validates every row below the column names. Leaves out what `leftOutRows` names, and empty rows. */
export function readRows(table: readonly string[][], reading: ImportReading): ImportRow[] {
  return table.flatMap((cells, index) =>
    kindOf(cells, index, reading) === 'row' ? [readRow(cells, index + 1, reading)] : [],
  );
}

/** Says which rows are not read as activities, and why. */
export function leftOutRows(table: readonly string[][], reading: ImportReading): string[] {
  const counts = { above: 0, example: 0, total: 0 };
  for (const [index, cells] of table.entries()) {
    const kind = kindOf(cells, index, reading);
    if (kind !== 'row' && kind !== null) counts[kind] += 1;
  }
  return [
    counts.above > 0 && importMessages.above(counts.above),
    counts.total > 0 && `${counted(counts.total, 'total row')} left out.`,
    counts.example > 0 && `${counted(counts.example, 'example row')} left out.`,
  ].filter((note) => note !== false);
}

/** Returns the kind of a row; null for an empty one and for the column names. */
function kindOf(
  cells: readonly string[],
  index: number,
  { heading, columns }: Pick<ImportReading, 'heading' | 'columns'>,
): 'row' | 'above' | 'example' | 'total' | null {
  if (index === heading || !isFilled(cells)) return null;
  if (index < heading) return 'above';
  if (valueOf(cells, columns, 'title').toUpperCase().startsWith(EXAMPLE_MARK)) return 'example';
  return isTotal(cells, datesOf(cells, columns).join(' ')) ? 'total' : 'row';
}

/** Returns the words of the category column, each with its most likely category. */
export function categoriesIn(
  table: readonly string[][],
  columns: readonly (ImportColumn | null)[],
  heading = 0,
): Record<string, ActivityCategory | null> {
  const words = new Set(
    table.flatMap((cells, index) =>
      kindOf(cells, index, { heading, columns }) === 'row'
        ? [categoryWord(valueOf(cells, columns, 'category'))]
        : [],
    ),
  );
  return Object.fromEntries([...words].map((word) => [word, suggestCategory(word)]));
}

const dateColumns = ['date', 'startDate', 'endDate'] as const satisfies readonly ImportColumn[];

const datesOf = (cells: readonly string[], columns: readonly (ImportColumn | null)[]) =>
  dateColumns.map((column) => valueOf(cells, columns, column));

/** Returns the date order of a table: day first, or 'unsure' if a date puts the month first and the column's name does not. */
export function dayOrderOf(
  table: readonly string[][],
  columns: readonly (ImportColumn | null)[],
  heading = 0,
): DayOrder {
  const cells = table.slice(heading + 1).flatMap((row) => datesOf(row, columns));
  return dayOrderIn(cells, datesOf(table[heading] ?? [], columns).join(' ')).order;
}

const categoryWord = (cell: string) => cell.trim().replace(/\s+/g, ' ').slice(0, 200);

function readRow(cells: readonly string[], number: number, reading: ImportReading): ImportRow {
  const problems: string[] = [];
  const notes: string[] = [];
  const cell = (column: ImportColumn) => valueOf(cells, reading.columns, column);
  const take = <T>(column: ImportColumn, read: Reading<T>): T | null => {
    if ('problem' in read) {
      problems.push(read.problem);
      refused.add(column);
      return null;
    }
    if (read.note) notes.push(read.note);
    return read.value;
  };
  const refused = new Set<string>();
  const dayIn = (column: ImportColumn) =>
    take(column, readDay(cell(column), reading.dayOrder, reading.timeZone));
  const text = (column: ImportColumn) => cell(column).trim() || null;
  // A cell may have line breaks where a form's field has none.
  const oneLine = (column: ImportColumn) => lineOf(cell(column)) || null;
  const [date, startDate, endDate] = [dayIn('date'), dayIn('startDate'), dayIn('endDate')];
  const day = date ?? endDate ?? startDate;
  const hours = take('hours', readHours(cell('hours'), reading.unit));
  const category = take('category', readCategory(cell('category'), reading));
  const isInteractive = take('isInteractive', readFlag(cell('isInteractive'))) ?? false;
  const stated = take('status', readStatus(cell('status')));
  const status = stated ?? 'completed';
  const isDateRefused = dateColumns.some((column) => refused.has(column));
  if (status === 'completed' && !day && !isDateRefused) problems.push('The date is missing');
  if (status === 'in-progress' && date) notes.push('In progress, so the date is not imported');
  const where = readSetting(cell('setting'));
  // Our own tables have a column for the number of others, or state it after the names.
  const others = reading.columns.includes('practitionerCount')
    ? {
        text: oneLine('practitioners'),
        count: take(
          'practitionerCount',
          readWhole(cell('practitionerCount'), traceLimits.practitionerCount, 'a number of others'),
        ),
      }
    : readPractitioners(lineOf(cell('practitioners')));
  const row: ImportRow = {
    number,
    title: oneLine('title') ?? '',
    category: category ?? '',
    hours,
    day: status === 'completed' ? day : null,
    isInteractive,
    status,
    description: text('description'),
    evidence: take('evidence', readEvidence(cell('evidence'))),
    activityType: take('activityType', readType(cell('activityType'))),
    provider: oneLine('provider'),
    startDate,
    endDate,
    place: oneLine('place') ?? where.place,
    practitioners: others.text,
    practitionerCount: others.count,
    setting: where.setting,
    contentElements: take('contentElements', readElements(cell('contentElements'))) ?? [],
    howItMeets: text('howItMeets'),
    countAnswers: take('countAnswers', readAnswers(cell('countAnswers'))),
    goalIds: take('goalIds', readTitles(cell('goalIds'), reading.goals, 'learning goals')) ?? [],
    documentIds:
      take('documentIds', readTitles(cell('documentIds'), reading.documents, 'documents')) ?? [],
    countsFor: take('countsFor', readShares(cell('countsFor'), reading.professions)),
    problems,
    notes,
  };
  problems.push(...judged(row, refused, reading));
  return row;
}

/** Returns the problems that the activity form finds, by the same rules as the server. */
function judged(row: ImportRow, refused: ReadonlySet<string>, reading: ImportReading): string[] {
  const { today, timeZone } = reading;
  const dated = [
    row.day && checkCompletedDate(instantOf(row.day), today, timeZone),
    ...Object.values(traceDayProblems(row, civilDate(today, timeZone))),
    countsForProblem(row.countsFor, row.hours ?? 0),
  ].filter((problem) => problem !== null);
  try {
    importRowSchema.validateSync(toImported(row), { abortEarly: false });
    return dated;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const own = error.inner.filter(({ path }) => !refused.has(path ?? ''));
    const messages = own.map(({ path, message }) =>
      path === 'hours' && row.hours === null ? 'The hours are missing' : message,
    );
    return [...new Set([...messages, ...dated])];
  }
}

/** Returns the activity fields of a row, as sent to the import. */
export function toImported(row: ImportRow): Record<string, unknown> {
  const own = Object.entries(row).filter(([name]) => name in importRowSchema.fields);
  return { ...Object.fromEntries(own), completedDate: row.day && instantOf(row.day) };
}

function readCategory(given: string, { categories }: ImportReading): Reading<ActivityCategory> {
  const word = categoryWord(given);
  const value = categories[word] ?? null;
  if (!value) {
    const said = word ? `“${word}” is not a category we know` : 'The category is missing';
    return { problem: `${said}; pick a category above` };
  }
  const isExact = activityCategories.some((name) => name === word);
  return isExact || !word ? { value } : { value, note: `“${word}” read as ${value}` };
}

/** Returns the row's cell for a column, or '' if it is missing. */
function valueOf(
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
  column: ImportColumn,
): string {
  return withoutGuard(trimmedCell(cells[columns.indexOf(column)] ?? ''));
}

/** Maps the number of each repeated row to the number of the earlier row in the same file. */
export function repeatedRows(rows: readonly ImportRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { number, title, hours, day } of rows) {
    const key = JSON.stringify([title.toLowerCase().replace(/\s+/g, ' '), hours, day]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, number);
    else repeated.set(number, earlier);
  }
  return repeated;
}
