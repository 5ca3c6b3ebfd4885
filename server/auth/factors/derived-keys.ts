import { createHmac, hkdfSync } from 'node:crypto';
import type { Env } from '../../env.ts';

/** The purpose of a key. Keys of different purposes are independent, and none reveals JWT_SECRET. */
export type KeyPurpose =
  | 'totp-secrets'
  | 'recovery-codes'
  | 'password-resets'
  | 'passkey-challenges'
  | 'confirmation-requests'
  | 'shared-submissions'
  | 'badge-keys'
  | 'roster-addresses'
  | 'webhooks'
  | 'team-invitations'
  | 'known-browsers'
  | 'identities'
  | 'installation';

const derived = new WeakMap<Env, Map<KeyPurpose, Buffer>>();

/** Derives a key of 256 bits for one purpose from JWT_SECRET (RFC 5869). */
export function derivedKey(env: Env, purpose: KeyPurpose): Buffer {
  const keys = derived.get(env) ?? new Map<KeyPurpose, Buffer>();
  derived.set(env, keys);
  const known = keys.get(purpose);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', env.jwtSecret, 'paramed-cpd', purpose, 32));
  keys.set(purpose, key);
  return key;
}

/** HMAC-SHA-256 with the key of a purpose. */
export const keyedHash = (env: Env, purpose: KeyPurpose, text: string | Uint8Array): Buffer =>
  createHmac('sha256', derivedKey(env, purpose)).update(text).digest();
