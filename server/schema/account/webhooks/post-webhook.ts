import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Webhook as Signer } from 'standardwebhooks';
import { unseal } from '#server/auth/sealing';
import type { Services } from '#server/context';
import { webhookLimits, webhookUrl, type WebhookProblem } from '#domain/account/webhooks';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { Webhook } from './webhook.entity.ts';

/** The result of an attempt: the status of the response, if there is one, and what is wrong with it. */
export interface Attempt {
  status: number | null;
  problem: WebhookProblem | null;
}

/** Address to send to, and the secret that signs the message. */
export interface Receiver {
  address: string;
  secret: string;
}

type Sealed = Pick<Webhook, 'sessionId' | 'address' | 'secret'>;

/** The rows of its sealed columns. */
export const sealedRow = (sessionId: string, column: 'address' | 'secret'): string =>
  `${sessionId} ${column}`;

/** True if receivers on this machine are allowed: while developing. */
export const allowsLocal = ({ mode }: Pick<Services['env'], 'mode'>): boolean =>
  mode !== 'production';

/** Decrypts where and how to send; null if the key of the server was changed since. */
export function receiverOf({ env }: Pick<Services, 'env'>, webhook: Sealed): Receiver | null {
  const opened = (column: 'address' | 'secret') =>
    unseal(env, 'webhooks', sealedRow(webhook.sessionId, column), webhook[column]);
  const [address, secret] = [opened('address'), opened('secret')];
  return address && secret ? { address, secret } : null;
}

/**
 * Sends a message, signed at this moment. Connects to public addresses only, follows no redirect and reads no body, so
 * that it reveals nothing about machines that only this server can reach.
 */
export async function postWebhook(
  { env, publicAgent, now }: Pick<Services, 'env' | 'publicAgent' | 'now'>,
  { address, secret }: Receiver,
  { messageId, body }: Pick<WebhookDelivery, 'messageId' | 'body'>,
): Promise<Attempt> {
  const url = webhookUrl(address, { local: allowsLocal(env) });
  if (!url) return { status: null, problem: 'unreachable' };
  const at = now();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'ParaMed-CPD webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Signer(secret).sign(messageId, at, body),
  };
  try {
    const status = await postForStatus(url, { headers, body, agent: publicAgent });
    return { status, problem: problemOfStatus(status) };
  } catch (error) {
    return { status: null, problem: problemOfError(error) };
  }
}

/**
 * Posts a body and returns the status of the response. By https it connects through the agent alone; it follows no redirect and
 * reads no body. Throws if there is no response in time.
 */
export async function postForStatus(
  url: URL,
  { headers, body, agent }: { headers: object; body: string; agent: Services['publicAgent'] },
): Promise<number> {
  const signal = AbortSignal.timeout(webhookLimits.seconds * 1_000);
  const options = { method: 'POST', headers: { ...headers }, signal };
  const request =
    url.protocol === 'https:'
      ? requestHttps(url, { ...options, agent })
      : requestHttp(url, { ...options, agent: false });
  request.end(body);
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  // Errors after the status no longer matter.
  request.on('error', () => {});
  response.on('error', () => {});
  response.destroy();
  return response.statusCode ?? 0;
}

function problemOfStatus(status: number): WebhookProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** A name without an address and one with an inner address give the same problem, which reveals no inner names. */
function problemOfError(error: unknown): WebhookProblem {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (code === 'ECONNREFUSED') return 'refused';
  return /CERT|TLS|SSL|SIGNATURE/.test(String(code)) ? 'tls' : 'unreachable';
}
