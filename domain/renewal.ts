import { hoursLabel } from './activities.ts';
import { counted } from './counts.ts';
import { cpdPeriod, standing, tenths, yearEnding, type Period, type Registration } from './cpd.ts';
import { dayLabel, type CivilDate } from './dates.ts';
import type { RecencyStanding } from './recency.ts';
import type { RequiredHours } from './required-hours.ts';
import { isExcludedType } from './required-hours.ts';
import { registrationTypeLabels } from './registration-details.ts';
import type { Source } from './sources.ts';
import { sources } from './sources.ts';
import { fastTrack, generalExpiry, lapse, latePeriod, rulesFor } from './standard.ts';

/** Declarations of an application for renewal, as far as public sources show them. */
export const declarationIds = [
  'cpd',
  'recency',
  'indemnity',
  'indemnity-ahead',
  'impairment',
  'criminal-history',
  'practice-rights',
  'billing',
  'complaints',
] as const;
export type DeclarationId = (typeof declarationIds)[number];

/**
 * States of a declaration: the record shows it, shows it with hours or dates that are not certain, does not show it, or holds
 * nothing of the kind, so that only its owner knows.
 */
export type AnswerState = 'on-record' | 'uncertain' | 'not-on-record' | 'yours';

/** Label of each state. */
export const answerStateLabels: Record<AnswerState, string> = {
  'on-record': 'On record',
  uncertain: 'Not certain',
  'not-on-record': 'Not on record',
  yours: 'Only you know',
};

/** A question of the renewal in our words, answered from the record where it can be. */
export interface RehearsedAnswer {
  id: DeclarationId;
  heading: string;
  question: string;
  state: AnswerState;
  finding: string;
  proof: string[];
  missing: string[];
  /** Link to the screen that mends it, and its button; null if there is nothing to do here. */
  link: string | null;
  action: string | null;
  source: Source;
}

/** Cover of professional indemnity as the record holds it; null while it holds none. */
export interface IndemnityOnRecord {
  title: string;
  expiryDate: CivilDate | null;
}

/** The part of the record that the rehearsal reads. */
export interface RehearsedRecord {
  registration: Registration;
  cpd: {
    period: Period;
    totalHours: number;
    interactiveHours: number;
    required: RequiredHours;
    /** Hours that are fully evidenced. */
    defensibleHours: number;
    gaps: readonly string[];
  };
  recency: RecencyStanding;
  indemnity: readonly IndemnityOnRecord[];
}

const questions: Record<DeclarationId, Pick<RehearsedAnswer, 'heading' | 'question' | 'source'>> = {
  cpd: {
    heading: 'Continuing professional development',
    question: 'Have you completed the CPD that the standard required in the period now ending?',
    source: sources.annualStatement,
  },
  recency: {
    heading: 'Recency of practice',
    question: 'Have you met the recency of practice standard?',
    source: sources.annualStatement,
  },
  indemnity: {
    heading: 'Indemnity insurance until now',
    question: 'Were you covered by professional indemnity insurance whenever you practised?',
    source: sources.annualStatement,
  },
  'indemnity-ahead': {
    heading: 'Indemnity insurance from now on',
    question: 'If you are renewed, will you practise only while you are covered?',
    source: sources.annualStatement,
  },
  impairment: {
    heading: 'Health',
    question:
      'Do you have an impairment, as the law defines it: a condition that is likely to affect your practice?',
    source: sources.annualStatement,
  },
  'criminal-history': {
    heading: 'Criminal history',
    question:
      'Has your criminal history changed since your last declaration, in Australia or elsewhere? Charges count as well.',
    source: sources.annualStatement,
  },
  'practice-rights': {
    heading: 'Right to practise somewhere',
    question:
      'Did a hospital or another facility withdraw or restrict your right to practise because of your conduct, performance or health?',
    source: sources.annualStatement,
  },
  billing: {
    heading: 'Billing privileges',
    question:
      'Were Medicare billing privileges withdrawn or restricted because of your conduct, performance or health?',
    source: sources.annualStatement,
  },
  complaints: {
    heading: 'Complaints',
    question: 'Was a complaint about you made to a registration authority or a similar body?',
    source: sources.renewalForm,
  },
};

const ONLY_YOU =
  'The record holds nothing about this, and should not. Your answer here is a tick, and is not stored.';

/** Judges each declaration by the record, without claiming compliance. */
export function rehearse(record: RehearsedRecord, today: CivilDate): RehearsedAnswer[] {
  const found: Partial<Record<DeclarationId, Answered>> = {
    cpd: cpdAnswer(record.cpd, today),
    recency: recencyAnswer(record),
    indemnity: indemnityAnswer(record.indemnity, today),
    'indemnity-ahead': aheadAnswer(record.indemnity, today),
  };
  return declarationIds.map((id) => ({
    id,
    ...questions[id],
    state: 'yours',
    finding: ONLY_YOU,
    proof: [],
    missing: [],
    link: null,
    action: null,
    ...found[id],
  }));
}

type Answered = Partial<Omit<RehearsedAnswer, 'id' | 'heading' | 'question' | 'source'>>;

const short = (have: number, need: number, what: string) =>
  tenths(have) < tenths(need) && `${hoursLabel((tenths(need) - tenths(have)) / 10)} ${what}`;

function cpdAnswer(
  { period, totalHours, interactiveHours, required, defensibleHours, gaps }: RehearsedRecord['cpd'],
  today: CivilDate,
): Answered {
  const days = `${dayLabel(period.start)} to ${dayLabel(period.end)}`;
  if (required.basis === 'does-not-apply') {
    return { state: 'yours', finding: `${days}: ${required.explanation}` };
  }
  const isComplete = standing({ totalHours, interactiveHours }, required) === 'Complete';
  const unproven = tenths(totalHours) - tenths(defensibleHours);
  const isUncertain = required.basis === 'pro-rata';
  return {
    state: !isComplete ? 'not-on-record' : isUncertain || unproven > 0 ? 'uncertain' : 'on-record',
    finding: `${days}: ${hoursLabel(totalHours)} on record of ${required.total} required, ${hoursLabel(interactiveHours)} interactive of ${required.interactive}.${required.explanation ? ` ${required.explanation}` : ''}`,
    proof: [`${hoursLabel(defensibleHours)} with reflection and full evidence`],
    missing: [
      short(totalHours, required.total, period.end < today ? 'short' : 'still to do'),
      short(interactiveHours, required.interactive, 'of it interactive'),
      unproven > 0 && `${hoursLabel(unproven / 10)} without full evidence`,
      ...gaps,
    ].filter((text) => text !== false),
    link: '/cpd-log',
    action: 'Open the CPD log',
  };
}

function recencyAnswer({ recency, registration }: RehearsedRecord): Answered {
  const type = registration.registrationType;
  const isExcluded = isExcludedType(type, rulesFor(recency.ways[0]!.to));
  const states = {
    shown: 'on-record',
    uncertain: 'uncertain',
    'not-shown': 'not-on-record',
    empty: 'not-on-record',
  } as const;
  return {
    state: states[recency.state],
    finding: isExcluded
      ? `${recency.summary} How the standard treats ${registrationTypeLabels[type!].toLowerCase()} registration was not read. Check with the Board.`
      : recency.summary,
    proof: recency.ways
      .filter(({ state }) => state === 'shown')
      .map(({ text, hours }) => `${hoursLabel(hours)} on record; the way asks for ${text}`),
    missing:
      recency.state === 'shown'
        ? [...recency.notices]
        : [
            ...(recency.state === 'empty' ? ['Practice hours of the last five years'] : []),
            ...recency.notices,
          ],
    link: '/practice-hours',
    action: 'Open practice hours',
  };
}

const addCover = { link: '/credentials', action: 'Open credentials' } as const;

const NO_COVER =
  'No professional indemnity cover is on record. Your employer may cover you: ask for the certificate.';

function indemnityAnswer(covers: readonly IndemnityOnRecord[], today: CivilDate): Answered {
  const valid = covers.filter(({ expiryDate }) => !expiryDate || expiryDate >= today);
  if (covers.length === 0)
    return { state: 'not-on-record', finding: NO_COVER, missing: ['Proof of cover'], ...addCover };
  return {
    state: 'uncertain',
    finding: `${counted(covers.length, 'cover')} on record${valid.length > 0 ? ', valid today' : ', none of them valid today'}. Whether you were covered each time you practised is for you to say.`,
    proof: covers.map(coverText),
    missing: valid.length > 0 ? [] : ['Cover that is valid today'],
    ...addCover,
  };
}

function aheadAnswer(covers: readonly IndemnityOnRecord[], today: CivilDate): Answered {
  const ahead = covers.filter(({ expiryDate }) => expiryDate && expiryDate > today);
  if (ahead.length === 0)
    return {
      state: 'yours',
      finding: 'No cover with a later expiry is on record. It is a promise that only you can make.',
    };
  return {
    state: 'yours',
    finding: `${ahead.map(coverText).join('; ')}. It is a promise that only you can make.`,
  };
}

const coverText = ({ title, expiryDate }: IndemnityOnRecord): string =>
  `${title}${expiryDate ? `, until ${dayLabel(expiryDate)}` : ', no end on record'}`;

/** Returns the CPD period that a renewal declares: in the late period and in January, the one that has just ended. */
export function declaredPeriod(registration: Registration, today: CivilDate): Period {
  const current = cpdPeriod(registration, today);
  const month = today.slice(5, 7);
  const isLate = month === '12' || month === '01';
  const hasEarlier =
    registration.registrationDate === null || registration.registrationDate < current.start;
  if (!isLate || !hasEarlier) return current;
  return yearEnding(registration, Number(current.end.slice(0, 4)) - 1);
}

/** True from 1 October to the end of January: when renewal, its late period or the fast track is open. */
export const isRenewalTime = (today: CivilDate): boolean =>
  ['10', '11', '12', '01'].includes(today.slice(5, 7));

/** A date of the renewal that is next or was last. */
export interface RenewalDate {
  day: string;
  text: string;
  source: Source;
}

/** Returns the dates of the renewal that is next or under way, and what then. */
export function renewalDates(today: CivilDate): RenewalDate[] {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) === '01' ? 1 : 0);
  const of = (month: number, date: number, plus = 0) =>
    dayLabel(`${year + plus}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`);
  const { source } = generalExpiry;
  return [
    {
      day: `October ${year}`,
      text: 'Reminders to renew are sent, and online renewal opens.',
      source,
    },
    {
      day: of(generalExpiry.month, generalExpiry.day),
      text: 'Last day to renew on time. General and non-practising registration expire.',
      source,
    },
    {
      day: `${of(latePeriod.from.month, latePeriod.from.day)} to ${of(latePeriod.to.month, latePeriod.to.day)}`,
      text: 'Late period: you are still registered and can still renew, with a late fee.',
      source: latePeriod.source,
    },
    {
      day: of(lapse.month, lapse.day, 1),
      text: 'A registration that was not renewed lapses. Your name leaves the register, and you cannot practise as a paramedic.',
      source: lapse.source,
    },
    {
      day: `${of(fastTrack.from.month, fastTrack.from.day, 1)} to ${of(fastTrack.to.month, fastTrack.to.day, 1)}`,
      text: 'You may be able to apply by fast track. You cannot practise until the register shows you again. Afterwards it is a new application.',
      source: fastTrack.source,
    },
  ];
}

/** Says which topics are not asked here, and why. */
export const notAsked =
  'The form may ask more, such as English or registration in another country. No public source shows it for an annual renewal of paramedics, so it is not rehearsed here. The form decides.';

/** Texts of the rehearsal. */
export const renewalMessages = {
  title: 'Rehearse the renewal',
  intro:
    'The declarations of an annual renewal in our words, each against your record. It says what the record shows; the declaration stays yours.',
  consider: 'I have considered this',
  ticks: (done: number, all: number) => `${done} of ${all} considered`,
  ticksNote:
    'Ticks stay on this page and are not stored. Never write health or criminal details anywhere in this app.',
  proof: 'What proves it',
  missing: 'What is missing',
  dates: 'Dates, and what then',
  statement: 'Your statement',
  statementText:
    'One page with what the record shows today, for yourself. It is not sent to anyone.',
  download: 'Download statement (PDF)',
  notFinished: 'Tick each declaration first.',
  fileName: 'renewal-rehearsal.pdf',
  bannerTitle: 'Renewal time',
  bannerText: 'Go through the declarations against your record before you sign them.',
  disclaimer:
    'This page says what the record showed on this day. It is not a declaration, and does not say that a standard is met.',
} as const;
