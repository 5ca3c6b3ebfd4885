import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { sleep } from '#tests/support/fault-fixture';
import { makeOld, type OldRows } from '#tests/support/old-database';
import { TestPostgres } from '#tests/support/postgres';
import { sharedSettings, TestProcess } from '#tests/support/process';
import { catalogueOf, problemsOfUpgrade } from '#tests/support/upgraded';
import { waitUntil } from '#tests/support/wait-until';
import { createPasswords } from '#server/auth/passwords/password';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { OnlineSteps } from '#server/db/online/runner';
import { createLogger } from '#server/logger';
import { searchMessages } from '#domain/records/search';

/** No write of a user may wait longer. */
const MOST_MS = 2_000;

/** The interval of writes. */
const EVERY_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'paramed-upgrade-'));
let postgres: TestPostgres;
const started: TestProcess[] = [];

beforeEach(async () => {
  postgres = await TestPostgres.start();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((program) => program.stop('SIGKILL')));
  postgres.remove();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function launch(): TestProcess {
  const program = new TestProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    ...sharedSettings,
  });
  started.push(program);
  return program;
}

interface Ready {
  status: string;
  upgrade?: { name: string; done: number; total: number; failure: string | null }[];
}

/** Returns the body of /readyz, whose status is always 200. */
async function readyz(url: string): Promise<Ready> {
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(200);
  return (await response.json()) as Ready;
}

interface Wait {
  began: number;
  ms: number;
}

/**
 * Writes as the version before does, in plain SQL on its columns, every 50 ms whatever the writes before do: a new
 * activity, a change, a deletion, in turn, of all accounts and the largest.
 */
class OldWriters {
  readonly waits: Wait[] = [];
  readonly errors: string[] = [];
  readonly #pool: pg.Pool;
  readonly #running = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #count = 0;

  constructor(url: string, rows: OldRows) {
    this.#pool = new pg.Pool({ connectionString: url, max: 60 });
    this.#timer = setInterval(() => {
      const run = this.#write(rows).finally(() => this.#running.delete(run));
      this.#running.add(run);
    }, EVERY_MS);
  }

  async #write({ users, activities }: OldRows): Promise<void> {
    const n = (this.#count += 1);
    const user = n % 2 === 0 ? 1 : 1 + ((n * 7919) % users);
    const id = 1 + ((n * 104_729) % activities);
    const [text, values] = (
      [
        [
          `insert into activities (user_id, title, category, hours, status, completed_date, created_at)
           values ($1, $2, 'Clinical Practice', 1, 'completed', now(), now())`,
          [user, `Old write ${n}`],
        ],
        [`update activities set title = title || ' again' where id = $1`, [id]],
        [`update activities set deleted_at = now() where id = $1 and deleted_at is null`, [id]],
        [`update documents set title = title || ' again' where user_id = $1`, [user]],
      ] as const
    )[n % 4]!;
    const began = performance.now();
    try {
      await this.#pool.query(text, [...values]);
    } catch (error) {
      this.errors.push((error as Error).message);
    }
    this.waits.push({ began, ms: performance.now() - began });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
    await this.#pool.end();
  }
}

/** Writes in the same way through the new version, as one user. */
class NewWriter {
  readonly waits: Wait[] = [];
  readonly statuses = new Set<number>();
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(client: TestClient) {
    this.#running = this.#run(client);
  }

  async #run(client: TestClient): Promise<void> {
    while (!this.#isOver) {
      const began = performance.now();
      const input = { title: 'New write', category: 'Clinical Practice', hours: 1 };
      this.statuses.add((await client.rest('POST', '/activities', input)).status);
      this.waits.push({ began, ms: performance.now() - began });
      await sleep(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

const summary = (name: string, waits: readonly Wait[], startedAt: number) => {
  const sorted = waits.toSorted((a, b) => a.ms - b.ms);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)]!.ms);
  const longest = sorted.slice(-3).map(({ ms, began }) => {
    return `${Math.round(ms)} (after ${((began - startedAt) / 1000).toFixed(1)} s)`;
  });
  return `${name}: ${waits.length} writes, median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${longest.join(', ')} ms`;
};

const building = `select pid from pg_stat_progress_create_index where index_relid = to_regclass('activities_search')`;

async function createOld(rows: OldRows): Promise<void> {
  const database = await openDatabase({ url: postgres.url, patient: true });
  await makeOld(database, rows);
  await database.close();
}

/** Accounts whose timelines have begun; 0 before that step and after it. */
async function begunAccounts(url: string): Promise<number> {
  const { upgrade = [] } = await readyz(url);
  return upgrade.find(({ name }) => name === '027-begun-timelines')?.done ?? 0;
}

test('with 300,000 activities of 22 November, no write waits, though a process is killed amid it', async () => {
  const rows: OldRows = { users: 1_000, activities: 300_000, largest: 20_000 };
  await createOld(rows);
  const old = new OldWriters(postgres.url, rows);
  const first = launch();
  const startedAt = performance.now();
  await first.ready();
  const startSeconds = (performance.now() - startedAt) / 1000;
  await waitUntil(
    'the words of activities are being indexed',
    async () => (await postgres.query(building)).length > 0,
  );
  await first.stop('SIGKILL');
  // The database would complete the index; without its process it leaves an invalid one.
  await postgres.query(`select pg_terminate_backend(pid) from (${building}) b`);
  const valid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('activities_search')`;
  expect(await postgres.query(valid)).toEqual([{ valid: false }]);

  const [second, third] = [launch(), launch()];
  const [url] = await Promise.all([second.ready(), third.ready()]);
  const alex = await signedUp({ url: url! });
  const writer = new NewWriter(alex);
  for (const path of ['/search?query=write', '/activities?query=write']) {
    const { status, body } = await alex.rest('GET', path);
    expect(status).toBe(503);
    expect(JSON.stringify(body)).toContain(searchMessages.preparing);
  }
  const query = JSON.stringify({ query: '{ search(query: "write") { title } }' });
  const { status, headers, body } = await alex.raw('POST', '/graphql', query);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('60');
  expect(body.errors).toMatchObject([
    { message: searchMessages.preparing, extensions: { code: 'UNAVAILABLE' } },
  ]);
  const isUnsearchable = async () =>
    ((await readyz(url!)).upgrade ?? []).some(({ name }) => name.endsWith('_search'));
  await waitUntil('the search is prepared', async () => !(await isUnsearchable()), {
    withinMs: 600_000,
  });
  expect(await postgres.query(valid)).toEqual([{ valid: true }]);
  const found = await alex.rest('GET', '/search?query=write');
  expect(found.body).toContainEqual(expect.objectContaining({ title: 'New write' }));
  // The largest account is the first.
  await waitUntil('accounts are completed', async () => (await begunAccounts(url!)) >= 50, {
    withinMs: 600_000,
  });
  await writer.stop();
  await old.stop();
  console.log(
    `Ready after ${startSeconds.toFixed(1)} s. ${summary('Old version', old.waits, startedAt)}; ${summary('new version', writer.waits, startedAt)}.`,
  );
  expect(old.errors).toEqual([]);
  expect([...writer.statuses]).toEqual([201]);
  expect(Math.max(...[...old.waits, ...writer.waits].map(({ ms }) => ms))).toBeLessThan(MOST_MS);
  const working = [second, third].filter(({ output }) => output.includes('upgrade: step started'));
  expect(working).toHaveLength(1);
  expect(await second.stop('SIGTERM')).toBe(0);
  expect(await third.stop('SIGTERM')).toBe(0);
}, 1_800_000);

test('killed again and again, it does everything once, and leaves a database like a new one', async () => {
  const passwords = createPasswords(4);
  const password = await passwords.hash(PASSWORD);
  await passwords.close();
  await createOld({ users: 12, activities: 3_000, largest: 1_500, password });
  const accounts = `select (select count(*) from online_accounts)::int + 100 * (select count(*) from online_steps)::int as n`;
  for (let kill = 0; kill < 4; kill += 1) {
    const program = launch();
    await program.ready();
    const [{ n: before }] = (await postgres.query<{ n: number }>(accounts)) as [{ n: number }];
    await waitUntil(
      'more is done',
      async () => (await postgres.query<{ n: number }>(accounts))[0]!.n !== before,
      { everyMs: 5 },
    );
    await program.stop('SIGKILL');
  }
  const programs = [launch(), launch()];
  for (const url of await Promise.all(programs.map((program) => program.ready()))) {
    await waitUntil('it is complete', async () => (await readyz(url)).upgrade === undefined);
  }
  const database = await openDatabase({ url: postgres.url, patient: true });
  await postgres.query('create database new');
  const other = await openDatabase({ url: postgres.url.replace(/postgres$/, 'new') });
  await migrate(other);
  expect(await catalogueOf(database)).toEqual(await catalogueOf(other));
  expect(await problemsOfUpgrade(database)).toEqual([]);
  await other.close();
  await database.close();
});

test('an account that sends a request is complete in its response, and is not changed again later', async () => {
  const passwords = createPasswords(4);
  const password = await passwords.hash(PASSWORD);
  await passwords.close();
  await createOld({ users: 12, activities: 600, largest: 60, password });
  // No process gets to work on the steps.
  const holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7262731)');
  const program = launch();
  const url = await program.ready();
  const owner = new TestClient({ url });
  const login = { username: 'medic1', password: PASSWORD };
  owner.user = (await owner.rest('POST', '/login', login)).body;
  const { body: activities } = await owner.rest('GET', '/activities?first=100');
  const withGoals = activities.filter(({ goalIds }: { goalIds: number[] }) => goalIds.length === 1);
  expect(withGoals).toHaveLength(20);
  const { body: chain } = await owner.rest('GET', '/user/record-chain');
  expect(chain).toMatchObject({ intact: true, differing: [], length: 94 });
  const [{ id }] = withGoals;
  const changed = await owner.rest('PATCH', `/activities/${id}`, { goalIds: [] });
  expect(changed.status).toBe(200);
  // Another account is not complete, but a change by the version before begins the record's timeline.
  await postgres.query(`update activities set title = 'Old change' where id = 601 - 1`);
  expect(
    await postgres.query(
      `select action from record_events where kind = 'activity' and record_id = 600 order by seq`,
    ),
  ).toEqual([{ action: 'begun' }, { action: 'changed' }]);
  // A process that has not noticed yet that the upgrade is over.
  const database = await openDatabase({ url: postgres.url });
  const late = new OnlineSteps(database, createLogger({ logLevel: 'silent' }));
  await late.open();
  await holder.end();
  await waitUntil('it is complete', async () => (await readyz(url)).upgrade === undefined);
  expect(late.areAccountsLeft).toBe(true);
  await late.completeAccount(owner.user.id);
  await database.close();
  expect(await postgres.query('select from online_accounts')).toEqual([]);
  const goals = `select goal_ids from activities where id = ${id}`;
  expect(await postgres.query(goals)).toEqual([{ goal_ids: [] }]);
});
