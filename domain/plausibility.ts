import { hoursLabel } from './activities.ts';
import { counted } from './counts.ts';
import { dayLabel, daysBetween, type CivilDate } from './dates.ts';

/** Limits beyond which the owner is asked to look again; all ours. */
export const plausibilityLimits = {
  /** Hours that one day can hold. */
  hoursADay: 10,
  /** How many times the length of a learning module its hours may be. */
  timesModule: 2,
  /** Days between completing an activity and recording it. */
  daysToRecord: 30,
} as const;

/**
 * What an owner is asked to look at again, in display order. No check compares times of day: a record has days, and a
 * moment of completion that may be the time of a tick.
 */
export const checkKinds = ['long-day', 'same-twice', 'long-module', 'late'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** True if an activity of these hours may have started and ended on one day. */
export const fitsInADay = (hours: number): boolean => hours <= plausibilityLimits.hoursADay;

/** Facts that the checks need; the database returns the same facts. */
export interface PlausibilityFacts {
  /** The day on which it was completed; null while it is in progress, when nothing is checked. */
  day: CivilDate | null;
  hours: number;
  /** Hours on that day of the activities completed then, and the number of those activities (`hoursOnDay`). */
  dayHours: number;
  dayCount: number;
  /** Number of activities completed on that day with the same title. */
  sameTitle: number;
  /** Minutes that its learning module takes; null without one. */
  moduleMinutes: number | null;
  recordedOn: CivilDate;
  /** What the owner has confirmed. */
  confirmed: readonly CheckKind[];
}

interface Completed {
  title: string;
  hours: number;
  day: CivilDate;
  startDate: CivilDate | null;
}

/**
 * Hours of an activity on the day of its completion: those of several days are spread evenly. 0 if its days are unknown;
 * it is then asked for its start date.
 */
export function hoursOnDay({ hours, day, startDate }: Omit<Completed, 'title'>): number {
  if (!startDate) return fitsInADay(hours) ? hours : 0;
  return hours / Math.max(1, daysBetween(startDate, day) + 1);
}

/** Returns the facts of each activity that depend on the others of its day. */
export function factsOfDays(activities: readonly Completed[]) {
  const days = new Map<string, { hours: number; count: number }>();
  const titles = new Map<string, number>();
  const titleOf = ({ day, title }: Completed) => `${day} ${title.toLowerCase()}`;
  for (const activity of activities) {
    const { hours, count } = days.get(activity.day) ?? { hours: 0, count: 0 };
    const added = hoursOnDay(activity);
    days.set(activity.day, { hours: hours + added, count: count + (added > 0 ? 1 : 0) });
    titles.set(titleOf(activity), (titles.get(titleOf(activity)) ?? 0) + 1);
  }
  return (activity: Completed) => ({
    dayHours: days.get(activity.day)?.hours ?? 0,
    dayCount: days.get(activity.day)?.count ?? 0,
    sameTitle: titles.get(titleOf(activity)) ?? 0,
  });
}

/** Something that the owner should look at again. It changes no figure and no standing. */
export interface Check {
  kind: CheckKind;
  text: string;
  /** What to do, in a few words. */
  action: string;
}

/** Returns an activity's readiness with the number of its checks: 'Audit-ready, 1 to check'. */
export const withChecks = (label: string, checks: readonly unknown[]): string =>
  checks.length === 0 ? label : `${label}, ${checks.length} to check`;

/** What to do about each check. */
export const checkActions: Record<CheckKind, string> = {
  'long-day': 'Check the date',
  'same-twice': 'Check the title',
  'long-module': 'Check the hours',
  late: 'Check the date',
};

/** Texts around the checks, on screen and in the report. */
export const checkMessages = {
  heading: 'Check this',
  note: 'For you alone. This changes neither your hours nor what is fully evidenced, and the submission does not show it.',
  confirm: "That's right",
  confirmed: { title: 'Noted', description: 'You will not be asked about this again.' },
  confirmFailed: 'This could not be saved',
} as const;

/** Returns what the owner should look at again and has not confirmed, in display order. */
export function checksOf(facts: PlausibilityFacts): Check[] {
  const { day } = facts;
  if (day === null) return [];
  const texts = textsOf({ ...facts, day });
  return checkKinds.flatMap((kind) => {
    const text = texts[kind];
    if (text === null || facts.confirmed.includes(kind)) return [];
    return [{ kind, text, action: checkActions[kind] }];
  });
}

function textsOf(facts: PlausibilityFacts & { day: CivilDate }): Record<CheckKind, string | null> {
  const { day, hours, dayCount, sameTitle, moduleMinutes, recordedOn } = facts;
  const { hoursADay, timesModule, daysToRecord } = plausibilityLimits;
  // Thirds of hours do not add up exactly.
  const dayHours = Math.round(facts.dayHours * 100) / 100;
  const late = daysBetween(day, recordedOn);
  const of = dayCount === 1 ? '' : `, in ${counted(dayCount, 'activity', 'activities')}`;
  return {
    'long-day':
      dayHours > hoursADay
        ? `${hoursLabel(dayHours)} on one day, ${dayLabel(day)}${of}. Is the date right? A start date spreads hours over several days.`
        : null,
    'same-twice':
      sameTitle > 1
        ? `${counted(sameTitle, 'activity', 'activities')} with this title on ${dayLabel(day)}. Is one recorded twice?`
        : null,
    'long-module':
      moduleMinutes !== null && hours * 60 > moduleMinutes * timesModule
        ? `${hoursLabel(hours)} for a learning module of about ${counted(moduleMinutes, 'minute')}. Did it take that long?`
        : null,
    late:
      late > daysToRecord
        ? `Recorded ${counted(late, 'day')} after it was completed. A submission shows both dates. Is the completion date right?`
        : null,
  };
}
