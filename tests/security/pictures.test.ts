import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { pictureLimits } from '#server/limits';
import { drawn } from '#server/pictures/pictures';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture, filesIn, heic, sendFile } from '#tests/support/files';
import { childrenOf, commandOf, memoryBytes } from '#tests/support/proc';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { pictureMessages } from '#domain/records/pictures';

const server = useServer();
let alex: TestClient;
let owner: string;

const activityOf = async (by: TestClient) => {
  const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  return `activityId=${(await by.rest('POST', '/activities', body)).body.id}`;
};

beforeEach(async () => {
  alex = await signedUp(server());
  owner = await activityOf(alex);
});

/** A black PNG of one byte per pixel. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Ids of the processes that draw; other files of this worker may have started processes, too. */
const children = () =>
  childrenOf(process.pid).filter((pid) => commandOf(pid).includes('picture.worker'));

/** Memory of this process and its children, in MB. */
function memory(): number {
  return [process.pid, ...children()].reduce((sum, pid) => sum + memoryBytes(pid), 0) / 1024 / 1024;
}

/** Peak memory during an action. */
async function mostDuring<T>(run: () => Promise<T>): Promise<{ most: number; result: T }> {
  let most = memory();
  const timer = setInterval(() => (most = Math.max(most, memory())), 5);
  const result = await run();
  clearInterval(timer);
  return { most: Math.max(most, memory()), result };
}

const asImage = (by: TestClient, bytes: Buffer) =>
  by.raw('POST', '/api/user/image', new Uint8Array(bytes), { 'content-type': 'image/png' });
const asEvidence = (by: TestClient, bytes: Buffer) => sendFile(by, owner, 'a.png', bytes);

describe('a picture of one pixel by 64 million', () => {
  const wide = blackPng(63_999_000, 1);
  const tall = blackPng(1, 63_999_000);
  const doors: [name: string, door: typeof asImage][] = [
    ['a profile image', asImage],
    ['evidence', asEvidence],
  ];

  test.each(
    doors.flatMap(([name, door]) => [
      ['wide', name, wide, door] as const,
      ['high', name, tall, door] as const,
    ]),
  )('%s is refused as %s before it is decoded', async (_shape, _name, bytes, door) => {
    // Starts the decoder before the measurement.
    expect((await asImage(alex, await aPicture('png'))).status).toBe(201);
    const before = memory();
    const { most, result } = await mostDuring(() => door(alex, bytes));
    expect(result).toMatchObject({ status: 413, body: { message: pictureMessages.tooLong } });
    expect(most - before).toBeLessThan(150);
    expect(await countRows(server(), 'evidence_files')).toBe(0);
    expect(filesIn(server().services.storage.incoming)).toEqual([]);
  });
});

test.each([
  ['too narrow', 1_000, 10, pictureMessages.tooNarrow],
  ['too long', 20_001, 1_000, pictureMessages.tooLong],
  ['of too many pixels', 10_000, 6_401, pictureMessages.tooManyPixels],
])('a picture that is %s is refused with a message', async (_name, width, height, message) => {
  expect(await asImage(alex, blackPng(width, height))).toMatchObject({
    status: 413,
    body: { message },
  });
});

test('a long screenshot is accepted', async () => {
  const response = await asEvidence(alex, blackPng(1_080, 20_000));
  expect(response).toMatchObject({ status: 201, body: { hasThumbnail: true } });
});

test('a HEIC file is refused by the picture size in its header', async () => {
  const large = Buffer.from(heic);
  const ispe = large.indexOf('ispe');
  large.writeUInt32BE(21_000, ispe + 8);
  large.writeUInt32BE(3_000, ispe + 12);
  const response = await sendFile(alex, owner, 'a.heic', large);
  expect(response).toMatchObject({ status: 413, body: { message: pictureMessages.tooLong } });
});

describe.runIf(process.platform === 'linux')('drawing', () => {
  const job = async () =>
    ({ kind: 'square', file: await aPicture('png', 2000, 2000), size: 256 }) as const;
  const tooHard = { code: 'PAYLOAD_TOO_LARGE', message: pictureMessages.tooHard };

  test('is stopped with its process when it takes too long', async () => {
    await drawn(1, await job(), '');
    const [before] = children();
    expect(before).toBeDefined();
    const late = drawn(1, await job(), '', { ...pictureLimits, milliseconds: 1 });
    await expect(late).rejects.toMatchObject(tooHard);
    expect(children()).not.toContain(before);
    expect(await drawn(1, await job(), '')).toHaveProperty('length');
  });

  test('is stopped with its process when it uses too much memory', async () => {
    const late = drawn(1, await job(), '', { ...pictureLimits, milliseconds: 1 });
    await expect(late).rejects.toMatchObject(tooHard);
    const limits = { ...pictureLimits, megabytes: 20 };
    await expect(drawn(1, await job(), '', limits)).rejects.toMatchObject(tooHard);
    expect(await drawn(1, await job(), '')).toHaveProperty('length');
  });

  test('continues for others when its process is killed', async () => {
    await drawn(1, await job(), '');
    const running = drawn(1, await job(), '');
    for (const pid of children()) process.kill(pid, 'SIGKILL');
    await expect(running).rejects.toThrow(/has ended/);
    expect(await drawn(2, await job(), '')).toHaveProperty('length');
  });
});

test('a picture of another user is processed between those of a user who sends many', async () => {
  const large = await Promise.all(
    [10, 90, 170].map((shade) =>
      sharp({
        create: {
          width: 6_000,
          height: 5_000,
          channels: 3,
          background: { r: shade, g: 9, b: 9 },
        },
      })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  );
  const billie = await signedUp(server());
  const small = await aPicture('png');
  const order: string[] = [];
  const many = large.map((bytes) => asEvidence(alex, bytes).then(() => order.push('alex')));
  await expect.poll(() => filesIn(server().services.storage.incoming).length >= 3).toBe(true);
  const other = asImage(billie, small).then(({ status }) => order.push(`billie ${status}`));
  await Promise.all([...many, other]);
  expect(order.indexOf('billie 201')).toBeLessThan(3);
  expect(order.indexOf('billie 201')).toBeGreaterThanOrEqual(0);
});
