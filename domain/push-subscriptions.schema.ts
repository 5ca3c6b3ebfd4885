import type { InferType } from 'yup';
import { field, form } from './forms.ts';

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
