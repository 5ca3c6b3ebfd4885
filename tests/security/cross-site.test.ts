import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { rowCounts, samplePath, writeRoutes } from '#tests/support/write-routes';
import { countRows } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { rootFields } from '#tests/support/schema-walk';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const json = { 'content-type': 'application/json' };
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

describe('5: a write from another site, or sent as a form, does nothing', () => {
  const bodies = (path: string): Record<string, unknown> =>
    path === '/graphql'
      ? { query: 'mutation { markAllNotificationsRead }' }
      : { title: 'Written from elsewhere', category: 'Clinical Practice', hours: 1 };

  test.each<[string, Record<string, string>, number]>([
    ['a foreign origin', { ...json, origin: 'https://evil.example' }, 403],
    ['the null origin', { ...json, origin: 'null' }, 403],
    ['a look-alike origin', { ...json, origin: `${testEnv.publicUrl}.evil.example` }, 403],
    ['another port', { ...json, origin: 'http://localhost:4001' }, 403],
    ['another scheme', { ...json, origin: 'https://localhost:4000' }, 403],
    ['cross-site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['same-site', { ...json, 'sec-fetch-site': 'same-site' }, 403],
    ['text/plain', { 'content-type': 'text/plain' }, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['another JSON type', { 'content-type': 'application/json+evil' }, 415],
    ['no type', { 'content-type': '' }, 415],
  ])('%s', async (_name, headers, status) => {
    for (const path of ['/api/activities', '/graphql']) {
      const before = await rowCounts(server());
      const unread = await countRows(server(), 'notifications where not is_read');
      const response = await alex.raw('POST', path, JSON.stringify(bodies(path)), headers);
      expect(response.status, path).toBe(status);
      expect(response.body.message ?? response.body.errors[0].message, path).toBeTypeOf('string');
      expect(await rowCounts(server())).toEqual(before);
      expect(await countRows(server(), 'notifications where not is_read')).toBe(unread);
    }
  });

  test.each<[string, Record<string, string>]>([
    ['a foreign origin', { ...json, origin: 'https://evil.example' }],
    ['the null origin', { ...json, origin: 'null' }],
    ['cross-site', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s, for every route and every mutation', async (_name, headers) => {
    const before = await rowCounts(server());
    const mutations = rootFields().filter(({ kind }) => kind === 'mutation');
    for (const { name, operation } of mutations) {
      const body = JSON.stringify({ query: operation });
      const { status } = await alex.raw('POST', '/graphql', body, headers);
      expect([403, 415], name).toContain(status);
    }
    for (const { method, path } of writeRoutes) {
      const { status } = await alex.raw(method.toUpperCase(), samplePath(path), '{}', headers);
      expect([403, 415], `${method} ${path}`).toContain(status);
    }
    expect(await rowCounts(server())).toEqual(before);
    expect((await alex.rest('GET', '/user')).status).toBe(200);
  });

  test('a GET mutation', async () => {
    const unread = await countRows(server(), 'notifications where not is_read');
    const query = encodeURIComponent('mutation { markAllNotificationsRead }');
    for (const headers of [{}, { 'apollo-require-preflight': '1' }, json] as Record<
      string,
      string
    >[]) {
      const response = await alex.raw('GET', `/graphql?query=${query}`, undefined, headers);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect(await countRows(server(), 'notifications where not is_read')).toBe(unread);
  });

  test('the app’s origin, another name of this machine, and a client other than a browser may write', async () => {
    const body = JSON.stringify(bodies('/api/activities'));
    for (const headers of [
      json,
      { ...json, origin: testEnv.publicUrl },
      { ...json, origin: testEnv.publicUrl.replace('localhost', '127.0.0.1') },
      { ...json, 'sec-fetch-site': 'same-origin' },
      { ...json, 'sec-fetch-site': 'none' },
    ] as Record<string, string>[]) {
      expect((await alex.raw('POST', '/api/activities', body, headers)).status).toBe(201);
    }
  });
});
