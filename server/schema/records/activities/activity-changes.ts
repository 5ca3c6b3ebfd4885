import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { AppError, invalid, notFound } from '#server/errors';
import { updateRecords } from '#server/records/crud';
import { validate } from '#server/validate';
import { LearningGoal } from '../learning-goals/learning-goal.entity.ts';
import { activityChangesSchema } from '#domain/records/activity-changes.schema';
import { countsWhole } from '#domain/records/hours-for';
import { ACTIVITY_GOALS_MAX, learningGoalMessages } from '#domain/records/learning-goals';
import { asksAgain } from '#domain/records/plausibility';
import { registrationFor, registrationsMessages } from '#domain/standing/registrations';
import { checkedFields, daysOf } from './activity-days.ts';
import { Activity } from './activity.entity.ts';

/** Result of a change: the activities that have it now, and the reason for each other one. */
export interface ChangedActivities {
  ids: number[];
  refused: { id: number; message: string }[];
}

/** The goals of an activity with another one added; null removes them all. */
function goalsWith(
  { goalIds }: Activity,
  goalId: number | null | undefined,
): { goalIds?: number[] } {
  if (goalId === undefined || goalIds.includes(goalId as number)) return {};
  if (goalId === null) return { goalIds: [] };
  if (goalIds.length >= ACTIVITY_GOALS_MAX)
    throw invalid({ goalId: learningGoalMessages.goalsServed });
  return { goalIds: [...goalIds, goalId] };
}

/**
 * Changes several of the user's activities in one transaction. One that cannot take the change stays as it is and is
 * named with the reason. Completing gives back the completion date that an activity had before, else today's.
 */
export async function change(ctx: Context, input: unknown): Promise<ChangedActivities> {
  const user = await requireUser(ctx);
  const {
    ids: asked,
    deleted,
    goalId,
    registration,
    ...given
  } = validate(activityChangesSchema, input);
  if (registration && !registrationFor(user, registration))
    throw invalid({ registration: registrationsMessages.notHeld });
  const ids = [...new Set(asked)];
  const wanted = { ids, userId: user.id, isDeleted: deleted === false };
  return updateRecords(ctx, Activity, wanted, async ({ em }, activities) => {
    const isOwn =
      !goalId ||
      (await em.count(LearningGoal, { id: goalId, userId: user.id, deletedAt: null })) > 0;
    if (!isOwn) throw invalid({ goalId: learningGoalMessages.noGoal });
    const refused: ChangedActivities['refused'] = [];
    const known = new Set(activities.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) refused.push({ id, message: notFound().message });
    for (const activity of activities) {
      try {
        const { completedDate, lastCompletedDate } = activity;
        const days = { completedDate: completedDate ?? lastCompletedDate, status: given.status };
        // First, since it may throw: a refused activity stays untouched.
        const dated = given.status ? daysOf(ctx, user, days, activity) : {};
        const before = checkedFields(activity);
        const counted = registration
          ? { countsFor: countsWhole(activity.hours, registration) }
          : {};
        em.assign(activity, { ...given, ...counted, ...goalsWith(activity, goalId), ...dated });
        if (asksAgain(before, checkedFields(activity))) activity.confirmedChecks = null;
        if (deleted !== undefined) activity.deletedAt = deleted ? ctx.now : null;
        activity.editedAt = ctx.now;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({
          id: activity.id,
          message: Object.values(error.fields ?? {})[0] ?? error.message,
        });
      }
    }
    const failed = new Set(refused.map(({ id }) => id));
    return { ids: ids.filter((id) => !failed.has(id)), refused };
  });
}
