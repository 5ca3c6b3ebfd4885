import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketLimits } from '#server/limits';
import { start, type RunningServer } from '#server/start';
import { signedUp, type TestClient } from '#tests/support/client';
import { timeoutMs, iterations } from '#tests/support/long';
import { retainedBytes } from '#tests/support/memory';
import { TestPostgres } from '#tests/support/postgres';
import { TestRedis } from '#tests/support/redis';
import { testEnv } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const folder = mkdtempSync(join(tmpdir(), 'paramed-connections-'));
const subscription = 'subscription { notificationsChanged { unreadCount } }';
/** The usual limits with shorter intervals. */
const hurried = { ...socketLimits, pingMs: iterations(1_000, socketLimits.pingMs), goodbyeMs: 500 };
/** Number of sockets open at the same time. */
const AT_ONCE = 25;

let postgres: TestPostgres;
let redis: TestRedis;
let eyes: Redis;
let server: RunningServer;
let url: string;
let alex: TestClient;

beforeAll(async () => {
  postgres = await TestPostgres.start();
  redis = await TestRedis.start();
  eyes = new Redis(redis.url);
  const env = { ...testEnv, dataDir: folder, databaseUrl: postgres.url, redisUrl: redis.url };
  server = await start(env, { socketLimits: hurried });
  url = `http://127.0.0.1:${server.port}`;
  alex = await signedUp({ url });
});
afterAll(async () => {
  await server?.close();
  eyes?.disconnect();
  await redis?.stop();
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The channels that the server subscribes to for users, from Redis. */
const topics = async (): Promise<string[]> => {
  const all = (await eyes.pubsub('CHANNELS', '*')) as string[];
  return all.filter((topic) => topic.includes(':')).toSorted();
};
async function expectTopics(wanted: string[]): Promise<void> {
  await expect.poll(topics, { timeout: 15_000, interval: 200 }).toEqual(wanted);
}

async function listening(options = {}): Promise<TestSocket> {
  const socket = await TestSocket.open({ url }, { cookie: alex.cookie }, undefined, options);
  await socket.init();
  socket.subscribe('live', subscription);
  await socket.next('next', 15_000);
  return socket;
}

async function connectAndDrop(count: number): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const sockets = await Promise.all(Array.from({ length: AT_ONCE }, () => listening()));
    sockets.forEach((socket) => socket.close());
    await Promise.all(sockets.map(({ closed }) => closed));
    // The server notices closed sockets a moment later and allows 40 per user.
    await expectTopics(nobody);
  }
}

let nobody: string[] = [];

test(
  'thousands of clients connect and drop: topics and memory return to their earlier levels',
  async () => {
    nobody = await topics();
    await connectAndDrop(4 * AT_ONCE);
    const before = await retainedBytes();
    await connectAndDrop(iterations(500, 10_000));
    const after = await retainedBytes();
    console.log(`Held before ${before >> 20} MB, after ${after >> 20} MB`);
    expect(after).toBeLessThan(before * 1.1);
  },
  timeoutMs(90_000),
);

test(
  'clients that vanish without closing are disconnected',
  async () => {
    const dead = await Promise.all(
      Array.from({ length: AT_ONCE }, () => listening({ autoPong: false })),
    );
    expect(await topics()).not.toEqual(nobody);
    const codes = await Promise.all(dead.map(({ closed }) => closed));
    expect(new Set(codes)).toEqual(new Set([1006]));
    await expectTopics(nobody);
  },
  timeoutMs(60_000),
);

test(
  'a client that stops reading is disconnected before its backlog fills the memory',
  async () => {
    const slow = await listening();
    slow.pauseReading();
    // Each reply echoes the payload: together more than the connection's buffers and the limit of the backlog.
    const payload = { text: 'x'.repeat(60_000) };
    for (let n = 0; n < 180; n += 1) slow.send({ type: 'ping', payload });
    await expectTopics(nobody);
    slow.close();
  },
  timeoutMs(60_000),
);

test('the limits disconnect a dead client within a minute', () => {
  expect(2 * socketLimits.pingMs + socketLimits.goodbyeMs).toBeLessThan(60_000);
});
