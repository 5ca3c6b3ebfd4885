import { clockTime, nextClockTime } from './dates.ts';
import type { NotificationKind } from './notifications.ts';

/** The ways on which a notification may travel. */
export const notificationChannels = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How each way reads on a screen. */
export const channelLabels: Record<NotificationChannel, string> = {
  inApp: 'In the app',
  email: 'E-mail',
  push: 'Push',
};

/** Why a way cannot be chosen on a server that is not set up for it. */
export const channelUnavailable: Record<Exclude<NotificationChannel, 'inApp'>, string> = {
  email: 'This server is not set up to send e-mail, so nothing is sent that way.',
  push: 'This server is not set up to send push messages, so nothing is sent that way.',
};

/**
 * The welcome comes once, before anybody could choose, a digest has what its parts are, and a change to how the account
 * is secured cannot be turned off; all others are a choice.
 */
export type PreferenceKind = Exclude<NotificationKind, 'welcome' | 'digest' | 'security-changed'>;

const kindTexts: Record<PreferenceKind, { group: string; label: string; description: string }> = {
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
  'certificate-revoked': {
    group: 'Learning',
    label: 'Certificate revoked',
    description: 'When one of your certificates is revoked, with the reason.',
  },
  'resource-reviewed': {
    group: 'Learning',
    label: 'Resource reviewed',
    description: 'When someone reviews a resource you added.',
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
};

/** The kinds that a user chooses about, in the order of the screen. */
export const preferenceKinds = Object.entries(kindTexts).map(([kind, texts]) => ({
  kind: kind as PreferenceKind,
  ...texts,
}));
export type Channels = Record<NotificationChannel, boolean>;

/** Wall clock times 'HH:MM' in the user's time zone; the night may pass midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

export interface NotificationPreferences {
  kinds: Record<PreferenceKind, Channels>;
  quietHours: QuietHours | null;
}

/** What a user who has chosen nothing gets: everything in the app and by e-mail, no push. */
export const channelDefaults: Channels = { inApp: true, email: true, push: false };

/** What is offered when quiet hours are switched on. */
export const quietHoursDefaults: QuietHours = { from: '22:00', until: '06:00' };

/** Stored choices made whole: a kind or way that they do not know yet has its default. */
export function preferencesFrom(stored: {
  kinds?: Partial<Record<string, Partial<Channels>>>;
  quietHours?: QuietHours | null;
}): NotificationPreferences {
  const kinds = preferenceKinds.map(({ kind }) => [
    kind,
    { ...channelDefaults, ...stored.kinds?.[kind] },
  ]);
  return { kinds: Object.fromEntries(kinds), quietHours: stored.quietHours ?? null };
}

/**
 * Whether a user wants a kind on a way. The welcome comes in the app alone, a change to how the account is secured on
 * every way; who gathers a digest asks for its parts.
 */
export function isChannelEnabled(
  { kinds }: NotificationPreferences,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  if (kind === 'welcome') return channel === 'inApp';
  if (kind === 'digest' || kind === 'security-changed') return true;
  return kinds[kind][channel];
}

/**
 * The first moment, from an instant on, at which quiet hours let a message through: that instant, or the end of the
 * quiet hours around it, to the minute of the user's clock.
 */
export function notBefore(quietHours: QuietHours | null, instant: Date, timeZone: string): Date {
  return quietHours && isQuiet(quietHours, instant, timeZone)
    ? nextClockTime(instant, quietHours.until, timeZone)
    : instant;
}

/** Whether an instant lies in the quiet hours, the start included and the end not. */
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
