import { buildSchema, isSpecifiedScalarType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Types of the graph, and bytes of its text: a new noun may raise them, repetition may not (decision 077). */
const TYPES_MAX = 411;
const BYTES_MAX = 191_500;

test('the graph grows only where somebody sees it', () => {
  const text = readFileSync('schema.graphql', 'utf8');
  const types = Object.values(buildSchema(text).getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  expect(types.length).toBeLessThanOrEqual(TYPES_MAX);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BYTES_MAX);
});
