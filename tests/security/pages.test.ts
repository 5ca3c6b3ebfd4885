// @module-tag servers
import { isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_MAX } from '#domain/pages';
import { openApi } from '#server/rest/openapi/document';
import { signedUp, type TestClient } from '#tests/support/client';
import { useAllValues } from '#tests/support/all-values';
import { DescribedApi } from '#tests/support/openapi';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { schema, selectionOf } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const api = new DescribedApi(openApi(testEnv, schema));
const MB = 1024 * 1024;
let alex: TestClient;
useAllValues();
beforeAll(async () => {
  alex = await signedUp(server());
  // More than one page of every kind of record.
  await server().database.query({
    text: `insert into activities (user_id, title, description, category, hours, status, created_at)
      select $1, 'Activity ' || n, repeat('x', 2000), 'Clinical Practice', 1, 'in-progress', now() from generate_series(1, 300) n`,
    values: [alex.user.id],
  });
  await server().database.query({
    text: `insert into notifications (user_id, kind, title, message, created_at)
      select $1, 'digest', 'Old news', 'x', now() from generate_series(1, 300) n`,
    values: [alex.user.id],
  });
});
detectResponseLeaks();

const sizes = ['first', 'limit', 'skip'];
const refused = ['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];
const numbers = [-1, 0, 101, 1_000_000_000, -(2 ** 31), 2 ** 31 - 1];

const fields = Object.values(schema.getQueryType()!.getFields()).flatMap((field) =>
  field.args
    .filter(({ name }) => sizes.includes(name))
    .map((arg) => ({
      name: field.name,
      arg: arg.name,
      needs: field.args
        .filter((each) => isRequiredArgument(each))
        .map((each) => `${each.name}: "1"`),
      selects: selectionOf(field.type, 2),
    })),
);

describe('12: a page of GraphQL', () => {
  test.each(fields)('of $name by $arg', async ({ name, arg, needs, selects }) => {
    for (const value of [...numbers, '"10"', '[5]', '1.5', 'true', '99999999999']) {
      const query = `{ ${name}(${[...needs, `${arg}: ${value}`].join(', ')}) ${selects} }`;
      const { text, body } = await alex.raw('POST', '/graphql', JSON.stringify({ query }));
      expect(text.length, query).toBeLessThan(MB);
      if (arg === 'skip' && typeof value === 'number' && value >= 0 && !body.errors) continue;
      expect(refused, query).toContain(body.errors?.[0].extensions.code);
    }
    const most = `{ ${name}(${[...needs, `${arg}: ${PAGE_MAX}`].join(', ')}) ${selects} }`;
    const { body } = await alex.raw('POST', '/graphql', JSON.stringify({ query: most }));
    const found = body.data?.[name];
    const list = found?.nodes ?? found?.changes ?? found ?? [];
    expect(list.length, name).toBeLessThanOrEqual(PAGE_MAX);
  });
});

const lists = api.operations.flatMap((each) =>
  each.operation.parameters
    .filter((parameter) => parameter.in === 'query' && sizes.includes(parameter.name))
    .map(({ name }) => ({ ...each, arg: name })),
);

describe('12: a page of REST', () => {
  test.each(lists)('of $path by $arg', async ({ path, arg }) => {
    const address = `/api${path.replace(/\{\w+\}/g, '1')}`;
    for (const value of [...numbers, 'ten', '1e9', '1.5', '', '%00', 'Infinity']) {
      const { status, text } = await alex.raw('GET', `${address}?${arg}=${value}`, undefined, {});
      expect(text.length, `${address}?${arg}=${value}`).toBeLessThan(MB);
      expect([200, 400], `${address}?${arg}=${value}`).toContain(status);
      const rows = status === 200 ? JSON.parse(text) : [];
      expect(rows.length).toBeLessThanOrEqual(PAGE_MAX);
    }
  });
});
