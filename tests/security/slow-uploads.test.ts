import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadLimits, type UploadLimits } from '#server/limits';
import { admit } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, filesIn, sendFile } from '#tests/support/files';
import { countRows } from '#tests/support/rows';
import { startTestServer, type TestServer } from '#tests/support/server';
import { evidenceMessages } from '#domain/records/evidence-files';

const lines: Line[] = [];
let server: TestServer;
let isOpen = false;

/** A server that checks the speed of uploads more than once a second. */
async function serverWith(change: Partial<UploadLimits>): Promise<void> {
  isOpen = true;
  const limits = { ...uploadLimits, measureMs: 100, firstSeconds: 1, ...change };
  server = await startTestServer({}, undefined, { uploadLimits: limits }, true);
}

afterEach(async () => {
  for (const { socket } of lines.splice(0)) socket.destroy();
  if (isOpen) await server.close();
  isOpen = false;
});

const activityOf = async (by: TestClient) => {
  const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  return `activityId=${(await by.rest('POST', '/activities', body)).body.id}`;
};

interface Line {
  socket: Socket;
  response: () => string;
}

/** A raw upload that sends a chunk of its body every 20 ms. */
function upload(by: TestClient, path: string, type: string, body: Buffer, piece: number): Line {
  const socket = connect(server.port, '127.0.0.1');
  let response = '';
  let at = 0;
  socket.on('data', (bytes) => (response += bytes.toString()));
  socket.on('error', admit('ECONNRESET', 'EPIPE'));
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: x\r\nCookie: ${by.cookie}\r\nContent-Type: ${type}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  );
  const timer = setInterval(() => {
    if (at >= body.length || socket.destroyed) return clearInterval(timer);
    socket.write(body.subarray(at, (at += piece)));
  }, 20);
  socket.once('close', () => clearInterval(timer));
  const line = { socket, response: () => response };
  lines.push(line);
  return line;
}

const file = async (by: TestClient, body: Buffer, piece: number) =>
  upload(
    by,
    `/evidence?${await activityOf(by)}&name=a.txt`,
    'application/octet-stream',
    body,
    piece,
  );

const incoming = () => filesIn(server.services.storage.incoming).length;
const letters = (length: number) => Buffer.alloc(length, 'a');

describe('very slow uploads', () => {
  let others: TestClient[];

  async function trickling(): Promise<Line[]> {
    others = await Promise.all([1, 2, 3, 4].map(() => signedUp(server)));
    const three = others.flatMap((each) => [each, each, each]);
    return Promise.all(three.map((by) => file(by, letters(1_000_000), 1)));
  }

  test('from four accounts make room for a fifth, one for each new upload', async () => {
    await serverWith({ atOnce: 12, rateSeconds: 10_000 });
    const slow = await trickling();
    await expect.poll(incoming).toBe(12);
    const alex = await signedUp(server);
    const owner = await activityOf(alex);
    expect((await sendFile(alex, owner, 'a.txt', letters(100_000))).status).toBe(201);
    const ended = () => slow.filter(({ response }) => response() !== '');
    await expect.poll(() => ended().length).toBe(1);
    expect(ended()[0]!.response()).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: 5\r\n/s);
    expect(ended()[0]!.response()).toContain(evidenceMessages.busy);
    const picture = await aPicture('png');
    const image = await alex.raw('POST', '/api/user/image', new Uint8Array(picture), {
      'content-type': 'image/png',
    });
    expect(image.status).toBe(201);
    expect(await countRows(server, 'evidence_files')).toBe(1);
  });

  test('end with a message, and leave nothing behind', async () => {
    await serverWith({ rateSeconds: 2 });
    const slow = await trickling();
    await expect.poll(() => slow.every(({ response }) => response() !== '')).toBe(true);
    for (const { response } of slow) {
      expect(response()).toMatch(/^HTTP\/1\.1 408 /);
      expect(response()).toContain(`"message":${JSON.stringify(evidenceMessages.tooSlow)}`);
    }
    await expect.poll(incoming).toBe(0);
    expect(await countRows(server, 'evidence_files')).toBe(0);
  });

  test.each([
    ['a picture', '/user/image', 'image/png'],
    ['a table', '/imports', 'application/json'],
  ])('%s is no exception, and its connection is closed', async (_name, path, type) => {
    await serverWith({ rateSeconds: 10, unreadMs: 100 });
    const line = upload(await signedUp(server), path, type, letters(5_000), 1);
    await expect.poll(line.response).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => line.socket.destroyed).toBe(true);
  });
});

test('a slow but steady upload completes while others come and go', async () => {
  await serverWith({ atOnce: 3, rateSeconds: 60 });
  const [alex, billie, casey] = await Promise.all([1, 2, 3].map(() => signedUp(server)));
  // 50 kB a second; Billie's upload has 0.05 kB a second.
  const steady = await file(alex!, letters(100_000), 1_000);
  await file(billie!, letters(1_000_000), 1);
  await expect.poll(incoming).toBe(2);
  const owner = await activityOf(casey!);
  for (let n = 0; steady.response() === ''; n += 1) {
    const { status } = await sendFile(casey!, owner, 'a.txt', letters(n + 1));
    if (n < 15) expect(status).toBe(201);
    else break;
  }
  await expect.poll(steady.response, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 201 /);
});

test('the limit per user covers all kinds of upload, and leaves room for the next user', async () => {
  await serverWith({ atOnce: 6, rateSeconds: 10_000 });
  const alex = await signedUp(server);
  upload(alex, '/imports', 'application/json', letters(10_000), 1);
  for (let n = 0; n < 3; n += 1) await file(alex, letters(10_000), 1);
  await expect.poll(incoming).toBe(3);
  const ask = async () =>
    (await alex.raw('POST', '/api/user/image', 'x', { 'content-type': 'image/png' })).status;
  await expect.poll(ask).toBe(429);
  const billie = await signedUp(server);
  const owner = await activityOf(billie);
  expect((await sendFile(billie, owner, 'a.txt', letters(10))).status).toBe(201);
});

test('four accounts cannot use all upload slots of the app', () => {
  expect(uploadLimits.perUser * 4).toBeLessThan(uploadLimits.atOnce);
});
