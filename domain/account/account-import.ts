import { ValidationError, type AnyObjectSchema, type InferType } from 'yup';
import { auditNoticeSchema } from '../records/audit-notices.schema.ts';
import { credentialSchema } from '../records/credentials.schema.ts';
import { documentSchema } from '../records/documents.schema.ts';
import { ACTIVITY_DOCUMENTS_MAX } from '../records/documents.ts';
import { checksumLabels, evidenceOwners } from '../records/evidence-files.ts';
import {
  choice,
  idList,
  optionalDay,
  optionalId,
  optionalInstant,
  optionalText,
  requiredText,
  text,
  withPlainLines,
} from '../fields.ts';
import { field, form } from '../forms.ts';
import { accountImportMessages } from '../records/imports.ts';
import { importedActivitySchema } from '../records/imports.schema.ts';
import { goalClosingFields, goalFields } from '../records/learning-goals.fields.ts';
import { ACTIVITY_GOALS_MAX, goalLimits, goalStatuses } from '../records/learning-goals.ts';
import { learningGoalSchema, plannedActivityFormSchema } from '../records/learning-goals.schema.ts';
import { confirmedChecksRule } from '../records/plausibility.schema.ts';
import { presetSchema } from '../records/presets.schema.ts';
import { practicePeriodSchema } from '../records/practice-periods.schema.ts';
import { readFirstSpans, readRegistrations } from '../standing/registrations-import.ts';
import type { RegistrationSpan } from '../standing/registration-spans.ts';
import type { StoredRegistration } from '../standing/registrations.ts';
import { reflectiveLogSchema } from '../records/reflective-logs.schema.ts';
import { PRODUCT } from '../product.ts';

/** The format and version in every export, checked by the import; increase the version when its tables change. */
export const exportFormat = { format: 'paramed-cpd-export', version: 1 } as const;

/** Files in an archive that identify it as an account export. */
export const ACCOUNT_FILE = 'account.json';
export const MANIFEST_FILE = 'manifest.json';

/** Maximum rows of each table in an import; our own limit. */
export const ACCOUNT_MAX_ROWS = 5000;

/** Imported tables of an export; each comes after the tables that it refers to. */
export const accountTables = [
  'auditNotices',
  'presets',
  'learningGoals',
  'goalChanges',
  'activities',
  'plannedActivities',
  'reflectiveLogs',
  'documents',
  'practicePeriods',
  'credentials',
  'evidenceFiles',
] as const;
export type AccountTable = (typeof accountTables)[number];

/** Names the rows of each table in a preview. */
export const accountTableLabels: Record<AccountTable, string> = {
  auditNotices: 'Audit letters',
  presets: 'Presets',
  learningGoals: 'Learning goals',
  goalChanges: 'Changes of goals',
  activities: 'Activities',
  plannedActivities: 'Planned activities',
  reflectiveLogs: 'Reflective logs',
  documents: 'Documents',
  practicePeriods: 'Practice hours',
  credentials: 'Credentials',
  evidenceFiles: 'Evidence files',
};

const newerFormat = `This backup is from a newer version of ${PRODUCT}`;

/** An export as uploaded for import; its rows are validated one by one. */
export const accountImportSchema = form({
  requestKey: requiredText({ label: 'Request key', max: 64 }),
  fileName: optionalText({ label: 'File name', max: 255 }).default(null),
  account: field<Record<string, unknown>>((raw) => raw, accountProblem, {
    type: 'object',
    properties: {
      format: { type: 'string', enum: [exportFormat.format] },
      version: { type: 'integer', minimum: 1, maximum: exportFormat.version },
      ...Object.fromEntries(
        accountTables.map((table) => [
          table,
          { type: 'array', items: { type: 'object', additionalProperties: true } } as const,
        ]),
      ),
    },
    required: ['format', 'version'],
    additionalProperties: true,
    description: 'What GET /api/user/export answered, or those of its tables that are imported.',
  })
    .nonNullable(accountImportMessages.notExport)
    .required(accountImportMessages.notExport),
});

function accountProblem(value: unknown): string | null {
  const { format, version } = value as Record<string, unknown>;
  if (format !== exportFormat.format || typeof version !== 'number')
    return accountImportMessages.notExport;
  return version > exportFormat.version ? newerFormat : null;
}

/** Columns of an exported row that its form does not have. */
const about = {
  id: optionalId('Its id is not valid').nonNullable().required('Its id is missing'),
  createdAt: optionalInstant('Recorded on')
    .nonNullable()
    .required('When it was recorded is missing'),
  claimedCreatedAt: optionalInstant('Recorded on').default(null),
  deletedAt: optionalInstant('Deleted on').default(null),
};
const link = (name: string) => optionalId(`${name} is no id`).default(null);

const changed = (label: string) =>
  text({ multiline: true, label, max: goalLimits.measure.max }).required(`${label} is missing`);

/** Schema of each table's rows: the fields of its form, then its links to other rows. */
const rowSchemas = {
  learningGoals: [
    learningGoalSchema,
    form({
      ...about,
      status: choice(goalStatuses, 'Its status is not one we know').required(),
      reflection: optionalText({
        multiline: true,
        label: goalClosingFields.reflection.label,
        max: goalLimits.reflection.max,
      }).default(null),
      closedAt: optionalInstant('Closed on').default(null),
      carriedFromId: link('The goal it continues'),
    }),
  ],
  auditNotices: [auditNoticeSchema, form(about)],
  presets: [presetSchema, form(about)],
  goalChanges: [
    form({
      field: requiredText({ label: 'What changed', max: 40 }),
      from: changed('What it was'),
      to: changed('What it became'),
      reason: optionalText({
        multiline: true,
        label: goalFields.reason.label,
        max: goalLimits.reflection.max,
      }).default(null),
      changedAt: optionalInstant('Changed on').nonNullable().required('When it changed is missing'),
      claimedChangedAt: optionalInstant('Changed on').default(null),
    }),
    form({ goalId: about.id }),
  ],
  activities: [
    importedActivitySchema,
    form({
      ...about,
      goalIds: idList(ACTIVITY_GOALS_MAX, 'Its goals are no ids').default([]),
      documentIds: idList(ACTIVITY_DOCUMENTS_MAX, 'Its documents are no ids').default([]),
      // Earlier exports name one goal.
      goalId: link('Its goal'),
      lastCompletedDate: optionalInstant('Completed before on').default(null),
      // Earlier exports have the moment alone.
      completedOn: optionalDay('Completed on').default(null),
      confirmedChecks: confirmedChecksRule.default(null),
    }),
  ],
  plannedActivities: [
    plannedActivityFormSchema,
    form({ ...about, goalId: about.id, activityId: link('Its activity') }),
  ],
  reflectiveLogs: [
    reflectiveLogSchema.omit(['activityId']),
    form({ ...about, activityId: link('Its activity') }),
  ],
  documents: [documentSchema, form(about)],
  practicePeriods: [practicePeriodSchema, form(about)],
  credentials: [
    credentialSchema.omit(['renewsId']),
    form({ ...about, renewsId: link('The credential that it renews') }),
  ],
  evidenceFiles: [
    form({
      name: requiredText({ label: 'Name', max: 300 }),
      sha256: requiredText({ label: checksumLabels.sha256, max: 64 }),
      keptSha256: optionalText({ label: checksumLabels.keptSha256, max: 64 }),
    }),
    form({
      ...about,
      activityId: link('Its activity'),
      credentialId: link('Its credential'),
      documentId: link('Its document'),
      reflectiveLogId: link('Its log'),
    }),
  ],
} as const satisfies Record<AccountTable, readonly [AnyObjectSchema, AnyObjectSchema]>;

type RowOf<T extends AccountTable> = InferType<(typeof rowSchemas)[T][0]> &
  InferType<(typeof rowSchemas)[T][1]>;

/** Importable rows of an export, by table. */
export type Account = { [T in AccountTable]: RowOf<T>[] } & {
  /** The registrations beside the first one. */
  registrations: StoredRegistration[];
  /** The history of the first one. */
  registrationSpans: RegistrationSpan[];
};

/** A row of a table whose rows need no rule of their own. */
export interface PlainRow {
  id: number;
  createdAt: Date;
  claimedCreatedAt: Date | null;
  [field: string]: unknown;
}

/** How rows of a table are matched with the user's records, and what the import does with them. */
export interface AccountRule {
  /** The fields that identify a record. */
  same: readonly string[];
  /** Those of them that are moments. */
  moments?: readonly string[];
  /** The link to the record that it continues, in the same table. */
  continues?: string;
  /** The fields that hold a day, of a table whose rows need no rule of their own. */
  days?: readonly string[];
}

/** The tables of records, in the order of their import. A change of a goal belongs to its goal. */
export const accountRules = {
  auditNotices: { same: ['letterDate', 'dueDate', 'sentOn'] },
  presets: { same: ['title', 'category', 'hours', 'repeat'], days: ['startsOn', 'settledOn'] },
  documents: { same: ['title', 'type', 'content'], days: ['expiryDate'] },
  practicePeriods: {
    same: ['kind', 'employer', 'startDate', 'endDate', 'hours'],
    days: ['startDate', 'endDate'],
  },
  credentials: {
    same: ['type', 'title', 'number', 'issueDate', 'expiryDate'],
    continues: 'renewsId',
    days: ['issueDate', 'expiryDate'],
  },
  learningGoals: { same: ['title', 'why', 'measure', 'targetDate'], continues: 'carriedFromId' },
  activities: {
    same: ['title', 'category', 'hours', 'completedDate', 'description'],
    moments: ['completedDate'],
  },
  plannedActivities: { same: ['title', 'category', 'hours', 'plannedDate', 'goalId'] },
  reflectiveLogs: { same: ['content', 'learningOutcomes', 'futureApplication'] },
  evidenceFiles: { same: [...evidenceOwners, 'sha256'] },
} as const satisfies {
  [T in Exclude<AccountTable, 'goalChanges'>]: {
    [Rule in keyof AccountRule]: Rule extends 'continues'
      ? keyof RowOf<T> & string
      : readonly (keyof RowOf<T> & string)[];
  };
};
type Rules = typeof accountRules;
export type MatchedTable = keyof Rules;

/** The fields by which a record of a table is found again. */
export type MatchedField<T extends MatchedTable> =
  | Rules[T]['same'][number]
  | (Rules[T] extends { continues: infer Link extends string } ? Link : never);

/** Tables whose rows need no rule of their own. */
export type PlainTable = {
  [T in MatchedTable]: Rules[T] extends { days: readonly string[] } ? T : never;
}[MatchedTable];
export const matchedTables = Object.keys(accountRules) as MatchedTable[];
export const plainTables = matchedTables.filter(
  (table): table is PlainTable => 'days' in accountRules[table],
);

/** Returns an export's rows, without deleted ones, or the first problem with it. */
export function readAccount(
  given: Readonly<Record<string, unknown>>,
): Account | { problem: string } {
  try {
    return {
      ...Object.fromEntries(accountTables.map((table) => [table, rowsOf(table, given[table])])),
      registrations: readRegistrations(given),
      registrationSpans: readFirstSpans(given),
    } as unknown as Account;
  } catch (error) {
    if (error instanceof ValidationError) return { problem: error.message };
    throw error;
  }
}

function rowsOf<T extends AccountTable>(table: T, given: unknown): RowOf<T>[] {
  const label = accountTableLabels[table];
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new ValidationError(`${label} are not a list`);
  if (given.length > ACCOUNT_MAX_ROWS) {
    throw new ValidationError(`${label}: at most ${ACCOUNT_MAX_ROWS} can be imported`);
  }
  const [fields, links] = rowSchemas[table];
  return given.flatMap((row: unknown, index) => {
    try {
      const options = { stripUnknown: true };
      const whole = {
        ...fields.validateSync(withPlainLines(fields, row), options),
        ...links.validateSync(row, options),
      } as RowOf<T>;
      return 'deletedAt' in whole && whole.deletedAt ? [] : [whole];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ValidationError(`${label}, no. ${index + 1}: ${error.message}`);
    }
  });
}

/** Returns the time that a file claims for an event, but never later than its import. */
export const claimedAt = (claim: Date, now: Date): Date => (claim < now ? claim : now);

/** Returns the record that an evidence file belongs to, as its export names it. */
export function exportedOwner(file: Record<(typeof evidenceOwners)[number], number | null>) {
  const key = evidenceOwners.find((each) => file[each] !== null);
  return key ? { key, id: file[key]! } : null;
}

/** A file in an archive's manifest. */
export interface ArchivedFile {
  path: string;
  bytes: number;
  sha256: string;
  evidenceFileId: number;
}

/** Returns the evidence files that a manifest lists, without malformed entries; null if it is no manifest. */
export function readManifest(given: unknown): ArchivedFile[] | null {
  const { format, files } = (given ?? {}) as { format?: unknown; files?: unknown };
  if (format !== exportFormat.format || !Array.isArray(files)) return null;
  return files.filter(
    (file: Partial<ArchivedFile> | null): file is ArchivedFile =>
      typeof file?.path === 'string' &&
      Number.isSafeInteger(file.bytes) &&
      Number.isSafeInteger(file.evidenceFileId) &&
      /^[0-9a-f]{64}$/.test(file.sha256 ?? ''),
  );
}
