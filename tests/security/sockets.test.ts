// @module-tag servers
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { Session } from '#server/auth/sessions/session.entity';
import { createContext } from '#server/context';
import { notify } from '#server/schema/messages/notifications/notify';
import { admit } from '#tests/support/admitted';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { schema, selectionOf } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
const subscription = 'subscription { notificationAdded { id title message isRead createdAt } }';
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

const opened = async (client: TestClient, headers: Record<string, string> = {}) =>
  (await TestSocket.open(server(), { cookie: client.cookie, ...headers })).init();

/** Sends a notification as any part of the server would. */
async function sent(to: TestClient, title = `Reminder ${randomUUID()}`): Promise<string> {
  const caller = { address: '', userAgent: null, session: null, requestKey: null, setCookie() {} };
  const notice = { kind: 'cpd-behind' as const, title, message: 'Look at your hours.' };
  await notify(createContext(server().services, caller), to.user.id, notice);
  return title;
}

/** Waits until the subscription is active: an event sent too early would be missed. */
async function listening(client: TestClient): Promise<TestSocket> {
  const socket = await opened(client);
  socket.subscribe('live', subscription);
  await expect
    .poll(async () => {
      await sent(client, 'Are you there?');
      return socket.nextOrNull('next', 300);
    })
    .not.toBeNull();
  return socket;
}

describe('7: opening a socket', () => {
  test.each([
    'https://evil.example',
    'http://localhost:4000.evil.example',
    'http://localhost:40000',
    'https://localhost:4000',
    'null',
    '',
  ])('refuses the origin %j before any message', async (origin) => {
    const headers = { cookie: alex.cookie, origin };
    await expect(TestSocket.open(server(), headers)).rejects.toThrow('refused with 403');
  });

  test.each(['same-site', 'cross-site'])('refuses the Sec-Fetch-Site value %s', async (site) => {
    const headers = { cookie: alex.cookie, 'sec-fetch-site': site };
    await expect(TestSocket.open(server(), headers)).rejects.toThrow('refused with 403');
  });

  test.each(['/', '//', '/graphql/x', '/api/notifications', '/%ff', '/graphqlx'])(
    'returns 404 at %s',
    async (path) => {
      const headers = { cookie: alex.cookie };
      await expect(TestSocket.open(server(), headers, path)).rejects.toThrow('refused with 404');
    },
  );

  test('survives clients that request an upgrade and hang up', async () => {
    const upgrade = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Origin: https://evil.example\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n';
    for (const path of ['/graphql', '//', 'http://[', '*', '/graphql?'.repeat(200)]) {
      await new Promise<void>((resolve) => {
        const line = connect(server().port, '127.0.0.1', () => {
          line.write(upgrade(path).repeat(3));
          setTimeout(() => line.resetAndDestroy(), 5);
        });
        line.on('error', admit('ECONNRESET', 'EPIPE'));
        line.once('close', () => resolve());
      });
    }
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('accepts the app’s origin, and a client other than a browser', async () => {
    for (const headers of [{ origin: testEnv.publicUrl }, {}] as Record<string, string>[]) {
      const socket = await opened(alex, headers);
      socket.send({ type: 'ping' });
      expect(await socket.next('pong')).toEqual({ type: 'pong' });
      socket.close();
    }
  });
});

describe('8: messages of a client', () => {
  test('close the socket of a visitor', async () => {
    for (const cookie of ['', 'paramed_session=garbage', 'paramed_session=']) {
      const socket = await TestSocket.open(server(), { cookie });
      socket.send({ type: 'connection_init' });
      expect(await socket.closed).toBe(4403);
    }
  });

  test('cannot subscribe before connection_init', async () => {
    const socket = await TestSocket.open(server(), { cookie: alex.cookie });
    socket.subscribe('early', subscription);
    expect(await socket.closed).toBe(4401);
  });

  test.each([
    ['a query', '{ me { id } }'],
    ['a mutation', 'mutation { markAllNotificationsRead }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['an unknown field', 'subscription { notificationAdded { id nothingOfTheKind } }'],
    ['a syntax error', 'subscription { notificationAdded { id } '],
    ['nothing', ''],
    ['1,000 fields', `subscription { ${'notificationAdded { id } '.repeat(1_000)} }`],
    [
      '40 aliases',
      `subscription { notificationAdded { ${Array.from({ length: 40 }, (_, n) => `a${n}: id`).join(' ')} } }`,
    ],
    ['60 kB', `{ ${'a'.repeat(60_000)} }`],
  ])('get an error for %s', async (_name, query) => {
    const socket = await opened(alex);
    socket.subscribe('q', query);
    const response = await socket.next('error');
    expect(response.payload[0].message).toBeTypeOf('string');
    socket.close();
  });

  test.each(['not json', '{"type":"nothing"}', '[]', '7', '{"type":"subscribe"}'])(
    'close it with %s',
    async (message) => {
      const socket = await opened(alex);
      socket.send(message);
      expect(await socket.closed).toBe(4400);
    },
  );

  test('close it when they are too large', async () => {
    const socket = await opened(alex);
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(100_000) } }));
    expect(await socket.closed).toBe(1009);
  });
});

describe('9: events on a socket', () => {
  // A topic of its own, such as a crew session's, is refused to strangers: tests/server/proof/crew-sessions.test.ts. What tells
  // of other things than notifications: tests/server/records/records-changed.test.ts, tests/server/records/evidence-badges.test.ts.
  const others = ['recordsChanged', 'evidenceBadgeChecked'];
  const topics = Object.values(schema.getSubscriptionType()!.getFields()).filter(
    ({ name, args }) => !others.includes(name) && !args.some(isRequiredArgument),
  );

  test.each(
    topics.map(({ name, type }) => [name, `subscription { ${name} ${selectionOf(type)} }`]),
  )('%s sends nothing of another user', async (_name, query) => {
    const billie = await signedUp(server());
    const [hers, mine] = [await opened(billie), await listening(alex)];
    hers.subscribe('topic', query);
    const title = await sent(alex);
    await alex.rest('POST', '/notifications/read');
    let heard = '';
    while (heard !== title) {
      heard = (await mine.next('next')).payload.data.notificationAdded.title;
    }
    const own = await sent(billie);
    await expect.poll(() => JSON.stringify(hers.pending)).toContain(own);
    expect(JSON.stringify(hers.pending)).not.toContain(title);
    hers.close();
    mine.close();
  });

  test('end with the session', async () => {
    const client = await signedUp(server());
    const socket = await listening(client);
    await client.rest('POST', '/logout');
    expect(await socket.closed).toBe(4403);
  });

  test('end when the session is deleted without an event', async () => {
    const client = await signedUp(server());
    const socket = await listening(client);
    await server().database.orm.em.fork().nativeDelete(Session, { userId: client.user.id });
    const title = await sent(client);
    expect(await socket.closed).toBe(4403);
    expect(JSON.stringify(socket.pending)).not.toContain(title);
  });

  test('end with the account, and with every session that a password change ends', async () => {
    const gone = await signedUp(server());
    const socket = await listening(gone);
    const DELETE = 'mutation($password: String) { deleteAccount(password: $password) }';
    await gone.graphql(DELETE, { password: PASSWORD });
    expect(await socket.closed).toBe(4403);
    const client = await signedUp(server());
    const elsewhere = await signedIn(client);
    const [here, there] = [await listening(client), await listening(elsewhere)];
    const change = { currentPassword: PASSWORD, newPassword: 'another-shift-8' };
    const CHANGE =
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';
    expect((await client.graphql(CHANGE, change)).errors).toBeUndefined();
    expect(await there.closed).toBe(4403);
    expect(await here.closed).toBe(1012);
  });
});

async function signedIn({ user }: TestClient): Promise<TestClient> {
  const client = Object.assign(new TestClient(server()), { user });
  await client.rest('POST', '/login', { username: user.username, password: PASSWORD });
  return client;
}
