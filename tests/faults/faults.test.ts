import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { patience, times } from '#tests/support/long';
import { TestPostgres } from '#tests/support/postgres';
import { TestProcess } from '#tests/support/process';
import { TestSocket } from '#tests/support/socket';

const folder = mkdtempSync(join(tmpdir(), 'paramed-faults-'));
let postgres: TestPostgres;
let program: TestProcess;
let url: string;
let alex: TestClient;

/** Titles of the writes that were acknowledged; each is to be in the table once. */
const acknowledged: string[] = [];
let tried = 0;

const launch = async () => {
  program = new TestProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    JWT_SECRET: 'a secret that every start knows, long enough',
    LOG_LEVEL: 'error',
  });
  url = await program.ready();
  if (alex) {
    const { cookie, user } = alex;
    alex = Object.assign(new TestClient({ url }), { cookie, user });
  }
};

beforeAll(async () => {
  postgres = await TestPostgres.start();
  await launch();
  alex = await signedUp({ url });
}, 120_000);
afterAll(async () => {
  await program?.stop('SIGKILL');
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until told to stop or cut off; answers the statuses that came. */
async function writing(isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = [];
  const one = async () => {
    while (!isOver()) {
      const title = `Write ${(tried += 1)}`;
      const input = { title, category: 'Clinical Practice', hours: 1 };
      const answer = await alex.rest('POST', '/activities', input).catch(() => null);
      if (!answer) return;
      statuses.push(answer.status);
      if (answer.status === 201) acknowledged.push(title);
      else await pause(50);
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  return statuses;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Straight from the table, past the program. */
async function expectNothingLost(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    'select title, count(*)::int as n from activities group by title',
  );
  await client.end();
  const found = new Map(rows.map(({ title, n }) => [title, n]));
  expect(acknowledged.filter((title) => found.get(title) !== 1)).toEqual([]);
}

const answersWithin = async (ms: number, path = '/readyz'): Promise<number> => {
  const began = performance.now();
  while ((await alex.raw('GET', path, undefined, {})).status !== 200) {
    if (performance.now() - began > ms) throw new Error(`${path} is not there after ${ms} ms`);
    await pause(50);
  }
  return performance.now() - began;
};

test(
  'the server killed amid writes: every acknowledged one is there once, and it is up again',
  async () => {
    const starts: number[] = [];
    for (let round = 0; round < times(5, 50); round += 1) {
      const before = acknowledged.length;
      let over = false;
      const writes = writing(() => over);
      while (acknowledged.length < before + 10) await pause(5);
      await program.stop('SIGKILL');
      over = true;
      await writes;
      const began = performance.now();
      await launch();
      starts.push(performance.now() - began);
      await expectNothingLost();
    }
    // The promise is 4 seconds; short runs share their machine with other tests.
    expect(starts.toSorted((a, b) => a - b)[starts.length >> 1]).toBeLessThan(times(15_000, 4_000));
    expect(acknowledged.length).toBeGreaterThanOrEqual(times(50, 500));
  },
  patience(120_000),
);

test(
  'the database stopped as by a power cut amid writes: 503 meanwhile, all kept, and it goes on by itself',
  async () => {
    for (let round = 0; round < times(2, 10); round += 1) {
      const before = acknowledged.length;
      let over = false;
      const writes = writing(() => over);
      while (acknowledged.length < before + 20) await pause(5);
      postgres.stop();
      const refused = await alex.rest('GET', '/activities');
      expect(refused.status).toBe(503);
      expect(Object.keys(refused.body)).toEqual(['message']);
      expect((await alex.raw('GET', '/healthz', undefined, {})).status).toBe(200);
      expect((await alex.raw('GET', '/readyz', undefined, {})).status).toBe(503);
      postgres.start();
      await answersWithin(5_000);
      over = true;
      expect([201, 503]).toEqual(expect.arrayContaining([...new Set(await writes)]));
      await expectNothingLost();
    }
  },
  patience(90_000),
);

test(
  'the database frozen: requests end within 5 seconds, and it goes on afterwards',
  async () => {
    await answersWithin(5_000);
    postgres.freeze(true);
    try {
      const began = performance.now();
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async () => (await alex.rest('GET', '/activities')).status),
      );
      expect(new Set(statuses)).toEqual(new Set([503]));
      expect(performance.now() - began).toBeLessThan(5_500);
      expect((await alex.raw('GET', '/healthz', undefined, {})).status).toBe(200);
      await pause(times(2_000, 10_000));
    } finally {
      postgres.freeze(false);
    }
    await answersWithin(6_000);
    await expectNothingLost();
  },
  patience(60_000),
);

test(
  'a locked table holds up what needs it, for 5 seconds, and nothing else',
  async () => {
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query('begin; lock table activities in access exclusive mode');
    const began = performance.now();
    const input = { title: 'Held up', category: 'Clinical Practice', hours: 1 };
    expect((await alex.rest('POST', '/activities', input)).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(5_500);
    expect((await alex.raw('GET', '/readyz', undefined, {})).status).toBe(200);
    expect((await alex.rest('GET', '/user')).status).toBe(200);
    await holder.query('rollback');
    await holder.end();
    expect((await alex.rest('POST', '/activities', input)).status).toBe(201);
  },
  patience(60_000),
);

test(
  'told to stop amid writes: no request in flight fails, the sockets are closed as going away, and it ends with 0',
  async () => {
    const sockets: TestSocket[] = [];
    for (let n = 0; n < times(8, 10); n += 1) {
      sockets.push(await (await TestSocket.open({ url }, { cookie: alex.cookie })).init());
    }
    const statuses = writing(() => false);
    await pause(300);
    const began = performance.now();
    expect(await program.stop('SIGTERM')).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(new Set(await statuses)).toEqual(new Set([201]));
    expect(new Set(await Promise.all(sockets.map(({ closed }) => closed)))).toEqual(
      new Set([1001]),
    );
    await expectNothingLost();
    await launch();
  },
  patience(60_000),
);
