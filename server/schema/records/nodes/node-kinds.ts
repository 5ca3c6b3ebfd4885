import type { Context } from '#server/context';
import { Activity } from '../activities/activity.entity.ts';
import * as activities from '../activities/activities.ts';
import { AttestationType } from '../../proof/attestations/attestation.type.ts';
import * as attestations from '../../proof/attestations/attestations.ts';
import { ConfirmationRequestType } from '../../proof/attestations/confirmation.type.ts';
import * as confirmationRequests from '../../proof/attestations/confirmation-requests.ts';
import { AuditNotice } from '../audit-notices/audit-notice.entity.ts';
import * as auditNotices from '../audit-notices/audit-notices.ts';
import { Credential } from '../credentials/credential.entity.ts';
import * as credentials from '../credentials/credentials.ts';
import { Document } from '../documents/document.entity.ts';
import * as documents from '../documents/documents.ts';
import { EvidenceFile } from '../evidence-files/evidence-file.entity.ts';
import * as evidenceFiles from '../evidence-files/evidence-files.ts';
import { Import } from '../imports/import.entity.ts';
import * as imports from '../imports/imports.ts';
import { LearningGoalDetail } from '../learning-goals/learning-goal.type.ts';
import * as learningGoals from '../learning-goals/learning-goals.ts';
import { PlannedActivity } from '../learning-goals/planned-activity.entity.ts';
import * as plannedActivities from '../learning-goals/planned-activities.ts';
import { Module } from '../../learning/modules/module.type.ts';
import * as modules from '../../learning/modules/modules.ts';
import { Notification } from '../../messages/notifications/notification.entity.ts';
import * as notifications from '../../messages/notifications/notifications.ts';
import { PracticePeriod } from '../practice-periods/practice-period.entity.ts';
import * as practicePeriods from '../practice-periods/practice-periods.ts';
import { Preset } from '../presets/preset.entity.ts';
import * as presets from '../presets/presets.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import * as reflectiveLogs from '../reflective-logs/reflective-logs.ts';
import { Resource } from '../../learning/resources/resource.entity.ts';
import * as resources from '../../learning/resources/resources.ts';
import { User } from '../../account/users/user.entity.ts';

interface NodeKind {
  /** The class of its GraphQL type. */
  type: Function;
  /** Reads those of the given records that the caller may read, in any order. */
  many: (ctx: Context, ids: readonly number[]) => Promise<readonly { id: number }[]>;
}

/** Every type that can be read by id alone, by its name. */
export const nodeKinds: Readonly<Record<string, NodeKind>> = {
  Activity: { type: Activity, many: activities.many },
  Attestation: { type: AttestationType, many: attestations.many },
  AuditNotice: { type: AuditNotice, many: auditNotices.many },
  ConfirmationRequest: { type: ConfirmationRequestType, many: confirmationRequests.many },
  Credential: { type: Credential, many: credentials.many },
  Document: { type: Document, many: documents.many },
  EvidenceFile: { type: EvidenceFile, many: evidenceFiles.many },
  Import: { type: Import, many: imports.many },
  LearningGoal: { type: LearningGoalDetail, many: learningGoals.many },
  Module: { type: Module, many: modules.many },
  Notification: { type: Notification, many: notifications.many },
  PlannedActivity: { type: PlannedActivity, many: plannedActivities.many },
  PracticePeriod: { type: PracticePeriod, many: practicePeriods.many },
  Preset: { type: Preset, many: presets.many },
  ReflectiveLog: { type: ReflectiveLog, many: reflectiveLogs.many },
  Resource: { type: Resource, many: resources.many },
  User: { type: User, many: self },
};

async function self(ctx: Context, ids: readonly number[]): Promise<User[]> {
  const user = await ctx.reads.viewer();
  return user && ids.includes(user.id) ? [user] : [];
}
