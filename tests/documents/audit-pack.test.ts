// @module-tag servers
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { revoke } from '#server/schema/learning/modules/revoke-certificates';
import { admit } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, sendFile, sha256 } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { certificateNumber } from '#domain/learning/certificates';
import { checkChain, type ChainEvent } from '#domain/records/record-chain';
import { headLabel } from '#domain/records/record-events';

const server = useServer();
const now = new Date('2026-10-21T03:00:00Z');
const activity = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2,
  status: 'completed',
  completedDate: '2026-03-14T02:00:00Z',
};

const fetched = async (client: TestClient, query: string) => {
  const response = await client.fetch(`/api/report?${query}`);
  return { status: response.status, file: Buffer.from(await response.arrayBuffer()) };
};
const pack = async (client: TestClient) => unzip((await fetched(client, 'format=zip')).file);
const json = async (client: TestClient, query = '') =>
  JSON.parse((await fetched(client, `format=json${query}`)).file.toString());
const words = (file: Buffer) => pdfText(file).replace(/-\n/g, '-').replace(/\s+/g, ' ');

async function withFiles(client: TestClient, count: number, name = 'roster'): Promise<Buffer[]> {
  const { body } = await client.rest('POST', '/activities', activity);
  const files: Buffer[] = [];
  for (let n = 1; n <= count; n += 1) {
    files.push(await aPdf(`${name} ${n}`));
    await sendFile(client, `activityId=${body.id}`, `${name} ${n}.pdf`, files.at(-1)!);
  }
  return files;
}

let alex: TestClient;
beforeEach(async () => {
  server().setNow(now);
  alex = await signedUp(server(), { fullName: 'Alex Medic' });
});

test('the timeline is in the pack, of other records without their content, and its head in the PDF', async () => {
  await withFiles(alex, 1);
  const other = { ...activity, completedDate: '2024-03-14T02:00:00Z' };
  const { body } = await alex.rest('POST', '/activities', other);
  const { head, events, records } = JSON.parse((await pack(alex)).get('timeline.json')!.toString());
  const check = (changed: object) =>
    checkChain({ events, records, head, isWhole: false, ...changed });
  expect(await check({})).toMatchObject({ length: 3, isIntact: true, headHash: head.hash });
  const about = (id: number) =>
    events.filter(({ kind, recordId }: ChainEvent) => kind === 'activity' && recordId === id);
  expect(about(body.id)).toMatchObject([{ salt: null, recordHash: null, changes: null }]);
  expect(records.map(({ kind }: { kind: string }) => kind)).toEqual(['activity', 'evidence-file']);
  const [first, ...rest] = records;
  const tampered = { ...first, content: first.content.replace('Airway', 'Cardiac') };
  expect(await check({ records: [tampered, ...rest] })).toMatchObject({
    brokenAt: null,
    differing: [{ kind: 'activity', id: first.id, problem: 'changed' }],
  });
  expect(await check({ events: events.slice(1) })).toMatchObject({ brokenAt: 1 });
  expect(words((await fetched(alex, 'format=pdf')).file)).toContain(headLabel(head));
});

test('credentials and practice hours are in the pack and the report, with their files and history', async () => {
  const credential = { type: 'indemnity', title: 'Cover 2026', number: 'P-7', issuer: 'Guild' };
  const { body: held } = await alex.rest('POST', '/credentials', credential);
  const card = await aPdf('cover');
  await sendFile(alex, `credentialId=${held.id}`, 'cover.pdf', card);
  await alex.rest('POST', '/practice-periods', {
    kind: 'practice',
    employer: 'QAS Cairns',
    startDate: '2026-09-01',
    endDate: '2026-09-30',
    hours: 152.5,
  });
  const billie = await signedUp(server());
  await billie.rest('POST', '/credentials', { ...credential, title: 'Not of Alex' });
  const files = await pack(alex);
  expect(files.get('Credentials/Cover 2026/cover.pdf')).toEqual(card);
  const [, cover, end] = files.get('Credentials.csv')!.toString().split('\r\n');
  expect(cover).toContain('Cover 2026,');
  expect(cover).toContain('No expiry date,P-7,Guild,,,,cover.pdf');
  expect(end).toBe('');
  expect(files.get('Practice hours.csv')!.toString()).toContain(
    '2026-09-01,2026-09-30,Practice,QAS Cairns,,152.5,,',
  );
  const { records } = JSON.parse(files.get('timeline.json')!.toString());
  expect(records.map(({ kind }: { kind: string }) => kind)).toEqual([
    'credential',
    'evidence-file',
    'practice-period',
  ]);
  const text = words((await fetched(alex, 'format=pdf')).file);
  expect(text).toContain('Recency of practice');
  expect(text).toContain('The record shows 152.5 hours');
});

describe('certificates', () => {
  let last = 0;
  async function issued(client: TestClient, day: string, title: string): Promise<string> {
    const number = certificateNumber(2026, Uint8Array.from([1, 2, 3, 4, 5, 6, (last += 1)]));
    await server().database.query({
      text: `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, score, completed_on, issued_at)
        values ($1, $2, 'Alex Medic', $3, '1.1', 2, 90, $4, now())`,
      values: [client.user.id, number, title, day],
    });
    return number;
  }

  test('belong to the period of their day, first and last day included', async () => {
    const first = await issued(alex, '2025-12-01', 'On the first day');
    const final = await issued(alex, '2026-11-30', 'On the last day');
    const earlier = await issued(alex, '2025-11-30', 'The day before');
    await issued(await signedUp(server()), '2026-03-01', 'Somebody else’s');
    const numbers = async (query: string) =>
      (await json(alex, query)).periods.map((each: any) =>
        each.certificates.map(({ number }: any) => number),
      );
    expect(await numbers('')).toEqual([[first, final]]);
    expect((await numbers('&period=five-years')).slice(0, 2)).toEqual([[first, final], [earlier]]);
    const [found] = (await json(alex)).periods[0].certificates;
    expect(found).toEqual({
      number: first,
      activityId: null,
      title: 'On the first day',
      version: '1.1',
      day: '2025-12-01',
      hours: 2,
      isConfirmed: false,
      measuredMinutes: null,
      attempts: null,
      isReviewed: null,
      score: 90,
      verifyUrl: `http://localhost:4000/verify/${first}`,
      revocation: null,
    });
  });

  test('are in the PDF and in the pack with their checksums, revoked ones as text only', async () => {
    const held = await issued(alex, '2026-02-01', `Trauma: ${'first hour '.repeat(9)}`);
    const revoked = await issued(alex, '2026-03-01', 'Ethics');
    const { database, services } = server();
    await revoke({ em: database.orm.em.fork(), services, now }, revoked, {
      reason: 'The quiz was wrong.',
    });
    const text = words((await fetched(alex, 'format=pdf')).file);
    expect(text).toContain('2 certificates of learning modules in ParaMed CPD');
    expect(text).toContain(`Number ${held}. Anyone can check it at`);
    expect(text).toContain('The quiz was wrong.');
    const files = await pack(alex);
    const trauma = 'Trauma first hour first hour first hour';
    const paths = [...files.keys()].filter((path) => path.startsWith('Certificates/'));
    expect(paths).toEqual([`Certificates/2026-02-01 ${trauma} ${held}.pdf`]);
    expect(words(files.get(paths[0]!)!)).toContain(held);
    expect(files.get('SHA256SUMS')!.toString()).toContain(
      `${sha256(files.get(paths[0]!)!)}  ${paths[0]}\n`,
    );
    const manifest = JSON.parse(files.get('manifest.json')!.toString());
    expect(manifest.files).toContainEqual({
      path: paths[0],
      bytes: files.get(paths[0]!)!.length,
      sha256: sha256(files.get(paths[0]!)!),
    });
    const [, row, other] = files.get('Certificates.csv')!.toString().split('\r\n');
    expect(row).toContain(`,1.1,2,No,not measured,not measured,not recorded,90,${held},`);
    expect(other).toContain('The quiz was wrong.');
  });

  test('need the same number of statements for any number', async () => {
    const counted = async () => {
      server().statements();
      await pack(alex);
      return server().statements().length;
    };
    await issued(alex, '2026-02-01', 'One');
    const one = await counted();
    for (const title of ['Two', 'Three', 'Four']) await issued(alex, '2026-02-02', title);
    expect(await counted()).toBe(one);
  });
});

// Node 20 cannot free memory before a garbage collection.
test.skipIf(!('transfer' in ArrayBuffer.prototype))(
  'sent parts of a file are released from memory',
  async () => {
    await withFiles(alex, 1);
    const pieces = Array.from({ length: 20 }, () => Buffer.alloc(65_536, 7));
    const { storage } = server().services;
    const read = vi.spyOn(storage, 'read').mockResolvedValue(Readable.from(pieces));
    const files = [...(await pack(alex)).values()];
    read.mockRestore();
    expect(files.filter((each) => each.equals(Buffer.alloc(20 * 65_536, 7)))).toHaveLength(1);
    expect(pieces.map(({ length }) => length)).toEqual(pieces.map(() => 0));
  },
);

describe('a caller who disconnects during the download', () => {
  const storage = () => server().services.storage;
  let before: ReturnType<typeof storage>;
  beforeEach(() => void (before = { ...storage() }));
  afterEach(() => void Object.assign(storage(), before));

  /** The response, once its first bytes have arrived. */
  const begun = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie: alex.cookie };
      get(`${server().url}/api/report?format=zip`, { headers }, resolve).once('error', reject);
    });

  /** An endless file that produces data as fast as it is read. */
  const endless = (opened: Readable[]) => () => {
    const stream = new Readable({ read: () => void stream.push(Buffer.alloc(65_536, 7)) });
    opened.push(stream);
    return Promise.resolve(stream);
  };

  test('closes everything that was open for them, and can retry', async () => {
    const files = await withFiles(alex, 3);
    const opened: Readable[] = [];
    storage().read = endless(opened);
    const response = await begun();
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > 5_000_000) break;
    }
    response.destroy();
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    Object.assign(storage(), before);
    await expect.poll(async () => (await fetched(alex, 'format=zip')).status).toBe(200);
    const again = await pack(alex);
    expect(
      [...again.values()].filter((each) => files.some((file) => file.equals(each))),
    ).toHaveLength(3);
  });

  test('also closes a file that was still being opened', async () => {
    await withFiles(alex, 2);
    const opened: Readable[] = [];
    let open = () => {};
    const asked = new Promise<void>((resolve) => {
      storage().read = async () => {
        resolve();
        await new Promise<void>((go) => (open = go));
        return endless(opened)();
      };
    });
    const response = await begun();
    response.on('error', admit('ECONNRESET'));
    response.resume();
    await asked;
    response.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    open();
    await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true]);
    Object.assign(storage(), before);
    await expect.poll(async () => (await fetched(alex, 'format=zip')).status).toBe(200);
  });

  test('gets no complete-looking pack if a file breaks off', async () => {
    await withFiles(alex, 2);
    storage().read = async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(1_000_000, 7);
          throw new Error('the disk has gone');
        })(),
      );
    await expect(fetched(alex, 'format=zip')).rejects.toThrow('terminated');
    Object.assign(storage(), before);
    expect((await fetched(alex, 'format=zip')).status).toBe(200);
  });
});

describe('a pack with files from a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-bucket-'));
  const s3 = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'paramed', configs: [] }],
  });
  let endpoint: string;
  beforeAll(async () => {
    const { port } = await s3.run();
    endpoint = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true });
  });
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const started = useServer(() => ({
    s3: { bucket: 'paramed', endpoint, region: 'ap-southeast-2', credentials },
  }));

  test('contains every file unchanged, and lists missing ones', async () => {
    const other = started();
    other.setNow(now);
    const billie = await signedUp(other);
    const files = await withFiles(billie, 4);
    const [lost] = await other.database.query<{ key: string }>({
      text: `select storage_key as key from evidence_files where name = 'roster 4.pdf'`,
      values: [],
    });
    const { key } = lost!;
    await other.services.storage.remove(`evidence/${key.slice(0, 2)}/${key}`);
    const found = await pack(billie);
    const place = 'Activities/2026-03-14 Airway workshop';
    for (const n of [1, 2, 3]) {
      expect(found.get(`${place}/roster ${n}.pdf`)?.equals(files[n - 1]!)).toBe(true);
    }
    const manifest = JSON.parse(found.get('manifest.json')!.toString());
    expect(manifest.missing).toEqual([`${place}/roster 4.pdf`]);
  });
});
