// @module-tag servers
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMPILED_WHEN_ASKED } from '#server/graphql/compiled';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;

beforeAll(async () => {
  alex = await signedUp(server());
  const activity = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  for (let n = 0; n < 3; n += 1) await alex.rest('POST', '/activities', activity);
  await import('graphql-jit');
});

const query = `query Long { activities(first: 3) { nodes { id title category hours status createdAt updatedAt
  description evidence provider setting place practitioners howItMeets version isInteractive completedDate
  activityType } } }`;

interface Sent {
  status: number;
  header: (name: string) => string | undefined;
  bytes: Buffer;
}

/** Node's own client: fetch would decode what it gets. */
function send(path: string, headers: Record<string, string>, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = request(
      server().url + path,
      { method: body ? 'POST' : 'GET', headers: { cookie: alex.cookie, ...headers } },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () =>
          resolve({
            status: res.statusCode!,
            header: (name) => res.headers[name] as string | undefined,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const decoded = ({ header, bytes }: Sent): unknown => {
  const coding = header('content-encoding');
  const plain =
    coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
  return JSON.parse(plain.toString());
};

const graphql = (headers: Record<string, string>) =>
  send('/graphql', { 'content-type': 'application/json', ...headers }, JSON.stringify({ query }));

const doors: [name: string, ask: (headers: Record<string, string>) => Promise<Sent>][] = [
  ['GraphQL', graphql],
  [
    'GraphQL, compiled',
    async (headers) => {
      for (let asked = 0; asked < COMPILED_WHEN_ASKED + 2; asked += 1) await graphql({});
      return graphql(headers);
    },
  ],
  ['REST', (headers) => send('/api/activities', headers)],
];

describe.each(doors)('%s', (_name, ask) => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('to %s', async (accepted, coding) => {
    const plain = await ask({});
    expect(plain.header('content-encoding')).toBeUndefined();
    expect(plain.bytes.length).toBeGreaterThan(1_000);
    const packed = await ask({ 'accept-encoding': accepted });
    expect(packed.header('content-encoding')).toBe(coding);
    expect(decoded(packed)).toEqual(decoded(plain));
    expect(packed.header('content-length')).toBe(String(packed.bytes.length));
    for (const each of [plain, packed]) expect(each.header('vary')).toContain('Accept-Encoding');
    expect(packed.bytes.length < plain.bytes.length / 2).toBe(coding !== undefined);
  });
});

test('what a page of another site has the browser ask for is not', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const elsewhere = await send('/api/activities', { ...accepted, 'sec-fetch-site': 'cross-site' });
  expect([elsewhere.status, elsewhere.header('content-encoding')]).toEqual([200, undefined]);
  const own = await send('/api/activities', { ...accepted, 'sec-fetch-site': 'none' });
  expect(own.header('content-encoding')).toBe('br');
});

test('the ETag of a compressed list goes on working', async () => {
  const packed = await send('/api/activities', { 'accept-encoding': 'gzip' });
  expect(packed.header('etag')).toMatch(/^W\/"/);
  const again = await send('/api/activities', { 'if-none-match': packed.header('etag')! });
  expect(again.status).toBe(304);
});

test.each(['/api', '/api/openapi.json', '/schema.graphql'])(
  '%s has an ETag, and is 304 to those who have it',
  async (path) => {
    const first = await send(path, { 'accept-encoding': 'br' });
    expect([first.status, first.header('content-encoding')]).toEqual([200, 'br']);
    const again = await send(path, { 'if-none-match': first.header('etag')! });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  },
);

test('a misspelt name is answered with the one that may be meant', async () => {
  const { errors } = await alex.graphql('{ me { fullNam } }');
  expect(errors![0]!.message).toContain('Did you mean "fullName"?');
});

test('a 401 names the credentials that would do', async () => {
  const { status, header } = await send('/api/user', { cookie: '' });
  expect([status, header('www-authenticate')]).toEqual([401, 'Bearer']);
});
