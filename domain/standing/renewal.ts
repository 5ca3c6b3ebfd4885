import { hoursLabel } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { cpdPeriod, standing, tenths, yearEnding, type Period, type Registration } from './cpd.ts';
import { addDays, dayLabel, type CivilDate } from '../dates.ts';
import { inSentence, inWordsOf, inYear, type Profession } from '../professions/profession.ts';
import { heldOf, monthInWords, sourceInWordsOf } from '../professions/words.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { RecencyStanding } from './recency.ts';
import type { RequiredHours } from './required-hours.ts';
import { isExcludedType } from './required-hours.ts';
import { registrationTypeLabels } from './registration-details.ts';
import { CHECK_WITH_BOARD, type Source } from '../sources.ts';
import { isRenewalSeason } from './renewal-season.ts';
import { renewalSources } from './renewal-sources.ts';
import { unread, UNREAD_LATE } from './unread.ts';
import { rulesFor } from './standard.ts';

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
  /** Its first day; null if it was not recorded. */
  issueDate: CivilDate | null;
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
    source: renewalSources.annualStatement,
  },
  recency: {
    heading: 'Recency of practice',
    question: 'Have you met the recency of practice standard?',
    source: renewalSources.annualStatement,
  },
  indemnity: {
    heading: 'Indemnity insurance until now',
    question: 'Were you covered by professional indemnity insurance whenever you practised?',
    source: renewalSources.annualStatement,
  },
  'indemnity-ahead': {
    heading: 'Indemnity insurance from now on',
    question: 'If you are renewed, will you practise only while you are covered?',
    source: renewalSources.annualStatement,
  },
  impairment: {
    heading: 'Health',
    question:
      'Do you have an impairment, as the law defines it: a condition that is likely to affect your practice?',
    source: renewalSources.annualStatement,
  },
  'criminal-history': {
    heading: 'Criminal history',
    question:
      'Has your criminal history changed since your last declaration, in Australia or elsewhere? Charges count as well.',
    source: renewalSources.annualStatement,
  },
  'practice-rights': {
    heading: 'Right to practise somewhere',
    question:
      'Did a hospital or another facility withdraw or restrict your right to practise because of your conduct, performance or health?',
    source: renewalSources.annualStatement,
  },
  billing: {
    heading: 'Billing privileges',
    question:
      'Were Medicare billing privileges withdrawn or restricted because of your conduct, performance or health?',
    source: renewalSources.annualStatement,
  },
  complaints: {
    heading: 'Complaints',
    question: 'Was a complaint about you made to a registration authority or a similar body?',
    source: renewalSources.renewalForm,
  },
};

const ONLY_YOU =
  'The record holds nothing about this, and should not. Your answer here is a tick, and is not stored.';

/** Judges each declaration by the record, without claiming compliance. */
export function rehearse(record: RehearsedRecord, today: CivilDate): RehearsedAnswer[] {
  const found: Partial<Record<DeclarationId, Answered>> = {
    cpd: cpdAnswer(record, today),
    recency: recencyAnswer(record),
    indemnity: indemnityAnswer(record.indemnity, today),
    'indemnity-ahead': aheadAnswer(record.indemnity, today),
  };
  const profession: Profession = record.registration.profession ?? paramedic;
  return declarationIds
    .filter((id) => !profession.abroad || isOfEveryRegister(id))
    .map((id) => ({
      id,
      ...questions[id],
      // The National Law's statement is Ahpra's; what another register asks was not read.
      ...(profession.abroad && {
        source: sourceInWordsOf(
          profession,
          unread('the form', rulesFor(record.cpd.period, profession)).source,
        ),
      }),
      state: 'yours',
      finding: ONLY_YOU,
      proof: [],
      missing: [],
      link: null,
      action: null,
      ...found[id],
    }));
}

/** True for what the record itself can show of any register. */
const isOfEveryRegister = (id: DeclarationId): boolean => id === 'cpd' || id === 'recency';

type Answered = Partial<Omit<RehearsedAnswer, 'id' | 'heading' | 'question' | 'source'>>;

const short = (have: number, need: number, what: string) =>
  tenths(have) < tenths(need) && `${hoursLabel((tenths(need) - tenths(have)) / 10)} ${what}`;

function cpdAnswer({ cpd, registration }: RehearsedRecord, today: CivilDate): Answered {
  const { period, totalHours, interactiveHours, required, defensibleHours, gaps } = cpd;
  const { annualRequirement } = rulesFor(period, registration.profession);
  const interactive =
    (annualRequirement.interactive ?? 0) > 0 || required.interactive > 0
      ? `, ${hoursLabel(interactiveHours)} interactive of ${required.interactive}`
      : '';
  const days = `${dayLabel(period.start)} to ${dayLabel(period.end)}`;
  if (required.basis === 'does-not-apply') {
    return { state: 'yours', finding: `${days}: ${required.explanation}` };
  }
  const open = { link: '/cpd-log', action: 'Open the CPD log' };
  if (required.basis === 'no-hours') {
    return {
      state: 'yours',
      finding: `${days}: ${required.explanation}`,
      missing: [...gaps],
      ...open,
    };
  }
  const isComplete =
    standing({ totalHours, interactiveHours }, { ...required, quotas: [] }) === 'Complete';
  const unproven = tenths(totalHours) - tenths(defensibleHours);
  const isUncertain = required.basis === 'pro-rata' || (required.quotas ?? []).length > 0;
  return {
    state: !isComplete ? 'not-on-record' : isUncertain || unproven > 0 ? 'uncertain' : 'on-record',
    finding: `${days}: ${hoursLabel(totalHours)} on record of ${required.total} required${interactive}.${required.explanation ? ` ${required.explanation}` : ''}`,
    proof: [`${hoursLabel(defensibleHours)} with reflection and full evidence`],
    missing: [
      short(totalHours, required.total, period.end < today ? 'short' : 'still to do'),
      short(interactiveHours, required.interactive, 'of it interactive'),
      unproven > 0 && `${hoursLabel(unproven / 10)} without full evidence`,
      ...gaps,
    ].filter((text) => text !== false),
    ...open,
  };
}

function recencyAnswer({ recency, registration }: RehearsedRecord): Answered {
  const profession = registration.profession ?? paramedic;
  if (profession !== paramedic) return { ...unreadRecency(profession), ...openPractice };
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
      ? `${recency.summary} We have not read how the standard treats ${registrationTypeLabels[type!].toLowerCase()} registration. Check with the Board.`
      : recency.summary,
    proof: recency.ways
      .filter(({ state }) => state === 'shown')
      .map(({ text, hours }) => `${hoursLabel(hours)} on record; this way needs ${text}`),
    missing: [
      ...(recency.state === 'empty' ? ['Practice hours of the last five years'] : []),
      ...recency.notices,
    ],
    ...openPractice,
  };
}

const openPractice = { link: '/practice-hours', action: 'Open practice hours' } as const;

/** For a Board whose recency standard was not read: nothing is judged. */
const unreadRecency = (profession: Profession): Answered => ({
  state: 'yours',
  finding: `We have not read what the ${profession.abroad?.body ?? profession.board} requires for recency. ${inWordsOf(profession, CHECK_WITH_BOARD)}, and compare it with your practice hours.`,
});

const addCover = { link: '/credentials', action: 'Open credentials' } as const;

const NO_COVER =
  'No professional indemnity cover is on record. Your employer may cover you: ask for the certificate.';

function indemnityAnswer(covers: readonly IndemnityOnRecord[], today: CivilDate): Answered {
  const valid = covers.filter(
    ({ issueDate, expiryDate }) =>
      (!issueDate || issueDate <= today) && (!expiryDate || expiryDate >= today),
  );
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

const coverText = ({ title, issueDate, expiryDate }: IndemnityOnRecord): string =>
  `${title}${issueDate ? `, from ${dayLabel(issueDate)}` : ''}${expiryDate ? `, until ${dayLabel(expiryDate)}` : ', no end on record'}`;

/**
 * Returns one line for the weeks before an expiry that names the declarations that the record does not support yet;
 * null if it supports all. It has no figures: those are shown beside it, where they are kept up to date. Names the
 * profession if given.
 */
export function renewalHint(
  answers: readonly RehearsedAnswer[],
  expiry: CivilDate,
  profession?: Profession,
): string | null {
  const open = answers.filter(
    ({ state, missing }) =>
      state === 'not-on-record' || (state === 'uncertain' && missing.length > 0),
  );
  if (open.length === 0) return null;
  const parts = open.map(({ id, heading }) => (id === 'cpd' ? 'CPD' : heading.toLowerCase()));
  const as = profession ? ` as a ${inSentence(profession.label)}` : '';
  return `Renew${as} by ${dayLabel(expiry)}. Still open: ${parts.join('; ')}.`;
}

/** Returns the CPD period that a renewal declares: in the late period and the fast track, the one that has just ended. */
export function declaredPeriod(registration: Registration, today: CivilDate): Period {
  const current = cpdPeriod(registration, today);
  const hasEarlier =
    registration.registrationDate === null || registration.registrationDate < current.start;
  if (!isLate(today, registration.profession) || !hasEarlier) return current;
  return yearEnding(registration, Number(addDays(current.start, -1).slice(0, 4)));
}

/** True from a month before the year ends until its late period and fast track are over. */
export const isRenewalTime = (today: CivilDate, profession: Profession = paramedic): boolean =>
  isLate(today, profession) || isRenewalSeason(boardPeriod(today, profession).end, today);

type MonthDay = { month: number; day: number };

/** The period of the Board's year that contains a day. */
const boardPeriod = (today: CivilDate, profession: Profession): Period =>
  cpdPeriod({ registrationDate: null, registrationExpiryDate: null, profession }, today);

/** True in the late period and the fast track after an expiry. */
function isLate(today: CivilDate, profession: Profession = paramedic): boolean {
  const { start } = boardPeriod(today, profession);
  const { late, fastTrack } = profession.year;
  const last = (fastTrack ?? late)?.to;
  return last !== undefined && today <= onOrAfter(start, last);
}

/** A day of every year, the first time on or after another day. */
function onOrAfter(day: CivilDate, each: MonthDay): CivilDate {
  const inSame = `${day.slice(0, 4)}-${inYear(each)}`;
  return inSame >= day ? inSame : `${Number(day.slice(0, 4)) + 1}-${inYear(each)}`;
}

/** A date of the renewal that is next or was last. */
export interface RenewalDate {
  day: string;
  text: string;
  source: Source;
}

/** Returns the dates of the renewal that is next or under way, and what then. */
export function renewalDates(today: CivilDate, profession: Profession = paramedic): RenewalDate[] {
  const { opens, end, late, lapse, fastTrack } = profession.year;
  const current = boardPeriod(today, profession);
  const expiry = isLate(today, profession) ? addDays(current.start, -1) : current.end;
  /** Formats a day after the expiry. */
  const after = (day: MonthDay) => dayLabel(onOrAfter(addDays(expiry, 1), day));
  const isFirst = profession === paramedic;
  return [
    ...(opens
      ? [
          {
            day: `${monthInWords(opens.month)} ${expiry.slice(0, 4)}`,
            text: 'Reminders to renew are sent, and online renewal opens.',
            source: opens.source,
          },
        ]
      : []),
    {
      day: dayLabel(expiry),
      text: `Last day to renew on time. ${isFirst ? 'General and non-practising registration expire' : `${capital(heldOf(profession))} expires`}.`,
      source: end.source,
    },
    ...(late && lapse
      ? [
          {
            day: `${after(late.from)} to ${after(late.to)}`,
            text: `Late period: you are still registered and can still renew${isFirst ? ', with a late fee' : ''}.`,
            source: late.source,
          },
          {
            day: after(lapse),
            text: `A registration that was not renewed lapses. Your name leaves the register, and you cannot practise as a ${inSentence(profession.label)}.`,
            source: lapse.source,
          },
        ]
      : [unreadAfter(expiry, profession)]),
    ...(fastTrack
      ? [
          {
            day: `${after(fastTrack.from)} to ${after(fastTrack.to)}`,
            text: 'You may be able to apply by fast track. You cannot practise until the register shows you again. Afterwards it is a new application.',
            source: fastTrack.source,
          },
        ]
      : []),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function unreadAfter(expiry: CivilDate, profession: Profession): RenewalDate {
  const { text, source } = unread(UNREAD_LATE, rulesFor(expiry, profession));
  return {
    day: `After ${dayLabel(expiry)}`,
    text: inWordsOf(profession, text),
    source: sourceInWordsOf(profession, source),
  };
}

/** Says which topics are not asked here, and why. */
export const notAskedText = (profession: Profession = paramedic): string => {
  const { abroad, label } = profession;
  return abroad
    ? `We have not read what the form asks of ${inSentence(label)}s, so only what your record can show is here. ${inWordsOf(profession, CHECK_WITH_BOARD)}; the form decides.`
    : `The form may ask more, such as English or registration in another country. No public source shows it for an annual renewal of ${inSentence(label)}s, so it is not rehearsed here. The form decides.`;
};

/** Texts of the rehearsal. */
export const renewalMessages = {
  title: 'Prepare my renewal',
  intro:
    'The declarations of an annual renewal, in our words, beside what your record shows. You make the declaration yourself.',
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
