// @module-tag servers
import { Agent, request } from 'node:http';
import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keysOf } from '#server/storage/storage';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, filesIn, sendFile } from '#tests/support/files';
import { useServer, type TestServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { evidenceMessages } from '#domain/records/evidence-files';

const bytes = Buffer.alloc(100_000, 'all of the certificate. ');

/** A keep-alive connection: after a truncated response, the next one would be read as its remainder. */
function connection(client: TestClient) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<{ status: number; body: Buffer } | string>((resolve) => {
      const headers = { cookie: client.cookie };
      const asked = request(client.url + path, { agent, headers }, (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode!, body }),
          (error: Error) => resolve(error.message),
        );
      });
      asked.once('error', (error) => resolve(error.message));
      asked.end();
    });
  return { get, close: () => agent.destroy() };
}

interface Place {
  server: () => TestServer;
  /** Changes the content stored under a key. */
  cut: (key: string, length: number) => void;
  add: (key: string) => void;
}

function behaves({ server, cut, add }: Place): void {
  let alex: TestClient;
  let activity: number;
  let file: { id: number; path: string; key: string };

  const fileOf = async (id: number) => {
    const text = 'select storage_key as key from evidence_files where id = $1';
    const [row] = await server().database.query<{ key: string }>({ text, values: [id] });
    return { id, path: `/api/evidence/${id}/file`, key: row!.key };
  };
  const shown = async () => {
    const { body } = await alex.rest('GET', `/evidence?activityId=${activity}`);
    return body.map(({ id, isDamaged, missingAt }: any) => ({
      id,
      isDamaged,
      isMissing: missingAt !== null,
    }));
  };
  const damaged = { isDamaged: true, isMissing: true };
  const whole = { isDamaged: false, isMissing: false };
  const count = async () => (await alex.rest('GET', `/activities/${activity}`)).body;

  beforeEach(async () => {
    alex = await signedUp(server());
    const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
    activity = (await alex.rest('POST', '/activities', body)).body.id;
    const sent = await sendFile(alex, `activityId=${activity}`, 'a.txt', bytes);
    file = await fileOf(sent.body.id);
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    ['shorter', () => cut(file.key, 40_000), 40_000],
    ['empty', () => cut(file.key, 0), 0],
    ['longer', () => add(file.key), bytes.length + 5],
  ])(
    'a file that is %s than its row is refused in words, logged and shown',
    async (_name, damage, found) => {
      damage();
      const log = vi.spyOn(server().services.log, 'error');
      const response = await alex.rest('GET', `/evidence/${file.id}/file`);
      expect(response).toMatchObject({ status: 410, body: { message: evidenceMessages.damaged } });
      expect(response.headers.get('content-disposition')).toBeNull();
      expect(log).toHaveBeenCalledWith(
        { key: file.key, expected: bytes.length, found },
        'a stored file is damaged',
      );
      expect(await shown()).toEqual([{ id: file.id, ...damaged }]);
      const query = `{ evidenceFiles { nodes { isDamaged missingAt } } }`;
      const { data } = await alex.graphql(query);
      expect(data.evidenceFiles.nodes).toEqual([
        { isDamaged: true, missingAt: expect.any(String) },
      ]);
    },
  );

  test('a file that shrinks during a download ends its connection and affects no other response', async () => {
    const { storage } = server().services;
    const { read } = storage;
    // As if the disk lost the end of the file after its size was read.
    storage.read = async () => Readable.from([1, 2, 3].map(() => bytes.subarray(0, 10_000)));
    const { get, close } = connection(alex);
    const [first, second] = await Promise.all([get(file.path), get('/api/user')]);
    storage.read = read;
    expect(first).toMatch(/^(aborted|socket hang up)$/);
    expect(second).toMatchObject({ status: 200 });
    expect(JSON.parse(String((second as { body: Buffer }).body))).toMatchObject({
      id: alex.user.id,
    });
    close();
    await expect.poll(shown).toEqual([{ id: file.id, ...damaged }]);
    // Only reading failed: the stored file is intact, which shows when it is opened again.
    expect((await alex.fetch(file.path)).status).toBe(200);
    expect(await shown()).toEqual([{ id: file.id, ...whole }]);
  });

  test('a file that grows during a download ends its connection as well', async () => {
    const { storage } = server().services;
    const { read } = storage;
    storage.read = async () => Readable.from([bytes, Buffer.from('HTTP/1.1 200 OK\r\n\r\n')]);
    const { get, close } = connection(alex);
    const [first, second] = await Promise.all([get(file.path), get('/api/user')]);
    storage.read = read;
    expect(first).toMatch(/^(aborted|socket hang up)$/);
    expect(second).toMatchObject({ status: 200 });
    expect(JSON.parse(String((second as { body: Buffer }).body))).toMatchObject({
      id: alex.user.id,
    });
    close();
    await expect.poll(shown).toEqual([{ id: file.id, ...damaged }]);
  });

  test('does not count in the report and the pack that find it', async () => {
    cut(file.key, 40_000);
    const pack = await unzippedPack();
    expect([...pack.keys()].some((path) => path.endsWith('/a.txt'))).toBe(false);
    const manifest = JSON.parse(pack.get('manifest.json')!.toString());
    expect(manifest).toMatchObject({ missing: [], damaged: [expect.stringMatching(/\/a\.txt$/)] });
    expect(pack.get('Activities.csv')!.toString()).toContain('a.txt (damaged)');
    const { body } = await alex.rest('GET', '/report?format=json');
    expect(body.periods[0].activities[0].files).toMatchObject([
      { isMissing: true, isDamaged: true },
    ]);
    expect((await count()).evidenceFilesCount ?? 0).toBe(0);
    const { data } = await alex.graphql(
      'query($id: ID!) { activity(id: $id) { evidenceFilesCount } }',
      { id: activity },
    );
    expect(data.activity.evidenceFilesCount).toBe(0);
  });

  const unzippedPack = async () => {
    const response = await alex.fetch('/api/report?format=zip');
    return unzip(Buffer.from(await response.arrayBuffer()));
  };

  test('is left out of the account’s export, which lists it', async () => {
    cut(file.key, 40_000);
    const response = await alex.fetch('/api/user/export.zip');
    const found = unzip(Buffer.from(await response.arrayBuffer()));
    const manifest = JSON.parse(found.get('manifest.json')!.toString());
    expect(manifest.missing).toEqual([file.id]);
  });

  test('is repaired by another upload, and by an intact copy', async () => {
    cut(file.key, 40_000);
    expect((await alex.fetch(file.path)).status).toBe(410);
    const again = await sendFile(alex, `activityId=${activity}`, 'a.txt', bytes);
    expect(again).toMatchObject({
      status: 201,
      body: { id: file.id, isDamaged: false, missingAt: null, duplicateOf: null },
    });
    const back = await alex.fetch(file.path);
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await shown()).toEqual([{ id: file.id, ...whole }]);
    // The next cleanup removes the damaged content.
    const text = 'select key from file_removals where key = $1';
    expect(await server().database.query({ text, values: [file.key] })).toHaveLength(1);

    const { key } = await fileOf(file.id);
    cut(key, 10);
    expect((await alex.fetch(file.path)).status).toBe(410);
    const copy = join(server().services.storage.incoming, 'copy');
    writeFileSync(copy, bytes);
    await server().services.storage.put(keysOf(key).file, copy, 'text/plain');
    rmSync(copy);
    const known = await sendFile(alex, `activityId=${activity}`, 'a.txt', bytes);
    expect(known).toMatchObject({ status: 200, body: { isDamaged: false, missingAt: null } });
    expect(await shown()).toEqual([{ id: file.id, ...whole }]);
  });

  test('a missing picture is restored with its thumbnail', async () => {
    const picture = await aPicture('png');
    const { id } = (await sendFile(alex, `activityId=${activity}`, 'b.png', picture)).body;
    const { key } = await fileOf(id);
    for (const each of Object.values(keysOf(key))) await server().services.storage.remove(each);
    expect((await alex.fetch(`/api/evidence/${id}/preview`)).status).toBe(503);
    expect((await sendFile(alex, `activityId=${activity}`, 'b.png', picture)).status).toBe(201);
    expect((await alex.fetch(`/api/evidence/${id}/preview`)).status).toBe(200);
    expect((await alex.fetch(`/api/evidence/${id}/thumbnail`)).status).toBe(200);
    expect(await shown()).toContainEqual({ id, ...whole });
  });
}

describe('in a folder', () => {
  const server = useServer();
  const place = (key: string) =>
    join(server().services.storage.incoming, '../files', keysOf(key).file);
  behaves({
    server,
    cut: (key, length) => truncateSync(place(key), length),
    add: (key) => appendFileSync(place(key), 'more.'),
  });
});

describe('in a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'paramed', configs: [] }],
  });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  let endpoint: string;
  beforeAll(async () => {
    endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true });
  });
  const server = useServer(() => ({
    s3: { bucket: 'paramed', endpoint, region: 'ap-southeast-2', credentials },
  }));
  const place = (key: string) =>
    join(
      folder,
      filesIn(folder).find((name) => name.endsWith(`${key}._S3rver_object`))!,
    );
  behaves({
    server,
    cut: (key, length) => truncateSync(place(key), length),
    add: (key) => appendFileSync(place(key), 'more.'),
  });
});
