import type { AnyObjectSchema } from 'yup';
import type { ClassType } from 'type-graphql';
import { Activity } from '../schema/records/activities/activity.entity.ts';
import { AuditNotice } from '../schema/records/audit-notices/audit-notice.entity.ts';
import { Credential } from '../schema/records/credentials/credential.entity.ts';
import { Document } from '../schema/records/documents/document.entity.ts';
import { EvidenceFile } from '../schema/records/evidence-files/evidence-file.entity.ts';
import { Preset } from '../schema/records/presets/preset.entity.ts';
import { LearningGoal } from '../schema/records/learning-goals/learning-goal.entity.ts';
import { PlannedActivity } from '../schema/records/learning-goals/planned-activity.entity.ts';
import { PracticePeriod } from '../schema/records/practice-periods/practice-period.entity.ts';
import { ReflectiveLog } from '../schema/records/reflective-logs/reflective-log.entity.ts';
import { conflict, invalid, malformed } from '../errors.ts';
import type { AccountTable } from '#domain/account/account-import';
import { activityFields } from '#domain/records/activities.fields';
import { activityChangeSchema, activitySchema } from '#domain/records/activities.schema';
import { auditNoticeFields } from '#domain/records/audit-notices.fields';
import { auditNoticeMessages } from '#domain/records/audit-notices';
import { auditNoticeChangeSchema, auditNoticeSchema } from '#domain/records/audit-notices.schema';
import { binKinds, recordKinds, type BinKind } from '#domain/records/bin';
import { credentialFields } from '#domain/records/credentials.fields';
import { credentialMessages } from '#domain/records/credentials';
import { credentialChangeSchema, credentialSchema } from '#domain/records/credentials.schema';
import { documentFields } from '#domain/records/documents';
import { documentChangeSchema, documentSchema } from '#domain/records/documents.schema';
import {
  EVIDENCE_MAX_FILES,
  evidenceMessages,
  evidenceOwners,
  type EvidenceOwnerKey,
} from '#domain/records/evidence-files';
import { evidenceFileFields } from '#domain/records/evidence-files.fields';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import { goalFields, plannedActivityFields } from '#domain/records/learning-goals.fields';
import { GOALS_MAX, learningGoalMessages, PLANNED_MAX } from '#domain/records/learning-goals';
import {
  learningGoalChangeSchema,
  learningGoalSchema,
  plannedActivityChangeSchema,
  plannedActivitySchema,
} from '#domain/records/learning-goals.schema';
import { presetFields } from '#domain/records/presets.fields';
import { presetChangeSchema, presetSchema } from '#domain/records/presets.schema';
import type { SearchKind } from '#domain/records/record-links';
import { practicePeriodFields } from '#domain/records/practice-periods.fields';
import {
  practicePeriodChangeSchema,
  practicePeriodSchema,
} from '#domain/records/practice-periods.schema';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import {
  reflectiveLogChangeSchema,
  reflectiveLogSchema,
} from '#domain/records/reflective-logs.schema';
import { recordedAt, type Limited, type StoredRecord, type Unique } from './record.entity.ts';

/** How a search over all records finds those of a kind, and what a result shows: SQL of a row `r`. */
export interface Searched {
  /** The words of its texts, as they are indexed. */
  words: string;
  /** By default the title of the kind. */
  title?: string;
  text: string;
  hours?: string;
  /** A moment or a day, at most one of them. */
  at?: string;
  day?: string;
  /** Orders those of the kind, after those with the searched text in their title. */
  latest: string;
}

const wordsOf = (...texts: string[]) => `record_words(r.user_id, ${texts.join(" || ' ' || ")})`;

/** Describes a kind of record to the code that handles all kinds. SQL reads a row `r`. */
export interface RecordKind<Row extends object = StoredRecord> extends Limited {
  entity: ClassType<Row>;
  /** SQL of its title. */
  title: string;
  /** Decides the CPD period: time of recording, SQL for another time, or SQL for the year in which the period ends. */
  period: 'recorded' | { at: string } | { year: string };
  /** Its name in evidence files, with SQL of its own row without an alias. Null: it takes no files. */
  files: { key: EvidenceOwnerKey; column: string; title: string; at: string } | null;
  /** SQL of its size in bytes. */
  bytes?: string;
  unique?: Unique;
  /** True if what happened to it proves nothing, so that it has no history. */
  isNoProof?: true;
  /** Specifications of the fields of its form, by which its timeline says what changed. */
  fields: object;
  /** Schemas of its create and update; a file is created by an upload. */
  schemas: { create: AnyObjectSchema | null; update: AnyObjectSchema };
}

/** Every kind of record that a user owns, deletes and restores. A kind that is missing here does not compile. */
export const kinds = {
  activity: {
    entity: Activity,
    table: 'activities',
    title: 'r.title',
    period: { at: 'r.occurred_at' },
    files: { key: 'activityId', column: 'activity_id', title: 'title', at: 'occurred_at' },
    search: {
      words: 'activity_words(r.user_id, r.title, r.provider, r.place, r.description)',
      text: 'r.category',
      hours: 'r.hours',
      at: 'r.occurred_at',
      latest: 'r.occurred_at desc',
    },
    fields: activityFields,
    schemas: { create: activitySchema, update: activityChangeSchema },
  },
  'reflective-log': {
    entity: ReflectiveLog,
    table: 'reflective_logs',
    title: "left(r.content, 99) || case when length(r.content) > 99 then '…' else '' end",
    period: 'recorded',
    files: {
      key: 'reflectiveLogId',
      column: 'reflective_log_id',
      title: 'left(content, 60)',
      at: recordedAt(),
    },
    search: {
      words: wordsOf('r.content', 'r.learning_outcomes', 'r.future_application'),
      text: 'left(r.learning_outcomes, 99)',
      at: 'r.created_at',
      latest: 'r.created_at desc',
    },
    fields: reflectiveLogFields,
    schemas: { create: reflectiveLogSchema, update: reflectiveLogChangeSchema },
  },
  document: {
    entity: Document,
    table: 'documents',
    title: 'r.title',
    period: 'recorded',
    files: { key: 'documentId', column: 'document_id', title: 'title', at: recordedAt() },
    search: {
      words: wordsOf('r.title', 'r.content'),
      text: 'r.type',
      at: 'r.created_at',
      latest: 'r.created_at desc',
    },
    fields: documentFields,
    schemas: { create: documentSchema, update: documentChangeSchema },
  },
  credential: {
    entity: Credential,
    table: 'credentials',
    title: 'r.title',
    period: 'recorded',
    files: { key: 'credentialId', column: 'credential_id', title: 'title', at: recordedAt() },
    unique: { index: 'credentials_renewed', message: credentialMessages.alreadyRenewed },
    search: {
      words: wordsOf(
        'r.title',
        "coalesce(r.number, '')",
        "coalesce(r.issuer, '')",
        "coalesce(r.notes, '')",
      ),
      text: 'r.type',
      day: 'r.expiry_date',
      latest: 'r.created_at desc',
    },
    fields: credentialFields,
    schemas: { create: credentialSchema, update: credentialChangeSchema },
  },
  'audit-notice': {
    entity: AuditNotice,
    table: 'audit_notices',
    title: "'Audit letter of ' || to_char(r.letter_date, 'FMDD Mon YYYY')",
    period: 'recorded',
    files: null,
    unique: { index: 'audit_notices_open', message: auditNoticeMessages.oneOpen },
    fields: auditNoticeFields,
    schemas: { create: auditNoticeSchema, update: auditNoticeChangeSchema },
  },
  preset: {
    entity: Preset,
    table: 'presets',
    title: 'r.title',
    period: 'recorded',
    files: null,
    isNoProof: true,
    fields: presetFields,
    schemas: { create: presetSchema, update: presetChangeSchema },
  },
  'practice-period': {
    entity: PracticePeriod,
    table: 'practice_periods',
    title: "r.employer || ', ' || to_char(r.start_date, 'FMDD Mon YYYY')",
    period: 'recorded',
    files: null,
    search: {
      words: wordsOf('r.employer', "coalesce(r.position, '')"),
      title: 'r.employer',
      text: 'coalesce(r.position, r.kind)',
      hours: 'nullif(r.hours, 0)',
      day: 'r.start_date',
      latest: 'r.end_date desc',
    },
    fields: practicePeriodFields,
    schemas: { create: practicePeriodSchema, update: practicePeriodChangeSchema },
  },
  'evidence-file': {
    entity: EvidenceFile,
    table: 'evidence_files',
    title: 'r.name',
    period: { at: 'o.at' },
    files: null,
    bytes: 'r.size_bytes',
    limits: evidenceOwners.map((property) => ({
      property,
      max: EVIDENCE_MAX_FILES,
      refusal: () => malformed(evidenceMessages.tooMany),
    })),
    // A function, since it needs the kinds that take files.
    get partOf() {
      return {
        join: `lateral (${fileOwners()}) o on true`,
        title: 'o.title',
        isReflection: 'o.is_reflection',
      };
    },
    fields: evidenceFileFields,
    schemas: { create: null, update: evidenceFileChangeSchema },
  },
  'learning-goal': {
    entity: LearningGoal,
    table: 'learning_goals',
    title: 'r.title',
    period: { year: 'r.period_year' },
    files: null,
    limits: [
      {
        property: 'carriedFromId',
        max: 1,
        refusal: () => conflict(learningGoalMessages.carriedAlready),
      },
      {
        property: 'periodYear',
        max: GOALS_MAX,
        refusal: () => invalid({ targetDate: learningGoalMessages.tooMany }),
      },
    ],
    search: {
      words: wordsOf('r.title', 'r.why', 'r.measure'),
      text: 'r.status',
      day: 'r.target_date',
      latest: 'r.target_date desc',
    },
    fields: goalFields,
    schemas: { create: learningGoalSchema, update: learningGoalChangeSchema },
  },
  'planned-activity': {
    entity: PlannedActivity,
    table: 'planned_activities',
    title: 'r.title',
    period: { year: 'o.period_year' },
    files: null,
    limits: [
      {
        property: 'goalId',
        max: PLANNED_MAX,
        refusal: () => invalid({ goalId: learningGoalMessages.tooManyPlanned }),
      },
    ],
    partOf: {
      join: 'learning_goals o on o.id = r.goal_id and o.user_id = r.user_id',
      title: 'o.title',
      isReflection: 'false',
    },
    fields: plannedActivityFields,
    schemas: { create: plannedActivitySchema, update: plannedActivityChangeSchema },
  },
} as const satisfies Kinds;

type Kinds = {
  [Kind in BinKind]: RecordKind<Kind extends 'evidence-file' ? EvidenceFile : StoredRecord> &
    (Kind extends SearchKind ? { search: Searched } : unknown);
};

/** The same table, for code that treats all kinds alike. */
export const kindOf: Readonly<Kinds> = kinds;

/** The kinds that belong to the CPD period in which they were recorded. */
export const recordedKinds = Object.values(kindOf).filter(
  (kind): kind is RecordKind => kind.period === 'recorded',
);

/** The entity of each table of an export that holds a kind of record. */
export const exportedEntities = Object.fromEntries(
  binKinds.map((kind) => [recordKinds[kind].list, kindOf[kind].entity]),
) as Partial<Record<AccountTable, RecordKind['entity']>>;

/** The unique indexes of all kinds, for code that writes several kinds at once. */
export const uniques: readonly Unique[] = Object.values(kindOf).flatMap(
  ({ unique }) => unique ?? [],
);

/** The kinds that take evidence files, by the property that names them in a file. */
export const fileOwnerKinds = {
  activityId: kinds.activity,
  credentialId: kinds.credential,
  documentId: kinds.document,
  reflectiveLogId: kinds['reflective-log'],
} as const satisfies { [Key in EvidenceOwnerKey]: { files: { key: Key } } };

/** SQL of the record that a file `r` belongs to. */
function fileOwners(): string {
  const selects = Object.values(fileOwnerKinds).map(
    ({ table, files: { column, title, at } }) =>
      `select ${table === 'reflective_logs'} as is_reflection, ${title} as title, ${at} as at, deleted_at from ${table}
       where id = r.${column} and user_id = r.user_id`,
  );
  return selects.join(' union all ');
}
