import { createHash } from 'node:crypto';

/**
 * SHA-256 of a validated input: it distinguishes a repeated request from another one under the same key. Defaults that are left
 * out and the order of keys make no difference.
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
