import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Env } from '../../env.ts';
import { TOTP_DIGITS, TOTP_PERIOD_SECONDS } from '#domain/totp';
import { derivedKey } from './derived-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret bound to its user: in another user's row it cannot be decrypted. */
export function encryptSecret(env: Env, userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(env, 'totp-secrets'), nonce);
  cipher.setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a secret; null if it was encrypted under another JWT_SECRET or for another user, or was changed. */
export function openSecret(env: Env, userId: number, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, derivedKey(env, 'totp-secrets'), nonce, options);
    decipher.setAAD(Buffer.from(String(userId)));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

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
