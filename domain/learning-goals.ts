import { hoursLabel, type ActivityCategory } from './activities.ts';
import { counted } from './counts.ts';
import { cpdPeriod, type Period, type Registration } from './cpd.ts';
import { addDays, dayLabel, type CivilDate } from './dates.ts';

/** The states of a goal. All but open are closed. */
export const goalStatuses = [
  'open',
  'achieved',
  'not-achieved',
  'dropped',
  'carried-over',
] as const;
export type GoalStatus = (typeof goalStatuses)[number];

/** How each status reads on a screen. */
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

/** Characters in the texts of a goal; the limits are ours. */
export const goalLimits = {
  title: { min: 5, max: 200 },
  why: { min: 5, max: 2000 },
  measure: { min: 5, max: 2000 },
  reason: { min: 5, max: 1000 },
  reflection: { min: 10, max: 5000 },
} as const;

/** The most goals that one period holds, and the most activities planned for one goal: a plan, not a diary. */
export const GOALS_MAX = 100;

export const PLANNED_MAX = 30;

/** Hours in which a new goal is still being worded: until then it changes without a reason. */
export const GOAL_SETTLES_HOURS = 24;

/** The values of the form of a planned activity. */
export interface PlannedActivityValues {
  title: string;
  category: ActivityCategory;
  /** Empty while the user is typing. */
  hours: number | '';
  plannedDate: CivilDate | null;
}

/** The values of an empty form of a planned activity. */
export const plannedDefaults: PlannedActivityValues = {
  title: '',
  category: 'Clinical Practice',
  hours: 1,
  plannedDate: null,
};

/** One part of a goal as it was and as it became. */
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

/** Returns the changes that the history keeps, field by field. Why it matters may be reworded freely. */
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

/** The days that a goal may be planned for: this CPD period and the next. */
export function planningDays(registration: Registration, today: CivilDate): Period {
  const { start, end } = cpdPeriod(registration, today);
  return { start, end: cpdPeriod(registration, addDays(end, 1)).end };
}

/** Names the day by which a goal is to be reached. */
export const targetDateLabel = 'By when';

/** The message for a target date outside of the days one may plan for, else null. */
export function checkTargetDate(day: CivilDate, days: Period): string | null {
  if (day >= days.start && day <= days.end) return null;
  return `Choose a day in this CPD period or the next: ${dayLabel(days.start)} to ${dayLabel(days.end)}`;
}

/** The CPD period to which a goal belongs, by the year in which that period ends. */
export function goalYear(registration: Registration, targetDate: CivilDate): number {
  return Number(cpdPeriod(registration, targetDate).end.slice(0, 4));
}

/** Hours done of hours planned: '2 of 6 hours done'. */
export function goalHoursLabel(done: number, planned: number): string {
  if (planned === 0) return done === 0 ? 'Nothing planned yet' : `${hoursLabel(done)} done`;
  return `${Math.round(done * 10) / 10} of ${hoursLabel(planned)} done`;
}

/** How many goals there are: '1 goal'. */
export const goalsLabel = (count: number): string => counted(count, 'goal');

/** Goals that one can start from, in the way paramedics put them. */
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
  plannedRemoved: 'Planned activity removed',
  plannedRestored: 'Planned activity restored',
  failed: 'Something went wrong',
  closedFirst: 'This goal is closed. Reopen it to change it',
  notUnfinished: 'Only an unfinished goal of an earlier period can be carried over',
  carriedAlready: 'This goal is already carried over',
  recordedAlready: 'This planned activity is already recorded',
  noGoal: 'Learning goal must be one of yours',
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
