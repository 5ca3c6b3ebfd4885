import { hoursLabel } from './activities.ts';
import { counted } from '../counts.ts';
import { wordsOf } from './evidence-strength.ts';
import { isUnclearWithWhom, withWhomTexts } from './practitioner-roles.ts';
import { addDays, dayLabel, daysBetween, type CivilDate } from '../dates.ts';

/** Limits beyond which the owner is asked to look again; all ours. */
export const plausibilityLimits = {
  /** Hours that one day can hold. */
  hoursADay: 10,
  /** Days that an activity can fill, one after the other. A longer one is done beside others: only its last day counts. */
  filledDays: 7,
  /** Maximum hours of a learning module, as a multiple of its length. */
  timesModule: 2,
  /** Days between completing an activity and recording it. */
  daysToRecord: 30,
  /** Titles of one day and length that are compared with another, the first in order: a day that holds more is long. */
  comparedTitles: 20,
} as const;

/**
 * Checks that the owner is asked to confirm, in display order. Overlapping times show as a day that cannot hold them: a
 * record has days, and a moment of completion that may be the time of a tick.
 */
export const checkKinds = [
  'long-day',
  'same-twice',
  'similar',
  'same-file',
  'same-reflection',
  'with-whom',
  'long-module',
  'late',
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** True if an activity of these hours may have started and ended on one day. */
export const fitsInADay = (hours: number): boolean => hours <= plausibilityLimits.hoursADay;

/** Facts that the checks need; the database returns the same facts. */
export interface PlausibilityFacts {
  /** The day on which it was completed; null while it is in progress, when nothing is checked. */
  day: CivilDate | null;
  hours: number;
  /** The fullest of its days (`filledDays`), the hours of all activities on it, and their number. */
  fullestDay: CivilDate | null;
  dayHours: number;
  dayCount: number;
  /** Number of activities completed on that day with the same title. */
  sameTitle: number;
  /** Other titles of activities of the same hours completed on that day, in lower case: of the first `comparedTitles`. */
  otherTitles: readonly string[];
  title: string;
  /** Number of other activities with a file of the same bytes, and of those with nearly the same reflection. */
  sameFiles: number;
  sameReflections: number;
  /** Number of reflections that were compared with its own for the same words only, beyond `likenessLimits`. */
  reflectionsLeftOut: number;
  /** Stated participants of an interactive activity; null if it is not interactive. */
  withWhom: string | null;
  /** Minutes that its learning module takes; null without one. */
  moduleMinutes: number | null;
  recordedOn: CivilDate;
  /** Checks that the owner has confirmed. */
  confirmed: readonly CheckKind[];
}

interface Completed {
  title: string;
  hours: number;
  day: CivilDate;
  startDate: CivilDate | null;
}

/**
 * Hours of an activity on each of its days: those of several days are spread evenly. 0 if its days are unknown; it is
 * then asked for its start date.
 */
export function hoursOnDay({ hours, day, startDate }: Omit<Completed, 'title'>): number {
  if (!startDate) return fitsInADay(hours) ? hours : 0;
  return hours / Math.max(1, daysBetween(startDate, day) + 1);
}

/** The days that an activity fills: all of a short one, the day of its completion otherwise. */
export function filledDays({ day, startDate }: Pick<Completed, 'day' | 'startDate'>): CivilDate[] {
  const count = startDate === null ? 1 : daysBetween(startDate, day) + 1;
  if (count < 2 || count > plausibilityLimits.filledDays) return [day];
  return Array.from({ length: count }, (_, index) => addDays(day, index - count + 1));
}

/** Thirds of hours do not add up exactly. */
const hundredths = (hours: number): number => Math.round(hours * 100 + 1e-6) / 100;

/** Returns the facts of each activity that depend on the others of its days. */
export function factsOfDays(activities: readonly Completed[]) {
  const days = new Map<string, { hours: number; count: number }>();
  const titles = new Map<string, number>();
  const ofDay = new Map<string, Set<string>>();
  const placeOf = ({ day, hours }: Completed) => `${day} ${hours}`;
  const titleOf = ({ day, title }: Completed) => `${day} ${title.toLowerCase()}`;
  for (const activity of activities) {
    const added = hoursOnDay(activity);
    for (const day of filledDays(activity)) {
      const { hours, count } = days.get(day) ?? { hours: 0, count: 0 };
      days.set(day, { hours: hours + added, count: count + (added > 0 ? 1 : 0) });
    }
    titles.set(titleOf(activity), (titles.get(titleOf(activity)) ?? 0) + 1);
    const others = ofDay.get(placeOf(activity)) ?? new Set();
    ofDay.set(placeOf(activity), others.add(activity.title.toLowerCase()));
  }
  const compared = new Map(
    [...ofDay].map(([place, found]) => [
      place,
      [...found].toSorted().slice(0, plausibilityLimits.comparedTitles),
    ]),
  );
  const hoursOf = (day: CivilDate) => days.get(day)?.hours ?? 0;
  return (activity: Completed) => {
    const fullestDay = filledDays(activity).reduce((a, b) =>
      hundredths(hoursOf(b)) > hundredths(hoursOf(a)) ? b : a,
    );
    return {
      fullestDay,
      dayHours: hoursOf(fullestDay),
      dayCount: days.get(fullestDay)?.count ?? 0,
      sameTitle: titles.get(titleOf(activity)) ?? 0,
      otherTitles: compared
        .get(placeOf(activity))!
        .filter((title) => title !== activity.title.toLowerCase()),
    };
  };
}

/** Words of titles that do not say what was done. */
const commonWords = new Set('a an and at by for in my of on the to with'.split(' '));

const titleWords = (title: string): Set<string> =>
  new Set(wordsOf(title).filter((word) => !commonWords.has(word)));

/** Returns the first of some titles that has at least half of its words in common with a title; null if none has. */
export function similarTitle(title: string, others: readonly string[]): string | null {
  const words = titleWords(title);
  const isSimilar = (other: string) => {
    const more = titleWords(other);
    const both = [...words].filter((word) => more.has(word)).length;
    return both > 0 && both * 2 >= words.size + more.size - both;
  };
  return others.toSorted().find(isSimilar) ?? null;
}

/** Fields that the checks of an activity are about. `day`: the day of its completion, or the last one it had. */
export interface CheckedFields {
  title: string;
  hours: number;
  startDate: CivilDate | null;
  day: CivilDate | null;
}

/** True if the owner confirmed checks of other values, so that they are asked again. */
export const asksAgain = (before: CheckedFields, after: CheckedFields): boolean =>
  (['title', 'hours', 'startDate', 'day'] as const).some((name) => before[name] !== after[name]);

/** Something that the owner should look at again. It changes no figure and no standing. */
export interface Check {
  kind: CheckKind;
  text: string;
  /** The next step, in a few words. */
  action: string;
}

/** Returns an activity's readiness with the number of its checks: 'Audit-ready, 1 to check'. */
export const withChecks = (label: string, checks: readonly unknown[]): string =>
  checks.length === 0 ? label : `${label}, ${checks.length} to check`;

/** Next step of each check. */
export const checkActions: Record<CheckKind, string> = {
  'long-day': 'Check the date',
  'same-twice': 'Check the title',
  similar: 'Check the title',
  'same-file': 'Check the files',
  'same-reflection': 'Check the reflection',
  'with-whom': 'Add their roles',
  'long-module': 'Check the hours',
  late: 'Check the date',
};

/** Texts around the checks, on screen and in the report. */
export const checkMessages = {
  heading: 'Check this',
  note: 'For you alone. This changes neither your hours nor what is fully evidenced.',
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
  const dayHours = hundredths(facts.dayHours);
  const similar = similarTitle(facts.title, facts.otherTitles);
  const late = daysBetween(day, recordedOn);
  const of = dayCount === 1 ? '' : `, in ${counted(dayCount, 'activity', 'activities')}`;
  return {
    'long-day':
      dayHours > hoursADay
        ? `${hoursLabel(dayHours)} on one day, ${dayLabel(facts.fullestDay ?? day)}${of}. Is the date right? A start date spreads hours over several days.`
        : null,
    'same-twice':
      sameTitle > 1
        ? `${counted(sameTitle, 'activity', 'activities')} with this title on ${dayLabel(day)}. Is one recorded twice?`
        : null,
    similar:
      similar === null
        ? null
        : `Another activity of ${hoursLabel(hours)} on ${dayLabel(day)} is called “${similar}”. Is one recorded twice?`,
    'same-file':
      facts.sameFiles > 0
        ? `The same file is on ${counted(facts.sameFiles, 'other activity', 'other activities')}. Is it the right one here? A submission shows where it is used.`
        : null,
    'same-reflection': sameReflection(facts),
    'with-whom': isUnclearWithWhom(facts.withWhom)
      ? `Done with “${facts.withWhom}”. ${withWhomTexts.question}`
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

/** Asks about a reflection that is on other activities, or says that only the same words were searched for. */
function sameReflection({
  sameReflections: others,
  reflectionsLeftOut: leftOut,
}: PlausibilityFacts): string | null {
  const found =
    others > 0
      ? `Nearly the same reflection is on ${counted(others, 'other activity', 'other activities')}. Does it say what you learned here? A submission shows it.`
      : null;
  const limit =
    leftOut > 0
      ? `You have very many reflections: ${counted(leftOut, 'older one was', 'older ones were')} compared for exactly the same words only, not for similar ones.`
      : null;
  return found || limit ? [found, limit].filter(Boolean).join(' ') : null;
}
