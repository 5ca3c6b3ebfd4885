import { randomUUID } from 'node:crypto';
import DataLoader from 'dataloader';
import { LockMode } from '@mikro-orm/core';
import { mailboxDigest } from '#server/auth/passwords/link-token';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { defineQuery, rows } from '#server/db/query';
import { afterCommit, transaction } from '#server/db/transaction';
import { conflict, forbidden, notFound, unauthenticated } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { Activity } from '../../records/activities/activity.entity.ts';
import { Delivery } from '../../messages/notifications/delivery.entity.ts';
import type { User } from '../../account/users/user.entity.ts';
import {
  CONFIRMATION_LINK_DAYS,
  confirmationMessages as messages,
  confirmationRequestEmail,
  OPEN_REQUESTS_MAX,
  REQUESTS_MAX,
  requestState,
  requestText,
} from '#domain/proof/confirmations';
import { confirmationRequestSchema } from '#domain/proof/confirmations.schema';
import { displayName } from '#domain/account/users';
import { ConfirmationRequest } from './confirmation-request.entity.ts';
import {
  confirmationTokenFor,
  confirmationTokenHash,
  confirmationUrl,
} from './confirmation-token.ts';
import type { ConfirmationRequestType } from './confirmation.type.ts';
import { ownActivityId } from './own-activity.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Makes a link that asks one person to confirm a completed activity, and sends it if an address is given. */
export async function create(
  ctx: Context,
  activityId: unknown,
  input: unknown,
): Promise<ConfirmationRequestType> {
  const user = await requireUser(ctx);
  const id = parseId(activityId);
  const { address } = validate(confirmationRequestSchema, input);
  const { channels, env, limits } = ctx.services;
  if (address && !channels.email) throw forbidden(messages.emailUnavailable);
  if (address && user.isDemo) throw forbidden(messages.demo);
  await requireAskable(ctx, user, id);
  if (address) await limits.beginConfirmationMail(user, mailboxDigest(env, address), ctx.now);
  const linkId = randomUUID();
  const request = await transaction(ctx, async (tx) => {
    const { em, now } = tx;
    await requireAskable(tx, user, id);
    const made = em.create(ConfirmationRequest, {
      userId: user.id,
      activityId: id,
      linkId,
      tokenHash: confirmationTokenHash(confirmationTokenFor(env, linkId)),
      address,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CONFIRMATION_LINK_DAYS * DAY_MS),
    });
    if (address) writeMessage(tx, user, { linkId, address });
    await em.flush();
    return made;
  });
  return { ...shown(ctx, request, user.timeZone), secretUrl: confirmationUrl(env, linkId) };
}

/** Throws unless the activity is the user's, completed, and has room for one more request. Locks it in a transaction. */
async function requireAskable({ em, now }: Context, user: User, id: number): Promise<void> {
  const activity = await em.findOne(
    Activity,
    { id, userId: user.id, deletedAt: null },
    em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {},
  );
  if (!activity) throw notFound();
  if (activity.status !== 'completed') throw conflict(messages.notCompleted);
  const requests = await em.find(ConfirmationRequest, { activityId: id, userId: user.id });
  if (requests.length >= REQUESTS_MAX) throw conflict(messages.tooMany);
  const open = requests.filter((request) => requestState(request, now) === 'open');
  if (open.length >= OPEN_REQUESTS_MAX) throw conflict(messages.tooManyOpen);
}

/** The message has the link's id: the sender derives the secret from it. */
function writeMessage(
  tx: Context,
  user: User,
  { linkId, address }: { linkId: string; address: string },
): void {
  const { em, now } = tx;
  const name = displayName(user);
  em.create(Delivery, {
    id: linkId,
    userId: user.id,
    channel: 'email',
    kind: 'confirm-activity',
    title: confirmationRequestEmail.title(name),
    message: confirmationRequestEmail.message(name),
    address,
    createdAt: now,
    notBefore: now,
  });
  afterCommit(tx, () => tx.services.pubsub.publish('deliveriesWritten', 'all', {}));
}

/** Withdraws a request that is still open; its link stops working. Throws conflict() once it is settled. */
export async function revoke(ctx: Context, id: unknown): Promise<ConfirmationRequestType> {
  const user = await requireUser(ctx);
  return transaction(ctx, async ({ em, now }) => {
    const request = await em.findOne(
      ConfirmationRequest,
      { id: parseId(id), userId: user.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!request) throw notFound();
    const state = requestState(request, now);
    if (state === 'confirmed' || state === 'refused') throw conflict(messages.settled);
    if (state === 'open') {
      em.assign(request, { revokedAt: now, address: null });
      await em.nativeDelete(Delivery, { id: request.linkId, userId: user.id });
    }
    return shown(ctx, request, user.timeZone);
  });
}

type Row = ConfirmationRequest;

const requestsWhere = (name: string, which: string) =>
  defineQuery<Row[]>({
    name,
    entity: ConfirmationRequest,
    sql: () =>
      rows(`select id, activity_id as "activityId", address, created_at as "createdAt",
        expires_at as "expiresAt", revoked_at as "revokedAt", confirmed_at as "confirmedAt",
        refused_at as "refusedAt", refused_by as "refusedBy", comment
      from confirmation_requests where user_id = $1 and ${which}
      order by created_at desc, id desc`),
  });

const requestsRead = requestsWhere('confirmationRequests', 'activity_id = any($2::int[])');
const byIdsRead = requestsWhere(
  'confirmationRequestsByIds',
  `id = any($2::int[])
    and activity_id in (select id from activities where user_id = $1 and deleted_at is null)`,
);

/** Returns those of the given requests that belong to the user, in any order. */
export async function many(
  ctx: Context,
  ids: readonly number[],
): Promise<ConfirmationRequestType[]> {
  const [found, user] = await Promise.all([
    ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids),
    requireUser(ctx),
  ]);
  return found.map((request) => shown(ctx, request, user.timeZone));
}

/** The requests about one of the user's activities; throws notFound(). */
export async function list(ctx: Context, activityId: unknown): Promise<ConfirmationRequestType[]> {
  return of(ctx, await ownActivityId(ctx, activityId));
}

const loaders = new WeakMap<Context, DataLoader<number, Row[]>>();

/** The requests about an activity that was read for the user, newest first; one statement for all of a list. */
export async function of(ctx: Context, activityId: number): Promise<ConfirmationRequestType[]> {
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  const found = await loader.load(Number(activityId));
  const user = await ctx.reads.known();
  if (!user) throw unauthenticated();
  return found.map((request) => shown(ctx, request, user.timeZone));
}

const createLoader = (ctx: Context) =>
  new DataLoader<number, Row[]>(async (ids) => {
    const found = await ctx.reads.read(requestsRead, ctx.caller.session?.userId, [...new Set(ids)]);
    return ids.map((id) => found.filter(({ activityId }) => activityId === id));
  }, batchOptions);

/** An address is shown while the request is open. */
function shown({ now }: Context, request: Row, timeZone: string): ConfirmationRequestType {
  const { id, address, comment, createdAt, expiresAt } = request;
  const state = requestState(request, now);
  return {
    id,
    state,
    text: requestText(request, { now, timeZone }),
    address: state === 'open' ? address : null,
    comment,
    createdAt,
    expiresAt,
    secretUrl: null,
  };
}
