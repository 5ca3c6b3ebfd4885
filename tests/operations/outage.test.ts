// @module-tag servers
// @module-tag embedded
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { callApi } from '#tests/support/apis';
import { Proxy } from '#tests/support/proxy';
import { startTestServer, type TestServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const realUrl = process.env['TEST_DATABASE_URL'];
const MESSAGE = 'The service cannot reach its database right now. Please try again in a moment.';
const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };

/** Every kind of call must return 503 and no detail of the database. */
async function expectUnavailable(client: TestClient, server: TestServer): Promise<void> {
  const credentials = { username: client.user.username, password: 'night-shift-7' };
  const responses = await Promise.all([
    client.rest('GET', '/activities'),
    client.rest('GET', '/user'),
    client.rest('POST', '/activities', workshop),
    client.rest('PATCH', '/activities/1', { hours: 3 }),
    client.rest('DELETE', '/activities/1'),
    client.rest('POST', '/notifications/read'),
    client.rest('POST', '/logout'),
    client.rest('POST', '/login', credentials),
    client.rest('POST', '/register', { ...credentials, username: 'late', fullName: 'Too Late' }),
  ]);
  for (const { status, body } of responses) {
    expect({ status, body }).toMatchObject({ status: 503, body: { message: MESSAGE } });
  }
  for (const operation of [
    '{ me { id } }',
    '{ me { id } activities { totalCount } recentActivities { id } }',
    'mutation { markAllNotificationsRead }',
    'mutation { deleteActivity(id: 1) { id } }',
    'mutation { updateActivity(id: 1, input: { hours: 2 }) { id } }',
  ]) {
    const response = await client.graphql(operation);
    expect(response.status, operation).toBe(503);
    expect(response.errors).toMatchObject(
      response.errors!.map(() => ({ message: MESSAGE, extensions: { code: 'UNAVAILABLE' } })),
    );
    expect(JSON.stringify(response)).not.toMatch(/ECONN|127\.0\.0\.1|postgres|pglite|driver/i);
  }
  const health = await client.raw('GET', '/healthz', undefined, {});
  expect(health).toMatchObject({ status: 200, body: { status: 'ok' } });
  const ready = await client.raw('GET', '/readyz', undefined, {});
  expect(ready).toMatchObject({
    status: 503,
    body: { status: 'unavailable', message: 'The database does not answer.' },
  });
  const socket = await TestSocket.open(server, { cookie: client.cookie });
  socket.send({ type: 'connection_init' });
  expect(await socket.closed).toBe(1013);
}

describe.skipIf(realUrl)('with the embedded database gone', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    client = await signedUp(server);
  });
  afterAll(() => server.close());

  test('all calls return 503 with a message; the process survives', async () => {
    expect((await client.raw('GET', '/readyz', undefined, {})).status).toBe(200);
    const cookie = client.cookie;
    await server.database.close();
    await expectUnavailable(client, server);
    expect(client.cookie).toBe(cookie);
  });
});

describe.runIf(realUrl)('with the database', () => {
  const proxy = new Proxy(realUrl ?? 'postgres://localhost:5432');
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    await proxy.open();
    server = await startTestServer({}, (url) => proxy.urlThrough(url));
    client = await signedUp(server);
  });
  afterAll(async () => {
    await server.close();
    await proxy.cut();
  });

  async function expectService(): Promise<void> {
    const ready = async () => (await client.raw('GET', '/readyz', undefined, {})).status;
    await expect.poll(ready).toBe(200);
    const { value } = await callApi('REST', client, 'createActivity', { input: workshop });
    const { value: changed } = await callApi('GraphQL', client, 'updateActivity', {
      id: value.id,
      input: { hours: 3 },
    });
    expect(changed.hours).toBe(3);
  }

  test('down, all calls return 503; up again, they work', async () => {
    await expectService();
    await proxy.cut();
    await expectUnavailable(client, server);
    await proxy.open();
    await expectService();
  });

  test('restarted, no later call fails', async () => {
    await Promise.all(Array.from({ length: 20 }, () => client.rest('GET', '/activities')));
    proxy.drop();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expectService();
  });

  test('restarted during writes, every acknowledged write is stored', async () => {
    const title = 'Written in a storm';
    const storm = Array.from({ length: 40 }, async (_, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 10));
      if (n === 20) proxy.drop();
      return client.rest('POST', '/activities', { ...workshop, title });
    });
    const statuses = (await Promise.all(storm)).map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    await expectService();
    const { body } = await client.rest('GET', '/activities');
    const written = body.filter((each: { title: string }) => each.title === title).length;
    expect(written).toBeGreaterThanOrEqual(statuses.filter((status) => status === 201).length);
  });

  test('restarted repeatedly during transactions, the pool keeps all its connections', async () => {
    const { value } = await callApi('REST', client, 'createActivity', { input: workshop });
    const edit = (hours: number) => client.rest('PATCH', `/activities/${value.id}`, { hours });
    for (let round = 0; round < 12; round += 1) {
      const edits = Array.from({ length: 10 }, (_, n) => edit(n + 1));
      await new Promise((resolve) => setTimeout(resolve, 5 + round));
      proxy.drop();
      const statuses = (await Promise.all(edits)).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    }
    await expectService();
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => edit(2)))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('frozen, reads and writes time out, and work again afterwards', async () => {
    await expectService();
    proxy.hang(true);
    const responses = await Promise.all([
      client.rest('GET', '/activities'),
      client.rest('GET', '/cpd-summary'),
      client.graphql('{ me { cpdSummary { totalHours } } }'),
      client.raw('GET', '/readyz', undefined, {}),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect((await client.raw('GET', '/healthz', undefined, {})).status).toBe(200);
    proxy.hang(false);
    await expectService();
  });
});
