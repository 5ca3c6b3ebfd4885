import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Em } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { RECOVERY_CODE_SYMBOLS, RECOVERY_CODES, recoveryCode } from '#domain/account/recovery';
import { RecoveryCode } from '../../schema/account/recovery/recovery-code.entity.ts';
import { keyedHash } from './derived-keys.ts';

function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCode(randomBytes(RECOVERY_CODE_SYMBOLS)));
  return [...codes];
}

/**
 * The stored form of a code. A fast hash is enough: 60 random bits cannot be guessed like a password, and without the
 * key no guess can be checked.
 */
export const recoveryCodeHash = (env: Env, code: string): string =>
  keyedHash(env, 'recovery-codes', code).toString('base64url');

/** Stores ten codes for a user who has none, in the caller's transaction, and returns them this once. */
export async function storeRecoveryCodes(
  { em, now, services }: Pick<Context, 'em' | 'now' | 'services'>,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  for (const code of codes) {
    em.create(RecoveryCode, { userId, createdAt: now, hash: recoveryCodeHash(services.env, code) });
  }
  await em.flush();
  return codes;
}

/** Consumes a code. False if it is not the user's or was used: of two concurrent uses one succeeds. */
export async function consumeRecoveryCode(
  em: Em,
  env: Env,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<boolean> {
  const used = await em.execute<object[]>(
    `update recovery_codes set used_at = ?::timestamptz
     where user_id = ?::int and hash = ?::text and used_at is null returning user_id`,
    [now, userId, recoveryCodeHash(env, code)],
  );
  return used.length === 1;
}
