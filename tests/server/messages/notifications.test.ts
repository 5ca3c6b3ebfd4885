// @module-tag servers
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { invalidIds } from '#tests/support/invalid-values';
import { findRow } from '#tests/support/rows';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { createContext } from '#server/context';
import { openDatabase } from '#server/db/database';
import { start, type RunningServer } from '#server/start';
import { notify } from '#server/schema/messages/notifications/notify';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

/** Sends a notification as any part of the server would. */
async function sent(to: TestClient, title = `Reminder ${randomUUID()}`): Promise<string> {
  const caller = { address: '', userAgent: null, session: null, requestKey: null, setCookie() {} };
  const ctx = createContext(server().services, caller);
  await notify(ctx, to.user.id, {
    kind: 'cpd-behind',
    title,
    message: 'Look at your hours.',
  });
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

  test('are listed newest first, all or unread, and only the user’s own', async () => {
    const client = await signedUp(server());
    const titles = [await sent(client), await sent(client)];
    await sent(billie);
    const { id } = await newest(client);
    await callApi('REST', client, 'markNotificationRead', { id });
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

describe.each(apis)('markNotificationRead by %s', (api: Api) => {
  test('marks it permanently', async () => {
    await sent(alex);
    const { id } = await newest(alex);
    for (let round = 0; round < 2; round += 1) {
      const { value } = await callApi(api, alex, 'markNotificationRead', { id });
      expect(value).toMatchObject({ id, isRead: true });
    }
    expect((await findRow(server(), 'notifications', id))!['is_read']).toBe(true);
  });

  test.each(invalidIds)('finds no id %s', async (id) => {
    const { error } = await callApi(api, alex, 'markNotificationRead', { id });
    expect(error?.status).toBe(404);
  });
});

describe.each(apis)('markAllNotificationsRead by %s', (api: Api) => {
  test("marks the user's own and returns how many", async () => {
    const client = await signedUp(server());
    await sent(client);
    await sent(billie);
    const { value } = await callApi(api, client, 'markAllNotificationsRead');
    expect(api === 'REST' ? value.read : value).toBe(2);
    const after = (await client.graphql(listQuery)).data.notifications;
    expect(after).toMatchObject({ totalCount: 2, unreadCount: 0 });
    expect((await newest(billie)).isRead).toBe(false);
    const again = await callApi(api, client, 'markAllNotificationsRead');
    expect(api === 'REST' ? again.value.read : again.value).toBe(0);
  });
});

describe('notificationAdded', () => {
  const subscription = 'subscription { notificationAdded { id title message isRead createdAt } }';
  const opened = async (client: TestClient, headers: Record<string, string> = {}) =>
    (await TestSocket.open(server(), { cookie: client.cookie, ...headers })).init();

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

  test('sends each new one to every session of its user, and to nobody else', async () => {
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

  test('refuses subscriptions without end', async () => {
    const socket = await opened(alex);
    for (let n = 0; n < 30; n += 1) socket.subscribe(`s${n}`, subscription);
    for (let n = 20; n < 30; n += 1) expect((await socket.next('error')).id).toBe(`s${n}`);
    socket.close();
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL'])(
  'two processes on one database and one Redis',
  () => {
    let second: RunningServer & { url: string };
    beforeAll(async () => {
      const database = await openDatabase({ url: server().database.url });
      const running = await start({ ...testEnv, redisUrl: server().redisUrl }, { database });
      second = { ...running, url: `http://127.0.0.1:${running.port}` };
    });
    afterAll(() => second.close());

    test('send events of the other, and close sockets that were signed out there', async () => {
      const client = await signedUp(server());
      const socket = await (await TestSocket.open(second, { cookie: client.cookie })).init();
      socket.subscribe('live', 'subscription { notificationAdded { title createdAt } }');
      const notificationAdded = {
        title: 'From the other process',
        createdAt: expect.stringMatching(/Z$/),
      };
      await expect
        .poll(async () => {
          await sent(client, 'From the other process');
          return (await socket.nextOrNull('next', 300))?.payload.data;
        })
        .toEqual({ notificationAdded });
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
