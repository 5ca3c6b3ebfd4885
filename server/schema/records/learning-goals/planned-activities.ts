import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import { Activity } from '../activities/activity.entity.ts';
import { type CivilDate } from '#domain/dates';
import { learningGoalMessages as messages } from '#domain/records/learning-goals';
import { LearningGoal } from './learning-goal.entity.ts';
import { PlannedActivity } from './planned-activity.entity.ts';
import { dayAt } from '#server/day';
import { requireCountable } from '../../standing/held.ts';

const kind = kinds['planned-activity'];

const byIdsRead = defineQuery<PlannedActivity[]>({
  name: 'plannedActivitiesByIds',
  entity: PlannedActivity,
  sql: (columns) =>
    rows(`select ${columns},
        (select a.id from activities a
          where a.id = p.activity_id and a.user_id = $1 and a.deleted_at is null) as "activityId"
      from planned_activities p
      where p.id = any($2::int[]) and p.user_id = $1 and p.deleted_at is null and exists (
        select from learning_goals g
        where g.id = p.goal_id and g.user_id = $1 and g.deleted_at is null)`),
});

/** Returns the user's own among the given planned activities, in any order, without those of deleted goals. */
export const many = (ctx: Context, ids: readonly number[]): Promise<PlannedActivity[]> =>
  ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids);

/** One planned activity of the user's; throws notFound(), also if its goal is in the bin. */
export async function get(ctx: Context, id: unknown): Promise<PlannedActivity> {
  const [found] = await many(ctx, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Plans an activity for an open goal of the user's. */
export const create = (ctx: Context, input: unknown): Promise<PlannedActivity> =>
  records.create(ctx, kind, { input, get }, async ({ goalId, ...given }, user, em) => {
    const { id: userId } = user;
    requireCountable(given.countsFor, given.hours, user);
    const goal = { id: goalId, userId, status: 'open' as const, deletedAt: null };
    if ((await em.count(LearningGoal, goal)) === 0) throw invalid({ goalId: messages.noGoal });
    return { ...stored(given), goalId };
  });

/** Updates what is given of a planned activity and leaves the rest. */
export const update = async (ctx: Context, id: unknown, input: unknown) =>
  withLiveActivity(
    ctx,
    await records.update(ctx, kind, { id, input }, ({ em }, planned, change, user) => {
      const { countsFor = planned.countsFor, hours = planned.hours } = change;
      if (change.countsFor !== undefined || change.hours !== undefined) {
        requireCountable(countsFor, hours, user, change.countsFor);
      }
      return em.assign(planned, stored(change));
    }),
  );

/** Takes a planned activity out of the plan and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown, version?: number) =>
  withLiveActivity(ctx, await records.remove(ctx, kind, id, version));

/** Brings a removed planned activity back. */
export const restore = async (ctx: Context, id: unknown) =>
  withLiveActivity(ctx, await records.restore(ctx, kind, id));

/** Without the activity that it became if that was deleted. */
async function withLiveActivity(ctx: Context, planned: PlannedActivity): Promise<PlannedActivity> {
  const { activityId } = planned;
  const isLive = activityId && (await ctx.em.count(Activity, { id: activityId, deletedAt: null }));
  return Object.assign(planned, { activityId: isLive ? activityId : null });
}

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends { plannedDate?: CivilDate | null }>({ plannedDate, ...given }: T) {
  if (plannedDate === undefined) return given;
  return { ...given, plannedDate: plannedDate && dayAt(plannedDate) };
}
