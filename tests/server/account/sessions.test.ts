// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanAccounts } from '#server/auth/clean';
import { EnvError, readEnv } from '#server/env';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { browserKeys } from '#tests/support/push-service';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const IDLE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = DAY_MS / 24;

const server = useServer({ sessionIdleDays: IDLE_DAYS });
let start: number;
let alex: TestClient;
beforeEach(async () => {
  start = Date.now();
  server().setNow(new Date(start));
  alex = await signedUp(server());
});

const goOn = (ms: number) => server().setNow(new Date(start + ms));
const isSignedIn = async (client: TestClient) => (await client.rest('GET', '/user')).status === 200;

/** A user's sessions: last use and end, in milliseconds after the start. */
async function rowsOf({ user }: TestClient): Promise<{ usedAt: number; endsAt: number }[]> {
  const rows = await server().database.query<{ last_seen_at: string; expires_at: string }>({
    text: 'select * from sessions where user_id = $1',
    values: [user.id],
  });
  const since = (time: string) => new Date(time).getTime() - start;
  return rows.map((row) => ({ usedAt: since(row.last_seen_at), endsAt: since(row.expires_at) }));
}

/** Sends a request and records the session's use. */
async function use(client: TestClient): Promise<boolean> {
  const response = await isSignedIn(client);
  await server().services.sessionUse.flush();
  return response;
}

const login = (client: TestClient, username: string) =>
  client.rest('POST', '/login', { username, password: PASSWORD });

const socketOf = async (client: TestClient) =>
  (await TestSocket.open(server(), { cookie: client.cookie })).init();

async function withPush(client: TestClient): Promise<void> {
  const { read: _read, ...keys } = browserKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const { errors } = await client.graphql(
    'mutation($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { id } }',
    { input: { endpoint, ...keys } },
  );
  expect(errors).toBeUndefined();
}

describe('a session that is not used', () => {
  test('ends after its idle days', async () => {
    goOn(IDLE_DAYS * DAY_MS - 1_000);
    expect(await isSignedIn(alex)).toBe(true);
    const billie = await signedUp(server());
    goOn(2 * IDLE_DAYS * DAY_MS);
    expect(await isSignedIn(billie)).toBe(false);
  });

  test('and one that is used continues until its last day', async () => {
    for (const day of [10, 20, 29]) {
      goOn(day * DAY_MS);
      expect(await use(alex), `day ${day}`).toBe(true);
    }
    goOn(30 * DAY_MS);
    expect(await use(alex)).toBe(false);
    expect(await rowsOf(alex)).toEqual([{ usedAt: 29 * DAY_MS, endsAt: 30 * DAY_MS }]);
  });

  test('is not revived by a late request', async () => {
    goOn(IDLE_DAYS * DAY_MS);
    expect(await use(alex)).toBe(false);
    expect(await use(alex)).toBe(false);
  });

  test('is not extended by a socket that stays open, reconnects and receives events', async () => {
    const SUBSCRIBE = 'subscription { notificationsChanged { unreadCount } }';
    const live = async () => {
      const socket = await socketOf(alex);
      socket.send({ id: '1', type: 'subscribe', payload: { query: SUBSCRIBE } });
      await socket.next('next');
      return socket;
    };
    const first = await live();
    goOn(7 * DAY_MS);
    const second = await live();
    await server().services.sessionUse.flush();
    expect(await rowsOf(alex)).toMatchObject([{ usedAt: 0 }]);
    goOn(IDLE_DAYS * DAY_MS);
    server().services.pubsub.publish('notificationsRead', alex.user.id, { ids: [] });
    expect(await Promise.all([first.closed, second.closed])).toEqual([4403, 4403]);
    expect(await isSignedIn(alex)).toBe(false);
  });

  test('keeps its sockets if requests extend it', async () => {
    const at = (ms: number) =>
      server().database.query({
        text: 'update sessions set expires_at = $2 where user_id = $1',
        values: [alex.user.id, new Date(start + ms)],
      });
    await at(400);
    const socket = await socketOf(alex);
    const sent = vi.spyOn(server().services.database, 'query');
    await at(DAY_MS);
    goOn(HOUR_MS);
    const isAsked = () => sent.mock.calls.some(([{ name }]) => name === 'session-check');
    await expect.poll(isAsked).toBe(true);
    sent.mockRestore();
    expect(await use(alex)).toBe(true);
    expect(await Promise.race([socket.closed, isSignedIn(alex)])).toBe(true);
    socket.close();
  });
});

describe('the use of a session', () => {
  test('is recorded at most once an hour, and shown', async () => {
    const SEEN = '{ me { sessions { lastSeenAt } } }';
    for (const [minutes, noted] of [
      [59, 0],
      [119, 119],
      [178, 119],
      [180, 180],
    ] as const) {
      goOn(minutes * 60_000);
      await use(alex);
      expect(await rowsOf(alex), `after ${minutes} minutes`).toMatchObject([
        { usedAt: noted * 60_000 },
      ]);
    }
    const { data } = await alex.graphql(SEEN);
    expect(data.me.sessions).toEqual([
      { lastSeenAt: new Date(start + 180 * 60_000).toISOString() },
    ]);
  });

  test('needs no statement in the request', async () => {
    const dashboard = '{ me { displayName cpdSummary { totalHours } } }';
    await alex.graphql(dashboard);
    server().statements();
    await alex.graphql(dashboard);
    const usual = server().statements();
    goOn(3 * HOUR_MS);
    await alex.graphql(dashboard);
    await server().services.sessionUse.flush();
    expect(server().statements()).toEqual(usual);
    expect(await rowsOf(alex)).toMatchObject([{ usedAt: 3 * HOUR_MS }]);
  });

  test('of many sessions is written together', async () => {
    const people = [alex, await signedUp(server()), await signedUp(server())];
    goOn(DAY_MS);
    for (const client of people) await isSignedIn(client);
    await server().services.sessionUse.flush();
    for (const client of people) {
      expect(await rowsOf(client)).toMatchObject([{ usedAt: DAY_MS }]);
    }
  });
});

describe('signing in over a session', () => {
  const devicesOf = async (client: TestClient) =>
    (await client.graphql('{ me { push { devices { id } } } }')).data.me.push.devices;

  test('of the same user ends it and moves its push and sockets to the new one', async () => {
    await withPush(alex);
    const socket = await socketOf(alex);
    const before = Object.assign(new TestClient(server()), { cookie: alex.cookie });
    expect((await login(alex, alex.user.username)).status).toBe(200);
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(alex)).toBe(true);
    expect(await rowsOf(alex)).toHaveLength(1);
    expect(await socket.closed).toBe(1012);
    expect(await devicesOf(alex)).toHaveLength(1);
  });

  test.each(['login', 'register'])(
    'of another user ends it with its push and sockets: %s',
    async (way) => {
      const billie = await signedUp(server());
      await withPush(alex);
      const socket = await socketOf(alex);
      const before = Object.assign(new TestClient(server()), { cookie: alex.cookie });
      const { user } = alex;
      if (way === 'login') await login(alex, billie.user.username);
      else {
        const newcomer = { username: randomUUID(), password: PASSWORD, fullName: 'Robin' };
        expect((await alex.rest('POST', '/register', newcomer)).status).toBe(201);
      }
      expect(await isSignedIn(before)).toBe(false);
      expect(await isSignedIn(alex)).toBe(true);
      expect(await socket.closed).toBe(4403);
      alex.user = user;
      expect(await rowsOf(alex)).toEqual([]);
      const again = new TestClient(server());
      await login(again, alex.user.username);
      expect(await devicesOf(again)).toEqual([]);
      const EVENTS = '{ me { securityEvents(first: 2) { nodes { kind } } } }';
      expect((await again.graphql(EVENTS)).data.me.securityEvents.nodes).toEqual([
        { kind: 'signed-in' },
        { kind: 'session-ended' },
      ]);
    },
  );

  test('keeps it if it fails', async () => {
    const response = await alex.rest('POST', '/login', {
      username: alex.user.username,
      password: 'wrong-one',
    });
    expect(response.status).toBe(401);
    expect(await isSignedIn(alex)).toBe(true);
  });

  test('keeps the sessions of other browsers', async () => {
    const phone = new TestClient(server());
    await login(phone, alex.user.username);
    await login(alex, alex.user.username);
    expect(await isSignedIn(phone)).toBe(true);
    expect(await rowsOf(alex)).toHaveLength(2);
  });
});

test('the hourly cleanup removes ended sessions and nothing else', async () => {
  const phone = new TestClient(server());
  await login(phone, alex.user.username);
  goOn(10 * DAY_MS);
  await use(phone);
  const billie = await signedUp(server());
  await withPush(billie);
  const much = new Date(start + 10 * IDLE_DAYS * DAY_MS);
  await cleanAccounts(server().services, new Date(start + (IDLE_DAYS + 1) * DAY_MS));
  expect(await rowsOf(alex)).toHaveLength(1);
  goOn((IDLE_DAYS + 1) * DAY_MS);
  expect(await isSignedIn(phone)).toBe(true);
  await cleanAccounts(server().services, much);
  expect(await rowsOf(alex)).toEqual([]);
  // Reminders continue.
  expect(await rowsOf(billie)).toHaveLength(1);
});

describe('the settings', () => {
  const days = (given: NodeJS.ProcessEnv) => {
    const { sessionDays, sessionIdleDays } = readEnv({
      DATA_DIR: server().services.env.dataDir,
      ...given,
    });
    return [sessionDays, sessionIdleDays];
  };

  test('default to at most 30 days and 14 without use', () => {
    expect(days({})).toEqual([30, 14]);
    expect(days({ SESSION_DAYS: '7' })).toEqual([7, 7]);
    expect(days({ SESSION_DAYS: '90', SESSION_IDLE_DAYS: '60' })).toEqual([90, 60]);
  });

  test.each([
    [{ SESSION_IDLE_DAYS: '0' }],
    [{ SESSION_IDLE_DAYS: '31' }],
    [{ SESSION_IDLE_DAYS: '1.5' }],
    [{ SESSION_DAYS: '7', SESSION_IDLE_DAYS: '8' }],
  ])('refuse %j', (given) => {
    expect(() => days(given)).toThrow(EnvError);
    expect(() => days(given)).toThrow('SESSION_IDLE_DAYS');
  });
});
