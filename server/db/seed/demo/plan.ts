import type { Em } from '../../database.ts';
import type { Activity } from '#server/schema/records/activities/activity.entity';
import { GoalChange } from '#server/schema/records/learning-goals/goal-change.entity';
import { LearningGoal } from '#server/schema/records/learning-goals/learning-goal.entity';
import { PlannedActivity } from '#server/schema/records/learning-goals/planned-activity.entity';
import { instantOf, type CivilDate } from '#domain/dates';
import { goals, type GoalKey } from './goals.ts';

/** The days of the current registration year. */
export interface Days {
  /** The year in which it ends. */
  year: number;
  /** Returns the day at a share of all its days. */
  planned: (share: number) => CivilDate;
  /** Returns a moment at a share of its elapsed days. */
  elapsed: (share: number) => Date;
}

/** Sets the goals, with a change of two and the end of one. */
export async function addGoals(
  em: Em,
  userId: number,
  { year, planned, elapsed }: Days,
): Promise<Map<GoalKey, LearningGoal>> {
  const made = new Map<GoalKey, LearningGoal>();
  for (const { key, title, why, measure, due, closed } of goals) {
    const goal = em.create(LearningGoal, {
      userId,
      periodYear: year,
      title,
      why,
      measure,
      targetDate: instantOf(planned(due)),
      status: closed?.outcome ?? 'open',
      reflection: closed?.reflection ?? null,
      closedAt: closed ? elapsed(closed.share) : null,
      createdAt: elapsed(0.02),
    });
    made.set(key, goal);
  }
  await em.flush();
  for (const { key, measure, due, changed, closed } of goals) {
    const of = { userId, goalId: made.get(key)!.id };
    if (changed) {
      const { share, was, reason } = changed;
      const change =
        'due' in was
          ? { field: 'targetDate', from: planned(was.due), to: planned(due) }
          : { field: 'measure', from: was.measure, to: measure };
      em.create(GoalChange, { ...of, ...change, reason, changedAt: elapsed(share) });
    }
    if (closed) {
      const { share, outcome, reflection } = closed;
      const change = { field: 'status', from: 'open', to: outcome, reason: reflection };
      em.create(GoalChange, { ...of, ...change, changedAt: elapsed(share) });
    }
  }
  return made;
}

/** Plans the activities of the goals; those that were recorded point to what they became. */
export function addPlanned(
  em: Em,
  made: ReadonlyMap<GoalKey, LearningGoal>,
  { activities, planned, elapsed }: Days & { activities: readonly Activity[] },
): void {
  for (const { key, planned: list } of goals) {
    const { id: goalId, userId } = made.get(key)!;
    for (const { title, category, hours, on, became } of list) {
      // The newest of several with that title is this year's.
      const activity = became && activities.findLast((each) => each.title === became);
      em.create(PlannedActivity, {
        userId,
        goalId,
        title,
        category,
        hours,
        plannedDate: on === undefined ? null : instantOf(planned(on)),
        activityId: activity ? activity.id : null,
        createdAt: elapsed(0.02),
      });
    }
  }
}
