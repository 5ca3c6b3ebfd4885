import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { defineQuery } from '../../db/query.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import { forbidden, invalid, unauthenticated } from '../../errors.ts';
import { PasswordReset } from '../../schema/account/recovery/password-reset.entity.ts';
import { PushSubscription } from '../../schema/messages/push-subscriptions/push-subscription.entity.ts';
import { cleanInBackground } from '../../storage/clean.ts';
import { forgetMember } from '../../schema/proof/teams/team-forgetting.ts';
import { forgetUser } from '../../schema/proof/crew-sessions/crew-forgetting.ts';
import { notify } from '../../schema/messages/notifications/notify.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { validate } from '../../validate.ts';
import { demoAccountStays, wrongPassword } from '#domain/account/settings';
import {
  accountDeletionSchema,
  firstPasswordSchema,
  passwordChangeSchema,
} from '#domain/account/settings.schema';
import { passwordChangedNotification } from '#domain/messages/notifications';
import { attemptFailed, attemptSucceeded, beginAttempt } from '../sign-in/attempts.ts';
import { deviceOf } from '../sessions/devices.ts';
import { NO_PASSWORD } from '../passwords/password.ts';
import { checkNewPassword } from '../passwords/new-password.ts';
import { openSession } from '../sessions/session.ts';
import { Session } from '../sessions/session.entity.ts';
import { publishEnd } from '../sessions/sessions.ts';
import { requireProofBesidePassword } from '../sign-in/step-up.ts';

const passwordRead = defineQuery<boolean>({
  name: 'hasPassword',
  sql: () => "select to_json(password <> '') from users where id = $1",
});

/** True if the account has a password. */
export const hasPassword = (ctx: Context, userId: number): Promise<boolean> =>
  ctx.reads.read(passwordRead, userId);

/**
 * Changes the password and ends every session with its sockets. This browser gets a new session, which keeps its push
 * subscription. Throws invalid() for a wrong current password, which counts as a failed sign-in.
 */
export async function changePassword(ctx: Context, input: unknown): Promise<User> {
  const { id, username } = await requireProofBesidePassword(ctx);
  const { newPassword } = validate(firstPasswordSchema, input);
  const known = await confirmed(
    ctx,
    id,
    'currentPassword',
    () => validate(passwordChangeSchema, input).currentPassword,
  );
  await checkNewPassword(ctx, { field: 'newPassword', password: newPassword, username });
  const hash = await ctx.services.passwords.hash(newPassword);
  const here = ctx.caller.session!.sessionId;
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    const user = await unchanged(em, id, known, 'currentPassword');
    user.password = hash;
    await em.nativeDelete(PasswordReset, { userId: id });
    const next = randomUUID();
    openSession(tx, id, next);
    await em.flush();
    await em.nativeUpdate(PushSubscription, { userId: id, sessionId: here }, { sessionId: next });
    const ended = await endSessions(em, id, next);
    await record(tx, id, 'password-changed', next);
    // After openSession: a socket that receives the end checks its session, and must find the new one.
    publishEnd(
      tx,
      ended.filter((each) => each !== here),
    );
    afterCommit(tx, () => ctx.services.pubsub.publish('sessionEnded', here, { renewed: true }));
    const change = { device: deviceOf(ctx), at: ctx.now, timeZone: user.timeZone };
    await notify(tx, id, passwordChangedNotification(change));
    return user;
  });
}

/** Deletes the account with all its data and signs it out everywhere. Requires the password, if it has one. */
export async function deleteAccount(ctx: Context, input: unknown): Promise<boolean> {
  const { id } = await requireProofBesidePassword(ctx);
  const known = await confirmed(
    ctx,
    id,
    'password',
    () => validate(accountDeletionSchema, input).password,
  );
  await transaction(ctx, async (tx) => {
    await unchanged(tx.em, id, known, 'password');
    const ended = await endSessions(tx.em, id);
    await forgetUser(tx, id);
    await forgetMember(tx, id);
    await tx.em.nativeDelete(User, { id });
    afterCommit(tx, () => ctx.caller.setCookie(null));
    publishEnd(tx, ended);
  });
  void cleanInBackground(ctx.services, ctx.now);
  return true;
}

/**
 * Returns the stored hash if the given password matches it, or NO_PASSWORD if the account has none, whose owner has
 * proved who they are instead; attempts are limited like sign-ins.
 */
async function confirmed(
  ctx: Context,
  id: number,
  field: string,
  given: () => string,
): Promise<string> {
  const user = await ctx.em.findOne(User, { id });
  if (!user) throw unauthenticated();
  if (user.isDemo) throw forbidden(demoAccountStays);
  if (user.password === NO_PASSWORD) return NO_PASSWORD;
  const password = given();
  await beginAttempt(ctx, user.usernameKey, true);
  if (!(await ctx.services.passwords.matches(password, user.password))) {
    attemptFailed(ctx, user.usernameKey);
    throw invalid({ [field]: wrongPassword });
  }
  await attemptSucceeded(ctx, user.usernameKey, true);
  return user.password;
}

/** The locked row, if the confirmed password is still the current one. */
async function unchanged(
  em: Context['em'],
  id: number,
  hash: string,
  field: string,
): Promise<User> {
  const user = await em.findOne(
    User,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!user) throw unauthenticated();
  if (user.password !== hash) throw invalid({ [field]: wrongPassword });
  return user;
}

/** Ends the user's sessions, except `kept` if given; returns their ids. */
export async function endSessions(
  em: Context['em'],
  userId: number,
  kept?: string,
): Promise<string[]> {
  const which = { userId, ...(kept && { id: { $ne: kept } }) };
  const sessions = await em.find(Session, which);
  await em.nativeDelete(Session, which);
  return sessions.map(({ id }) => id);
}
