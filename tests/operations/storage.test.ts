// @module-tag servers
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeBackup } from '#server/backup/backup';
import { openBackup, restoreBackup } from '#server/backup/restore';
import { readEnv } from '#server/env';
import { cleanFiles } from '#server/storage/clean';
import { receive } from '#server/storage/incoming';
import { keysOf, openStorage } from '#server/storage/storage';
import { PASSWORD, signedUp, type TestClient } from '#tests/support/client';
import { createTestDatabase } from '#tests/support/database';
import { aPdf, aPicture, filesIn, sendFile } from '#tests/support/files';
import { countRows } from '#tests/support/rows';
import { testEnv, useServer, type TestServer } from '#tests/support/server';
import { BIN_DAYS } from '#domain/records/retention';
import { EVIDENCE_MAX_BYTES, evidenceMessages } from '#domain/records/evidence-files';

const server = useServer();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let alex: TestClient;
let owner: string;

const anOwner = async (by: TestClient) => {
  const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  return `activityId=${(await by.rest('POST', '/activities', body)).body.id}`;
};
const stored = () => filesIn(join(server().services.storage.incoming, '../files'));
const clean = (at: Date) => cleanFiles(server().services, at);
const later = (ms: number) => new Date(Date.now() + ms);

beforeEach(async () => {
  alex = await signedUp(server());
  owner = await anOwner(alex);
});

describe('the rest of a failed upload', () => {
  const working = () => ({ ...server().services.storage });
  let before: ReturnType<typeof working>;
  beforeEach(() => void (before = working()));
  afterEach(() => void Object.assign(server().services.storage, before));

  const failing = (code: string) => () =>
    Promise.reject(new Error('cannot write', { cause: Object.assign(new Error(code), { code }) }));

  test.each([
    ['ENOSPC', 507, evidenceMessages.full],
    ['EDQUOT', 507, evidenceMessages.full],
    ['EIO', 503, evidenceMessages.unreachable],
  ])('is removed when the storage fails with %s', async (code, status, message) => {
    const [files, rows] = [stored(), await countRows(server(), 'evidence_files')];
    server().services.storage.put = failing(code);
    const response = await sendFile(alex, owner, 'a.pdf', await aPdf());
    expect(response).toMatchObject({ status, body: { message } });
    expect(response.text).not.toContain(code);
    expect(stored()).toEqual(files);
    expect(filesIn(before.incoming)).toEqual([]);
    expect(await countRows(server(), 'evidence_files')).toBe(rows);
    expect(await countRows(server(), 'file_removals')).toBe(0);
  });

  test('is removed when the disk is almost full', async () => {
    server().services.storage.room = async () => 10_000_000;
    const response = await sendFile(alex, owner, 'a.pdf', await aPdf());
    expect(response).toMatchObject({ status: 507, body: { message: evidenceMessages.full } });
    expect(filesIn(before.incoming)).toEqual([]);
  });

  test('is removed later when even that fails', async () => {
    const { services } = server();
    const thumbnailFails = (key: string, file: string, type: string) =>
      key.endsWith('-thumbnail') ? failing('EIO')() : before.put(key, file, type);
    const count = stored().length;
    services.storage.put = thumbnailFails;
    services.storage.remove = failing('EIO');
    expect((await sendFile(alex, owner, 'a.jpg', await aPicture())).status).toBe(503);
    expect(stored()).toHaveLength(count + 1);
    expect(await clean(later(0))).toMatchObject({ files: 0 });
    expect(stored()).toHaveLength(count + 1);
    Object.assign(services.storage, before);
    expect(await clean(later(2 * HOUR_MS))).toMatchObject({ files: 1 });
    expect(stored()).toHaveLength(count);
    expect(await countRows(server(), 'file_removals')).toBe(0);
  });
});

describe('a process that is killed', () => {
  test('between file and row leaves a file that one of several processes removes after an hour', async () => {
    const key = '11111111-2222-4333-8444-555555555555';
    const folder = mkdtempSync(join(tmpdir(), 'left-'));
    writeFileSync(join(folder, 'file'), 'left behind');
    const { services } = server();
    await services.storage.put(`evidence/11/${key}`, join(folder, 'file'), 'text/plain');
    await server().database.query({
      text: 'insert into file_removals (key, due_at) values ($1, $2)',
      values: [key, later(HOUR_MS)],
    });
    expect((await clean(later(0.9 * HOUR_MS))).files).toBe(0);
    expect(stored().some((name) => name.endsWith(key))).toBe(true);
    const both = await Promise.all([clean(later(2 * HOUR_MS)), clean(later(2 * HOUR_MS))]);
    expect(both.map(({ files }) => files).toSorted()).toEqual([0, 1]);
    expect(stored().some((name) => name.endsWith(key))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test('during an upload leaves a folder that is removed after an hour', async () => {
    const { incoming } = server().services.storage;
    const [old, fresh] = ['upload-old', 'upload-fresh'].map((name) => join(incoming, name));
    for (const folder of [old!, fresh!]) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'file'), 'half a');
    }
    utimesSync(old!, later(-2 * HOUR_MS), later(-2 * HOUR_MS));
    expect((await clean(later(0))).folders).toBe(1);
    expect(filesIn(incoming)).toEqual(['upload-fresh/file']);
    rmSync(fresh!, { recursive: true });
  });
});

test('a deleted file is removed after 30 days with its thumbnail; others stay', async () => {
  const sent = await Promise.all(
    [aPicture(), aPicture()].map(async (bytes, n) =>
      sendFile(alex, owner, `${n}.jpg`, await bytes),
    ),
  );
  const [first, second] = sent.map(({ body }) => body.id);
  const count = stored().length;
  await alex.rest('DELETE', `/evidence/${first}`);
  expect(await clean(later((BIN_DAYS - 1) * DAY_MS))).toMatchObject({
    rows: 0,
    files: 0,
  });
  expect(stored()).toHaveLength(count);
  expect(await clean(later((BIN_DAYS + 1) * DAY_MS))).toMatchObject({
    rows: 1,
    files: 1,
  });
  expect(stored()).toHaveLength(count - 2);
  expect((await alex.rest('POST', `/evidence/${first}/restore`)).status).toBe(404);
  expect((await alex.fetch(`/api/evidence/${second}/file`)).status).toBe(200);
});

test('an account’s files are deleted with it', async () => {
  const billie = await signedUp(server());
  await sendFile(billie, await anOwner(billie), 'a.jpg', await aPicture());
  const kept = stored().length;
  await sendFile(alex, owner, 'a.jpg', await aPicture());
  expect(stored()).toHaveLength(kept + 2);
  const { errors } = await alex.graphql(
    'mutation($password: String) { deleteAccount(password: $password) }',
    { password: PASSWORD },
  );
  expect(errors).toBeUndefined();
  await expect.poll(() => stored().length).toBe(kept);
  await expect.poll(() => countRows(server(), 'file_removals')).toBe(0);
});

test('a missing stored file is reported as unavailable', async () => {
  const { body } = await sendFile(alex, owner, 'a.txt', Buffer.from('here'));
  for (const each of stored()) rmSync(join(server().services.storage.incoming, '../files', each));
  const response = await alex.rest('GET', `/evidence/${body.id}/file`);
  expect(response).toMatchObject({ status: 503, body: { message: evidenceMessages.unreachable } });
  expect(response.headers.get('content-disposition')).toBeNull();
});

test('20 MB are streamed and never held in memory', async () => {
  const pieces = 320;
  const piece = Buffer.alloc(EVIDENCE_MAX_BYTES / pieces, 'a');
  const inUse = () => process.memoryUsage().arrayBuffers;
  const before = inUse();
  let most = 0;
  const stream = Readable.from(
    (function* () {
      for (let n = 0; n < pieces; n += 1) {
        most = Math.max(most, inUse() - before);
        yield piece;
      }
    })(),
  );
  const { incoming } = server().services.storage;
  const received = await receive({ length: null, stream }, incoming, EVIDENCE_MAX_BYTES);
  expect(received).toMatchObject({ sizeBytes: EVIDENCE_MAX_BYTES });
  expect(statSync(received.path).size).toBe(EVIDENCE_MAX_BYTES);
  expect(most).toBeLessThan(EVIDENCE_MAX_BYTES / 4);
  rmSync(received.path);
});

describe('a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: ['paramed', 'restored'].map((name) => ({ name, configs: [] })),
  });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  let endpoint: string;
  let other: TestServer;
  const objects = () => filesIn(folder).filter((name) => name.endsWith('_object'));

  beforeAll(async () => {
    const { port } = await s3.run();
    endpoint = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true });
  });
  const started = useServer(() => ({
    s3: { bucket: 'paramed', endpoint, region: 'ap-southeast-2', credentials },
  }));
  beforeAll(() => void (other = started()));

  test('stores files instead of the folder', async () => {
    const billie = await signedUp(other);
    const bytes = await aPdf('in a bucket');
    const place = await anOwner(billie);
    const { status, body } = await sendFile(billie, place, 'a.pdf', bytes);
    expect(status).toBe(201);
    const back = await billie.fetch(`/api/evidence/${body.id}/file`);
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    expect(objects()).toHaveLength(1);
    const picture = await sendFile(billie, place, 'a.jpg', await aPicture());
    expect((await billie.fetch(`/api/evidence/${picture.body.id}/thumbnail`)).status).toBe(200);
    expect(objects()).toHaveLength(3);
    await billie.rest('DELETE', `/evidence/${picture.body.id}`);
    const at = later((BIN_DAYS + 1) * DAY_MS);
    expect(await cleanFiles(other.services, at)).toMatchObject({ rows: 1, files: 1 });
    expect(objects()).toHaveLength(1);
    expect(filesIn(join(other.services.storage.incoming, '..', 'incoming'))).toEqual([]);
  });

  test('is backed up, and restored into another bucket', async () => {
    const billie = await signedUp(other);
    const bytes = await aPdf('backed up from a bucket');
    await sendFile(billie, await anOwner(billie), 'b.pdf', bytes);
    const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
    const bucket = { bucket: 'restored', endpoint, region: 'ap-southeast-2', credentials };
    const storage = await openStorage({ ...testEnv, dataDir, s3: bucket });
    const { database, drop } = await createTestDatabase();
    const file = join(dataDir, 'backup.zip');
    await writeBackup(
      { database: other.database, storage: other.services.storage },
      file,
      later(0),
    );
    const before = objects().length;
    await restoreBackup({ database, storage }, await openBackup(file), { replace: true });
    expect(objects().length).toBe(2 * before);
    const [row] = await database.query<{ key: string }>({
      text: `select storage_key as key from evidence_files where name = 'b.pdf'`,
      values: [],
    });
    const back = await buffer(await storage.read(keysOf(row!.key).file));
    expect(back.equals(bytes)).toBe(true);
    await database.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  });

  test.each([
    ['that is not there', { bucket: 'nowhere' }],
    ['with wrong keys', { credentials: { ...credentials, accessKeyId: 'nobody' } }],
    ['out of reach', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s stops the start', async (_name, change) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
    const configured = { bucket: 'paramed', endpoint, region: 'ap-southeast-2', credentials };
    const opening = openStorage({ ...testEnv, dataDir, s3: { ...configured, ...change } });
    await expect(opening).rejects.toThrow(/^S3_BUCKET: files cannot be stored there \(\w+\)\.$/);
    rmSync(dataDir, { recursive: true });
  });
});

describe('settings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
  const given = (change: Record<string, string>) =>
    readEnv({ DATA_DIR: dataDir, S3_BUCKET: 'paramed', ...change });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test('name a bucket, or none', () => {
    expect(given({ S3_BUCKET: '' }).s3).toBeNull();
    expect(given({}).s3).toEqual({
      bucket: 'paramed',
      endpoint: null,
      region: 'ap-southeast-2',
      credentials: null,
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const own = { S3_ENDPOINT: 'https://minio.example.org', S3_REGION: 'auto', ...keys };
    expect(given(own).s3).toEqual({
      bucket: 'paramed',
      endpoint: 'https://minio.example.org',
      region: 'auto',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(given({ FILES_PER_USER_MB: '100' }).filesPerUser).toBe(100 * 1024 * 1024);
  });

  test.each([
    [{ S3_BUCKET: 'a bucket' }, 'S3_BUCKET: must be the name of a bucket'],
    [
      { S3_ENDPOINT: 'minio' },
      'S3_ENDPOINT: must be an address that starts with http:// or https://',
    ],
    [{ S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID.'],
    [{ S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID: is required with S3_SECRET_ACCESS_KEY.'],
    [{ S3_BUCKET: '', S3_REGION: 'auto' }, 'S3_BUCKET: is required with S3_REGION.'],
    [{ FILES_PER_USER_MB: '5' }, 'FILES_PER_USER_MB: must be greater than or equal to 20'],
  ])('%j stop the start', (change, message) => {
    expect(() => given(change)).toThrow(message);
  });
});
