import { afterAll, beforeAll } from 'vitest';
import { documentLimits } from '#server/limits';

/** Lets the tests of a file select every field of many records at once, which is more than a program may ask for. */
export function useAllValues(): void {
  const { fields, values } = documentLimits;
  beforeAll(() => void Object.assign(documentLimits, { fields: Infinity, values: Infinity }));
  // Other files share the process: without a limit, a document of 2 kB can take for ever.
  afterAll(() => void Object.assign(documentLimits, { fields, values }));
}
