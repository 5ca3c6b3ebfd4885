import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { policy } from '../../auth/policy.ts';
import { requireScopes } from '../../auth/token-scopes.ts';
import { invalid } from '../../errors.ts';
import { Activity } from '../activities/activity.entity.ts';
import * as activities from '../activities/activities.ts';
import { AuditNotice } from '../audit-notices/audit-notice.entity.ts';
import * as auditNotices from '../audit-notices/audit-notices.ts';
import { Credential } from '../credentials/credential.entity.ts';
import * as credentials from '../credentials/credentials.ts';
import { Document } from '../documents/document.entity.ts';
import * as documents from '../documents/documents.ts';
import { EvidenceFile } from '../evidence-files/evidence-file.entity.ts';
import * as evidenceFiles from '../evidence-files/evidence-files.ts';
import { LearningGoalDetail } from '../learning-goals/learning-goal.type.ts';
import * as learningGoals from '../learning-goals/learning-goals.ts';
import { Module } from '../modules/module.type.ts';
import * as modules from '../modules/modules.ts';
import { Notification } from '../notifications/notification.entity.ts';
import * as notifications from '../notifications/notifications.ts';
import { PracticePeriod } from '../practice-periods/practice-period.entity.ts';
import * as practicePeriods from '../practice-periods/practice-periods.ts';
import { Preset } from '../presets/preset.entity.ts';
import * as presets from '../presets/presets.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import * as reflectiveLogs from '../reflective-logs/reflective-logs.ts';
import { Resource } from '../resources/resource.entity.ts';
import * as resources from '../resources/resources.ts';
import { User } from '../users/user.entity.ts';
import { parseGlobalId } from '#domain/global-ids';
import { PAGE_MAX } from '#domain/pages';
import { isOfType } from './type-of.ts';

interface NodeKind {
  /** The class of its GraphQL type. */
  type: Function;
  /** Reads those of some records that the caller may read, in any order. */
  many: (ctx: Context, ids: readonly number[]) => Promise<readonly { id: number }[]>;
}

/** Every type that can be read by id alone, by its name. */
export const nodeKinds: Readonly<Record<string, NodeKind>> = {
  Activity: { type: Activity, many: activities.many },
  AuditNotice: { type: AuditNotice, many: auditNotices.many },
  Credential: { type: Credential, many: credentials.many },
  Document: { type: Document, many: documents.many },
  EvidenceFile: { type: EvidenceFile, many: evidenceFiles.many },
  LearningGoal: { type: LearningGoalDetail, many: learningGoals.many },
  Module: { type: Module, many: modules.many },
  Notification: { type: Notification, many: notifications.many },
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

/** Reads the record with an id; null if the caller may read none. */
export async function get(ctx: Context, id: string): Promise<object | null> {
  const [found] = await many(ctx, [id]);
  return found ?? null;
}

/**
 * Reads the records with some ids, in their order: one read for each type, all in one statement. A program needs the scope
 * of each type that it requests.
 */
export async function many(ctx: Context, ids: readonly string[]): Promise<(object | null)[]> {
  if (ids.length > PAGE_MAX) throw invalid({ ids: `ids must be at most ${PAGE_MAX}` });
  const wanted = ids.map(keyOf);
  const idsOf = new Map<string, Set<number>>();
  for (const key of wanted) {
    if (key) idsOf.set(key.type, (idsOf.get(key.type) ?? new Set()).add(key.id));
  }
  if (ctx.caller.isProgram) requireScopesOf(ctx, [...idsOf.keys()]);
  const found = new Map<string, object>();
  const read = async ([type, own]: readonly [string, Set<number>]) => {
    for (const record of await nodeKinds[type]!.many(ctx, [...own])) {
      found.set(`${type}:${record.id}`, isOfType(record, type));
    }
  };
  // Verifies the session even if there is nothing to read.
  await Promise.all([requireUser(ctx), ...[...idsOf].map(read)]);
  return wanted.map((key) => (key && found.get(`${key.type}:${key.id}`)) ?? null);
}

/** Null for an id whose type cannot be read by id alone, such as that of a view. */
function keyOf(given: string): { type: string; id: number } | null {
  const parsed = parseGlobalId(given);
  if (!parsed || !Object.hasOwn(nodeKinds, parsed.type)) return null;
  const id = /^[1-9]\d{0,9}$/.test(parsed.id) ? Number(parsed.id) : 0;
  return id >= 1 && id <= 2_147_483_647 ? { type: parsed.type, id } : null;
}

/** The selection below may name no type, such as `{ node(id:) { id } }`. */
function requireScopesOf({ caller }: Context, types: readonly string[]): void {
  const [first, ...others] = types.flatMap((type) => policy.needOfType(type) ?? []);
  if (first) requireScopes(caller, first, others);
}
