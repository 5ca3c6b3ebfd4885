import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#server/auth/factors/derived-keys';
import type { Env } from '#server/env';
import { SHARED_TICKET_MINUTES } from '#domain/proof/shared-submissions';

/** The stored form of a link's secret. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** A link, by the hash of its secret. */
interface Link {
  tokenHash: string;
}

/** Returns a ticket for the files of a link, for a reader who has entered its passphrase. It opens nothing else. */
export function ticketFor(env: Env, link: Link, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + SHARED_TICKET_MINUTES * 60;
  return `${expires}.${signature(env, link, expires).toString('base64url')}`;
}

/** True if a ticket is ours, for this link and unexpired. */
export function isTicket(env: Env, link: Link, ticket: string, now: Date): boolean {
  const [, digits, signed = ''] = /^(\d{10,12})\.([\w-]{43})$/.exec(ticket) ?? [];
  const expires = Number(digits);
  if (!digits || expires * 1000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(env, link, expires));
}

const signature = (env: Env, { tokenHash }: Link, expires: number): Buffer =>
  keyedHash(env, 'shared-submissions', `${tokenHash}.${expires}`);
