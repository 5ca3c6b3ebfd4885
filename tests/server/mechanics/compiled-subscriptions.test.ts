// @module-tag servers
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { COMPILED_WHEN_ASKED, CompiledQueries } from '#server/graphql/compiled';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

/** Events of recurring subscriptions are executed by compiled code, which returns the same as graphql-js. */
const server = useServer();
let alex: TestClient;
let socket: TestSocket;

beforeAll(async () => {
  alex = await signedUp(server());
});

beforeEach(async () => {
  socket = await (await TestSocket.open(server(), { cookie: alex.cookie })).init();
  return () => {
    socket.close();
    vi.restoreAllMocks();
  };
});

const BROKEN = 'broken';

const notification = (kind: string) => ({
  id: 7,
  userId: alex.user.id,
  // The field may not be null, so this event ends in an error.
  title: kind === BROKEN ? null : 'Your registration expires',
  message: 'Renew it.',
  isRead: false,
  createdAt: new Date('2026-11-16T07:00:00.000Z'),
  kind,
  link: '/profile',
});

const publish = (kind: string) =>
  server().services.pubsub.publish('notificationAdded', alex.user.id, notification(kind) as never);

/** The next message of the first subscription. */
async function received() {
  for (;;) {
    const message = await socket.next('next');
    if (message.id === 'first') return message.payload;
  }
}

async function published(kind: string) {
  publish(kind);
  return received();
}

/** Subscribes, and waits until events arrive; a subscription is not acknowledged. */
async function subscribed(query: string) {
  socket.subscribe('first', query);
  await expect
    .poll(() => {
      publish('cpd-behind');
      return socket.pending.length;
    })
    .toBeGreaterThan(0);
  publish(BROKEN);
  // The events before this one have arrived then, too.
  while (!(await received()).errors) continue;
}

/** Subscribes until the operation is compiled. */
async function compiled(query: string) {
  const found = vi.spyOn(CompiledQueries.prototype, 'find');
  for (let n = 1; n < COMPILED_WHEN_ASKED; n += 1) socket.subscribe(`again ${n}`, query);
  await expect
    .poll(async () => {
      await published('cpd-behind');
      return found.mock.results.some(({ value }) => typeof value === 'function');
    })
    .toBe(true);
}

test('compiled code returns the same event, and the same error', async () => {
  const query = 'subscription Same { notificationAdded { id title createdAt kind link isRead } }';
  await subscribed(query);
  const before = {
    event: await published('registration-expiring'),
    error: await published(BROKEN),
  };
  expect(before.event.data.notificationAdded).toMatchObject({ kind: 'registration-expiring' });
  expect(before.error.errors).toHaveLength(1);
  await compiled(query);
  expect({
    event: await published('registration-expiring'),
    error: await published(BROKEN),
  }).toEqual(before);
});

test('a compiled subscription is refused over HTTP as before', async () => {
  const query = 'subscription OverHttp { notificationAdded { id title kind } }';
  const before = await alex.graphql(query);
  expect(before.errors).toHaveLength(1);
  await subscribed(query);
  await compiled(query);
  for (let n = 0; n <= COMPILED_WHEN_ASKED; n += 1) {
    const { data, errors, status } = await alex.graphql(query);
    expect({ data, errors, status }).toEqual({
      data: before.data,
      errors: before.errors,
      status: before.status,
    });
  }
});
