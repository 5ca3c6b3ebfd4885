import type { ActivityPartsFragment, CreateActivityInput } from '#client/graphql/generated.ts';
import { dayOf } from '#client/lib/dates.ts';
import {
  activityCategories,
  activityDefaults,
  checkCompletedDate,
  type ActivityFormValues,
} from '#domain/activities';
import type { GapKind } from '#domain/gap-kinds';
import { traceDayProblems, traceDefaults, type TraceFormValues } from '#domain/activity-trace';
import { civilDate, isCivilDate, noonOf, type CivilDate } from '#domain/dates';
import { toTrace, toTraceInput } from './trace-values.ts';

/** What the form holds: a completion is chosen as a day, and sent as a moment. */
export interface ActivityFields extends Omit<ActivityFormValues, 'completedDate'>, TraceFormValues {
  completedDate: CivilDate | null;
  /** Empty for none. */
  goalId: string;
}

/** What a form can begin with, since it is asked for by name where an activity is not ready for an audit. */
export type ActivityFocus =
  'activityType' | 'practitioners' | 'evidence' | 'provider' | 'startDate' | 'howItMeets';

/** The field that closes a gap, where one does. */
export const gapFields: Partial<Record<GapKind, ActivityFocus>> = {
  evidence: 'evidence',
  interactive: 'practitioners',
  provider: 'provider',
  type: 'activityType',
  dates: 'startDate',
  standard: 'howItMeets',
};

/** What was planned and is now done: the form begins with it. */
export interface PlannedFields {
  id: string;
  title: string;
  category: string;
  hours: number;
}

/** The form's values for an activity to edit, or for a new one. */
export function toFields(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): ActivityFields {
  if (!activity) {
    return { ...activityDefaults, ...traceDefaults, completedDate: null, goalId: '' };
  }
  const { completedDate } = activity;
  return {
    title: activity.title,
    category: categoryOf(activity),
    description: activity.description ?? '',
    hours: activity.hours,
    isInteractive: activity.isInteractive,
    status: activity.status === 'completed' ? 'completed' : 'in-progress',
    completedDate: completedDate ? dayOf(completedDate, timeZone) : null,
    evidence: activity.evidence ?? '',
    // A goal that was deleted has no title, and is left as it is.
    goalId: activity.goalTitle ? (activity.goalId ?? '') : '',
    ...toTrace(activity),
  };
}

/** The form's values for what was planned: done today, until one says otherwise. */
export function plannedFields(planned: PlannedFields, today: CivilDate): ActivityFields {
  return {
    ...activityDefaults,
    ...traceDefaults,
    title: planned.title,
    category: categoryOf(planned),
    hours: planned.hours,
    status: 'completed',
    completedDate: today,
    goalId: '',
  };
}

const categoryOf = ({ category }: { category: string }) =>
  activityCategories.find((name) => name === category) ?? activityDefaults.category;

/** What is sent for a form that has passed its checks. `stored` is the completion date before the edit. */
export function toInput(
  fields: ActivityFields,
  stored: string | null | undefined,
  now: Date,
  timeZone: string,
): CreateActivityInput {
  const { completedDate, description, evidence, goalId, hours, ...rest } = fields;
  const isCompleted = fields.status === 'completed';
  return {
    ...rest,
    ...toTraceInput(fields),
    hours: Number(hours),
    description: description.trim() || null,
    evidence: evidence.trim() || null,
    goalId: goalId || null,
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

/** What the schema cannot say, since it depends on today or on two fields: what is done lies not in the future. */
export function dayProblems(
  fields: ActivityFields,
  now: Date,
  timeZone: string,
): { completedDate?: string; startDate?: string; endDate?: string } {
  const { status, completedDate, startDate, endDate } = fields;
  const isDated = status === 'completed' && isCivilDate(completedDate);
  const problem = isDated && checkCompletedDate(noonOf(completedDate, timeZone), now, timeZone);
  return {
    ...(problem && { completedDate: problem }),
    ...traceDayProblems(
      { status, startDate: dayOrNone(startDate), endDate: dayOrNone(endDate) },
      civilDate(now, timeZone),
    ),
  };
}

const dayOrNone = (day: CivilDate | null) => (isCivilDate(day) ? day : null);
