import { PRODUCT } from '../product.ts';
import { settingsPaths } from '../account/settings-pages.ts';

/** Maximum devices per user; a new one replaces the oldest. */
export const PUSH_DEVICES_MAX = 10;

/** Time for which a push service keeps a message for an offline device: a long weekend. */
export const PUSH_TTL_SECONDS = 3 * 24 * 60 * 60;

/** A message for a device; once cut, it fits a push message's 4096 bytes in any script. */
export interface PushMessage {
  id: string;
  title: string;
  message: string;
  link: string | null;
}

/** Cuts a message to the length that a device shows. */
export const pushMessage = ({ id, title, message, link }: PushMessage): PushMessage => ({
  id,
  title: shortened(title, 100),
  message: shortened(message, 400),
  link,
});

/** Returns the push urgency: only account security news may wake a sleeping phone. */
export const pushUrgency = (kind: string): 'high' | 'normal' =>
  kind === 'password-changed' || kind === 'new-sign-in' || kind === 'security-changed'
    ? 'high'
    : 'normal';

/** The test message for a device. */
export const testPush = {
  title: 'Push messages work',
  message: `This is a test message from ${PRODUCT}.`,
  link: `${settingsPaths.reminders}#push`,
} as const;

/** Errors of a test message. */
export const testPushProblems = {
  gone: 'This device no longer gets push messages. Turn them on again on that device.',
  failed: 'The push service of this device did not accept the message. Please try again later.',
} as const;

/** Notifies the user, in the app and by e-mail, of a device whose push service refuses our messages. */
export const pushRefusedNotification = (device: string) => ({
  kind: 'push-refused' as const,
  link: `${settingsPaths.reminders}#push`,
  title: 'A device gets no push messages',
  message: `The push service of “${device}” refuses our messages, so nothing arrives there. Open Settings on that device, turn push messages off and on again, and send a test message.`,
});

/** Texts and toasts of the panel. */
export const pushMessages = {
  explanation: `Get alerts on this device, even when ${PRODUCT} is closed. Signing out here turns them off.`,
  turnedOn: {
    title: 'Push messages are on',
    description: 'This device gets push messages from now on.',
  },
  turnOnFailed: 'Push messages were not turned on',
  notAllowed: 'The browser has no permission to show them. Allow notifications and try again.',
  serviceFailed: 'The browser could not reach its push service. Please try again later.',
  turnedOff: {
    title: 'Push messages are off',
    description: 'This device gets no more push messages.',
  },
  removed: (device: string) => ({ title: 'Device removed', description: device }),
  removeFailed: 'Update failed',
  tested: { title: 'Test message sent', description: 'It appears on this device in a moment.' },
  testFailed: 'Test message not sent',
  unsupported: `This browser cannot take push messages here. On an iPhone or iPad, first add ${PRODUCT} to the Home Screen; elsewhere, use a current browser and an address that starts with https.`,
  denied:
    'Notifications of this site are blocked in this browser. Open the site settings beside the address, allow notifications, and load this page again.',
  nothingChosen: 'No notifications are sent by push yet. Choose them under Notifications.',
} as const;

/** Cuts between whole characters. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
