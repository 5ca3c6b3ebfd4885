import type { Env } from '../../env.ts';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '#domain/account/totp';
import { seal, unseal } from '../sealing.ts';

/** Encrypts a secret bound to its user: in another user's row it cannot be decrypted. */
export const encryptSecret = (env: Env, userId: number, secret: string): string =>
  seal(env, 'totp-secrets', String(userId), secret);

/** Decrypts a secret; null if it was encrypted under another JWT_SECRET or for another user, or was changed. */
export const openSecret = (env: Env, userId: number, text: string): string | null =>
  unseal(env, 'totp-secrets', String(userId), text);

/** Returns the period of a code, by the server's clock, one period early or late; null for a wrong code. */
export async function periodOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { verify } = await import('otplib');
  const result = await verify({
    secret,
    token: code,
    algorithm: 'sha1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOTP_PERIOD_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
