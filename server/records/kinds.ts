import type { AnyObjectSchema } from 'yup';
import type { ClassType } from 'type-graphql';
import { Activity } from '../schema/activities/activity.entity.ts';
import { AuditNotice } from '../schema/audit-notices/audit-notice.entity.ts';
import { Credential } from '../schema/credentials/credential.entity.ts';
import { Document } from '../schema/documents/document.entity.ts';
import { EvidenceFile } from '../schema/evidence-files/evidence-file.entity.ts';
import { Preset } from '../schema/presets/preset.entity.ts';
import { LearningGoal } from '../schema/learning-goals/learning-goal.entity.ts';
import { PlannedActivity } from '../schema/learning-goals/planned-activity.entity.ts';
import { PracticePeriod } from '../schema/practice-periods/practice-period.entity.ts';
import { ReflectiveLog } from '../schema/reflective-logs/reflective-log.entity.ts';
import type { AccountTable } from '#domain/account-import';
import { activityChangeSchema, activitySchema } from '#domain/activities.schema';
import { auditNoticeChangeSchema, auditNoticeSchema } from '#domain/audit-notices.schema';
import type { BinKind } from '#domain/bin';
import { credentialChangeSchema, credentialSchema } from '#domain/credentials.schema';
import { documentChangeSchema, documentSchema } from '#domain/documents.schema';
import type { EvidenceOwnerKey } from '#domain/evidence-files';
import { evidenceFileChangeSchema } from '#domain/evidence-files.schema';
import {
  learningGoalChangeSchema,
  learningGoalSchema,
  plannedActivityChangeSchema,
  plannedActivitySchema,
} from '#domain/learning-goals.schema';
import { presetChangeSchema, presetSchema } from '#domain/presets.schema';
import { practicePeriodChangeSchema, practicePeriodSchema } from '#domain/practice-periods.schema';
import { reflectiveLogChangeSchema, reflectiveLogSchema } from '#domain/reflective-logs.schema';
import { recordedAt } from './record.entity.ts';

/** Describes a kind of record to the code that handles all kinds. SQL reads a row `r`. */
export interface RecordKind {
  entity: ClassType<{ id: number; userId: number; deletedAt: Date | null }>;
  table: string;
  /** SQL of its title. */
  title: string;
  /** SQL of what decides its CPD period: a moment, or the year in which the period ends. */
  period: { at: string } | { year: string };
  /** Its name in evidence files, with SQL of its own row without an alias. Null: it takes no files. */
  files: { key: EvidenceOwnerKey; column: string; title: string; at: string } | null;
  /** The record `o` it is a part of, joined; it can be restored only with that. */
  partOf?: { join: string; title: string };
  /** SQL of its size in bytes. */
  bytes?: string;
  /** Its table in an export and an import of an account. */
  exported: AccountTable;
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
    exported: 'activities',
    schemas: { create: activitySchema, update: activityChangeSchema },
  },
  'reflective-log': {
    entity: ReflectiveLog,
    table: 'reflective_logs',
    title: "left(r.content, 99) || case when length(r.content) > 99 then '…' else '' end",
    period: { at: recordedAt('r.') },
    files: {
      key: 'reflectiveLogId',
      column: 'reflective_log_id',
      title: 'left(content, 60)',
      at: recordedAt(),
    },
    exported: 'reflectiveLogs',
    schemas: { create: reflectiveLogSchema, update: reflectiveLogChangeSchema },
  },
  document: {
    entity: Document,
    table: 'documents',
    title: 'r.title',
    period: { at: recordedAt('r.') },
    files: { key: 'documentId', column: 'document_id', title: 'title', at: recordedAt() },
    exported: 'documents',
    schemas: { create: documentSchema, update: documentChangeSchema },
  },
  credential: {
    entity: Credential,
    table: 'credentials',
    title: 'r.title',
    period: { at: recordedAt('r.') },
    files: { key: 'credentialId', column: 'credential_id', title: 'title', at: recordedAt() },
    exported: 'credentials',
    schemas: { create: credentialSchema, update: credentialChangeSchema },
  },
  'audit-notice': {
    entity: AuditNotice,
    table: 'audit_notices',
    title: "'Audit letter of ' || to_char(r.letter_date, 'FMDD Mon YYYY')",
    period: { at: recordedAt('r.') },
    files: null,
    exported: 'auditNotices',
    schemas: { create: auditNoticeSchema, update: auditNoticeChangeSchema },
  },
  preset: {
    entity: Preset,
    table: 'presets',
    title: 'r.title',
    period: { at: recordedAt('r.') },
    files: null,
    exported: 'presets',
    schemas: { create: presetSchema, update: presetChangeSchema },
  },
  'practice-period': {
    entity: PracticePeriod,
    table: 'practice_periods',
    title: "r.employer || ', ' || to_char(r.start_date, 'FMDD Mon YYYY')",
    period: { at: recordedAt('r.') },
    files: null,
    exported: 'practicePeriods',
    schemas: { create: practicePeriodSchema, update: practicePeriodChangeSchema },
  },
  'evidence-file': {
    entity: EvidenceFile,
    table: 'evidence_files',
    title: 'r.name',
    period: { at: 'o.at' },
    files: null,
    bytes: 'r.size_bytes',
    // A function, since it needs the kinds that take files.
    get partOf() {
      return { join: `lateral (${fileOwners()}) o on true`, title: 'o.title' };
    },
    exported: 'evidenceFiles',
    schemas: { create: null, update: evidenceFileChangeSchema },
  },
  'learning-goal': {
    entity: LearningGoal,
    table: 'learning_goals',
    title: 'r.title',
    period: { year: 'r.period_year' },
    files: null,
    exported: 'learningGoals',
    schemas: { create: learningGoalSchema, update: learningGoalChangeSchema },
  },
  'planned-activity': {
    entity: PlannedActivity,
    table: 'planned_activities',
    title: 'r.title',
    period: { year: 'o.period_year' },
    files: null,
    partOf: {
      join: 'learning_goals o on o.id = r.goal_id and o.user_id = r.user_id',
      title: 'o.title',
    },
    exported: 'plannedActivities',
    schemas: { create: plannedActivitySchema, update: plannedActivityChangeSchema },
  },
} as const satisfies Record<BinKind, RecordKind>;

/** The same table, for what treats all kinds alike. */
export const kindOf: Readonly<Record<BinKind, RecordKind>> = kinds;

/** The entity of each table of an export that holds a kind of record. */
export const exportedEntities = Object.fromEntries(
  Object.values(kindOf).map(({ exported, entity }) => [exported, entity]),
) as Partial<Record<AccountTable, RecordKind['entity']>>;

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
      `select ${title} as title, ${at} as at, deleted_at from ${table}
       where id = r.${column} and user_id = r.user_id`,
  );
  return selects.join(' union all ');
}
