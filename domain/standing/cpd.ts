import { foldCategory } from '../records/categories.ts';
import { activityCategories, hoursLabel, type ActivityCategory } from '../records/activities.ts';
import type { BoardAnswer } from './board-answers.ts';
import { counted } from '../counts.ts';
import { addDays, addYears, civilDate, DEFAULT_TIME_ZONE, type CivilDate } from '../dates.ts';
import { isWithin, yearsOf, type Profession } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { Break, RegistrationType } from './registration-details.ts';
import type { RegistrationSpan } from './registration-spans.ts';
import { goodPracticeTargets } from './standard.ts';

/** Ways to know the end of a registration year (decision 033). */
export const expiryRules = ['board-year', 'entered', 'one-year'] as const;
export type ExpiryRule = (typeof expiryRules)[number];

export interface Registration {
  registrationDate: CivilDate | null;
  /** The date the user entered; null under the other two rules. */
  registrationExpiryDate: CivilDate | null;
  /** The rule the user chose; null or absent if never asked. See expiryRuleOf. */
  registrationExpiryRule?: ExpiryRule | null;
  registrationType?: RegistrationType | null;
  /** The day from which a type that the standard excludes is held. */
  registrationTypeSince?: CivilDate | null;
  registrationBreaks?: readonly Break[];
  /** Past and present types of the registration with their dates; oldest first, without overlaps. */
  registrationSpans?: readonly RegistrationSpan[];
  boardAnswers?: readonly BoardAnswer[];
  /** The endorsements that the add-ons of a rule pack name, and when they were held; `to` null while one is current. */
  endorsements?: readonly { endorsement: string; from: CivilDate; to: CivilDate | null }[];
  /** The last day of the Board's year until which its owner said that it is renewed; null if never said. */
  registrationRenewedTo?: CivilDate | null;
  /** When the account was created: the registration was in force then. */
  createdAt?: Date | string;
  /** Profession whose year and rules it follows; absent for a paramedic. */
  profession?: Profession;
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

export type Standing = 'Complete' | 'In Progress' | 'Needs Attention' | 'Does Not Apply';

export type CategoryHours = Readonly<Record<string, number>>;

/** Returns the rule that gives the expiry: an entered date, else one year if the user chose it, else the Board's year. */
export function expiryRuleOf(
  registration: Pick<Registration, 'registrationExpiryDate' | 'registrationExpiryRule'>,
): ExpiryRule {
  if (registration.registrationExpiryDate) return 'entered';
  return registration.registrationExpiryRule === 'one-year' ? 'one-year' : 'board-year';
}

/**
 * Renewals are asked for since this day. For an account from before, the Board's year that contains it counts as renewed.
 */
export const RENEWALS_ASKED_SINCE = '2026-11-26';

/**
 * Returns the day on which the registration expires: the entered date; one year after the registration date if the user
 * chose that; else the end of the last Board's year that is known to be renewed. Null without either date.
 */
export function effectiveExpiry(registration: Registration, today: CivilDate): CivilDate | null {
  const { registrationDate, registrationExpiryDate, registrationRenewedTo } = registration;
  if (registrationExpiryDate) return registrationExpiryDate;
  if (!registrationDate) return null;
  if (expiryRuleOf(registration) === 'one-year') {
    return addYears(registrationDate, yearsOf(registration.profession ?? paramedic));
  }
  if (registrationRenewedTo && registrationRenewedTo > registrationDate) {
    return registrationRenewedTo;
  }
  const { end } = cpdPeriod(registration, today);
  const known = knownUntil(registration);
  return known && known < end ? known : end;
}

/** Returns the end of the year in which the account shows the registration in force; null if it does not say when. */
function knownUntil({ createdAt, ...registration }: Registration): CivilDate | null {
  if (!createdAt) return null;
  const created = civilDate(new Date(createdAt), DEFAULT_TIME_ZONE);
  return yearInForce(registration, created > RENEWALS_ASKED_SINCE ? created : RENEWALS_ASKED_SINCE);
}

/**
 * Returns the end of the Board's year for which a registration that is entered on a day is in force. In the late period
 * the year before may not be renewed yet, so nothing is known of the new one unless the registration began in it.
 */
export function yearInForce(registration: Registration, day: CivilDate): CivilDate {
  const { registrationDate, profession = paramedic } = registration;
  const { start, end } = cpdPeriod(registration, day);
  const { late } = profession.year;
  const isLate = late !== null && isWithin(day, late.from, late.to);
  const isOpen = isLate && (!registrationDate || registrationDate < start);
  return isOpen ? addDays(start, -1) : end;
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

/**
 * True if a reading that nobody read at the Board requires no hours, or the standard asks for none: then nothing is
 * complete or met until the Board says so.
 */
export const isUnsettled = ({ total, basis }: Requirement & { basis?: string }): boolean =>
  total === 0 && (basis === 'pro-rata' || basis === 'no-hours');

/** Shown in place of a result where required hours are unsettled. */
export const UNSETTLED_TEXT = 'Not settled: check with the Board';

/** The same if a standard counts no hours, or none were read. */
const NO_HOURS_TEXT = 'Not settled by hours';

/** Returns the text of what is unsettled. */
export const unsettledText = ({ basis }: { basis?: string }): string =>
  basis === 'no-hours' ? NO_HOURS_TEXT : UNSETTLED_TEXT;

/**
 * Returns the overall badge. Nothing is complete if the standard does not apply or may ask for nothing, nor by hours
 * alone if it asks for more than hours.
 */
export function standing(
  hours: { totalHours: number; interactiveHours: number },
  required: Requirement & { basis?: string; quotas?: readonly unknown[] },
): Standing {
  if (required.basis === 'does-not-apply') return 'Does Not Apply';
  if (isUnsettled(required)) return 'In Progress';
  const total = tenths(hours.totalHours);
  const interactive = tenths(hours.interactiveHours);
  const isComplete = total >= tenths(required.total) && interactive >= tenths(required.interactive);
  if (isComplete) return required.quotas?.length ? 'In Progress' : 'Complete';
  const start = inProgressFrom(required);
  // If none are required, zero interactive hours are not progress.
  const isInteracting = required.interactive > 0 && interactive >= tenths(start.interactive);
  const isUnderWay = total >= tenths(start.total) || isInteracting;
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

/** Returns the three category bars, each scaled to the required hours (a full year's if none are required, else to the longest). */
export function categoryBars(
  categoryHours: CategoryHours,
  required: Requirement,
  fullYear: { total: number | null },
): { category: ActivityCategory; hours: number; percent: number }[] {
  const folded = foldHours(categoryHours);
  const scale = required.total || fullYear.total || Math.max(1, ...Object.values(folded));
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

/** Counts of the evidence documents of a period, each counted once. */
export interface EvidenceDocuments {
  /** Documents that were added in it. */
  documents: number;
  /** Valid certificates of learning modules that were completed in it. */
  certificates: number;
  /** Files of its activities and reflections; those of a document are part of it. */
  files: number;
}

/** Returns evidence documents in words: '3 documents, 1 module certificate'; '' if there are none. */
export const evidenceDocumentsText = ({
  documents,
  certificates,
  files,
}: EvidenceDocuments): string =>
  [
    documents > 0 && counted(documents, 'document'),
    certificates > 0 && counted(certificates, 'module certificate'),
    files > 0 && counted(files, 'evidence file'),
  ]
    .filter(Boolean)
    .join(', ');

/** Returns the compliance checklist: our own targets, not the standard's. */
export function complianceChecks(summary: {
  reflectiveLogsCount: number;
  evidenceDocuments: EvidenceDocuments;
  categoryHours: CategoryHours;
}): ComplianceChecks {
  const { documents, certificates, files } = summary.evidenceDocuments;
  const reflectiveLogs = check(summary.reflectiveLogsCount, goodPracticeTargets.reflectiveLogs);
  const evidenceDocuments = check(
    documents + certificates + files,
    goodPracticeTargets.evidenceDocuments,
  );
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

/**
 * Returns the registration year that ends in a year; for a paramedic, 1 December to 30 November under the Board's year. Of
 * longer periods, the next one to end.
 */
export function yearEnding(registration: Registration, year: number): Period {
  const { registrationDate, profession = paramedic } = registration;
  const anchor = yearAnchor(registration);
  const years = yearsOf(profession);
  const ahead = Math.ceil((year - yearOf(anchor)) / years) * years;
  const end = addYears(anchor, ahead);
  const previousEnd = addYears(anchor, ahead - years);
  const isFirst =
    registrationDate !== null && registrationDate >= previousEnd && registrationDate < end;
  return { start: isFirst ? registrationDate : addDays(previousEnd, 1), end };
}

/** Returns a day on whose anniversaries the registration years end. */
export function yearAnchor(registration: Registration): CivilDate {
  const { registrationDate, registrationExpiryDate } = registration;
  const { cycle }: Profession['year'] = (registration.profession ?? paramedic).year;
  const boardExpiry = yearEndOf(registration.profession, cycle?.endsIn ?? 2000);
  if (!registrationDate) return boardExpiry;
  if (registrationExpiryDate) return registrationExpiryDate;
  return expiryRuleOf(registration) === 'one-year' ? registrationDate : boardExpiry;
}

/** Returns the day on which a Board's year ends in a calendar year. */
export function yearEndOf(profession: Profession | undefined, year: number): CivilDate {
  const { end } = (profession ?? paramedic).year;
  return `${year}-${String(end.month).padStart(2, '0')}-${String(end.day).padStart(2, '0')}`;
}

const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));

/** Converts hours, stored with one decimal, to whole tenths, which compare without rounding errors. */
export const tenths = (hours: number): number => Math.round(hours * 10);
