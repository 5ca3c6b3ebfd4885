import { hoursLabel } from '../records/activities.ts';
import {
  boardAnswerMessages,
  boardAnswerSource,
  boardAnswerText,
  isOnFile,
  lowersHours,
  type BoardAnswer,
} from './board-answers.ts';
import { counted } from '../counts.ts';
import type { Period, Registration, Requirement } from './cpd.ts';
import {
  addDays,
  addMonths,
  addYears,
  dayLabel,
  fullMonthsBetween,
  type CivilDate,
} from '../dates.ts';
import { daysIn, joined, later, overlap, without, type DaySpan } from '../day-spans.ts';
import { inWordsOf, yearsOf, type Profession } from '../professions/profession.ts';
import { sourceInWordsOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';
import { addOnsOf, addOnText, quotasOf } from './quotas.ts';
import type { RegistrationType } from './registration-details.ts';
import { daysOf, historyText, spanDays, spansIn, type SpanType } from './registration-spans.ts';
import type { Quota, RulePack } from './rule-packs.ts';
import type { Source } from '../sources.ts';
import { rulesFor } from './standard.ts';
import {
  unread,
  UNREAD_EXCLUSIONS,
  UNREAD_HOURS,
  UNREAD_INTERACTIVE,
  UNREAD_SHORTER,
} from './unread.ts';

/** The requirement of one source for a period shorter than a full year. */
export interface Reading {
  total: number;
  /** Null if the source states none. */
  interactive: number | null;
  source: Source;
}

/** The required hours of a period, and how they were found (decision 033). */
export interface RequiredHours extends Requirement {
  /** `no-hours`: the standard asks for none, or none were read, so that hours settle nothing. */
  basis: 'full-year' | 'pro-rata' | 'board-answer' | 'does-not-apply' | 'no-hours';
  /** Source of the figure. */
  source: Source;
  /** The requirement of each source for a partial year; empty otherwise. */
  readings: readonly Reading[];
  /** The uploaded file that holds the Board's answer; null if none does. */
  document: string | null;
  /** Why the period has less than a year of registration, in the third person; null if it has not. */
  cause: string | null;
  /** Says how the figure came about and what was not read, unless it is simply that of a full year. */
  explanation: string | null;
  /** Requirements beside hours; quotas.ts judges them. */
  quotas?: readonly Quota[];
}

/** Facts that the required hours depend on. */
export type RequiredOf = Pick<
  Registration,
  | 'registrationDate'
  | 'registrationType'
  | 'registrationTypeSince'
  | 'registrationBreaks'
  | 'registrationSpans'
  | 'boardAnswers'
  | 'endorsements'
  | 'profession'
>;

const unregistered: RequiredOf = { registrationDate: null };

/**
 * Returns the hours required in a period by the rules in force at its end. In a partial year the sources disagree: the
 * larger figure applies, and both are shown. The Board's answer to the user overrides both; one that requires less does so only
 * with its document.
 */
export function requiredHours(
  period: Period,
  registration: RequiredOf = unregistered,
): RequiredHours {
  const { profession = paramedic } = registration;
  const answer = registration.boardAnswers?.find(({ periodEnd }) => periodEnd === period.end);
  const { url } = rulesFor(period, profession).source;
  const read = readHours(period, registration);
  if (!answer) return read;
  return isOnFile(answer) || !lowersHours(answer, read)
    ? { ...read, ...answered(answer, url, profession) }
    : heldBack(answer, read, url, profession);
}

/**
 * Returns the hours by the sources alone, without the Board's answer to the user. Only days without registration shorten
 * a year; breaks from practice and a change of type within it lower nothing.
 */
export function readHours(period: Period, registration: RequiredOf): RequiredHours {
  const { profession = paramedic } = registration;
  const { source, explanation, ...read } = bySources(period, registration);
  return {
    ...read,
    source: sourceInWordsOf(profession, source),
    explanation: explanation && inWordsOf(profession, explanation),
  };
}

function bySources(period: Period, registration: RequiredOf): RequiredHours {
  const { profession = paramedic } = registration;
  const rules = rulesFor(period, profession);
  const { annualRequirement, proRata } = rules;
  const excluded = excludedDays(registration, period);
  if (without(daysOfPeriod(period), excluded).length === 0) {
    return doesNotApply(registration, period, rules);
  }
  const addOns = addOnsOf(registration, period, rules);
  const more = {
    total: addOns.reduce((sum, { total }) => sum + total, 0),
    interactive: addOns.reduce((sum, { interactive }) => sum + interactive, 0),
  };
  const quotas = quotasOf(rules, addOns);
  const notes = sentences([
    unreadText(rules),
    ...addOns.map((each) => addOnText(each, period)),
    quotas.length > 0 && `Beside hours: ${quotas.map(({ text }) => text).join('; ')}.`,
    notesOn(registration, period, excluded, rules),
  ]);
  const none = { readings: [], cause: null, document: null, ...(quotas.length > 0 && { quotas }) };
  const full = {
    total: (annualRequirement.total ?? 0) + more.total,
    interactive: (annualRequirement.interactive ?? 0) + more.interactive,
  };
  if (annualRequirement.total === null || full.total === 0) {
    const basis = 'no-hours';
    const { source } = annualRequirement;
    return { ...none, total: 0, interactive: 0, basis, source, explanation: notes };
  }
  const fullMonths = 12 * yearsOf(profession);
  const lapses = proRata?.lapsesCount ? lapsesIn(registration, period) : [];
  const months = registeredMonths(period, lapses, fullMonths);
  if (months >= fullMonths || !proRata) {
    const row = proRata && rowFor(months, proRata);
    const isPart = months < fullMonths;
    return {
      ...none,
      total: row ? row.total + more.total : full.total,
      interactive: row ? row.interactive + more.interactive : full.interactive,
      basis: 'full-year',
      source:
        row && row.total !== annualRequirement.total ? proRata!.source : annualRequirement.source,
      cause: isPart ? causeOf(period, registration, lapses) : null,
      explanation: sentences([isPart && unread(UNREAD_SHORTER, rules).text, notes]) || null,
    };
  }
  const first = isFirst(period, registration);
  const readings = readingsOf(months, first, proRata);
  const judging = readings.reduce((a, b) => (b.total > a.total ? b : a));
  const required = {
    total: judging.total + more.total,
    interactive: rowFor(months, proRata).interactive + more.interactive,
  };
  const cause = causeOf(period, registration, lapses);
  return {
    ...none,
    ...required,
    basis: 'pro-rata',
    source: judging.source,
    readings,
    cause,
    explanation: sentences([
      `${cause}.`,
      explanationOf(required, readings, { months, first, isLapsed: lapses.length > 0 }),
      notes,
    ]),
  };
}

/** Says which figures were not read, and that none are asked for. */
function unreadText(rules: RulePack): string | null {
  const { total, interactive } = rules.annualRequirement;
  if (total === null) return unread(`${UNREAD_HOURS}, so no hours are judged`, rules).text;
  if (interactive === null) {
    return unread(`${UNREAD_INTERACTIVE}, so none are judged`, rules).text;
  }
  return total === 0 ? 'The standard asks for no number of hours, as far as it was read.' : null;
}

/** Returns why a period has less than a year of registration: it began in it, or lapsed for a time. */
function causeOf(period: Period, registration: RequiredOf, lapses: readonly DaySpan[]): string {
  const began = isFirst(period, registration) && period.start === registration.registrationDate;
  const lapsed = lapses.map(({ startDate, endDate }) => spanDays({ from: startDate, to: endDate }));
  const parts = [
    began && `first registered on ${dayLabel(period.start)}`,
    lapsed.length > 0 && `not registered from ${lapsed.join(', ')}, by the registration history`,
  ].filter(Boolean);
  const text =
    parts.length > 0
      ? parts.join('; ')
      : `registered ${spanDays({ from: period.start, to: period.end })}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says which entered details lower no hours, and why not. */
function notesOn(
  registration: RequiredOf,
  period: Period,
  excluded: readonly DaySpan[],
  rules: RulePack,
): string {
  const { registrationBreaks = [], registrationSpans = [] } = registration;
  const days = daysOfPeriod(period);
  const isAway = registrationBreaks.some((each) => overlap(daysOf(each), days));
  // The cause names the lapses that count.
  const lapsesCount = rules.proRata?.lapsesCount ?? false;
  const unsaid = registrationSpans.filter(({ type }) => type !== 'none' || !lapsesCount);
  const isKept = !lapsesCount && lapsesIn(registration, period).length > 0;
  return sentences([
    isAway && BREAKS_KEEP_HOURS,
    isKept && (rules.proRata ? LAPSES_KEEP_HOURS : unread(UNREAD_SHORTER, rules).text),
    excluded.length > 0 && changedTypeText(registration, period, rules),
    isUndated(registration, rules) && undatedTypeText(registration.registrationType!),
    !rules.exclusions &&
      isUnusual(registration) &&
      unread(`${UNREAD_EXCLUSIONS}, so these hours stay`, rules).text,
    historyText(unsaid, period),
  ]);
}

function answered(answer: BoardAnswer, url: string, profession: Profession): RequiredHours {
  return {
    total: answer.total,
    interactive: answer.interactive,
    basis: 'board-answer',
    source: boardAnswerSource(answer, url, profession),
    readings: [],
    cause: null,
    document: answer.documentFile ?? null,
    explanation: boardAnswerText(answer, profession),
  };
}

/** Returns the stricter of an answer without a document and the figures of the sources, with the reason. */
function heldBack(
  answer: BoardAnswer,
  read: RequiredHours,
  url: string,
  profession: Profession,
): RequiredHours {
  const told = `${boardAnswerText(answer, profession)} ${boardAnswerMessages.undocumented}`;
  const total = Math.max(answer.total, read.total);
  const interactive = Math.max(answer.interactive, read.interactive);
  if (total === read.total && interactive === read.interactive) {
    return { ...read, explanation: [read.explanation, told].filter(Boolean).join(' ') };
  }
  const { source } = read;
  const reading = { total: read.total, interactive: read.interactive, source };
  return {
    ...read,
    ...answered(answer, url, profession),
    total,
    interactive,
    readings: [reading],
    explanation: told,
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
  return exclusions?.registrations.some((excluded) => excluded === type) ?? false;
}

/** Returns the text for a period in which the standard does not apply. */
export const doesNotApplyText = (type: string): string =>
  `The standard does not apply to ${type} registration, so no CPD hours are required. Check with the Board.`;

function doesNotApply(
  { registrationType, registrationSpans = [] }: RequiredOf,
  period: Period,
  { exclusions }: RulePack,
): RequiredHours {
  const held = spansIn(registrationSpans, period).map(({ type }) => type);
  const types = held.length > 0 ? new Set(held) : [registrationType!];
  return {
    total: 0,
    interactive: 0,
    basis: 'does-not-apply',
    source: exclusions!.source,
    readings: [],
    cause: null,
    document: null,
    explanation: doesNotApplyText([...types].join(' and ')),
  };
}

type ProRata = NonNullable<RulePack['proRata']>;

function rowFor(months: number, { rows }: ProRata): Requirement {
  return rows.find(({ fromMonths, isOver }) =>
    isOver ? months > fromMonths : months >= fromMonths,
  )!;
}

/** No source that was read lets time away lower the hours: docs/decisions/082. */
export const BREAKS_KEEP_HOURS =
  'Breaks from practice lower no hours: no source that we have read says so. If the Board told you otherwise, add its answer with its letter.';

/** For a Board whose table was read for first registrations alone. */
const LAPSES_KEEP_HOURS =
  'A lapse lowers no hours here: we have read this Board’s table only for first registrations. Check with the Board.';

/** For a type that the standard excludes, held for a part of the period. */
function changedTypeText(registration: RequiredOf, period: Period, rules: RulePack): string {
  const { registrationType, registrationTypeSince, registrationSpans = [] } = registration;
  const held = spansIn(registrationSpans, period)
    .map(({ type }) => type)
    .filter((type) => type !== 'none' && isExcludedType(type, rules));
  const types = new Set<string>(held);
  const isOpen =
    isExcludedType(registrationType, rules) &&
    registrationTypeSince &&
    registrationTypeSince <= period.end;
  if (isOpen) types.add(registrationType!);
  return `The standard does not apply to ${[...types].join(' and ')} registration, but a change within a CPD year lowers no hours of that year. Check with the Board.`;
}

/** True for a type that the standard excludes if neither its day nor the history says since when. */
const isUndated = (
  { registrationType, registrationTypeSince, registrationSpans = [] }: RequiredOf,
  rules: RulePack,
): boolean =>
  isExcludedType(registrationType, rules) &&
  !registrationTypeSince &&
  !registrationSpans.some(({ type }) => type === registrationType);

/** True for the types that standards tend to exclude. */
const isUnusual = ({ registrationType: type }: RequiredOf): boolean =>
  type === 'student' || type === 'non-practising';

const undatedTypeText = (type: RegistrationType): string =>
  `The standard does not apply to ${type} registration, but the day since which it is held is not recorded, so these hours stay. Enter it on your profile.`;

type Readings = readonly [Reading, ...Reading[]];

function readingsOf(months: number, first: boolean, proRata: ProRata): Readings {
  const { source, otherReading } = proRata;
  const { total, interactive } = rowFor(months, proRata);
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
  { months, first, isLapsed }: { months: number; first: boolean; isLapsed: boolean },
): string {
  const whole = Math.floor(months);
  const counts = whole === 0 ? 'less than a whole month' : counted(whole, 'whole month');
  const registered = isLapsed
    ? `${counts[0]!.toUpperCase()}${counts.slice(1)} of registration ${whole <= 1 ? 'is' : 'are'} counted in this period: only whole months without it are taken off.`
    : `This period has ${counts} of registration.`;
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

const daysOfPeriod = ({ start, end }: Period): DaySpan => ({ startDate: start, endDate: end });

/** Returns the days of a period on which the standard does not apply: by the history, else by the type. */
function excludedDays(registration: RequiredOf, period: Period): DaySpan[] {
  const rules = rulesFor(period.end, registration.profession);
  const { registrationType, registrationTypeSince: since, registrationSpans = [] } = registration;
  const isIn = ({ type }: { type: SpanType }) => type !== 'none' && isExcludedType(type, rules);
  const days = daysOfPeriod(period);
  const isOpen = isExcludedType(registrationType, rules) && since && since <= period.end;
  const open = isOpen ? { startDate: later(since, period.start), endDate: period.end } : null;
  return joined([
    ...registrationSpans.filter(isIn).flatMap((each) => overlap(daysOf(each), days) ?? []),
    ...(open ? without(open, registrationSpans.map(daysOf)) : []),
  ]);
}

/** Returns the days of a period without registration, by its history. */
function lapsesIn({ registrationSpans = [] }: RequiredOf, period: Period): DaySpan[] {
  const lapsed = registrationSpans.filter(({ type }) => type === 'none');
  return joined(lapsed.flatMap((each) => overlap(daysOf(each), daysOfPeriod(period)) ?? []));
}

/** Counts months of registration, with a half for the days beyond the whole ones. Only whole months of a lapse count. */
function registeredMonths(period: Period, lapses: readonly DaySpan[], full: number): number {
  const days = daysOfPeriod(period);
  const missing = lapses.map((each) =>
    daysIn(each) === daysIn(days) ? full : wholeMonths(each.startDate, each.endDate),
  );
  return Math.max(0, monthsIn(period, full) - missing.reduce((sum, each) => sum + each, 0));
}

/** A year that ends on 28 February of a leap year counts as full, though it lacks 29 February. */
function monthsIn({ start, end }: Period, full: number): number {
  if (addYears(addDays(start, -1), full / 12) <= end) return full;
  const whole = wholeMonths(start, end);
  return start <= end && addDays(addMonths(start, whole), -1) < end ? whole + 0.5 : whole;
}

const wholeMonths = (start: CivilDate, end: CivilDate): number =>
  start > end ? 0 : fullMonthsBetween(start, addDays(end, 1));

const sentences = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
