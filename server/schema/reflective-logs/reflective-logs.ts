import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { read, rows } from '../../db/reader.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { Activity } from '../activities/activity.entity.ts';
import { once } from '../once.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import { reflectiveLogChangeSchema, reflectiveLogSchema } from '#domain/reflective-logs.schema';
import { ReflectiveLog } from './reflective-log.entity.ts';

const listRead = read<{ nodes: ReflectiveLog[]; totalCount: number }>({
  name: 'reflectiveLogs',
  entity: ReflectiveLog,
  sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns},
          (select a.title from activities a
           where a.id = l.activity_id and a.user_id = $1 and a.deleted_at is null) as "activityTitle"
        from reflective_logs l
        where user_id = $1 and deleted_at is null
          and ($2::timestamptz is null or (created_at, id) < ($2, $3::int))
        order by created_at desc, id desc limit $4`)}),
      'totalCount', count(*))
    from reflective_logs where user_id = $1 and deleted_at is null`,
});

/** The user's reflective logs, newest first, a page at a time. */
export async function list(ctx: Context, args: PageArgs): Promise<Connection<ReflectiveLog>> {
  const page = pageOf(args);
  const found = await ctx.reads.read(
    listRead,
    ctx.caller.session?.userId,
    page.after?.at ?? null,
    page.after?.id ?? null,
    page.first + 1,
  );
  return connection(found, page, (node) => cursorOf(node.createdAt, node.id));
}

/** Adds a reflective log; the activity it reflects on must be the user's own. */
export async function create(ctx: Context, input: unknown): Promise<ReflectiveLog> {
  return once(ctx, 'reflective_logs', get, async ({ id: userId }, requestKey) => {
    const given = validate(reflectiveLogSchema, input);
    const activityTitle = await titleOf(ctx, userId, given.activityId);
    if (given.activityId && activityTitle === null) throw noSuchActivity();
    const log = ctx.em.create(ReflectiveLog, { ...given, userId, requestKey, createdAt: ctx.now });
    await ctx.em.flush();
    return Object.assign(log, { activityTitle });
  });
}

/** Changes what is given and leaves the rest, also the link to an activity deleted meanwhile. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<ReflectiveLog> {
  const { id: userId } = await requireUser(ctx);
  const key = parseId(id);
  const change = validate(reflectiveLogChangeSchema, input);
  const log = await ctx.em.findOne(ReflectiveLog, { id: key, userId, deletedAt: null });
  if (!log) throw notFound();
  const activityId = change.activityId === undefined ? log.activityId : change.activityId;
  const activityTitle = await titleOf(ctx, userId, activityId);
  if (activityId && activityId !== log.activityId && activityTitle === null) throw noSuchActivity();
  ctx.em.assign(log, change);
  await ctx.em.flush();
  return Object.assign(log, { activityTitle });
}

/** Takes a log out of every list and count; `restore` brings it back. Answers it as it was. */
export const remove = (ctx: Context, id: unknown) => mark(ctx, id, ctx.now);

/** Brings a deleted log back. */
export const restore = (ctx: Context, id: unknown) => mark(ctx, id, null);

async function get(ctx: Context, id: unknown): Promise<ReflectiveLog> {
  const { id: userId } = await requireUser(ctx);
  const log = await ctx.em.findOne(ReflectiveLog, { id: parseId(id), userId, deletedAt: null });
  if (!log) throw notFound();
  return Object.assign(log, { activityTitle: await titleOf(ctx, userId, log.activityId) });
}

async function mark(ctx: Context, id: unknown, deletedAt: Date | null): Promise<ReflectiveLog> {
  const { id: userId } = await requireUser(ctx);
  const log = await ctx.em.findOne(ReflectiveLog, {
    id: parseId(id),
    userId,
    deletedAt: deletedAt ? null : { $ne: null },
  });
  if (!log) throw notFound();
  log.deletedAt = deletedAt;
  await ctx.em.flush();
  return Object.assign(log, { activityTitle: await titleOf(ctx, userId, log.activityId) });
}

/** The title of an activity of the user's own, null where there is none. */
async function titleOf(ctx: Context, userId: number, activityId?: number | null) {
  if (!activityId) return null;
  const activity = await ctx.em.findOne(
    Activity,
    { id: activityId, userId, deletedAt: null },
    { fields: ['title'] },
  );
  return activity?.title ?? null;
}

const noSuchActivity = () => invalid({ activityId: 'The related activity was not found' });
