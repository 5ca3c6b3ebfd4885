import { activityFields } from '../records/activities.fields.ts';
import { activityStatusLabels } from '../records/activities.ts';
import { confirmationEvidence, signatureText, type Signature } from './attestations.ts';
import { activitySettingLabels } from '../records/activity-settings.ts';
import {
  contentElementsText,
  practitionersText,
  settingText,
  traceLabels,
} from '../records/activity-trace.ts';
import { activityTypeLabel } from '../records/activity-types.ts';
import { credentialTypeLabel } from '../records/credential-types.ts';
import { credentialFields } from '../records/credentials.fields.ts';
import { certificateLabel } from '../learning/certificates.ts';
import { cellText, type Cell } from '../csv.ts';
import { civilDate, timeZones, type CivilDate } from '../dates.ts';
import { FIRST_PROFESSION } from '../professions/first-profession.ts';
import { countedHours, type CountsFor } from '../records/hours-for.ts';
import { checksumLabels } from '../records/evidence-files.ts';
import { documentFields, documentTypeLabel } from '../records/documents.ts';
import { goalFields } from '../records/learning-goals.fields.ts';
import { periodLabel } from './portfolio-periods.ts';
import { practicePeriodFields } from '../records/practice-periods.fields.ts';
import { practiceKindLabels, type PracticeKind } from '../records/practice-periods.ts';
import { labelsOf } from '../records/record-fields.ts';
import { reflectiveLogLabels } from '../records/reflective-logs.ts';
import { circumstancesText, type Circumstances } from './signers.ts';
import { rulesFor } from '../standing/standard.ts';
import { INDEMNITY_FILE, indemnityLabels, PRACTICE_FILE } from './submission-additions.ts';
import {
  confirmationColumns,
  evidenceColumns,
  interactiveColumns,
  isConfirmation,
  registerColumns,
  requirementText,
  submissionHours,
  submissionTexts,
} from './submission.ts';

/** A record as its row is hashed: columns without nulls. */
export type Row = Readonly<Record<string, unknown>>;

/** Frame in which days and periods are read. */
export interface PackFrame {
  /** Null in packs of earlier versions: days are not compared then. */
  timeZone: string | null;
  /** The registration whose hours are printed; null if the owner has one, undefined if the pack does not say. */
  profession: string | null | undefined;
  periods: readonly { start: CivilDate; end: CivilDate }[];
}

/** A cell that a record decides; several if any of them is right, undefined if it cannot be determined. */
type Fact = Cell | readonly string[] | undefined;

/** The columns of a table that a record decides, by their headings. */
type Facts = Readonly<Record<string, Fact>>;

/** A table of a pack whose rows are records of one kind. */
export interface PackTable {
  file: string;
  kind: string;
  /** True if every record of the kind, or of those that `isIn` chooses, has exactly one row. */
  isWhole?: boolean;
  isIn?: (row: Row) => boolean;
  /** Chooses the rows that are records; the default is all. */
  isRecord?: (row: TableRow) => boolean;
  facts: (row: Row, frame: PackFrame) => Facts;
}

const PERIOD = 'CPD period';
const TYPE = 'Type';
const BYTES = 'Bytes';
const RECORDED_ON = submissionTexts.recordedOn;
const CLAIMED = `${RECORDED_ON} (imported file)`;
const activity = labelsOf(activityFields);
const document = labelsOf(documentFields);
const goal = labelsOf(goalFields);
const credential = labelsOf(credentialFields);
const practice = labelsOf(practicePeriodFields);

/** A text of a record; null if it has none. */
export const text = (row: Row, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};
/** A number of a record; null if it has none. */
export const number = (row: Row, column: string): number | null => {
  const value = row[column];
  return typeof value === 'number' ? value : null;
};
const dayOf = (moment: string | null, { timeZone }: PackFrame): string | null | undefined =>
  timeZone === null ? undefined : moment && civilDate(new Date(moment), timeZone);

/**
 * The day of an activity: of its completion or, while it is in progress, of its recording. A completed one keeps the day of
 * the zone in which it was entered, which need not be the zone of the pack.
 */
function activityDays(row: Row, { timeZone }: PackFrame): string[] | undefined {
  if (timeZone === null) return undefined;
  const completed = text(row, 'completed_date');
  const moment = new Date(completed ?? text(row, 'created_at') ?? 0);
  const others = completed === null ? [] : timeZones.map(({ value }) => value);
  return [...new Set([timeZone, ...others].map((zone) => civilDate(moment, zone)))];
}

const periodsOf = (row: Row, frame: PackFrame) =>
  activityDays(row, frame)?.flatMap((day) => periodOf(day, frame) ?? []);

const periodOf = (day: string | null | undefined, { periods }: PackFrame) =>
  day ? periods.find(({ start, end }) => day >= start && day <= end) : undefined;

const recorded = (row: Row, frame: PackFrame): Facts => ({
  [RECORDED_ON]: dayOf(text(row, 'created_at'), frame),
  [CLAIMED]: dayOf(text(row, 'claimed_created_at'), frame),
});

/** The reflection on completing a module is also its activity's description, and is printed elsewhere. */
const describes = (row: Row): boolean => row['module_id'] === undefined;

/** The hours that count for the registration of the pack; undefined if it does not say for which. */
function hoursOf(row: Row, { profession }: PackFrame): number | undefined {
  const hours = number(row, 'hours') ?? 0;
  const countsFor = (row['counts_for'] as CountsFor | undefined) ?? null;
  if (profession === null) return hours;
  if (profession === undefined) return countsFor === null ? hours : undefined;
  return countedHours({ hours, countsFor }, profession);
}

function elements(row: Row, frame: PackFrame): Cell | undefined {
  const [period] = periodsOf(row, frame) ?? [];
  // The letters are those of the first registration's standard.
  if ((frame.profession ?? FIRST_PROFESSION) !== FIRST_PROFESSION) return undefined;
  return period && contentElementsText(row['content_elements'] as string[], rulesFor(period));
}

function shared(row: Row, frame: PackFrame): Facts {
  const periods = periodsOf(row, frame) ?? [];
  return {
    [PERIOD]: periods.length > 0 ? periods.map(periodLabel) : undefined,
    [activity.category]: text(row, 'category'),
    [activity.hours]: hoursOf(row, frame),
    [activity.description]: describes(row) ? text(row, 'description') : undefined,
    [traceLabels.startDate]: text(row, 'start_date'),
    [traceLabels.endDate]: text(row, 'end_date'),
    [traceLabels.contentElements]: elements(row, frame),
    [traceLabels.howItMeets]: text(row, 'how_it_meets'),
    ...recorded(row, frame),
  };
}

const others = (row: Row) =>
  practitionersText(text(row, 'practitioners'), number(row, 'practitioner_count'));
const where = (row: Row) => settingText(text(row, 'setting'), text(row, 'place'));
const isInteractive = (row: Row) => row['is_interactive'] === true;
const isCompleted = (row: Row) => row['status'] === 'completed';

/** The reflections on completed modules, which are their activities' descriptions, as rows of a reflective log. */
export const moduleReflections = (activities: readonly Row[]): Row[] =>
  activities
    .filter((row) => !describes(row) && text(row, 'description') !== null)
    .map((row) => ({ content: text(row, 'description') }));

/** A confirmation as its record has it. */
const signatureOf = (row: Row): Signature & Circumstances => ({
  source: row['source'] as Signature['source'],
  name: text(row, 'name') ?? '',
  role: text(row, 'role') ?? '',
  registrationNumber: text(row, 'registration_number'),
  hours: number(row, 'hours') ?? 0,
  signedAt: new Date(text(row, 'signed_at') ?? 0),
  askedAt: row['asked_at'] === undefined ? null : new Date(text(row, 'asked_at') ?? 0),
  inOwnersBrowser: (row['in_owners_browser'] as boolean | undefined) ?? null,
});

/** The rows of the register that are no activities. */
const isTotal = (row: TableRow): boolean =>
  row[registerColumns.number] === '' && row[registerColumns.title] === submissionTexts.total;

/**
 * Returns the kind of a row of the evidence index; by default a file, so that every row is compared or a certificate.
 */
function evidenceKind(row: TableRow): 'confirmation' | 'note' | 'certificate' | 'file' {
  if (isConfirmation(row[evidenceColumns.number] ?? '')) return 'confirmation';
  if (row[TYPE] === submissionTexts.note || row[TYPE] === submissionTexts.link) return 'note';
  const isCertificate = row[evidenceColumns.name]?.startsWith(certificateLabel(''));
  return isCertificate && !row[checksumLabels.sha256] && !row[BYTES] ? 'certificate' : 'file';
}

/** Tables of confirmations by others: their own, and the index of evidence. */
const confirmationTables: readonly PackTable[] = [
  {
    file: 'Confirmations.csv',
    kind: 'attestation',
    isWhole: true,
    facts: (row, frame) => ({
      [confirmationColumns.text]:
        frame.timeZone === null ? undefined : signatureText(signatureOf(row), frame.timeZone),
      [confirmationColumns.name]: text(row, 'name'),
      [confirmationColumns.role]: text(row, 'role'),
      [confirmationColumns.registrationNumber]: text(row, 'registration_number'),
      [confirmationColumns.hours]: number(row, 'hours'),
      [confirmationColumns.signedOn]: dayOf(text(row, 'signed_at'), frame),
      [confirmationColumns.circumstances]: circumstancesText(signatureOf(row)),
      [confirmationColumns.comment]: text(row, 'comment'),
    }),
  },
  {
    file: 'Evidence.csv',
    kind: 'attestation',
    isRecord: (row) => evidenceKind(row) === 'confirmation',
    facts: (row, frame) => ({
      [evidenceColumns.name]:
        frame.timeZone === null
          ? undefined
          : confirmationEvidence(signatureOf(row), frame.timeZone),
      [evidenceColumns.addedOn]: dayOf(text(row, 'signed_at'), frame),
      [TYPE]: submissionTexts.confirmation,
    }),
  },
];

/** The tables of both editions; that of certificates is not of records that a user edits. */
export const packTables: readonly PackTable[] = [
  {
    file: 'Register.csv',
    kind: 'activity',
    isWhole: true,
    isIn: isCompleted,
    isRecord: (row) => !isTotal(row),
    facts: (row, frame) => ({
      ...shared(row, frame),
      [registerColumns.day]: activityDays(row, frame),
      [registerColumns.title]: text(row, 'title'),
      [registerColumns.category]: text(row, 'category'),
      [registerColumns.activityType]: activityTypeLabel(text(row, 'activity_type')),
      [registerColumns.provider]: text(row, 'provider'),
      [registerColumns.hours]: hoursOf(row, frame),
      [registerColumns.isInteractive]: isInteractive(row),
      [traceLabels.setting]: where(row),
      [traceLabels.practitioners]: others(row),
    }),
  },
  {
    file: 'Interactive activities.csv',
    kind: 'activity',
    isWhole: true,
    isIn: (row) => isCompleted(row) && isInteractive(row),
    facts: (row, frame) => ({
      [interactiveColumns.day]: activityDays(row, frame),
      [interactiveColumns.title]: text(row, 'title'),
      [interactiveColumns.hours]: hoursOf(row, frame),
      [interactiveColumns.setting]: where(row),
      [interactiveColumns.practitioners]: others(row),
    }),
  },
  {
    file: 'Activities.csv',
    kind: 'activity',
    isWhole: true,
    facts: (row, frame) => ({
      ...shared(row, frame),
      Day: activityDays(row, frame),
      [activity.title]: text(row, 'title'),
      [activity.status]: labelIn(activityStatusLabels, text(row, 'status')),
      [activity.isInteractive]: isInteractive(row),
      [activity.evidence]: text(row, 'evidence'),
      [activity.activityType]: activityTypeLabel(text(row, 'activity_type')),
      [activity.provider]: text(row, 'provider'),
      [activity.setting]: labelIn(activitySettingLabels, text(row, 'setting')),
      [activity.place]: text(row, 'place'),
      [activity.practitioners]: text(row, 'practitioners'),
      [activity.practitionerCount]: number(row, 'practitioner_count'),
    }),
  },
  ...['Reflections.csv', 'Reflective logs.csv'].map((file): PackTable => ({
    file,
    kind: 'reflective-log',
    facts: (row) => ({
      [reflectiveLogLabels.content]: text(row, 'content'),
      [reflectiveLogLabels.learningOutcomes]: text(row, 'learning_outcomes'),
      [reflectiveLogLabels.futureApplication]: text(row, 'future_application'),
    }),
  })),
  {
    file: 'Documents.csv',
    kind: 'document',
    facts: (row) => ({
      [document.title]: text(row, 'title'),
      [document.type]: documentTypeLabel(text(row, 'type') ?? ''),
      [document.expiryDate]: text(row, 'expiry_date'),
      [document.content]: text(row, 'content'),
    }),
  },
  {
    file: 'Learning plan.csv',
    kind: 'learning-goal',
    facts: (row, frame) => ({
      [goal.title]: text(row, 'title'),
      [goal.why]: text(row, 'why'),
      [submissionTexts.why]: text(row, 'why'),
      [goal.measure]: text(row, 'measure'),
      [submissionTexts.measure]: text(row, 'measure'),
      [goal.targetDate]: text(row, 'target_date'),
      ...recorded(row, frame),
    }),
  },
  {
    file: 'Evidence.csv',
    kind: 'evidence-file',
    isRecord: (row) => evidenceKind(row) === 'file',
    facts: (row, frame) => ({
      [evidenceColumns.name]: text(row, 'name'),
      [evidenceColumns.addedOn]: dayOf(text(row, 'created_at'), frame),
      [BYTES]: number(row, 'size_bytes'),
      [checksumLabels.sha256]: text(row, 'sha256'),
      [checksumLabels.keptSha256]: text(row, 'kept_sha256'),
    }),
  },
  {
    file: 'Evidence.csv',
    kind: 'activity',
    isRecord: (row) => evidenceKind(row) === 'note',
    // Which texts count as notes and links can change with a version.
    facts: (row) => ({ [evidenceColumns.name]: text(row, 'evidence') }),
  },
  ...confirmationTables,
  {
    file: 'Credentials.csv',
    kind: 'credential',
    facts: (row) => ({
      [credential.title]: text(row, 'title'),
      [credential.type]: credentialTypeLabel(text(row, 'type') ?? ''),
      [credential.number]: text(row, 'number'),
      [credential.issuer]: text(row, 'issuer'),
      [credential.issueDate]: text(row, 'issue_date'),
      [credential.expiryDate]: text(row, 'expiry_date'),
      [credential.notes]: text(row, 'notes'),
    }),
  },
  {
    file: INDEMNITY_FILE,
    kind: 'credential',
    isWhole: true,
    facts: (row) => ({
      [credential.title]: text(row, 'title'),
      [indemnityLabels.insurer]: text(row, 'issuer'),
      [credential.number]: text(row, 'number'),
      [indemnityLabels.validFrom]: text(row, 'issue_date'),
      [indemnityLabels.validUntil]: text(row, 'expiry_date'),
      [credential.notes]: text(row, 'notes'),
    }),
  },
  {
    file: PRACTICE_FILE,
    kind: 'practice-period',
    isWhole: true,
    facts: (row) => ({
      [practice.startDate]: text(row, 'start_date'),
      [practice.endDate]: text(row, 'end_date'),
      [practice.kind]: practiceKindLabels[text(row, 'kind') as PracticeKind],
      [practice.employer]: text(row, 'employer'),
      [practice.position]: text(row, 'position'),
      [practice.hours]: number(row, 'hours'),
      [practice.notes]: text(row, 'notes'),
    }),
  },
];

const labelIn = (labels: Readonly<Record<string, string>>, value: string | null): string | null =>
  value === null ? null : (labels[value] ?? value);

/** A row of a table by its headings, as text. */
export type TableRow = Readonly<Record<string, string>>;

/** The result of comparing a table: what differs, in words, and how many rows have no record in the pack. */
export interface TableCheck {
  differences: string[];
  unchecked: string[];
}

/**
 * Compares a table with the records of a pack. Rows are paired with the records with which they agree most. `sealed` is
 * the number of rows whose record has no text in the pack.
 */
export function compareTable(
  { file, isWhole = false, isIn = () => true, facts }: PackTable,
  rows: readonly TableRow[],
  { records, frame, sealed }: { records: readonly Row[]; frame: PackFrame; sealed: number },
): TableCheck {
  const wanted = records.filter(isIn).map((row) => facts(row, frame));
  const headings = new Set(rows.flatMap((row) => Object.keys(row)));
  const differing = (row: TableRow, expected: Facts): string[] =>
    Object.entries(expected)
      .filter(([heading, cell]) => cell !== undefined && headings.has(heading))
      .filter(([heading, fact]) => !rightCells(fact).includes(row[heading] ?? ''))
      .map(([heading]) => heading);
  const left = new Set(wanted);
  const unpaired: TableRow[] = [];
  for (const row of rows) {
    const same = [...left].find((each) => differing(row, each).length === 0);
    if (!same) unpaired.push(row);
    else if (isWhole) left.delete(same);
  }
  const differences: string[] = [];
  const unchecked: string[] = [];
  for (const row of unpaired) {
    const nearest = [...left]
      .map((expected) => ({ expected, wrong: differing(row, expected) }))
      .toSorted((a, b) => a.wrong.length - b.wrong.length)[0];
    const name = `${file}, ${rowName(row, rows)}`;
    if (!nearest || nearest.wrong.length > compared(nearest.expected, headings) / 2) {
      if (unchecked.length < sealed) unchecked.push(name);
      else differences.push(`${name}: the timeline has no such record.`);
      continue;
    }
    left.delete(nearest.expected);
    for (const heading of nearest.wrong) {
      const [expected = ''] = rightCells(nearest.expected[heading]);
      differences.push(
        `${name}, ${heading}: ${quoted(row[heading] ?? '')} in the table, ${quoted(expected)} in the timeline.`,
      );
    }
  }
  if (isWhole) {
    for (const expected of left) {
      const [title = ''] = rightCells(
        expected[activity.title] ??
          expected[practice.employer] ??
          expected[confirmationColumns.name],
      );
      differences.push(`${file}: the record ${quoted(title)} of the timeline is missing.`);
    }
  }
  return { differences, unchecked };
}

/** Returns the texts that a cell may have. */
const rightCells = (fact: Fact): string[] =>
  (Array.isArray(fact) ? fact : [fact ?? null]).map((cell: Cell) => plainLines(cellText(cell)));

/** Returns a cell in which all line ends are the same. */
export const plainLines = (cell: string): string => cell.replaceAll('\r\n', '\n');

const compared = (facts: Facts, headings: ReadonlySet<string>): number =>
  Object.entries(facts).filter(([heading, cell]) => cell !== undefined && headings.has(heading))
    .length;

/** Names a row by its number, as the submission prints it, or by its line. */
const rowName = (row: TableRow, rows: readonly TableRow[]): string => {
  const printed = row[registerColumns.number];
  if (printed) return /^\d+$/.test(printed) ? `activity ${printed}` : printed;
  return `row ${rows.indexOf(row) + 1}`;
};

/** A value in a sentence. */
export const quoted = (value: string): string =>
  value === '' ? 'nothing' : `“${shortened(value)}”`;
const shortened = (value: string): string =>
  value.length > 60 ? `${value.slice(0, 60)} [cut]` : value;

/** The parts of a submission as data that are compared. */
export interface SubmissionData {
  /** The time zone is undefined in packs of earlier versions, whose registers have no totals. */
  person: { profession: string; register: string | null; timeZone?: string };
  leftOut: { lines: readonly string[] };
  periods: readonly (Omit<PackTotals, 'total' | 'interactive'> & {
    completed: { total: number; interactive: number };
    activities: readonly (Readonly<Record<string, unknown>> & {
      number: number;
      id: number;
      hours: number;
      isInteractive: boolean;
      reflections: readonly ReflectionData[];
    })[];
    reflections: readonly ReflectionData[];
    documents?: readonly RecordData[];
    goals?: readonly RecordData[];
  })[];
  evidence?: readonly (RecordData & { fileId: number | null })[];
  /** Undefined in packs of earlier versions, null if its owner did not include them. */
  practice?: {
    entries: readonly (RecordData & { id: number; number: string })[];
    totals: readonly RecordData[];
  } | null;
  indemnity?: readonly (RecordData & { id: number })[] | null;
  madeOn?: CivilDate;
}

/** A record as data; its values by their names. */
type RecordData = Readonly<Record<string, unknown>>;

/** Its id is null for the reflection on a module, which is no record of its own. */
type ReflectionData = RecordData & { id: number | null; isWithheld: boolean };

/** The completed hours of a period, as they must be printed. */
export interface PackTotals {
  label: string;
  start: CivilDate;
  end: CivilDate;
  total: number;
  interactive: number;
}

/** Compares the activities and totals of a submission as data with the records, by their ids. */
export function compareSubmission(
  { periods }: SubmissionData,
  records: ReadonlyMap<number, Row>,
  frame: PackFrame,
): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  const say = (what: string, here: unknown, there: unknown) =>
    found.push(
      `submission.json, ${what}: ${quoted(String(here ?? ''))}, ${quoted(String(there ?? ''))} in the timeline.`,
    );
  for (const { start, end, label, completed, activities } of periods) {
    for (const each of activities) {
      const name = `activity ${each.number}`;
      if (seen.has(each.id)) found.push(`submission.json, ${name}: it is listed twice.`);
      seen.add(each.id);
      const row = records.get(Number(each.id));
      if (!row) continue;
      const day = text(each, 'day');
      const facts: Record<string, unknown> = {
        title: text(row, 'title'),
        category: text(row, 'category'),
        activityType: activityTypeLabel(text(row, 'activity_type')),
        provider: text(row, 'provider'),
        hours: hoursOf(row, frame),
        isInteractive: isInteractive(row),
        day: activityDays(row, frame),
        recordedOn: dayOf(text(row, 'created_at'), frame),
        claimedRecordedOn: dayOf(text(row, 'claimed_created_at'), frame),
        startDay: text(row, 'start_date'),
        endDay: text(row, 'end_date'),
        setting: where(row),
        practitioners: others(row),
        howItMeets: text(row, 'how_it_meets'),
        description: describes(row) ? text(row, 'description') : undefined,
        contentElements: elementsText(row['content_elements']),
      };
      for (const [key, fact] of Object.entries(facts)) {
        const right = Array.isArray(fact) ? fact : [fact];
        const here = key === 'contentElements' ? elementsText(each[key]) : (each[key] ?? null);
        if (fact !== undefined && !right.includes(here)) say(`${name}, ${key}`, here, right[0]);
      }
      if (!isCompleted(row)) say(`${name}, status`, 'completed', row['status']);
      if (day && (day < start || day > end)) say(`${name}, period`, label, day);
    }
    const totals = hoursIn(activities, records, frame);
    for (const key of ['total', 'interactive'] as const) {
      if (totals[key] !== completed[key])
        say(`${label}, ${key} hours`, completed[key], totals[key]);
    }
  }
  for (const [id, row] of records) {
    if (isCompleted(row) && !seen.has(id))
      found.push(
        `submission.json: the activity ${quoted(text(row, 'title') ?? '')} of the timeline is missing.`,
      );
  }
  return found;
}

/** The content elements of an activity, in one order. */
const elementsText = (ids: unknown): string =>
  (Array.isArray(ids) ? ids : []).map(String).toSorted().join(', ');

/** Compares reflections, documents, goals and files of a submission as data with the records, by their ids. */
export function compareWords(
  { periods, evidence = [] }: SubmissionData,
  of: (kind: string) => ReadonlyMap<number, Row>,
  frame: PackFrame,
): string[] {
  const found: string[] = [];
  const compare = (name: string, data: RecordData, facts: Facts | null) => {
    if (!facts) found.push(`submission.json, ${name}: the timeline has no such record.`);
    for (const [key, fact] of Object.entries(facts ?? {})) {
      const here = data[key] ?? null;
      if (fact !== undefined && here !== fact)
        found.push(
          `submission.json, ${name}, ${key}: ${quoted(String(here ?? ''))}, ${quoted(String(fact ?? ''))} in the timeline.`,
        );
    }
  };
  const factsOf = (kind: string, id: unknown, facts: (row: Row) => Facts): Facts | null => {
    const row = of(kind).get(Number(id));
    return row ? facts(row) : null;
  };
  const reflections = (list: readonly ReflectionData[], name: string) => {
    for (const [at, each] of list.entries()) {
      if (each.isWithheld || each.id === null) continue;
      const facts = factsOf('reflective-log', each.id, (row) => ({
        content: text(row, 'content'),
        learningOutcomes: text(row, 'learning_outcomes'),
        futureApplication: text(row, 'future_application'),
      }));
      compare(`${name}, reflection ${at + 1}`, each, facts);
    }
  };
  for (const { label, activities, reflections: others, documents = [], goals = [] } of periods) {
    for (const { id, number: at, reflections: own } of activities) {
      const row = of('activity').get(Number(id));
      for (const each of own.filter((one) => one.id === null && !one.isWithheld)) {
        // The reflection on a module is the description of its activity.
        const content = row && !describes(row) ? text(row, 'description') : null;
        if (row) compare(`activity ${at}, reflection on the module`, each, { content });
      }
      reflections(own, `activity ${at}`);
    }
    reflections(others, label);
    for (const [at, each] of documents.entries()) {
      const facts = factsOf('document', each['id'], (row) => ({
        title: text(row, 'title'),
        type: documentTypeLabel(text(row, 'type') ?? ''),
        expiryDay: text(row, 'expiry_date'),
        content: text(row, 'content'),
      }));
      compare(`${label}, document ${at + 1}`, each, facts);
    }
    for (const [at, each] of goals.entries()) {
      const facts = factsOf('learning-goal', each['id'], (row) => ({
        title: text(row, 'title'),
        why: text(row, 'why'),
        measure: text(row, 'measure'),
        targetDay: text(row, 'target_date'),
      }));
      compare(`${label}, goal ${at + 1}`, each, facts);
    }
  }
  for (const each of evidence) {
    if (each.fileId === null) continue;
    const facts = factsOf('evidence-file', each.fileId, (row) => ({
      name: text(row, 'name'),
      sizeBytes: number(row, 'size_bytes'),
      sha256: text(row, 'sha256'),
      // Packs of earlier versions have none.
      keptSha256: 'keptSha256' in each ? text(row, 'kept_sha256') : undefined,
      addedOn: dayOf(text(row, 'created_at'), frame),
    }));
    compare(`evidence ${String(each['number'])}`, each, facts);
  }
  return found;
}

/** Sums the hours of activities in a submission by the timeline; one whose text is withheld counts as submitted. */
const hoursIn = (
  activities: SubmissionData['periods'][number]['activities'],
  records: ReadonlyMap<number, Row>,
  frame: PackFrame,
) =>
  submissionHours(
    activities.map(({ id, hours, isInteractive: claimed }) => {
      const row = records.get(Number(id));
      return row
        ? { hours: hoursOf(row, frame) ?? hours, isInteractive: isInteractive(row) }
        : { hours, isInteractive: claimed };
    }),
  );

/** Sums the hours of each period of a submission from the timeline. */
export const submissionTotals = (
  { periods }: SubmissionData,
  records: ReadonlyMap<number, Row>,
  frame: PackFrame,
): PackTotals[] =>
  periods.map(({ label, start, end, activities }) => ({
    label,
    start,
    end,
    ...hoursIn(activities, records, frame),
  }));

/** Sums the completed hours of each period from the rows of the self-check's activities. */
export const rowTotals = (rows: readonly TableRow[], { periods }: PackFrame): PackTotals[] =>
  periods.map((period) => {
    const label = periodLabel(period);
    const inside = rows.filter(
      (row) => row[PERIOD] === label && row[activity.status] === activityStatusLabels.completed,
    );
    const hours = inside.map((row) => ({
      hours: Number(row[activity.hours]),
      isInteractive: row[activity.isInteractive] === cellText(true),
    }));
    return { ...period, label, ...submissionHours(hours) };
  });

/**
 * Returns how the totals at the end of the register differ from those of the timeline, in words. Each period with
 * activities has one, if `isPrinted`.
 */
export function compareRegisterTotals(
  rows: readonly TableRow[],
  totals: readonly PackTotals[],
  isPrinted: boolean,
): string[] {
  const printed = rows.filter(isTotal);
  const labels = new Set(rows.flatMap((row) => row[PERIOD] || []));
  const counts = [...labels].flatMap((label) => {
    const name = `Register.csv, total of ${label}`;
    const count = printed.filter((row) => row[PERIOD] === label).length;
    if (count === 0) return isPrinted ? [`${name}: it is missing.`] : [];
    return count > 1 ? [`${name}: it stands there ${count} times.`] : [];
  });
  const differing = printed.flatMap((row) => {
    const { total, interactive } = totals.find(({ label }) => label === row[PERIOD]) ?? {};
    const wanted = {
      [registerColumns.hours]: total,
      [registerColumns.isInteractive]: interactive,
    };
    return Object.entries(wanted)
      .filter(([heading, hours]) => row[heading] !== cellText(hours ?? null))
      .map(
        ([heading, hours]) =>
          `Register.csv, total of ${row[PERIOD]}, ${heading}: ${quoted(row[heading] ?? '')} in the table, ${quoted(cellText(hours ?? null))} in the timeline.`,
      );
  });
  return [...counts, ...differing];
}

/**
 * The result of comparing the totals of a PDF: what differs, in words, and which periods' totals could not be found or
 * distinguished.
 */
export interface PdfComparison {
  differences: string[];
  unread: string[];
}

/** Compares the totals in the text of the PDF's first pages with those of the timeline. */
export function comparePdf(
  text: string,
  totals: readonly PackTotals[],
  isSubmission: boolean,
): PdfComparison {
  const words = text.replaceAll(/\s+/g, ' ');
  const labels = totals.map(({ label }) => label);
  const found: PdfComparison = { differences: [], unread: [] };
  for (const { label, total, interactive } of totals) {
    const printed = isSubmission ? printedIn(words, label, labels) : atAGlance(words, label);
    const wanted = requirementText({ total, interactive });
    if (printed.every((each) => each === wanted) && printed.length > 0) continue;
    // A text of the user can read like totals, too.
    if (printed.length === 0 || printed.includes(wanted)) found.unread.push(label);
    else {
      found.differences.push(
        `${label}: ${quoted(printed[0]!)} in the PDF, ${quoted(wanted)} in the timeline.`,
      );
    }
  }
  return found;
}

/** Returns texts that read like a period's totals on a submission's cover, between its heading and the next one. */
function printedIn(words: string, label: string, labels: readonly string[]): string[] {
  const others = labels.filter((each) => each !== label).map(headingOf);
  const sections = words.split(headingOf(label)).slice(1);
  return sections.flatMap((section) => {
    const ends = others.map((other) => section.indexOf(other)).filter((at) => at >= 0);
    const own = section.slice(0, Math.min(section.length, ...ends));
    return [...own.matchAll(COMPLETED)].map(([, printed]) => printed!);
  });
}

const headingOf = (label: string): string => `${PERIOD} ${label} `;

const COMPLETED = new RegExp(
  `${submissionTexts.completed} ([\\d.]+ hours?, of these [\\d.]+ interactive)`,
  'g',
);

/** The totals of a period in the self-check's table "At a glance". */
function atAGlance(words: string, label: string): string[] {
  const [, ...rows] = words.split(`${label} `);
  return rows.flatMap((row) => {
    const [, total, interactive] = /^([\d.]+) of [\d.]+ ([\d.]+)/.exec(row) ?? [];
    if (!total) return [];
    return [requirementText({ total: Number(total), interactive: Number(interactive) })];
  });
}
