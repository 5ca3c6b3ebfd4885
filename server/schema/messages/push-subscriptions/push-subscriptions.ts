import { ECDH, randomUUID } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { awaitOthers } from '#server/records/limits';
import { postPush } from './web-push.ts';
import { invalid, notFound, unreachable } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { PUSH_DEVICES_MAX, testPush, testPushProblems } from '#domain/messages/push-subscriptions';
import { pushSubscriptionSchema, wrongPushKey } from '#domain/messages/push-subscriptions.schema';
import { PushSubscription } from './push-subscription.entity.ts';
import type { Push } from './push-subscription.type.ts';
import type { User } from '../../account/users/user.entity.ts';

const listRead = defineQuery<PushSubscription[]>({
  name: 'pushSubscriptions',
  entity: PushSubscription,
  sql: (columns) =>
    rows(`select ${columns} from push_subscriptions where user_id = $1
          order by created_at desc, id desc`),
});

/** The server's key, and the user's devices, newest first. */
export async function get(ctx: Context, user: User): Promise<Push> {
  const devices = await ctx.reads.read(listRead, user.id);
  return { publicKey: ctx.services.env.vapid.publicKey, devices };
}

/**
 * Registers a browser. One already registered, even for another user, now belongs to the signed-in user: only the
 * browser itself knows its address, and with its new keys it cannot read messages for another user.
 */
export async function add(ctx: Context, input: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const local = ctx.services.env.mode === 'test';
  const subscription = validate(pushSubscriptionSchema({ local }), input);
  if (!isOnCurve(subscription.p256dh)) throw invalid({ p256dh: wrongPushKey });
  await transaction(ctx, async ({ em }) => {
    await awaitOthers(em, user.id);
    await em.upsert(
      PushSubscription,
      {
        ...subscription,
        userId: user.id,
        sessionId: ctx.caller.session!.sessionId,
        userAgent: ctx.caller.userAgent?.slice(0, 300) ?? null,
        createdAt: ctx.now,
      },
      { onConflictFields: ['endpoint'] },
    );
    await em.execute(
      `delete from push_subscriptions where user_id = ? and id not in (
         select id from push_subscriptions where user_id = ? order by created_at desc, id desc limit ?)`,
      [user.id, user.id, PUSH_DEVICES_MAX],
    );
  });
  return user;
}

/** Removes a device. Throws notFound(). */
export async function remove(ctx: Context, id: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const removed = await ctx.em.nativeDelete(PushSubscription, { id: parseId(id), userId: user.id });
  if (removed === 0) throw notFound();
  return user;
}

/** Sends a test message to a device at once, without the outbox. Throws notFound(), rateLimited() or unreachable(). */
export async function sendTest(ctx: Context, id: unknown): Promise<PushSubscription> {
  const { id: userId } = await requireUser(ctx);
  const device = await ctx.em.findOne(PushSubscription, { id: parseId(id), userId });
  if (!device) throw notFound();
  await ctx.services.limits.beginTestPush(userId);
  const message = { id: randomUUID(), ...testPush };
  const { outcome } = await postPush(ctx.services, device, message, 'high');
  if (outcome === 'gone') throw notFound(testPushProblems.gone);
  if (outcome !== 'sent') throw unreachable(testPushProblems.failed);
  return device;
}

/** True if messages can be encrypted for a key: a point of the curve P-256. */
function isOnCurve(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
