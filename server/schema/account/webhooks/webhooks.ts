import { randomBytes } from 'node:crypto';
import { recordChange } from '#server/auth/account/security-change';
import { seal, unseal } from '#server/auth/sealing';
import { Session } from '#server/auth/sessions/session.entity';
import { requireProofToProtect } from '#server/auth/sign-in/step-up';
import { requireUser, type Context } from '#server/context';
import { queryIn } from '#server/db/in-transaction';
import { defineQuery, rows } from '#server/db/query';
import { afterCommit, transaction } from '#server/db/transaction';
import { conflict, forbidden, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { record } from '../security-events/security-events.ts';
import { allows } from '#domain/account/access-tokens';
import type { TimelineKind } from '#domain/records/record-events';
import {
  pauseReasons,
  webhookLimits,
  webhookMessages as messages,
  webhookUrl,
  type PauseReason,
} from '#domain/account/webhooks';
import {
  resumeWebhookSchema,
  webhookSchema,
  type WebhookInput,
} from '#domain/account/webhooks.schema';
import { allowsLocal, sealedRow } from './post-webhook.ts';
import { Webhook } from './webhook.entity.ts';
import type { WebhookType } from './webhook.type.ts';

/** 192 bits, within the 24 to 64 bytes of Standard Webhooks. */
const SECRET_BYTES = 24;

interface Row {
  id: number;
  sessionId: string;
  tokenName: string;
  expiresAt: string;
  address: string;
  host: string;
  kinds: TimelineKind[];
  createdAt: string;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  notBefore: string;
  hasFailed: boolean;
  isBehind: boolean;
}

/** SQL of a user's webhooks whose access token is valid at $2. */
const webhooksWhere = (where: string) =>
  rows(`
  select w.id, w.session_id as "sessionId", s.name as "tokenName", s.expires_at as "expiresAt", w.address, w.host, w.kinds,
    w.created_at as "createdAt", w.paused_at as "pausedAt", w.pause_reason as "pauseReason", w.not_before as "notBefore",
    coalesce(d.problem is not null, false) as "hasFailed",
    d.id is not null or coalesce(c.seq, 0) > w.cursor_seq as "isBehind"
  from webhooks w join sessions s on s.id = w.session_id and s.user_id = $1 and s.expires_at > $2
    left join record_chains c on c.user_id = $1
    left join webhook_deliveries d on d.webhook_id = w.id and d.user_id = $1 and d.state = 'waiting'
  where w.user_id = $1 and ${where} order by w.created_at desc, w.id desc`);

const listRead = defineQuery<Row[]>({ name: 'webhooks', sql: () => webhooksWhere('true') });
const oneRead = defineQuery<Row[]>({ name: 'webhook', sql: () => webhooksWhere('w.id = $3') });

/** The user's webhooks whose access token is valid, newest first. */
export const list = async (ctx: Context, userId: number): Promise<WebhookType[]> =>
  (await ctx.reads.read(listRead, userId, ctx.now)).map((row) => shown(ctx, row));

/** The same for a caller whose user has not been read yet. */
export const own = (ctx: Context): Promise<WebhookType[]> => list(ctx, ctx.caller.session!.userId);

/**
 * Adds a webhook, which sends what changes from now on. Only this response contains the secret. Throws stepUpRequired(),
 * forbidden(), invalid(), or conflict() for too many.
 */
export async function create(ctx: Context, input: unknown): Promise<WebhookType> {
  const user = await requireProofToProtect(ctx);
  const { env } = ctx.services;
  if (!env.webhooks) throw forbidden(messages.off);
  const given = validate(webhookSchema({ local: allowsLocal(env) }), input);
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const id = await transaction(ctx, async (tx) => {
    const made = await add(tx, user.id, given, secret);
    await recordChange(tx, user, 'webhook-added');
    return made;
  });
  ctx.services.wakeWebhooks('added');
  return { ...(await get(ctx, id)), secret };
}

async function add(
  { em, now, services: { env } }: Context,
  userId: number,
  { accessTokenId, address, kinds }: WebhookInput,
  secret: string,
): Promise<number> {
  // Locked, so that concurrent calls cannot exceed the limit.
  await em.execute('select from users where id = ?::int for update', [userId]);
  const token = { id: accessTokenId, userId, tokenHash: { $ne: null }, expiresAt: { $gt: now } };
  const session = await em.findOne(Session, token);
  if (!session) throw invalid({ accessTokenId: messages.token });
  if (!allows(new Set(session.scopes), 'record-events', 'read'))
    throw invalid({ accessTokenId: messages.scope });
  const [found] = await queryIn(em)<{ count: number; head: number }>({
    text: `select (select count(*)::int from webhooks w join sessions s on s.id = w.session_id and s.expires_at > $2
             where w.user_id = $1) as count,
           coalesce((select seq from record_chains where user_id = $1), 0) as head`,
    values: [userId, now],
  });
  if (found!.count >= webhookLimits.perAccount) throw conflict(messages.tooMany);
  const url = webhookUrl(address, { local: allowsLocal(env) })!;
  const webhook = em.create(Webhook, {
    userId,
    sessionId: session.id,
    address: seal(env, 'webhooks', sealedRow(session.id, 'address'), url.href),
    host: url.host,
    secret: seal(env, 'webhooks', sealedRow(session.id, 'secret'), secret),
    kinds: [...new Set(kinds)],
    createdAt: now,
    cursorSeq: found!.head,
    notBefore: now,
  });
  await em.flush();
  return webhook.id;
}

/** Removes a webhook with its messages. Returns it as it was; throws notFound(). */
export async function remove(ctx: Context, id: unknown): Promise<WebhookType> {
  const { id: userId } = await requireUser(ctx);
  const before = await get(ctx, id);
  await transaction(ctx, async (tx) => {
    const removed = await tx.em.nativeDelete(Webhook, { id: before.id, userId });
    if (removed === 0) throw notFound();
    await record(tx, userId, 'webhook-removed');
  });
  return before;
}

/**
 * Resumes a webhook that is paused, or waits after a failure: at once, from where it stopped. With `skip`, only what changes
 * from now on is sent. Throws notFound().
 */
export async function resume(ctx: Context, id: unknown, input: unknown): Promise<WebhookType> {
  const { id: userId } = await requireUser(ctx);
  const { skip } = validate(resumeWebhookSchema, input);
  const webhook = parseId(id);
  await transaction(ctx, async (tx) => {
    const found = await tx.em.execute<object[]>(
      `update webhooks set paused_at = null, pause_reason = null, not_before = ?::timestamptz,
         cursor_seq = case when ?::boolean
           then coalesce((select seq from record_chains c where c.user_id = webhooks.user_id), 0) else cursor_seq end
       where id = ?::int and user_id = ?::int returning id`,
      [ctx.now, skip, webhook, userId],
    );
    if (found.length === 0) throw notFound();
    await tx.em.execute(
      `update webhook_deliveries set state = case when ?::boolean then 'failed' else state end, attempts = 0
       where webhook_id = ?::int and user_id = ?::int and state = 'waiting'`,
      [skip, webhook, userId],
    );
    afterCommit(tx, () => ctx.services.wakeWebhooks('added'));
  });
  return get(ctx, id);
}

/** One webhook of the user's; throws notFound(). */
async function get(ctx: Context, id: unknown): Promise<WebhookType> {
  const { id: userId } = await requireUser(ctx);
  const [row] = await ctx.reads.read(oneRead, userId, ctx.now, parseId(id));
  if (!row) throw notFound();
  return shown(ctx, row);
}

function shown({ services: { env } }: Context, row: Row): WebhookType {
  const { sessionId, address, expiresAt, createdAt, pausedAt, pauseReason, ...rest } = row;
  const { notBefore, hasFailed, ...common } = rest;
  return {
    ...common,
    address: unseal(env, 'webhooks', sealedRow(sessionId, 'address'), address),
    expiresAt: new Date(expiresAt),
    createdAt: new Date(createdAt),
    state: pausedAt === null ? 'active' : 'paused',
    pausedText: pauseReason && pauseReasons[pauseReason],
    nextAttemptAt: pausedAt === null && hasFailed ? new Date(notBefore) : null,
    secret: null,
  };
}
