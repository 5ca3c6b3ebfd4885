import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { cpuMs } from '#tests/support/cpu';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { documentLimits, socketLimits } from '#server/limits';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

const asked = async (body: unknown) => {
  server().statements();
  // With plain JSON, a refused document is 200.
  const response = await alex.raw('POST', '/graphql', JSON.stringify(body), {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
  });
  return { ...response, statements: server().statements() };
};

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

/** Documents that multiply their work, around an operation that is served where they are sent. */
const greedy = (operation: string, field: string, type: string): [string, string][] => [
  ['a depth of 50', `${operation} { ${`${field} { `.repeat(50)} id ${'}'.repeat(51)}`],
  ['a depth of 500', `${operation} { ${`${field} { `.repeat(500)} id ${'}'.repeat(501)}`],
  ['a depth of 50,000', `${operation} ${'{a'.repeat(25_000)}`],
  ['lists 30,000 deep', `${operation} { ${field}(a: ${'['.repeat(30_000)}`],
  ['31 aliases', `${operation} { ${field} { ${aliases(31, 'id')} } }`],
  ['1,000 aliases', `${operation} { ${aliases(1_000, `${field} { id }`)} }`],
  [
    'aliases in a fragment, spread twice',
    `${operation} { ${field} { ...A ...B } } fragment A on ${type} { ${aliases(16, 'id')} } fragment B on ${type} { ${aliases(16, 'id')} }`,
  ],
  ['1,000 directives', `${operation} { ${field} { id ${'@skip(if: false) '.repeat(1_000)} } }`],
  ['100 directives', `${operation} { ${field} { id ${'@skip(if: false) '.repeat(100)} } }`],
  ['5,000 repeated fields', `${operation} { ${field} { ${'id '.repeat(5_000)} } }`],
  [
    'a cycle of fragments',
    `${operation} { ${field} { ...A } } fragment A on ${type} { ...B } fragment B on ${type} { ...A }`,
  ],
  ['60 kB', `${operation} { ${'a '.repeat(30_000)} }`],
];

describe('10: over HTTP', () => {
  test.each<[string, unknown]>([
    ...greedy('query', 'me', 'User').map(([name, query]) => [name, { query }] as [string, unknown]),
    ['a query of 100 kB', { query: `{ ${'a '.repeat(50_000)} }` }],
    [
      'introspection in circles',
      {
        query: `{ __schema { types { ${'fields { type { '.repeat(20)} name ${'} } '.repeat(20)} } } }`,
      },
    ],
    ['a batch', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]],
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
    [
      'a subscription with a directive',
      { query: 'subscription ($b: Boolean!) { notificationAdded @skip(if: $b) { id } }' },
    ],
  ])('refuses %s within 50 ms of CPU, without querying the database', async (_name, body) => {
    const took: number[] = [];
    // The lowest of several tries: garbage collection and compilation are not the document's.
    for (let n = 0; n < 3 || (n < 10 && Math.min(...took) >= 50); n += 1) {
      const started = cpuMs();
      const { status, body: result, statements } = await asked(body);
      took.push(cpuMs() - started);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(result.errors[0].message).toBeTypeOf('string');
      expect(result.errors.length).toBeLessThanOrEqual(documentLimits.errors + 1);
      expect(JSON.stringify(result).length).toBeLessThan(20_000);
      expect(statements).toEqual([]);
    }
    expect(Math.min(...took)).toBeLessThan(50);
  });

  test('serves documents within the limits', async () => {
    const inside = `{ me { ${aliases(documentLimits.aliases, 'id')} } }`;
    expect((await asked({ query: inside })).status).toBe(200);
  });

  test('serves introspection, which the sandbox needs', async () => {
    const { status, body } = await asked({ query: getIntrospectionQuery() });
    expect(status).toBe(200);
    expect(body.data.__schema.types.length).toBeGreaterThan(30);
  });
});

describe('10: over a websocket', () => {
  const opened = async () => (await TestSocket.open(server(), { cookie: alex.cookie })).init();

  test.each([
    ...greedy('subscription', 'notificationAdded', 'Notification'),
    ['two fields', 'subscription { a: notificationAdded { id } b: notificationAdded { id } }'],
    ['introspection', 'subscription { __schema { types { name } } }'],
    ['a directive', 'subscription ($b: Boolean!) { notificationAdded @skip(if: $b) { id } }'],
    ['a query', '{ me { id } }'],
    ['a mutation', 'mutation { markAllNotificationsRead }'],
    [
      'a mutation behind a subscription',
      'subscription { notificationAdded { id } } mutation M { logout }',
    ],
  ])('refuses %s, without querying the database', async (_name, query) => {
    const socket = await opened();
    server().statements();
    socket.subscribe('greedy', query);
    const { payload } = await socket.next('error');
    expect(payload[0].message).toBeTypeOf('string');
    expect(payload[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(payload.length).toBeLessThanOrEqual(documentLimits.errors + 1);
    expect(JSON.stringify(payload).length).toBeLessThan(20_000);
    expect(server().statements()).toEqual([]);
    socket.close();
  });

  test('closes on a query of 100 kB', async () => {
    const socket = await opened();
    socket.subscribe('long', `subscription { ${'a '.repeat(socketLimits.frameBytes)} }`);
    expect(await socket.closed).toBe(1009);
  });
});

describe('11: many operations in one request', () => {
  test('each login in a document counts against the limit of failures', async () => {
    const { user } = await signedUp(server());
    const login = (n: number) =>
      `a${n}: login(input: { username: "${user.username}", password: "wrong-${n}" }) { id }`;
    const query = `mutation { ${Array.from({ length: 15 }, (_, n) => login(n)).join(' ')} }`;
    const { errors } = await new TestClient(server()).graphql(query);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual([
      ...Array.from({ length: 10 }, () => 'UNAUTHENTICATED'),
      ...Array.from({ length: 5 }, () => 'RATE_LIMITED'),
    ]);
    const right = { username: user.username, password: PASSWORD };
    expect((await new TestClient(server()).rest('POST', '/login', right)).status).toBe(429);
  });

  test('a hundred logins in a document or a batch are refused before the first one runs', async () => {
    const { user } = await signedUp(server());
    const login = `login(input: { username: "${user.username}", password: "wrong-one" }) { id }`;
    const one = { query: `mutation { ${login} }` };
    for (const body of [
      { query: `mutation { ${aliases(100, login)} }` },
      Array.from({ length: 100 }, () => one),
    ]) {
      const { status, statements } = await asked(body);
      expect(status).toBe(400);
      expect(statements).toEqual([]);
    }
  });
});
