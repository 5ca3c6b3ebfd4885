import { activityCategories, hoursLabel, type ActivityCategory } from './activities.ts';
import { addDays, addYears, fullMonthsBetween, type CivilDate } from './dates.ts';
import type { RulePack } from './rule-packs.ts';
import type { Source } from './sources.ts';
import { generalExpiry, goodPracticeTargets, rulesFor } from './standard.ts';

export interface Registration {
  registrationDate: CivilDate | null;
  registrationExpiryDate: CivilDate | null;
}

/** A period; start and end are inclusive. */
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

/** Returns the stored expiry, else one year after the registration date, else null. */
export function effectiveExpiry(registration: Registration): CivilDate | null {
  const { registrationDate, registrationExpiryDate } = registration;
  return registrationExpiryDate ?? (registrationDate && addYears(registrationDate, 1));
}

/**
 * Returns the registration year that contains today, or the first one if the registration is in the future.
 * Each year ends on an anniversary of the expiry; the first one starts with the registration and may be shorter.
 */
export function cpdPeriod(registration: Registration, today: CivilDate): Period {
  const { registrationDate } = registration;
  const day = registrationDate && registrationDate > today ? registrationDate : today;
  const inSameYear = yearEnding(registration, yearOf(day));
  const isOver = inSameYear.end < day || inSameYear.end === registrationDate;
  return isOver ? yearEnding(registration, yearOf(day) + 1) : inSameYear;
}

/** Returns the days of a chosen period; null means all time. */
export function periodFor(
  registration: Registration,
  today: CivilDate,
  which: PeriodChoice,
): Period | null {
  if (which === 'all') return null;
  return which === 'current' ? cpdPeriod(registration, today) : yearEnding(registration, which);
}

/** Parses a period in a URL. Defaults to 'current'; undefined if invalid or a year outside 2000 to 2100. */
export function parsePeriod(text: string | null | undefined): PeriodChoice | undefined {
  if (text === null || text === undefined || text === 'current') return 'current';
  if (text === 'all') return 'all';
  const year = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return year >= 2000 && year <= 2100 ? year : undefined;
}

/** Returns the hours required in a period, by the pro-rata table of the rules in force at its end. */
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

/** In Progress from either: 20 of 30 hours or 6 of 8 interactive, pro rata (specification, section 4). */
export function inProgressFrom({ total, interactive }: Requirement): Requirement {
  return { total: (total * 20) / 30, interactive: (interactive * 6) / 8 };
}

/** Returns hours as a whole percentage of a target, 0 to 100; 100 if the target is 0. */
export function progressPercent(hours: number, target: number): number {
  if (!(target > 0)) return 100;
  return Math.min(100, Math.max(0, Math.round((hours / target) * 100) || 0));
}

/** Returns the three category bars, each scaled to the required hours (a full year's if none are required). */
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

/** Returns the text under the interactive bar if interactive hours are missing, else null. */
export function interactiveShortfall(
  interactiveHours: number,
  required: Requirement,
): string | null {
  if (tenths(interactiveHours) >= tenths(required.interactive)) return null;
  return `You need at least ${hoursLabel(required.interactive)} of interactive CPD activities.`;
}

/** Returns the activity category for a resource or module label; Professional Development if unknown. */
export function foldCategory(label: string): ActivityCategory {
  if (label === 'Clinical Practice') return 'Clinical Practice';
  return /research|education/i.test(label) ? 'Research & Education' : 'Professional Development';
}

/** Sums hours by activity category, with other labels folded in. */
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
  /** Text of the 'Action Required' banner; null if there is none. */
  actionRequired: string | null;
}

/** Returns the compliance checklist: our own targets, not the standard's. All documents count as evidence. */
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

/** Returns the registration year that ends in a year; 1 December to 30 November without a registration date. */
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

/** A year that ends on 28 February of a leap year counts as full, though it lacks 29 February. */
function monthsIn({ start, end }: Period): number {
  const isFullYear = addYears(addDays(start, -1), 1) <= end;
  return isFullYear ? 12 : fullMonthsBetween(start, addDays(end, 1));
}

const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));

/** Converts hours, stored with one decimal, to whole tenths, which compare without rounding errors. */
export const tenths = (hours: number): number => Math.round(hours * 10);
