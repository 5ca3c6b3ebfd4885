import { transaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { notify, type NotifyContext } from '../../schema/messages/notifications/notify.ts';
import { Passkey } from '../../schema/account/passkeys/passkey.entity.ts';
import { RecoveryCode } from '../../schema/account/recovery/recovery-code.entity.ts';
import { SecurityEvent } from '../../schema/account/security-events/security-event.entity.ts';
import { TotpSecret } from '../../schema/account/totp/totp-secret.entity.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { securityChangedNotification } from '#domain/messages/notifications';
import { usernameKey } from '#domain/account/users';

/** Recorded in place of a device. */
const OPERATOR = 'the command of the operator';

/** The factors that were removed. */
export interface RemovedFactors {
  passkeys: number;
  apps: number;
  recoveryCodes: number;
}

/**
 * Removes all second factors of an account, so that the password alone signs in again. For the operator, when the owner
 * has lost them all. Notifies the owner. Throws notFound().
 */
export async function removeFactors(ctx: NotifyContext, username: string): Promise<RemovedFactors> {
  const { now } = ctx;
  const user = await ctx.em.findOne(User, { usernameKey: usernameKey(username) });
  if (!user) throw notFound('There is no account with this name.');
  const which = { userId: user.id };
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    const removed = {
      passkeys: await em.nativeDelete(Passkey, which),
      apps: await em.nativeDelete(TotpSecret, which),
      recoveryCodes: await em.nativeDelete(RecoveryCode, which),
    };
    for (const kind of ['passkey-removed', 'totp-removed'] as const) {
      if (removed[kind === 'totp-removed' ? 'apps' : 'passkeys'] === 0) continue;
      em.create(SecurityEvent, { ...which, kind, at: now, device: OPERATOR });
      const done = { device: OPERATOR, at: now, timeZone: user.timeZone };
      await notify(tx, user.id, securityChangedNotification(kind, done));
    }
    return removed;
  });
}
