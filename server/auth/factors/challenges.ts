import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Em } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { CHALLENGE_MINUTES } from '#domain/account/passkeys';
import { keyedHash } from './derived-keys.ts';

/** A challenge to add a passkey is bound to one user; one to sign in is not. */
export type ChallengeUse = { to: 'add'; userId: number } | { to: 'sign-in' };

export interface Challenge {
  id: string;
  expiresAt: Date;
}

const EXPIRY_BYTES = 8;
const RANDOM_BYTES = 16;
const SIGNED_BYTES = EXPIRY_BYTES + RANDOM_BYTES;

/** Expiry, random bits and signature: the server stores a challenge only once it was used. */
export function makeChallenge(env: Env, use: ChallengeUse, now: Date): Uint8Array<ArrayBuffer> {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MINUTES * 60_000));
  randomBytes(RANDOM_BYTES).copy(signed, EXPIRY_BYTES);
  return new Uint8Array(Buffer.concat([signed, signature(env, use, signed)]));
}

/** Reads a challenge that a browser sends back; null unless it is ours, for this use and unexpired. */
export function readChallenge(
  env: Env,
  use: ChallengeUse,
  text: string,
  now: Date,
): Challenge | null {
  const bytes = Buffer.from(text, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const expected = signature(env, use, signed);
  const given = bytes.subarray(SIGNED_BYTES);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const expiresAt = new Date(Number(signed.readBigUInt64BE()));
  return expiresAt > now ? { id: signed.toString('base64url'), expiresAt } : null;
}

/** Marks a challenge as used; false if it was used before. Call it in the caller's transaction. */
export async function consumeChallenge(em: Em, { id, expiresAt }: Challenge): Promise<boolean> {
  const noted = await em.execute<object[]>(
    `insert into used_challenges (id, expires_at) values (?::text, ?::timestamptz)
     on conflict do nothing returning id`,
    [id, expiresAt],
  );
  return noted.length === 1;
}

const signature = (env: Env, use: ChallengeUse, signed: Uint8Array): Buffer => {
  const purpose = use.to === 'add' ? `add:${use.userId}:` : 'sign-in:';
  return keyedHash(env, 'passkey-challenges', Buffer.concat([Buffer.from(purpose), signed]));
};
