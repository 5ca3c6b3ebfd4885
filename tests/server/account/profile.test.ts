// @module-tag servers
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admit, CONNECTION_LOST } from '#tests/support/admitted';
import { signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { PROFILE_IMAGE_MAX_BYTES, profileImageMessages } from '#domain/account/profile-images';
import { PICTURE_MAX_PIXELS } from '#domain/records/pictures';

const server = useServer();
const REMOVE = 'mutation { deleteProfileImage { profileImage profileCompletion } }';
const solid = (width = 900, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: '#c33' },
    limitInputPixels: false,
  });

let alex: TestClient;
let billie: TestClient;
beforeAll(async () => void (billie = await signedUp(server())));
beforeEach(async () => void (alex = await signedUp(server())));

const upload = (client: TestClient, body: Uint8Array, type = 'image/jpeg') =>
  client.raw('POST', '/api/user/image', new Uint8Array(body), { 'content-type': type });
const imageOf = async (client: TestClient) =>
  (await client.rest('GET', '/user')).body.profileImage as string | null;

async function fetched(client: TestClient, path: string) {
  const response = await client.fetch(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a profile image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is accepted as %s', async (format) => {
    const result = await upload(alex, await solid()[format]().toBuffer(), `image/${format}`);
    expect(result.status).toBe(201);
    expect(result.body).toMatchObject({ id: alex.user.id });
    expect(result.body.profileImage).toMatch(/^\/api\/user\/image\/[0-9a-f]{32}$/);
    expect(await imageOf(alex)).toBe(result.body.profileImage);
    const { data } = await alex.graphql('{ me { profileImageUrl } }');
    expect(new URL(data.me.profileImageUrl).pathname).toBe(result.body.profileImage);
    const { response, bytes } = await fetched(alex, result.body.profileImage);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  });

  test('is turned upright, cropped to its centre, and stripped of metadata', async () => {
    const half = await solid(200, 200).jpeg().toBuffer();
    const picture = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#33c' },
    })
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(picture).metadata()).orientation).toBe(6);
    const { profileImage } = (await upload(alex, picture)).body;
    const { bytes } = await fetched(alex, profileImage);
    expect(bytes.includes('secret-place')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [red, , blue] = data.subarray((40 * 256 + 128) * info.channels);
    expect(red).toBeGreaterThan(blue!);
    const [lowerRed, , lowerBlue] = data.subarray((216 * 256 + 128) * info.channels);
    expect(lowerBlue).toBeGreaterThan(lowerRed!);
  });

  test('has the type of its content, whatever the header claims', async () => {
    const png = await solid().png().toBuffer();
    expect((await upload(alex, png, 'image/jpeg')).status).toBe(201);
  });

  test('replaces the previous one, whose address is then not found', async () => {
    const first = (await upload(alex, await solid().jpeg().toBuffer())).body.profileImage;
    const again = (await upload(alex, await solid().jpeg().toBuffer())).body.profileImage;
    expect(again).toBe(first);
    const other = await solid(300, 300).negate().png().toBuffer();
    const second = (await upload(alex, other, 'image/png')).body.profileImage;
    expect(second).not.toBe(first);
    expect((await fetched(alex, second)).response.status).toBe(200);
    expect((await fetched(alex, first)).response.status).toBe(404);
  });

  test('is not visible to other users', async () => {
    const { profileImage } = (await upload(alex, await solid().jpeg().toBuffer())).body;
    const foreign = await billie.rest('GET', profileImage.replace('/api', ''));
    const missing = await billie.rest('GET', `/user/image/${'0'.repeat(32)}`);
    expect(foreign.status).toBe(404);
    expect(withoutRequest(foreign.body)).toEqual(withoutRequest(missing.body));
    const stranger = await new TestClient(server()).rest('GET', profileImage.replace('/api', ''));
    expect(stranger.status).toBe(401);
    expect(foreign.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['0', '%00', 'x'.repeat(500), "';drop table users"])(
    'has no version %j',
    async (id) => {
      expect((await alex.rest('GET', `/user/image/${id}`)).status).toBe(404);
    },
  );
});

const bytes = (text: string) => Buffer.from(text);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
const huge = () =>
  solid(Math.ceil(PICTURE_MAX_PIXELS / 1000) + 1, 1000)
    .png()
    .toBuffer();

describe('an upload that is no supported picture is refused', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
    ['nothing', () => Buffer.alloc(0), 'image/png', 400, profileImageMessages.missing],
    ['text', () => bytes('hello'), 'image/png', 415, profileImageMessages.type],
    ['SVG', () => bytes(SVG), 'image/svg+xml', 415, profileImageMessages.type],
    ['SVG that says PNG', () => bytes(SVG), 'image/png', 415, profileImageMessages.type],
    ['JSON', () => bytes('{}'), 'application/json', 415, profileImageMessages.type],
    ['a form', () => bytes('a=b'), 'multipart/form-data', 415, profileImageMessages.type],
    ['GIF', () => solid().gif().toBuffer(), 'image/png', 415, profileImageMessages.type],
    ['TIFF', () => solid().tiff().toBuffer(), 'image/png', 415, profileImageMessages.type],
    [
      'half a JPEG',
      async () => cut(await solid().jpeg().toBuffer()),
      'image/jpeg',
      400,
      profileImageMessages.unreadable,
    ],
    [
      'half a PNG',
      async () => cut(await solid().png().toBuffer()),
      'image/png',
      400,
      profileImageMessages.unreadable,
    ],
    [
      'half a WebP',
      async () => cut(await solid().webp().toBuffer()),
      'image/webp',
      400,
      profileImageMessages.unreadable,
    ],
    [
      '20 bytes of a JPEG',
      async () => (await solid().jpeg().toBuffer()).subarray(0, 20),
      'image/jpeg',
      400,
      profileImageMessages.unreadable,
    ],
    ['too many pixels', huge, 'image/png', 413, profileImageMessages.tooManyPixels],
    [
      'too many bytes',
      () => Buffer.alloc(PROFILE_IMAGE_MAX_BYTES + 1, 7),
      'image/png',
      413,
      profileImageMessages.tooLarge,
    ],
  ])('%s', async (_name, file, type, status, message) => {
    const response = await upload(alex, await file(), type);
    expect(response).toMatchObject({ status, body: { message } });
    expect(await imageOf(alex)).toBeNull();
  });

  test('a compressed body', async () => {
    const body = new Uint8Array(await solid().png().toBuffer());
    const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip' };
    const response = await alex.raw('POST', '/api/user/image', body, headers);
    expect(response).toMatchObject({ status: 415, body: { message: profileImageMessages.type } });
  });

  test('an endless body stops at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (sent > 10 * PROFILE_IMAGE_MAX_BYTES) controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half'; headers: Record<string, string> } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'image/png' },
    };
    const status = await alex
      .fetch('/api/user/image', init)
      .then((response) => response.status, admit(...CONNECTION_LOST));
    // The server closes the connection, which the client may notice before it has read the response.
    expect([413, null]).toContain(status);
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('a caller who is not signed in, before the body is read', async () => {
    const response = await upload(new TestClient(server()), await solid().jpeg().toBuffer());
    expect(response.status).toBe(401);
  });

  test('a page of another site', async () => {
    const body = new Uint8Array(await solid().jpeg().toBuffer());
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const headers = { 'content-type': 'image/jpeg', [name]: value };
      expect((await alex.raw('POST', '/api/user/image', body, headers)).status).toBe(403);
    }
    expect(await imageOf(alex)).toBeNull();
  });

  test('all but one of many concurrent uploads', async () => {
    const picture = await solid(4000, 3000).png().toBuffer();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => upload(alex, picture, 'image/png')),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 429)).toBe(true);
    expect((await upload(alex, picture, 'image/png')).status).toBe(201);
  });
});

describe('deleteProfileImage', () => {
  test('removes the picture', async () => {
    const { profileImage } = (await upload(alex, await solid().jpeg().toBuffer())).body;
    expect((await alex.graphql(REMOVE)).data.deleteProfileImage).toEqual({
      profileImage: null,
      profileCompletion: 50,
    });
    expect(await imageOf(alex)).toBeNull();
    expect((await fetched(alex, profileImage)).response.status).toBe(404);
  });

  test('by REST as well', async () => {
    const { profileImage } = (await upload(alex, await solid().jpeg().toBuffer())).body;
    expect((await alex.rest('DELETE', '/user/image')).status).toBe(204);
    expect((await fetched(alex, profileImage)).response.status).toBe(404);
  });

  test('succeeds if there is none', async () => {
    expect((await alex.graphql(REMOVE)).data.deleteProfileImage.profileImage).toBeNull();
  });

  test('leaves the picture of another user', async () => {
    const { profileImage } = (await upload(billie, await solid().jpeg().toBuffer())).body;
    await alex.graphql(REMOVE);
    expect((await fetched(billie, profileImage)).response.status).toBe(200);
  });
});

test('the profile screen is one operation', async () => {
  await upload(alex, await solid().jpeg().toBuffer());
  const { data } = await alex.graphql(`{ me {
    username fullName organization roleLabel profileImage profileCompletion profileMessage
    profileItems { label done }
    registration { status label message prompt expiryDate daysRemaining } } }`);
  expect(data.me).toMatchObject({
    profileCompletion: 75,
    profileMessage: '3 of 4 items complete',
    profileItems: [
      { label: 'Full Name', done: true },
      { label: 'Organization', done: true },
      { label: 'Registration', done: false },
      { label: 'Profile Image', done: true },
    ],
    registration: { status: 'unregistered', label: 'Not Registered' },
  });
});
