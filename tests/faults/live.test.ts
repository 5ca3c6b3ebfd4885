import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Logger } from 'pino';
import { createEvents } from '#server/realtime/pubsub';
import { admit, SERVER_DOWN } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { sleep, useFaultFixture } from '#tests/support/fault-fixture';
import { NotificationListener } from '#tests/support/listener';
import { timeoutMs, iterations } from '#tests/support/long';
import type { TestProcess } from '#tests/support/process';
import { Proxy } from '#tests/support/proxy';
import { freePort } from '#tests/support/free-port';
import { TestRedis } from '#tests/support/redis';
import { waitUntil } from '#tests/support/wait-until';

const fixture = useFaultFixture();
let redis: TestRedis;
let processes: TestProcess[];
let urls: string[];
let people: { client: TestClient; listeners: NotificationListener[] }[];
let asked = 0;

const launch = async (n: number) => {
  processes[n] = fixture.process({ REDIS_URL: redis.url });
  urls[n] = await processes[n].ready();
};
const turn = (client: TestClient) => fixture.at(urls[(asked += 1) % urls.length]!, client);

beforeAll(async () => {
  redis = await TestRedis.start();
  [processes, urls] = [[], []];
  await launch(0);
  await launch(1);
  people = [];
  for (let n = 0; n < iterations(3, 10); n += 1) {
    const client = await signedUp({ url: urls[n % 2]! });
    const listeners = Array.from({ length: 2 }, () => new NotificationListener(() => turn(client)));
    people.push({ client, listeners });
  }
});
afterAll(async () => {
  await Promise.all((people ?? []).flatMap(({ listeners }) => listeners.map((l) => l.close())));
  await Promise.all((processes ?? []).map((each) => each.stop('SIGKILL')));
  await redis?.stop();
});

const everybody = () => people.flatMap(({ listeners }) => listeners);

/** Faults while notifications are written; each recovers before it returns. */
const faults: Record<string, () => Promise<unknown>> = {
  'sockets drop': async () => {
    for (let n = 0; n < 5; n += 1) {
      everybody().forEach((listener) => listener.drop());
      await sleep(100);
    }
  },
  'Redis dies': async () => {
    await redis.stop();
    await sleep(500);
    await redis.start();
  },
  'a server dies': async () => {
    await processes[0]!.stop('SIGKILL');
    await launch(0);
  },
  'the other server and Redis die': async () => {
    await Promise.all([redis.stop(), processes[1]!.stop('SIGKILL')]);
    await redis.start();
    await launch(1);
  },
};

/** Sends notifications to every user, through any process, until `isOver`; returns the statuses, null without a response. */
async function writing(isOver: () => boolean): Promise<Set<number | null>> {
  const statuses = new Set<number | null>();
  const one = async (client: TestClient) => {
    while (!isOver()) {
      const sent = turn(client).rest('GET', '/user/export');
      statuses.add(await sent.then(({ status }) => status, admit(...SERVER_DOWN)));
      await sleep(20);
    }
  };
  await Promise.all(people.map(({ client }) => one(client)));
  return statuses;
}

async function expectListsAsInTable(): Promise<number> {
  const rows = await fixture.query<{ user_id: number; id: number }>(
    'select user_id, id from notifications order by id',
  );
  for (const { client, listeners } of people) {
    const stored = rows.filter((row) => row.user_id === client.user.id).map(({ id }) => id);
    for (const { ids, duplicates } of listeners) {
      const list = () => [...ids].toSorted((a, b) => a - b);
      // The target is 5 seconds; short runs share their machine with other tests.
      await expect.poll(list, { timeout: iterations(30_000, 5_000) }).toEqual(stored);
      expect(duplicates).toEqual([]);
    }
  }
  return rows.length;
}

test.each(Object.keys(faults))(
  '%s during writes: every list equals the table, and no notification arrives twice',
  async (fault) => {
    const rounds = iterations(1, 10);
    let written = 0;
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const writes = writing(() => isOver);
      await sleep(300);
      await faults[fault]!();
      await sleep(300);
      isOver = true;
      // Requests to a process that was killed fail; without Redis all are served.
      const mayFail = fault.includes('server') ? [200, null] : [200];
      expect(mayFail).toEqual(expect.arrayContaining([...(await writes)]));
      written = await expectListsAsInTable();
    }
    console.log(
      `${rounds} times ${fault}: ${everybody().length} lists of ${written} notifications in all, none missed or told twice`,
    );
  },
  timeoutMs(90_000),
);

test('a subscription made while Redis restarts receives its events', async () => {
  const [events, teller] = [createEvents(redis.url), createEvents(redis.url)];
  const isReady = () => [events, teller].every((each) => each.redis?.status === 'ready');
  const [asked, heard] = [new Set<string>(), new Set<string>()];
  const listen = async (id: string) => {
    asked.add(id);
    for await (const _ of events.pubsub.subscribe('sessionEnded', id)) heard.add(id);
  };
  await expect.poll(isReady).toBe(true);
  await redis.stop();
  const back = new AbortController();
  void redis
    .start()
    .then(() => sleep(500))
    .then(() => back.abort());
  // Subscribes at every moment of the recovery.
  const isBack = () => {
    void listen(`session ${asked.size}`);
    return back.signal.aborted && isReady();
  };
  await waitUntil('Redis is back', isBack, { withinMs: 30_000, everyMs: 1 });
  await sleep(200);
  for (const id of asked) teller.pubsub.publish('sessionEnded', id, {});
  await expect.poll(() => [...asked].filter((id) => !heard.has(id))).toEqual([]);
  await Promise.all([events.close(), teller.close()]);
});

test('servers with separate key prefixes or databases in one Redis do not receive each other’s events', async () => {
  const urls = [redis.url, redis.url, `${redis.url}/1`, `${redis.url}?keyPrefix=other:`];
  const all = urls.map((url) => createEvents(url));
  await expect.poll(() => all.every((each) => each.redis?.status === 'ready')).toBe(true);
  const heard: number[] = [];
  for (const [n, { pubsub }] of all.entries()) {
    void (async () => {
      for await (const _ of pubsub.subscribe('sessionEnded', 'one')) heard.push(n);
    })();
    await pubsub.settled();
  }
  all[0]!.pubsub.publish('sessionEnded', 'one', {});
  await expect.poll(() => heard.toSorted()).toEqual([0, 1]);
  await sleep(100);
  expect(heard).toHaveLength(2);
  await Promise.all(all.map((each) => each.close()));
});

const noting = (said: unknown[]) => {
  const note = (what: unknown) => void said.push(what);
  return { warn: note, info: note } as unknown as Logger;
};

test('a silently dead connection to Redis is detected without traffic', async () => {
  const line = new Proxy(redis.url);
  await line.open();
  const said: unknown[] = [];
  const events = createEvents(line.urlThrough(redis.url), { log: noting(said), tryEveryMs: 50 });
  await expect.poll(() => events.redis?.status).toBe('ready');
  line.hang(true);
  await expect.poll(() => said, { timeout: 15_000 }).toEqual([{ problem: expect.any(String) }]);
  line.hang(false);
  await expect.poll(() => said[1], { timeout: 10_000 }).toBe('Redis is back');
  await events.close();
  await line.cut();
});

test('without Redis the log reports it once, and subscribers poll from time to time', async () => {
  const said: unknown[] = [];
  const log = {
    warn: (what: unknown) => said.push(what),
    info: (what: unknown) => said.push(what),
  };
  const events = createEvents(redis.url, { log: log as unknown as Logger, tryEveryMs: 50 });
  let looks = 0;
  void (async () => {
    for await (const _ of events.pubsub.subscribe('eventsMissed', 'all')) looks += 1;
  })();
  await expect.poll(() => events.redis?.status).toBe('ready');
  expect([said, looks]).toEqual([[], 0]);
  await redis.stop();
  await expect.poll(() => looks).toBeGreaterThan(2);
  expect(said).toEqual([{ problem: expect.any(String) }]);
  await redis.start();
  await expect.poll(() => said[1]).toBe('Redis is back');
  // The check for missed events is the last one.
  await sleep(300);
  const after = looks;
  await sleep(300);
  expect(looks).toBe(after);
  await events.close();
});

test('the metrics show whether Redis is available', async () => {
  const port = await freePort();
  const metrics = { REDIS_URL: redis.url, METRICS_PORT: String(port) };
  const process = fixture.process(metrics);
  await process.ready();
  const there = async () =>
    /^paramed_redis_there (\d)$/m.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    )?.[1];
  await expect.poll(there).toBe('1');
  await redis.stop();
  await expect.poll(there).toBe('0');
  await redis.start();
  await expect.poll(there, { timeout: 5_000 }).toBe('1');
  await process.stop('SIGKILL');
});
