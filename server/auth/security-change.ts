import type { Context } from '../context.ts';
import { record } from '../schema/security-events/security-events.ts';
import type { User } from '../schema/users/user.entity.ts';

type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-renewed'
  | 'password-reset';

/**
 * Records a change to how an account is secured and notifies its owner. Belongs to the caller's transaction; call the
 * function it returns once that is committed.
 */
export async function recordChange(
  ctx: Context,
  { id }: User,
  change: SecurityChange,
): Promise<() => void> {
  await record(ctx, id, change, ctx.em);
  return () => {};
}
