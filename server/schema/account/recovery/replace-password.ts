import { LockMode } from '@mikro-orm/core';
import { endSessions } from '#server/auth/account/account';
import { recordChange } from '#server/auth/account/security-change';
import { publishEnd } from '#server/auth/sessions/sessions';
import type { Context } from '#server/context';
import { transaction } from '#server/db/transaction';
import { unauthenticated } from '#server/errors';
import { User } from '../users/user.entity.ts';
import { PasswordReset } from './password-reset.entity.ts';

/**
 * Sets a new password for a user who has forgotten the old one; `use` consumes the proof in the same transaction. Ends
 * every session with its sockets and notifies the owner. Signs no one in, and keeps second factors.
 */
export async function replacePassword(
  ctx: Context,
  userId: number,
  newPassword: string,
  use: (tx: Context) => Promise<void>,
): Promise<void> {
  const hash = await ctx.services.passwords.hash(newPassword);
  await transaction(ctx, async (tx) => {
    const { em } = tx;
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const user = await em.findOne(User, { id: userId }, locked);
    if (!user) throw unauthenticated();
    await use(tx);
    user.password = hash;
    await em.flush();
    await em.nativeDelete(PasswordReset, { userId });
    publishEnd(tx, await endSessions(em, userId));
    await recordChange(tx, user, 'password-reset');
  });
  // An attacker who tried codes with the old password has to start again without knowing the new one.
  await ctx.services.limits.codeSucceeded(userId);
}
