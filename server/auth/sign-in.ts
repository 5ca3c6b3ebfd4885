import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { record } from '../schema/security-events/security-events.ts';
import { notify } from '../schema/notifications/notify.ts';
import { PushSubscription } from '../schema/push-subscriptions/push-subscription.entity.ts';
import type { User } from '../schema/users/user.entity.ts';
import { newSignInNotification } from '#domain/notifications';
import { deviceOf, remember } from './devices.ts';
import { Session } from './session.entity.ts';
import { openSession } from './session.ts';

/**
 * Signs a user in whose credentials have been checked: opens the session, ends the one that this browser had, records
 * it, and notifies the user of a device that is new to the account. Belongs to the caller's transaction; call the
 * function it returns once that is committed.
 */
export async function signIn(ctx: Context, user: User): Promise<() => void> {
  const isNew = await remember(ctx, user.id);
  const begin = await beginSession(ctx, user.id, 'signed-in');
  // The demonstration account is signed in with new devices all day.
  if (!isNew || user.isDemo) return begin;
  const notice = { device: deviceOf(ctx), at: ctx.now, timeZone: user.timeZone };
  const tell = await notify(ctx, user.id, newSignInNotification(notice));
  return () => {
    begin();
    tell();
  };
}

/** The session of a sign-in or a registration, without the notifications. To be used like `signIn`. */
export async function beginSession(
  ctx: Context,
  userId: number,
  kind: 'signed-in' | 'registered',
): Promise<() => void> {
  const id = randomUUID();
  const hand = openSession(ctx, userId, id);
  await ctx.em.flush();
  const announceEnd = await endReplaced(ctx, userId, id);
  await record(ctx, userId, kind, ctx.em, id);
  return () => {
    hand();
    announceEnd();
  };
}

/**
 * Ends the session that the browser had until now. If it was the same user's, its push subscription and its sockets go
 * on under the new one; another user's end with it.
 */
async function endReplaced(ctx: Context, userId: number, next: string): Promise<() => void> {
  const { session: old } = ctx.caller;
  if (!old) return () => {};
  const isSameUser = old.userId === userId;
  if (isSameUser) {
    const which = { userId, sessionId: old.sessionId };
    await ctx.em.nativeUpdate(PushSubscription, which, { sessionId: next });
  }
  const ended = await ctx.em.nativeDelete(Session, { id: old.sessionId, userId: old.userId });
  if (ended > 0 && !isSameUser) {
    await record(ctx, old.userId, 'session-ended', ctx.em, old.sessionId);
  }
  return () =>
    ctx.services.pubsub.publish('sessionEnded', old.sessionId, isSameUser ? { renewed: true } : {});
}
