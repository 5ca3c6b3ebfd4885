// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '#server/rest/openapi/document';
import type { JsonSchema } from '#server/rest/openapi/types';
import { createSchema } from '#server/schema/index';
import { createEvents } from '#server/realtime/pubsub';
import { signedUp, type TestClient } from '#tests/support/client';
import { DescribedApi } from '#tests/support/openapi';
import { testEnv, useServer } from '#tests/support/server';
import { rowCounts } from '#tests/support/write-routes';

/** The contract: unknown keys are refused by name at every depth of a body. */
const server = useServer();
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});

const api = new DescribedApi(openApi(testEnv, createSchema(createEvents(null).pubsub)));
const misspelt = 'isInteractve';

/** The values that hold an unknown key at one place, each with the name under which it is refused. */
function misspellings(schema: JsonSchema, path = ''): [name: string, value: unknown][] {
  const { items, properties, additionalProperties } = schema.anyOf?.[0] ?? schema;
  if (items) {
    return misspellings(items, `${path}[1]`).map(([name, value]) => [name, [{}, value]]);
  }
  if (!properties) return [];
  const here = path ? `${path}.${misspelt}` : misspelt;
  return [
    ...(additionalProperties === false ? [[here, { [misspelt]: true }] as [string, unknown]] : []),
    ...Object.entries(properties).flatMap(([key, below]) =>
      misspellings(below, path ? `${path}.${key}` : key).map(([name, value]): [string, unknown] => [
        name,
        { [key]: value },
      ]),
    ),
  ];
}

const bodies = api.operations.flatMap(({ method, path, body }) =>
  body ? misspellings(body).map(([name, value]) => ({ method, path, name, value })) : [],
);

test('the walk goes below the first level', () => {
  const deep = bodies.filter(({ name }) => name !== misspelt).map(({ path, name }) => path + name);
  expect(deep).toContain(`/importsrows[1].${misspelt}`);
  expect(deep).toContain(`/importsrows[1].countsFor[1].${misspelt}`);
  expect(deep.length).toBeGreaterThan(12);
});

test('is refused by name in every body, and nothing is stored', async () => {
  const before = await rowCounts(server());
  for (const { method, path, name, value } of bodies) {
    const address = path.replace(/\{\w+\}/g, '1');
    const { status, body } = await alex.rest(method, address, value as object);
    expect({ path, status, refused: body.fields?.[name] }).toEqual({
      path,
      status: 400,
      refused: expect.stringContaining(`There is no field "${misspelt}" here`),
    });
  }
  expect(await rowCounts(server())).toEqual(before);
});

describe('a list', () => {
  const row = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };

  test.each(['isInteractve', 'completdDate', '__proto__x', 'id', 'userId'])(
    'of an import with %s is refused, and taken without it',
    async (key) => {
      const sent = { requestKey: randomUUID(), rows: [row, { ...row, [key]: '2026-01-01' }] };
      const refused = await alex.rest('POST', '/imports', sent);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { [`rows[1].${key}`]: expect.stringContaining(key) } },
      });
      const taken = await alex.rest('POST', '/imports', { ...sent, rows: [row] });
      expect(taken.status).toBe(201);
    },
  );

  test('of shifts with a misspelt kind is refused', async () => {
    const start = '2026-03-01T00:00:00.000Z';
    const shifts = [{ start, end: '2026-03-01T08:00:00.000Z', kindd: 'leave' }];
    const { status, body } = await alex.rest('POST', '/user/roster/shifts', { shifts });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { 'shifts[0].kindd': 'There is no field "kindd" here, only start, end, kind' },
    });
  });
});

test('no body of the document is free-form, but an export of another version', () => {
  const open: string[] = [];
  const visit = (schema: JsonSchema, path: string): void => {
    const { items, properties, type, additionalProperties, anyOf } = schema;
    if (type?.includes('object') && additionalProperties !== false) open.push(path);
    for (const each of anyOf ?? []) visit(each, path);
    if (items) visit(items, `${path}[]`);
    for (const [key, each] of Object.entries(properties ?? {})) visit(each, `${path}.${key}`);
  };
  for (const { name, body } of api.operations) if (body) visit(body, name);
  expect(
    open.filter((path) => !/^(importAccount|accountImportPreview)\.account/.test(path)),
  ).toEqual([]);
});
