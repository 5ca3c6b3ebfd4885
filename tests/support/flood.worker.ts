import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { admit } from './admitted.ts';

/**
 * Attacks the server from its own thread until it gets a message. Posts 'begun' once each kind has had a response, and
 * the counts at the end.
 */
const { port, cookie, pauseMs } = workerData as { port: number; cookie: string; pauseMs: number };
const responses: Record<string, Record<string, number>> = {};
const over = new AbortController();

const count = (kind: string, result: string | number) => {
  const of = (responses[kind] ??= {});
  of[result] = (of[result] ?? 0) + 1;
};
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Sends one request on its own connection and returns the status. */
function request(path: string, body: Buffer, headers = ''): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n${headers}\r\n`;
  return new Promise((resolve) => {
    let response = '';
    const line = connect(port, '127.0.0.1', () => {
      line.write(head);
      line.write(body);
    });
    line.on('data', (piece) => (response += piece.toString()));
    line.on('error', admit('ECONNRESET', 'EPIPE'));
    line.once('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 'nothing'));
  });
}

const nested = (count: number) => Buffer.from('['.repeat(count) + ']'.repeat(count));
const requests: Record<string, () => Promise<string>> = {
  '1 MB': request.bind(null, '/api/activities', Buffer.alloc(1_000_000, 'x')),
  'gzip bomb': request.bind(
    null,
    '/api/activities',
    gzipSync(Buffer.alloc(50_000_000)),
    'Content-Encoding: gzip\r\n',
  ),
  brackets: request.bind(null, '/api/activities', nested(100_000)),
  'brackets to GraphQL': request.bind(null, '/graphql', nested(100_000)),
};

/** Opens a connection that sends a byte now and then and never finishes. */
function slow(): void {
  const line = connect(port, '127.0.0.1');
  line.on('error', admit('ECONNRESET', 'EPIPE'));
  line.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
  );
  const timer = setInterval(() => (over.signal.aborted ? line.destroy() : line.write(' ')), 500);
  line.once('close', () => clearInterval(timer));
}

/** Sends more messages, or larger ones, than any client needs; returns the close code. */
function frames(message: string, times: number): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    headers: { cookie },
  });
  socket.on('error', admit('ECONNRESET', 'EPIPE'));
  socket.once('open', () => {
    socket.send('{"type":"connection_init"}');
    for (let n = 0; n < times; n += 1) socket.send(message);
  });
  return new Promise((resolve) => socket.once('close', resolve));
}

async function again(kind: string, act: () => Promise<string | number>): Promise<void> {
  count(kind, await act());
  if (Object.keys(responses).length === KINDS) parentPort!.postMessage('begun');
  while (!over.signal.aborted) {
    count(kind, await act());
    await pause();
  }
}

const KINDS = Object.keys(requests).length + 2;

parentPort!.once('message', () => over.abort());
for (let n = 0; n < 100; n += 1) slow();
const floods = [
  ...Object.entries(requests).map(([kind, act]) => again(kind, act)),
  again('frames', () => frames('{"type":"ping"}', 220)),
  again('large frames', () =>
    frames(`{"type":"ping","payload":{"x":"${'x'.repeat(100_000)}"}}`, 1),
  ),
];
await Promise.all(floods);
parentPort!.postMessage(responses);
