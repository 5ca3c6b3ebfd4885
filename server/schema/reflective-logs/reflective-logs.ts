import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import { read, rows } from '../../db/reader.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { Activity } from '../activities/activity.entity.ts';
import { changing, mark } from '../changing.ts';
import { once } from '../once.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import { reflectiveLogChangeSchema, reflectiveLogSchema } from '#domain/reflective-logs.schema';
import { ReflectiveLog } from './reflective-log.entity.ts';

const activityTitle = `(select a.title from activities a
  where a.id = l.activity_id and a.user_id = $1 and a.deleted_at is null) as "activityTitle"`;

const listRead = read<{ nodes: ReflectiveLog[]; totalCount: number }>({
  name: 'reflectiveLogs',
  entity: ReflectiveLog,
  sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns}, ${activityTitle} from reflective_logs l
        where user_id = $1 and deleted_at is null
          and ($2::timestamptz is null or (created_at, id) < ($2, $3::int))
        order by created_at desc, id desc limit $4`)}),
      'totalCount', count(*))
    from reflective_logs where user_id = $1 and deleted_at is null`,
});

const getRead = read<ReflectiveLog[]>({
  name: 'reflectiveLog',
  entity: ReflectiveLog,
  sql: (columns) =>
    rows(`select ${columns}, ${activityTitle} from reflective_logs l
          where id = $2 and user_id = $1 and deleted_at is null`),
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

/** One log of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<ReflectiveLog> {
  const [found] = await ctx.reads.read(getRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return found;
}

/** Adds a reflective log; the activity it reflects on must be the user's own. */
export async function create(ctx: Context, input: unknown): Promise<ReflectiveLog> {
  const making = { table: 'reflective_logs', get, schema: reflectiveLogSchema, input } as const;
  return once(ctx, making, async ({ id: userId }, given, request) => {
    const activityTitle = await titleOf(ctx.em, userId, given.activityId);
    if (given.activityId && activityTitle === null) throw noSuchActivity();
    const log = ctx.em.create(ReflectiveLog, { ...given, userId, ...request, createdAt: ctx.now });
    await ctx.em.flush();
    return Object.assign(log, { activityTitle });
  });
}

/** Changes what is given and leaves the rest, also the link to an activity deleted meanwhile. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<ReflectiveLog> {
  const { id: userId } = await requireUser(ctx);
  const { version, ...change } = validate(reflectiveLogChangeSchema, input);
  return changing(ctx, ReflectiveLog, { id, userId, version }, async (em, log) => {
    const activityId = change.activityId === undefined ? log.activityId : change.activityId;
    const activityTitle = await titleOf(em, userId, activityId);
    const isNew = activityId !== log.activityId;
    if (activityId && isNew && activityTitle === null) throw noSuchActivity();
    em.assign(log, change);
    return Object.assign(log, { activityTitle });
  });
}

/** Takes a log out of every list and count; `restore` brings it back. Answers it as it was. */
export const remove = (ctx: Context, id: unknown) => marked(ctx, id, ctx.now);

/** Brings a deleted log back. */
export const restore = (ctx: Context, id: unknown) => marked(ctx, id, null);

async function marked(ctx: Context, id: unknown, deletedAt: Date | null): Promise<ReflectiveLog> {
  const { id: userId } = await requireUser(ctx);
  const log = await mark(ctx, ReflectiveLog, { id, userId }, deletedAt);
  return Object.assign(log, { activityTitle: await titleOf(ctx.em, userId, log.activityId) });
}

/** The title of an activity of the user's own, null where there is none. */
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
