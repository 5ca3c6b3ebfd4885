import { hoursLabel, type ActivityCategory } from './activities.ts';
import { counted } from '../counts.ts';
import { cpdPeriod, type Period, type Registration } from '../standing/cpd.ts';
import { addDays, dayLabel, type CivilDate } from '../dates.ts';
import type { HoursFor } from './hours-for.ts';

/** The states of a goal. All but open are closed. */
export const goalStatuses = [
  'open',
  'achieved',
  'not-achieved',
  'dropped',
  'carried-over',
] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** Label of each status. */
export const goalStatusLabels: Record<GoalStatus, string> = {
  open: 'Open',
  achieved: 'Achieved',
  'not-achieved': 'Not achieved',
  dropped: 'Dropped',
  'carried-over': 'Carried over',
};

/** The ways in which the user closes a goal; carrying it over is the fourth. */
export const goalOutcomes = ['achieved', 'not-achieved', 'dropped'] as const;
export type GoalOutcome = (typeof goalOutcomes)[number];

/** The question that the form asks about each outcome. */
export const goalOutcomeQuestions: Record<GoalOutcome, string> = {
  achieved: 'What has changed in your practice?',
  'not-achieved': 'What stood in the way, and what comes next?',
  dropped: 'Why does this goal no longer fit?',
};

/** Length limits of a goal's texts, in characters; our own limits. */
export const goalLimits = {
  title: { min: 5, max: 200 },
  why: { min: 5, max: 2000 },
  measure: { min: 5, max: 2000 },
  reason: { min: 5, max: 1000 },
  reflection: { min: 10, max: 5000 },
} as const;

/** Maximum goals in one period, and maximum planned activities of one goal. */
export const GOALS_MAX = 100;

export const PLANNED_MAX = 30;

/** Maximum activities and changes shown with a goal, newest first; lists with pages have the others. */
export const GOAL_ACTIVITIES_SHOWN = 20;
export const GOAL_CHANGES_SHOWN = 50;

/** Maximum goals that one activity serves. */
export const ACTIVITY_GOALS_MAX = 10;

/** Hours for which a new goal can change without a reason. */
export const GOAL_SETTLES_HOURS = 24;

/** The values of the form of a planned activity. */
export interface PlannedActivityValues {
  title: string;
  category: ActivityCategory;
  /** Empty while the user is typing. */
  hours: number | '';
  plannedDate: CivilDate | null;
  /** Sent only if the form states it; otherwise the stored value stays. */
  countsFor?: HoursFor[] | null;
}

/** The values of an empty form of a planned activity. */
export const plannedDefaults: PlannedActivityValues = {
  title: '',
  category: 'Clinical Practice',
  hours: 1,
  plannedDate: null,
};

/** A change of one field of a goal. */
export interface GoalChange {
  field: string;
  from: string;
  to: string;
}

interface Changeable {
  title: string;
  measure: string;
  targetDate: CivilDate;
}

/** Returns the changes for the history, field by field. Changes to why it matters are not recorded. */
export function planChanges(before: Changeable, change: Partial<Changeable>): GoalChange[] {
  return (['title', 'measure', 'targetDate'] as const).flatMap((field) => {
    const to = change[field];
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }];
  });
}

/** True if a change of plan needs a reason: once the goal is a day old (a portfolio holds the reason, as other National Boards put it). */
export function needsReason(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GOAL_SETTLES_HOURS * 60 * 60 * 1000;
}

/** Returns the days for which goals can be planned: this CPD period and the next. */
export function planningDays(registration: Registration, today: CivilDate): Period {
  const { start, end } = cpdPeriod(registration, today);
  return { start, end: cpdPeriod(registration, addDays(end, 1)).end };
}

/** Label of a goal's target date. */
export const targetDateLabel = 'By when';

/** Returns the error for a target date outside the planning days, else null. */
export function checkTargetDate(day: CivilDate, days: Period): string | null {
  if (day >= days.start && day <= days.end) return null;
  return `Choose a day in this CPD period or the next: ${dayLabel(days.start)} to ${dayLabel(days.end)}`;
}

/** Returns the year in which a goal's CPD period ends. */
export function goalYear(registration: Registration, targetDate: CivilDate): number {
  return Number(cpdPeriod(registration, targetDate).end.slice(0, 4));
}

/** Returns hours done of hours planned: '2 of 6 hours done'. */
export function goalHoursLabel(done: number, planned: number): string {
  if (planned === 0) return done === 0 ? 'Nothing planned yet' : `${hoursLabel(done)} done`;
  return `${Math.round(done * 10) / 10} of ${hoursLabel(planned)} done`;
}

/** Returns the number of goals in words: '1 goal'. */
export const goalsLabel = (count: number): string => counted(count, 'goal');

/** Example goals to start from, in paramedics' own words. */
export const exampleGoals = [
  {
    title: 'Recognise the deteriorating child earlier',
    why: 'I see few sick children, and the last case showed that I rely on numbers too late.',
    measure: 'I can run a paediatric assessment without an aid, and a mentor has watched me do it.',
  },
  {
    title: 'Manage a difficult airway with confidence',
    why: 'Rare, high stakes, and the guideline has changed since my last training.',
    measure: 'I complete a simulated failed airway within the steps of the current guideline.',
  },
  {
    title: 'Talk well with people in a mental health crisis',
    why: 'Many of my jobs turn on the conversation, and I want fewer of them to end in restraint.',
    measure: 'I name two techniques I used in a debrief, and have feedback from a colleague.',
  },
] as const;

/** Texts of the learning plan. */
export const learningGoalMessages = {
  intro:
    'The standard asks for a portfolio. As other National Boards put it, a portfolio holds learning goals, planned activities, and a reason when the plan changes.',
  empty: 'No goals for this period yet',
  emptyPast: 'There was no plan for this period',
  examples: 'Start from an example, and make it yours',
  add: 'Add goal',
  dialogTitle: { add: 'New Learning Goal', edit: 'Edit Learning Goal', close: 'Close this goal' },
  plannedTitle: { add: 'Plan an Activity', edit: 'Edit Planned Activity' },
  reasonLabel: 'Why are you changing the plan?',
  reasonHelp: "Kept in the goal's history for an audit.",
  added: 'Goal added',
  updated: 'Goal updated',
  closed: 'Goal closed',
  reopened: 'Goal reopened',
  carriedOver: 'Goal carried over to this period',
  deleted: 'Goal deleted',
  restored: 'Goal restored',
  planned: 'Activity planned',
  plannedUpdated: 'Planned activity updated',
  recordPlanned: 'Record with changes',
  plannedRemoved: 'Planned activity removed',
  plannedRestored: 'Planned activity restored',
  failed: 'Something went wrong',
  closedFirst: 'This goal is closed. Reopen it to change it',
  notUnfinished: 'Only an unfinished goal of an earlier period can be carried over',
  carriedAlready: 'This goal is already carried over',
  recordedAlready: 'This planned activity is already recorded',
  noGoal: 'Learning goals must be yours',
  goalsServed: `Learning goals must be a list of up to ${ACTIVITY_GOALS_MAX} of yours`,
  noPlanned: 'Planned activity must be one of yours',
  tooMany: `A period can have up to ${GOALS_MAX} goals`,
  tooManyPlanned: `A goal can have up to ${PLANNED_MAX} planned activities`,
  deleteConfirm: {
    title: 'Delete this goal?',
    text: (title: string) =>
      `“${title}” and its planned activities leave your plan. Recorded activities stay.`,
  },
  carryConfirm: {
    title: 'Carry this goal over?',
    text: (title: string) =>
      `“${title}” and its open planned activities are copied to the current period. The goal is closed here.`,
  },
} as const;
