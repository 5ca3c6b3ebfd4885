import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get } from 'node:https';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchCalendar } from '#server/calendars/fetch-calendar';
import { isPublicAddress, publicAgent } from '#server/calendars/public-agent';
import { shiftsInThread } from '#server/calendars/read-calendar';
import { openStorage } from '#server/storage/storage';
import { calendar, CALENDAR_HOST, useCalendarHost } from '#tests/support/calendar-host';
import { rosterMessages } from '#domain/messages/roster';
import { addressLimits } from '#domain/messages/roster-addresses';

/** Addresses that lead into the server's own network, to its cloud, or nowhere. */
const inside = {
  'this host': ['0.0.0.0', '127.0.0.1', '127.8.8.8', '::', '::1'],
  'private networks': ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1'],
  'link-local and site-local': ['169.254.1.1', 'fe80::1', 'fec0::1'],
  'metadata of clouds': ['169.254.169.254', '100.100.100.200', '168.63.129.16', 'fd00:ec2::254'],
  'carriers’ networks': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1'],
  'broadcast and reserved': ['255.255.255.255', '240.0.0.1', '192.0.0.1', '4000::1', '5f00::1'],
  'documentation and benchmarks': ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1'],
  'the same for IPv6': ['2001:db8::1', '3fff::1', '2001:2::1', '100::1'],
  'IPv4 in IPv6': ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:10.0.0.1'],
  'translated and tunnelled': ['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
  relays: ['192.88.99.1', '192.31.196.1', '192.52.193.1', '2001:3::1'],
  'no address': ['', 'localhost', '127.0.0.1.', '010.0.0.1', '0x7f.1', 'fe80::1%eth0'],
};

/** Resolves with the error that ends a request, or null if it gets a response. */
const errorOf = (addresses: string[]) =>
  new Promise<string | null>((resolve) => {
    get(`https://${CALENDAR_HOST}/`, { agent: publicAgent(async () => addresses) })
      .on('response', () => resolve(null))
      .on('error', (error) => resolve(error.message));
  });

describe('the agent that connects to hosts that users name', () => {
  test.each(Object.entries(inside))('connects to none of %s', async (_kind, addresses) => {
    for (const address of addresses) expect(await errorOf([address])).toBe('no public address');
    // It is refused even beside a public address, which could be used first.
    for (const address of addresses) {
      expect(await errorOf(['8.8.8.8', address])).toBe('no public address');
    }
  });

  test('opens no connection to a refused address, and asks for it once', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked: string[] = [];
    const agent = publicAgent(async (host) => {
      asked.push(host);
      return ['127.0.0.1'];
    });
    const error = await new Promise<Error>((resolve) =>
      get({ host: CALENDAR_HOST, port, agent }).on('error', resolve),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(error.message).toBe('no public address');
    expect([asked, connections]).toEqual([[CALENDAR_HOST], 0]);
  });

  test.each(['8.8.8.8', '1.1.1.1', '203.10.0.1', '2606:4700::1111', '2404:6800::1'])(
    'may connect to %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('fetching a calendar', () => {
  /** Content of a compressed response, larger than any calendar. */
  const bomb = Buffer.alloc(64 * 1024 * 1024);

  const host = useCalendarHost();
  const address = `https://${CALENDAR_HOST}/a.ics`;
  const fetched = (from = address, timeMs?: number) => fetchCalendar(from, host.agent, timeMs);
  beforeEach(() => {
    host.requests = [];
  });

  test('returns its text, also after three redirects', async () => {
    host.answer = ({ url }, response) => {
      const step = Number(url!.slice(2, 3)) || 0;
      if (step === 3) response.end(`\uFEFF${calendar()}`);
      else response.writeHead(302, { Location: `/s${step + 1}`, 'Set-Cookie': 'a=b' }).end();
    };
    expect(await fetched()).toMatch(/^BEGIN:VCALENDAR/);
    expect(host.requests.map(({ url }) => url)).toEqual(['/a.ics', '/s1', '/s2', '/s3']);
    expect(host.requests.map(({ headers }) => headers.cookie).filter(Boolean)).toEqual([]);
  });

  test('follows no fourth redirect', async () => {
    host.answer = (_request, response) => void response.writeHead(301, { Location: '/b' }).end();
    expect(await fetched()).toBeNull();
    expect(host.requests).toHaveLength(4);
  });

  test.each([
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://inside.example.org/a.ics',
    'http://roster.example.org/a.ics',
    'https://roster.example.org:8443/a.ics',
    'https://user:word@roster.example.org/a.ics',
    '//localhost/a.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
    '',
  ])('follows no redirect to %s', async (location) => {
    host.names['inside.example.org'] = ['192.168.1.1'];
    host.answer = ({ url }, response) => {
      if (url !== '/a.ics' || host.requests.length > 1) response.end(calendar());
      else response.writeHead(302, { Location: location }).end();
    };
    expect(await fetched()).toBeNull();
    expect(host.requests).toHaveLength(1);
  });

  test.each([
    ['a page', 200, {}, '<html>Sign in</html>'],
    ['JSON of a service', 200, { 'Content-Type': 'text/calendar' }, '{"key":"BEGIN:VCALENDAR"}'],
    ['a calendar with an error', 500, {}, calendar()],
    ['nothing new', 304, {}, ''],
    ['a part', 206, {}, calendar()],
    ['one that says it is compressed', 200, { 'Content-Encoding': 'gzip' }, calendar()],
    ['one compressed in an unknown way', 200, { 'Content-Encoding': 'constructor' }, calendar()],
    ['a bomb', 200, { 'Content-Encoding': 'gzip' }, gzipSync(bomb)],
    ['a bomb as a file', 200, {}, gzipSync(bomb)],
    ['a bomb in a bomb', 200, { 'Content-Encoding': 'gzip' }, gzipSync(gzipSync(bomb))],
    ['one cut short', 200, { 'Content-Length': '100000' }, calendar()],
  ])('takes no %s', async (_what, status, headers, body) => {
    host.answer = ({ socket }, response) => {
      response.writeHead(status, headers).write(body);
      setTimeout(() => ('Content-Length' in headers ? socket.destroy() : response.end()), 20);
    };
    expect(await fetched()).toBeNull();
  });

  test.each([
    ['gzip', { 'Content-Encoding': 'gzip' }, gzipSync(calendar())],
    ['deflate', { 'Content-Encoding': 'Deflate' }, deflateSync(calendar())],
    ['Brotli', { 'Content-Encoding': 'br' }, brotliCompressSync(calendar())],
    ['a file of gzip', {}, gzipSync(calendar())],
    ['UTF-16', {}, Buffer.from(`\uFEFF${calendar()}`, 'utf16le')],
  ])('reads a calendar as %s', async (_what, headers, body) => {
    host.answer = (_request, response) => void response.writeHead(200, headers).end(body);
    expect(await fetched()).toMatch(/^BEGIN:VCALENDAR/);
  });

  test('reads no more than the limit', async () => {
    let sent = 0;
    let isClosed: Promise<void> | null = null;
    host.answer = (_request, response) => {
      isClosed = new Promise((resolve) => response.on('close', () => resolve()));
      response.write('BEGIN:VCALENDAR\r\n');
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a'))) sent += 65_536;
        sent += 65_536;
      };
      response.on('drain', more);
      more();
    };
    expect(await fetched()).toBeNull();
    await isClosed;
    // The buffers of the two sockets hold what was already on its way.
    expect(sent).toBeLessThan(addressLimits.bytes * 16);
  });

  test('gives up on a slow host, before the response and within it', async () => {
    const closed: Promise<unknown>[] = [];
    const whenClosed = (response: NodeJS.EventEmitter) =>
      closed.push(new Promise((resolve) => response.once('close', resolve)));
    host.answer = (_request, response) => void whenClosed(response);
    expect(await fetched(address, 100)).toBeNull();
    host.answer = (_request, response) => {
      whenClosed(response);
      response.write('BEGIN:VCALENDAR\r\n');
      const slowly = setInterval(() => response.write('X'), 10);
      response.once('close', () => clearInterval(slowly));
    };
    expect(await fetched(address, 100)).toBeNull();
    await Promise.all(closed);
    expect(closed).toHaveLength(2);
  });
});

test('the bucket’s client follows no redirect', async () => {
  let isFollowed = false;
  const elsewhere = createHttpServer((_request, response) => {
    isFollowed = true;
    response.end();
  });
  const address = ({ port }: AddressInfo) => `http://127.0.0.1:${port}`;
  const listening = async (server: typeof elsewhere) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return address(server.address() as AddressInfo);
  };
  const Location = await listening(elsewhere);
  const statuses = [301, 302, 307];
  const bucket = createHttpServer((request, response) => {
    request.resume();
    response.writeHead(statuses.shift() ?? 308, { Location }).end();
  });
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const dataDir = mkdtempSync(join(tmpdir(), 'paramed-bucket-'));
  const s3 = { bucket: 'cpd', endpoint: await listening(bucket), region: 'test', credentials };
  while (statuses.length > 0) {
    await expect(openStorage({ dataDir, s3 })).rejects.toThrow('S3_BUCKET');
  }
  for (const server of [elsewhere, bucket]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
  expect(isFollowed).toBe(false);
});

test('a calendar that is slow to read keeps no other work waiting, and is given up', async () => {
  const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
  // The time that ical.js takes for a line's parameters grows with their square. A fetched text has a quarter at most.
  const slow = `BEGIN:VCALENDAR\r\nNAME${';a=b'.repeat(addressLimits.bytes)}:x\r\nEND:VCALENDAR\r\n`;
  const read = shiftsInThread(1, slow, place);
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 1);
  expect(await read).toBeNull();
  clearInterval(turn);
  expect(turns).toBeGreaterThan(50);
  expect((await shiftsInThread(1, calendar(place.now, [1, 2]), place))?.shifts).toHaveLength(2);
  const endless = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT';
  let uid = 0;
  const rules = calendar(place.now, Array(5_000).fill(1))
    .replaceAll('END:VEVENT', endless)
    .replaceAll('UID:1', () => `UID:${(uid += 1)}`);
  expect(await shiftsInThread(1, rules, place)).toEqual({
    shifts: [],
    notes: [
      rosterMessages.tooMany,
      '0 of 5,000 entries read.',
      expect.stringMatching(/could not be read|more than/),
      expect.stringMatching(/more than/),
    ],
  });
});
