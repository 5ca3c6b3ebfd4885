import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { read, rows } from '../../db/reader.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import type { User } from '../users/user.entity.ts';
import {
  activityChangeSchema,
  activitySchema,
  activityStatuses,
  checkCompletedDate,
  completedDateFor,
} from '#domain/activities';
import { Activity } from './activity.entity.ts';

export type ActivityList = Connection<Activity> & { totalHours: number };
export type ActivityListArgs = PageArgs & { status?: string | null };

const listRead = read<{ nodes: Activity[]; totalCount: number; totalHours: number }>({
  name: 'activities',
  entity: Activity,
  sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from activities
        where user_id = $1 and deleted_at is null and ($2::text is null or status = $2)
          and ($3::timestamptz is null or (occurred_at, id) < ($3, $4::int))
        order by occurred_at desc, id desc limit $5`)}),
      'totalCount', count(*), 'totalHours', coalesce(sum(hours), 0))
    from activities where user_id = $1 and deleted_at is null and ($2::text is null or status = $2)`,
});

const getRead = read<Activity[]>({
  name: 'activity',
  entity: Activity,
  sql: (columns) =>
    rows(`select ${columns} from activities where id = $2 and user_id = $1 and deleted_at is null`),
});

const recentRead = read<Activity[]>({
  name: 'recentActivities',
  entity: Activity,
  sql: (columns) =>
    rows(`select ${columns} from activities where user_id = $1 and deleted_at is null
          order by occurred_at desc, id desc limit $2`),
});

/** The user's activities, latest first, a page at a time, with the hours of all that the filter selects. */
export async function list(ctx: Context, args: ActivityListArgs): Promise<ActivityList> {
  const page = pageOf(args);
  const found = await ctx.reads.read(
    listRead,
    ctx.caller.session?.userId,
    statusFilter(args.status),
    page.after?.at ?? null,
    page.after?.id ?? null,
    page.first + 1,
  );
  return {
    ...connection(found, page, (node) => cursorOf(node.completedDate ?? node.createdAt, node.id)),
    totalHours: found.totalHours,
  };
}

/** One activity of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Activity> {
  const [found] = await ctx.reads.read(getRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return found;
}

/** The latest activities, for the dashboard. */
export const recent = async (ctx: Context, limit = 5): Promise<Activity[]> =>
  ctx.reads.read(recentRead, ctx.caller.session?.userId, pageOf({ first: limit }).first);

/** Records an activity. A completed one without a date is completed now. */
export async function create(ctx: Context, input: unknown): Promise<Activity> {
  const user = await requireUser(ctx);
  const given = validate(activitySchema, input);
  const activity = ctx.em.create(Activity, {
    ...given,
    userId: user.id,
    completedDate: completedDate(ctx, user, given, null),
    createdAt: ctx.now,
  });
  await ctx.em.flush();
  return activity;
}

/** Changes what is given and leaves the rest; status and completion date always agree. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<Activity> {
  const user = await requireUser(ctx);
  const key = parseId(id);
  const change = validate(activityChangeSchema, input);
  return ctx.em.transactional(async (em) => {
    const activity = await em.findOne(
      Activity,
      { id: key, userId: user.id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!activity) throw notFound();
    const next = { status: activity.status, completedDate: activity.completedDate, ...change };
    em.assign(activity, { ...change, completedDate: completedDate(ctx, user, next, activity) });
    return activity;
  });
}

/** Takes an activity out of every list and sum; `restore` brings it back. Answers it as it was. */
export const remove = (ctx: Context, id: unknown): Promise<Activity> => mark(ctx, id, ctx.now);

/** Brings a deleted activity back. */
export const restore = (ctx: Context, id: unknown): Promise<Activity> => mark(ctx, id, null);

async function mark(ctx: Context, id: unknown, deletedAt: Date | null): Promise<Activity> {
  const { id: userId } = await requireUser(ctx);
  const activity = await ctx.em.findOne(Activity, {
    id: parseId(id),
    userId,
    deletedAt: deletedAt ? null : { $ne: null },
  });
  if (!activity) throw notFound();
  activity.deletedAt = deletedAt;
  await ctx.em.flush();
  return activity;
}

function completedDate(
  ctx: Context,
  user: User,
  next: { status: Activity['status']; completedDate?: Date | null },
  previous: Activity | null,
): Date | null {
  const date = completedDateFor(
    { status: next.status, completedDate: next.completedDate ?? null },
    previous && { status: previous.status, completedDate: previous.completedDate },
    ctx.now,
  );
  const refusal = checkCompletedDate(date, ctx.now, user.timeZone);
  if (refusal) throw invalid({ completedDate: refusal });
  return date;
}

function statusFilter(status: string | null | undefined): string | null {
  if (!status || status === 'all') return null;
  if ((activityStatuses as readonly string[]).includes(status)) return status;
  throw invalid({ status: 'Status must be all, in-progress or completed' });
}
