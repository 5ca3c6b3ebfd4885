import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/database';
import { lockDataDir } from '#server/db/folder-lock';
import { start } from '#server/start';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { executeStatement } from '#tests/support/execute-statement';
import { freePort } from '#tests/support/free-port';
import { copyMigratedDatabase } from '#tests/support/image';
import { testEnv } from '#tests/support/server';

const folder = mkdtempSync(join(tmpdir(), 'paramed-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server on the database of a data folder. */
async function servedFrom(dataDir: string) {
  const database = await openDatabase({ folder: join(dataDir, 'postgres') });
  const running = await start({ ...testEnv, dataDir }, { database, pollMs: 0 });
  return { ...running, url: `http://127.0.0.1:${running.port}` };
}

const command = async (name: string, args: string[], env: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env;
  return promisify(execFile)(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { PATH, HOME, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
};

test.skipIf(process.env['TEST_DATABASE_URL'])(
  'the commands move an account from one folder to another',
  async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    copyMigratedDatabase(from);
    const first = await servedFrom(from);
    const client = await signedUp(first);
    await first.close();
    const file = join(folder, 'by-command.zip');
    const unlock = await lockDataDir(from);
    expect(await command('backup', [file], { DATA_DIR: from })).toMatchObject({
      code: 1,
      text: expect.stringContaining('in use by another'),
    });
    unlock();
    writeFileSync(join(folder, 'a-file'), '');
    mkdirSync(join(folder, 'in-its-place.zip.part'));
    for (const [path, reason] of [
      ['no-such-folder/by-command.zip', 'ENOENT). Its folder does not exist'],
      ['a-file/by-command.zip', 'ENOTDIR). Its folder is a file'],
      ['in-its-place.zip', 'EISDIR). A folder is in its place'],
      ['a-file', 'already exists'],
    ] as const) {
      const unwritable = await command('backup', [join(folder, path)], { DATA_DIR: from });
      expect(unwritable, path).toEqual({ code: 1, text: expect.stringContaining(reason) });
      expect(unwritable.text, path).toMatch(/^No backup was made\. [^\n]+\n$/);
    }
    expect(existsSync(join(folder, 'no-such-folder'))).toBe(false);
    const made = await command('backup', [file], { DATA_DIR: from });
    expect(made).toMatchObject({ code: 0, text: expect.stringMatching(/\d+ tables, \d+ rows/) });
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const asked = ['--format', 'jsonl', '--since', day];
    const events = await command('security-events', asked, { DATA_DIR: from });
    expect(events.code).toBe(0);
    expect(
      events.text
        .trimEnd()
        .split('\n')
        .map((line: string) => JSON.parse(line)),
    ).toEqual([expect.objectContaining({ kind: 'registered', username: client.user.username })]);
    expect(await command('restore', [file], { DATA_DIR: to })).toMatchObject({ code: 0 });
    const refused = await command('restore', [file], { DATA_DIR: to });
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('--replace') });
    const second = await servedFrom(to);
    const login = { username: client.user.username, password: PASSWORD };
    expect((await new TestClient(second).rest('POST', '/login', login)).status).toBe(200);
    await second.close();
  },
  120_000,
);

test.skipIf(process.env['TEST_DATABASE_URL'])(
  'the commands refuse a folder without a database and write nothing into it',
  async () => {
    const nowhere = join(folder, 'nowhere');
    const commands: [name: string, args: string[]][] = [
      ['backup', [join(folder, 'nothing.zip')]],
      ['certificate', ['show', 'PCPD-2026-7K3M-9QXV']],
      ['factors', ['remove', 'alex']],
      ['resource', ['remove', '1']],
      ['badge-keys', ['list']],
      ['security-events', ['--format', 'csv']],
      ['settings', ['adopt']],
    ];
    for (const [name, args] of commands) {
      expect(await command(name, args, { DATA_DIR: nowhere }), name).toMatchObject({
        code: 1,
        text: expect.stringContaining('has no database. Start the app once'),
      });
    }
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(join(folder, 'nothing.zip'))).toBe(false);
  },
  60_000,
);

test.each([
  ['backup', []],
  ['backup', ['']],
  ['backup', ['--all']],
  ['backup', ['a.zip', 'b.zip']],
  ['restore', []],
  ['restore', ['a.zip', 'b.zip']],
  ['restore', ['a.zip', '--replace=no']],
  ['restore', ['a.zip', '--force']],
  ['certificate', ['show']],
  ['certificate', ['show', 'PCPD-2026-7K3M-9QXV', 'PCPD-2026-7K3M-9QXW']],
  ['certificate', ['revoke', 'PCPD-2026-7K3M-9QXV']],
  ['certificate', ['reinstate', 'PCPD-2026-7K3M-9QXV', 'by mistake']],
  ['certificate', ['delete', 'PCPD-2026-7K3M-9QXV']],
  ['badge-keys', []],
  ['badge-keys', ['list', 'all']],
  ['badge-keys', ['withdraw']],
  ['badge-keys', ['withdraw', 'one', 'two']],
  ['factors', ['remove']],
  ['factors', ['remove', '']],
  ['factors', ['remove', 'alex', 'sam']],
  ['resource', ['remove']],
  ['resource', ['remove', '1', '2']],
  ['resource', ['restore', '1', '--reason', 'why']],
  ['resource', ['remove', '1', '--because', 'why']],
  ['security-events', []],
  ['security-events', ['events.csv']],
  ['security-events', ['--format', 'xml']],
  ['security-events', ['--format', 'csv', '--since', 'yesterday']],
  ['security-events', ['--format', 'csv', '--since', '2026-02-30']],
  ['security-events', ['--format', 'csv', '--until', '2026-11-01T25:00Z']],
  ['security-events', ['--format', 'csv', '--until', '2026-11-01T09:00']],
  ['settings', []],
  ['settings', ['adopt', 'all']],
])('%s %j shows the usage and does nothing', async (name, args) => {
  const dataDir = join(folder, 'misunderstood');
  const { code, text } = await command(name, args, { DATA_DIR: dataDir });
  const usage = new RegExp(`npm run (--silent )?${name} -- `);
  expect({ code, text }).toEqual({ code: 2, text: expect.stringMatching(usage) });
  expect(text).not.toMatch(/^ +at /m);
  expect(existsSync(dataDir)).toBe(false);
});

test('the commands check the database before they write keys or folders', async () => {
  const dataDir = join(folder, 'no-keys');
  const [DATABASE_URL, message] = await emptyOrUnreachable();
  const commands: [name: string, args: string[]][] = [
    ['backup', [join(folder, 'nothing.zip')]],
    ['certificate', ['show', 'PCPD-2026-7K3M-9QXV']],
    ['factors', ['remove', 'alex']],
    ['resource', ['reports']],
    ['badge-keys', ['list']],
    ['security-events', ['--format', 'csv']],
    ['settings', ['adopt']],
  ];
  for (const [name, args] of commands) {
    const result = await command(name, args, { DATA_DIR: dataDir, DATABASE_URL });
    expect(result, name).toMatchObject({ code: 1, text: expect.stringContaining(message) });
    expect(result.text, name).toMatch(/^[^\n]+\n$/);
  }
  expect(existsSync(dataDir)).toBe(false);
});

/** The address of a database that has no tables, or that nothing serves, and how a command refuses it. */
async function emptyOrUnreachable(): Promise<[url: string, message: string]> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    return [`postgres://127.0.0.1:${await freePort()}/cpd`, 'database cannot be reached'];
  }
  const name = `paramed_empty_${randomUUID().replaceAll('-', '')}`;
  await executeStatement(server, `create database ${name}`);
  onTestFinished(() => executeStatement(server, `drop database ${name} with (force)`));
  return [Object.assign(new URL(server), { pathname: `/${name}` }).href, 'The database is empty.'];
}

test('a restore of a file that does not exist writes nothing', async () => {
  const dataDir = join(folder, 'mistyped');
  const refused = await command('restore', [join(folder, 'bakcup.zip')], { DATA_DIR: dataDir });
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('cannot be read') });
  expect(existsSync(dataDir)).toBe(false);
});
