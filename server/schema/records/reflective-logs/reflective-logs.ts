import type { Context } from '#server/context';
import type { Em } from '#server/db/database';
import { invalid } from '#server/errors';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import { Activity } from '../activities/activity.entity.ts';
import { optionalId } from '#server/validate';
import type { RecordListArgs } from '#server/records/list-args';
import type { Connection } from '../../mechanics/pages.ts';
import type { ReflectiveLog } from './reflective-log.entity.ts';

const kind = kinds['reflective-log'];
const queries = records.defineQueries(kind, ['reflectiveLogs', 'reflectiveLog'], {
  filter: '$6::int is null or activity_id = $6',
  extra: `, (select a.title from activities a
    where a.id = r.activity_id and a.user_id = $1 and a.deleted_at is null) as "activityTitle"`,
});

export type ReflectiveLogListArgs = RecordListArgs & { activityId?: unknown };

/** The user's reflective logs, or those on one activity, newest first, a page at a time. */
export const list = async (
  ctx: Context,
  args: ReflectiveLogListArgs,
): Promise<Connection<ReflectiveLog>> =>
  records.list(ctx, queries, args, [optionalId('activityId', args.activityId)]);

/** One log of the user; throws notFound(). */
export const get = (ctx: Context, id: unknown) => records.get(ctx, queries, id);

/** Returns those of the given logs that belong to the user, in any order. */
export const many = (ctx: Context, ids: readonly number[]) => records.many(ctx, queries, ids);

/** Adds a reflective log; the activity it reflects on must be the user's own. */
export const create = (ctx: Context, input: unknown) =>
  records.create(ctx, kind, { input, get }, async (given, { id: userId }) => {
    const activityTitle = await titleOf(ctx.em, userId, given.activityId);
    if (given.activityId && activityTitle === null) throw noSuchActivity();
    return { ...given, activityTitle };
  });

/** Updates what is given and leaves the rest, also the link to an activity deleted since. */
export const update = (ctx: Context, id: unknown, input: unknown) =>
  records.update(ctx, kind, { id, input }, async ({ em }, log, change) => {
    const activityId = change.activityId === undefined ? log.activityId : change.activityId;
    const activityTitle = await titleOf(em, log.userId, activityId);
    const isNew = activityId !== log.activityId;
    if (activityId && isNew && activityTitle === null) throw noSuchActivity();
    em.assign(log, change);
    return Object.assign(log, { activityTitle });
  });

/** Moves a log to the bin and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown, version?: number) =>
  titled(ctx, await records.remove(ctx, kind, id, version));

/** Brings a deleted log back. */
export const restore = async (ctx: Context, id: unknown) =>
  titled(ctx, await records.restore(ctx, kind, id));

const titled = async (ctx: Context, log: ReflectiveLog): Promise<ReflectiveLog> =>
  Object.assign(log, { activityTitle: await titleOf(ctx.em, log.userId, log.activityId) });

/** The title of the user's activity; null if it does not exist. */
async function titleOf(em: Em, userId: number, activityId?: number | null) {
  if (!activityId) return null;
  const activity = await em.findOne(
    Activity,
    { id: activityId, userId, deletedAt: null },
    { fields: ['title'] },
  );
  return activity?.title ?? null;
}

const noSuchActivity = () => invalid({ activityId: 'The related activity was not found' });
