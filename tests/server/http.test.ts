import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { anything } from '#tests/support/hostile';
import { randomFrom } from '#tests/support/random';
import { inputs, rootFields } from '#tests/support/schema-walk';
import { countOf } from '#tests/support/rows';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { routes } from '#server/rest/routes';

const server = useServer();
const json = { 'content-type': 'application/json' };
let alex: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
});
beforeEach(() => server().setNow(null));

const everything = async () => {
  const counts: Record<string, number> = {};
  for (const { meta } of tables()) counts[meta] = await countOf(server(), meta);
  return counts;
};
const tables = () =>
  [...server().database.orm.getMetadata().getAll().values()]
    .filter(({ tableName }) => tableName && tableName !== 'rate_limits')
    .map(({ tableName }) => ({ meta: tableName }));
const writes = routes.filter(([method]) => method !== 'get');
const pathOf = (path: string) => `/api${path.replace(/:\w+/g, '1')}`;

describe('without a valid session', () => {
  const visitors: [name: string, () => Promise<TestClient>][] = [
    ['no session', async () => new TestClient(server())],
    [
      'garbage',
      async () => Object.assign(new TestClient(server()), { cookie: 'paramed_session=a.b.c' }),
    ],
    [
      'an expired session',
      async () => {
        const client = await signedUp(server());
        server().setNow(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
        return client;
      },
    ],
  ];
  const open = new Set(['me', 'login', 'register', 'logout', 'support']);
  const openPaths = new Set(['/login', '/register', '/logout']);

  test.each(visitors)('every GraphQL field refuses %s', async (_name, visitor) => {
    const client = await visitor();
    for (const { kind, name, operation } of rootFields()) {
      if (open.has(name) || kind === 'subscription') continue;
      const { errors, data } = await client.graphql(operation);
      expect(errors?.[0]?.extensions.code, operation).toBe('UNAUTHENTICATED');
      expect(data?.[name] ?? null, operation).toBeNull();
    }
  });

  test.each(visitors)('every REST route refuses %s', async (_name, visitor) => {
    const client = await visitor();
    for (const [method, path] of routes) {
      if (openPaths.has(path)) continue;
      const body = method === 'get' || method === 'delete' ? undefined : '{}';
      const answer = await client.raw(method.toUpperCase(), pathOf(path), body, body ? json : {});
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(answer.body.message, `${method} ${path}`).toBeTypeOf('string');
    }
  });

  test.each(visitors)('every subscription refuses %s', async (_name, visitor) => {
    const client = await visitor();
    const socket = await TestSocket.open(server(), { cookie: client.cookie });
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4403);
  });
});

describe('a write that comes from another site, or as a form, does nothing', () => {
  const bodies = (path: string): Record<string, unknown> =>
    path === '/graphql'
      ? { query: 'mutation { markAllNotificationsRead }' }
      : { title: 'Written from elsewhere', category: 'Clinical Practice', hours: 1 };

  test.each<[string, Record<string, string>, number]>([
    ['a foreign origin', { ...json, origin: 'https://evil.example' }, 403],
    ['the null origin', { ...json, origin: 'null' }, 403],
    ['a look-alike origin', { ...json, origin: `${testEnv.publicUrl}.evil.example` }, 403],
    ['another port', { ...json, origin: 'http://localhost:4001' }, 403],
    ['another scheme', { ...json, origin: 'https://localhost:4000' }, 403],
    ['cross-site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['same-site', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['text/plain', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['another JSON type', { 'content-type': 'application/json+evil' }, 415],
    ['no type', { 'content-type': '' }, 415],
  ])('%s', async (_name, headers, status) => {
    for (const path of ['/api/activities', '/graphql']) {
      const before = await everything();
      const unread = await countOf(server(), 'notifications where not is_read');
      const answer = await alex.raw('POST', path, JSON.stringify(bodies(path)), headers);
      expect(answer.status, path).toBe(status);
      expect(answer.body.message ?? answer.body.errors[0].message, path).toBeTypeOf('string');
      expect(await everything()).toEqual(before);
      expect(await countOf(server(), 'notifications where not is_read')).toBe(unread);
    }
  });

  test('a GET mutation', async () => {
    const unread = await countOf(server(), 'notifications where not is_read');
    const query = encodeURIComponent('mutation { markAllNotificationsRead }');
    for (const headers of [{}, { 'apollo-require-preflight': '1' }, json] as Record<
      string,
      string
    >[]) {
      const answer = await alex.raw('GET', `/graphql?query=${query}`, undefined, headers);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await countOf(server(), 'notifications where not is_read')).toBe(unread);
  });

  test('our own origin, another name of this machine, and a client that is no browser may write', async () => {
    const body = JSON.stringify(bodies('/api/activities'));
    for (const headers of [
      json,
      { ...json, origin: testEnv.publicUrl },
      { ...json, origin: server().url },
      { ...json, 'sec-fetch-site': 'same-origin' },
      { ...json, 'sec-fetch-site': 'none' },
    ] as Record<string, string>[]) {
      expect((await alex.raw('POST', '/api/activities', body, headers)).status).toBe(201);
    }
  });

  test('no other origin is allowed to read', async () => {
    const answer = await alex.raw('GET', '/api/user', undefined, {
      origin: 'https://evil.example',
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a body that is none', () => {
  const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
  const hostile: [
    name: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: object,
    status: number,
  ][] = [
    ['malformed JSON', '{"title": ', {}, 400],
    ['two values', '{}{}', {}, 400],
    ['a trailing comma', '{"a":1,}', {}, 400],
    ['NaN', '{"hours": NaN}', {}, 400],
    ['a text', '"text"', {}, 400],
    ['a list', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['nested lists without end', deep('[', ']'), {}, 400],
    ['1 MB', JSON.stringify({ title: 'x'.repeat(1_000_000) }), {}, 413],
    [
      'a gzip bomb',
      Uint8Array.from(gzipSync('x'.repeat(5_000_000))),
      { 'content-encoding': 'gzip' },
      413,
    ],
    ['broken gzip', 'not gzip', { 'content-encoding': 'gzip' }, 400],
    ['an unknown encoding', '{}', { 'content-encoding': 'rot13' }, 415],
    ['an unknown charset', '{}', { 'content-type': 'application/json; charset=rot13' }, 415],
    ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 400],
  ];

  test.each(hostile)('%s is refused by every write', async (_name, body, headers, status) => {
    const before = await everything();
    const paths = writes.filter(([, path]) => path !== '/user/image' && path !== '/logout');
    for (const [method, path] of paths) {
      const sent = await alex.raw(method.toUpperCase(), pathOf(path), body, {
        ...json,
        ...headers,
      });
      const takesNoBody = method === 'delete' || /restore|read|bookmark|complete/.test(path);
      if (takesNoBody) expect(sent.status, `${method} ${path}`).toBeLessThan(500);
      else expect(sent.status, `${method} ${path}`).toBe(status);
      if (sent.status >= 400) expect(sent.body.message, `${method} ${path}`).toBeTypeOf('string');
      expect(sent.text).not.toMatch(/node_modules|select |insert | at \//i);
    }
    const graphql = await alex.raw('POST', '/graphql', body, { ...json, ...headers });
    expect(graphql.status).toBe(status);
    expect(graphql.body.errors[0].message).toBeTypeOf('string');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['objects', `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
    ['lists in a field', `{"title":${deep('[', ']')},"category":${deep('[', ']')},"hours":1}`],
  ])('nested %s without end are refused', async (_name, body) => {
    for (const [method, path] of [
      ['POST', '/api/activities'],
      ['POST', '/api/documents'],
      ['POST', '/api/login'],
      ['PATCH', '/api/user/profile'],
    ] as const) {
      const answer = await alex.raw(method, path, body);
      expect(answer.status, path).toBe(400);
      expect(answer.body.message).toBeTypeOf('string');
    }
    const input = {
      query: 'mutation($input: CreateActivityInput!) { createActivity(input: $input) { id } }',
    };
    const nested = `${JSON.stringify(input).slice(0, -1)},"variables":{"input":${body}}}`;
    expect((await alex.raw('POST', '/graphql', nested)).status).toBe(400);
  });
});

describe('an address that is none', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api', 404],
    ['PUT', '/api/activities/1', 404],
    ['POST', '/api/activities/1', 404],
    ['GET', '/api/activities/1/2', 404],
    ['GET', '/api/activities/%ff', 400],
    ['GET', '/api/%E0%A4%A', 404],
    ['GET', '/api/../etc/passwd', 404],
    ['POST', '/nothing', 404],
    ['GET', '/nothing', 404],
    ['GET', '/%ff', 404],
    ['DELETE', '/graphql', 400],
    ['GET', '/graphql', 400],
  ])('%s %s answers %i as JSON', async (method, path, status) => {
    const answer = await alex.raw(method, path, undefined, {});
    expect(answer.status).toBe(status);
    expect(answer.body?.message ?? answer.body?.errors?.[0].message).toBeTypeOf('string');
    expect(answer.text).not.toMatch(/node_modules|Cannot|ENOENT/);
  });
});

describe('GraphQL', () => {
  const asked = async (body: unknown) => {
    server().statements();
    const answer = await alex.raw('POST', '/graphql', JSON.stringify(body));
    return { ...answer, statements: server().statements() };
  };
  test.each<[string, unknown]>([
    ['a batch', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]],
    ['a depth of 500', { query: `{ ${'me { '.repeat(500)} id ${'}'.repeat(501)}` }],
    ['a depth of 50,000', { query: '{a'.repeat(40_000) }],
    ['lists 30,000 deep', { query: `{ me(a: ${'['.repeat(30_000)}` }],
    [
      'introspection in circles',
      {
        query: `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} } '.repeat(20)} } } }`,
      },
    ],
    [
      '1,000 aliases',
      { query: `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: me { id }`).join(' ')} }` },
    ],
    ['1,000 directives', { query: `{ me { id ${'@skip(if: false) '.repeat(1_000)} } }` }],
    ['5,000 repeated fields', { query: `{ me { ${'id '.repeat(5_000)} } }` }],
    [
      'a cycle of fragments',
      { query: '{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }' },
    ],
    ['a query of 90 kB', { query: `{ ${'a '.repeat(45_000)} }` }],
    ['no query', {}],
    ['an empty query', { query: '' }],
    ['a query that is no text', { query: { a: 1 } }],
    ['variables that are a list', { query: '{ me { id } }', variables: [1] }],
    ['a syntax error', { query: '{ me { id }' }],
    ['an unknown field', { query: '{ me { passwordHash } }' }],
    [
      'an unknown operation',
      { query: 'query A { me { id } } query B { me { id } }', operationName: 'C' },
    ],
    ['a subscription', { query: 'subscription { notificationAdded { id } }' }],
  ])('refuses %s without asking the database', async (_name, body) => {
    const started = performance.now();
    const { status, body: answer, statements } = await asked(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer.errors[0].message).toBeTypeOf('string');
    expect(JSON.stringify(answer).length).toBeLessThan(20_000);
    expect(statements).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('answers introspection, which the sandbox needs', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const { status, body } = await asked({ query: getIntrospectionQuery() });
    expect(status).toBe(200);
    expect(body.data.__schema.types.length).toBeGreaterThan(30);
  });

  test('takes half of a surrogate pair and NUL in a variable as bad input', async () => {
    for (const text of ['\u0000', '\ud83d']) {
      const { errors } = await alex.graphql('query($id: ID!) { activity(id: $id) { id } }', {
        id: text,
      });
      expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
      const page = await alex.graphql(
        'query($after: String) { activities(after: $after) { totalCount } }',
        {
          after: text,
        },
      );
      expect(page.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });
});

describe('whatever a body holds, the answer is a refusal or a record', () => {
  const random = randomFrom(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  let own: TestClient;
  beforeAll(async () => {
    own = await signedUp(server());
  });

  test('by REST', async () => {
    const keys = [...new Set(inputs().flatMap(({ sample }) => Object.keys(sample)))];
    const closed = ['/user/image', '/logout'];
    for (const [method, path] of writes.filter(([, each]) => !closed.includes(each))) {
      for (let n = 0; n < 8; n += 1) {
        const body = Object.fromEntries(keys.map((key) => [key, pick(anything)]));
        const answer = await own.rest(method.toUpperCase(), pathOf(path).slice(4), body);
        expect(
          answer.status,
          `${method} ${path} ${JSON.stringify(body).slice(0, 2_000)}`,
        ).toBeLessThan(500);
      }
    }
  }, 60_000);

  test('by GraphQL, one field at a time', async () => {
    for (const { name, query, sample } of inputs()) {
      for (const key of Object.keys(sample)) {
        for (let n = 0; n < 3; n += 1) {
          const input = { ...sample, [key]: pick(anything) };
          const { errors } = await own.graphql(query, { input });
          const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
          expect(codes, `${name} ${JSON.stringify(input).slice(0, 2_000)}`).not.toContain(
            'INTERNAL_SERVER_ERROR',
          );
        }
      }
    }
  }, 60_000);
});

describe('headers', () => {
  test.each(['/api/user', '/api/nothing', '/graphql', '/healthz', '/nothing'])(
    'of %s',
    async (path) => {
      const { headers } = await alex.raw('GET', path, undefined, {});
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(headers.get('referrer-policy')).toBeTruthy();
      if (/api|graphql/.test(path)) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('a refused body is closed with JSON and no-store too', async () => {
    const { headers } = await alex.raw('POST', '/api/activities', '{', json);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('a question mark that is asked twice, or as an object, is none', async () => {
  expect((await alex.rest('GET', '/activities?status=completed&status=in-progress')).status).toBe(
    200,
  );
  expect((await alex.rest('GET', '/activities?status[$ne]=completed')).status).toBe(200);
  expect((await alex.rest('GET', `/activities?${randomUUID()}=1&__proto__=1`)).status).toBe(200);
});
