import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '#server/http/server';
import { httpLimits } from '#server/limits';
import { admit } from '#tests/support/admitted';
import { signedUp, type TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

/** Sends raw bytes and returns the response once the server closes the connection. */
function sent(port: number, bytes: string, thenEnd = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1', () => (thenEnd ? line.end(bytes) : line.write(bytes)));
    let response = '';
    line.on('data', (piece) => (response += piece.toString()));
    line.once('error', reject);
    line.once('close', () => resolve(response));
  });
}

/** Returns the status of a refusal with our JSON body; otherwise the whole response. */
function refusedWith(response: string): number | string {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(head) ?? [];
  const isJson =
    /content-type: application\/problem\+json/i.test(head) && /"message":"[^"]+"\}$/.test(body);
  return status && isJson ? Number(status) : response;
}

describe('22: a malformed request', () => {
  const head = 'Host: x\r\n';

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', `HELLO / HTTP/1.1\r\n${head}\r\n`, 400],
    [
      'two lengths',
      `POST /api/login HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
    [
      'a length and chunks (request smuggling)',
      `POST /api/login HTTP/1.1\r\n${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/user HTTP/1.1\r\n\r\n`,
      400,
    ],
    ['a negative length', `POST /api/login HTTP/1.1\r\n${head}Content-Length: -1\r\n\r\n`, 400],
    [
      'a broken chunk',
      `POST /api/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    [
      'a cookie of 20 kB',
      `GET /api/user HTTP/1.1\r\n${head}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 431],
    ['a NUL in a header', `GET /api/user HTTP/1.1\r\n${head}X: a\0b\r\n\r\n`, 400],
  ])('%s', async (_name, bytes, status) => {
    expect(refusedWith(await sent(server().port, bytes))).toBe(status);
  });
});

describe('22: a slow client', () => {
  const impatient = { headersTimeoutMs: 200, requestTimeoutMs: 400, checkingIntervalMs: 50 };
  const quick = createHttpServer((req, res) => void req.resume().once('end', () => res.end('{}')), {
    ...httpLimits,
    ...impatient,
  });
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => quick.listen(0, '127.0.0.1', resolve));
    port = (quick.address() as AddressInfo).port;
  });
  afterAll(() => void quick.close());

  test('is refused and disconnected during its headers', async () => {
    expect(refusedWith(await sent(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-A'))).toBe(408);
  });

  test('is refused and disconnected during its body', async () => {
    const start = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":';
    expect(refusedWith(await sent(port, start))).toBe(408);
  });

  test('gets the time-outs of the page of limits', () => {
    const own = createHttpServer(() => {});
    expect(own.headersTimeout).toBe(httpLimits.headersTimeoutMs);
    expect(own.requestTimeout).toBe(httpLimits.requestTimeoutMs);
    expect(httpLimits.headersTimeoutMs).toBeLessThan(createServer().headersTimeout);
  });

  test('delays no other client, even with two hundred of them', async () => {
    const lines = Array.from({ length: 200 }, () => connect(server().port, '127.0.0.1'));
    for (const line of lines) {
      line.on('error', admit('ECONNRESET', 'EPIPE'));
      line.write(
        'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a',
      );
    }
    for (let n = 0; n < 50; n += 1) {
      expect((await alex.rest('GET', '/user')).status).toBe(200);
    }
    expect(lines.some((line) => line.destroyed)).toBe(false);
    lines.forEach((line) => line.destroy());
  });
});
