import { hoursLabel } from '../records/activities.ts';
import { gapCountLabel } from '../standing/audit-readiness.ts';
import { counted } from '../counts.ts';
import { dayLabel, daysBetween, type CivilDate } from '../dates.ts';
import type { Requirement } from '../standing/cpd.ts';
import { behindPace, dueTimes, hoursPerWeek, type ReviewWeek } from './due-dates.ts';
import { reviewTitle } from '../learning/module-reviews.ts';
import { moduleReviewLink } from '../learning/modules.ts';
import type { PreferenceKind } from './notification-preferences.ts';
import type { NotificationKind, NotificationText } from './notifications.ts';
import type { ChainHead } from '../records/record-chain.ts';
import { headLabel } from '../records/record-events.ts';
import { inSentence, inWordsOf } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import { professionOf } from '../professions/professions.ts';
import { recordLinks, type SearchKind } from '../records/record-links.ts';
import { afterExpiry, renewedMessages } from '../standing/registration-state.ts';
import { keepPeriodUntil } from '../records/retention.ts';

/** A record; reminders found by an earlier version have no id. */
interface Named {
  title: string;
  id?: number;
}

/** The profession of a further registration; absent for the first. */
interface OfRegistration {
  registration?: string;
}

/** Facts that each rule's SQL returns per reminder: dates, not days left, which the text computes when sent. */
export interface ReminderFacts {
  'registration-expiring': OfRegistration & { expiryDate: CivilDate };
  /** Derived: the end of the Board's year, not a date that the user entered; absent in what an earlier version found. */
  'registration-expired': OfRegistration & { expiryDate: CivilDate; isDerived?: boolean };
  'audit-due': { dueDate: CivilDate };
  pace: OfRegistration & {
    start: CivilDate;
    end: CivilDate;
    required: Requirement;
    done: Requirement;
  };
  'period-closed': OfRegistration & { end: CivilDate };
  'evidence-missing': OfRegistration & { end: CivilDate; activities: number };
  'document-expiring': Named & { expiryDate: CivilDate };
  'credential-expiring': Named & { expiryDate: CivilDate };
  'credential-expired': Named & { expiryDate: CivilDate };
  'reflection-missing': Named;
  'activity-untouched': Named;
  'module-untouched': Named;
  'module-review': { title: string; slug: string; week: ReviewWeek };
  'timeline-head': ChainHead;
}
export type ReminderRule = keyof ReminderFacts;

export interface ReminderOf<R extends ReminderRule> {
  rule: R;
  facts: ReminderFacts[R];
}
export type Reminder = { [R in ReminderRule]: ReminderOf<R> }[ReminderRule];

type Facts<R extends ReminderRule> = readonly [ReminderFacts[R], ...ReminderFacts[R][]];

interface Rule<R extends ReminderRule> {
  /** The kind in the user's notification preferences. */
  kind: PreferenceKind;
  /** Path within the app where the user can act on it; the words may have a closer one. */
  link: string;
  /** The kind of record that its facts name: a single one is linked to itself. */
  names?: SearchKind;
  /** Returns one text for everything that the rule found for one user on one day. */
  words: (facts: Facts<R>, today: CivilDate) => NotificationText;
}

/** Reminder rules, in digest order. To add one, add its facts above, an entry here and its SQL on the server. */
export const reminderRules: { [R in ReminderRule]: Rule<R> } = {
  'registration-expiring': {
    kind: 'registration-expiring',
    link: '/profile',
    words: (all, today) =>
      together(all, 'registrations expire soon', (each) => ({
        title: `${yourRegistration(each)} ${expires(each.expiryDate, today)}`,
        ...renewing(each, today),
      })),
  },
  'registration-expired': {
    kind: 'registration-expired',
    link: '/profile',
    words: (all, today) =>
      together(all, 'registrations are past their expiry', (each) => expired(each, today)),
  },
  'audit-due': {
    kind: 'audit-due',
    link: '/audit-letters',
    words: ([{ dueDate }], today) => ({
      title: `Your audit letter is due ${isDue(dueDate, today)}`,
      message: `Answer it by ${dayLabel(dueDate)}. Check your letter, see what is missing in the CPD log, and prepare the submission.`,
    }),
  },
  'period-closed': {
    kind: 'period-closed',
    link: '/documents',
    words: (all) =>
      together(all, 'CPD periods have closed', ({ end, registration }) => ({
        title: `Your CPD period${asProfession(registration)} has closed`,
        message: `It ended on ${dayLabel(end)}. ${keepingText(end, registration)}`,
      })),
  },
  pace: {
    kind: 'cpd-behind',
    link: '/cpd-log',
    words: (all, today) =>
      together(all, 'registrations behind on CPD', (each) => pace(each, today)),
  },
  'evidence-missing': {
    kind: 'evidence-missing',
    link: '/cpd-log',
    words: (all) =>
      together(all, 'registrations lack evidence', ({ end, activities, registration }) => ({
        title: `${gapCountLabel('evidence', activities)}${registration ? `, counted${asProfession(registration)}` : ''}`,
        message: `Your CPD period${asProfession(registration)} ends on ${dayLabel(end)}. Add it while it is easy to find.`,
      })),
  },
  'document-expiring': {
    kind: 'document-expiring',
    link: '/documents',
    names: 'document',
    words: (documents, today) => {
      const [{ expiryDate }] = documents;
      if (documents.length === 1) {
        return {
          title: `${quoted(documents[0])} ${expires(expiryDate, today)}`,
          message: `${expiresOn(expiryDate, today)} Once it is renewed, change its expiry date in your documents.`,
        };
      }
      const lines = documents.map((each) => `${quoted(each)} ${expires(each.expiryDate, today)}`);
      return {
        title: `${documents.length} documents expire soon`,
        message: `${listed(lines)}.`,
      };
    },
  },
  'credential-expired': {
    kind: 'credential-expiring',
    link: '/credentials',
    names: 'credential',
    words: (credentials) => {
      const [first] = credentials;
      const renew = 'If you have renewed it, choose Renew and enter the new date.';
      if (credentials.length === 1) {
        return {
          title: `${quoted(first)} has expired`,
          message: `It expired on ${dayLabel(first.expiryDate)}. ${renew}`,
        };
      }
      return {
        title: `${credentials.length} credentials have expired`,
        message: `${listed(credentials.map(quoted))}. Enter the new dates of those that you have renewed.`,
      };
    },
  },
  'credential-expiring': {
    kind: 'credential-expiring',
    link: '/credentials',
    names: 'credential',
    words: (credentials, today) => {
      const [first] = credentials;
      if (credentials.length === 1) {
        return {
          title: `${quoted(first)} ${expires(first.expiryDate, today)}`,
          message: `${expiresOn(first.expiryDate, today)} Once it is renewed, choose Renew: the earlier one stays in your record.`,
        };
      }
      const lines = credentials.map((each) => `${quoted(each)} ${expires(each.expiryDate, today)}`);
      return {
        title: `${credentials.length} credentials expire soon`,
        message: `${listed(lines)}.`,
      };
    },
  },
  'reflection-missing': {
    kind: 'reflection-missing',
    link: '/cpd-log',
    names: 'activity',
    words: (activities) => ({
      title: `${counted(activities.length, 'activity', 'activities')} without a reflection`,
      message: `Write down what you learned while it is fresh: ${listed(activities.map(quoted))}.`,
    }),
  },
  'activity-untouched': {
    kind: 'in-progress-untouched',
    link: '/cpd-log',
    names: 'activity',
    words: (activities) => ({
      title: `${counted(activities.length, 'activity', 'activities')} left in progress`,
      message: `Only completed hours count. Not changed for 30 days: ${listed(activities.map(quoted))}.`,
    }),
  },
  'module-untouched': {
    kind: 'in-progress-untouched',
    link: '/modules',
    names: 'module',
    words: (modules) => ({
      title: `${counted(modules.length, 'learning module')} left in progress`,
      message: `Your place is kept. Not changed for 30 days: ${listed(modules.map(quoted))}.`,
    }),
  },
  'module-review': {
    kind: 'module-review',
    link: '/modules?tab=completed',
    words: (modules) => {
      const [first] = modules;
      if (modules.length > 1) {
        return {
          title: `${modules.length} learning modules to review`,
          message: `Three questions each, to see what stayed: ${listed(modules.map(quoted))}.`,
        };
      }
      return {
        title: reviewTitle(first.week),
        message: `See what stayed of ${quoted(first)}. It takes two minutes and gives no hours.`,
        link: moduleReviewLink(first.slug),
      };
    },
  },
  'timeline-head': {
    kind: 'timeline-head',
    link: '/verify',
    words: (heads, today) => ({
      title: 'The fingerprint of your records',
      message: `On ${dayLabel(today)} they stand at ${headLabel(heads.at(-1)!)}. Keep this message: the page it leads to shows whether anything recorded before was changed afterwards, whoever runs the server.`,
    }),
  },
};

/** True for what a roster or a weekly rhythm does not hold back: an expiry or an audit letter at most a day away, or past. */
export function isUrgent({ rule, facts }: Reminder, today: CivilDate): boolean {
  const day =
    rule === 'audit-due'
      ? facts.dueDate
      : rule === 'registration-expiring' || rule === 'registration-expired'
        ? facts.expiryDate
        : null;
  return day !== null && daysBetween(today, day) <= dueTimes.urgentDays;
}

const ruleNames = Object.keys(reminderRules) as ReminderRule[];

/** Combines a user's reminders of one day: a single one stays as it is, several become a digest, none gives null. */
export function digest(
  reminders: readonly Reminder[],
  today: CivilDate,
  isWeekly = false,
): (NotificationText & { kind: NotificationKind }) | null {
  const notices = ruleNames
    .filter((rule) => rule !== 'timeline-head')
    .flatMap((rule) => noticeOf(rule, reminders, today));
  const [head] = noticeOf('timeline-head', reminders, today);
  const [first] = notices;
  if (!first) return head ?? null;
  // It asks for nothing, so it takes no reminder's title; it follows below.
  const below = head ? `\n${head.title}. ${head.message}` : '';
  if (notices.length === 1) return { ...first, message: first.message + below };
  return {
    kind: 'digest',
    title: isWeekly
      ? `Your week: ${notices.length} reminders`
      : `${notices.length} reminders for today`,
    message: notices.map(({ title, message }) => `${title}. ${message}`).join('\n') + below,
    link: '/notifications',
  };
}

function noticeOf<R extends ReminderRule>(
  rule: R,
  reminders: readonly ReminderOf<ReminderRule>[],
  today: CivilDate,
): (NotificationText & { kind: NotificationKind })[] {
  const isOfRule = (each: ReminderOf<ReminderRule>): each is ReminderOf<R> => each.rule === rule;
  const [first, ...more] = reminders.filter(isOfRule).map(({ facts }) => facts);
  if (!first) return [];
  const { kind, names, words } = reminderRules[rule];
  const id = names && more.length === 0 ? (first as Partial<Named>).id : undefined;
  const link = names && id ? recordLinks[names](String(id)) : reminderRules[rule].link;
  return [{ kind, link, ...words([first, ...more], today) }];
}

/** One text for the registrations that a rule found on one day. */
function together<Facts>(
  [first, ...more]: readonly [Facts, ...Facts[]],
  what: string,
  words: (facts: Facts) => NotificationText & { link?: string },
): NotificationText & { link?: string } {
  if (more.length === 0) return words(first);
  const all = [first, ...more].map(words);
  return {
    title: `${all.length} ${what}`,
    message: all.map(({ title, message }) => `${title}. ${message}`).join('\n'),
  };
}

/** ' as a nurse' for a further registration, else ''. */
const asProfession = (registration: string | undefined): string => {
  const profession = professionOf(registration);
  return profession ? ` as a ${inSentence(profession.label)}` : '';
};

const inItsWords = (registration: string | undefined, text: string): string =>
  inWordsOf(professionOf(registration) ?? paramedic, text);

function keepingText(end: CivilDate, registration: string | undefined): string {
  const until = keepPeriodUntil(end, professionOf(registration));
  return inItsWords(
    registration,
    until
      ? `Keep its records until ${dayLabel(until)} (check with the Board).`
      : 'We have not read how long records are kept: check with the Board.',
  );
}

const yourRegistration = ({ registration }: OfRegistration): string =>
  `Your registration${asProfession(registration)}`;

function pace(
  { registration, start, end, required, done }: ReminderFacts['pace'],
  today: CivilDate,
) {
  const behind = behindPace({ start, end }, required, done, today) ?? { total: 0, interactive: 0 };
  const title = behind.total
    ? `${hoursLabel(behind.total)} behind on CPD${asProfession(registration)}`
    : `${hoursLabel(behind.interactive)} behind on interactive CPD${asProfession(registration)}`;
  const share =
    required.interactive > 0 ? `, ${done.interactive} of ${required.interactive} interactive` : '';
  const have = `You have ${hoursLabel(done.total)} of ${required.total}${share}. The period ends on ${dayLabel(end)}.`;
  if (daysBetween(today, end) > dueTimes.pace.lastDays) {
    const also =
      behind.total && behind.interactive
        ? ` ${hoursLabel(behind.interactive)} of these should be interactive.`
        : '';
    return {
      title,
      message: `${have}${also} A little every month is easier than all of it at the end.`,
    };
  }
  const perWeek = hoursPerWeek(required.total - done.total, today, end);
  const interactive = hoursPerWeek(required.interactive - done.interactive, today, end);
  const needs = [
    ...(perWeek > 0 ? [hoursLabel(perWeek)] : []),
    ...(interactive > 0 ? [`${hoursLabel(interactive)} interactive`] : []),
  ];
  return { title, message: `${have} You need ${needs.join(', of these ')} a week.` };
}

function expires(day: CivilDate, today: CivilDate): string {
  const days = daysBetween(today, day);
  if (days < 0) return 'has expired';
  return days === 0 ? 'expires today' : `expires in ${counted(days, 'day')}`;
}

/** A reminder may be sent after the day on which it was found. */
const expiresOn = (day: CivilDate, today: CivilDate): string =>
  `${day < today ? 'It expired' : 'It expires'} on ${dayLabel(day)}.`;

/** Formats the reminder from the day on which renewal opens: its rehearsal; in the last month, the renewal itself. */
function renewing(
  { expiryDate, registration }: ReminderFacts['registration-expiring'],
  today: CivilDate,
): { message: string; link?: string } {
  const days = daysBetween(today, expiryDate);
  const when = expiresOn(expiryDate, today);
  return days > 30 && days <= 60
    ? {
        message: `${when} Go through the declarations of the renewal against your record, while there is time to mend what is missing.`,
        link: registration ? `/renewal?registration=${registration}` : '/renewal',
      }
    : {
        message: `${when} ${inItsWords(registration, 'Once you have renewed it with the Board, say so on your profile.')}`,
      };
}

/**
 * Formats the reminder after an expiry, with the late period or the lapse. For a derived date it asks about a renewal.
 */
function expired(
  { expiryDate, isDerived, registration }: ReminderFacts['registration-expired'],
  today: CivilDate,
): { title: string; message: string } {
  const after = afterExpiry(expiryDate, today, professionOf(registration));
  const said = after ? ` ${after.text}` : '';
  const held = `registration${asProfession(registration)}`;
  return isDerived
    ? {
        title: renewedMessages.question.replace('registration', held),
        message: `It ran until ${dayLabel(expiryDate)}.${said} If it is renewed, say so on your profile.`,
      }
    : {
        title: `Your ${held} has expired`,
        message: `It expired on ${dayLabel(expiryDate)}.${said} ${inItsWords(registration, 'If you have renewed it, set the new date on your profile; if not, ask the Board what to do.')}`,
      };
}

const isDue = (day: CivilDate, today: CivilDate): string =>
  day <= today ? 'today' : `in ${counted(daysBetween(today, day), 'day')}`;

/** Maximum names listed per rule, and characters of each: keeps a digest within a notification's limit. */
const NAMED = 3;
const NAME_LENGTH = 40;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

function quoted({ title }: { title: string }): string {
  const letters = Array.from(title);
  const kept = letters.slice(0, NAME_LENGTH).join('').trimEnd();
  return `“${letters.length > NAME_LENGTH ? `${kept}…` : kept}”`;
}
