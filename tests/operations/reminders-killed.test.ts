// @module-tag servers
// @module-tag long
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database';
import type { Query, Statement } from '#server/db/statement';
import { executeStatement } from '#tests/support/execute-statement';
import { copyMigratedDatabase } from '#tests/support/image';
import { sharedSettings, TestProcess } from '#tests/support/process';

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** A zone in which it is 10:00 to 11:00: everybody is awake, and nobody was notified in the night. */
const offset = ((10 - new Date().getUTCHours() + 36) % 24) - 12;
const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;

const USERS = 300;
const medics = {
  text: `insert into users (username, username_key, password, full_name, time_zone, created_at,
      registration_date, registration_expiry_date, role)
    select 'medic-' || n, 'medic-' || n, '', 'Medic', $1, '2024-01-01Z', '2020-01-01', current_date + 6, 'Paramedic'
    from generate_series(1, ${USERS}) n`,
  values: [zone],
};

/** Returns how many users got how many messages, and how many jobs have not finished. */
async function state(query: Query) {
  const [row] = await query<{ told: number; twice: number; unfinished: number }>({
    text: `select count(*) filter (where n > 0)::int as told, count(*) filter (where n > 1)::int as twice,
        (select count(*)::int from reminder_jobs where after_user is not null) as unfinished
      from (select (select count(*) from notifications n where n.user_id = u.id) as n
        from users u where username like 'medic-%') t`,
    values: [],
  });
  return row!;
}

function launch(env: Record<string, string>): TestProcess {
  const started = new TestProcess({ REMINDERS: undefined, LOG_LEVEL: 'debug', ...env });
  onTestFinished(async () => void (await started.stop('SIGKILL')));
  return started;
}

const ended = '"complete":true,"msg":"reminders"';
const sent = /"job":"digests","users":\d+,"count":[1-9]/;

describe.runIf(databaseUrl)(
  'two processes on one database, one of them killed amid its run',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'paramed-killed-'));
    const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
    const url = () => Object.assign(new URL(databaseUrl!), { pathname: `/${name}` }).href;
    let client: pg.Client;
    const query: Query = async <Row>({ text, values }: Statement) =>
      (await client.query<Row & object>(text, [...values])).rows;
    const env = (n: number) => ({
      DATABASE_URL: url(),
      DATA_DIR: join(folder, String(n)),
      ...sharedSettings,
    });

    beforeAll(async () => {
      await executeStatement(databaseUrl!, `create database ${name}`);
      const first = new TestProcess(env(0));
      await first.ready();
      await first.stop('SIGTERM');
      client = new pg.Client(url());
      await client.connect();
      await query(medics);
      // Each message takes a while, so that there is a middle.
      await client.query(`create function slow() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.01); return new; end $$;
      create trigger slow before insert on notifications for each row execute function slow();`);
    });
    afterAll(async () => {
      await client?.end();
      await executeStatement(databaseUrl!, `drop database if exists ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    });

    test('the other goes on, and everybody is told once', async () => {
      const [killed, other] = [launch(env(1)), launch(env(2))];
      await Promise.all([killed.ready(), other.ready()]);
      await expect.poll(async () => (await state(query)).told).toBeGreaterThan(0);
      await killed.stop('SIGKILL');
      expect((await state(query)).told).toBeLessThan(USERS);
      await expect.poll(() => other.output, { timeout: 60_000 }).toContain(ended);
      expect(await state(query)).toEqual({ told: USERS, twice: 0, unfinished: 0 });
      // Both processes took part: each takes any job and any range.
      expect(other.output).toMatch(sent);
      const ranges = (output: string) => output.split('"msg":"a range"').length - 1;
      expect(ranges(killed.output)).toBeGreaterThan(0);
    });
  },
);

test('the embedded database: after a kill the next start goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyMigratedDatabase(folder);
  const within = async <Result>(run: (query: Query) => Promise<Result>) => {
    const database = await openDatabase({ folder: join(folder, 'postgres') });
    try {
      return await run(database.query);
    } finally {
      await database.close();
    }
  };
  await within((query) => query(medics));
  const killed = launch({ DATA_DIR: folder });
  await expect.poll(() => killed.output, { timeout: 60_000, interval: 10 }).toMatch(sent);
  await killed.stop('SIGKILL');
  const before = await within(state);
  expect(before).toMatchObject({ twice: 0 });
  expect(before.told).toBeLessThan(USERS);
  const next = launch({ DATA_DIR: folder });
  await expect.poll(() => next.output, { timeout: 60_000 }).toContain(ended);
  await next.stop('SIGTERM');
  expect(await within(state)).toEqual({ told: USERS, twice: 0, unfinished: 0 });
});
