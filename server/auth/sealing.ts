import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Env } from '../env.ts';
import { derivedKey, type KeyPurpose } from './factors/derived-keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret with a purpose's key, bound to its row: in another row it cannot be decrypted. */
export function seal(env: Env, purpose: KeyPurpose, row: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(env, purpose), nonce);
  cipher.setAAD(Buffer.from(row));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a secret; null if it was encrypted under another JWT_SECRET or for another row, or was changed. */
export function unseal(env: Env, purpose: KeyPurpose, row: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, derivedKey(env, purpose), nonce, options);
    decipher.setAAD(Buffer.from(row));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
