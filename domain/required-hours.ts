import { hoursLabel } from './activities.ts';
import { boardAnswerSource, boardAnswerText, type BoardAnswer } from './board-answers.ts';
import { counted } from './counts.ts';
import type { Period, Registration, Requirement } from './cpd.ts';
import { addDays, addMonths, addYears, fullMonthsBetween, type CivilDate } from './dates.ts';
import type { RegistrationType } from './registration-details.ts';
import type { RulePack } from './rule-packs.ts';
import type { Source } from './sources.ts';
import { rulesFor } from './standard.ts';

/** The requirement of one source for a period shorter than a full year. */
export interface Reading {
  total: number;
  /** Null if the source states none. */
  interactive: number | null;
  source: Source;
}

/** The required hours of a period, and how they were found (decision 033). */
export interface RequiredHours extends Requirement {
  basis: 'full-year' | 'pro-rata' | 'board-answer' | 'does-not-apply';
  /** Source of the figure. */
  source: Source;
  /** The requirement of each source for a partial year; empty otherwise. */
  readings: readonly Reading[];
  /** Says how the figure came about, unless it is simply that of a full year. */
  explanation: string | null;
}

/** Facts that the required hours depend on. */
export type RequiredOf = Pick<
  Registration,
  | 'registrationDate'
  | 'registrationType'
  | 'registrationTypeSince'
  | 'registrationBreaks'
  | 'boardAnswers'
  | 'profession'
>;

const unregistered: RequiredOf = { registrationDate: null };

/**
 * Returns the hours required in a period by the rules in force at its end. In a partial year the sources disagree: the
 * larger figure judges, and both are shown. What the Board told the user overrides both.
 */
export function requiredHours(
  period: Period,
  registration: RequiredOf = unregistered,
): RequiredHours {
  const answer = registration.boardAnswers?.find(({ periodEnd }) => periodEnd === period.end);
  if (answer) return answered(answer);
  const rules = rulesFor(period, registration.profession);
  if (isExcluded(registration, period)) return doesNotApply(registration, rules);
  const months = registeredMonths(period, registration);
  const { total, interactive } = rowFor(months, rules);
  const isKept = !rules.proRata.breaksCount && registration.registrationBreaks?.length;
  if (months >= 12) {
    const { source } = rules.annualRequirement;
    return {
      total,
      interactive,
      basis: 'full-year',
      source: total === rules.annualRequirement.total ? source : rules.proRata.source,
      readings: [],
      explanation: isKept ? BREAKS_KEEP_HOURS : null,
    };
  }
  const readings = readingsOf(months, isFirst(period, registration), rules);
  const judging = readings.reduce((a, b) => (b.total > a.total ? b : a));
  const required = { total: judging.total, interactive };
  return {
    ...required,
    basis: 'pro-rata',
    source: judging.source,
    readings,
    explanation: `${explanationOf(required, readings, months, isFirst(period, registration))}${isKept ? ` ${BREAKS_KEEP_HOURS}` : ''}`,
  };
}

function answered(answer: BoardAnswer): RequiredHours {
  return {
    total: answer.total,
    interactive: answer.interactive,
    basis: 'board-answer',
    source: boardAnswerSource(answer),
    readings: [],
    explanation: boardAnswerText(answer),
  };
}

/** Returns the figures alone. */
export function requirement(period: Period, registration?: RequiredOf): Requirement {
  const { total, interactive } = requiredHours(period, registration);
  return { total, interactive };
}

/** True if the standard does not apply to the type of registration. */
export function isExcludedType(
  type: RegistrationType | null | undefined,
  { exclusions }: RulePack,
): boolean {
  return exclusions.registrations.some((excluded) => excluded === type);
}

/** Returns the text for a period in which the standard does not apply. */
export const doesNotApplyText = (type: string): string =>
  `The standard does not apply to ${type} registration, so no CPD hours are required. Check with the Board.`;

function doesNotApply({ registrationType }: RequiredOf, { exclusions }: RulePack): RequiredHours {
  return {
    total: 0,
    interactive: 0,
    basis: 'does-not-apply',
    source: exclusions.source,
    readings: [],
    explanation: doesNotApplyText(registrationType!),
  };
}

function rowFor(months: number, { proRata }: RulePack): Requirement {
  return proRata.rows.find(({ fromMonths, isOver }) =>
    isOver ? months > fromMonths : months >= fromMonths,
  )!;
}

/** Said where a Board's table goes by the months of registration alone. */
const BREAKS_KEEP_HOURS =
  'Breaks do not lower these hours: the Board counts months of registration. Check with the Board.';

type Readings = readonly [Reading, ...Reading[]];

function readingsOf(months: number, first: boolean, rules: RulePack): Readings {
  const { source, otherReading } = rules.proRata;
  const { total, interactive } = rowFor(months, rules);
  if (!otherReading) return [{ total, interactive, source }];
  const { everyMonths, firstPeriodTotal } = otherReading;
  const other = first ? firstPeriodTotal : Math.floor(months / everyMonths) * otherReading.total;
  return [
    { total, interactive, source },
    { total: other, interactive: null, source: otherReading.source },
  ];
}

function explanationOf(
  { total, interactive }: Requirement,
  [ours, other]: Readings,
  months: number,
  first: boolean,
): string {
  const whole = Math.floor(months);
  const registered = `This period has ${whole === 0 ? 'less than a whole month' : counted(whole, 'whole month')} of registration.`;
  if (!other) return `${registered} ${ours.source.publisher}: ${inHours(total, interactive)}.`;
  const said = `Our summary of the standard: ${inHours(ours.total, ours.interactive)}. Another Australian CPD tracker: ${inHours(other.total, null)}${first ? ' in the period of first registration' : ''}.`;
  const judged =
    ours.total === other.total
      ? 'Neither was read at the Board.'
      : `Sources disagree, so we count the larger figure: ${inHours(total, interactive)}.`;
  return `${registered} ${said} ${judged} Check with the Board.`;
}

function inHours(total: number, interactive: number | null): string {
  if (total === 0) return 'no hours';
  return interactive
    ? `${hoursLabel(total)}, ${interactive} of them interactive`
    : hoursLabel(total);
}

const isFirst = ({ start, end }: Period, { registrationDate }: RequiredOf): boolean =>
  registrationDate !== null && registrationDate >= start && registrationDate <= end;

function isExcluded(registration: RequiredOf, { start, end }: Period): boolean {
  const since = excludedSince(registration, end);
  return since !== null && since <= start;
}

/** Returns the day from which the standard does not apply, null if it does. */
function excludedSince(
  { registrationType, registrationTypeSince, profession }: RequiredOf,
  end: CivilDate,
): CivilDate | null {
  if (!isExcludedType(registrationType, rulesFor(end, profession))) return null;
  return registrationTypeSince ?? null;
}

/**
 * Counts months of registration, with a half for the days beyond the whole ones. Only whole months of a break count, so a
 * few days off change nothing.
 */
function registeredMonths(period: Period, registration: RequiredOf): number {
  const since = excludedSince(registration, period.end);
  const practising = since ? { ...period, end: earlier(period.end, addDays(since, -1)) } : period;
  const { breaksCount } = rulesFor(period, registration.profession).proRata;
  const breaks = (breaksCount && registration.registrationBreaks) || [];
  const missing = breaks.map(({ from, to }) => {
    const [start, end] = [later(from, period.start), earlier(to, practising.end)];
    return start <= period.start && end >= practising.end ? 12 : wholeMonths(start, end);
  });
  return Math.max(0, monthsIn(practising) - missing.reduce((sum, each) => sum + each, 0));
}

/** A year that ends on 28 February of a leap year counts as full, though it lacks 29 February. */
function monthsIn({ start, end }: Period): number {
  const isFullYear = addYears(addDays(start, -1), 1) <= end;
  if (isFullYear) return 12;
  const whole = wholeMonths(start, end);
  return start <= end && addDays(addMonths(start, whole), -1) < end ? whole + 0.5 : whole;
}

const wholeMonths = (start: CivilDate, end: CivilDate): number =>
  start > end ? 0 : fullMonthsBetween(start, addDays(end, 1));
const later = (a: CivilDate, b: CivilDate): CivilDate => (a > b ? a : b);
const earlier = (a: CivilDate, b: CivilDate): CivilDate => (a < b ? a : b);
