import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { copyMigratedDatabase } from '#tests/support/image';
import { TestProcess } from '#tests/support/process';
import { withSettings } from '#server/http/client';
import { DEFAULT_ORGANIZATION } from '#domain/account/users';

const built = existsSync('dist/server/main.js');

describe.runIf(built)('the program in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-served-'));
  let program: TestProcess;
  let visitor: TestClient;
  beforeAll(async () => {
    copyMigratedDatabase(folder);
    program = new TestProcess({ DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'debug' });
    visitor = new TestClient({ url: await program.ready() });
  });
  afterAll(async () => {
    await program?.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => visitor.raw('GET', path, undefined, {});

  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/server/env.ts',
    '/dist/server/main.js',
    '/.data/jwt-secret',
    '/jwt-secret',
    '/assets/../../server/main.js',
    '/assets/%2e%2e/%2e%2e/server/main.js',
    '/assets/..%5c..%5cserver%5cmain.js',
  ])('serves no file outside the client: %s', async (path) => {
    const { status, text } = await get(path);
    // A path without an extension belongs to the app, which shows its page for unknown paths.
    const page = withSettings(readFileSync('dist/client/index.html', 'utf8'), {
      demo: false,
      defaultOrganization: DEFAULT_ORGANIZATION,
      identityProviders: [],
      mail: null,
    });
    if (status === 200) expect(text).toBe(page);
    else expect(status).toBe(404);
  });

  test('names the charset of every text of the client', async () => {
    const inPage = readFileSync('dist/client/index.html', 'utf8').matchAll(/"(\/[\w/.-]+\.\w+)"/g);
    const paths = ['/', '/sw.js', '/licences.txt', ...[...inPage].map(([, path]) => path!)];
    expect(new Set(paths.map(extname))).toEqual(
      new Set(['', '.js', '.css', '.txt', '.svg', '.png', '.webmanifest']),
    );
    for (const path of paths.filter((each) => !/\.(png|woff2)$/.test(each))) {
      const response = await fetch(`${visitor.url}${path}`, {
        headers: { 'accept-encoding': 'br' },
      });
      await response.arrayBuffer();
      expect(response.headers.get('content-type'), path).toMatch(/; ?charset=utf-8$/i);
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  test.each(['/assets/', '/assets', '/icons/', '/sandbox/'])(
    'lists no folder: %s',
    async (path) => {
      const { text } = await get(path);
      expect(text).not.toMatch(/index of|<li>.*\.js|href="[^"]*\.map"/i);
      expect(text).not.toContain('.js.br');
    },
  );

  test('has no address for metrics, debugging or the development server', async () => {
    for (const path of ['/metrics', '/debug', '/@vite/client', '/__inspect/', '/api/metrics']) {
      const { status, text } = await get(path);
      const isPage = text.includes('<div id="root">');
      expect(isPage || status === 404, path).toBe(true);
    }
  });

  test('logs each event as one line of JSON with its time, whatever a caller sends', async () => {
    const forged = 'x\n{"level":60,"msg":"forged"}\r\nforged';
    await visitor.rest('POST', '/login', { username: forged, password: forged });
    await visitor.raw('GET', `/nothing%0a{"msg":"forged"}`, undefined, {
      'user-agent': 'a\tforged',
    });
    await visitor.raw('POST', '/api/login', `{"username":"${forged}`);
    // The server logs a malformed frame.
    const alex = await signedUp(visitor);
    const login = { username: alex.user.username, password: PASSWORD };
    const signIn = await new TestClient(visitor).rest('POST', '/login', login);
    const socket = new WebSocket(
      `${alex.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
      {
        headers: { cookie: alex.cookie },
      },
    );
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    (socket as unknown as { _socket: Socket })._socket.write('\nforged\n'.repeat(20));
    await closed;
    await program.stop('SIGTERM');
    const lines = program.output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const { time, level } = JSON.parse(line) as { time: number; level: number };
      expect(Math.abs(time - Date.now())).toBeLessThan(600_000);
      expect(level).toBeGreaterThan(0);
    }
    // A line within a request is found by the id that its response had.
    const requestId = signIn.headers.get('x-request-id');
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ requestId, securityEvent: 'signed-in' }),
    );
    expect(program.output + program.errors).not.toContain('forged');
    // The server logs to standard output only, never to a file.
    const kept = readdirSync(folder, { recursive: true }).map(String);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((name) => /\.log(\.|$)/.test(name))).toEqual([]);
  });
});
