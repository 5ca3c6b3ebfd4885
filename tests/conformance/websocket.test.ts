// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

/**
 * Tests the protocol graphql-transport-ws; limits, ends of sessions and error codes are in
 * tests/server/mechanics/realtime.test.ts.
 */
const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));

const CHANGES = 'subscription { notificationsChanged { unreadCount } }';

const connected = (protocols?: string[]) =>
  TestSocket.open(server(), { cookie: alex.cookie }, undefined, protocols && { protocols });
const opened = async () => (await connected()).init();

/** Waits until the server has handled all that was sent: it responds in order. */
async function handled(socket: TestSocket): Promise<void> {
  socket.send({ type: 'ping' });
  await socket.next('pong');
}

describe('the protocol', () => {
  test.for([[['graphql-transport-ws']], [['graphql-ws', 'graphql-transport-ws']]])(
    'is chosen from %s',
    async ([protocols]) => {
      const socket = await connected(protocols);
      expect(socket.protocol).toBe('graphql-transport-ws');
      await socket.init();
      socket.close();
    },
  );

  test('is missing: 4406', async () => {
    expect(await (await connected([])).closed).toBe(4406);
  });

  test('is not the one before it', async () => {
    await expect(connected(['graphql-ws'])).rejects.toThrow('Server sent no subprotocol');
  });
});

describe('a message', () => {
  test.for<[what: string, message: string | object]>([
    ['is no JSON', 'nonsense'],
    ['is no object', '"ping"'],
    ['has no type', {}],
    ['has an unknown type', { type: 'start', id: 'a' }],
    ['only servers send', { type: 'connection_ack' }],
    ['only servers send, with an id', { type: 'next', id: 'a', payload: { data: null } }],
    ['subscribes without an id', { type: 'subscribe', payload: { query: CHANGES } }],
    ['subscribes with an empty id', { type: 'subscribe', id: '', payload: { query: CHANGES } }],
    ['subscribes without a payload', { type: 'subscribe', id: 'a' }],
    ['subscribes without a query', { type: 'subscribe', id: 'a', payload: {} }],
    ['has variables that are a text', subscribing({ variables: 'a' })],
    ['completes without an id', { type: 'complete' }],
    ['has a payload that is a text', { type: 'ping', payload: 'a' }],
  ])('that %s is refused: 4400', async ([, message]) => {
    const socket = await opened();
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    expect(await socket.closed).toBe(4400);
  });
});

function subscribing(more: object) {
  return { type: 'subscribe', id: 'a', payload: { query: CHANGES, ...more } };
}

describe('connection_init', () => {
  test('is missing before subscribe: 4401', async () => {
    const socket = await connected();
    socket.subscribe('a', CHANGES);
    expect(await socket.closed).toBe(4401);
  });

  test('comes twice: 4429', async () => {
    const socket = await opened();
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4429);
  });

  test('comes twice before the first is acknowledged: 4429', async () => {
    const socket = await connected();
    socket.send({ type: 'connection_init' });
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4429);
  });

  test('is from nobody who is signed in: 4403', async () => {
    const socket = await TestSocket.open(server(), {});
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4403);
  });
});

describe('ping and pong', () => {
  test('a ping has its pong, with its payload, also before connection_init', async () => {
    const socket = await connected();
    socket.send({ type: 'ping', payload: { at: 1 } });
    expect(await socket.next('pong')).toEqual({ type: 'pong', payload: { at: 1 } });
    socket.send({ type: 'ping' });
    expect(await socket.next('pong')).toEqual({ type: 'pong' });
    socket.close();
  });

  test('a pong that nobody asked for is fine', async () => {
    const socket = await opened();
    socket.send({ type: 'pong', payload: { at: 1 } });
    await handled(socket);
    expect(socket.pending).toEqual([]);
    socket.close();
  });
});

describe('an operation', () => {
  test('ends without an answer when the client completes it; then its id is free', async () => {
    const socket = await opened();
    for (const round of [1, 2]) {
      socket.subscribe('a', CHANGES);
      expect(await socket.next('next'), `${round}`).toMatchObject({ id: 'a' });
      socket.send({ type: 'complete', id: 'a' });
      await handled(socket);
      await alex.graphql('mutation { markAllNotificationsRead }');
    }
    await handled(socket);
    expect(socket.pending).toEqual([]);
    socket.close();
  });

  test('completed before it began to send, sends nothing', async () => {
    const socket = await opened();
    socket.subscribe('a', CHANGES);
    socket.send({ type: 'complete', id: 'a' });
    socket.subscribe('b', CHANGES);
    expect(await socket.next(['next', 'error', 'complete'])).toMatchObject({ id: 'b' });
    socket.close();
  });

  test('of an unknown id may be completed', async () => {
    const socket = await opened();
    socket.send({ type: 'complete', id: 'nothing' });
    await handled(socket);
    expect(socket.pending).toEqual([]);
    socket.close();
  });

  test('ends with its error alone; then its id is free', async () => {
    const socket = await opened();
    socket.subscribe('a', 'subscription { nothing }');
    expect(await socket.next(['next', 'error', 'complete'])).toMatchObject({
      type: 'error',
      id: 'a',
      payload: [{ message: expect.any(String) }],
    });
    await handled(socket);
    expect(socket.pending).toEqual([]);
    socket.subscribe('a', CHANGES);
    expect(await socket.next('next')).toMatchObject({ id: 'a' });
    socket.close();
  });

  test('that fails when it begins is completed by the server', async () => {
    const socket = await opened();
    socket.subscribe('a', 'subscription { crewSessionChanged(id: "999") { endedAt } }');
    const types = ['next', 'error', 'complete'];
    expect(await socket.next(types)).toMatchObject({ type: 'next', id: 'a' });
    expect(await socket.next(types)).toEqual({ type: 'complete', id: 'a' });
    await handled(socket);
    expect(socket.pending).toEqual([]);
    socket.close();
  });

  test('runs beside others; each hears with its own id', async () => {
    const socket = await opened();
    socket.subscribe('a', CHANGES);
    socket.subscribe('b', 'subscription { recordsChanged { changes { kind action } } }');
    const first = [await socket.next('next'), await socket.next('next')];
    expect(first.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    socket.send({ type: 'complete', id: 'a' });
    const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };
    await alex.rest('POST', '/activities', activity);
    expect(await socket.next('next')).toMatchObject({
      id: 'b',
      payload: {
        data: { recordsChanged: { changes: [{ action: expect.stringMatching(/added/i) }] } },
      },
    });
    socket.close();
  });

  test('takes its name, variables and extensions', async () => {
    const socket = await opened();
    const query = `subscription Other { notificationAdded { id } }
      subscription Asked($after: String) { notificationsChanged(after: $after) { unreadCount } }`;
    const payload = {
      query,
      operationName: 'Asked',
      variables: { after: null },
      extensions: { a: 1 },
    };
    socket.send({ type: 'subscribe', id: 'a', payload });
    expect((await socket.next('next')).payload.data).toHaveProperty('notificationsChanged');
    socket.close();
  });
});
