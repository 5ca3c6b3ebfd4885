import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app';
import { policy } from '#server/auth/policy';
import { isOpen } from '#server/rest/route';
import { routes } from '#server/rest/routes';
import { signedUp, TestClient } from '#tests/support/client';
import { samplePath } from '#tests/support/write-routes';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { countRows } from '#tests/support/rows';
import { rootFields } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
const json = { 'content-type': 'application/json' };
beforeEach(() => server().setNow(null));
detectResponseLeaks();

describe('1: without a valid session', () => {
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
  const open = new Set(policy.namesOf('anyone'));
  let given: string;
  let sessions: number;
  const begin = async (visitor: () => Promise<TestClient>) => {
    const client = await visitor();
    given = client.cookie;
    sessions = await countRows(server(), 'sessions');
    return client;
  };
  /** Only an action of the user makes one, so none of these requests does. */
  const expectNoNewSession = async (client: TestClient) => {
    expect(client.cookie).toBe(given);
    expect(await countRows(server(), 'sessions')).toBe(sessions);
  };

  test.each(visitors)('every GraphQL field refuses %s', async (_name, visitor) => {
    const client = await begin(visitor);
    for (const { kind, name, operation } of rootFields()) {
      if (open.has(name) || kind === 'subscription') continue;
      const { errors, data } = await client.graphql(operation);
      expect(errors?.[0]?.extensions.code, operation).toBe('UNAUTHENTICATED');
      expect([null, { [name]: null }], operation).toContainEqual(data);
    }
    await expectNoNewSession(client);
  });

  test.each(visitors)('every REST route refuses %s', async (_name, visitor) => {
    const client = await begin(visitor);
    for (const route of routes) {
      if (isOpen(route)) continue;
      const { method, path } = route;
      const body = method === 'get' || method === 'delete' ? undefined : '{}';
      const response = await client.raw(
        method.toUpperCase(),
        samplePath(path),
        body,
        body ? json : {},
      );
      expect(response.status, `${method} ${path}`).toBe(401);
      expect(response.body.message, `${method} ${path}`).toBeTypeOf('string');
    }
    await expectNoNewSession(client);
  });

  test.each(visitors)('every subscription refuses %s', async (_name, visitor) => {
    const client = await visitor();
    const socket = await TestSocket.open(server(), { cookie: client.cookie });
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4403);
  });
});

test('1: only the listed paths are mounted', async () => {
  const app = await createApp(server().services);
  await app.close();
  const paths = app.express.router.stack.map((layer) =>
    layer.route ? layer.route.path : 'rawPath' in layer ? layer.rawPath : '/',
  );
  expect([...new Set(paths)]).toEqual([
    '/',
    '/graphql',
    '/api',
    '/sign-in',
    '/schema.graphql',
    '/calendar',
    '/share',
    '/unsubscribe',
    '/sandbox',
    '/developers',
  ]);
});

test('1: the private calendar requires its secret, and links in e-mails their token', async () => {
  const visitor = new TestClient(server());
  expect((await visitor.raw('GET', '/calendar/guess.ics', undefined, {})).status).toBe(404);
  for (const method of ['GET', 'POST']) {
    const { status } = await visitor.raw(method, '/unsubscribe/guess', undefined, {});
    expect(status, method).toBeGreaterThanOrEqual(400);
    expect(status, method).toBeLessThan(500);
  }
});
