import { counted } from '../counts.ts';
import { PAGE_MAX } from '../pages.ts';
import { publicUrl } from '../public-urls.ts';
import { recordKindLabel, type RecordAction, type TimelineKind } from '../records/record-events.ts';
import { settingsPaths } from './settings-pages.ts';

const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of webhooks; ours. */
export const webhookLimits = {
  perAccount: 5,
  addressCharacters: 1_000,
  /** Changes in one message. */
  changes: PAGE_MAX,
  /** Time in which the receiver must respond. */
  seconds: 15,
  /** Days for which sent messages are listed. */
  keptDays: 30,
} as const;

/** Seconds to wait after each failed attempt, as Standard Webhooks suggests; then the webhook is paused: five days in all. */
const waits = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;

/** Days after which a webhook whose messages all failed is paused. */
export const WEBHOOK_FAILING_DAYS = 5;

/** Returns when to retry after `attempts` failures; null once the webhook is paused instead. */
export function nextWebhookAttempt(attempts: number, now: Date): Date | null {
  const seconds = waits[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * SECOND_MS);
}

/** Returns an address that messages can be sent to; null for any other. `local`: also to this machine, for development. */
export function webhookUrl(text: string, { local = false } = {}): URL | null {
  const address = text.trim();
  const url = publicUrl(address, webhookLimits.addressCharacters);
  if (url || !local || address.length > webhookLimits.addressCharacters) return url;
  if (!URL.canParse(address)) return null;
  const here = new URL(address);
  return here.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(here.hostname)
    ? here
    : null;
}

/** Types of message. A message has changes of records, or tests the connection. */
export const webhookMessageTypes = ['records.changed', 'ping'] as const;
export type WebhookMessageType = (typeof webhookMessageTypes)[number];

/** A change in a message: the same as `GET /api/changes` returns, so without words of records. */
export interface WebhookChange {
  seq: number;
  at: string;
  kind: TimelineKind;
  recordId: number;
  ownerKind: TimelineKind | null;
  ownerId: number | null;
  action: RecordAction;
}

/** Returns the body of a message, as Standard Webhooks has it. */
export const webhookBody = (
  type: WebhookMessageType,
  at: Date,
  changes: readonly WebhookChange[] = [],
): string =>
  JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: type === 'ping' ? {} : { changes },
  });

/** Label of each webhook state; only an active webhook is sent messages. */
export const webhookStates = { active: 'Active', paused: 'Paused' } as const;
export type WebhookState = keyof typeof webhookStates;

/** Label of each delivery state of a message. */
export const webhookDeliveryStates = {
  waiting: 'Waiting to be sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
} as const;
export type WebhookDeliveryState = keyof typeof webhookDeliveryStates;

/** Why an attempt failed, beside the status of a response. */
export const webhookProblems = {
  status: 'The receiver returned',
  redirect: 'The receiver redirects, which is not followed',
  timeout: `The receiver did not respond within ${webhookLimits.seconds} seconds`,
  refused: 'The receiver refused the connection',
  tls: 'The certificate of the receiver is not valid',
  unreachable: 'The receiver was not found at a public address, or the connection broke',
} as const;
export type WebhookProblem = keyof typeof webhookProblems;

/** Returns the result of the last attempt in words; null before the first. */
export function attemptText({
  attempts,
  status,
  problem,
}: {
  attempts: number;
  status: number | null;
  problem: WebhookProblem | null;
}): string | null {
  if (attempts === 0) return null;
  if (problem === null) return `The receiver returned ${status}`;
  if (problem === 'status') return `${webhookProblems.status} ${status}`;
  return status === null
    ? webhookProblems[problem]
    : `${webhookProblems[problem]} (status ${status})`;
}

/** Why a webhook is paused. */
export const pauseReasons = {
  failing: `No message arrived for ${WEBHOOK_FAILING_DAYS} days.`,
  gone: 'The receiver returned 410: it wants no more messages.',
  unreadable:
    'Its address and secret cannot be read, since the key of this server was changed. Remove the webhook, and add it again.',
} as const;
export type PauseReason = keyof typeof pauseReasons;

/** Returns what a message is about: 'Activity 12: added', '40 changes'. */
export function deliveryLabel(type: WebhookMessageType, changes: readonly WebhookChange[]): string {
  if (type === 'ping') return 'Test message';
  const [only, more] = changes;
  return only && !more
    ? `${recordKindLabel(only.kind)} ${only.recordId}: ${only.action}`
    : counted(changes.length, 'change');
}

/** Returns the kinds of record that a webhook is about, in words. */
export const webhookKindsText = (kinds: readonly string[]): string =>
  kinds.length === 0 ? webhookMessages.allKinds : kinds.map(recordKindLabel).join(', ');

/** Notifies the owner of a webhook that is paused until they resume it. */
export const webhookPausedNotification = (host: string, reason: PauseReason) => ({
  kind: 'webhook-paused' as const,
  link: `${settingsPaths.developers}#webhooks`,
  title: 'A webhook is paused',
  message: `Nothing more is sent to ${host}. ${pauseReasons[reason]} No change is lost: once you resume the webhook in Settings, it goes on where it stopped.`,
});

/** Texts and errors of webhooks. */
export const webhookMessages = {
  title: 'Webhooks',
  about:
    'A webhook sends each change of your records to a program of yours, as it happens: which record, its kind and what was done, never its words. Messages are signed by the convention of Standard Webhooks.',
  empty: 'No webhooks',
  emptyText: 'Add one if a program of yours needs changes as they happen.',
  add: 'Add webhook',
  adding: 'Adding the webhook...',
  dialogTitle: 'Add a webhook',
  tokenLabel: 'Access token',
  tokenHint: 'The webhook ends with this token. The program reads the records with it.',
  addressLabel: 'Address',
  addressExample: 'https://hooks.example.org/paramed',
  addressHint: 'https:// and a public host. Redirects are not followed.',
  kindsLabel: 'Kinds of record',
  kindsHint: 'Choose none for all kinds.',
  allKinds: 'All kinds of record',
  noTokens:
    'A webhook needs an access token with the scope “Timeline of records: read”. Create one first.',
  once: 'Copy the secret now: it is not shown again. With it your program checks that a message comes from here.',
  copied: { title: 'Secret copied', description: 'Keep it where you keep passwords.' },
  copyFailed: {
    title: 'The secret was not copied',
    description: 'Select the secret and copy it.',
  },
  address: `Enter an address that begins with https://, with a host name and no user name, password or port, up to ${webhookLimits.addressCharacters} characters`,
  token: 'Choose an access token of yours that has not expired',
  scope: 'The access token needs the scope record-events:read',
  kinds: 'Kinds must be kinds of record of the timeline',
  tooMany: `An account has at most ${webhookLimits.perAccount} webhooks. Remove one first.`,
  off: 'This server sends no webhooks.',
  deliveries: 'Messages',
  deliveriesAbout: (host: string) =>
    `What was sent to ${host} in the last ${webhookLimits.keptDays} days. A message names records by kind and id, and has no words of them.`,
  numbers: (first: number, last: number) =>
    first === last ? `number ${first}` : `numbers ${first} to ${last}`,
  retrying: 'Retrying',
  failing: (next: string) => `The last message did not arrive. The next attempt is on ${next}.`,
  noDeliveries: `No messages in the last ${webhookLimits.keptDays} days`,
  noDeliveriesText: 'Change a record, or send a test message.',
  test: 'Send test message',
  again: 'Send again',
  resume: 'Resume',
  skip: 'Resume without what waits',
  removeAction: 'Remove webhook',
  removeQuestion: (host: string) => ({
    title: `Remove the webhook to ${host}?`,
    text: 'Nothing more is sent there, and the list of its messages is deleted. This cannot be undone.',
  }),
  removed: (host: string) => ({
    title: 'Webhook removed',
    description: `Nothing more is sent to ${host}.`,
  }),
  removeFailed: 'The webhook was not removed',
  resumed: { title: 'Webhook resumed' },
  resumeFailed: 'The webhook was not resumed',
  sent: { title: 'Message delivered' },
  notSent: 'The message was not delivered',
  sendFailed: 'The message could not be sent',
} as const;
