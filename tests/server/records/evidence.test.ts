// @module-tag servers
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admit } from '#tests/support/admitted';
import { signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import {
  aPdf,
  aPicture,
  aWordFile,
  aZip,
  filesIn,
  heic,
  sendFile,
  sha256,
} from '#tests/support/files';
import { invalidIds } from '#tests/support/invalid-values';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import {
  EVIDENCE_MAX_BYTES,
  EVIDENCE_MAX_FILES,
  EVIDENCE_NAME_MAX,
  evidenceMessages,
  WORD_LIMITS,
} from '#domain/records/evidence-files';

const LIMIT = 90 * 1024 * 1024;
const server = useServer({ filesPerUser: LIMIT });

let alex: TestClient;
let billie: TestClient;
let owner: string;

const created = async (path: string, body: object, by = alex): Promise<number> =>
  (await by.rest('POST', path, body)).body.id;
const anActivity = (by = alex) =>
  created('/activities', { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 }, by);
const aDocument = (by = alex) =>
  created('/documents', { title: 'ALS 2026', type: 'certificate', content: 'Ten letters' }, by);
const aLog = (by = alex) =>
  created(
    '/reflective-logs',
    {
      content: 'A long night with three arrests in a row.',
      learningOutcomes: 'Breathe before speaking.',
      futureApplication: 'Hand over in one minute.',
    },
    by,
  );

const stored = () => filesIn(join(server().services.storage.incoming, '../files'));
const incoming = () => filesIn(server().services.storage.incoming);
const state = async () => ({
  rows: await countRows(server(), 'evidence_files'),
  notes: await countRows(server(), 'file_removals'),
  files: stored().length,
  incoming: incoming().length,
});

async function fetched(client: TestClient, path: string, headers = {}) {
  const response = await client.fetch(path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

beforeAll(async () => void (billie = await signedUp(server())));
beforeEach(async () => {
  alex = await signedUp(server());
  owner = `activityId=${await anActivity()}`;
});

describe('a file', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['course.pdf', () => aPdf(), 'application/pdf'],
    ['note.txt', () => Buffer.from('Grüße, naïve café\n'), 'text/plain'],
    [
      'plan.docx',
      () => aWordFile(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is kept to the byte and handed out for saving only', async (name, make, type) => {
    const bytes = await make();
    const result = await sendFile(alex, owner, name, bytes);
    expect(result.status, result.text).toBe(201);
    expect(result.body).toMatchObject({
      name,
      type,
      sizeBytes: bytes.length,
      sha256: sha256(bytes),
      hasThumbnail: false,
      duplicateOf: null,
      userId: alex.user.id,
    });
    const { response, bytes: back } = await fetched(alex, `/api/evidence/${result.body.id}/file`);
    expect(back.equals(bytes)).toBe(true);
    expect(response.headers.get('content-type')).toBe(
      type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': `attachment; filename=${name}`,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(incoming()).toEqual([]);
    expect(await countRows(server(), 'file_removals')).toBe(0);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('as %s gets a small picture', async (format) => {
    const bytes = await aPicture(format, 900, 600);
    const { body } = await sendFile(alex, owner, `photo.${format}`, bytes);
    expect(body).toMatchObject({
      type: `image/${format}`,
      hasThumbnail: true,
      sha256: sha256(bytes),
    });
    const file = await fetched(alex, `/api/evidence/${body.id}/preview`);
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format, width: 900, height: 600 });
    expect(body.sizeBytes).toBe(file.bytes.length);
    expect(file.response.headers.get('content-disposition')).toBe('inline');
    expect(file.response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    const small = await fetched(alex, `/api/evidence/${body.id}/thumbnail`);
    expect(small.response.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('is stripped of place and camera, and turned upright', async () => {
    const turned = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#c33' },
    })
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(turned.includes('secret-place')).toBe(true);
    const { body } = await sendFile(alex, owner, 'photo.jpg', turned);
    const { bytes } = await fetched(alex, `/api/evidence/${body.id}/file`);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('secret-place')).toBe(false);
  });

  test('is converted from HEIC to a JPEG', async () => {
    const { status, body } = await sendFile(alex, owner, 'IMG_0042.HEIC', heic);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg', sha256: sha256(heic) });
    const { bytes } = await fetched(alex, `/api/evidence/${body.id}/preview`);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 160, height: 96 });
    const [red, , blue] = data;
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test('belongs to an activity, a document or a log', async () => {
    const owners = {
      activityId: await anActivity(),
      documentId: await aDocument(),
      reflectiveLogId: await aLog(),
    };
    for (const [key, id] of Object.entries(owners)) {
      const { status, body } = await sendFile(alex, `${key}=${id}`, 'a.txt', Buffer.from(key));
      expect(status).toBe(201);
      expect(body[key]).toBe(id);
      const { body: listed } = await alex.rest('GET', `/evidence?${key}=${id}`);
      expect(listed.map((file: { id: number }) => file.id)).toEqual([body.id]);
    }
    expect((await alex.rest('GET', '/evidence')).body).toHaveLength(3);
    expect((await billie.rest('GET', `/evidence?activityId=${owners.activityId}`)).body).toEqual(
      [],
    );
  });

  test('has a size before the download', async () => {
    const { body } = await sendFile(alex, owner, 'a.txt', Buffer.from('Once'));
    const path = `/api/evidence/${body.id}/file`;
    const head = await alex.fetch(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '4']);
  });
});

describe('names', () => {
  test.each([
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\Users\\alex\\note.txt', 'note.txt'],
    ['evil.html', 'evil.html.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(195)}.txt`],
    ['a"b\r\nSet-Cookie: c=d.txt', 'a b Set-Cookie c=d.txt'],
    ['\u202Etxt.exe', 'txt.exe.txt'],
    ['résumé 日本.txt', 'résumé 日本.txt'],
    ['con', '_con.txt'],
    ['/', 'file.txt'],
  ])('%j becomes %j', async (given, kept) => {
    const { status, body } = await sendFile(alex, owner, given, Buffer.from('text'));
    expect(status).toBe(201);
    expect(body.name).toBe(kept);
    const row = await findRow(server(), 'evidence_files', body.id);
    expect(row!['storage_key']).toMatch(/^[0-9a-f-]{36}$/);
    const { response } = await fetched(alex, `/api/evidence/${body.id}/file`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('with any characters are encoded as in RFC 6266', async () => {
    const { body } = await sendFile(alex, owner, 'résumé 日.txt', Buffer.from('text'));
    const { response } = await fetched(alex, `/api/evidence/${body.id}/file`);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="r?sum? ?.txt"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%E6%97%A5.txt`,
    );
  });
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const word = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };
const { type, ...messages } = evidenceMessages;

/** A Word document with one part that claims to unpack to 220 MB. */
async function bomb(): Promise<Buffer> {
  const zip = await aZip({ ...word, 'word/media/zeros.bin': 1000 });
  const entry = zip.lastIndexOf('PK\u0001\u0002');
  zip.writeUInt32LE(220 * 1024 * 1024, entry + 24);
  return zip;
}

test('a baked Open Badge stays in its picture, and nothing else of its metadata', async () => {
  const badge = readFileSync('tests/support/cases/png/baked-open-badge.png');
  const { body } = await sendFile(alex, owner, 'badge.png', badge);
  const { bytes } = await fetched(alex, `/api/evidence/${body.id}/file`);
  const held = (file: Buffer) => {
    const start = file.indexOf('openbadgecredential');
    return file.subarray(start - 8, start + file.readUInt32BE(start - 8) + 4);
  };
  expect(held(bytes).equals(held(badge))).toBe(true);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200 });
  expect(body.sizeBytes).toBe(bytes.length);
  // The same text under another name is metadata, which is removed.
  const other = Buffer.from(badge.toString('latin1').replace('openbadge', 'notabadge'), 'latin1');
  const { body: without } = await sendFile(alex, owner, 'other.png', other);
  const plain = await fetched(alex, `/api/evidence/${without.id}/file`);
  expect(plain.bytes.includes('w3.org')).toBe(false);
});

const cases = 'tests/support/cases/pdf';

test.each(readdirSync(cases))('takes the PDF %s as it is', async (name) => {
  const bytes = readFileSync(`${cases}/${name}`);
  const { status, body } = await sendFile(alex, owner, name, bytes);
  expect(status).toBe(201);
  expect(body).toMatchObject({ type: 'application/pdf', sizeBytes: bytes.length });
});

describe('refuses', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    ['nothing', 'a.txt', () => Buffer.alloc(0), 400, messages.empty],
    ['an SVG with a script', 'a.svg', () => Buffer.from(SVG), 415, type],
    ['an SVG that says PNG', 'a.png', () => Buffer.from(`<?xml version="1.0"?>${SVG}`), 415, type],
    ['HTML that says text', 'a.txt', () => Buffer.from('\n<!DOCTYPE html><p>'), 415, type],
    ['an invalid PDF', 'a.pdf', () => Buffer.from('%PDF-1.7\nhello'), 400, messages.brokenPdf],
    ['half a PDF', 'a.pdf', async () => half(await aPdf()), 400, messages.brokenPdf],
    [
      'half a JPEG',
      'a.jpg',
      async () => half(await aPicture('jpeg', 900, 900)),
      400,
      messages.brokenPicture,
    ],
    ['half a HEIC', 'a.heic', () => half(heic), 400, messages.brokenPicture],
    [
      'a GIF',
      'a.gif',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      415,
      type,
    ],
    [
      'a program',
      'a.pdf',
      () => Buffer.from('7f454c4602010100000000000000000002003e00', 'hex'),
      415,
      type,
    ],
    ['RTF', 'a.docx', () => Buffer.from('{\\rtf1 hello}'), 415, type],
    ['a zip', 'a.docx', () => aZip({ 'a.txt': 'hello' }), 415, type],
    [
      'a spreadsheet',
      'a.docx',
      () => aZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }),
      415,
      type,
    ],
    ['a zip bomb', 'a.docx', bomb, 400, messages.packedWord],
    [
      'too many parts',
      'a.docx',
      async () => {
        const file = await aWordFile();
        // Their number is near the end of a zip.
        file.writeUInt16LE(WORD_LIMITS.parts + 1, file.length - 12);
        return file;
      },
      400,
      messages.packedWord,
    ],
    ['macros', 'a.docx', () => aZip({ ...word, 'word/vbaProject.bin': 'x' }), 415, messages.macros],
    [
      'half a Word document',
      'a.docx',
      async () => half(await aWordFile()),
      400,
      messages.brokenWord,
    ],
    ['zeros', 'a.txt', () => Buffer.alloc(2000), 415, type],
    ['Latin-1', 'a.txt', () => Buffer.from('Gr\u00fc\u00dfe', 'latin1'), 400, messages.brokenText],
    ['UTF-16', 'a.txt', () => Buffer.from('\ufeffhello', 'utf16le'), 400, messages.brokenText],
    [
      'text with another ending',
      'a.txt',
      () => Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.alloc(9)]),
      415,
      type,
    ],
  ])('%s', async (_name, name, make, status, message) => {
    const bytes = await make();
    const before = await state();
    expect(await sendFile(alex, owner, name, bytes)).toMatchObject({ status, body: { message } });
    expect(await state()).toEqual(before);
  });

  test('a picture of too many pixels, before it is opened', async () => {
    const png = await aPicture('png');
    // The header contains width and height, followed by a checksum.
    png.writeUInt32BE(9000, 16);
    png.writeUInt32BE(9000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const before = await state();
    expect(await sendFile(alex, owner, 'a.png', png)).toMatchObject({
      status: 413,
      body: { message: messages.tooManyPixels },
    });
    expect(await state()).toEqual(before);
  });

  test.each(['?name=a.txt', '?activityId=1&documentId=1&name=a.txt'])(
    'no one record: %s',
    async (query) => {
      const response = await alex.raw('POST', `/api/evidence${query}`, 'text', {
        'content-type': 'application/octet-stream',
      });
      expect(response).toMatchObject({ status: 400, body: { message: messages.owner } });
    },
  );

  test('no name', async () => {
    const response = await sendFile(alex, owner, ' ', Buffer.from('text'));
    expect(response).toMatchObject({ status: 400, body: { fields: { name: messages.name } } });
  });

  test('other users’, unknown and deleted records alike', async () => {
    const before = await state();
    const theirs = await anActivity(billie);
    const gone = await anActivity();
    await alex.rest('DELETE', `/activities/${gone}`);
    const responses = await Promise.all(
      [theirs, gone, 2_000_000_000].map((id) =>
        sendFile(
          alex,
          `activityId=${encodeURIComponent(String(id))}`,
          'a.txt',
          Buffer.from('x'),
        ).then(({ status }) => status),
      ),
    );
    expect(new Set(responses.filter((status) => status !== 429))).toEqual(new Set([404]));
    expect(await state()).toEqual(before);
  });

  test('callers without a session, other sites and other types, before it reads the body', async () => {
    const bytes = await aPdf();
    expect((await sendFile(new TestClient(server()), owner, 'a.pdf', bytes)).status).toBe(401);
    const foreign = await sendFile(alex, owner, 'a.pdf', bytes, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    for (const type of ['application/pdf', 'multipart/form-data', 'application/json']) {
      expect((await sendFile(alex, owner, 'a.pdf', bytes, { 'content-type': type })).status).toBe(
        415,
      );
    }
    expect(
      (await sendFile(alex, owner, 'a.pdf', bytes, { 'content-encoding': 'gzip' })).status,
    ).toBe(415);
    expect((await alex.rest('GET', '/evidence')).body).toEqual([]);
  });

  test('a file over 20 MB, with or without Content-Length', async () => {
    const before = await state();
    const large = Buffer.alloc(EVIDENCE_MAX_BYTES + 1, 'a');
    const said = await sendFile(alex, owner, 'a.txt', large);
    expect(said).toMatchObject({ status: 413, body: { message: messages.tooLarge } });
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 1 << 20)
          controller.enqueue(new Uint8Array(large.subarray(at, at + (1 << 20))));
        controller.close();
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/octet-stream' },
    } as RequestInit & { headers: Record<string, string> };
    const unsaid = await alex.fetch(`/api/evidence?${owner}&name=a.txt`, init);
    expect([unsaid.status, (await unsaid.json()).message]).toEqual([413, messages.tooLarge]);
    expect(await state()).toEqual(before);
  });

  test('more than 20 files of one record', async () => {
    const sent = [];
    for (let n = 0; n < EVIDENCE_MAX_FILES; n += 1)
      sent.push(await sendFile(alex, owner, `${n}.txt`, Buffer.from(`${n}`)));
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    const more = await sendFile(alex, owner, 'more.txt', Buffer.from('more'));
    expect(more).toMatchObject({ status: 400, body: { message: messages.tooMany } });
    await alex.rest('DELETE', `/evidence/${sent[0]!.body.id}`);
    expect((await sendFile(alex, owner, 'more.txt', Buffer.from('more'))).status).toBe(201);
    const restored = await alex.rest('POST', `/evidence/${sent[0]!.body.id}/restore`);
    expect(restored).toMatchObject({ status: 400, body: { message: messages.tooMany } });
  });

  test('more than a user’s total limit', async () => {
    const size = LIMIT / 5;
    await server().database.query({
      text: `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
        select $1, $2, 'a', 'text/plain', $3, '', false, gen_random_uuid(), now() from generate_series(1, 5)`,
      values: [alex.user.id, Number(owner.split('=')[1]), size],
    });
    const response = await sendFile(alex, owner, 'a.txt', Buffer.from('x'));
    expect(response).toMatchObject({ status: 413, body: { message: messages.noSpace(LIMIT) } });
  });

  test('more than three at once', async () => {
    const slow = () => {
      const stream = new ReadableStream({
        pull: (controller) =>
          new Promise<void>((done) =>
            setTimeout(() => (controller.enqueue(new Uint8Array(10).fill(97)), done()), 30),
          ),
      });
      const stopping = new AbortController();
      const init = {
        method: 'POST',
        body: stream,
        duplex: 'half',
        signal: stopping.signal,
        headers: { 'content-type': 'application/octet-stream' },
      } as RequestInit & { headers: Record<string, string> };
      return {
        stopping,
        response: alex.fetch(`/api/evidence?${owner}&name=a.txt`, init).catch(admit('AbortError')),
      };
    };
    const before = await state();
    const slowOnes = [slow(), slow(), slow()];
    await expect.poll(() => incoming().length).toBe(3);
    const fourth = await sendFile(alex, owner, 'b.txt', Buffer.from('b'));
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const { stopping } of slowOnes) stopping.abort();
    expect(await Promise.all(slowOnes.map(({ response }) => response))).toEqual([null, null, null]);
    // Aborted uploads leave nothing and free their places.
    await expect.poll(state).toEqual(before);
    await expect
      .poll(async () => (await sendFile(alex, owner, 'b.txt', Buffer.from('b'))).status)
      .toBe(201);
  });
});

describe('the same file twice', () => {
  test('on one record is one file', async () => {
    const bytes = await aPdf('twice');
    const first = await sendFile(alex, owner, 'a.pdf', bytes);
    const before = await state();
    const again = await sendFile(alex, owner, 'b.pdf', bytes);
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...first.body, duplicateOf: 'Airway workshop' });
    expect(await state()).toEqual(before);
  });

  test('at the same moment is one file as well', async () => {
    const bytes = await aPdf('race');
    const responses = await Promise.all(
      [1, 2, 3].map((n) => sendFile(alex, owner, `${n}.pdf`, bytes)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect((await alex.rest('GET', '/evidence')).body).toHaveLength(1);
    expect(await countRows(server(), 'file_removals')).toBe(0);
  });

  test('on another record is reported', async () => {
    const bytes = await aPicture();
    await sendFile(alex, owner, 'a.jpg', bytes);
    const other = await sendFile(alex, `documentId=${await aDocument()}`, 'a.jpg', bytes);
    expect(other).toMatchObject({ status: 201, body: { duplicateOf: 'Airway workshop' } });
    const theirs = await sendFile(billie, `activityId=${await anActivity(billie)}`, 'a.jpg', bytes);
    expect(theirs).toMatchObject({ status: 201, body: { duplicateOf: null } });
  });
});

describe('only the owner', () => {
  test('sees, deletes and restores a file', async () => {
    const { body } = await sendFile(alex, owner, 'a.jpg', await aPicture());
    const reads = ['file', 'preview', 'thumbnail'].map((part) => `/evidence/${body.id}/${part}`);
    for (const path of reads) {
      expect((await alex.fetch(`/api${path}`)).status).toBe(200);
      const [foreign, missing] = [
        await billie.rest('GET', path),
        await billie.rest('GET', path.replace(String(body.id), '2000000000')),
      ];
      const same = withoutRequest(missing.body);
      expect([foreign.status, withoutRequest(foreign.body)]).toEqual([404, same]);
      expect((await new TestClient(server()).rest('GET', path)).status).toBe(401);
    }
    for (const [method, path] of [
      ['DELETE', `/evidence/${body.id}`],
      ['POST', `/evidence/${body.id}/restore`],
    ]) {
      expect((await billie.rest(method!, path!)).status).toBe(404);
      expect((await new TestClient(server()).rest(method!, path!)).status).toBe(401);
    }
    for (const id of invalidIds)
      expect((await alex.rest('GET', `/evidence/${id}/file`)).status).toBe(404);
  });
});

const remove = 'mutation($id: ID!) { deleteEvidenceFile(id: $id) { id name } }';
const restore = 'mutation($id: ID!) { restoreEvidenceFile(id: $id) { id name } }';

test.each(['REST', 'GraphQL'])('is deleted and restored by %s', async (api) => {
  const { body } = await sendFile(alex, owner, 'a.txt', Buffer.from('here'));
  const act = async (query: string, method: string, path: string) => {
    if (api === 'REST') return (await alex.rest(method, path)).status < 300;
    return (await alex.graphql(query, { id: body.id })).errors === undefined;
  };
  const file = `/api/evidence/${body.id}/file`;
  expect(await act(remove, 'DELETE', `/evidence/${body.id}`)).toBe(true);
  expect((await alex.fetch(file)).status).toBe(404);
  expect((await alex.rest('GET', '/evidence')).body).toEqual([]);
  expect(await act(remove, 'DELETE', `/evidence/${body.id}`)).toBe(false);
  expect(await act(restore, 'POST', `/evidence/${body.id}/restore`)).toBe(true);
  expect(await (await alex.fetch(file)).text()).toBe('here');
  expect(await act(restore, 'POST', `/evidence/${body.id}/restore`)).toBe(false);
  const foreign = await billie.graphql(remove, { id: body.id });
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

describe.each(apis)('by %s', (api: Api) => {
  let id: number;
  beforeEach(async () => {
    id = (await sendFile(alex, owner, 'scan0001.pdf', await aPdf())).body.id;
  });
  const rename = (name: unknown, by = alex) =>
    callApi(api, by, 'updateEvidenceFile', { id, input: { name } });
  const listed = async () => (await alex.rest('GET', `/evidence?${owner}`)).body[0].name;

  test.each([
    ['ALS certificate', 'ALS certificate.pdf'],
    ['  ALS certificate.PDF ', 'ALS certificate.PDF'],
    ['ALS certificate.jpg', 'ALS certificate.jpg.pdf'],
    ['\u202EALS', 'ALS.pdf'],
    ['con', '_con.pdf'],
  ])('a file that is renamed to %j is %j everywhere', async (given, name) => {
    const { value } = await rename(given);
    expect(value).toMatchObject({ name, type: 'application/pdf' });
    expect(await listed()).toBe(name);
    const path = `/api/evidence/${id}/file`;
    const { response } = await fetched(alex, path);
    const said = response.headers.get('content-disposition');
    expect(said).toContain(name);
  });

  test.each(['', ' . ', 'ALS 12/03/2026', 'a\0b', 'x'.repeat(EVIDENCE_NAME_MAX + 1)])(
    'no file is renamed to %j',
    async (name) => {
      const { error } = await rename(name);
      expect(error).toMatchObject({ status: 400, fields: { name: expect.any(String) } });
      expect(await listed()).toBe('scan0001.pdf');
    },
  );

  test('another user cannot rename a file, nor its owner a deleted one', async () => {
    expect((await rename('Mine now', billie)).error?.status).toBe(404);
    expect((await rename('Mine now', new TestClient(server()))).error?.status).toBe(401);
    expect(await listed()).toBe('scan0001.pdf');
    await alex.rest('DELETE', `/evidence/${id}`);
    expect((await rename('Gone')).error?.status).toBe(404);
  });
});

test('a file is deleted and restored with its record', async () => {
  const { body } = await sendFile(alex, owner, 'a.txt', Buffer.from('here'));
  const path = `/activities/${owner.split('=')[1]}`;
  await alex.rest('DELETE', path);
  expect((await alex.fetch(`/api/evidence/${body.id}/file`)).status).toBe(404);
  expect((await alex.rest('GET', '/evidence')).body).toEqual([]);
  await alex.rest('POST', `${path}/restore`);
  expect((await alex.rest('GET', '/evidence')).body).toHaveLength(1);
});

test('lists of records read their files in one more statement for any number', async () => {
  const query = `{ activities(first: 50) { nodes { id evidenceFiles { id name createdAt downloadUrl } } }
    documents { nodes { evidenceFiles { name } } } reflectiveLogs { nodes { evidenceFiles { name } } } }`;
  const ask = async () => {
    server().statements();
    const { data } = await alex.graphql(query);
    return { data, statements: server().statements().length };
  };
  await sendFile(alex, owner, 'one.txt', Buffer.from('1'));
  await sendFile(alex, `documentId=${await aDocument()}`, 'two.txt', Buffer.from('2'));
  const few = await ask();
  expect(few.data.activities.nodes[0].evidenceFiles[0]).toMatchObject({ name: 'one.txt' });
  const { pathname } = new URL(few.data.activities.nodes[0].evidenceFiles[0].downloadUrl);
  expect(await (await alex.fetch(pathname)).text()).toBe('1');
  expect(few.data.documents.nodes[0].evidenceFiles).toEqual([{ name: 'two.txt' }]);
  for (let n = 0; n < 10; n += 1) await anActivity();
  await sendFile(alex, `reflectiveLogId=${await aLog()}`, 'three.txt', Buffer.from('3'));
  const many = await ask();
  expect(many.data.activities.nodes).toHaveLength(11);
  expect(many.data.reflectiveLogs.nodes[0].evidenceFiles).toEqual([{ name: 'three.txt' }]);
  expect([few.statements, many.statements]).toEqual([2, 2]);
});

test('files are in the account’s export, without their storage keys', async () => {
  const { body } = await sendFile(alex, owner, 'a.txt', Buffer.from('here'));
  const { evidenceFiles } = JSON.parse(await (await alex.fetch('/api/user/export')).text());
  expect(evidenceFiles).toEqual([
    expect.objectContaining({
      id: body.id,
      name: 'a.txt',
      sizeBytes: 4,
      sha256: body.sha256,
      activityId: body.activityId,
    }),
  ]);
  expect(JSON.stringify(evidenceFiles)).not.toContain('storage');
});
