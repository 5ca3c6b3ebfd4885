import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import { defineQuery, selectFields, rows, type Fields } from '../../db/query.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import * as records from '../../records/crud.ts';
import { createIdempotent } from '../../records/idempotent.ts';
import { kinds } from '../../records/kinds.ts';
import { parseId } from '../../validate.ts';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { PlannedActivity } from '../learning-goals/planned-activity.entity.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import { activityStatuses } from '#domain/activities';
import { activitySchema } from '#domain/activities.schema';
import { learningGoalMessages as messages } from '#domain/learning-goals';
import { daysOf } from './activity-days.ts';
import { Activity } from './activity.entity.ts';

const kind = kinds.activity;

export type ActivityList = Connection<Activity> & { totalHours: number };
export type ActivityListArgs = PageArgs & { status?: string | null };

/** The goal's title, if it is selected; null for a deleted goal. */
const goalTitle = (asks: (field: string) => boolean) =>
  asks('goalTitle')
    ? `, (select g.title from learning_goals g
         where g.id = activities.goal_id and g.user_id = $1 and g.deleted_at is null) as "goalTitle"`
    : '';

const listRead = defineQuery<{ nodes: Activity[]; totalCount: number; totalHours: number }>({
  name: 'activities',
  entity: Activity,
  needs: ['id', 'completedDate', 'createdAt'],
  sql: (columns, asks) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns}${goalTitle(asks)} from activities
        where user_id = $1 and deleted_at is null and ($2::text is null or status = $2)
          and ($3::timestamptz is null or (occurred_at, id) < ($3, $4::int))
        order by occurred_at desc, id desc limit $5`)}),
      'totalCount', ${asks('totalCount') ? 'count(*)' : '0'},
      'totalHours', ${asks('totalHours') ? 'coalesce(sum(hours), 0)' : '0'})
    ${asks('totalCount') || asks('totalHours') ? 'from activities where user_id = $1 and deleted_at is null and ($2::text is null or status = $2)' : ''}`,
});

const getRead = defineQuery<Activity[]>({
  name: 'activity',
  entity: Activity,
  sql: (columns, asks) =>
    rows(
      `select ${columns}${goalTitle(asks)} from activities where id = $2 and user_id = $1 and deleted_at is null`,
    ),
});

const recentRead = defineQuery<Activity[]>({
  name: 'recentActivities',
  entity: Activity,
  needs: ['id'],
  sql: (columns, asks) =>
    rows(`select ${columns}${goalTitle(asks)} from activities where user_id = $1 and deleted_at is null
          order by occurred_at desc, id desc limit $2`),
});

/** The user's activities, latest first, a page at a time, with the hours of all that the filter selects. */
export async function list(
  ctx: Context,
  args: ActivityListArgs,
  fields?: Fields | null,
): Promise<ActivityList> {
  const page = pageOf(args);
  const found = await ctx.reads.read(
    selectFields(listRead, fields),
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
export const recent = async (
  ctx: Context,
  limit = 5,
  fields?: Fields | null,
): Promise<Activity[]> =>
  ctx.reads.read(
    selectFields(recentRead, fields),
    ctx.caller.session?.userId,
    pageOf({ first: limit }).first,
  );

/** Records an activity. A completed one without a date is completed now; one that was planned is marked in its plan. */
export async function create(ctx: Context, input: unknown): Promise<Activity> {
  const creation = { table: kind.table, schema: activitySchema, input, get };
  return createIdempotent(ctx, creation, (user, { plannedActivityId, ...given }, request) =>
    transaction(ctx, async ({ em }) => {
      const planned = await plannedOf(em, user.id, plannedActivityId);
      const goalId = planned?.goalId ?? given.goalId;
      const goal = await goalOf(em, user.id, goalId);
      if (goalId && !goal) throw invalid({ goalId: messages.noGoal });
      const activity = em.create(Activity, {
        ...given,
        ...daysOf(ctx, user, given, null),
        goalId,
        userId: user.id,
        ...request,
        createdAt: ctx.now,
      });
      await em.flush();
      if (planned) planned.activityId = activity.id;
      return Object.assign(activity, { goalTitle: goal?.title ?? null });
    }),
  );
}

/** Updates what is given and leaves the rest; status and completion date always agree. */
export const update = (ctx: Context, id: unknown, input: unknown): Promise<Activity> =>
  records.update(ctx, kind, { id, input }, async ({ em }, activity, change, user) => {
    const goalId = change.goalId === undefined ? activity.goalId : change.goalId;
    const goal = await goalOf(em, user.id, goalId);
    // The link to a goal that was deleted since stays as it is.
    if (goalId && goalId !== activity.goalId && !goal) throw invalid({ goalId: messages.noGoal });
    const given = { completedDate: activity.completedDate, ...change };
    em.assign(activity, { ...change, ...daysOf(ctx, user, given, activity) });
    if (Object.keys(change).length > 0) activity.updatedAt = ctx.now;
    return Object.assign(activity, { goalTitle: goal?.title ?? null });
  });

/** Moves an activity to the bin and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown): Promise<Activity> =>
  withGoal(ctx, await records.remove(ctx, kind, id));

/** Brings a deleted activity back. */
export const restore = async (ctx: Context, id: unknown): Promise<Activity> =>
  withGoal(ctx, await records.restore(ctx, kind, id));

async function withGoal(ctx: Context, activity: Activity): Promise<Activity> {
  const goal = await goalOf(ctx.em, activity.userId, activity.goalId);
  return Object.assign(activity, { goalTitle: goal?.title ?? null });
}

/** A goal of the user's own; null if there is none. */
async function goalOf(em: Em, userId: number, id: number | null) {
  return id ? em.findOne(LearningGoal, { id, userId, deletedAt: null }) : null;
}

/** The planned activity that is being recorded, locked, so that it is recorded once. */
async function plannedOf(em: Em, userId: number, id: number | null) {
  if (!id) return null;
  const planned = await em.findOne(
    PlannedActivity,
    { id, userId, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!planned) throw invalid({ plannedActivityId: messages.noPlanned });
  const { activityId } = planned;
  if (activityId && (await em.count(Activity, { id: activityId, deletedAt: null })) > 0) {
    throw invalid({ plannedActivityId: messages.recordedAlready });
  }
  return planned;
}

function statusFilter(status: string | null | undefined): string | null {
  if (!status || status === 'all') return null;
  if ((activityStatuses as readonly string[]).includes(status)) return status;
  throw invalid({ status: 'Status must be all, in-progress or completed' });
}
