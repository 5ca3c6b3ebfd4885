import { useMemo, useState } from 'react';
import { useActivityGoalsQuery, useCitableDocumentsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import {
  categoriesIn,
  dayOrderOf,
  leftOutRows,
  readRows,
  repeatedRows,
  type ImportReading,
  type ImportRow,
} from '#domain/records/activity-import';
import type { ActivityCategory } from '#domain/records/activities';
import type { DayOrder } from '#domain/day-order';
import type { KnownRecord } from '#domain/records/import-cells';
import {
  headingsIn,
  isInMinutes,
  matchColumns,
  type ImportColumn,
} from '#domain/records/import-columns';
import { PAGE_MAX } from '#domain/pages';
import { HEADING_ROWS, headingRowOf, trimmedCell } from '#domain/records/table-cells';
import type { Table } from './read-table.ts';

/** The user's corrections of how a table is read. */
interface Corrections {
  heading?: number;
  columns?: readonly (ImportColumn | null)[];
  unit?: 'hours' | 'minutes';
  dayOrder?: DayOrder;
  categories?: Record<string, ActivityCategory | null>;
}

const noProfessions: readonly string[] = [];
const none: readonly KnownRecord[] = [];

export type Reading = ReturnType<typeof useReading>;

/** Reads a table as its headings suggest and as the user corrects, and returns the rows. */
export function useReading({ cells }: Table, timeZone: string) {
  const [corrections, setCorrections] = useState<Corrections>({});
  const [today] = useState(now);
  const { data: plan } = useActivityGoalsQuery({ variables: { first: PAGE_MAX } });
  const goals = plan?.learningGoals.nodes ?? none;
  const { data: citable } = useCitableDocumentsQuery({ variables: { first: PAGE_MAX } });
  const documents = citable?.documents.nodes ?? none;
  const professions = useCurrentUser().user?.professions ?? noProfessions;
  const heading = corrections.heading ?? headingRowOf(cells, headingsIn);
  const heads = cells[heading] ?? [];
  const reading = useMemo((): ImportReading => {
    const names = cells[heading] ?? [];
    const columns = corrections.columns ?? matchColumns(names);
    const unit = isInMinutes(names[columns.indexOf('hours')] ?? '') ? 'minutes' : 'hours';
    return {
      heading,
      columns,
      unit: corrections.unit ?? unit,
      dayOrder: corrections.dayOrder ?? dayOrderOf(cells, columns, heading),
      categories: { ...categoriesIn(cells, columns, heading), ...corrections.categories },
      goals,
      documents,
      professions,
      today,
      timeZone,
    };
  }, [cells, heading, corrections, goals, documents, professions, today, timeZone]);
  const rows = useMemo((): ImportRow[] => readRows(cells, reading), [cells, reading]);
  const leftOut = useMemo(() => leftOutRows(cells, reading), [cells, reading]);
  const repeated = useMemo(() => repeatedRows(rows), [rows]);
  /** The rows that may hold the column names. */
  const headingRows = useMemo(
    () =>
      cells.slice(0, HEADING_ROWS).flatMap((row, index) => {
        const text = row.map(trimmedCell).filter(Boolean).join(', ').slice(0, 60);
        return text ? [{ value: String(index), label: `Row ${index + 1}: ${text}` }] : [];
      }),
    [cells],
  );
  const correct = (change: Corrections) => setCorrections({ ...corrections, ...change });
  /** Each meaning belongs to one column: assigning it takes it from another. */
  const setColumn = (index: number, column: ImportColumn | null) =>
    correct({
      columns: reading.columns.map((each, at) =>
        at === index ? column : each === column ? null : each,
      ),
    });
  const setCategory = (word: string, category: ActivityCategory | null) =>
    correct({ categories: { ...corrections.categories, [word]: category } });
  /** Another row of names has other columns, so what was chosen for them is dropped. */
  const setHeading = (row: number) => setCorrections({ heading: row });
  return {
    heads,
    reading,
    rows,
    leftOut,
    repeated,
    headingRows,
    correct,
    setHeading,
    setColumn,
    setCategory,
  };
}
