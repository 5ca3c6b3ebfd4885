import { recordLinks } from '../records/record-links.ts';
import { PRODUCT } from '../product.ts';
import { settingsPaths } from './settings-pages.ts';

/** Maximum characters of an address (RFC 5321, the longest path without its brackets). */
export const EMAIL_MAX = 254;

/** Days for which a confirmation link is valid. */
export const CONFIRMATION_DAYS = 7;

/** Maximum confirmation e-mails per hour, per user and per address. */
export const CONFIRMATIONS_PER_HOUR = 5;

/**
 * The mailbox that an address most likely leads to: in lower case and without the part after a plus, so that limits
 * per address count messages to one person together. Never an address to send to.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [mailbox = ''] = address.slice(0, Math.max(at, 0)).split('+');
  return at < 0 ? address : `${mailbox || address.slice(0, at)}${address.slice(at)}`.toLowerCase();
}

/** True for a domain that can get mail from elsewhere: with a dot, and not a name that is local by definition (RFC 6761, 6762). */
export const isPublicDomain = (domain: string): boolean =>
  /^[^.].*\.[^.\d][^.]*$/.test(domain) &&
  !/\.(localhost|local|localdomain|internal|invalid|home\.arpa)$/i.test(domain);

/** Errors and texts of the e-mail screens. */
export const emailMessages = {
  unavailable: 'This server is not set up to send e-mail.',
  demo: 'The demonstration account gets no e-mail. Register an account of your own to try this.',
  none: 'There is no e-mail address to change.',
  linkInvalid: 'This link has expired, or we sent a newer one.',
  sent: (address: string) => ({
    title: 'Confirmation sent',
    description: `Open the link in the message to ${address}.`,
  }),
  same: { title: 'E-mail address saved' },
  removed: { title: 'E-mail address removed' },
  resubscribed: { title: 'E-mail turned on again' },
  failed: 'Update failed',
} as const;

/** Texts of the page behind the confirmation link. */
export const confirmationTexts = {
  question: {
    title: 'Confirm this e-mail address?',
    text: `Reminders and notices of your ${PRODUCT} account will come here, and a link to set a new password can. Nothing happens until you press the button. If you have no account here, close this page.`,
    action: 'Confirm address',
  },
  done: {
    title: 'Your e-mail address is confirmed',
    text: 'Your reminders and notices come here from now on.',
  },
  refused: {
    title: 'This link does not work any more',
    text: 'It has expired, or a newer one was sent. You can send it again in Settings, under E-mail.',
  },
  failed: { title: 'Your address is not confirmed yet' },
} as const;

/** Notifies the user, in the app, that the address takes no mail. */
export const addressRefusedNotification = (address: string) => ({
  kind: 'email-refused' as const,
  link: `${settingsPaths.reminders}#email`,
  title: 'Your e-mail address does not work',
  message: `The mail server of ${address} refused our message for good, so we send no more e-mail there. Correct the address in Settings, or send the confirmation link again if it works now.`,
});

/** Notifies the user, in the app, of a message that was refused: the app shows it instead. */
export const mailRefusedNotification = ({
  title,
  message,
}: {
  title: string;
  message: string;
}) => ({
  kind: 'email-refused' as const,
  link: `${settingsPaths.reminders}#email`,
  title: 'Your mail server refused a message',
  message: `We do not send it again. It said: ${title}. ${message}`,
});

/** Notifies the user, in the app, that a request to confirm an activity cannot arrive. */
export const requestRefusedNotification = (address: string, activityId: number) => ({
  kind: 'email-refused' as const,
  link: recordLinks.activity(String(activityId)),
  title: 'A request to confirm could not be delivered',
  message: `The mail server of ${address} refused it for good. Check the address and ask again, or send the link yourself.`,
});

/** Returns why the user gets no e-mail even if the server can send it; null if the user gets it. */
export function emailBlocked(
  email: { confirmed: boolean; unsubscribed: boolean; refused: boolean } | null,
): string | null {
  if (!email) return 'Add your e-mail address under E-mail first.';
  if (email.refused)
    return 'Your address refused our mail. Correct it, or send the link again, under E-mail.';
  if (!email.confirmed) return 'Confirm your e-mail address first: open the link we sent to it.';
  return email.unsubscribed ? 'You unsubscribed. Turn e-mail on again under E-mail.' : null;
}

/** The confirmation message. It contains none of the user's own words, since it may reach a stranger. */
export const confirmationEmail = {
  title: 'Confirm your e-mail address',
  message:
    `Someone asked ${PRODUCT} to send reminders to this address. ` +
    `The button works for ${CONFIRMATION_DAYS} days.`,
  action: 'Confirm this address',
  reason: 'If this was not you, do nothing. We send nothing more unless you press the button.',
} as const;

/** Header and footer texts of every other message. */
export const emailTexts = {
  action: `Open ${PRODUCT}`,
  reason: `You get this because you confirmed this address for your ${PRODUCT} account.`,
  settings: 'Choose your notifications',
  unsubscribe: 'Unsubscribe',
} as const;

/** Texts of the page behind the unsubscribe link. */
export const unsubscribeTexts = {
  question: {
    title: `Stop e-mail from ${PRODUCT}?`,
    text: 'You will get no more reminders and notices by e-mail. You still see them in the app.',
    action: 'Stop all e-mail',
  },
  done: {
    title: 'You will get no more e-mail',
    text: 'To choose which messages you want, or to turn e-mail on again, open the settings.',
    action: 'Open the settings',
  },
  invalid: {
    title: 'This link does not work',
    text: 'It may have been cut off. E-mail can also be turned off in the settings.',
    action: 'Open the settings',
  },
} as const;
