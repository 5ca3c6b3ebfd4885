import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { conflict } from '#server/errors';
import { validate } from '#server/validate';
import { updateRecord } from '#server/records/crud';
import { createIdempotent, type Request } from '#server/records/idempotent';
import { cpdPeriod } from '#domain/standing/cpd';
import {
  goalYear,
  learningGoalMessages as messages,
  type GoalStatus,
} from '#domain/records/learning-goals';
import { carryingSchema, goalClosingSchema } from '#domain/records/learning-goals.schema';
import type { User } from '../../account/users/user.entity.ts';
import { LearningGoal } from './learning-goal.entity.ts';
import type { LearningGoalDetail } from './learning-goal.type.ts';
import { get, keep, todayOf } from './learning-goals.ts';
import { kinds } from '#server/records/kinds';
import { awaitOthers, checkLimits } from '#server/records/limits';
import { PlannedActivity } from './planned-activity.entity.ts';
import { dayAt } from '#server/day';

const kind = kinds['learning-goal'];

/**
 * Closes a goal as achieved, not achieved or dropped, with the user's reflection; may be repeated with another
 * reflection.
 */
export async function close(
  ctx: Context,
  id: unknown,
  input: unknown,
): Promise<LearningGoalDetail> {
  const user = await requireUser(ctx);
  const { outcome, reflection } = validate(goalClosingSchema, input);
  await updateRecord(ctx, kind, { id, userId: user.id }, ({ em }, goal) => {
    if (goal.status === 'carried-over') throw conflict(messages.closedFirst);
    // The same request again, whose response was lost.
    if (goal.status === outcome && goal.reflection === reflection) return;
    setStatus(em, ctx, goal, outcome, reflection);
  });
  return get(ctx, id);
}

/** Opens a closed goal again; one that is open stays so. */
export async function reopen(ctx: Context, id: unknown): Promise<LearningGoalDetail> {
  const user = await requireUser(ctx);
  await updateRecord(ctx, kind, { id, userId: user.id }, ({ em }, goal) => {
    if (goal.status !== 'open') setStatus(em, ctx, goal, 'open', null);
  });
  return get(ctx, id);
}

/**
 * Copies an unfinished goal of an earlier period to the current one, with its open planned activities, and closes it;
 * once per request key.
 */
export const carryOver = (ctx: Context, id: unknown): Promise<LearningGoalDetail> =>
  createIdempotent(
    ctx,
    { table: kind.table, schema: carryingSchema, input: { id }, get },
    async (user, _given, request) => get(ctx, await copied(ctx, user, id, request)),
  );

/** Returns the id of the copy. */
function copied(ctx: Context, user: User, id: unknown, request: Request): Promise<number> {
  const { end } = cpdPeriod(user, todayOf(ctx, user));
  const periodYear = goalYear(user, end);
  return updateRecord(ctx, kind, { id, userId: user.id }, async ({ em }, goal) => {
    const isUnfinished = goal.status === 'open' || goal.status === 'not-achieved';
    if (goal.periodYear >= periodYear || !isUnfinished) throw conflict(messages.notUnfinished);
    await awaitOthers(em, user.id);
    const { title, why, measure } = goal;
    const targetDate = dayAt(end);
    const copy = em.create(LearningGoal, {
      title,
      why,
      measure,
      targetDate,
      periodYear,
      userId: user.id,
      carriedFromId: goal.id,
      ...request,
      createdAt: ctx.now,
    });
    await em.flush();
    await checkLimits(em, kind, user.id, [copy.id]);
    const waiting = { goalId: goal.id, userId: user.id, activityId: null, deletedAt: null };
    for (const { title, category, hours, countsFor } of await em.find(PlannedActivity, waiting)) {
      const planned = { title, category, hours, countsFor, userId: user.id, goalId: copy.id };
      em.create(PlannedActivity, { ...planned, createdAt: ctx.now });
    }
    if (goal.status === 'open') setStatus(em, ctx, goal, 'carried-over', null);
    return copy.id;
  });
}

function setStatus(
  em: Em,
  ctx: Context,
  goal: LearningGoal,
  status: GoalStatus,
  reflection: string | null,
): void {
  keep(em, ctx, goal, [{ field: 'status', from: goal.status, to: status }], reflection);
  em.assign(goal, { status, reflection, closedAt: status === 'open' ? null : ctx.now });
}
