import type { Context } from '../context.ts';
import { notify } from '../schema/notifications/notify.ts';
import { record } from '../schema/security-events/security-events.ts';
import type { User } from '../schema/users/user.entity.ts';
import { securityChangedNotification, type SecurityChange } from '#domain/notifications';
import { deviceOf } from './devices.ts';

/**
 * Records a change to how an account is secured and notifies its owner, by e-mail at `address` where that is not the
 * account's any more. Belongs to the caller's transaction; call the function it returns once that is committed.
 */
export async function recordChange(
  ctx: Context,
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
  change: SecurityChange,
  address?: string,
): Promise<() => void> {
  await record(ctx, id, change);
  const done = { device: deviceOf(ctx), at: ctx.now, timeZone };
  const notice = securityChangedNotification(change, done);
  return notify(ctx, id, { ...notice, ...(address && { address }) });
}
