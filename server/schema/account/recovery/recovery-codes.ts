import type { NewRecoveryCodes, RecoveryCodes } from '#server/auth/account/account-security.type';
import { storeRecoveryCodes } from '#server/auth/factors/recovery-codes';
import { recordChange } from '#server/auth/account/security-change';
import { requireProofToProtect } from '#server/auth/sign-in/step-up';
import { requireUser, type Context } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { recoveryMessages } from '#domain/account/recovery';
import type { User } from '../users/user.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

const codesRead = defineQuery<{
  remaining: number;
  createdAt: string;
  savedAt: string | null;
} | null>({
  name: 'recoveryCodes',
  sql: () => `
    select json_build_object('remaining', count(*) filter (where used_at is null),
      'createdAt', min(created_at), 'savedAt', min(saved_at))
    from recovery_codes where user_id = $1 having count(*) > 0`,
});

/** The number of unused codes, and when they were created; null if the user has none. */
export async function get(ctx: Context, userId: number): Promise<RecoveryCodes | null> {
  const found = await ctx.reads.read(codesRead, userId);
  if (!found) return null;
  const { remaining, createdAt, savedAt } = found;
  return { remaining, createdAt: new Date(createdAt), savedAt: savedAt ? new Date(savedAt) : null };
}

/** Creates ten codes that replace earlier ones, and returns them this once. */
export async function renew(ctx: Context): Promise<NewRecoveryCodes> {
  const user = await requireProofToProtect(ctx);
  const codes = await transaction(ctx, async (tx) => {
    const { em } = tx;
    // Locked, so that of two concurrent calls one set remains.
    await em.execute('select from users where id = ?::int for update', [user.id]);
    await em.nativeDelete(RecoveryCode, { userId: user.id });
    const made = await storeRecoveryCodes(tx, user.id);
    await recordChange(tx, user, 'recovery-codes-renewed');
    return made;
  });
  return { codes, user };
}

/** Stores that the codes are saved. Throws notFound() if the user has none. */
export async function markSaved(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const saved = await ctx.em.nativeUpdate(RecoveryCode, { userId: user.id }, { savedAt: ctx.now });
  if (saved === 0) throw notFound(recoveryMessages.none);
  return user;
}
