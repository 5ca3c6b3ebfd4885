// @module-tag servers
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/env';
import { observed } from '#server/metrics/observed';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer, type TestServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const started = useServer({ metrics: { host: '127.0.0.1', port: 0 } });
let server: TestServer;
let alex: TestClient;
beforeAll(async () => {
  server = started();
  alex = await signedUp(server);
});

const scraped = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();

/** Returns the value of the first line with this name and all these labels; undefined if there is none. */
async function value(
  name: string,
  labels: Record<string, string> = {},
): Promise<number | undefined> {
  const wanted = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  const line = (await scraped())
    .split('\n')
    .find(
      (each) =>
        new RegExp(`^${name}[ {]`).test(each) && wanted.every((label) => each.includes(label)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

const requests = (labels: Record<string, string>) =>
  value('paramed_http_request_duration_seconds_count', labels);

describe('metrics', () => {
  test('count requests by the route as the program writes it', async () => {
    await alex.rest('GET', '/activities/4711');
    await alex.raw('GET', '/API/activities/4712', undefined, {});
    const place = { method: 'GET', route: '/api/activities/:id', status: '404' };
    await expect.poll(() => requests(place)).toBe(2);
  });

  test('know the operations of the app by name, and no others', async () => {
    const ask = (operationName: string) =>
      alex.raw(
        'POST',
        '/graphql',
        JSON.stringify({ query: `query ${operationName} { me { id } }`, operationName }),
      );
    await ask('CurrentUser');
    await ask('SomethingOfMyOwn');
    await alex.graphql('{ me { id } }');
    const route = '/graphql';
    await expect.poll(() => requests({ route, operation: 'CurrentUser' })).toBe(1);
    await expect.poll(() => requests({ route, operation: 'other' })).toBe(2);
    expect(await scraped()).not.toContain('SomethingOfMyOwn');
  });

  test('count refusals by code, over REST and GraphQL', async () => {
    const before = (await value('paramed_errors_total', { code: 'NOT_FOUND' })) ?? 0;
    await alex.rest('GET', '/activities/4711');
    await alex.graphql('mutation { deleteActivity(id: 4711) { id } }');
    await alex.graphql('{ nothingOfTheKind }');
    const after = () => value('paramed_errors_total', { code: 'NOT_FOUND' });
    await expect.poll(after).toBe(before + 2);
    expect(await value('paramed_errors_total', { code: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1);
  });

  test('count security events by kind', async () => {
    const count = async (kind: string) => (await value('paramed_security_events_total', { kind }))!;
    expect(await count('passkey-added')).toBe(0);
    const kinds = ['signed-in', 'sign-in-failed'];
    const before = await Promise.all(kinds.map(count));
    for (const password of [PASSWORD, 'wrong-one', 'wrong-one']) {
      await new TestClient(server).rest('POST', '/login', {
        username: alex.user.username,
        password,
      });
    }
    await server.services.background.settled();
    const after = await Promise.all(kinds.map(count));
    expect(after.map((each, index) => each - before[index]!)).toEqual([1, 2]);
  });

  test('know the sockets, the process, its lag, the outbox and the reminders', async () => {
    const socket = await TestSocket.open(server, { cookie: alex.cookie });
    expect(await value('paramed_sockets_open')).toBe(1);
    socket.close();
    await expect.poll(() => value('paramed_sockets_open')).toBe(0);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await value('paramed_reminders_last_run_timestamp_seconds')).toBe(0);
    observed.reminded.publish({ at: new Date(1_800_000_000_000) });
    expect(await value('paramed_reminders_last_run_timestamp_seconds')).toBe(1_800_000_000);
    await server.database.query({
      text: `insert into deliveries (id, user_id, channel, kind, title, message, created_at, not_before, attempts, done_at, problem)
        select gen_random_uuid(), $1, 'email', 'data-exported', 'Private', 'Private', now(), now() + interval '1 day', 1, done, problem
        from (values (null::timestamptz, null), (null, '421'), (now(), '550'), (now(), null)) as t(done, problem)`,
      values: [alex.user.id],
    });
    const channel = 'email';
    expect(await value('paramed_outbox_messages', { channel, state: 'waiting' })).toBe(2);
    expect(await value('paramed_outbox_messages', { channel, state: 'failed' })).toBe(1);
    const pool = await value('paramed_database_pool', { state: 'in_use' });
    expect(pool !== undefined).toBe(server.database.pool !== undefined);
  });

  test('include everything in docs/operations.md and its alerts', async () => {
    const text = await scraped();
    const manual = readFileSync('docs/operations.md', 'utf8');
    const named = [...manual.matchAll(/\b((?:paramed|nodejs)_\w+[a-z])(?:\{(\w+="\w+")\})?/g)];
    expect(named.length).toBeGreaterThan(12);
    const elsewhere = [
      !server.database.pool && 'paramed_database_pool',
      !server.redisUrl && 'paramed_redis_there',
    ];
    for (const [whole, name, label = ''] of named) {
      if (elsewhere.includes(name!)) continue;
      const series = new RegExp(`^${name}(\\{[^}]*${label}[^}]*\\})? `, 'm');
      const histogram = new RegExp(`^${name}_bucket`, 'm');
      expect(series.test(text) || histogram.test(text), whole).toBe(true);
    }
  });

  test('contain no personal data, whatever the requests', async () => {
    for (const path of [`/${alex.user.username}`, '/api/%61ctivities', '/calendar/nobody.ics']) {
      await alex.raw('GET', path, undefined, {});
    }
    // Without the figures, any of which may have these digits.
    const text = (await scraped()).replaceAll(/ [\d.e+-]+$/gm, '');
    expect(text).toContain('process_cpu_seconds_total');
    for (const each of [alex.user.username, 'nobody', '4711', 'Private', '127.0.0.1']) {
      expect(text).not.toContain(each);
    }
  });

  test('are served at one address of their own port, and never on the main one', async () => {
    const other = await fetch(`http://127.0.0.1:${server.metricsPort}/`);
    expect(other.status).toBe(404);
    const main = await alex.raw('GET', '/metrics', undefined, {});
    expect(main.status).toBe(404);
    expect(main.text).not.toContain('paramed_');
  });
});

test('are off without a port, and on 127.0.0.1 only by default', () => {
  const set = (change: NodeJS.ProcessEnv) =>
    readEnv({ DATA_DIR: server.services.env.dataDir, ...change }).metrics;
  expect(set({})).toBeNull();
  expect(set({ METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
  const METRICS_HOST = '10.0.0.7';
  expect(set({ METRICS_PORT: '9464', METRICS_HOST })).toMatchObject({ host: METRICS_HOST });
  expect(() => set({ METRICS_HOST })).toThrow(/^METRICS_PORT: is required/);
  expect(() => set({ METRICS_PORT: '4000' })).toThrow(/^METRICS_PORT: must differ/);
});
