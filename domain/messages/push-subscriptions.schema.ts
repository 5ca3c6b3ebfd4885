import type { InferType } from 'yup';
import { field, form } from '../forms.ts';

/**
 * Push services of the browsers. The server calls the address that a browser sends, so only these hosts are
 * allowed: any other could be a machine inside the server's own network.
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

/** Error for a public key that cannot be used for encryption. */
export const wrongPushKey = messages.p256dh;

/**
 * A subscription as the browser describes it: an address at its push service and its encryption keys. If `local`
 * is set, for tests, an address on this machine is valid too.
 */
export function pushSubscriptionSchema({ local = false } = {}) {
  return form({
    endpoint: word(messages.endpoint, (value) => isPushEndpoint(value, local)),
    // 65 bytes; the first marks an uncompressed point.
    p256dh: word(messages.p256dh, (value) => /^B[\w-]{86}$/.test(value)),
    // 16 bytes.
    auth: word(messages.auth, (value) => /^[\w-]{22}$/.test(value)),
  });
}
export type PushSubscriptionInput = InferType<ReturnType<typeof pushSubscriptionSchema>>;

/** The address must equal its own URL-parsed form, so that no two parsers can disagree about its host. */
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
