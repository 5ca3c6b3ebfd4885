import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { afterCommit } from '../../db/transaction.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { notify } from '../../schema/messages/notifications/notify.ts';
import { PushSubscription } from '../../schema/messages/push-subscriptions/push-subscription.entity.ts';
import type { User } from '../../schema/account/users/user.entity.ts';
import { newSignInNotification } from '#domain/messages/notifications';
import { deviceOf, remember } from '../sessions/devices.ts';
import { Session } from '../sessions/session.entity.ts';
import { rememberBrowser } from '../sessions/known-browsers.ts';
import { openSession, type OpenedBy } from '../sessions/session.ts';

/**
 * Signs in a user whose credentials have been checked: opens the session, ends the one that this browser had, records
 * the sign-in, and notifies the user of a new device. Call it in a transaction: the cookie and live events follow the
 * commit.
 */
export async function signIn(ctx: Context, user: User, by?: OpenedBy): Promise<void> {
  const isNew = await remember(ctx, user.id);
  await beginSession(ctx, user, 'signed-in', by);
  // The demo account signs in with new devices all day.
  if (!isNew || user.isDemo) return;
  const notice = { device: deviceOf(ctx), at: ctx.now, timeZone: user.timeZone };
  await notify(ctx, user.id, newSignInNotification(notice));
}

/** Creates the session of a sign-in or a registration, without notifications. Used like `signIn`. */
export async function beginSession(
  ctx: Context,
  { id: userId, usernameKey }: Pick<User, 'id' | 'usernameKey'>,
  kind: 'signed-in' | 'registered',
  by?: OpenedBy,
): Promise<void> {
  const id = randomUUID();
  rememberBrowser(ctx, usernameKey);
  openSession(ctx, userId, id, by);
  await ctx.em.flush();
  await endReplaced(ctx, userId, id);
  await record(ctx, userId, kind, id);
}

/**
 * Ends the browser's previous session. If it belonged to the same user, its push subscription and sockets move to the
 * new one; another user's end with it.
 */
async function endReplaced(ctx: Context, userId: number, next: string): Promise<void> {
  const { session: old } = ctx.caller;
  if (!old) return;
  const isSameUser = old.userId === userId;
  if (isSameUser) {
    const which = { userId, sessionId: old.sessionId };
    await ctx.em.nativeUpdate(PushSubscription, which, { sessionId: next });
  }
  const ended = await ctx.em.nativeDelete(Session, { id: old.sessionId, userId: old.userId });
  if (ended > 0 && !isSameUser) {
    await record(ctx, old.userId, 'session-ended', old.sessionId);
  }
  const event = isSameUser ? { renewed: true } : {};
  afterCommit(ctx, () => ctx.services.pubsub.publish('sessionEnded', old.sessionId, event));
}
