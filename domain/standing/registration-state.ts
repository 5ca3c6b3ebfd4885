import { effectiveExpiry, expiryRuleOf, yearEnding, type Registration } from './cpd.ts';
import { addYears, dayLabel, daysBetween, type CivilDate } from '../dates.ts';
import {
  inSentence,
  inWordsOf,
  inYear,
  yearsOf,
  type Profession,
  type YearDay,
} from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import { isRenewalSeason } from './renewal-season.ts';
import type { Source } from '../sources.ts';

/** Days before the expiry from which it is soon (specification, section 9). */
export const EXPIRY_WARNING_DAYS = 30;

/**
 * State of a registration: `unset` without a date; `active`; `expiring-soon`; `expires-today` on its last day, all of
 * it; `expired` after a day that the user entered or chose; `unanswered` after a day that follows from the Board's
 * year, until the user says whether it was renewed.
 */
export type RegistrationPhase =
  'unset' | 'active' | 'expiring-soon' | 'expires-today' | 'expired' | 'unanswered';

/** A claim about what happens after the expiry, and where it was read. */
export interface AfterExpiry {
  text: string;
  /** The last day of the late period, or the lapse. */
  day: CivilDate;
  source: Source;
}

export interface RegistrationState {
  phase: RegistrationPhase;
  expiryDate: CivilDate | null;
  /** Days from today to the expiry: 0 on the last day, negative afterwards. */
  daysRemaining: number | null;
  /** The late period or the lapse; null before the expiry, and if the Board's year does not say. */
  after: AfterExpiry | null;
}

/** Judges a registration on the user's day `today`. Every screen, message and API reads it here (decision 085). */
export function registrationState(registration: Registration, today: CivilDate): RegistrationState {
  const expiryDate = effectiveExpiry(registration, today);
  if (!registration.registrationDate || !expiryDate) {
    return { phase: 'unset', expiryDate, daysRemaining: null, after: null };
  }
  const daysRemaining = daysBetween(today, expiryDate);
  const phase = phaseOf(daysRemaining, expiryRuleOf(registration) === 'board-year');
  const after = daysRemaining < 0 ? afterExpiry(expiryDate, today, registration.profession) : null;
  return { phase, expiryDate, daysRemaining, after };
}

function phaseOf(daysRemaining: number, isDerived: boolean): RegistrationPhase {
  if (daysRemaining < 0) return isDerived ? 'unanswered' : 'expired';
  if (daysRemaining === 0) return 'expires-today';
  return daysRemaining <= EXPIRY_WARNING_DAYS ? 'expiring-soon' : 'active';
}

/** Returns what the Board's year says of the days after an expiry; null for any day but its end. */
export function afterExpiry(
  expiry: CivilDate,
  today: CivilDate,
  profession: Profession = paramedic,
): AfterExpiry | null {
  const { year, label } = profession;
  if (expiry.slice(5) !== inYear(year.end)) return null;
  if (!year.late || !year.lapse) {
    return {
      text: inWordsOf(
        profession,
        'We have not read if it can still be renewed, or when it lapses. Check with the Board before you practise.',
      ),
      day: expiry,
      source: year.end.source,
    };
  }
  const next = (day: Omit<YearDay, 'source'>): CivilDate => {
    const inSame = `${expiry.slice(0, 4)}-${inYear(day)}`;
    return inSame > expiry ? inSame : addYears(inSame, 1);
  };
  const [until, lapse] = [next(year.late.to), next(year.lapse)];
  if (today <= until) {
    return {
      text: `The late period runs until ${dayLabel(until)}: you are still registered and can still renew. A registration that was not renewed lapses on ${dayLabel(lapse)}.`,
      day: until,
      source: year.late.source,
    };
  }
  return {
    text: `A registration that was not renewed lapsed on ${dayLabel(lapse)}: you cannot practise as a ${inSentence(label)} until the register shows you again. Check the register.`,
    day: lapse,
    source: year.lapse.source,
  };
}

/** Returns the day until which a registration counts as renewed if its owner says so today; null if it is too early to ask. */
export function renewedUntil(registration: Registration, today: CivilDate): CivilDate | null {
  const expiry = effectiveExpiry(registration, today);
  if (!registration.registrationDate || !expiry) return null;
  if (today <= expiry) {
    const years = yearsOf(registration.profession ?? paramedic);
    return isRenewalSeason(expiry, today) ? addYears(expiry, years) : null;
  }
  const year = Number(today.slice(0, 4));
  const { end } = yearEnding(registration, year);
  return end >= today ? end : yearEnding(registration, year + 1).end;
}

/** Texts of the question. */
export const renewedMessages = {
  question: 'Has your registration been renewed?',
  yes: 'Yes, it is renewed',
  early: 'I have renewed it',
  rehearse: 'Prepare my renewal',
  saved: { title: 'Registration renewed' },
  failed: 'Update failed',
  tooEarly: 'Renewal is not open yet',
  entered: 'Enter the new expiry date instead',
} as const;
