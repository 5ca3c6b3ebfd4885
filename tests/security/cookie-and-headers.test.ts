import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const json = { 'content-type': 'application/json' };
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

const newcomer = (change: object = {}) => ({
  fullName: 'Robin Newcomer',
  username: `robin-${randomUUID()}`,
  password: PASSWORD,
  organization: 'Ambulance Victoria',
  ...change,
});
const visitor = () => new TestClient(server());

describe('6: the cookie', () => {
  const setCookie = async (client: TestClient, path: string, body: object) => {
    const response = await client.raw('POST', `/api${path}`, JSON.stringify(body));
    const set = response.headers.getSetCookie().filter((each) => each.includes('_session='));
    expect(set).toHaveLength(1);
    return set[0]!.split('; ').toSorted();
  };
  const secure = useServer({ publicUrl: 'https://cpd.example.org' });

  test('is HttpOnly and SameSite=Lax, and covers the whole site', async () => {
    const client = visitor();
    const set = await setCookie(client, '/register', newcomer());
    expect(set).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      expect.stringMatching(/^paramed_session=[\w-]+\.[\w-]+\.[\w-]+$/),
    ]);
    const cleared = await setCookie(client, '/logout', {});
    expect(cleared).toEqual([
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Lax',
      'paramed_session=',
    ]);
  });

  test('is also Secure and bound to its host if the site uses https', async () => {
    const set = await setCookie(new TestClient(secure()), '/register', newcomer());
    expect(set).toContain('Secure');
    expect(set).toContainEqual(expect.stringMatching(/^__Host-paramed_session=/));
  });

  test('that makes a browser known has the same bounds, and names nobody', async () => {
    const client = new TestClient(secure());
    const body = newcomer();
    const response = await client.raw('POST', '/api/register', JSON.stringify(body));
    const [known] = response.headers.getSetCookie().filter((each) => each.includes('_browser='));
    expect(known!.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      expect.stringMatching(/^__Host-paramed_browser=[\w-]{22}\.[\w-]{22}$/),
    ]);
    const other = await new TestClient(secure()).raw('POST', '/api/login', JSON.stringify(body));
    expect(other.headers.getSetCookie().join()).not.toContain(/=(.*?);/.exec(known!)![1]);
  });
});

describe('20: headers', () => {
  const started = useServer({ publicUrl: 'https://cpd.example.org' });

  test.each(['/api/user', '/api/nothing', '/graphql', '/healthz', '/nothing'])(
    'of %s',
    async (path) => {
      const { headers } = await alex.raw('GET', path, undefined, {});
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(headers.get('referrer-policy')).toBeTruthy();
      expect(headers.get('permissions-policy')).toContain('camera=(self), ');
      const isApi = /api|graphql/.test(path);
      expect(headers.get('cache-control') === 'no-store' || !isApi).toBe(true);
    },
  );

  test('the page connects and loads pictures from nowhere else', async () => {
    for (const [of, socket] of [
      [server, 'ws://localhost:4000'],
      [started, 'wss://cpd.example.org'],
    ] as const) {
      const { headers } = await new TestClient(of()).raw('GET', '/', undefined, {});
      const policy = headers.get('content-security-policy')!.split(';');
      expect(policy).toContain(`connect-src 'self' ${socket}`);
      expect(policy).toContain("img-src 'self' data: blob:");
      // A scheme without a host would name every host.
      expect(policy.join(' ')).not.toMatch(/\s(https?|wss?):(\s|$)/);
    }
  });

  test('a refused body gets JSON and no-store too', async () => {
    const { headers } = await alex.raw('POST', '/api/activities', '{', json);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('6: another origin', () => {
  test.each([
    'https://evil.example',
    'null',
    `${testEnv.publicUrl}.evil.example`,
    testEnv.publicUrl,
  ])('%s gets no CORS header', async (origin) => {
    const paths = ['/api/user', '/graphql', '/api/openapi.json', '/healthz', '/sandbox'];
    for (const path of paths) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await alex.raw(method, path, undefined, {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        });
        const granted = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(granted, `${method} ${path}`).toEqual([]);
      }
    }
  });
});
