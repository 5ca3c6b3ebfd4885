import type { CountAnswers } from './count-answers.ts';
import { counted } from '../counts.ts';
import { civilDate, daysBetween, type CivilDate } from '../dates.ts';
import { isHttpUrl } from '../texts.ts';

/** The three categories of a CPD activity (specification, section 3). */
export const activityCategories = [
  'Clinical Practice',
  'Professional Development',
  'Research & Education',
] as const;
export type ActivityCategory = (typeof activityCategories)[number];

/** The two states of an activity; only completed ones count towards the required hours. */
export const activityStatuses = ['in-progress', 'completed'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** Label of each status. */
export const activityStatusLabels: Record<ActivityStatus, string> = {
  'in-progress': 'In Progress',
  completed: 'Completed',
};

/** Options of the activity list's filter, in display order. */
export const activityFilters = [
  { value: 'all', label: 'All' },
  { value: 'in-progress', label: 'In Progress' },
  { value: 'completed', label: 'Completed' },
] as const;
export type ActivityFilter = (typeof activityFilters)[number]['value'];

/** Minimum, step and maximum hours of one activity (specification, section 9; the maximum is our own). */
export const HOURS_MIN = 0.5;

export const HOURS_STEP = 0.5;

export const HOURS_MAX = 999;

/** Longer than a shift: the form asks if that is right, but saves it anyway. */
export const HOURS_USUAL_MAX = 12;

/** Returns a question about hours that are likely mistyped, or null. */
export const hoursQuestion = (hours: number | ''): string | null =>
  Number(hours) > HOURS_USUAL_MAX ? `More than ${HOURS_USUAL_MAX} hours: is that right?` : null;

/** Quick choices of hours in a form. */
export const quickHours = [0.5, 1, 2, 4, 8] as const;

/** Number of the latest titles, and of the most frequent ones, that are offered for logging again. */
export const REPEATABLE_EACH = 5;

/** Length limits of an activity's texts, in characters. */
export const activityLimits = {
  title: { min: 2, max: 200 },
  description: { max: 5000 },
  evidence: { max: 2000 },
} as const;

/** Label of the action that asks another person to confirm. Here, so that the log need not load the texts of confirmations. */
export const ASK_TO_CONFIRM = 'Ask someone to confirm';

/** The values of an empty activity form (specification, section 5). */
export const activityDefaults: ActivityFormValues = {
  title: '',
  category: 'Clinical Practice',
  description: '',
  hours: 1,
  isInteractive: false,
  status: 'in-progress',
  completedDate: null,
  evidence: '',
  countAnswers: null,
};

export interface ActivityFormValues {
  title: string;
  category: ActivityCategory;
  description: string;
  /** Empty while the user is typing. */
  hours: number | '';
  isInteractive: boolean;
  status: ActivityStatus;
  completedDate: CivilDate | null;
  evidence: string;
  /** The owner's answers to “Does this count?”; null if that was not asked. */
  countAnswers: CountAnswers | null;
}

interface Completion {
  status: ActivityStatus;
  completedDate?: Date | null;
}

/** Returns the completion date: the given one, else the previous one, else now; null while in progress. */
export function completedDateFor(
  next: Completion,
  previous: Completion | null,
  now: Date,
): Date | null {
  if (next.status !== 'completed') return null;
  const kept = previous?.status === 'completed' ? previous.completedDate : null;
  return next.completedDate ?? kept ?? now;
}

/**
 * Returns the completion date that a change takes away and that is offered when the activity is completed again: going
 * back to in progress keeps it, completing clears it.
 */
export function lastCompletedDateFor(
  next: Completion,
  previous: (Completion & { lastCompletedDate: Date | null }) | null,
): Date | null {
  if (next.status === 'completed') return null;
  return previous?.completedDate ?? previous?.lastCompletedDate ?? null;
}

/**
 * Returns the day of a completion: that of its moment in the user's time zone. It stays as long as the moment does,
 * even if the user chooses another zone later, and while the activity is in progress again.
 */
export function completedOnFor(
  completedDate: Date | null,
  previous: {
    completedDate: Date | null;
    lastCompletedDate: Date | null;
    completedOn: CivilDate | null;
  } | null,
  timeZone: string,
): CivilDate | null {
  const before = previous?.completedOn ?? null;
  if (!completedDate) return before;
  const was = previous?.completedDate ?? previous?.lastCompletedDate;
  const isSame = was?.getTime() === completedDate.getTime();
  return isSame && before ? before : civilDate(completedDate, timeZone);
}

/** Label of the completion date; a plain string, since the dashboard loads this file but no field specifications. */
/**
 * Returns the day of a completion that was recorded elsewhere: the stated one if it is that of the moment anywhere on
 * earth, otherwise that in the user's time zone.
 */
export function importedDay(
  completedDate: Date,
  stated: CivilDate | null,
  timeZone: string,
): CivilDate {
  const isNear = stated && Math.abs(daysBetween(stated, civilDate(completedDate, 'UTC'))) <= 1;
  return isNear ? stated : civilDate(completedDate, timeZone);
}

export const completedDateLabel = 'Completion date';

/** Returns the error for a completion date after today in the user's time zone, else null. */
export function checkCompletedDate(date: Date | null, now: Date, timeZone: string): string | null {
  const isFuture = date !== null && civilDate(date, timeZone) > civilDate(now, timeZone);
  return isFuture ? `${completedDateLabel} cannot be in the future` : null;
}

/** Returns hours with their unit: '1 hour', '1.5 hours'. */
export function hoursLabel(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 1 ? '1 hour' : `${rounded} hours`;
}

/** Returns the number of activities and their hours: '1 activity · 1.5 hours'. */
export function activityTotalsLabel(count: number, total: number): string {
  return `${counted(count, 'activity', 'activities')} · ${hoursLabel(total)}`;
}

/** Returns the line under a recent activity; `relative` is the time since its completion, such as '2 days'. */
export function activityProgressText(
  activity: { status: ActivityStatus },
  relative: string,
): string {
  return activity.status === 'completed'
    ? `Completed ${relative} ago`
    : `In progress - ${activity.status}`;
}

/** Returns the evidence if it is a URL that can be linked, else null. */
export function evidenceUrl(evidence: string | null): string | null {
  return evidence && isHttpUrl(evidence) ? evidence : null;
}

/** Texts of the lists and pages of activities (specification, sections 2 and 8). */
export const activityMessages = {
  deleted: {
    title: 'Activity deleted',
    description: 'The CPD activity has been deleted successfully.',
  },
  deleteFailed: 'Error deleting activity',
  statusFailed: 'Error updating status',
  reopened: {
    title: 'Back in progress',
    description: 'Its hours do not count until it is completed again.',
  },
  restored: 'Activity restored',
  restoreFailed: 'Error restoring activity',
  empty: 'No activities found',
  recentEmpty: 'No recent activities found.',
} as const;
