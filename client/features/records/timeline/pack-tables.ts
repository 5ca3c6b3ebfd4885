import Papa from 'papaparse';
import { compareBeside } from '#domain/proof/pack-beside';
import {
  compareRegisterTotals,
  compareSubmission,
  compareTable,
  compareWords,
  moduleReflections,
  packTables,
  plainLines,
  rowTotals,
  submissionTotals,
  type PackFrame,
  type PackTable,
  type PackTotals,
  type Row,
  type SubmissionData,
  type TableRow,
} from '#domain/proof/pack-tables';
import { tablesStatement, tableTexts, type Statement } from '#domain/proof/pack-statements';
import { submissionTexts } from '#domain/proof/submission';

/** Records of the pack, as the timeline hashes them, which the tables are compared with. */
export interface PackedRecords {
  frame: PackFrame;
  of: (kind: string) => ReadonlyMap<number, Row>;
  /** True if the timeline has the record, without its text. */
  isSealed: (kind: string, id: number) => boolean;
  /** True if the pack says that it withholds words, as one made with an access token may. */
  withholds: boolean;
}

/** Result of the comparison, and the totals that the PDF must print. */
export interface TablesCheck {
  statement: Statement;
  totals: PackTotals[];
  /** True if all activities in the totals were compared. */
  isWhole: boolean;
}

/** Compares every table of a pack, and the submission as data, with the timeline's records. */
export async function tablesChecked(
  textOf: (path: string) => Promise<string | null>,
  submission: SubmissionData | null,
  records: PackedRecords,
): Promise<TablesCheck> {
  const { frame, of } = records;
  const found: string[] = [];
  const unchecked: string[] = [];
  const hidden = hiddenIn(submission, records);
  let activities: TableRow[] = [];
  let register: TableRow[] = [];
  for (const table of packTables) {
    const text = await textOf(table.file);
    if (text === null) continue;
    const { rows: all, twice } = rowsOf(text);
    const rows = all.filter(table.isRecord ?? (() => true));
    if (table.file === 'Activities.csv') activities = rows;
    if (table.file === 'Register.csv') register = all;
    found.push(...twice.map((heading) => `${table.file}: it has two columns “${heading}”.`));
    const check = compareTable(table, rows, {
      records: [
        ...of(table.kind).values(),
        ...(table.kind === 'reflective-log' ? moduleReflections([...of('activity').values()]) : []),
      ],
      frame,
      sealed: sealedRows(table, rows, { submission, hidden, withholds: records.withholds }),
    });
    found.push(...check.differences);
    unchecked.push(
      ...check.unchecked.map(
        (name) => `${name} could not be compared: its text is withheld or left out.`,
      ),
    );
  }
  if (submission) {
    const unknown = activitiesOf(submission).filter(
      (each) => !of('activity').has(Number(each.id)) && !hidden.includes(each),
    );
    for (const { number } of unknown) {
      found.push(`submission.json, activity ${number}: the timeline has no such record.`);
    }
    found.push(...compareSubmission(submission, of('activity'), frame));
    found.push(...compareWords(submission, of, frame), ...compareBeside(submission, of));
  }
  const totals = submission
    ? submissionTotals(submission, of('activity'), frame)
    : rowTotals(activities, frame);
  const isPrinted = submission?.person.timeZone !== undefined;
  found.push(...compareRegisterTotals(register, totals, isPrinted));
  if (frame.timeZone === null) unchecked.push(tableTexts.noZone);
  return {
    statement: tablesStatement(found, unchecked),
    totals,
    isWhole: hidden.length === 0 && !records.withholds,
  };
}

const activitiesOf = ({ periods }: SubmissionData) => periods.flatMap((each) => each.activities);

/** Activities whose text the owner withholds or leaves out, as the submission says of itself. */
function hiddenIn(submission: SubmissionData | null, { of, isSealed }: PackedRecords) {
  if (!submission || submission.leftOut.lines.length === 0) return [];
  return activitiesOf(submission).filter(
    ({ id }) => !of('activity').has(Number(id)) && isSealed('activity', Number(id)),
  );
}

/** Returns how many rows of a table may have no text in the pack: those above, and withheld reflections. */
function sealedRows(
  { file, kind }: PackTable,
  rows: readonly TableRow[],
  {
    submission,
    hidden,
    withholds,
  }: Pick<PackedRecords, 'withholds'> & {
    submission: SubmissionData | null;
    hidden: ReturnType<typeof hiddenIn>;
  },
): number {
  if (withholds) return rows.length;
  if (file === 'Interactive activities.csv') {
    return hidden.filter(({ isInteractive }) => isInteractive).length;
  }
  if (kind === 'activity') return hidden.length;
  if (file !== 'Reflections.csv' || !submission) return 0;
  return [...submission.periods, ...activitiesOf(submission)]
    .flatMap(({ reflections }) => reflections)
    .filter(({ isWithheld }) => isWithheld).length;
}

/** Returns a table's rows by their headings, and headings that occur twice; our tables begin with a byte order mark. */
function rowsOf(text: string): { rows: TableRow[]; twice: string[] } {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: ',',
    skipEmptyLines: true,
  });
  const [head = [], ...lines] = data;
  const rows = lines
    .map((cells) => {
      // Beyond the headings as well, so that no row is left out.
      const columns = Array.from({ length: Math.max(head.length, cells.length) }, (_, at) => at);
      return Object.fromEntries(
        columns.map((at) => [head[at] ?? `Column ${at + 1}`, plainLines(cells[at] ?? '')]),
      );
    })
    // A register without activities has one row, which says what was left out.
    .filter((row) => Object.entries(row).some(([name, cell]) => cell && name !== LEFT_OUT));
  return { rows, twice: head.filter((name, at) => head.indexOf(name) !== at) };
}

const LEFT_OUT = submissionTexts.leftOut;
