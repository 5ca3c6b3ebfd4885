import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId } from '../../validate.ts';
import * as records from '../../records/crud.ts';
import { kinds } from '../../records/kinds.ts';
import { Activity } from '../activities/activity.entity.ts';
import { type CivilDate } from '#domain/dates';
import { learningGoalMessages as messages } from '#domain/learning-goals';
import { LearningGoal } from './learning-goal.entity.ts';
import { PlannedActivity } from './planned-activity.entity.ts';
import { dayAt } from '../../day.ts';
import { requireCountable } from '../held.ts';

const kind = kinds['planned-activity'];

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

async function get(ctx: Context, id: unknown): Promise<PlannedActivity> {
  const { id: userId } = await requireUser(ctx);
  const where = { id: parseId(id), userId, deletedAt: null };
  const planned = await ctx.em.findOne(PlannedActivity, where);
  if (!planned) throw notFound();
  return withLiveActivity(ctx, planned);
}

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends { plannedDate?: CivilDate | null }>({ plannedDate, ...given }: T) {
  if (plannedDate === undefined) return given;
  return { ...given, plannedDate: plannedDate && dayAt(plannedDate) };
}
