import { ValidationError } from 'yup';
import {
  activityCategories,
  checkCompletedDate,
  type ActivityCategory,
  type ActivityStatus,
} from './activities.ts';
import { traceDayProblems } from './activity-trace.ts';
import { civilDate, instantOf, type CivilDate } from './dates.ts';
import {
  orderShownBy,
  readDay,
  readFlag,
  readHours,
  readStatus,
  suggestCategory,
  withoutGuard,
  type DayOrder,
  type Reading,
} from './import-cells.ts';
import type { ImportColumn } from './import-columns.ts';
import { importedActivitySchema } from './imports.schema.ts';

/** How a table is to be read. The user may correct all of it. */
export interface ImportReading {
  /** What each column holds; null: it is left out. */
  columns: readonly (ImportColumn | null)[];
  /** Bare numbers of the hours are minutes. */
  unit: 'hours' | 'minutes';
  dayOrder: DayOrder;
  /** What the words of the category column stand for. */
  categories: Readonly<Record<string, ActivityCategory | null>>;
  today: Date;
  timeZone: string;
}

/** A row as it will be imported, or what keeps it from that. */
export interface ImportRow {
  /** As a spreadsheet counts; the names of the columns are row 1. */
  number: number;
  title: string;
  category: string;
  hours: number | null;
  day: CivilDate | null;
  isInteractive: boolean;
  status: ActivityStatus;
  description: string | null;
  evidence: string | null;
  provider: string | null;
  startDate: CivilDate | null;
  endDate: CivilDate | null;
  place: string | null;
  practitioners: string | null;
  problems: string[];
  notes: string[];
}

/** Lines of the template that only show how it is done. */
export const EXAMPLE_MARK = 'EXAMPLE';

/** Every row of a table below its head, judged. Empty lines and the template's examples are left out. */
export function readRows(table: readonly string[][], reading: ImportReading): ImportRow[] {
  return table.flatMap((cells, index) => {
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (index === 0 || isEmpty) return [];
    const row = readRow(cells, index + 1, reading);
    return row.title.toUpperCase().startsWith(EXAMPLE_MARK) ? [] : [row];
  });
}

/** The words of the category column, each with what it most likely stands for. */
export function categoriesIn(
  table: readonly string[][],
  columns: readonly (ImportColumn | null)[],
): Record<string, ActivityCategory | null> {
  const words = new Set(
    table.slice(1).flatMap((cells) => {
      const isRow = cells.some((cell) => cell.trim() !== '');
      return isRow ? [categoryWord(valueOf(cells, columns, 'category'))] : [];
    }),
  );
  return Object.fromEntries([...words].map((word) => [word, suggestCategory(word)]));
}

/** In which order the dates of a table are written, as far as they show it: the day first, unless some contradict. */
export function dayOrderOf(
  table: readonly string[][],
  columns: readonly (ImportColumn | null)[],
): DayOrder {
  const shown = table.slice(1).map((cells) => orderShownBy(valueOf(cells, columns, 'date')));
  return shown.includes('month-first') ? 'unsure' : 'day-first';
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
  const dayIn = (column: ImportColumn) => take(column, readDay(cell(column), reading.dayOrder));
  const text = (column: ImportColumn) => cell(column).trim() || null;
  const [date, startDate, endDate] = [dayIn('date'), dayIn('startDate'), dayIn('endDate')];
  const day = date ?? endDate ?? startDate;
  const hours = take('hours', readHours(cell('hours'), reading.unit));
  const category = take('category', readCategory(cell('category'), reading));
  const isInteractive = take('isInteractive', readFlag(cell('isInteractive'))) ?? false;
  const stated = take('status', readStatus(cell('status')));
  const status = stated ?? 'completed';
  const isDateRefused = ['date', 'startDate', 'endDate'].some((column) => refused.has(column));
  if (status === 'completed' && !day && !isDateRefused) problems.push('The date is missing');
  if (status === 'in-progress' && date) notes.push('In progress, so the date is not imported');
  const row: ImportRow = {
    number,
    title: cell('title').trim(),
    category: category ?? '',
    hours,
    day: status === 'completed' ? day : null,
    isInteractive,
    status,
    description: text('description'),
    evidence: text('evidence'),
    provider: text('provider'),
    startDate,
    endDate,
    place: text('place'),
    practitioners: text('practitioners'),
    problems,
    notes,
  };
  problems.push(...judged(row, refused, reading));
  return row;
}

/** What the form of an activity says against it: the same judgement that the server makes. */
function judged(row: ImportRow, refused: ReadonlySet<string>, reading: ImportReading): string[] {
  const { today, timeZone } = reading;
  const dated = [
    row.day && checkCompletedDate(instantOf(row.day), today, timeZone),
    ...Object.values(traceDayProblems(row, civilDate(today, timeZone))),
  ].filter((problem) => problem !== null);
  try {
    importedActivitySchema.validateSync(toImported(row), { abortEarly: false });
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

/** A row as it is sent to be imported: what of it belongs to an activity. */
export function toImported(row: ImportRow): Record<string, unknown> {
  const own = Object.entries(row).filter(([name]) => name in importedActivitySchema.fields);
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

/** The cell of a row in the column of that meaning, '' where there is none. */
function valueOf(
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
  column: ImportColumn,
): string {
  return withoutGuard(cells[columns.indexOf(column)] ?? '');
}

/** The rows that repeat an earlier one of the same file, by their numbers, with the number of that one. */
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
