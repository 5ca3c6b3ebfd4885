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
import { pageOf } from '../pages.ts';
import { activitySchema } from '#domain/activities.schema';
import { ACTIVITY_GOALS_MAX, learningGoalMessages as messages } from '#domain/learning-goals';
import { daysOf } from './activity-days.ts';
import { goals } from './activity-list.ts';
import { Activity, type ActivityGoal } from './activity.entity.ts';

export { change } from './activity-changes.ts';
export { list } from './activity-list.ts';

const kind = kinds.activity;

const getRead = defineQuery<Activity[]>({
  name: 'activity',
  entity: Activity,
  sql: (columns, asks) =>
    rows(
      `select ${columns}${goals(asks)} from activities where id = $2 and user_id = $1 and deleted_at is null`,
    ),
});

const recentRead = defineQuery<Activity[]>({
  name: 'recentActivities',
  entity: Activity,
  needs: ['id'],
  sql: (columns, asks) =>
    rows(`select ${columns}${goals(asks)} from activities where user_id = $1 and deleted_at is null
          order by occurred_at desc, id desc limit $2`),
});

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
      const goalIds = [...new Set([...(planned ? [planned.goalId] : []), ...given.goalIds])];
      if (goalIds.length > ACTIVITY_GOALS_MAX) throw invalid({ goalIds: messages.goalsServed });
      const goals = await goalsOf(em, user.id, goalIds);
      if (goals.length < goalIds.length) throw invalid({ goalIds: messages.noGoal });
      const activity = em.create(Activity, {
        ...given,
        ...daysOf(ctx, user, given, null),
        goalIds,
        userId: user.id,
        ...request,
        createdAt: ctx.now,
      });
      await em.flush();
      if (planned) planned.activityId = activity.id;
      return Object.assign(activity, { goals });
    }),
  );
}

/** Updates what is given and leaves the rest; status and completion date always agree. */
export const update = (ctx: Context, id: unknown, input: unknown): Promise<Activity> =>
  records.update(ctx, kind, { id, input }, async ({ em }, activity, change, user) => {
    const goalIds = [...new Set(change.goalIds ?? activity.goalIds)];
    const goals = await goalsOf(em, user.id, goalIds);
    // A link to a goal that was deleted since may stay.
    const allowed = new Set([...goals.map(({ id }) => id), ...activity.goalIds]);
    if (goalIds.some((id) => !allowed.has(id))) throw invalid({ goalIds: messages.noGoal });
    const given = { completedDate: activity.completedDate, ...change };
    em.assign(activity, { ...change, goalIds, ...daysOf(ctx, user, given, activity) });
    if (Object.keys(change).length > 0) activity.updatedAt = ctx.now;
    return Object.assign(activity, { goals });
  });

/** Moves an activity to the bin and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown): Promise<Activity> =>
  withGoals(ctx, await records.remove(ctx, kind, id));

/** Brings a deleted activity back. */
export const restore = async (ctx: Context, id: unknown): Promise<Activity> =>
  withGoals(ctx, await records.restore(ctx, kind, id));

async function withGoals(ctx: Context, activity: Activity): Promise<Activity> {
  const goals = await goalsOf(ctx.em, activity.userId, activity.goalIds);
  return Object.assign(activity, { goals });
}

/** Those of the goals that are the user's own and not deleted. */
async function goalsOf(em: Em, userId: number, ids: readonly number[]): Promise<ActivityGoal[]> {
  if (ids.length === 0) return [];
  const own = { id: { $in: [...ids] }, userId, deletedAt: null };
  const goals = await em.find(LearningGoal, own, { orderBy: { targetDate: 'asc', id: 'asc' } });
  return goals.map(({ id, title }) => ({ id, title }));
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
