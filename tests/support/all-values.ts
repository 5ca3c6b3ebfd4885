import { afterAll, beforeAll } from 'vitest';
import { documentLimits } from '#server/limits';

/** Lets a file's tests select every field of many records at once, beyond the limit for programs. */
export function useAllValues(): void {
  const { fields, values } = documentLimits;
  beforeAll(() => void Object.assign(documentLimits, { fields: Infinity, values: Infinity }));
  // Other files share the process: without a limit, a document of 2 kB could run for ever.
  afterAll(() => void Object.assign(documentLimits, { fields, values }));
}
