import { placedTimeLabel } from '../dates.ts';
import { PLANNED_SEARCH, recordLinks, SHARED_LIST_PATH } from '../records/record-links.ts';
import { settingsPaths } from '../account/settings-pages.ts';
import { PRODUCT } from '../product.ts';

/** Kinds of notification; a digest combines the reminders of a day. */
export const notificationKinds = [
  'welcome',
  'registration-expiring',
  'registration-expired',
  'audit-due',
  'cpd-behind',
  'period-closed',
  'evidence-missing',
  'document-expiring',
  'credential-expiring',
  'reflection-missing',
  'in-progress-untouched',
  'module-completed',
  'module-review',
  'crew-session-ended',
  'plan-offer',
  'certificate-revoked',
  'attestation',
  'resource-reviewed',
  'resource-removed',
  'password-changed',
  'new-sign-in',
  'data-exported',
  'submission-opened',
  'team-joined',
  'team-nudge',
  'team-credential',
  'team-sharing-ending',
  'team-asked',
  'team-changed',
  'timeline-head',
  'security-changed',
  'email-refused',
  'push-refused',
  'webhook-paused',
  'digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** True for a notification that suggests logging an activity, possibly a planned one. */
export const asksToLog = ({ kind, link }: { kind: string; link?: string | null }): boolean =>
  kind === 'cpd-behind' || (kind === 'plan-offer' && link?.includes(PLANNED_SEARCH) === true);

/** Number of notifications in the dashboard's panel (specification, section 9). */
export const NOTIFICATION_PANEL_SIZE = 3;

/** Texts of the notification screens (specification, section 2). */
export const notificationMessages = {
  empty: 'No notifications at this time.',
  emptyUnread: 'You have read all your notifications.',
  allReadFailed: 'Error marking notifications as read',
  allRead: 'All notifications marked as read',
} as const;

/** Maximum characters of a message in a toast; the list shows the rest. */
const TOAST_LENGTH = 80;

/** Returns the toast for notifications that arrived while the app was open, newest first. */
export function arrivalToast(arrived: readonly NotificationText[]): NotificationText {
  const [newest] = arrived;
  if (!newest) throw new Error('Nothing has arrived.');
  if (arrived.length > 1) {
    return { title: `${arrived.length} new notifications`, message: newest.title };
  }
  const words = newest.message.replaceAll(/\s+/g, ' ');
  const message = words.length > TOAST_LENGTH ? `${words.slice(0, TOAST_LENGTH - 1)}…` : words;
  return { title: newest.title, message };
}

/** Returns the bell's name for screen readers. */
export const bellLabel = (unread: number): string =>
  unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';

/** Filters of the notification list, in display order. */
export const notificationFilters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;
export type NotificationFilter = (typeof notificationFilters)[number]['value'];

export interface NotificationText {
  title: string;
  message: string;
  /** Path within the app that the notification links to, if any. */
  link?: string | null;
}

/** First notification of a new user, with three first steps. */
export function welcomeNotification(name: string) {
  return {
    kind: 'welcome' as const,
    link: '/profile',
    title: `Welcome to ${PRODUCT}`,
    message:
      `Welcome, ${name}. Three first steps: set your registration date on your profile, ` +
      'log your first CPD activity, and complete a learning module.',
  };
}

/** Device and time of an event in the account. */
interface Done {
  device: string;
  at: Date;
  timeZone: string;
}

const notYou =
  'If this was not you, change your password and sign out every other device in Settings.';

const notYourReset =
  'If this was not you, choose "Forgot password?" on the sign-in page now and set a password of your own. Then check Settings.';

/** Notifies the user of a password change. */
export function passwordChangedNotification({ device, at, timeZone }: Done) {
  return {
    kind: 'password-changed' as const,
    link: settingsPaths.signIn,
    title: 'Your password was changed',
    message: `It was changed with ${device} on ${placedTimeLabel(at, timeZone)}. Every other device was signed out. ${notYou}`,
  };
}

/** Notifies the user of a sign-in from a device or browser that is new to the account. */
export function newSignInNotification({ device, at, timeZone }: Done) {
  return {
    kind: 'new-sign-in' as const,
    link: settingsPaths.signIn,
    title: `New sign-in: ${device}`,
    message: `${device} signed in to your account for the first time on ${placedTimeLabel(at, timeZone)}. ${notYou}`,
  };
}

/** Notifies the user that sign-in with their password is refused or slowed after many wrong ones. */
export function guessingNotification({ device, at, timeZone }: Done) {
  return {
    kind: 'security-changed' as const,
    link: settingsPaths.signIn,
    title: 'Many wrong passwords for your account',
    message: `Sign-in was refused after many wrong passwords, the last with ${device} on ${placedTimeLabel(at, timeZone)}. A browser in which you signed in before still lets you in. If it was not you, nobody got in: check that your password is used nowhere else, or add a passkey in Settings.`,
  };
}

/** Notifies the user of an export of all the account's data. */
export function dataExportedNotification({ device, at, timeZone }: Done) {
  return {
    kind: 'data-exported' as const,
    link: settingsPaths.signIn,
    title: 'Your data was downloaded',
    message: `All data of your account was downloaded with ${device} on ${placedTimeLabel(at, timeZone)}. ${notYou}`,
  };
}

/** Notifies the user that the link to a submission was opened for the first time. */
export function submissionOpenedNotification(name: string, { device, at, timeZone }: Done) {
  return {
    kind: 'submission-opened' as const,
    link: SHARED_LIST_PATH,
    title: 'Your shared submission was opened',
    message: `The link for “${name}” was opened for the first time, with ${device} on ${placedTimeLabel(at, timeZone)}. Settings lists who opens it, and you can revoke it there.`,
  };
}

/** Texts of all other changes to the account's security. */
const securityChanges = {
  'password-reset': {
    title: 'Your password was reset',
    done: 'A new password was set by "Forgot password?"',
  },
  'email-changed': {
    title: 'Your e-mail address was changed',
    done: 'The e-mail address of your account was changed',
  },
  'email-removed': {
    title: 'Your e-mail address was removed',
    done: 'The e-mail address of your account was removed',
  },
  'passkey-added': { title: 'A passkey was added', done: 'A passkey was added to your account' },
  'passkey-removed': { title: 'A passkey was removed', done: 'A passkey was removed' },
  'totp-added': {
    title: 'An authenticator app was added',
    done: 'An authenticator app was added to your account',
  },
  'totp-removed': {
    title: 'The authenticator app was removed',
    done: 'The authenticator app was removed from your account',
  },
  'identity-linked': {
    title: 'A sign-in service was linked',
    done: 'A service, whose sign-in also opens your account, was linked',
  },
  'identity-unlinked': {
    title: 'A sign-in service was unlinked',
    done: 'A sign-in service was unlinked from your account',
  },
  'recovery-codes-renewed': {
    title: 'New recovery codes were made',
    done: 'Ten new recovery codes were made',
  },
  'recovery-code-used': { title: 'A recovery code was used', done: 'A recovery code was used' },
  'submission-shared': {
    title: 'A submission was shared',
    done: 'A link to a submission of yours was made',
  },
  'access-token-created': {
    title: 'An access token was created',
    done: 'An access token, by which a program uses your account, was created',
  },
  'webhook-added': {
    title: 'A webhook was added',
    done: 'A webhook, which sends the kinds and numbers of changed records to a program, was added',
  },
} as const;
export type SecurityChange = keyof typeof securityChanges;

/** Notifies the user of a change to the account's security. It cannot be turned off. */
export function securityChangedNotification(
  change: SecurityChange,
  { device, at, timeZone }: Done,
) {
  const { title, done } = securityChanges[change];
  return {
    kind: 'security-changed' as const,
    link: settingsPaths.signIn,
    title,
    message: `${done} with ${device} on ${placedTimeLabel(at, timeZone)}. ${change === 'password-reset' ? notYourReset : notYou}`,
  };
}

/** Notifies the user who added a resource of a review. The text is the same for the same reviewer and resource. */
export function resourceReviewedNotification(resource: { title: string }, reviewer: string) {
  return {
    kind: 'resource-reviewed' as const,
    link: recordLinks.resource(resource.title),
    title: 'Your resource was reviewed',
    message: `${reviewer} reviewed "${resource.title}", which you added to the library.`,
  };
}

/** Notifies the user who added a resource that an operator removed it. */
export function resourceRemovedNotification(resource: { title: string }, reason: string | null) {
  const why = reason ? ` Reason: ${reason.replace(/\.+$/, '')}.` : '';
  return {
    kind: 'resource-removed' as const,
    link: '/resources',
    title: 'Your resource was removed',
    message: `"${resource.title}", which you added to the library, is no longer available to anyone.${why}`,
  };
}
