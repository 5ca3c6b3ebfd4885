import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openScanner } from '#server/contents/antivirus';
import { readEnv } from '#server/env';
import { EICAR, fakeClamd } from '#tests/support/clamd';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, aPicture, filesIn, sendFile } from '#tests/support/files';
import { countRows } from '#tests/support/rows';
import { startTestServer, type TestServer } from '#tests/support/server';
import { evidenceMessages } from '#domain/records/evidence-files';

let clamd: Awaited<ReturnType<typeof fakeClamd>>;
let server: TestServer;
let alex: TestClient;
let owner: string;
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  clamd = await fakeClamd();
  const where = { host: '127.0.0.1', port: clamd.port };
  const scanner = openScanner(where, log, { scanMs: 4_000, probeMs: 1_000 });
  server = await startTestServer({}, undefined, { scanner }, true);
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});
beforeEach(async () => {
  clamd.state.mode = 'well';
  clamd.state.scanned.length = 0;
  alex = await signedUp(server);
  const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  owner = `activityId=${(await alex.rest('POST', '/activities', body)).body.id}`;
  lines.length = 0;
});

const nothingKept = async () => {
  expect(await countRows(server, 'evidence_files')).toBe(0);
  expect(await countRows(server, 'user_images')).toBe(0);
  expect(filesIn(join(server.services.storage.incoming, '../files'))).toEqual([]);
  expect(filesIn(server.services.storage.incoming)).toEqual([]);
};
const asImage = async (bytes: Buffer) =>
  alex.raw('POST', '/api/user/image', new Uint8Array(bytes), { 'content-type': 'image/png' });
/** A picture that the scanner reports. */
const badPicture = async () => Buffer.concat([await aPicture('png'), Buffer.from(EICAR)]);

describe('an upload', () => {
  test('that is infected is refused with a message, logged without its name, and not kept', async () => {
    const response = await sendFile(alex, owner, 'my-certificate.txt', Buffer.from(EICAR));
    expect(response).toMatchObject({ status: 400, body: { message: evidenceMessages.infected } });
    const image = await asImage(await badPicture());
    expect(image).toMatchObject({ status: 400, body: { message: evidenceMessages.infected } });
    await nothingKept();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Eicar-Signature');
    expect(lines.join()).not.toMatch(/my-certificate|Alex/);
  });

  test.each([
    ['hangs', 'hangs'],
    ['cuts the connection', 'cuts'],
    ['has a limit that is too low', 'limits'],
  ] as const)('is refused temporarily when the scanner %s', async (_name, mode) => {
    clamd.state.mode = mode;
    const message = evidenceMessages.notChecked;
    const large = Buffer.alloc(400_000, 'a');
    expect(await sendFile(alex, owner, 'a.txt', large)).toMatchObject({
      status: 503,
      body: { message },
    });
    expect(await asImage(await aPicture('png'))).toMatchObject({ status: 503, body: { message } });
    await nothingKept();
    clamd.state.mode = 'well';
    expect((await sendFile(alex, owner, 'a.txt', large)).status).toBe(201);
    await alex.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
      password: 'night-shift-7',
    });
    await expect
      .poll(() => filesIn(join(server.services.storage.incoming, '../files')))
      .toEqual([]);
  });

  test('that is clean is scanned completely and kept', async () => {
    const pdf = await aPdf();
    expect((await sendFile(alex, owner, 'a.pdf', pdf)).status).toBe(201);
    const picture = await aPicture('png');
    expect((await asImage(picture)).status).toBe(201);
    expect(clamd.state.scanned.map((each) => each.toString('hex'))).toEqual(
      [pdf, picture].map((each) => each.toString('hex')),
    );
    expect(lines).toEqual([]);
  });
});

describe('the start', () => {
  test('logs one line if the scanner does not respond, and continues', async () => {
    const gone = await fakeClamd();
    await gone.close();
    const where = { host: '127.0.0.1', port: gone.port };
    const scanner = openScanner(where, log, { scanMs: 1_000, probeMs: 1_000 });
    const other = await startTestServer({}, undefined, { scanner }, true);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'CLAMAV_HOST: the virus scanner does not answer; uploads are refused until it does',
    ]);
    const billie = await signedUp(other);
    const response = await billie.raw(
      'POST',
      '/api/user/image',
      new Uint8Array(await aPicture('png')),
      {
        'content-type': 'image/png',
      },
    );
    expect(response.status).toBe(503);
    await other.close();
  });

  test('logs nothing if it responds', async () => {
    await server.services.scanner!.probe();
    expect(lines).toEqual([]);
    clamd.state.mode = 'hangs';
    await server.services.scanner!.probe();
    expect(lines).toHaveLength(1);
  });
});

describe('the setting', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clamav-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const given = (CLAMAV_HOST: string) => readEnv({ DATA_DIR: dataDir, CLAMAV_HOST }).clamav;

  test('names a host, and a port unless it is 3310', () => {
    expect(given('')).toBeNull();
    expect(given('clamav')).toEqual({ host: 'clamav', port: 3310 });
    expect(given('10.0.0.7:4000')).toEqual({ host: '10.0.0.7', port: 4000 });
    expect(given('[::1]:3311')).toEqual({ host: '::1', port: 3311 });
  });

  test.each(['a host', 'clamav:99999', 'http://clamav', 'user@clamav', 'clamav/x'])(
    '%s stops the start',
    (value) => {
      expect(() => given(value)).toThrow('CLAMAV_HOST: must be a host, or host:port');
    },
  );
});
