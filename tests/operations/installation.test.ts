// @module-tag servers
// @module-tag embedded
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { adopt, requireSameInstallation } from '#server/auth/installation';
import { createPasswords } from '#server/auth/passwords/password';
import { openDatabase, type Database } from '#server/db/database';
import type { Env } from '#server/env';
import { start } from '#server/start';
import { startProblem } from '#server/start-problem';
import { testEnv, useServer } from '#tests/support/server';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const passwords = createPasswords(4);
afterAll(() => passwords.close());

const other = {
  jwtSecret: 'a secret that another process was given, long enough',
  publicUrl: 'https://other.example.org',
};
const pair = webPush.generateVAPIDKeys();

describe.runIf(databaseUrl)('processes on one PostgreSQL database', () => {
  const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl ?? 'postgres://127.0.0.1/x');
  url.pathname = `/${name}`;
  const own: Env = { ...testEnv, publicUrl: 'https://cpd.example.org', databaseUrl: url.href };
  const open: (() => Promise<void>)[] = [];

  const asAdmin = async (sql: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  const connect = () => openDatabase({ url: url.href });
  /** The line with which a process refuses to start; null if it starts. */
  async function problemOf(change: Partial<Env>): Promise<string | null> {
    const database = await connect();
    try {
      const running = await start(
        { ...own, port: 0, ...change },
        { database, pollMs: 0, passwords },
      );
      open.push(() => running.close());
      return null;
    } catch (error) {
      await database.close();
      return startProblem(error);
    }
  }
  const stored = async (database: Database) =>
    (
      await database.query<{ row: string }>({
        text: 'select i::text as row from installation i',
        values: [],
      })
    )[0]!.row;

  beforeAll(() => asAdmin(`create database ${name}`));
  afterAll(() => asAdmin(`drop database if exists ${name} with (force)`));
  afterEach(async () => {
    while (open.length > 0) await open.pop()!();
  });

  test('start with the same settings, also at once on an empty database', async () => {
    expect(await Promise.all([problemOf({}), problemOf({})])).toEqual([null, null]);
    expect(await problemOf({})).toBeNull();
  });

  test.each<[setting: string, change: Partial<Env>]>([
    ['JWT_SECRET', { jwtSecret: other.jwtSecret }],
    ['VAPID_PUBLIC_KEY', { vapid: { ...testEnv.vapid, ...pair } }],
    ['PUBLIC_URL', { publicUrl: other.publicUrl }],
    ['PUBLIC_URL', { publicUrl: 'http://localhost:0' }],
  ])('refuse to start with another %s, in one line', async (setting, change) => {
    expect(await problemOf({})).toBeNull();
    const problem = await problemOf(change);
    expect(problem).toMatch(new RegExp(`^${setting}\\b.*other processes of this database .*$`));
    expect(problem).not.toContain(other.jwtSecret);
    expect(problem).not.toContain(testEnv.jwtSecret);
  });

  test('start with others once the operator has adopted them, and no longer with the old', async () => {
    const changed = { ...own, ...other, vapid: { ...testEnv.vapid, ...pair } };
    const database = await connect();
    await adopt(database, changed, { passwords, now: new Date() });
    await database.close();
    expect(await problemOf(changed)).toBeNull();
    expect(await problemOf({})).toMatch(/^PUBLIC_URL: other processes/);
  });

  test('keep a hash that costs as much to guess as a password, no secret', async () => {
    const database = await connect();
    const row = await stored(database);
    await database.close();
    expect(row).toMatch(/\$2[aby]\$\d\d\$/);
    expect(row).not.toContain(other.jwtSecret);
    expect(row).not.toContain(pair.privateKey);
  });
});

const embedded = useServer();

test.skipIf(databaseUrl)('an embedded database takes the settings of every start', async () => {
  const { database } = embedded();
  for (const env of [testEnv, { ...testEnv, ...other }]) {
    await requireSameInstallation({ database, env, passwords }, new Date());
  }
  const [found] = await database.query<{ count: number }>({
    text: 'select count(*)::int as count from installation',
    values: [],
  });
  expect(found!.count).toBe(0);
});
