import type {
  LearningGoalPartsFragment,
  PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { activityCategories } from '#domain/records/activities';
import type { CivilDate } from '#domain/dates';
import { plannedDefaults } from '#domain/records/learning-goals';

/** Initial values of a new goal. */
export interface GoalStart {
  title: string;
  why: string;
  measure: string;
}

export interface GoalFields extends GoalStart {
  targetDate: CivilDate | null;
  /** Reason for the change; not part of the goal. */
  reason: string;
}

export type PlannedFields = typeof plannedDefaults;

/** The form's values for a goal to edit. */
export const goalValues = (
  goal: Pick<LearningGoalPartsFragment, 'title' | 'why' | 'measure' | 'targetDate'>,
): GoalFields => ({
  title: goal.title,
  why: goal.why,
  measure: goal.measure,
  targetDate: dayFromWire(goal.targetDate),
  reason: '',
});

/** The form's values for a planned activity to edit. */
export const plannedValues = (
  planned: Pick<PlannedActivityPartsFragment, 'title' | 'category' | 'hours' | 'plannedDate'>,
): PlannedFields => ({
  title: planned.title,
  category:
    activityCategories.find((name) => name === planned.category) ?? plannedDefaults.category,
  hours: planned.hours,
  plannedDate: dayFromWire(planned.plannedDate),
});
