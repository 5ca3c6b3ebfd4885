import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a validated input, by which a repeated request is told from another one under the same key. Validated,
 * since a default that is left out asks for the same as one that is sent; the order of keys does not matter either.
 */
export const requestHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(input)))
    .digest('base64url');

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, each]) => [key, canonical(each)]);
}
