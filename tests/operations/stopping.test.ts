// @module-tag servers
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { Connections } from '#server/http/connections';
import { stopLimits } from '#server/limits';
import { signedUp, type TestClient } from '#tests/support/client';
import { RawConnection } from '#tests/support/raw-connection';
import { startTestServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { waitUntil } from '#tests/support/wait-until';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** A REST request of this user, as bytes. */
function post({ cookie }: TestClient, path: string, type: string, body: string): string {
  return (
    `POST /api${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
const write = (client: TestClient, title: string) =>
  post(
    client,
    '/activities',
    'application/json',
    JSON.stringify({ title, category: 'Clinical Practice', hours: 1 }),
  );

test('the server completes what has arrived, says that it stops, and closes everything else', async () => {
  const server = await startTestServer();
  const alex = await signedUp(server);
  const { body: record } = await alex.rest('POST', '/activities', {
    title: 'With a file',
    category: 'Clinical Practice',
    hours: 1,
  });
  const upload = post(
    alex,
    `/evidence?activityId=${record.id}&name=a.txt`,
    'application/octet-stream',
    'On the way. '.repeat(100),
  );
  const open = () => new RawConnection(server.url);
  const [idle, unused, kept, uploading, pipelined, starting] = [
    open(),
    open(),
    open(),
    open(),
    open(),
    open(),
  ];
  for (const one of [idle, kept, pipelined, starting]) {
    one.send(get('/healthz'));
    await one.untilReceived('"ok"');
    one.received = '';
  }
  uploading.send(upload.slice(0, 600));
  starting.send('GET /hea');
  const live = await (await TestSocket.open(server, { cookie: alex.cookie })).init();
  const dead = await (await TestSocket.open(server, { cookie: alex.cookie })).init();
  dead.pauseReading();

  const began = performance.now();
  kept.send(write(alex, 'Sent as it stops'));
  pipelined.send([1, 2, 3].map((n) => write(alex, `Pipelined ${n}`)).join(''));
  const { database } = server;
  let stored: string[] = [];
  const close = database.close.bind(database);
  database.close = async () => {
    const rows = await database.query<{ title: string }>({
      text: `select title from activities order by title`,
      values: [],
    });
    const files = await database.query<{ name: string }>({
      text: `select name from evidence_files`,
      values: [],
    });
    stored = [...rows.map(({ title }) => title), ...files.map(({ name }) => name)];
    await close();
  };
  const stopped = server.stop();
  await kept.untilClosed();
  await pipelined.untilClosed();
  // An earlier connection that becomes active before it is closed.
  uploading.send(upload.slice(600));
  await uploading.untilClosed();
  await idle.untilClosed();
  starting.send(`lthz HTTP/1.1\r\nHost: a\r\n\r\n`);
  await starting.untilClosed();
  await stopped;

  expect(kept.answers).toEqual(['201 close']);
  expect(pipelined.answers).toEqual(['201 keep-alive', '201 keep-alive', '201 close']);
  expect(uploading.answers).toEqual(['201 close']);
  expect(starting.answers).toEqual(['200 close']);
  expect(
    [idle, unused].map(({ received, error, isClosed }) => [received, error, isClosed]),
  ).toEqual([
    ['', null, true],
    ['', null, true],
  ]);
  expect(await live.closed).toBe(1001);
  expect(stored).toEqual([
    'Pipelined 1',
    'Pipelined 2',
    'Pipelined 3',
    'Sent as it stops',
    'With a file',
    'a.txt',
  ]);
  expect(performance.now() - began).toBeLessThan(10_000);
  const late = open();
  await late.untilClosed();
  expect(late.error).toBe('ECONNREFUSED');
});

test('a process that a balancer checks says so first, and goes on until the balancer has seen it', async () => {
  const server = await startTestServer();
  const before = new RawConnection(server.url);
  before.send(get('/readyz'));
  await before.untilReceived('"ready"');
  const stopped = server.stop();
  const check = new RawConnection(server.url);
  check.send(get('/readyz'));
  await check.untilReceived('stopping');
  expect(check.answers).toEqual(['503 close']);
  const client = await signedUp(server);
  expect(client.user.id).toBeDefined();
  await stopped;
});

describe('connections', () => {
  const brief = { ...stopLimits, lastRequestMs: 50, requestsMs: 400 };
  let cut: unknown[] = [];
  afterEach(() => void (cut = []));
  const log = pino({}, { write: (line: string) => void cut.push(JSON.parse(line).connections) });

  async function serve(listener: RequestListener, limits = brief) {
    const server = createServer();
    const connections = new Connections(server, log, limits);
    server.on('request', connections.handling(listener));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.closeAllConnections());
    return { connections, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  test('a response that a slow client is still reading arrives whole', async () => {
    const size = 20_000_000;
    const patient = { ...brief, requestsMs: 120_000 };
    const { connections, url } = await serve(
      (_req, res) => void res.end(Buffer.alloc(size, 'a')),
      patient,
    );
    const slow = new RawConnection(url);
    slow.send(get('/'));
    await slow.untilReceived('aaa');
    slow.pauseReading();
    const closed = connections.close();
    setTimeout(() => slow.resumeReading(), 100);
    await closed;
    await slow.untilClosed();
    expect(slow.received.split('\r\n\r\n')[1]!.length).toBe(size);
    expect(cut).toEqual([]);
  });

  test('a request behind the announced last response is not handled', async () => {
    const handled: string[] = [];
    const { connections, url } = await serve((req, res) => {
      handled.push(req.url!);
      if (req.url === '/first') return void res.end('first');
      res.write('begun');
      setTimeout(() => res.end('done'), 100);
    });
    const client = new RawConnection(url);
    client.send(get('/first'));
    await client.untilReceived('first');
    const announced = connections.announce();
    await waitUntil('it is stopping', () => connections.isStopping, { everyMs: 1 });
    client.send(get('/last'));
    await client.untilReceived('begun');
    client.send(get('/behind'));
    await client.untilClosed();
    await announced;
    await connections.close();
    expect(handled).toEqual(['/first', '/last']);
    expect(client.answers).toEqual(['200 keep-alive', '200 close']);
  });

  test('a refusal before the end of the body leaves the connection open until the body has arrived', async () => {
    let closed: Promise<void> | undefined;
    const { connections, url } = await serve((_req, res) => {
      closed = connections.close();
      res.writeHead(413).end('large');
    });
    const client = new RawConnection(url);
    client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8\r\n\r\n');
    await client.untilReceived('large');
    expect(client.answers).toEqual(['413 keep-alive']);
    expect(client.isClosed).toBe(false);
    client.send('the rest');
    await client.untilClosed();
    await closed;
    expect(client.error).toBe(null);
    expect(cut).toEqual([]);
  });

  test('a request that takes too long is cut off, and the log says so', async () => {
    let begin = () => {};
    const handled = new Promise<void>((resolve) => (begin = resolve));
    const { connections, url } = await serve(() => begin());
    const client = new RawConnection(url);
    client.send(get('/'));
    await handled;
    const began = performance.now();
    await connections.close();
    await client.untilClosed();
    expect(performance.now() - began).toBeGreaterThan(300);
    expect(cut).toEqual([1]);
  });
});
