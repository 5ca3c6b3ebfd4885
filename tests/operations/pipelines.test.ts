// @module-tag servers
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database';
import type { Statement } from '#server/db/statement';
import { Pipelines } from '#server/db/pipelines';
import { defineQuery } from '#server/db/query';
import { QUICK_READS, Reader } from '#server/db/reader';
import { databaseLimits } from '#server/limits';
import { createTestDatabase, type TestDatabase } from '#tests/support/database';

/** A read that may share its connection; `text` uses `$1`. */
const quick = (name: string, text: string, value: unknown = 1): Statement => ({
  name,
  isQuick: true,
  text,
  values: [value],
});

const backend = quick('backend', 'select pg_backend_pid() as pid, $1::int as n');
const slow = quick('slow', `select pg_sleep($1::float8)`, 2);

/** The embedded database has one connection and nothing to share. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('shared connections for reads', () => {
  let opened: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await createTestDatabase();
    database = opened.database;
  });
  afterAll(async () => {
    await database.close();
    await opened.drop();
  });

  const pid = async () => (await database.query<{ pid: number }>(backend))[0]!.pid;

  test('many concurrent reads get their own results on one connection', async () => {
    const shared = await pid();
    const asked = Array.from({ length: 20 }, (_, n) =>
      database.query<{ pid: number; n: number }>({ ...backend, values: [n] }),
    );
    const rows = (await Promise.all(asked)).map(([row]) => row!);
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(new Set(rows.map((each) => each.pid))).toEqual(new Set([shared]));
  });

  test('a read that fails does not affect those before and after it', async () => {
    const half = (n: number) => database.query(quick('half', 'select 10 / $1::int as half', n));
    const results = await Promise.allSettled([half(5), half(0), half(2)]);
    expect(results).toMatchObject([
      { value: [{ half: 2 }] },
      { reason: { message: 'division by zero' } },
      { value: [{ half: 5 }] },
    ]);
  });

  test('reads avoid a slow connection, and none is refused when all are slow', async () => {
    const first = await pid();
    const running: Promise<unknown>[] = [];
    for (let n = 1; n < databaseLimits.pipelines; n += 1) {
      running.push(database.query(slow));
      await setTimeout(4 * databaseLimits.pipelinePatienceMs);
    }
    const began = performance.now();
    expect(await pid()).not.toBe(first);
    expect(performance.now() - began).toBeLessThan(1_500);
    running.push(database.query(slow));
    await setTimeout(4 * databaseLimits.pipelinePatienceMs);
    expect(database.pool!().inUse).toBe(databaseLimits.pipelines);
    running.push(pid());
    expect(database.pool!().waiting).toBe(1);
    await Promise.all(running);
    expect(database.pool!()).toEqual({ inUse: 0, waiting: 0 });
  });

  test('a lost connection fails its pending reads, and the next read uses another', async () => {
    const lost = await pid();
    const cut = database.query(slow).catch((error: Error) => error.message);
    await database.query({ text: 'select pg_terminate_backend($1)', values: [lost] });
    expect(await cut).toMatch(/terminat/i);
    expect(await pid()).not.toBe(lost);
  });

  test('a connection replaced while it opens still returns its results', async () => {
    const pipelines = new Pipelines({ connectionString: database.url! });
    const asked = pipelines.query<{ pid: number; n: number }>(backend);
    pipelines.renew();
    const [first] = await asked;
    const [second] = await pipelines.query<{ pid: number }>(backend);
    expect(first!.n).toBe(1);
    expect(second!.pid).not.toBe(first!.pid);
    await pipelines.close();
  });

  test.each([true, false])(
    'prepared: %s, statements keep their names or have none',
    async (prepared) => {
      const own = await openDatabase({ url: database.url, prepared });
      const named = {
        name: 'named',
        text: `select name from pg_prepared_statements where name like 'named%'`,
        values: [],
      };
      const names = async (statement: Statement) =>
        (await own.query<{ name: string }>(statement)).map(({ name }) => name);
      const wanted = prepared ? [expect.stringMatching(/^named/)] : [];
      expect(await names(named)).toEqual(wanted);
      expect(await names({ ...named, isQuick: true })).toEqual(wanted);
      await own.close();
    },
  );

  test('a closed database is not reopened', async () => {
    const closing = await createTestDatabase();
    await closing.database.query(backend);
    await closing.database.close();
    await expect(closing.database.query(backend)).rejects.toThrow('the database is closed');
    await closing.drop();
  });
});

test('a screen’s reads share a connection; slow reads and many at once do not', async () => {
  const { database, drop } = await createTestDatabase();
  const shared: unknown[] = [];
  const listened: Database = {
    ...database,
    query(statement) {
      shared.push(statement.isQuick);
      return database.query(statement);
    },
  };
  const session = { sessionId: randomUUID(), userId: 1 };
  const ask = async (count: number, isSlow = false) => {
    const reader = new Reader(listened, { session }, new Date());
    const one = defineQuery<number>({
      name: `one, slow: ${isSlow}`,
      isSlow,
      sql: () => 'select $1::int',
    });
    const reads = Array.from({ length: count }, (_, n) => reader.read(one, n));
    // Nobody is signed in here, so reads are refused once they were sent; nothing else may fail.
    const reasons = (await Promise.allSettled(reads)).flatMap((read) =>
      read.status === 'rejected' ? [String(read.reason.message)] : [],
    );
    expect(reasons.filter((each) => each !== 'Please sign in to continue.')).toEqual([]);
  };
  await ask(1);
  await ask(QUICK_READS);
  await ask(QUICK_READS + 1);
  await ask(1, true);
  expect(shared).toEqual([true, true, false, false]);
  await database.close();
  await drop();
});
