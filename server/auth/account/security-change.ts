import type { Context } from '../../context.ts';
import { notify } from '../../schema/messages/notifications/notify.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import type { User } from '../../schema/account/users/user.entity.ts';
import { securityChangedNotification, type SecurityChange } from '#domain/messages/notifications';
import { deviceOf } from '../sessions/devices.ts';

/**
 * Records a change to an account's security and notifies the owner, by e-mail at `address` if the account no longer has
 * that address. Call it in the caller's transaction.
 */
export async function recordChange(
  ctx: Context,
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
  change: SecurityChange,
  address?: string,
): Promise<void> {
  await record(ctx, id, change);
  const done = { device: deviceOf(ctx), at: ctx.now, timeZone };
  const notice = securityChangedNotification(change, done);
  await notify(ctx, id, { ...notice, ...(address && { address }) });
}
