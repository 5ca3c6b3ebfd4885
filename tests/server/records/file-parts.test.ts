// @module-tag servers
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, sendFile } from '#tests/support/files';
import { useServer, type TestServer } from '#tests/support/server';
import { evidenceMessages } from '#domain/records/evidence-files';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
const s3 = new S3rver({
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'paramed', configs: [] }],
});
let endpoint: string;
beforeAll(async () => void (endpoint = `http://127.0.0.1:${(await s3.run()).port}`));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const inFolder = useServer();
const inBucket = useServer(() => ({
  s3: { bucket: 'paramed', endpoint, region: 'ap-southeast-2', credentials },
}));

/** Every byte differs from its neighbours, and the file is longer than one piece of a stream. */
const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, n) => `${n}\n`).join(''));
const size = bytes.length;

describe.each<[string, () => TestServer]>([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a file in %s', (_name, server) => {
  let alex: TestClient;
  let owner: string;
  let path: string;
  let etag: string;

  const read = async (headers: Record<string, string>, { by = alex, method = 'GET' } = {}) => {
    const response = await by.fetch(path, { method, headers });
    const header = (name: string) => response.headers.get(name);
    return { status: response.status, header, body: Buffer.from(await response.arrayBuffer()) };
  };

  beforeAll(async () => {
    alex = await signedUp(server());
    const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
    owner = `activityId=${(await alex.rest('POST', '/activities', activity)).body.id}`;
    const { body } = await sendFile(alex, owner, 'numbers.txt', bytes);
    path = `/api/evidence/${body.id}/file`;
    etag = (await read({})).header('etag')!;
  });

  test('has a strong ETag and says that it can be read in parts', async () => {
    const { status, header, body } = await read({});
    expect(status).toBe(200);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(header('accept-ranges')).toBe('bytes');
    expect(header('content-range')).toBeNull();
    expect(body.equals(bytes)).toBe(true);
  });

  test('is 304 with its ETag, and sent with another', async () => {
    for (const method of ['GET', 'HEAD']) {
      const same = await read({ 'if-none-match': `"old", W/${etag}` }, { method });
      expect([same.status, same.body.length, same.header('etag')]).toEqual([304, 0, etag]);
      // If-None-Match is checked before the range.
      expect((await read({ 'if-none-match': etag, range: 'bytes=0-4' })).status).toBe(304);
      expect((await read({ 'if-none-match': '"old"' }, { method })).status).toBe(200);
    }
  });

  test.each<[range: string, start: number, end: number]>([
    ['bytes=1-1', 1, 1],
    ['bytes=0-99', 0, 99],
    ['bytes=70000-80000', 70_000, 80_000],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    ['bytes=100-', 100, size - 1],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=100-${size * 2}`, 100, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
    [`bytes=-${size}`, 0, size - 1],
    ['Bytes=3-5', 3, 5],
  ])('sends %s', async (range, start, end) => {
    const { status, header, body } = await read({ range });
    expect(status).toBe(206);
    expect(header('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(header('content-length')).toBe(String(end - start + 1));
    expect(header('content-type')).toBe('text/plain; charset=utf-8');
    expect(header('content-disposition')).toBe('attachment; filename=numbers.txt');
    expect(header('content-security-policy')).toContain('sandbox');
    expect(header('etag')).toBe(etag);
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test.each([`bytes=${size}-`, `bytes=${size + 1}-${size + 2}`, 'bytes=-0', 'bytes=5-3'])(
    'has nothing of %s',
    async (range) => {
      const { status, header, body } = await read({ range });
      expect(status).toBe(416);
      expect(header('content-range')).toBe(`bytes */${size}`);
      expect(header('content-disposition')).toBeNull();
      expect(JSON.parse(String(body))).toMatchObject({
        status: 416,
        code: 'RANGE_NOT_SATISFIABLE',
      });
    },
  );

  test.each(['bytes=0-4,10-14', `bytes=0-4,${size}-`, 'bytes=', 'bytes=x-y', 'lines=0-4', '0-4'])(
    'is sent whole for %s',
    async (range) => {
      const { status, header, body } = await read({ range });
      expect([status, header('content-range'), body.length]).toEqual([200, null, size]);
    },
  );

  test('continues with If-Range, or is sent whole if it is another file by now', async () => {
    const range = 'bytes=100-';
    expect((await read({ range, 'if-range': etag })).status).toBe(206);
    for (const old of ['"old"', `W/${etag}`, new Date().toUTCString()]) {
      const { status, body } = await read({ range, 'if-range': old });
      expect([status, body.length], old).toEqual([200, size]);
    }
    // A range beyond the end is not refused either if the file has changed.
    expect((await read({ range: `bytes=${size}-`, 'if-range': '"old"' })).status).toBe(200);
  });

  test('HEAD has the size of the whole, whatever range it names', async () => {
    const { status, header, body } = await read({ range: 'bytes=0-4' }, { method: 'HEAD' });
    expect([status, header('content-length'), body.length]).toEqual([200, String(size), 0]);
    expect([header('etag'), header('accept-ranges')]).toEqual([etag, 'bytes']);
  });

  test('reads from the storage only the part', async () => {
    const { storage } = server().services;
    const whole = storage.read;
    const asked: unknown[] = [];
    storage.read = (key, part) => {
      asked.push(part);
      return whole(key, part);
    };
    await read({ range: 'bytes=10-19' });
    await read({ 'if-none-match': etag });
    storage.read = whole;
    expect(asked).toEqual([{ start: 10, end: 19 }]);
  });

  test('is no other user’s, and no program’s without the scope', async () => {
    const range = 'bytes=0-4';
    const billie = await signedUp(server());
    const requests: Record<string, string>[] = [
      { range },
      { 'if-none-match': etag },
      { range: `bytes=${size}-` },
    ];
    for (const headers of requests) {
      const foreign = await read(headers, { by: billie });
      expect([foreign.status, foreign.header('content-range')]).toEqual([404, null]);
      expect(foreign.header('etag')).toBeNull();
      const without = await storedToken(server(), alex, ['activities:write']);
      expect((await read(headers, { by: without })).status).toBe(403);
    }
    const program = await storedToken(server(), alex, ['evidence-files:read']);
    expect(String((await read({ range }, { by: program })).body)).toBe('0\n1\n2');
  });

  test('a picture is read in parts as it is stored, its small picture whole', async () => {
    const { body: sent } = await sendFile(alex, owner, 'a.jpg', await aPicture());
    const get = (what: string, headers = {}) =>
      alex.fetch(`/api/evidence/${sent.id}/${what}`, { headers });
    const whole = Buffer.from(await (await get('preview')).arrayBuffer());
    const part = await get('preview', { range: 'bytes=-5' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-disposition')).toBe('inline');
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(-5))).toBe(true);
    const small = await get('thumbnail', { range: 'bytes=0-4' });
    expect([small.status, small.headers.get('accept-ranges')]).toEqual([200, null]);
    await small.arrayBuffer();
    const again = await get('thumbnail', { 'if-none-match': small.headers.get('etag')! });
    expect(again.status).toBe(304);
  });
});

test('a file that was stored again has another ETag', async () => {
  const server = inFolder();
  const alex = await signedUp(server);
  const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  const { body: made } = await alex.rest('POST', '/activities', activity);
  const send = () => sendFile(alex, `activityId=${made.id}`, 'a.txt', Buffer.from('Again'));
  const { body } = await send();
  const get = async () => {
    const response = await alex.fetch(`/api/evidence/${body.id}/file`);
    await response.arrayBuffer();
    return response.headers.get('etag');
  };
  const before = await get();
  const { size: sizeNow } = server.services.storage;
  server.services.storage.size = async () => null;
  await send();
  server.services.storage.size = sizeNow;
  expect(await get()).not.toBe(before);
});

describe('the first byte alone', () => {
  const firstByte = async (server: TestServer) => {
    const alex = await signedUp(server);
    const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
    const { body: made } = await alex.rest('POST', '/activities', activity);
    const { body } = await sendFile(alex, `activityId=${made.id}`, 'a.txt', Buffer.from('Whole'));
    const place = `/evidence/${body.id}`;
    const headers = { range: 'bytes=0-0' };
    const response = await alex.fetch(`/api${place}/file`, { headers });
    const text = await response.text();
    return { status: response.status, text, record: (await alex.rest('GET', place)).body };
  };

  test('is sent from a folder', async () => {
    expect(await firstByte(inFolder())).toMatchObject({ status: 206, text: 'W' });
  });

  // s3rver takes 0 as the last byte for none, and returns the whole file.
  test('is refused if the storage returns another part, and the file is not called damaged', async () => {
    const { status, text, record } = await firstByte(inBucket());
    expect([status, JSON.parse(text).message]).toEqual([503, evidenceMessages.unreachable]);
    expect(record).toMatchObject({ isDamaged: false, missingAt: null });
  });
});
