import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Services } from '../context.ts';
import type { Em } from '../db/database.ts';
import { queryIn } from '../db/in-transaction.ts';
import { rows } from '../db/query.ts';
import { transaction } from '../db/transaction.ts';
import { webhookSendingLimits as limits } from '../limits.ts';
import { notify } from '../schema/messages/notifications/notify.ts';
import { postWebhook, receiverOf, type Attempt } from '../schema/account/webhooks/post-webhook.ts';
import { recordAttempt, removeOld } from '../schema/account/webhooks/webhook-deliveries.ts';
import { WebhookDelivery } from '../schema/account/webhooks/webhook-delivery.entity.ts';
import { Webhook } from '../schema/account/webhooks/webhook.entity.ts';
import {
  nextWebhookAttempt,
  webhookBody,
  webhookLimits,
  webhookPausedNotification,
  type PauseReason,
  type WebhookChange,
} from '#domain/account/webhooks';
import { openLoop, POLL_MS, type Loop } from './loop.ts';

export interface WebhookSender extends Loop {
  /** Looks soon for what is due; several calls within a moment look once. */
  wake(why: 'written' | 'added'): void;
}

const PRUNE_EVERY_MS = 60 * 60_000;

/** Consequence of an attempt for a webhook: when it is due again, or why it is paused. */
type Next = { notBefore: Date } | { pause: PauseReason };

/**
 * Sends the changes of timelines to webhooks: soon after this process wrote one, and by polling every `pollMs` (0: never).
 * Several processes may run it. Each claims webhooks that are due, writes the next message of each before sending it, and
 * records how it went, so a process that is killed at any point loses nothing; at worst a message is sent twice, under the
 * same id.
 */
export function openWebhooks(services: Services, pollMs = POLL_MS): WebhookSender {
  const { database, env, log, now } = services;
  const sending = new Set<Promise<void>>();
  let isClosing = false;
  /** False while no account has a webhook: then writes cost nothing. */
  let areUsed = true;
  let pruned = 0;
  let waking: NodeJS.Timeout | undefined;
  // Outside the context of the request that wakes it, so neither its logs nor its cost include the sending.
  const outside = AsyncLocalStorage.snapshot();
  const loop = openLoop({ log, failure: 'webhooks cannot be read', pollMs }, look);

  async function look(): Promise<void> {
    if (now().getTime() - pruned >= PRUNE_EVERY_MS) {
      await removeOld(database, now());
      pruned = now().getTime();
    }
    const free = limits.atOnce - sending.size;
    if (isClosing || !env.webhooks || free === 0) return;
    const em = database.orm.em.fork();
    const claimed = await claim(em, now(), free);
    areUsed = claimed.length > 0 || (await exists(em));
    for (const webhook of claimed) {
      const sent: Promise<void> = sendNext(services, webhook)
        // Claimed again after the lease.
        .catch((error: unknown) => log.warn({ err: error }, 'a webhook was not sent'))
        .finally(() => sending.delete(sent));
      sending.add(sent);
      void sent.then(loop.run);
    }
  }

  return {
    async run() {
      await loop.run();
      while (sending.size > 0) {
        await Promise.all(sending);
        await loop.run();
      }
    },
    wake(why) {
      areUsed ||= why === 'added';
      if (!areUsed || isClosing) return;
      waking ??= outside(() =>
        setTimeout(() => {
          waking = undefined;
          void loop.run();
        }, limits.wakeMs).unref(),
      );
    },
    async close() {
      isClosing = true;
      clearTimeout(waking);
      await Promise.all(sending);
      await loop.close();
    },
  };
}

/** Claims webhooks that have something to send, skipping those that other processes claim. */
async function claim(em: Em, now: Date, most: number): Promise<Webhook[]> {
  const found = await em.execute<object[]>(
    `update webhooks set not_before = ?::timestamptz where id in (
       select w.id from webhooks w
         join sessions s on s.id = w.session_id and s.expires_at > ?::timestamptz
         left join record_chains c on c.user_id = w.user_id
       where w.paused_at is null and w.not_before <= ?::timestamptz
         and (c.seq > w.cursor_seq or exists (
           select from webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting'))
       order by w.not_before limit ?::int for update of w skip locked)
     returning *`,
    [new Date(now.getTime() + limits.leaseSeconds * 1_000), now, now, most],
  );
  return found.map((row) => em.map(Webhook, row));
}

async function exists(em: Em): Promise<boolean> {
  const [found] = await em.execute<{ used: boolean }[]>(
    'select exists (select from webhooks where paused_at is null) as used',
  );
  return found!.used;
}

async function sendNext(services: Services, webhook: Webhook): Promise<void> {
  const { database, now } = services;
  const ctx = { em: database.orm.em.fork(), services, now: now() };
  const message = await transaction(ctx, ({ em }) => nextMessage(em, webhook, ctx.now));
  const receiver = message && receiverOf(services, webhook);
  const attempt = receiver && message ? await postWebhook(services, receiver, message) : null;
  const at = now();
  await transaction({ ...ctx, now: at }, async (tx) => {
    if (message && attempt) await recordAttempt(tx.em, message, attempt, at);
    await settle(tx, webhook, message ? nextOf(message, attempt, at) : { notBefore: at });
  });
}

/** The message that waits, or a new one of the next changes; null if none of them is of a kind that the webhook is about. */
async function nextMessage(em: Em, webhook: Webhook, now: Date): Promise<WebhookDelivery | null> {
  const { id, userId, kinds, cursorSeq } = webhook;
  const waiting = await em.findOne(WebhookDelivery, { webhookId: id, userId, state: 'waiting' });
  if (waiting) return waiting;
  const [found] = await queryIn(em)<{ changes: WebhookChange[]; head: number }>({
    text: `select (${rows(`
             select seq, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, kind,
               record_id as "recordId", owner_kind as "ownerKind", owner_id as "ownerId", action
             from record_events
             where user_id = $1 and seq > $2 and ($3::text[] = '{}' or kind = any($3::text[]))
             order by seq limit ${webhookLimits.changes}`)}) as changes,
           coalesce((select max(seq) from record_events where user_id = $1), 0) as head`,
    values: [userId, cursorSeq, `{${kinds.join(',')}}`],
  });
  const { changes, head } = found!;
  const last = changes.length < webhookLimits.changes ? head : changes.at(-1)!.seq;
  // Only from where this process has read: another one may have continued after the lease.
  const mine = { id, userId, cursorSeq };
  const moved = await em.nativeUpdate(Webhook, mine, { cursorSeq: last });
  if (moved === 0 || changes.length === 0) return null;
  const message = em.create(WebhookDelivery, {
    userId,
    webhookId: id,
    messageId: randomUUID(),
    type: 'records.changed',
    body: webhookBody('records.changed', now, changes),
    createdAt: now,
    state: 'waiting',
  });
  await em.flush();
  return message;
}

/** The attempt is null if it could not be made, since the key of the server was changed. */
function nextOf({ attempts }: WebhookDelivery, attempt: Attempt | null, now: Date): Next {
  if (!attempt) return { pause: 'unreadable' };
  if (attempt.problem === null) return { notBefore: now };
  if (attempt.status === 410) return { pause: 'gone' };
  const again = nextWebhookAttempt(attempts + 1, now);
  return again ? { notBefore: again } : { pause: 'failing' };
}

/** Releases a webhook until it is due again, or pauses it and notifies its owner; nothing if its lease has ended. */
async function settle(
  tx: Parameters<typeof notify>[0],
  { id, userId, host, notBefore }: Webhook,
  next: Next,
): Promise<void> {
  const change =
    'pause' in next ? { pausedAt: tx.now, pauseReason: next.pause, notBefore: tx.now } : next;
  const mine = { id, userId, notBefore, pausedAt: null };
  const changed = await tx.em.nativeUpdate(Webhook, mine, change);
  if (changed > 0 && 'pause' in next)
    await notify(tx, userId, webhookPausedNotification(host, next.pause));
}
