import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Env } from '../../env.ts';
import { mailboxOf } from '#domain/account/email-addresses';

/** The purpose of a link in a message. A token for one purpose does not work for another, nor as a session. */
export type LinkPurpose = 'confirm-email' | 'unsubscribe';

/** The contents of a link: its user, and the address as a digest from `addressDigest`. */
export interface LinkClaims {
  userId: number;
  digest: string;
}

interface Lifetime {
  issuedAt: Date;
  /** Without days, the token never expires. */
  days?: number;
}

const DAY_SECONDS = 24 * 60 * 60;

/** A token for a link in a message. The same arguments give the same token, so that a resent message is identical. */
export function linkToken(
  env: Env,
  use: LinkPurpose,
  { userId, address }: { userId: number; address: string },
  { issuedAt, days }: Lifetime,
): string {
  const iat = seconds(issuedAt);
  const claims = { use, adr: addressDigest(env, address), iat };
  return jwt.sign(days ? { ...claims, exp: iat + days * DAY_SECONDS } : claims, env.jwtSecret, {
    subject: String(userId),
    algorithm: 'HS256',
  });
}

/** Reads a token; null unless it is ours, for this purpose and unexpired. */
export function readLinkToken(
  env: Env,
  use: LinkPurpose,
  token: unknown,
  now: Date,
): LinkClaims | null {
  if (typeof token !== 'string' || token.length > 1000) return null;
  try {
    const claims = jwt.verify(token, env.jwtSecret, {
      algorithms: ['HS256'],
      clockTimestamp: seconds(now),
    }) as jwt.JwtPayload;
    const userId = Number(claims.sub);
    const digest = claims['adr'] as unknown;
    if (claims['use'] !== use || typeof digest !== 'string') return null;
    return Number.isSafeInteger(userId) ? { userId, digest } : null;
  } catch {
    return null;
  }
}

/** A digest that replaces an address where others might read it, such as in a link that a proxy logs. */
export const addressDigest = (env: Env, address: string): string =>
  createHmac('sha256', env.jwtSecret).update(`address:${address}`).digest('base64url').slice(0, 22);

/** The digest of the mailbox behind an address, by which messages to one person are counted. */
export const mailboxDigest = (env: Env, address: string): string =>
  addressDigest(env, mailboxOf(address));

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
