import type { ActivityPartsFragment, CreateActivityInput } from '#client/graphql/generated.ts';
import { dayOf } from '#client/lib/dates.ts';
import {
  activityCategories,
  activityDefaults,
  checkCompletedDate,
  type ActivityFormValues,
} from '#domain/activities';
import { civilDate, isCivilDate, noonOf, type CivilDate } from '#domain/dates';

/** What the form holds: a completion is chosen as a day, and sent as a moment. */
export interface ActivityFields extends Omit<ActivityFormValues, 'completedDate'> {
  completedDate: CivilDate | null;
}

/** The form's values for an activity to edit, or for a new one. */
export function toFields(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): ActivityFields {
  if (!activity) return { ...activityDefaults, completedDate: null };
  const { completedDate } = activity;
  return {
    title: activity.title,
    category: activityCategories.find((name) => name === activity.category) ?? 'Clinical Practice',
    description: activity.description ?? '',
    hours: activity.hours,
    isInteractive: activity.isInteractive,
    status: activity.status === 'completed' ? 'completed' : 'in-progress',
    completedDate: completedDate ? dayOf(completedDate, timeZone) : null,
    evidence: activity.evidence ?? '',
  };
}

/** What is sent for a form that has passed its checks. `stored` is the completion date before the edit. */
export function toInput(
  fields: ActivityFields,
  stored: string | null | undefined,
  now: Date,
  timeZone: string,
): CreateActivityInput {
  const { completedDate, description, evidence, hours, ...rest } = fields;
  const isCompleted = fields.status === 'completed';
  return {
    ...rest,
    hours: Number(hours),
    description: description.trim() || null,
    evidence: evidence.trim() || null,
    completedDate: isCompleted ? completionMoment(completedDate, stored, now, timeZone) : null,
  };
}

/** The moment a chosen day stands for: the stored one while its day is kept, now for today or no day, else noon. */
function completionMoment(
  day: CivilDate | null,
  stored: string | null | undefined,
  now: Date,
  timeZone: string,
): string {
  if (day && stored && dayOf(stored, timeZone) === day) return stored;
  if (!day || day === civilDate(now, timeZone)) return now.toISOString();
  return noonOf(day, timeZone).toISOString();
}

/** What the schema cannot say, since it depends on today: a completion lies not in the future. */
export function futureProblem(
  fields: ActivityFields,
  now: Date,
  timeZone: string,
): { completedDate?: string } {
  const { status, completedDate } = fields;
  if (status !== 'completed' || !isCivilDate(completedDate)) return {};
  const problem = checkCompletedDate(noonOf(completedDate, timeZone), now, timeZone);
  return problem ? { completedDate: problem } : {};
}
