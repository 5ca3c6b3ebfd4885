import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations/index';
import { startProblem } from '#server/start-problem';
import { sleep } from '#tests/support/fault-fixture';
import { TestPostgres } from '#tests/support/postgres';

const hurried = { lockMs: 300, pauseMs: 200, tries: 3 };
/** The next migration changes the locked table. */
const before = '014-request-keys';

let postgres: TestPostgres;
let database: Database;
let holder: pg.Client;

/** A database of the previous version with a row, and a client that holds a lock. */
beforeAll(async () => {
  postgres = await TestPostgres.start();
  database = await openDatabase({ url: postgres.url });
  await database.orm.migrator.up({ to: before });
  const insert = `insert into users (username, username_key, password, full_name, created_at) values ('alex', 'alex', 'x', 'Alex', now())`;
  await database.query({ text: insert, values: [] });
  await database.query({
    text: `insert into activities (user_id, title, category, hours, created_at) select id, 'Kept', 'Clinical Practice', 1, now() from users`,
    values: [],
  });
  holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('begin; select * from activities');
});
afterAll(async () => {
  await holder?.end();
  await database?.close();
  postgres?.remove();
});

const state = () =>
  database.query({
    text: `select (select array_agg(name order by name) from mikro_orm_migrations) as done,
      (select json_agg(a order by id) from activities a) as rows`,
    values: [],
  });

test('a migration blocked by a lock gives up with a message and changes nothing', async () => {
  const was = await state();
  const failed = await migrate(database, hurried).catch((error: unknown) => error);
  expect(startProblem(failed)).toMatch(/^The database was not migrated: .+ It changed nothing/);
  expect(await state()).toEqual(was);
});

test('a waiting migration delays queries only briefly, and completes when the lock is released', async () => {
  const migrated = migrate(database, { ...hurried, tries: 100 });
  const reads: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now();
    await database.query({ text: 'select title from activities', values: [] });
    reads.push(performance.now() - began);
    await sleep(50);
  }
  // Some reads waited for the migration, but all finished before a request would time out.
  expect(Math.max(...reads)).toBeGreaterThan(100);
  expect(Math.max(...reads)).toBeLessThan(4_000);
  await holder.query('commit');
  await migrated;
  const [now] = (await state()) as [{ done: string[]; rows: object[] }];
  expect(now.done).toEqual(migrations.map(({ name }) => name));
  expect(now.rows).toMatchObject([{ title: 'Kept', version: 1 }]);
});

test('the database’s statement timeout for requests does not end a migration', async () => {
  await postgres.query('create database limited');
  await postgres.query(`alter database limited set statement_timeout = '300ms'`);
  const url = postgres.url.replace(/postgres$/, 'limited');
  const limited = await openDatabase({ url });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  // Another process is migrating at the same time.
  await other.query('select pg_advisory_lock(7262730)');
  const migrated = migrate(limited);
  await sleep(1_000);
  await other.end();
  await migrated;
  const done = await limited.query({ text: 'select name from mikro_orm_migrations', values: [] });
  expect(done).toHaveLength(migrations.length);
  await limited.close();
});
