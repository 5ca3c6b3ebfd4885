// @module-tag servers
// @module-tag embedded
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#server/backup/backup';
import { openBackup, restoreBackup } from '#server/backup/restore';
import { tablesOf, sequencesOf } from '#server/backup/tables';
import { openDatabase, type Database } from '#server/db/database';
import { createPglite } from '#server/db/pglite';
import { migrate } from '#server/db/migrate';
import { start } from '#server/start';
import { openStorage, type Storage } from '#server/storage/storage';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { aPdf, aPicture, aZip, sendFile } from '#tests/support/files';
import { makeOld } from '#tests/support/old-database';
import { catalogueOf, problemsOfUpgrade } from '#tests/support/upgraded';
import { createTestDatabase } from '#tests/support/database';
import { openImageCopy } from '#tests/support/image';
import { startTestServer, testEnv, type TestServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';

const folder = mkdtempSync(join(tmpdir(), 'paramed-backup-'));
const backup = join(folder, 'backup.zip');
const now = new Date('2026-11-21T10:00:00Z');

/** Characters that break careless splitting, quoting or counting. */
const odd = `It's "odd": \u2028 \u2029 \\n \\u0000 ? ?? $1 💉 \t end\r\nof it`;

let server: TestServer;
let alex: TestClient;
let evidence: { id: number; bytes: Buffer }[];

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  // The demo account's files are added after the start.
  await server.services.background.settled();
  alex = await signedUp(server);
  const input = { title: 'Airway', category: 'Clinical Practice', hours: 2.5, description: odd };
  const { body: activity } = await alex.rest('POST', '/activities', input);
  const { body: deleted } = await alex.rest('POST', '/activities', input);
  await alex.rest('DELETE', `/activities/${deleted.id}`);
  evidence = [];
  for (const bytes of [await aPdf(), await aPicture('png')]) {
    const { body } = await sendFile(alex, `activityId=${activity.id}`, 'proof', bytes);
    evidence.push({ id: body.id, bytes });
  }
  await writeBackup({ database: server.database, storage: server.services.storage }, backup, now);
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Place {
  database: Database;
  storage: Storage;
  dataDir: string;
}

/** A folder for files, and what keeps them there. */
async function files(): Promise<{ dataDir: string; storage: Storage }> {
  const dataDir = mkdtempSync(join(folder, 'files-'));
  return { dataDir, storage: await openStorage({ ...testEnv, dataDir }) };
}

/** An empty database, of the kind that the tests run on or the embedded one, and a folder for files. */
async function place(kind: 'as configured' | 'embedded' = 'as configured'): Promise<Place> {
  const { database, drop } =
    kind === 'embedded'
      ? {
          database: await openDatabase({ pglite: await createPglite() }),
          drop: async () => {},
        }
      : await createTestDatabase({ reuse: true });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { database, ...(await files()) };
}

const restored = async (
  target: Pick<Place, 'database' | 'storage'>,
  file: string,
  options: { replace: boolean },
) => restoreBackup(target, await openBackup(file), options);

/** Every row of every table, and the value of each sequence. */
const contents = (database: Database) =>
  database.orm.em.fork().transactional(async (em) => {
    const found: Record<string, unknown> = {};
    for (const { name } of await tablesOf(em)) {
      // The first process that starts on a restored database writes its own (decision 079).
      if (name === 'installation') continue;
      const rows = await em.execute<{ row: string }[]>(
        `select to_jsonb(r)::text as row from "${name}" r order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    return { ...found, sequences: await sequencesOf(em) };
  });

describe('a backup', () => {
  test.each(
    process.env['TEST_DATABASE_URL']
      ? (['as configured', 'embedded'] as const)
      : (['as configured'] as const),
  )(
    'brings everything back into an empty database, %s',
    async (kind) => {
      const target = await place(kind);
      await restored(target, backup, { replace: false });
      const there = await contents(target.database);
      const before = await contents(server.database);
      expect(Object.keys(before).length).toBeGreaterThan(30);
      for (const [name, rows] of Object.entries(before)) {
        expect([name, there[name as keyof typeof there]]).toEqual([name, rows]);
      }

      expect(
        await target.database.query({ text: 'select * from installation', values: [] }),
      ).toEqual([]);

      const env = { ...testEnv, demo: true, dataDir: target.dataDir };
      const running = await start(env, { database: target.database, pollMs: 0 });
      const again = new TestClient({ url: `http://127.0.0.1:${running.port}` });
      const login = { username: alex.user.username, password: PASSWORD };
      expect((await again.rest('POST', '/login', login)).status).toBe(200);
      expect((await again.rest('GET', '/activities')).body).toMatchObject([{ description: odd }]);
      for (const { id, bytes } of evidence) {
        const response = await again.fetch(`/api/evidence/${id}/file`);
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      }
      const input = { title: 'New', category: 'Clinical Practice', hours: 1 };
      expect((await again.rest('POST', '/activities', input)).status).toBe(201);
      await running.close();
    },
    120_000,
  );

  test('of an older version comes back as that version, and is then migrated', async () => {
    const pglite = await openImageCopy();
    await pglite.exec('drop schema public cascade; create schema public');
    const old = await openDatabase({ pglite });
    await old.orm.migrator.up({ to: '007-learning-plan' });
    await old.query({
      text: `insert into users (username, username_key, password, full_name, created_at)
        values ('old', 'old', 'hash', 'Old Hand', now())`,
      values: [],
    });
    const { storage } = await files();
    const file = join(folder, 'old.zip');
    await writeBackup({ database: old, storage }, file, now);
    await old.close();
    const target = await place();
    await restored(target, file, { replace: false });
    const text = 'select username, deleted_at from users left join activities on false';
    expect(await target.database.query({ text, values: [] })).toMatchObject([{ username: 'old' }]);
    expect(await target.database.orm.migrator.getPending()).toEqual([]);
  });

  test('amid an upgrade comes back amid it, with the triggers and indexes of that moment', async () => {
    const { database: old, ...from } = await place();
    await old.query({ text: 'drop schema public cascade', values: [] });
    await old.query({ text: 'create schema public', values: [] });
    await makeOld(old, { users: 3, activities: 60, largest: 30 });
    await migrate(old);
    const file = join(folder, 'amid.zip');
    await writeBackup({ database: old, storage: from.storage }, file, now);
    const catalogue = await catalogueOf(old);
    expect(catalogue.join()).toContain('activities_begun');
    const target = await place();
    await restored(target, file, { replace: false });
    expect(await catalogueOf(target.database)).toEqual(catalogue);
    // The next start completes what is left, as if it had never been a backup.
    const again = await start(testEnv, { database: target.database, pollMs: 0 });
    onTestFinished(() => again.close());
    await again.services.onlineSteps.complete();
    expect(await problemsOfUpgrade(target.database)).toEqual([]);
  });

  test('is one file that no other gives way to, and for this user alone', async () => {
    const again = writeBackup(
      { database: server.database, storage: server.services.storage },
      backup,
      now,
    );
    await expect(again).rejects.toThrow('already exists');
    expect(statSync(backup).mode & 0o777).toBe(0o600);
  });

  test('names the files that the storage has lost', async () => {
    const { storage } = await files();
    const file = join(folder, 'lost.zip');
    const { files: found, missing } = await writeBackup(
      { database: server.database, storage },
      file,
      now,
    );
    expect(found).toEqual([]);
    expect(missing.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a restore', () => {
  test('refuses a database with users, and replaces it when told so', async () => {
    const target = await place();
    await restored(target, backup, { replace: false });
    await target.database.query({ text: `delete from activities`, values: [] });
    await expect(restored(target, backup, { replace: false })).rejects.toThrow('not empty');
    expect(await target.database.query({ text: 'select 1 from activities', values: [] })).toEqual(
      [],
    );
    await restored(target, backup, { replace: true });
    expect(await contents(target.database)).toEqual(await contents(server.database));
  });

  test('changes nothing where the backup is not whole', async () => {
    const bytes = readFileSync(backup);
    const parts = unzip(bytes);
    const manifest = JSON.parse(parts.get('manifest.json')!.toString());
    const rebuilt = (change: Record<string, string>) =>
      aZip({ ...Object.fromEntries(parts), ...change });
    const edited = (change: object) =>
      rebuilt({ 'manifest.json': JSON.stringify({ ...manifest, ...change }) });
    const flipped = Buffer.from(bytes);
    const at = flipped.indexOf(evidence[0]!.bytes.subarray(0, 40));
    flipped[at + 20]! ^= 1;
    const damaged: [Buffer, RegExp][] = [
      [bytes.subarray(0, bytes.length / 2), /not a backup/],
      [Buffer.from('hello'), /not a backup/],
      [flipped, /damaged: evidence/],
      [await aZip({ 'a.txt': 'a' }), /not a backup of ParaMed/],
      [await edited({ version: 2 }), /cannot read|can read/],
      [await edited({ migrations: [...manifest.migrations, '999-tomorrow'] }), /newer version/],
      [await edited({ files: [] }), /files other than those it lists/],
      [await rebuilt({ 'database/users.jsonl': '{}' }), /damaged: database\/users/],
      [
        await edited({ files: [{ ...manifest.files[0], path: 'evidence/../../../etc/passwd' }] }),
        /can read/,
      ],
    ];
    const target = await place();
    const before = await contents(target.database);
    for (const [content, message] of damaged) {
      const file = join(folder, 'damaged.zip');
      writeFileSync(file, content);
      await expect(restored(target, file, { replace: true })).rejects.toThrow(message);
    }
    expect(await contents(target.database)).toEqual(before);
  });

  test('that breaks off takes back what it brought', async () => {
    const target = await place();
    await restored(target, backup, { replace: false });
    await target.database.query({ text: `update users set full_name = 'Since'`, values: [] });
    const before = await contents(target.database);
    const other = await files();
    let puts = 0;
    const written: string[] = [];
    const storage: Storage = {
      ...other.storage,
      async put(key, file, type) {
        if ((puts += 1) === 2) throw new Error('disk full');
        written.push(key);
        await other.storage.put(key, file, type);
      },
    };
    const attempt = restored({ ...target, storage }, backup, { replace: true });
    await expect(attempt).rejects.toThrow('disk full');
    expect(await contents(target.database)).toEqual(before);
    expect(written).toHaveLength(1);
    expect(await other.storage.has(written[0]!)).toBe(false);
  });
});
