import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const json = { 'content-type': 'application/json' };

interface Case {
  origin?: string;
  site?: string;
}

const sites = ['same-origin', 'none'];
const foreignSites = ['same-site', 'cross-site', 'Same-Origin', '', 'same-origin, cross-site'];

/** Own origins by PUBLIC_URL, and others that only look like them. */
const installations: { publicUrl: string; own: string[]; foreign: string[] }[] = [
  {
    publicUrl: 'https://cpd.example.org',
    own: ['https://cpd.example.org'],
    foreign: [
      'http://cpd.example.org',
      'https://cpd.example.org:8443',
      'https://cpd.example.org:80',
      'https://cpd.example.org.evil.example',
      'https://evil.example/https://cpd.example.org',
      'https://cpd.example.org@evil.example',
      'https://example.org',
      'https://www.cpd.example.org',
      'https://cpd-example.org',
      'https://cpd.example.org, https://evil.example',
      'wss://cpd.example.org',
      'http://localhost:4000',
      'http://127.0.0.1:4000',
      'null',
      'file://',
      '',
    ],
  },
  {
    publicUrl: 'http://localhost:4000',
    own: ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'],
    foreign: [
      'https://localhost:4000',
      'https://127.0.0.1:4000',
      'http://localhost',
      'http://localhost:4001',
      'http://127.0.0.1:40000',
      'http://[::1]:5000',
      'http://[::2]:4000',
      'http://127.0.0.2:4000',
      'http://0.0.0.0:4000',
      'http://localhost.evil.example:4000',
      'http://127.0.0.1.evil.example:4000',
      'http://evil.example:4000',
      'http://192.168.1.5:4000',
      'null',
      '',
    ],
  },
  {
    publicUrl: 'http://127.0.0.1',
    own: ['http://127.0.0.1', 'http://localhost', 'http://[::1]'],
    foreign: ['http://127.0.0.1:4000', 'https://127.0.0.1', 'https://localhost', 'null'],
  },
  {
    publicUrl: 'https://localhost:8443',
    own: ['https://localhost:8443'],
    foreign: ['https://127.0.0.1:8443', 'https://[::1]:8443', 'http://localhost:8443', 'null'],
  },
  {
    publicUrl: 'http://cpd.station.example:4000',
    own: ['http://cpd.station.example:4000'],
    foreign: ['http://localhost:4000', 'http://127.0.0.1:4000', 'https://cpd.station.example:4000'],
  },
];

describe.each(installations)('opened at $publicUrl', ({ publicUrl, own, foreign }) => {
  const server = useServer({ publicUrl });
  let alex: TestClient;
  beforeAll(async () => void (alex = await signedUp(server())));

  const taken: Case[] = [
    {},
    ...own.map((origin) => ({ origin })),
    ...sites.map((site) => ({ site })),
    ...own.flatMap((origin) => sites.map((site) => ({ origin, site }))),
  ];
  const refused: Case[] = [
    ...foreign.map((origin) => ({ origin })),
    ...foreign.map((origin) => ({ origin, site: 'same-origin' })),
    ...foreignSites.map((site) => ({ site })),
    ...foreignSites.map((site) => ({ origin: own[0]!, site })),
  ];

  const headersOf = ({ origin, site }: Case) => ({
    ...(origin !== undefined && { origin }),
    ...(site !== undefined && { 'sec-fetch-site': site }),
  });

  /** The statuses of every way in; an accepted upload is refused only for its content. */
  async function statuses(each: Case): Promise<number[]> {
    const headers = headersOf(each);
    const query = JSON.stringify({ query: '{ me { id } }' });
    const ways: [string, string, string, Record<string, string>][] = [
      ['POST', '/graphql', query, json],
      // The second request is compiled and served before Express.
      ['POST', '/graphql', query, json],
      ['POST', '/api/notifications/read', '{}', json],
      ['POST', '/api/user/image', 'no picture', { 'content-type': 'image/png' }],
    ];
    const found: number[] = [];
    for (const [method, path, body, types] of ways) {
      found.push((await alex.raw(method, path, body, { ...types, ...headers })).status);
    }
    const socket = TestSocket.open(server(), { cookie: alex.cookie, ...headers });
    found.push(
      await socket.then(
        (opened) => (opened.close(), 101),
        (error: Error) => Number(/refused with (\d+)/.exec(error.message)?.[1]),
      ),
    );
    return found;
  }

  test.each(taken)('accepts %j', async (each) => {
    expect(await statuses(each)).toEqual([200, 200, 200, 415, 101]);
  });

  test.each(refused)('refuses %j', async (each) => {
    expect(await statuses(each)).toEqual([403, 403, 403, 403, 403]);
  });

  test('trusts only PUBLIC_URL, whatever Host and a proxy claim', async () => {
    const claims = {
      ...json,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    for (const scheme of ['http', 'https']) {
      const headers = { ...claims, origin: `${scheme}://evil.example` };
      const { status } = await alex.raw('POST', '/api/notifications/read', '{}', headers);
      expect(status).toBe(403);
    }
    const headers = { ...claims, origin: own[0]! };
    expect((await alex.raw('POST', '/api/notifications/read', '{}', headers)).status).toBe(200);
  });

  test('names the app’s address to users who opened it at another one', async () => {
    const headers = { ...json, origin: 'http://192.168.1.5:4000' };
    const { body } = await alex.raw('POST', '/api/notifications/read', '{}', headers);
    expect(body.message).toContain(publicUrl);
  });
});
