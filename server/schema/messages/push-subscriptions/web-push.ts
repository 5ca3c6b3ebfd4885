import webPush from 'web-push';
import type { Services } from '#server/context';
import { PushSubscription } from './push-subscription.entity.ts';
import {
  PUSH_TTL_SECONDS,
  pushMessage,
  type PushMessage,
  type pushUrgency,
} from '#domain/messages/push-subscriptions';

/** The time-out of a push service, after which the message is retried later. */
const TIMEOUT_MS = 10_000;

export interface PushResult {
  /** 'refused' is permanent, such as a key that does not match the subscription; 'failed' may work later. */
  outcome: 'sent' | 'gone' | 'refused' | 'failed';
  /** The problem for the log, without the address, which is as secret as a key. */
  problem: string | null;
}

/**
 * Encrypts a message for one browser and sends it to its push service; removes a subscription that no longer exists.
 * The library encrypts and signs; we make the request, to limit its total time, and so that the same parser that
 * checked the address also reads it.
 */
export async function postPush(
  { env, database, log }: Pick<Services, 'env' | 'database' | 'log'>,
  { id, endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  urgency: ReturnType<typeof pushUrgency>,
): Promise<PushResult> {
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(pushMessage(message)),
    { vapidDetails: env.vapid, TTL: PUSH_TTL_SECONDS, urgency, topic: topicOf(message.id) },
  );
  const result = await handOver(endpoint, headers, body);
  if (result.outcome === 'gone') {
    await database.orm.em.fork().nativeDelete(PushSubscription, { id, endpoint });
  }
  if (result.outcome === 'refused') log.warn({ problem: result.problem }, 'push message refused');
  return result;
}

async function handOver(
  endpoint: string,
  headers: webPush.Headers,
  body: Buffer,
): Promise<PushResult> {
  const { host } = new URL(endpoint);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headersOf(headers),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok
      ? { outcome: 'sent', problem: null }
      : { outcome: outcomeOf(response.status), problem: `${host} returned ${response.status}` };
  } catch {
    return { outcome: 'failed', problem: `${host} did not answer` };
  }
}

function outcomeOf(status: number): 'gone' | 'refused' | 'failed' {
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

/** fetch adds the length itself. */
const headersOf = (headers: webPush.Headers) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Length')
    .map(([name, value]): [string, string] => [name, String(value)]);

/** A message waiting at the push service is replaced by the same message sent again. At most 32 characters. */
const topicOf = (id: string) => id.replaceAll('-', '').slice(0, 32);
