import type { Context } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import { secondFactorRequired } from '../../errors.ts';
import { record, recordLater } from '../../schema/account/security-events/security-events.ts';
import type { User } from '../../schema/account/users/user.entity.ts';
import { readRecoveryCode } from '#domain/account/recovery';
import { readTotpCode, secondFactors, type SecondFactor } from '#domain/account/sign-in-methods';
import { attemptUndecided } from '../sign-in/attempts.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { openSecret, periodOf } from './totp-codes.ts';

/**
 * The account's factors besides the password; empty if the password alone signs in. Recovery codes replace another
 * factor, so they do not count on their own.
 */
export async function secondFactorsOf(em: Em, userId: number): Promise<SecondFactor[]> {
  const [row] = await em.execute<Record<SecondFactor, boolean>[]>(
    `select exists (select from totp_secrets where user_id = ?::int and confirmed_at is not null) as totp,
       exists (select from passkeys where user_id = ?::int) as passkey,
       exists (select from recovery_codes where user_id = ?::int and used_at is null) as "recovery-code"`,
    [userId, userId, userId],
  );
  return row!.totp || row!.passkey ? secondFactors.filter((each) => row![each]) : [];
}

/**
 * Call after a correct password: false if it suffices, true if a code must be checked, which counts as an attempt.
 * Throws secondFactorRequired() if a code is needed but missing; that attempt was neither wrong nor right.
 */
export async function isCodeNeeded(
  ctx: Context,
  { id, usernameKey }: User,
  code: string | null | undefined,
  isOwn = false,
): Promise<boolean> {
  const factors = await secondFactorsOf(ctx.em, id);
  if (factors.length === 0) return false;
  if (!code) {
    await attemptUndecided(ctx, usernameKey, isOwn);
    throw secondFactorRequired(factors);
  }
  await ctx.services.limits.beginCode(id, () => recordLater(ctx, usernameKey, 'locked-out'));
  return true;
}

/**
 * Consumes an authenticator app code or a recovery code; false for a wrong one. Call it in the caller's transaction.
 */
export async function consumeCode(ctx: Context, userId: number, typed: string): Promise<boolean> {
  const digits = readTotpCode(typed);
  if (digits) return consumeTotpCode(ctx, userId, digits);
  const code = readRecoveryCode(typed);
  const { em, now } = ctx;
  if (!code || !(await consumeRecoveryCode(em, ctx.services.env, { userId, code, now })))
    return false;
  await record(ctx, userId, 'recovery-code-used');
  return true;
}

/** Accepts each period once, and none before the last one used: of two concurrent uses one succeeds. */
async function consumeTotpCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  const [row] = await ctx.em.execute<{ secret: string }[]>(
    'select secret from totp_secrets where user_id = ?::int and confirmed_at is not null',
    [userId],
  );
  const secret = row && openSecret(ctx.services.env, userId, row.secret);
  const period = secret ? await periodOf(secret, code, ctx.now) : null;
  if (period === null) return false;
  const used = await ctx.em.execute<object[]>(
    `update totp_secrets set last_step = ?::int
     where user_id = ?::int and last_step < ?::int returning user_id`,
    [period, userId, period],
  );
  return used.length === 1;
}
