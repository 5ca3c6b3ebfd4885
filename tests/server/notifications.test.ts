import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { act, doors, type Door } from '#tests/support/doors';
import { noIds } from '#tests/support/hostile';
import { rowOf } from '#tests/support/rows';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { createContext } from '#server/context';
import { openDatabase } from '#server/db/database';
import { start, type RunningServer } from '#server/start';
import { Session } from '#server/auth/session.entity';
import { notify } from '#server/schema/notifications/notifications';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

/** Sends a notification as any part of the server would. */
async function sent(to: TestClient, title = `Reminder ${randomUUID()}`): Promise<string> {
  const caller = { address: '', userAgent: null, session: null, setCookie() {} };
  const ctx = createContext(server().services, caller);
  const announce = notify(ctx, to.user.id, { title, message: 'Look at your hours.' });
  await ctx.em.flush();
  announce();
  return title;
}

async function newest(client: TestClient): Promise<any> {
  return (await client.rest('GET', '/notifications')).body[0];
}

const listQuery = `query($unreadOnly: Boolean) { notifications(unreadOnly: $unreadOnly) {
  totalCount unreadCount nodes { id title isRead } } }`;

describe('notifications', () => {
  test('begin with a welcome', async () => {
    const client = await signedUp(server());
    expect((await client.rest('GET', '/notifications')).body).toMatchObject([
      {
        title: 'Welcome to ParaMed CPD',
        isRead: false,
        message: expect.stringContaining('Alex Medic'),
      },
    ]);
  });

  test('come newest first, all or the unread, and nobody else’s', async () => {
    const client = await signedUp(server());
    const titles = [await sent(client), await sent(client)];
    await sent(billie);
    const { id } = await newest(client);
    await act('REST', client, 'markNotificationRead', { id });
    const all = (await client.graphql(listQuery)).data.notifications;
    expect(all).toMatchObject({ totalCount: 3, unreadCount: 2 });
    expect(all.nodes.map(({ title }: { title: string }) => title)).toEqual([
      titles[1],
      titles[0],
      'Welcome to ParaMed CPD',
    ]);
    const unread = (await client.graphql(listQuery, { unreadOnly: true })).data.notifications;
    expect(unread).toMatchObject({ totalCount: 2, unreadCount: 2 });
    const rest = await client.rest('GET', '/notifications?unreadOnly=true');
    expect(rest.body.map(({ title }: { title: string }) => title)).toEqual([
      titles[0],
      'Welcome to ParaMed CPD',
    ]);
    expect((await client.rest('GET', '/notifications?unreadOnly=false')).body).toHaveLength(3);
  });

  test.each(['maybe', '%00', '1e9', '[]'])('unreadOnly=%s is refused', async (value) => {
    expect((await alex.rest('GET', `/notifications?unreadOnly=${value}`)).status).toBe(400);
  });
});

describe.each(doors)('markNotificationRead by %s', (door: Door) => {
  test('marks it, once and for all', async () => {
    await sent(alex);
    const { id } = await newest(alex);
    for (let round = 0; round < 2; round += 1) {
      const { value } = await act(door, alex, 'markNotificationRead', { id });
      expect(value).toMatchObject({ id, isRead: true });
    }
    expect((await rowOf(server(), 'notifications', id))!['is_read']).toBe(true);
  });

  test('refuses who is not signed in', async () => {
    await sent(alex);
    const { id } = await newest(alex);
    const { refusal } = await act(door, new TestClient(server()), 'markNotificationRead', { id });
    expect(refusal?.status).toBe(401);
    expect((await rowOf(server(), 'notifications', id))!['is_read']).toBe(false);
  });

  test('answers another user as if it were not there', async () => {
    await sent(alex);
    const { id } = await newest(alex);
    const foreign = await act(door, billie, 'markNotificationRead', { id });
    expect(foreign.refusal).toEqual({ status: 404, message: 'This record was not found.' });
    expect(foreign).toEqual(await act(door, billie, 'markNotificationRead', { id: 2_000_000_000 }));
    expect((await rowOf(server(), 'notifications', id))!['is_read']).toBe(false);
  });

  test.each(noIds)('finds no id %s', async (id) => {
    const { refusal } = await act(door, alex, 'markNotificationRead', { id });
    expect(refusal?.status).toBe(404);
  });
});

describe.each(doors)('markAllNotificationsRead by %s', (door: Door) => {
  test("marks one's own, and says how many", async () => {
    const client = await signedUp(server());
    await sent(client);
    await sent(billie);
    const { value } = await act(door, client, 'markAllNotificationsRead');
    expect(door === 'REST' ? value.read : value).toBe(2);
    const after = (await client.graphql(listQuery)).data.notifications;
    expect(after).toMatchObject({ totalCount: 2, unreadCount: 0 });
    expect((await newest(billie)).isRead).toBe(false);
    const again = await act(door, client, 'markAllNotificationsRead');
    expect(door === 'REST' ? again.value.read : again.value).toBe(0);
  });

  test('refuses who is not signed in', async () => {
    const { refusal } = await act(door, new TestClient(server()), 'markAllNotificationsRead');
    expect(refusal?.status).toBe(401);
  });
});

describe('notificationAdded', () => {
  const subscription = 'subscription { notificationAdded { id title message isRead createdAt } }';
  const opened = async (client: TestClient, headers: Record<string, string> = {}) =>
    (await TestSocket.open(server(), { cookie: client.cookie, ...headers })).init();

  /** Subscribed, and known to be: an event sent too early would be missed. */
  async function listening(client: TestClient): Promise<TestSocket> {
    const socket = await opened(client);
    socket.subscribe('live', subscription);
    for (;;) {
      await sent(client, 'Are you there?');
      const heard = await socket.next('next', 300).catch(() => null);
      if (heard) return socket;
    }
  }

  test('pushes each new one to every session of its user, and to nobody else', async () => {
    const [mine, hers] = [await listening(alex), await listening(billie)];
    const title = await sent(alex);
    let pushed = (await mine.next('next')).payload.data.notificationAdded;
    while (pushed.title !== title)
      pushed = (await mine.next('next')).payload.data.notificationAdded;
    const stored = await newest(alex);
    expect(pushed).toEqual({
      id: String(stored.id),
      title,
      message: 'Look at your hours.',
      isRead: false,
      createdAt: stored.createdAt,
    });
    const last = await sent(billie);
    let seen = '';
    while (seen !== last) {
      seen = (await hers.next('next')).payload.data.notificationAdded.title;
      expect(seen).not.toBe(title);
    }
    mine.close();
    hers.close();
  });

  test.each([
    'https://evil.example',
    'http://localhost:4000.evil.example',
    'http://localhost:40000',
    'https://localhost:4000',
    'null',
    '',
  ])('refuses the origin %j before anything is said', async (origin) => {
    const headers = { cookie: alex.cookie, origin };
    await expect(TestSocket.open(server(), headers)).rejects.toThrow('refused with 403');
  });

  test.each(['same-site', 'cross-site'])('refuses what a browser calls %s', async (site) => {
    const headers = { cookie: alex.cookie, 'sec-fetch-site': site };
    await expect(TestSocket.open(server(), headers)).rejects.toThrow('refused with 403');
  });

  test.each(['/', '//', '/graphql/x', '/api/notifications', '/%ff', '/graphqlx'])(
    'is not served at %s',
    async (path) => {
      const headers = { cookie: alex.cookie };
      await expect(TestSocket.open(server(), headers, path)).rejects.toThrow('refused with 404');
    },
  );

  test('is not brought down by those who ask for it and hang up', async () => {
    const upgrade = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Origin: https://evil.example\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n';
    for (const path of ['/graphql', '//', 'http://[', '*', '/graphql?'.repeat(200)]) {
      await new Promise<void>((resolve) => {
        const line = connect(server().port, '127.0.0.1', () => {
          line.write(upgrade(path).repeat(3));
          setTimeout(() => line.resetAndDestroy(), 5);
        });
        line.on('error', () => {});
        line.once('close', () => resolve());
      });
    }
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('takes our own origin, and a client that is no browser', async () => {
    for (const headers of [{ origin: testEnv.publicUrl }, {}] as Record<string, string>[]) {
      const socket = await opened(alex, headers);
      socket.send({ type: 'ping' });
      expect(await socket.next('pong')).toEqual({ type: 'pong' });
      socket.close();
    }
  });

  test('refuses who is not signed in', async () => {
    for (const cookie of ['', 'paramed_session=garbage', 'paramed_session=']) {
      const socket = await TestSocket.open(server(), { cookie });
      socket.send({ type: 'connection_init' });
      expect(await socket.closed).toBe(4403);
    }
  });

  test('refuses to subscribe before connection_init', async () => {
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
  ])('refuses %s', async (_name, query) => {
    const socket = await opened(alex);
    socket.subscribe('q', query);
    const answer = await socket.next('error');
    expect(answer.payload[0].message).toBeTypeOf('string');
    socket.close();
  });

  test.each(['not json', '{"type":"nothing"}', '[]', '7', '{"type":"subscribe"}'])(
    'closes on the message %s',
    async (message) => {
      const socket = await opened(alex);
      socket.send(message);
      expect(await socket.closed).toBe(4400);
    },
  );

  test('closes on a message that is too large', async () => {
    const socket = await opened(alex);
    socket.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(100_000) } }));
    expect(await socket.closed).toBe(1009);
  });

  test('refuses subscriptions without end', async () => {
    const socket = await opened(alex);
    for (let n = 0; n < 30; n += 1) socket.subscribe(`s${n}`, subscription);
    for (let n = 20; n < 30; n += 1) expect((await socket.next('error')).id).toBe(`s${n}`);
    socket.close();
  });

  test('closes with the session, within a second', async () => {
    const client = await signedUp(server());
    const socket = await listening(client);
    await client.rest('POST', '/logout');
    const late = new Promise((resolve) => setTimeout(() => resolve('still open'), 1_000));
    expect(await Promise.race([socket.closed, late])).toBe(4403);
  });

  test('pushes nothing once the session has ended without a word', async () => {
    const client = await signedUp(server());
    const socket = await listening(client);
    await server().database.orm.em.fork().nativeDelete(Session, { userId: client.user.id });
    const title = await sent(client);
    expect(await socket.closed).toBe(4403);
    expect(JSON.stringify(socket.pending)).not.toContain(title);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL'])(
  'two processes on one database and one Redis',
  () => {
    let second: RunningServer & { url: string };
    beforeAll(async () => {
      const database = await openDatabase({ url: server().database.url });
      const running = await start(testEnv, { database });
      second = { ...running, url: `http://127.0.0.1:${running.port}` };
    });
    afterAll(() => second.close());

    test('push what happens in the other, and close what was signed out there', async () => {
      const client = await signedUp(server());
      const socket = await (await TestSocket.open(second, { cookie: client.cookie })).init();
      socket.subscribe('live', 'subscription { notificationAdded { title createdAt } }');
      let heard: any = null;
      while (!heard) {
        await sent(client, 'From the other process');
        heard = await socket.next('next', 300).catch(() => null);
      }
      expect(heard.payload.data.notificationAdded).toEqual({
        title: 'From the other process',
        createdAt: expect.stringMatching(/Z$/),
      });
      await client.rest('POST', '/logout');
      expect(await socket.closed).toBe(4403);
    });

    test('count wrong passwords together', async () => {
      const { user } = await signedUp(server());
      const wrong = { username: user.username, password: 'wrong-one' };
      for (let n = 0; n < 10; n += 1) {
        const client = new TestClient(n % 2 ? server() : second);
        expect((await client.rest('POST', '/login', wrong)).status).toBe(401);
      }
      expect((await new TestClient(second).rest('POST', '/login', wrong)).status).toBe(429);
    });
  },
);
