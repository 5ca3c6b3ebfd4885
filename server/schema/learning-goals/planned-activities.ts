import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { changing, mark } from '../changing.ts';
import { once } from '../once.ts';
import { Activity } from '../activities/activity.entity.ts';
import { instantOf, type CivilDate } from '#domain/dates';
import { learningGoalMessages as messages, PLANNED_MAX } from '#domain/learning-goals';
import { plannedActivityChangeSchema, plannedActivitySchema } from '#domain/learning-goals.schema';
import { LearningGoal } from './learning-goal.entity.ts';
import { PlannedActivity } from './planned-activity.entity.ts';

/** Plans an activity for an open goal of the user's. */
export async function create(ctx: Context, input: unknown): Promise<PlannedActivity> {
  const making = {
    table: 'planned_activities',
    get,
    schema: plannedActivitySchema,
    input,
  } as const;
  return once(ctx, making, async ({ id: userId }, { goalId, ...given }, request) => {
    const goal = { id: goalId, userId, status: 'open' as const, deletedAt: null };
    if ((await ctx.em.count(LearningGoal, goal)) === 0) {
      throw invalid({ goalId: messages.noGoal });
    }
    const held = await ctx.em.count(PlannedActivity, { goalId, deletedAt: null });
    if (held >= PLANNED_MAX) throw invalid({ goalId: messages.tooManyPlanned });
    const planned = ctx.em.create(PlannedActivity, {
      ...stored(given),
      userId,
      goalId,
      ...request,
      createdAt: ctx.now,
    });
    await ctx.em.flush();
    return planned;
  });
}

/** Changes what is given of a planned activity and leaves the rest. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<PlannedActivity> {
  const { id: userId } = await requireUser(ctx);
  const { version, ...change } = validate(plannedActivityChangeSchema, input);
  const planned = await changing(ctx, PlannedActivity, { id, userId, version }, (em, record) =>
    em.assign(record, stored(change)),
  );
  return withLiveActivity(ctx, planned);
}

/** Takes a planned activity out of the plan; `restore` brings it back. Answers it as it was. */
export const remove = (ctx: Context, id: unknown) => marked(ctx, id, ctx.now);

/** Brings a removed planned activity back. */
export const restore = (ctx: Context, id: unknown) => marked(ctx, id, null);

async function marked(ctx: Context, id: unknown, deletedAt: Date | null): Promise<PlannedActivity> {
  const { id: userId } = await requireUser(ctx);
  return withLiveActivity(ctx, await mark(ctx, PlannedActivity, { id, userId }, deletedAt));
}

/** An activity that was deleted is none that a plan became. */
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

/** Days travel as midnight UTC; one that is left out stays left out. */
function stored<T extends { plannedDate?: CivilDate | null }>({ plannedDate, ...given }: T) {
  if (plannedDate === undefined) return given;
  return { ...given, plannedDate: plannedDate && instantOf(plannedDate) };
}
