import { createHash } from 'node:crypto';

/**
 * SHA-256 of a validated input: it distinguishes a repeated request from another one under the same key. Defaults that are left
 * out and the order of keys make no difference.
 */
export const requestHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(input)))
    .digest('base64url');

/**
 * Hashes of an input as it was validated and as it was sent, for the column `request_hash`. A repeated request has one of
 * them: a release in between may have changed the defaults, and the caller may now send them.
 */
export const requestHashes = (given: unknown, sent: unknown): string =>
  `${requestHash(given)}.${requestHash(sent)}`;

/** True if stored hashes, which may be one from before there were two, and those of a request have one in common. */
export function isSameRequest(stored: string, hashes: string): boolean {
  const own = hashes.split('.');
  return stored.split('.').some((each, index) => each === own[index]);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, each]) => [key, canonical(each)]);
}
