import type { InferType } from 'yup';
import { field, form } from './fields.ts';

/** Devices of one user; the oldest makes room for another. */
export const PUSH_DEVICES_MAX = 10;

/** How long a push service keeps a message for a device that is off: a long weekend. */
export const PUSH_TTL_SECONDS = 3 * 24 * 60 * 60;

/**
 * The push services of the browsers. The server calls the address that a browser names, so it may be only one of
 * these: any other could be a machine inside the network that the server stands in.
 */
const pushServices: readonly { browsers: string; hosts: RegExp }[] = [
  { browsers: 'Chrome, Opera, Samsung Internet, Brave', hosts: /^fcm\.googleapis\.com$/ },
  { browsers: 'Firefox', hosts: /^([\w-]+\.)*push\.services\.mozilla\.com$/ },
  { browsers: 'Edge', hosts: /^([\w-]+\.)+notify\.windows\.com$/ },
  { browsers: 'Safari', hosts: /^([\w-]+\.)+push\.apple\.com$/ },
];

const ENDPOINT_MAX = 1000;

const messages = {
  endpoint: 'The address is not one of a push service that this server knows',
  p256dh: 'p256dh must be the public key of a browser, as base64url',
  auth: 'auth must be the secret of a browser, as base64url',
};

/** The refusal of a public key that no message can be encrypted for. */
export const wrongPushKey = messages.p256dh;

/**
 * A subscription as the browser describes it: an address at its push service and the keys of its messages. On
 * `local`, for tests, the address may also be one of this machine.
 */
export function pushSubscriptionSchema({ local = false } = {}) {
  return form({
    endpoint: word(messages.endpoint, (value) => isPushEndpoint(value, local)),
    // 65 bytes, the first of which says that the point is not compressed.
    p256dh: word(messages.p256dh, (value) => /^B[\w-]{86}$/.test(value)),
    // 16 bytes.
    auth: word(messages.auth, (value) => /^[\w-]{22}$/.test(value)),
  });
}
export type PushSubscriptionInput = InferType<ReturnType<typeof pushSubscriptionSchema>>;

/** What a device shows: short enough for the 4096 bytes of a push message, however it is written. */
export interface PushMessage {
  id: string;
  title: string;
  message: string;
  link: string | null;
}

/** A message cut to what a device shows of it. */
export const pushMessage = ({ id, title, message, link }: PushMessage): PushMessage => ({
  id,
  title: shortened(title, 100),
  message: shortened(message, 400),
  link,
});

/** Whether a phone may sleep on: only news of the account itself wakes it. */
export const pushUrgency = (kind: string): 'high' | 'normal' =>
  kind === 'password-changed' || kind === 'new-sign-in' ? 'high' : 'normal';

/** What a device is sent to try it out. */
export const testPush = {
  title: 'Push messages work',
  message: 'This is a test message from ParaMed CPD.',
  link: '/settings',
} as const;

/** The refusals of a test message. */
export const testPushProblems = {
  gone: 'This device no longer takes push messages. Turn them on again there.',
  failed: 'The push service of this device did not take the message. Please try again later.',
} as const;

/** Texts and toasts of the panel. */
export const pushMessages = {
  explanation:
    'Get told on this device, even when ParaMed CPD is not open. Signing out here ends it.',
  turnedOn: { title: 'Push messages are on', description: 'This device takes them from now on.' },
  turnOnFailed: 'Push messages were not turned on',
  notAllowed: 'The browser was not given permission to show them.',
  serviceFailed: 'The browser could not reach its push service. Please try again later.',
  turnedOff: { title: 'Push messages are off', description: 'This device takes no more of them.' },
  removed: (device: string) => ({ title: 'Device removed', description: device }),
  removeFailed: 'Update failed',
  tested: { title: 'Test message sent', description: 'It appears on this device in a moment.' },
  testFailed: 'Test message not sent',
  unsupported:
    'This browser cannot take push messages here. On an iPhone or iPad, first add ParaMed CPD to the Home Screen; elsewhere, use a current browser and an address that starts with https.',
  denied:
    'Notifications of this site are blocked in this browser. Open the site settings beside the address, allow notifications, and load this page again.',
  nothingChosen: 'No notifications come by push yet. Choose which ones do under Notifications.',
} as const;

/** The address must read exactly as the browser's own parser writes it, so that no two readers can differ about its host. */
function isPushEndpoint(value: string, local: boolean): boolean {
  if (value.length > ENDPOINT_MAX || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.href !== value || url.username || url.password || url.hash) return false;
  if (local && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  const isKnown = pushServices.some(({ hosts }) => hosts.test(url.hostname));
  return url.protocol === 'https:' && url.port === '' && isKnown;
}

function word(message: string, isRight: (value: string) => boolean) {
  return field<string>(
    (raw) => raw,
    (value) => (typeof value === 'string' && isRight(value) ? null : message),
  )
    .nonNullable(message)
    .required(message);
}

/** Cut between whole characters. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
