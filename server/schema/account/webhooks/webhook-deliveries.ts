import { randomUUID } from 'node:crypto';
import type { Database, Em } from '#server/db/database';
import { requireUser, type Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { byMoment } from '../../mechanics/cursors.ts';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import {
  attemptText,
  deliveryLabel,
  pauseReasons,
  webhookBody,
  webhookLimits,
  type WebhookChange,
} from '#domain/account/webhooks';
import { postWebhook, receiverOf, type Attempt, type Receiver } from './post-webhook.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import type { WebhookDeliveryType } from './webhook.type.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Messages removed per statement. */
const BATCH = 1_000;

type Row = Omit<WebhookDelivery, 'createdAt' | 'attemptedAt'> & {
  createdAt: string;
  attemptedAt: string | null;
};

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number } | null>({
    name: 'webhookDeliveries',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select id, message_id as "messageId", type, body, created_at as "createdAt", state, attempts,
          attempted_at as "attemptedAt", status, problem
        from webhook_deliveries
        where webhook_id = $2 and user_id = $1 and ($3::timestamptz is null or (created_at, id) ${lt} ($3, $4::int))
        order by created_at ${desc}, id ${desc} limit $5`)}),
      'totalCount', (select count(*) from webhook_deliveries where webhook_id = $2 and user_id = $1))
    from webhooks where id = $2 and user_id = $1`,
  }),
);

/** The messages of a webhook, newest first, a page at a time; throws notFound(). */
export async function list(
  ctx: Context,
  args: PageArgs,
  id: unknown,
): Promise<Connection<WebhookDeliveryType>> {
  const webhook = parseId(id);
  const page = pageOf(args, byMoment('messages of a webhook', webhook));
  const owner = ctx.caller.session?.userId;
  const found = await ctx.reads.read(
    listRead[page.direction],
    owner,
    webhook,
    ...pageParameters(page),
  );
  if (!found) throw notFound();
  const nodes = found.nodes.map(({ createdAt, attemptedAt, ...row }) =>
    shown({
      ...row,
      createdAt: new Date(createdAt),
      attemptedAt: attemptedAt === null ? null : new Date(attemptedAt),
    }),
  );
  return connection({ ...found, nodes }, page, (node) => [node.createdAt, node.id]);
}

/** Sends a test message at once; the result says how it went. Throws notFound(), conflict() or rateLimited(). */
export async function sendTest(ctx: Context, id: unknown): Promise<WebhookDeliveryType> {
  const { id: userId } = await requireUser(ctx);
  const { webhook, receiver } = await receiving(ctx, { id: parseId(id), userId });
  await ctx.services.limits.beginWebhookMessage(userId);
  const body = webhookBody('ping', ctx.now);
  const message = { messageId: randomUUID(), type: 'ping' as const, body };
  const attempt = await postWebhook(ctx.services, receiver, message);
  return transaction(ctx, async ({ em }) => {
    const sent = em.create(WebhookDelivery, {
      ...message,
      ...attempt,
      userId,
      webhookId: webhook.id,
      createdAt: ctx.now,
      state: attempt.problem === null ? 'delivered' : 'failed',
      attempts: 1,
      attemptedAt: ctx.services.now(),
    });
    await em.flush();
    return shown(sent);
  });
}

/**
 * Sends a message again at once, under the same id; the result says how it went. If it was waiting and arrives, the next one
 * follows. Throws notFound(), conflict() or rateLimited().
 */
export async function resend(ctx: Context, id: unknown): Promise<WebhookDeliveryType> {
  const { id: userId } = await requireUser(ctx);
  const message = await ctx.em.findOne(WebhookDelivery, { id: parseId(id), userId });
  if (!message) throw notFound();
  const { receiver } = await receiving(ctx, { id: message.webhookId, userId });
  await ctx.services.limits.beginWebhookMessage(userId);
  const attempt = await postWebhook(ctx.services, receiver, message);
  const at = ctx.services.now();
  await transaction(ctx, async ({ em }) => {
    await recordAttempt(em, message, attempt, at);
    if (attempt.problem === null && message.state === 'waiting')
      await em.nativeUpdate(Webhook, { id: message.webhookId, userId }, { notBefore: at });
  });
  if (attempt.problem === null) ctx.services.wakeWebhooks('added');
  const after = await ctx.em.findOne(
    WebhookDelivery,
    { id: message.id, userId },
    { refresh: true },
  );
  if (!after) throw notFound();
  return shown(after);
}

/** Records an attempt of a message. One that has arrived once stays delivered. */
export const recordAttempt = (
  em: Em,
  { id }: Pick<WebhookDelivery, 'id'>,
  { status, problem }: Attempt,
  at: Date,
): Promise<unknown> =>
  em.execute(
    `update webhook_deliveries set attempts = attempts + 1, attempted_at = ?::timestamptz, status = ?::int,
       problem = ?::text, state = case when ?::boolean then 'delivered' else state end
     where id = ?::int`,
    [at, status, problem, problem === null, id],
  );

/** Removes messages after their retention, other than one that waits. Returns how many were removed. */
export async function removeOld(database: Database, now: Date): Promise<number> {
  for (let count = 0; ;) {
    const removed = await database.query({
      text: `delete from webhook_deliveries where id in (
               select id from webhook_deliveries where created_at < $1 and state <> 'waiting'
               order by created_at limit ${BATCH} for update skip locked) returning id`,
      values: [new Date(now.getTime() - webhookLimits.keptDays * DAY_MS)],
    });
    count += removed.length;
    if (removed.length < BATCH) return count;
  }
}

/** A webhook of the user's whose access token is valid, with where it sends. Throws notFound() or conflict(). */
async function receiving(
  ctx: Context,
  { id, userId }: { id: number; userId: number },
): Promise<{ webhook: Webhook; receiver: Receiver }> {
  const [row] = await ctx.em.execute<object[]>(
    `select w.* from webhooks w join sessions s on s.id = w.session_id and s.expires_at > ?::timestamptz
     where w.id = ?::int and w.user_id = ?::int`,
    [ctx.now, id, userId],
  );
  if (!row) throw notFound();
  const webhook = ctx.em.map(Webhook, row);
  const receiver = receiverOf(ctx.services, webhook);
  if (!receiver) throw conflict(pauseReasons.unreadable);
  return { webhook, receiver };
}

function shown(message: Omit<WebhookDelivery, 'userId' | 'webhookId'>): WebhookDeliveryType {
  const { id, messageId, type, body, createdAt, state, attempts, attemptedAt, status } = message;
  const changes = changesIn(body);
  return {
    id,
    messageId,
    type,
    label: deliveryLabel(type, changes),
    firstSeq: changes[0]?.seq ?? null,
    lastSeq: changes.at(-1)?.seq ?? null,
    body,
    createdAt,
    state,
    attempts,
    attemptedAt,
    status,
    hasArrived: attempts > 0 && message.problem === null,
    resultText: attemptText(message),
  };
}

/** The changes in a body of ours; a test message has none. */
const changesIn = (body: string): WebhookChange[] =>
  (JSON.parse(body) as { data: { changes?: WebhookChange[] } }).data.changes ?? [];
