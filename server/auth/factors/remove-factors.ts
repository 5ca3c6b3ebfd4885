import type { Em } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { notify, type NotifyServices } from '../../schema/notifications/notify.ts';
import { Passkey } from '../../schema/passkeys/passkey.entity.ts';
import { RecoveryCode } from '../../schema/recovery/recovery-code.entity.ts';
import { SecurityEvent } from '../../schema/security-events/security-event.entity.ts';
import { TotpSecret } from '../../schema/totp/totp-secret.entity.ts';
import { User } from '../../schema/users/user.entity.ts';
import { securityChangedNotification } from '#domain/notifications';
import { usernameKey } from '#domain/users';

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
export async function removeFactors(
  { em, services, now }: NotifyServices,
  username: string,
): Promise<RemovedFactors> {
  const user = await em.findOne(User, { usernameKey: usernameKey(username) });
  if (!user) throw notFound('There is no account with this name.');
  const which = { userId: user.id };
  const { removed, announcements } = await em.transactional(async (tx) => {
    const removed = {
      passkeys: await tx.nativeDelete(Passkey, which),
      apps: await tx.nativeDelete(TotpSecret, which),
      recoveryCodes: await tx.nativeDelete(RecoveryCode, which),
    };
    const announcements: (() => void)[] = [];
    for (const kind of ['passkey-removed', 'totp-removed'] as const) {
      if (removed[kind === 'totp-removed' ? 'apps' : 'passkeys'] === 0) continue;
      tx.create(SecurityEvent, { ...which, kind, at: now, device: OPERATOR });
      const done = { device: OPERATOR, at: now, timeZone: user.timeZone };
      const notice = securityChangedNotification(kind, done);
      announcements.push(await notify({ em: tx as Em, services, now }, user.id, notice));
    }
    return { removed, announcements };
  });
  announcements.forEach((announce) => announce());
  return removed;
}
