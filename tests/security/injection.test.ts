// @module-tag servers
import { getNamedType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/rest/routes';
import { signedUp, type TestClient } from '#tests/support/client';
import { rowCounts } from '#tests/support/write-routes';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
  for (const title of ['100% of it', 'under_score', 'plain', 'back\\slash', "O'Brien"]) {
    await alex.rest('POST', '/documents', { title, type: 'certificate', content: 'Ten letters.' });
  }
});
detectResponseLeaks();

/** Payloads that make an unguarded statement return more, respond late, or fail. */
const payloads = [
  `' or '1'='1`,
  `' or 1=1 --`,
  `1 or 1=1`,
  `1; select pg_sleep(3) --`,
  `' ; select pg_sleep(3); --`,
  `' || (select pg_sleep(3)) || '`,
  `' union select null, version() --`,
  `'); drop table activities; --`,
  `$1`,
  `?`,
  `:name`,
  `\\' or 1=1 --`,
  `%27%20or%201=1`,
  `1/0`,
  `id desc; select 1`,
  `created_at; --`,
  '${7*7}',
  '{{7*7}}',
];
const telling = /PostgreSQL \d|syntax error|pg_|relation "|column "/i;

/** Returns the harm that a payload did, or null. Retries, since a machine is sometimes slow but a payload always is. */
async function harmOf(
  ask: () => Promise<{ status: number; text: string }>,
  tries = 3,
): Promise<string | null> {
  const started = performance.now();
  const { status, text } = await ask();
  if (status >= 500 || telling.test(text)) return `${status} ${text.slice(0, 200)}`;
  if (performance.now() - started < 2_500) return null;
  return tries > 1 ? harmOf(ask, tries - 1) : 'it waited';
}

const places = routes.flatMap(({ method, path, query = {} }) =>
  method === 'get' && !/\.pdf|\.docx|report|export|guidelines/.test(path)
    ? [
        ...Object.keys(query).map((name) => ({ path, name })),
        ...(path.includes(':') ? [{ path, name: 'id' }] : []),
      ]
    : [],
);

describe('21: SQL in place of a text', () => {
  test.each(places)('in $name of $path', async ({ path, name }) => {
    for (const payload of payloads) {
      const text = encodeURIComponent(payload);
      const address =
        name === 'id'
          ? path.replace(/:\w+/g, text)
          : `${path.replace(/:\w+/g, '1')}?${name}=${text}`;
      const ask = () => alex.raw('GET', `/api${address}`, undefined, {});
      expect(await harmOf(ask), address).toBeNull();
    }
  });

  const fields = Object.values(schema.getQueryType()!.getFields()).flatMap((field) =>
    field.args
      .filter((arg) => ['String', 'ID'].includes(getNamedType(arg.type).name))
      .filter((arg) => field.args.every((other) => other === arg || !isRequiredArgument(other)))
      .map((arg) => ({ field: field.name, arg: arg.name, type: String(arg.type) })),
  );

  test.each(fields)('in $arg of $field', async ({ field, arg, type }) => {
    const query = `query($v: ${type}) { ${field}(${arg}: $v) { __typename } }`;
    for (const payload of payloads) {
      const body = JSON.stringify({ query, variables: { v: payload } });
      const ask = () => alex.raw('POST', '/graphql', body);
      expect(await harmOf(ask), payload).toBeNull();
    }
  });

  test('is stored unchanged in every field of a record', async () => {
    const before = await rowCounts(server());
    for (const payload of payloads) {
      const words = `Said: ${payload}`;
      const activity = { title: words, description: payload, provider: payload, evidence: payload };
      const { status, body } = await alex.rest('POST', '/activities', {
        ...activity,
        category: 'Clinical Practice',
        hours: 1,
      });
      expect(status, payload).toBe(201);
      expect((await alex.rest('GET', `/activities/${body.id}`)).body).toMatchObject(activity);
    }
    const after = await rowCounts(server());
    // The timeline notes each of them.
    const added = (table: string) => ({ [table]: before[table]! + payloads.length });
    expect(after).toEqual({ ...before, ...added('activities'), ...added('record_events') });
  });
});

describe('21: pattern characters are taken literally', () => {
  const found = async (search: string) => {
    const { body } = await alex.rest('GET', `/documents?query=${encodeURIComponent(search)}`);
    return body.map(({ title }: { title: string }) => title).toSorted();
  };

  test.each([
    ['%', ['100% of it']],
    ['_', ['under_score']],
    ['\\', ['back\\slash']],
    ["'", ["O'Brien"]],
    ['%%', []],
    // Decoded twice, it would be the first one.
    ['%25', []],
    ['p_ain', []],
    ['pl%n', []],
    ['plain', ['plain']],
  ])('%s in the search of documents', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
  });

  test.each(['%', '_', '\\', '%_%', "'", '!', '&', '|', ':*', '(', '<->'])(
    '%s in the search of modules and resources',
    async (search) => {
      const text = encodeURIComponent(search);
      const resources = await alex.rest('GET', `/resources/recommendations?query=${text}`);
      expect(resources.status).toBe(200);
      const modules = await alex.rest('GET', `/modules?query=${text}`);
      expect(modules.status).toBe(200);
      const all = (await alex.rest('GET', '/modules')).body.length;
      // A character of patterns finds texts that contain it, not every text.
      const most = /[%_\\]/.test(search) ? all - 1 : all;
      expect(modules.body.length).toBeLessThanOrEqual(most);
    },
  );
});

describe('21: an object in place of a scalar', () => {
  const objects: object[] = [
    { $ne: null },
    { $gt: 0 },
    { $or: [] },
    ['1'],
    { raw: '1=1' },
    { toString: 'x' },
  ];

  test('is refused wherever a value identifies a record', async () => {
    for (const object of objects) {
      const login = { username: object, password: object };
      expect((await alex.rest('POST', '/login', login)).status).toBe(400);
      const activity = { title: 'x y z', category: 'Clinical Practice', hours: 1 };
      for (const name of ['goalIds', 'plannedActivityId', 'title', 'hours', 'status']) {
        const { status } = await alex.rest('POST', '/activities', { ...activity, [name]: object });
        expect(status, `${name} ${JSON.stringify(object)}`).toBe(400);
      }
      const { errors } = await alex.graphql('query($id: ID!) { activity(id: $id) { id } }', {
        id: object,
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    for (const query of ['first[$gt]=1', 'after[]=x', 'status[$ne]=completed']) {
      expect((await alex.rest('GET', `/activities?${query}`)).status).toBeLessThan(500);
    }
  });
});
