import { activityCategories, hoursLabel, type ActivityCategory } from './activities.ts';
import { addDays, addYears, fullMonthsBetween, type CivilDate } from './dates.ts';
import type { RulePack } from './rule-packs.ts';
import type { Source } from './sources.ts';
import { generalExpiry, goodPracticeTargets, rulesFor } from './standard.ts';

export interface Registration {
  registrationDate: CivilDate | null;
  registrationExpiryDate: CivilDate | null;
}

/** Both days belong to the period. */
export interface Period {
  start: CivilDate;
  end: CivilDate;
}

/** Hours required, or hours reached. */
export interface Requirement {
  total: number;
  interactive: number;
}

/** The current registration year, all time, or the registration year that ends in a calendar year. */
export type PeriodChoice = 'current' | 'all' | number;

export type Standing = 'Complete' | 'In Progress' | 'Needs Attention';

export type CategoryHours = Readonly<Record<string, number>>;

/** The day a registration runs out: the stored one, else one year after the registration date, else none. */
export function effectiveExpiry(registration: Registration): CivilDate | null {
  const { registrationDate, registrationExpiryDate } = registration;
  return registrationExpiryDate ?? (registrationDate && addYears(registrationDate, 1));
}

/**
 * The registration year that contains today, or the day of a registration still to come.
 * Each year ends on an anniversary of the expiry; the first one starts with the registration and may be shorter.
 */
export function cpdPeriod(registration: Registration, today: CivilDate): Period {
  const { registrationDate } = registration;
  const day = registrationDate && registrationDate > today ? registrationDate : today;
  const inSameYear = yearEnding(registration, yearOf(day));
  const isOver = inSameYear.end < day || inSameYear.end === registrationDate;
  return isOver ? yearEnding(registration, yearOf(day) + 1) : inSameYear;
}

/** The days that a choice of period covers; null stands for all time. */
export function periodFor(
  registration: Registration,
  today: CivilDate,
  which: PeriodChoice,
): Period | null {
  if (which === 'all') return null;
  return which === 'current' ? cpdPeriod(registration, today) : yearEnding(registration, which);
}

/** A choice of period as an address carries it: absent is 'current'; undefined when it is none, or a year outside 2000 to 2100. */
export function parsePeriod(text: string | null | undefined): PeriodChoice | undefined {
  if (text === null || text === undefined || text === 'current') return 'current';
  if (text === 'all') return 'all';
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= 2000 && year <= 2100 ? year : undefined;
}

/** Hours required in a period, by the pro-rata table of the rules in force at its end. */
export function requirement(period: Period): Requirement {
  const months = monthsIn(period);
  const { rows } = rulesFor(period).proRata;
  const { total, interactive } = rows.find(({ fromMonths }) => months >= fromMonths)!;
  return { total, interactive };
}

/** Where a requirement was read: the standard's for a full year, else the pro-rata table's. */
export function requirementSource(required: Requirement, rules: RulePack): Source {
  const { annualRequirement, proRata } = rules;
  return required.total === annualRequirement.total ? annualRequirement.source : proRata.source;
}

/** The overall badge. */
export function standing(
  hours: { totalHours: number; interactiveHours: number },
  required: Requirement,
): Standing {
  const total = tenths(hours.totalHours);
  const interactive = tenths(hours.interactiveHours);
  const isComplete = total >= tenths(required.total) && interactive >= tenths(required.interactive);
  if (isComplete) return 'Complete';
  const start = inProgressFrom(required);
  const isUnderWay = total >= tenths(start.total) || interactive >= tenths(start.interactive);
  return isUnderWay ? 'In Progress' : 'Needs Attention';
}

/** Either of these makes it In Progress: 20 of 30 hours, 6 of 8 interactive ones (specification, section 4), and in proportion. */
export function inProgressFrom({ total, interactive }: Requirement): Requirement {
  return { total: (total * 20) / 30, interactive: (interactive * 6) / 8 };
}

/** Hours as a whole percentage of a target, from 0 to 100; a target of 0 is reached. */
export function progressPercent(hours: number, target: number): number {
  if (!(target > 0)) return 100;
  return Math.min(100, Math.max(0, Math.round((hours / target) * 100) || 0));
}

/** The three category bars in their order, each scaled against all required hours (those of a full year when none are required). */
export function categoryBars(
  categoryHours: CategoryHours,
  required: Requirement,
  fullYear: Requirement,
): { category: ActivityCategory; hours: number; percent: number }[] {
  const folded = foldHours(categoryHours);
  const scale = required.total || fullYear.total;
  return activityCategories.map((category) => ({
    category,
    hours: folded[category],
    percent: progressPercent(folded[category], scale),
  }));
}

/** The sentence under the interactive bar while interactive hours are missing, else null. */
export function interactiveShortfall(
  interactiveHours: number,
  required: Requirement,
): string | null {
  if (tenths(interactiveHours) >= tenths(required.interactive)) return null;
  return `You need at least ${hoursLabel(required.interactive)} of interactive CPD activities.`;
}

/** The activity category to which a label of a resource or module belongs; an unknown label is Professional Development. */
export function foldCategory(label: string): ActivityCategory {
  if (label === 'Clinical Practice') return 'Clinical Practice';
  return /research|education/i.test(label) ? 'Research & Education' : 'Professional Development';
}

/** Hours of every activity category, with other labels folded in. */
export function foldHours(categoryHours: CategoryHours): Record<ActivityCategory, number> {
  const folded = {
    'Clinical Practice': 0,
    'Professional Development': 0,
    'Research & Education': 0,
  };
  for (const [label, hours] of Object.entries(categoryHours)) folded[foldCategory(label)] += hours;
  return folded;
}

interface Check {
  count: number;
  required: number;
  met: boolean;
}

export interface ComplianceChecks {
  reflectiveLogs: Check;
  evidenceDocuments: Check;
  categories: { met: boolean; missing: ActivityCategory[] };
  /** The text of the 'Action Required' banner, null when there is none. */
  actionRequired: string | null;
}

/** The checklist of the compliance panel: our good-practice targets, not the standard's. All documents count as evidence. */
export function complianceChecks(summary: {
  reflectiveLogsCount: number;
  documentsCount: number;
  categoryHours: CategoryHours;
}): ComplianceChecks {
  const reflectiveLogs = check(summary.reflectiveLogsCount, goodPracticeTargets.reflectiveLogs);
  const evidenceDocuments = check(summary.documentsCount, goodPracticeTargets.evidenceDocuments);
  const folded = foldHours(summary.categoryHours);
  const missing = activityCategories.filter((category) => !(folded[category] > 0));
  return {
    reflectiveLogs,
    evidenceDocuments,
    categories: { met: missing.length === 0, missing },
    actionRequired: actionRequired(reflectiveLogs.met, evidenceDocuments.met),
  };
}

function actionRequired(logsMet: boolean, documentsMet: boolean): string | null {
  if (!logsMet) return 'Reflective practice logs needed for compliance';
  return documentsMet ? null : 'Evidence documentation needed for compliance';
}

function check(count: number, required: number): Check {
  return { count, required, met: count >= required };
}

/** The registration year that ends in a calendar year; the Board's own, 1 December to 30 November, with no registration date. */
export function yearEnding(registration: Registration, year: number): Period {
  const { registrationDate, registrationExpiryDate } = registration;
  const boardExpiry = `2000-${generalExpiry.month}-${generalExpiry.day}`;
  const origin = registrationDate ? (registrationExpiryDate ?? registrationDate) : boardExpiry;
  const end = addYears(origin, year - yearOf(origin));
  const previousEnd = addYears(origin, year - 1 - yearOf(origin));
  const isFirst =
    registrationDate !== null && registrationDate >= previousEnd && registrationDate < end;
  return { start: isFirst ? registrationDate : addDays(previousEnd, 1), end };
}

/** A year that ends on 28 February of a leap year is a full one, though 29 February is missing from it. */
function monthsIn({ start, end }: Period): number {
  const isFullYear = addYears(addDays(start, -1), 1) <= end;
  return isFullYear ? 12 : fullMonthsBetween(start, addDays(end, 1));
}

const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));

/** Hours are stored with one decimal, so whole tenths compare without rounding errors. */
export const tenths = (hours: number): number => Math.round(hours * 10);
