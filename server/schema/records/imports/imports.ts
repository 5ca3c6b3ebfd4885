import { LockMode } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { insertRows } from '#server/db/insert-rows';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { ownOf } from '#server/records/own';
import { conflict, invalid, notFound } from '#server/errors';
import { inWords } from '#server/records/crud';
import { kindOf, uniques } from '#server/records/kinds';
import { awaitOthers, checkLimits } from '#server/records/limits';
import { parseId, validate } from '#server/validate';
import { Activity } from '../activities/activity.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import * as securityEvents from '../../account/security-events/security-events.ts';
import type { User } from '../../account/users/user.entity.ts';
import { requestHash } from '#server/records/request-hash';
import type { Written } from '#server/records/written';
import { binKinds, recordKinds } from '#domain/records/bin';
import { countsForHeldProblem } from '#domain/records/counts-for';
import { civilDate } from '#domain/dates';
import {
  importMessages as messages,
  importUndoUntil,
  type ImportKind,
} from '#domain/records/imports';
import { duplicatesSchema, importSchema } from '#domain/records/imports.schema';
import { citedDocumentMessages } from '#domain/records/documents';
import { learningGoalMessages } from '#domain/records/learning-goals';
import { importKeyReused } from '#domain/requests';
import { Import, type ImportedIds } from './import.entity.ts';
import { activityOf } from './imported-activity.ts';
import type { DuplicateActivity } from './import.input.ts';

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Import[]; totalCount: number }>({
    name: 'imports',
    entity: Import,
    sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from imports
        where user_id = $1 and ($2::timestamptz is null or (created_at, id) ${lt} ($2, $3::int))
        order by created_at ${desc}, id ${desc} limit $4`)}),
      'totalCount', (select count(*) from imports where user_id = $1))`,
  }),
);

const oneRead = defineQuery<Import[]>({
  name: 'importRecord',
  entity: Import,
  sql: (columns) => rows(`select ${columns} from imports where id = $2 and user_id = $1`),
});

const plain = (text: string) => `lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`;

/** The rows, each with the first activity of the same day, title and hours. */
const duplicatesRead = defineQuery<DuplicateActivity[]>({
  name: 'duplicateActivities',
  sql: () =>
    rows(`
      select w.row, min(a.id) as "activityId"
      from json_to_recordset($2::json) w ("row" int, title text, hours numeric, day date)
      join activities a on a.user_id = $1 and a.deleted_at is null and a.hours = w.hours
        and ${plain('a.title')} = ${plain('w.title')}
        and (case when a.completed_date is not null then a.completed_on end) is not distinct from w.day
      group by w.row order by w.row`),
});

const byIdsRead = defineQuery<Import[]>({
  name: 'importsByIds',
  entity: Import,
  sql: (columns) =>
    rows(`select ${columns} from imports where id = any($2::int[]) and user_id = $1`),
});

/** Returns those of the given imports that belong to the user, in any order. */
export const many = async (ctx: Context, ids: readonly number[]): Promise<Import[]> =>
  (await ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids)).map(shown);

/** The user's imports, latest first, a page at a time. */
export async function list(ctx: Context, args: PageArgs): Promise<Connection<Import>> {
  const page = pageOf(args, byMoment('imports'));
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
  );
  const nodes = found.nodes.map(shown);
  return connection({ ...found, nodes }, page, (node) => [node.createdAt, node.id]);
}

/** One import of the user's, also if it was undone; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Import> {
  const [found] = await ctx.reads.read(oneRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return shown(found);
}

/** Rows that match an existing activity by day, title and hours. */
export async function duplicates(ctx: Context, input: unknown): Promise<DuplicateActivity[]> {
  const user = await requireUser(ctx);
  const wanted = validate(duplicatesSchema, input).rows.map(
    ({ title, hours, completedDate }, row) => {
      return { row, title, hours, day: completedDate && civilDate(completedDate, user.timeZone) };
    },
  );
  return ctx.reads.read(duplicatesRead, user.id, JSON.stringify(wanted));
}

/** Records activities together, all or none. Repeating the request with the same key returns the first result. */
export async function create(ctx: Context, input: unknown): Promise<Written<Import>> {
  const user = await requireUser(ctx);
  const { requestKey, ...given } = validate(importSchema, input);
  const { fileName, rows } = given;
  const activities = rows.map((row, index) => {
    const refuse = (field: string, problem: string) => {
      throw invalid({ [`rows[${index}].${field}`]: problem });
    };
    const notHeld = countsForHeldProblem(row.countsFor ?? null, user);
    if (notHeld) refuse('countsFor', notHeld);
    return activityOf({ now: ctx.now, user }, row, refuse);
  });
  const named = {
    goalIds: [...new Set(rows.flatMap((row) => row.goalIds))],
    documentIds: [...new Set(rows.flatMap((row) => row.documentIds))],
  };
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    const begun = { requestKey, requestHash: requestHash(given), fileName, user, now: ctx.now };
    const { record, isNew } = await begin(em, { ...begun, kind: 'activities' });
    ctx.isReplay = !isNew;
    if (!isNew) return { record: shown(record), isNew };
    const goals = await ownOf(em, LearningGoal, user.id, named.goalIds);
    const documents = await ownOf(em, Document, user.id, named.documentIds);
    requireKnown(rows, 'goalIds', goals, learningGoalMessages.noGoal);
    requireKnown(rows, 'documentIds', documents, citedDocumentMessages.notYours);
    record.rowCount = activities.length;
    record.recordIds = { activities: await insertRows(em, Activity, activities) };
    await securityEvents.record(tx, user.id, 'data-imported');
    return { record: shown(record), isNew: true };
  });
}

type Linked = Record<'goalIds' | 'documentIds', readonly number[]>;

/** Throws invalid() for the first row that names a record that is not the user's. */
function requireKnown(
  rows: readonly Linked[],
  name: keyof Linked,
  own: readonly { id: number }[],
  message: string,
): void {
  const known = new Set(own.map(({ id }) => id));
  const wrong = rows.findIndex((row) => row[name].some((id) => !known.has(id)));
  if (wrong >= 0) throw invalid({ [`rows[${wrong}].${name}`]: message });
}

interface Begun {
  user: User;
  kind: ImportKind;
  requestKey: string;
  requestHash: string;
  fileName: string | null;
  now: Date;
}

/**
 * Creates the import with this key, or returns the one that an earlier request created; concurrent calls wait for each
 * other. Throws conflict() if that one had another input.
 */
export async function begin(
  em: Em,
  { user, kind, requestKey, requestHash: hash, fileName, now }: Begun,
) {
  const made = await em.execute<object[]>(
    `insert into imports (user_id, request_key, request_hash, kind, file_name, row_count, record_ids, created_at)
     values (?, ?, ?, ?, ?, 0, '{}', ?) on conflict (user_id, request_key) do nothing returning id`,
    [user.id, requestKey, hash, kind, fileName, now],
  );
  const record = await em.findOneOrFail(Import, { userId: user.id, requestKey });
  // Imports from before the hashes have none.
  if (record.kind !== kind || (record.requestHash !== null && record.requestHash !== hash)) {
    throw conflict(importKeyReused);
  }
  return { record, isNew: made.length > 0 };
}

/** Undoes an import within the days allowed. */
export const remove = (ctx: Context, id: unknown): Promise<Import> => mark(ctx, id, true);

/**
 * Restores an import that was undone, except what had been deleted before. Throws conflict() if a record of it
 * conflicts with one that was added since, and the refusal of a limit that it would exceed.
 */
export const restore = (ctx: Context, id: unknown): Promise<Import> =>
  inWords(uniques, mark(ctx, id, false));

async function mark(ctx: Context, id: unknown, isUndo: boolean): Promise<Import> {
  const { id: userId } = await requireUser(ctx);
  const where = { id: parseId(id), userId, undoneAt: isUndo ? null : { $ne: null } };
  return transaction(ctx, async ({ em }) => {
    const record = await em.findOne(Import, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!record) throw notFound();
    const from = record.undoneAt ?? record.createdAt;
    if (ctx.now > importUndoUntil(from)) throw conflict(messages.tooLate);
    const [before, after] = isUndo ? [null, ctx.now] : [record.undoneAt, null];
    if (!isUndo) await awaitOthers(em, userId);
    for (const [kind, ids] of recordsOf(record.recordIds)) {
      const own = { id: { $in: ids }, userId, deletedAt: before };
      await em.nativeUpdate(kind.entity, own, { deletedAt: after });
      if (!isUndo) await checkLimits(em, kind, userId, ids);
    }
    record.undoneAt = after;
    return shown(record);
  });
}

/** The ids of an import, with their kinds. */
export const recordsOf = (ids: ImportedIds) =>
  binKinds.flatMap((kind) => {
    const ofKind = ids[recordKinds[kind].list];
    return ofKind?.length ? [[kindOf[kind], ofKind] as const] : [];
  });

/** An import with the fields that follow from its day. */
export const shown = (record: Import): Import =>
  Object.assign(record, { undoUntil: importUndoUntil(record.createdAt) });
