import { plainId } from '#domain/records/global-ids';

/** True for the key of an ID; the app's operations use no aliases for ids. */
export const isIdKey = (key: string): boolean => /^ids?$|Ids?$/.test(key);

/** The plain ids of an ID or a list of them. What is no global id, such as the id of a figure, stays. */
export function plainIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainIds);
  return typeof value === 'string' ? plainId(value) : value;
}

/** Replaces the global ids in a response with plain ones, in place. */
export function readPlainIds(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const key in record) {
    if (isIdKey(key)) record[key] = plainIds(record[key]);
    else readPlainIds(record[key]);
  }
}
