import { yearEnding, cpdPeriod, type Period, type Registration } from './cpd.ts';
import { paramedic } from '../professions/paramedic.ts';
import { yearsOf } from '../professions/profession.ts';
import { addDays, addYears, dayLabel, daysBetween, monthLabel, type CivilDate } from '../dates.ts';
import { evidenceGrades, type EvidenceGrade } from '../records/evidence-strength.ts';
import { goalStatuses, type GoalStatus } from '../records/learning-goals.ts';
import { findPatientIdentifiers } from '../records/patient-identifiers.ts';

/** Maximum number of CPD years shown: the current one and those before it. */
export const CPD_YEARS_MAX = 25;

/** Maximum number of titles in a year in review; the rest are counted. */
export const REVIEW_TITLES_MAX = 200;

/** The CPD years up to the one that contains today, newest first. */
export function cpdYearsTo(registration: Registration, today: CivilDate): CpdYearDays[] {
  const newest = Number(cpdPeriod(registration, today).end.slice(0, 4));
  const years = yearsOf(registration.profession ?? paramedic);
  return Array.from({ length: Math.ceil(CPD_YEARS_MAX / years) }, (_, back) =>
    cpdYearDays(registration, newest - back * years),
  );
}

export interface CpdYearDays extends Period {
  year: number;
  /** The first day of the whole year, from which weeks are counted: that of a first, shorter year is earlier. */
  firstDay: CivilDate;
}

/** Returns the CPD year that ends in a year. */
export function cpdYearDays(registration: Registration, year: number): CpdYearDays {
  const { start, end } = yearEnding(registration, year);
  const years = yearsOf(registration.profession ?? paramedic);
  return {
    year: Number(end.slice(0, 4)),
    start,
    end,
    firstDay: addDays(addYears(end, -years), 1),
  };
}

/** Returns the number of weeks of a CPD year, whose last one has one or two days; twice as many for two years. */
export const weeksIn = ({ firstDay, end }: Pick<CpdYearDays, 'firstDay' | 'end'>): number =>
  Math.floor(daysBetween(firstDay, end) / 7) + 1;

/** Hours of a week from which each shade of the heat map begins; 0 is the empty one. */
export const heatSteps = [0, 0.5, 2, 4, 8] as const;

/** Returns the shade of a week's hours: 0 for none, 4 for a day or more. */
export const heatOf = (hours: number): number =>
  hours > 0
    ? Math.max(
        1,
        heatSteps.findLastIndex((from) => hours >= from),
      )
    : 0;

/** Labels of the shades: 'none', 'under 2 h' … '8 h and more'. */
export const heatLabels: readonly string[] = heatSteps.map((from, index) => {
  if (index === 0) return 'none';
  const next = heatSteps[index + 1];
  if (next === undefined) return `${from} h and more`;
  return index === 1 ? `under ${next} h` : `${from} to under ${next} h`;
});

/** Returns the first day of a week of a year, in words. */
export const weekLabel = (firstDay: CivilDate, week: number): string =>
  `week from ${dayLabel(addDays(firstDay, week * 7))}`;

/** The months of a CPD year with the number of its weeks that begin in each, for the head of the heat map. */
export function heatMonths(
  year: Pick<CpdYearDays, 'firstDay' | 'end'>,
): { label: string; weeks: number }[] {
  const months: { label: string; weeks: number }[] = [];
  for (let week = 0; week < weeksIn(year); week += 1) {
    const label = monthLabel(addDays(year.firstDay, week * 7)).slice(0, 3);
    const last = months.at(-1);
    if (last?.label === label) last.weeks += 1;
    else months.push({ label, weeks: 1 });
  }
  return months;
}

/** Goals of a year by how they ended. */
export type GoalCounts = Record<GoalStatus, number>;

/** Returns 'reached' in words: '3 of 5 goals reached'. A goal that was carried over counts in its new year. */
export function goalsReachedText(counts: Partial<GoalCounts>): string {
  const set = goalStatuses
    .filter((status) => status !== 'carried-over')
    .reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  if (set === 0) return 'No goals';
  return `${counts.achieved ?? 0} of ${set === 1 ? '1 goal' : `${set} goals`} reached`;
}

/** Grades of evidence, strongest first, as the charts show them. */
export const gradesStrongestFirst: readonly EvidenceGrade[] = evidenceGrades.toReversed();

/** Returns a title that others may read; null if it may identify a patient. */
export const titleToShow = (title: string, known: readonly string[] = []): string | null =>
  findPatientIdentifiers(title, known).length > 0 ? null : title;

/** Texts of the pictures. */
export const progressMessages = {
  title: 'Your progress',
  intro: 'Where this CPD year is going, and the years so far.',
  pace: 'This CPD year',
  years: 'Your years',
  heat: 'Hours by week',
  categories: 'Hours by category',
  types: 'Hours by type',
  evidence: 'Evidence behind the hours',
  goals: 'Learning goals reached',
  empty: 'Nothing to draw yet',
  emptyText: 'Complete an activity, and its hours and your pace appear here.',
  review: 'Year in review',
  reviewNote:
    'Made to be shown: it has figures and, if you choose, titles, but no descriptions, reflections or notes.',
  withTitles: 'Show the titles of activities and goals reached',
  withheld: 'Title left out: it may identify a patient',
  isClaim: 'Hours as their owner recorded them. Not a statement of compliance.',
} as const;
