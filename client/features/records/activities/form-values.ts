import type { ActivityPartsFragment, CreateActivityInput } from '#client/graphql/generated.ts';
import { dayOf } from '#client/lib/dates.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import {
  activityCategories,
  activityDefaults,
  checkCompletedDate,
  completedDateLabel,
  type ActivityFormValues,
} from '#domain/records/activities';
import { isCountAnswers, orderedAnswers } from '#domain/records/count-answers';
import type { HoursFor } from '#domain/records/hours-for';
import type { GapKind } from '#domain/records/gap-kinds';
import type { CheckKind } from '#domain/records/plausibility';
import {
  traceDayProblems,
  traceDefaults,
  type TraceFormValues,
} from '#domain/records/activity-trace';
import { civilDate, isCivilDate, noonOf, type CivilDate } from '#domain/dates';
import { toTrace, toTraceInput } from './trace-values.ts';

/** Values of the form: a completion is chosen as a day and sent as a moment. */
export interface ActivityFields extends Omit<ActivityFormValues, 'completedDate'>, TraceFormValues {
  completedDate: CivilDate | null;
  goalIds: readonly string[];
  documentIds: readonly string[];
  /** Sent only if the form states it; otherwise the stored value stays. */
  countsFor?: HoursFor[] | null;
}

/** Fields that the form can start at, for an activity that is not ready for an audit or that should be checked. */
export type ActivityFocus =
  | 'title'
  | 'hours'
  | 'completedDate'
  | 'activityType'
  | 'practitioners'
  | 'evidence'
  | 'provider'
  | 'startDate'
  | 'howItMeets';

/** Gaps and checks that the form of an activity resolves; its reflections are records of their own. */
export type FormKind = Exclude<GapKind | CheckKind, 'reflection' | 'same-reflection'>;

/** The field that closes a gap, if one does, and the field that a check is about. */
export const gapFields: Partial<Record<GapKind, ActivityFocus>> &
  Record<Extract<FormKind, CheckKind>, ActivityFocus> = {
  evidence: 'evidence',
  interactive: 'practitioners',
  provider: 'provider',
  type: 'activityType',
  dates: 'startDate',
  standard: 'howItMeets',
  'long-day': 'completedDate',
  'same-twice': 'title',
  similar: 'title',
  'same-file': 'evidence',
  'with-whom': 'practitioners',
  'long-module': 'hours',
  late: 'completedDate',
};

/** A planned activity that is now done: the form starts with it. */
export interface PlannedFields {
  id: string;
  title: string;
  category: string;
  hours: number;
  countsFor?: readonly HoursFor[] | null;
}

/** The form's values for an activity to edit, or for a new one. */
export function toFields(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): ActivityFields {
  if (!activity) {
    return {
      ...activityDefaults,
      ...traceDefaults,
      completedDate: null,
      goalIds: [],
      documentIds: [],
    };
  }
  const { completedDate, completedOn } = activity;
  return {
    title: activity.title,
    category: categoryOf(activity),
    description: activity.description ?? '',
    hours: activity.hours,
    isInteractive: activity.isInteractive,
    status: activity.status === 'completed' ? 'completed' : 'in-progress',
    completedDate: completedDate ? dayOf(completedOn ?? completedDate, timeZone) : null,
    evidence: activity.evidence ?? '',
    goalIds: activity.goalIds,
    documentIds: activity.documentIds,
    countAnswers: isCountAnswers(activity.countAnswers)
      ? orderedAnswers(activity.countAnswers)
      : null,
    ...toTrace(activity),
  };
}

/** Returns the form's values for a planned activity, completed today by default. */
export function plannedFields(planned: PlannedFields, today: CivilDate): ActivityFields {
  return {
    ...activityDefaults,
    ...traceDefaults,
    title: planned.title,
    category: categoryOf(planned),
    hours: planned.hours,
    status: 'completed',
    completedDate: today,
    goalIds: [],
    documentIds: [],
    ...(planned.countsFor && { countsFor: [...planned.countsFor] }),
  };
}

/** Returns the values that a quick log starts with: completed today, with its length still to be entered. */
export const quickFields = (today: CivilDate): ActivityFields => ({
  ...activityDefaults,
  ...traceDefaults,
  ...onDay(today, today),
  hours: '',
  goalIds: [],
  documentIds: [],
});

/** Returns the values of a quick log about something. */
export function fieldsToLog(toLog: ToLog | undefined, today: CivilDate): ActivityFields {
  const {
    documents = [],
    plannedActivityId: _,
    files: __,
    day = today,
    hours,
    ...fields
  } = toLog ?? {};
  return {
    ...quickFields(today),
    ...fields,
    ...onDay(day, today),
    hours: hours ?? '',
    documentIds: documents.map(({ id }) => id),
  };
}

/** Returns what a day means: completed on it, or in progress if it is still to come; null asks for the day. */
export function onDay(
  day: CivilDate | null,
  today: CivilDate,
): Pick<ActivityFields, 'status' | 'completedDate' | 'startDate' | 'endDate'> {
  return day !== null && day > today
    ? { status: 'in-progress', completedDate: null, startDate: day, endDate: day }
    : { status: 'completed', completedDate: day, startDate: day, endDate: day };
}

/** Returns the values of an activity that is logged again today. What proves one time is no evidence of another. */
export function repeatedFields(activity: ActivityPartsFragment, today: CivilDate): ActivityFields {
  const { title, description, hours, isInteractive } = activity;
  const { activityType, provider, setting, place, contentElements, howItMeets } = toTrace(activity);
  return {
    ...quickFields(today),
    title,
    category: categoryOf(activity),
    description: description ?? '',
    hours,
    isInteractive,
    activityType,
    provider,
    setting,
    place,
    contentElements,
    howItMeets,
  };
}

const categoryOf = ({ category }: { category: string }) =>
  activityCategories.find((name) => name === category) ?? activityDefaults.category;

type Completion = Pick<ActivityPartsFragment, 'completedDate' | 'completedOn'>;

/** Returns the input for valid values. `stored` is the completion before the edit. */
export function toInput(
  fields: ActivityFields,
  stored: Completion | null | undefined,
  now: Date,
  timeZone: string,
): CreateActivityInput {
  const { completedDate, description, evidence, goalIds, documentIds, hours, ...rest } = fields;
  const isCompleted = fields.status === 'completed';
  return {
    ...rest,
    ...toTraceInput(fields),
    hours: Number(hours),
    description: description.trim() || null,
    evidence: evidence.trim() || null,
    goalIds: [...goalIds],
    documentIds: [...documentIds],
    completedDate: isCompleted ? completionMoment(completedDate, stored, now, timeZone) : null,
  };
}

/** Returns the moment of a chosen day: the stored one if the day is unchanged, now for today or no day, else noon. */
function completionMoment(
  day: CivilDate | null,
  stored: Completion | null | undefined,
  now: Date,
  timeZone: string,
): string {
  const { completedDate, completedOn } = stored ?? {};
  if (day && completedDate && dayOf(completedOn ?? completedDate, timeZone) === day) {
    return completedDate;
  }
  if (!day || day === civilDate(now, timeZone)) return now.toISOString();
  return noonOf(day, timeZone).toISOString();
}

/**
 * Checks that the schema cannot make, since they depend on today or on two fields: a completion is not in the future.
 * With `needsDay`, it has a day; without, one that has none is completed now.
 */
export function dayProblems(
  fields: ActivityFields,
  now: Date,
  timeZone: string,
  needsDay = false,
): { completedDate?: string; startDate?: string; endDate?: string } {
  const { status, completedDate, startDate, endDate } = fields;
  if (needsDay && status === 'completed' && !completedDate) return { completedDate: noDay };
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

const noDay = `${completedDateLabel} is required`;

const dayOrNone = (day: CivilDate | null) => (isCivilDate(day) ? day : null);
