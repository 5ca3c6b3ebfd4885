import { clockTime, nextClockTime } from '../dates.ts';
import type { NotificationKind } from './notifications.ts';

/** Channels of a notification. */
export const notificationChannels = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Label of each channel. */
export const channelLabels: Record<NotificationChannel, string> = {
  inApp: 'In the app',
  email: 'E-mail',
  push: 'Push',
};

/** Why a channel is not available on a server without its configuration. */
export const channelUnavailable: Record<Exclude<NotificationChannel, 'inApp'>, string> = {
  email: 'This server is not set up to send e-mail, so nothing is sent that way.',
  push: 'This server is not set up to send push messages, so nothing is sent that way.',
};

/**
 * Kinds that the user can turn off. Not the welcome, which comes before the user can choose; not a digest, which
 * follows its reminders' kinds; and not a change to the account's security or a paused webhook, which are always sent.
 */
export type PreferenceKind = Exclude<
  NotificationKind,
  'welcome' | 'digest' | 'security-changed' | 'email-refused' | 'push-refused' | 'webhook-paused'
>;

/** Groups of kinds in display order, and what each covers. */
export const preferenceGroups = {
  Deadlines: 'Registration, audit letters, hours, evidence, and what expires.',
  Learning: 'Reflections, modules, crew sessions, confirmations and resources.',
  Teams: 'Reminders of a coordinator, what a team asks for, and what changes in it.',
  Account: 'Sign-ins, downloads and shared links. Changes to how you sign in always come.',
} as const;
export type PreferenceGroup = keyof typeof preferenceGroups;

interface KindTexts {
  group: PreferenceGroup;
  label: string;
  description: string;
}

const kindTexts: Record<PreferenceKind, KindTexts> = {
  'registration-expiring': {
    group: 'Deadlines',
    label: 'Registration expiring soon',
    description: 'Before your registration with the Board expires.',
  },
  'registration-expired': {
    group: 'Deadlines',
    label: 'Registration expired',
    description: 'When your registration has expired.',
  },
  'audit-due': {
    group: 'Deadlines',
    label: 'Audit letter due',
    description: 'Before an audit letter that you have entered is due.',
  },
  'cpd-behind': {
    group: 'Deadlines',
    label: 'CPD falling behind',
    description: 'When your hours fall behind for this point in the period.',
  },
  'period-closed': {
    group: 'Deadlines',
    label: 'CPD period closed',
    description: 'When a CPD period has ended, with how long to keep its records.',
  },
  'evidence-missing': {
    group: 'Deadlines',
    label: 'Evidence missing',
    description: 'When the period ends in 60 days or less and evidence is missing.',
  },
  'document-expiring': {
    group: 'Deadlines',
    label: 'Document expiring',
    description: 'Before a document with an expiry date, such as a first aid certificate, expires.',
  },
  'credential-expiring': {
    group: 'Deadlines',
    label: 'Credential expiring',
    description: 'Before a credential expires, such as a blue card or insurance, and after it.',
  },
  'reflection-missing': {
    group: 'Learning',
    label: 'Reflection missing',
    description: 'Two days after a completed activity that has no reflection.',
  },
  'in-progress-untouched': {
    group: 'Learning',
    label: 'Left in progress',
    description: 'When an activity or learning module has not changed for 30 days.',
  },
  'module-completed': {
    group: 'Learning',
    label: 'Module completed',
    description: 'When a learning module is completed and its hours are recorded.',
  },
  'module-review': {
    group: 'Learning',
    label: 'Review due',
    description:
      'When three questions of a learning module come again, 1, 4 and 12 weeks after it.',
  },
  'crew-session-ended': {
    group: 'Learning',
    label: 'Crew session ended',
    description: 'When a crew session that you were in has ended, to write your reflection.',
  },
  'plan-offer': {
    group: 'Learning',
    label: 'Time on standby',
    description: 'When your roster has a standby and something planned fits into 30 to 60 minutes.',
  },
  'certificate-revoked': {
    group: 'Learning',
    label: 'Certificate revoked',
    description: 'When one of your certificates is revoked, with the reason.',
  },
  attestation: {
    group: 'Learning',
    label: 'Confirmation answered',
    description: 'When someone whom you asked confirms one of your activities, or refuses to.',
  },
  'resource-reviewed': {
    group: 'Learning',
    label: 'Resource reviewed',
    description: 'When someone reviews a resource you added.',
  },
  'resource-removed': {
    group: 'Learning',
    label: 'Resource removed',
    description: 'When a resource you added is removed from the library, with the reason.',
  },
  'team-nudge': {
    group: 'Teams',
    label: 'Reminder of a coordinator',
    description: 'When a coordinator asks you to bring your CPD up to date, once a week at most.',
  },
  'team-credential': {
    group: 'Teams',
    label: 'Credential that a team asks for',
    description: 'When one is not recorded or has ended, once a month at most.',
  },
  'team-sharing-ending': {
    group: 'Teams',
    label: 'Sharing ends',
    description: 'Before your receipt is no longer shared with a team, and after it.',
  },
  'team-asked': {
    group: 'Teams',
    label: 'Team asks for more',
    description:
      'When a team asks for another kind of credential. Nothing is shared before you agree.',
  },
  'team-joined': {
    group: 'Teams',
    label: 'New member',
    description: 'When somebody joins a team that you coordinate.',
  },
  'team-changed': {
    group: 'Teams',
    label: 'Team changed',
    description: 'When you are removed, become a coordinator, or a team ends.',
  },
  'password-changed': {
    group: 'Account',
    label: 'Password changed',
    description: 'When the password of your account was changed.',
  },
  'new-sign-in': {
    group: 'Account',
    label: 'New sign-in',
    description: 'When your account signs in from another device or browser.',
  },
  'data-exported': {
    group: 'Account',
    label: 'Data exported',
    description: 'When all data of your account was downloaded.',
  },
  'submission-opened': {
    group: 'Account',
    label: 'Shared submission opened',
    description: 'When an auditor opens a link to your submission for the first time.',
  },
  'timeline-head': {
    group: 'Account',
    label: 'Weekly fingerprint',
    description:
      'When your records changed in a week: the newest point of their timeline, to keep outside the app.',
  },
};

/** Kinds that the user can choose, in display order; those of a group are adjacent. */
export const preferenceKinds = Object.entries(kindTexts).map(([kind, texts]) => ({
  kind: kind as PreferenceKind,
  ...texts,
}));
export type Channels = Record<NotificationChannel, boolean>;

/** Wall clock times 'HH:MM' in the user's time zone; the range may cross midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

export interface NotificationPreferences {
  kinds: Record<PreferenceKind, Channels>;
  quietHours: QuietHours | null;
  /** The day of the week of a weekly digest, 1 is Monday; null for one on any day. */
  weekday: number | null;
}

/** How often reminders come. */
export const rhythms = [
  { value: 'daily', label: 'On the day, at most one message a day' },
  { value: 'weekly', label: 'Together, once a week' },
] as const;
export type RhythmName = (typeof rhythms)[number]['value'];

/** The day of a weekly digest if none was chosen: Monday. */
export const DEFAULT_WEEKDAY = 1;

/** Default channels: everything in the app and by e-mail, no push. */
export const channelDefaults: Channels = { inApp: true, email: true, push: false };

/** Default times when the user turns on quiet hours. */
export const quietHoursDefaults: QuietHours = { from: '22:00', until: '06:00' };

/** Fills in defaults for kinds and channels that the stored preferences lack. */
export function preferencesFrom(stored: {
  kinds?: Partial<Record<string, Partial<Channels>>>;
  quietHours?: QuietHours | null;
  rhythm?: RhythmName | null;
  weekday?: number | null;
}): NotificationPreferences {
  const kinds = preferenceKinds.map(({ kind }) => [
    kind,
    { ...channelDefaults, ...stored.kinds?.[kind] },
  ]);
  return {
    kinds: Object.fromEntries(kinds),
    quietHours: stored.quietHours ?? null,
    weekday: stored.rhythm === 'weekly' ? (stored.weekday ?? DEFAULT_WEEKDAY) : null,
  };
}

/**
 * True if the user wants a kind on a channel. The welcome is in the app only; a security change and a paused webhook use
 * every channel, a refused e-mail or push message every other one.
 * A digest is always true: its caller checks the kinds of its reminders.
 */
export function isChannelEnabled(
  { kinds }: NotificationPreferences,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  if (kind === 'welcome') return channel === 'inApp';
  if (kind === 'email-refused') return channel !== 'email';
  if (kind === 'push-refused') return channel !== 'push';
  if (kind === 'digest' || kind === 'security-changed' || kind === 'webhook-paused') return true;
  return kinds[kind][channel];
}

/**
 * Returns the earliest time at which a message may be sent: the instant itself, or the end of the quiet hours that
 * contain it, to the minute.
 */
export function notBefore(quietHours: QuietHours | null, instant: Date, timeZone: string): Date {
  return quietHours && isQuiet(quietHours, instant, timeZone)
    ? nextClockTime(instant, quietHours.until, timeZone)
    : instant;
}

/** True if an instant is within quiet hours, including the start but not the end. */
export function isQuiet(quietHours: QuietHours | null, instant: Date, timeZone: string): boolean {
  if (!quietHours) return false;
  const { from, until } = quietHours;
  const time = clockTime(instant, timeZone);
  return from < until ? time >= from && time < until : time >= from || time < until;
}
export type KindChoice = { kind: PreferenceKind } & Channels;

/** Toasts of the preferences. */
export const preferenceMessages = {
  saved: { title: 'Notification preferences saved' },
  failed: 'Update failed',
} as const;
