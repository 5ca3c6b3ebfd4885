import { buildSchema, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foundKinds } from '#client/app/palette/found-kinds.ts';
import { typeOfKind } from '#domain/records/bin';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

test.each(Object.entries(foundKinds))('what is shown of a found %s is in its type', (kind, of) => {
  const type = schema.getType(typeOfKind(kind));
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(fields).toEqual(expect.arrayContaining(Object.values(of.cached ?? {})));
});
