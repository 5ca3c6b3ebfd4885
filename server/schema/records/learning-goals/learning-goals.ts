import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import * as records from '#server/records/crud';
import { createIdempotent } from '#server/records/idempotent';
import { kinds } from '#server/records/kinds';
import { sinceOf, type RecordListArgs } from '#server/records/list-args';
import { withinLimits } from '#server/records/limits';
import * as cursors from '../../mechanics/cursors.ts';
import { connection, pageOf, pageParameters, type Connection } from '../../mechanics/pages.ts';
import type { User } from '../../account/users/user.entity.ts';
import { requirePeriod } from '../../standing/needs.ts';
import { civilDate, type CivilDate } from '#domain/dates';
import {
  checkTargetDate,
  goalYear,
  learningGoalMessages as messages,
  needsReason,
  planChanges,
  planningDays,
  type GoalChange as Change,
} from '#domain/records/learning-goals';
import { learningGoalSchema } from '#domain/records/learning-goals.schema';
import { recordedAt } from '#domain/records/recorded';
import { GoalChange } from './goal-change.entity.ts';
import { LearningGoal } from './learning-goal.entity.ts';
import { detailOf, byIdsRead, listRead } from './learning-goal.reads.ts';
import type { LearningGoalConnection, LearningGoalDetail } from './learning-goal.type.ts';
import { dayAt } from '#server/day';

const kind = kinds['learning-goal'];

export type LearningGoalListArgs = RecordListArgs & { period?: string | null };

const order: cursors.Order<readonly [targetDate: string, id: number]> = {
  list: 'learning goals',
  parts: [cursors.day, cursors.id],
};

/** The user's goals of a period, by their days, a page at a time, with the hours of the whole plan. */
export async function list(
  ctx: Context,
  args: LearningGoalListArgs,
): Promise<LearningGoalConnection> {
  const which = requirePeriod(args.period);
  const page = pageOf(args, order);
  const user = await requireUser(ctx);
  const today = todayOf(ctx, user);
  const currentYear = yearOf(user, today);
  const periodYear = which === 'all' ? null : which === 'current' ? currentYear : which;
  const { nodes, ...found } = await ctx.reads.read(
    listRead[page.direction],
    user.id,
    periodYear,
    ...pageParameters(page),
    sinceOf(args),
  );
  const details = nodes.map((row) => detailOf(row, today, currentYear));
  const days = planningDays(user, today);
  const goals: Connection<LearningGoalDetail> = connection(
    { nodes: details, totalCount: found.totalCount },
    page,
    (node) => [civilDate(node.targetDate, 'UTC'), node.id],
  );
  return {
    ...found,
    ...goals,
    periodYear,
    currentYear,
    plannableFrom: dayAt(days.start),
    plannableTo: dayAt(days.end),
  };
}

/** One goal of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<LearningGoalDetail> {
  const [found] = await many(ctx, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Returns those of the given goals that belong to the user, in any order. */
export async function many(ctx: Context, ids: readonly number[]): Promise<LearningGoalDetail[]> {
  const [found, user] = await Promise.all([
    ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids),
    requireUser(ctx),
  ]);
  const today = todayOf(ctx, user);
  return found.map((row) => detailOf(row, today, yearOf(user, today)));
}

/** Sets a goal; its day decides to which CPD period it belongs. */
export async function create(ctx: Context, input: unknown): Promise<LearningGoalDetail> {
  const creation = { table: kind.table, schema: learningGoalSchema, input, get };
  return createIdempotent(ctx, creation, async (user, { targetDate, ...given }, request) => {
    const day = plannable(ctx, user, targetDate);
    const { id } = await withinLimits(ctx, kind, user.id, async ({ em }) => {
      const owned = { userId: user.id, ...request, createdAt: ctx.now };
      const goal = em.create(LearningGoal, { ...given, ...day, ...owned });
      await em.flush();
      return goal;
    });
    return get(ctx, id);
  });
}

/** Updates what is given of an open goal and leaves the rest; keeps what the plan was and why it changed. */
export async function update(
  ctx: Context,
  id: unknown,
  input: unknown,
): Promise<LearningGoalDetail> {
  await records.update(ctx, kind, { id, input }, async ({ em }, goal, given, user) => {
    const { targetDate, reason, ...change } = given;
    mustBeOpen(goal);
    const before = { ...goal, targetDate: civilDate(goal.targetDate, 'UTC') };
    const changes = planChanges(before, { ...change, ...(targetDate && { targetDate }) });
    if (changes.length > 0 && !reason && needsReason(recordedAt(goal), ctx.now)) {
      throw invalid({ reason: messages.reasonLabel });
    }
    const isMoved = targetDate !== undefined && targetDate !== before.targetDate;
    em.assign(goal, { ...change, ...(isMoved && plannable(ctx, user, targetDate)) });
    keep(em, ctx, goal, changes, reason ?? null);
  });
  return get(ctx, id);
}

/** Takes a goal out of the plan and returns it; `restore` brings it back. */
export async function remove(
  ctx: Context,
  id: unknown,
  version?: number,
): Promise<LearningGoalDetail> {
  const goal = await get(ctx, id);
  await records.remove(ctx, kind, id, version);
  return goal;
}

/** Brings a deleted goal back. */
export async function restore(ctx: Context, id: unknown): Promise<LearningGoalDetail> {
  await records.restore(ctx, kind, id);
  return get(ctx, id);
}

/** Keeps what the plan was, and why it changed. */
export function keep(
  em: Em,
  ctx: Context,
  goal: LearningGoal,
  changes: Change[],
  reason: string | null,
): void {
  const { id: goalId, userId } = goal;
  for (const change of changes) {
    em.create(GoalChange, { ...change, userId, goalId, reason, changedAt: ctx.now });
  }
}

function mustBeOpen({ status }: LearningGoal): void {
  if (status !== 'open') throw conflict(messages.closedFirst);
}

function plannable(ctx: Context, user: User, day: CivilDate) {
  const refusal = checkTargetDate(day, planningDays(user, todayOf(ctx, user)));
  if (refusal) throw invalid({ targetDate: refusal });
  return { targetDate: dayAt(day), periodYear: goalYear(user, day) };
}

/** The day that it is for the user. */
export const todayOf = (ctx: Context, user: User): CivilDate => civilDate(ctx.now, user.timeZone);
const yearOf = (user: User, today: CivilDate): number => goalYear(user, today);
