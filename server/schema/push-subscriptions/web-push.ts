import webPush from 'web-push';
import type { Services } from '../../context.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import {
  PUSH_TTL_SECONDS,
  pushMessage,
  type PushMessage,
  type pushUrgency,
} from '#domain/push-subscriptions';

/** A push service that says nothing for so long is tried again later. */
const TIMEOUT_MS = 10_000;

export interface PushResult {
  /** Refused is for good, such as by a key that is not the one of the subscription; failed may work another time. */
  outcome: 'sent' | 'gone' | 'refused' | 'failed';
  /** What went wrong, fit for a log: without the address, which is as good as a key. */
  problem: string | null;
}

/**
 * Encrypts a message for one browser and hands it to its push service; forgets a browser that is gone. The library
 * encrypts and signs; the request is ours, for a limit on its whole time, and because an address is read by one
 * parser alone, the one that judged it.
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
      : { outcome: outcomeOf(response.status), problem: `${host} answered ${response.status}` };
  } catch {
    return { outcome: 'failed', problem: `${host} did not answer` };
  }
}

function outcomeOf(status: number): 'gone' | 'refused' | 'failed' {
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'failed' : 'refused';
}

/** fetch counts the length itself. */
const headersOf = (headers: webPush.Headers) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'Content-Length')
    .map(([name, value]): [string, string] => [name, String(value)]);

/** One that waits at the push service is replaced by the same message sent again. 32 characters are the most. */
const topicOf = (id: string) => id.replaceAll('-', '').slice(0, 32);
