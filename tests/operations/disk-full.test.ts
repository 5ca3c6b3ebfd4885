import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { signedUp, type TestClient } from '#tests/support/client';
import { callApi, apis } from '#tests/support/apis';
import { openImageCopy, copyMigratedDatabase } from '#tests/support/image';
import { startTestServer, type TestServer } from '#tests/support/server';
import { checkDataFolder } from '#server/db/data-folder';
import { openDatabase } from '#server/db/database';
import { EnvError } from '#server/env';
import { toAppError } from '#server/errors';
import { embeddedLimits } from '#server/limits';

const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
const MESSAGE = /^There is no space left on the server, so nothing was saved\./;

describe.skipIf(process.env['TEST_DATABASE_URL'])(
  'with the disk of the embedded database full',
  () => {
    let server: TestServer;
    let alex: TestClient;
    let free = Infinity;
    const ready = async () => (await alex.raw('GET', '/readyz', undefined, {})).status;

    beforeAll(async () => {
      const database = await openDatabase({ pglite: await openImageCopy(), freeBytes: () => free });
      server = await startTestServer({}, undefined, { database });
      alex = await signedUp(server);
    });
    afterAll(() => server.close());

    test.each(apis)(
      'a write by %s is refused with a message, reads continue, and writes work again with free space',
      async (api) => {
        const made = await callApi(api, alex, 'createActivity', { input: workshop });
        free = embeddedLimits.roomBytes - 1;
        for (const _ of [1, 2]) {
          const { error } = await callApi(api, alex, 'createActivity', { input: workshop });
          expect(error).toMatchObject({ status: 507, message: expect.stringMatching(MESSAGE) });
        }
        const { id } = made.value;
        const change = await callApi(api, alex, 'updateActivity', { id, input: { hours: 3 } });
        expect(change.error?.status).toBe(507);
        expect((await alex.rest('GET', '/activities')).body).toContainEqual(
          expect.objectContaining({ id, hours: 2 }),
        );
        expect(await ready()).toBe(503);
        expect((await alex.raw('GET', '/healthz', undefined, {})).status).toBe(200);
        free = Infinity;
        expect(await ready()).toBe(200);
        const after = await callApi(api, alex, 'updateActivity', { id, input: { hours: 3 } });
        expect(after.value.hours).toBe(3);
      },
    );

    test('GraphQL returns the same status and a code', async () => {
      free = 0;
      const response = await alex.graphql('mutation { markAllNotificationsRead }');
      free = Infinity;
      expect(response.status).toBe(507);
      expect(response.errors![0]!.extensions.code).toBe('INSUFFICIENT_STORAGE');
    });
  },
);

/** Errors of PGlite 0.5 and PostgreSQL 15 to 18 on a full disk of 80 MB, and of Node. */
test.each([
  ['53100', 'could not extend file "base/5/17296": No space left on device'],
  ['53100', 'could not write to file "pg_wal/xlogtemp.42": No space left on device'],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
  ['EDQUOT', 'EDQUOT: disk quota exceeded, write'],
])('%s is reported as a full disk without its details', (code, message) => {
  const cause = Object.assign(new Error(message), { code });
  const error = toAppError(new Error('insert failed', { cause }), pino({ level: 'silent' }));
  expect(error).toMatchObject({ status: 507, message: expect.stringMatching(MESSAGE) });
  expect(JSON.stringify(error)).not.toContain('device');
});

describe('a data folder that cannot be used stops the start with one line that names it', () => {
  const root = mkdtempSync(join(tmpdir(), 'paramed-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));
  let made = 0;
  /** A separate folder with a database. */
  const folderOf = (): string => {
    const dataDir = join(root, `${(made += 1)}`);
    copyMigratedDatabase(dataDir);
    return join(dataDir, 'postgres');
  };
  const problemOf = async (folder: string): Promise<string> => {
    const error = await openDatabase({ folder }).then(
      () => new Error('the folder was accepted'),
      (reason: unknown) => reason as Error,
    );
    expect(error).toBeInstanceOf(EnvError);
    expect(error.message).not.toContain('\n');
    expect(error.message).toMatch(/^DATA_DIR: /);
    expect(error.message).toContain(folder);
    return error.message;
  };

  test('a file instead of a folder', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    expect(await problemOf(file)).toContain('A file is in its place');
    expect(await problemOf(join(file, 'below'))).toContain('A file is in its place');
  });

  test('a damaged database', async () => {
    const folder = folderOf();
    const control = join(folder, 'global', 'pg_control');
    writeFileSync(control, readFileSync(control).subarray(0, 100));
    expect(await problemOf(folder)).toContain('is damaged');
    const other = folderOf();
    writeFileSync(join(other, 'PG_VERSION'), '\0\0');
    expect(await problemOf(other)).toContain('is damaged');
  });

  test('a database of another version', async () => {
    const folder = folderOf();
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    expect(await problemOf(folder)).toMatch(/PostgreSQL 17,.+Restore a backup/);
  });

  test('an intact database opens', async () => {
    const folder = folderOf();
    expect(() => checkDataFolder(folder)).not.toThrow();
    const database = await openDatabase({ folder });
    expect(database.hasRoom?.()).toBe(true);
    await database.close();
    mkdirSync(join(root, 'empty'));
    expect(() => checkDataFolder(join(root, 'empty'))).not.toThrow();
  });
});
