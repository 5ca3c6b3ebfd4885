// @module-tag servers
import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { admit } from '#tests/support/admitted';
import { signedUp, PASSWORD, TestClient } from '#tests/support/client';
import { useServer, type TestServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { createContext } from '#server/context';
import { socketLimits } from '#server/limits';
import { notify } from '#server/schema/messages/notifications/notify';

const limits = {
  ...socketLimits,
  initTimeoutMs: 300,
  pingMs: 1_000,
  socketsPerUser: 3,
  messagesWithinMs: 60_000,
  goodbyeMs: 1_000,
};
const started = useServer({}, { socketLimits: limits });
let server: TestServer;
let alex: TestClient;
beforeAll(async () => {
  server = started();
  alex = await signedUp(server);
});

const CHANGES = `subscription($after: String) { notificationsChanged(after: $after) {
  added { cursor node { id title isRead createdAt } } readIds unreadCount cursor complete } }`;

const CREW = 'subscription($id: ID!) { crewSessionChanged(id: $id) { endedAt } }';
const added = (name: string) => `subscription ${name} { notificationAdded { id } }`;

const opened = async (client: TestClient) =>
  (await TestSocket.open(server, { cookie: client.cookie })).init();

/** The change events of a socket in order; the first arrives at once. */
async function listening(client: TestClient, after?: string) {
  const socket = await opened(client);
  socket.send({ type: 'subscribe', id: 'live', payload: { query: CHANGES, variables: { after } } });
  const next = async () => (await socket.next('next', 15_000)).payload.data.notificationsChanged;
  return { socket, next, first: await next() };
}

async function sent(to: TestClient, count = 1): Promise<string[]> {
  const titles: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const caller = {
      address: '',
      userAgent: null,
      session: null,
      requestKey: null,
      setCookie() {},
    };
    const title = `Reminder ${randomUUID()}`;
    const notice = { kind: 'cpd-behind' as const, title, message: 'Look at your hours.' };
    await notify(createContext(server.services, caller), to.user.id, notice);
    titles.push(title);
  }
  return titles;
}

const titlesOf = (change: any) => change.added.map(({ node }: any) => node.title);
const listOf = async (client: TestClient) => (await client.rest('GET', '/notifications')).body;

describe('notificationsChanged', () => {
  test('starts with the current state, then sends new and read notifications to its user only', async () => {
    const [client, other] = [await signedUp(server), await signedUp(server)];
    const [mine, hers] = [await listening(client), await listening(other)];
    expect(mine.first).toEqual({
      added: [],
      readIds: [],
      unreadCount: 1,
      cursor: expect.any(String),
      complete: true,
    });
    const [title] = await sent(client);
    const added = await mine.next();
    const [stored] = await listOf(client);
    expect(added).toEqual({
      added: [
        {
          cursor: added.cursor,
          node: { id: String(stored.id), title, isRead: false, createdAt: stored.createdAt },
        },
      ],
      readIds: [],
      unreadCount: 2,
      cursor: expect.any(String),
      complete: true,
    });
    await client.rest('PATCH', `/notifications/${stored.id}/read`);
    expect(await mine.next()).toMatchObject({ readIds: [String(stored.id)], unreadCount: 1 });
    await client.rest('PATCH', `/notifications/${stored.id}/read`);
    await client.graphql('mutation { markAllNotificationsRead }');
    const [, welcome] = await listOf(client);
    expect(await mine.next()).toMatchObject({ readIds: [String(welcome.id)], unreadCount: 0 });
    await client.graphql('mutation { markAllNotificationsRead }');
    const [last] = await sent(other);
    expect(titlesOf(await hers.next())).toEqual([last]);
    expect([...mine.socket.pending, ...hers.socket.pending]).toEqual([]);
    mine.socket.close();
    hers.socket.close();
  });

  test('sends what was missed since a cursor, up to fifty, newest first', async () => {
    const client = await signedUp(server);
    const begun = await listening(client);
    begun.socket.close();
    const titles = await sent(client, 3);
    const again = await listening(client, begun.first.cursor);
    expect(titlesOf(again.first)).toEqual(titles.toReversed());
    expect(again.first).toMatchObject({ unreadCount: 4, complete: true });
    expect(again.first.cursor).toBe(again.first.added[0].cursor);
    again.socket.close();
    const idle = await listening(client, again.first.cursor);
    expect(idle.first).toMatchObject({ added: [], complete: true, cursor: again.first.cursor });
    idle.socket.close();
    await server.database.query({
      text: `insert into notifications (user_id, kind, title, message, created_at)
        select $1, 'digest', 'Old news', 'x', $2::timestamptz + n * interval '1 s' from generate_series(1, 60) n`,
      values: [client.user.id, new Date()],
    });
    const long = await listening(client, again.first.cursor);
    expect(long.first).toMatchObject({ unreadCount: 64, complete: false });
    expect(long.first.added).toHaveLength(50);
    long.socket.close();
  });

  test('arrives within a second of being written, at the median of twenty', async () => {
    const client = await signedUp(server);
    const { socket, next } = await listening(client);
    const waits: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const began = performance.now();
      const [, change] = await Promise.all([sent(client), next()]);
      expect(change.added).toHaveLength(1);
      waits.push(performance.now() - began);
    }
    expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(1_000);
    socket.close();
  });

  test.each<[mistake: string, code: string, payload: object]>([
    ['no GraphQL', 'GRAPHQL_PARSE_FAILED', { query: 'subscription {' }],
    ['an unknown field', 'GRAPHQL_VALIDATION_FAILED', { query: 'subscription { nothing }' }],
    ['a query', 'BAD_USER_INPUT', { query: '{ me { id } }' }],
    [
      'the name of no operation',
      'OPERATION_RESOLUTION_FAILURE',
      { query: `${added('A')} ${added('B')}`, operationName: 'C' },
    ],
    [
      'several operations and no name',
      'OPERATION_RESOLUTION_FAILURE',
      { query: `${added('A')} ${added('B')}` },
    ],
    ['a wrong variable', 'BAD_USER_INPUT', { query: CHANGES, variables: { after: 7 } }],
    ['a missing variable', 'BAD_USER_INPUT', { query: CREW }],
    ['a crew session that is not there', 'NOT_FOUND', { query: CREW, variables: { id: '77' } }],
  ])('has a code for %s, which is the client’s mistake', async (_mistake, code, payload) => {
    const socket = await opened(alex);
    socket.send({ type: 'subscribe', id: 'a', payload });
    const { type, payload: sent } = await socket.next(['next', 'error']);
    const [error] = type === 'error' ? sent : sent.errors;
    expect(error.extensions.code).toBe(code);
    expect(error.message).not.toMatch(/our side/);
    socket.close();
  });

  test.each(['nonsense', '"', 'x'.repeat(500)])('refuses the cursor %s', async (after) => {
    const socket = await opened(alex);
    socket.send({ type: 'subscribe', id: 'a', payload: { query: CHANGES, variables: { after } } });
    const [error] = (await socket.next('next')).payload.errors;
    expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    socket.close();
  });

  test('needs as many statements for a thousand unread as for one', async () => {
    const cost = async (client: TestClient) => {
      server.statements();
      const { socket, next } = await listening(client);
      await client.graphql('{ me { unreadNotifications } }');
      await sent(client);
      await next();
      socket.close();
      return server.statements().length;
    };
    const [few, many] = [await signedUp(server), await signedUp(server)];
    await server.database.query({
      text: `insert into notifications (user_id, kind, title, message, created_at)
        select $1, 'digest', 'Old news', 'x', $2 from generate_series(1, 1000) n`,
      values: [many.user.id, new Date()],
    });
    expect(await cost(many)).toBe(await cost(few));
    const { data } = await many.graphql('{ me { unreadNotifications } }');
    expect(data.me.unreadNotifications).toBe(1_002);
  });
});

describe('a socket ends', () => {
  test('when its session expires, even without events', async () => {
    const client = await signedUp(server);
    const now = Date.now();
    server.setNow(new Date(now));
    await server.database.query({
      text: 'update sessions set expires_at = $2 where user_id = $1',
      values: [client.user.id, new Date(now + 500)],
    });
    const socket = await opened(client);
    server.setNow(new Date(now + 1_000));
    expect(await socket.closed).toBe(4403);
    server.setNow(null);
  });

  test('with its account', async () => {
    const client = await signedUp(server);
    const { socket } = await listening(client);
    const mutation = 'mutation($password: String) { deleteAccount(password: $password) }';
    const { errors } = await client.graphql(mutation, { password: PASSWORD });
    expect(errors).toBeUndefined();
    expect(await socket.closed).toBe(4403);
  });

  test('when the session ended while Redis was unavailable', async () => {
    const client = await signedUp(server);
    const { socket } = await listening(client);
    const text = 'delete from sessions where user_id = $1';
    await server.database.query({ text, values: [client.user.id] });
    server.services.pubsub.publish('eventsMissed', 'all', {});
    expect(await socket.closed).toBe(4403);
  });
});

describe('the server stays well', () => {
  test('with a client that never sends connection_init', async () => {
    const socket = await TestSocket.open(server, { cookie: alex.cookie });
    expect(await socket.closed).toBe(4408);
  });

  test('with a client that does not reply to pings', async () => {
    const socket = await TestSocket.open(server, { cookie: alex.cookie }, undefined, {
      autoPong: false,
    });
    await socket.init();
    expect(await socket.closed).toBe(1006);
  });

  test('with two subscriptions of the same id', async () => {
    const { socket } = await listening(alex);
    socket.subscribe('live', CHANGES);
    expect(await socket.closed).toBe(4409);
  });

  test('with a flood of subscriptions', async () => {
    const socket = await opened(alex);
    for (let n = 0; n <= limits.messages; n += 1) {
      socket.subscribe(`s${n}`, 'subscription { notificationAdded { id } }');
    }
    expect(await socket.closed).toBe(1008);
  });

  test('with a flood of empty frames', async () => {
    const socket = await opened(alex);
    for (let n = 0; n <= limits.messages; n += 1) socket.ping();
    // The ws library itself closes a connection that does not wait for the pongs.
    expect([1006, 1008]).toContain(await socket.closed);
  });

  test('with a frame of 10 MB', async () => {
    const socket = await opened(alex);
    socket.send('x'.repeat(10_000_000));
    expect(await socket.closed).toBe(1009);
  });

  test('with frames of garbage', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { line, closed } = await rawSocket(alex);
      line.write(randomBytes(500));
      await closed;
    }
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('with a client that never reads its responses', async () => {
    const { line, closed } = await rawSocket(alex);
    line.pause();
    line.write(frame(JSON.stringify({ type: 'connection_init' })));
    const ping = frame(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } }));
    for (let n = 0; n < limits.messages - 50; n += 1) line.write(ping);
    // The client sends pongs without reading, so only its unread backlog reveals it.
    const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
    const alive = setInterval(() => line.write(pong), 300);
    setTimeout(() => line.resume(), 4_000);
    await closed;
    clearInterval(alive);
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('with too many sockets of one user, until one closes', async () => {
    const client = await signedUp(server);
    const sockets = await Promise.all([opened(client), opened(client), opened(client)]);
    const extra = await TestSocket.open(server, { cookie: client.cookie });
    extra.send({ type: 'connection_init' });
    expect(await extra.closed).toBe(1013);
    sockets[0]!.close();
    await expect
      .poll(async () => {
        const socket = await TestSocket.open(server, { cookie: client.cookie });
        socket.send({ type: 'connection_init' });
        const there = await Promise.race([socket.closed, socket.next('connection_ack')]);
        socket.close();
        return typeof there;
      })
      .toBe('object');
    sockets.forEach((socket) => socket.close());
  });

  test('with a thousand events for one that does not read them, and sends them to others at once', async () => {
    const client = await signedUp(server);
    const { line } = await rawSocket(client);
    const query = CHANGES;
    line.write(frame(JSON.stringify({ type: 'connection_init' })));
    await new Promise((resolve) => line.once('data', resolve));
    line.write(frame(JSON.stringify({ type: 'subscribe', id: 'x', payload: { query } })));
    await new Promise((resolve) => line.once('data', resolve));
    line.pause();
    const { socket, next } = await listening(client);
    for (let n = 0; n < 3_000; n += 1) {
      server.services.pubsub.publish('notificationsRead', client.user.id, { ids: [n] });
    }
    expect((await next()).readIds).toEqual(['0']);
    line.destroy();
    socket.close();
    expect((await client.rest('GET', '/user')).status).toBe(200);
  });
});

/** A raw websocket, for frames that no library sends; `closed` resolves when the server ends it. */
async function rawSocket(client: TestClient): Promise<{ line: Socket; closed: Promise<unknown> }> {
  const line = connect(server.port, '127.0.0.1');
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.on('error', admit('ECONNRESET', 'EPIPE'));
  line.write(
    `GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${client.cookie}\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n' +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => line.once('data', resolve));
  line.on('data', () => {});
  return { line, closed };
}

/** A client's text frame, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x81;
  head[1] = 0x80 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
