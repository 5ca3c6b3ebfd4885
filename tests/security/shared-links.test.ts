// @module-tag servers
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { policy } from '#server/auth/policy';
import { sharingLimits } from '#server/limits';
import { isOpen } from '#server/rest/route';
import { routes } from '#server/rest/routes';
import { signedUp, TestClient } from '#tests/support/client';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { rootFields } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { freezeSmallFiles, keysOfLink } from '#tests/support/shared-links';
import { TestSocket } from '#tests/support/socket';

/** With the secret of a link, or its ticket, a stranger can reach that submission and nothing else. */
const server = useServer();
const leaks = detectResponseLeaks();
const MARK = 'Only for its owner';
const json = { 'content-type': 'application/json' };
let owner: TestClient;
let credentials: [name: string, value: string][];
beforeEach(() => server().setNow(null));

beforeAll(async () => {
  freezeSmallFiles(server());
  owner = await signedUp(server());
  await owner.rest('POST', '/documents', { title: MARK, type: 'other', content: MARK });
  leaks.keepPrivate(MARK, owner);
  credentials = Object.entries(await keysOfLink(owner));
});

/** A browser that offers a credential in every place where one can be. */
function offering(value: string): TestClient {
  const client = new TestClient(server());
  client.cookie = `paramed_session=${value}; __Host-paramed_session=${value}`;
  const { fetch } = client;
  client.fetch = (path, init = {}) => {
    const given = new Headers(init.headers);
    given.set('authorization', `Bearer ${value}`);
    const headers = Object.fromEntries(given);
    return fetch.call(client, path, { ...init, headers });
  };
  return client;
}

describe.each(['secret', 'ticket'])('with the %s of a link', (which) => {
  const value = () => credentials.find(([name]) => name === which)![1];
  const open = new Set(policy.namesOf('anyone'));

  test('no GraphQL field of the account answers, and no text argument takes it', async () => {
    const client = offering(value());
    for (const { kind, name, operation } of rootFields()) {
      if (kind === 'subscription') continue;
      const given = operation.replaceAll('"some text"', JSON.stringify(value()));
      const { data, errors } = await client.graphql(given);
      if (open.has(name)) {
        expect(JSON.stringify(data ?? null), given).not.toContain(owner.user.username);
        continue;
      }
      expect(errors?.[0]?.extensions.code, given).toBe('UNAUTHENTICATED');
      expect([null, { [name]: null }], given).toContainEqual(data);
    }
  });

  test('no REST route of the account answers, and no parameter takes it', async () => {
    const client = offering(value());
    for (const route of routes) {
      if (isOpen(route)) continue;
      const { method, path } = route;
      const address = `/api${path.replace(/:\w+/g, value())}?secret=${value()}&ticket=${value()}&token=${value()}`;
      const body = method === 'get' || method === 'delete' ? undefined : '{}';
      const { status } = await client.raw(method.toUpperCase(), address, body, body ? json : {});
      expect([401, 404], `${method} ${path}`).toContain(status);
    }
  });

  test('no socket, calendar, certificate or link of a message opens', async () => {
    const client = offering(value());
    const socket = await TestSocket.open(server(), { cookie: client.cookie });
    socket.send({ type: 'connection_init' });
    expect(await socket.closed).toBe(4403);
    for (const path of [
      `/calendar/${value()}.ics`,
      `/unsubscribe/${value()}`,
      `/api/verify/${value()}`,
      `/api/certificates/${value()}`,
      `/api/user/image/${value()}`,
    ]) {
      const { status } = await client.raw('GET', path, undefined, {});
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });
});

test('opening a link sets no cookie and is stored by no cache', async () => {
  const { secret } = await keysOfLink(owner);
  const stranger = new TestClient(server());
  const { headers, body } = await stranger.rest('POST', '/shared-submissions/open', { secret });
  expect(body.submission.person.name).toBe('Alex Medic');
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(stranger.cookie).toBe('');
});

test('another site cannot open one in a visitor’s browser', async () => {
  const { secret } = await keysOfLink(owner);
  const { status } = await new TestClient(server()).raw(
    'POST',
    '/api/shared-submissions/open',
    JSON.stringify({ secret }),
    { ...json, 'sec-fetch-site': 'cross-site' },
  );
  expect(status).toBe(403);
});

test('guessing secrets and tickets ends in 429 with Retry-After, for the address', async () => {
  const stranger = new TestClient(server());
  const { secret } = await keysOfLink(owner);
  const guess = (n: number) =>
    n % 2
      ? stranger.rest('POST', '/shared-submissions/open', { secret: `${n}`.padStart(32, 'x') })
      : stranger.rest('POST', '/shared-submissions/open/pdf', { secret, ticket: `guess ${n}` });
  const statuses = [];
  for (let n = 0; n <= sharingLimits.guessesPerAddress; n += 1) statuses.push(await guess(n));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([403, 404, 429]));
  expect(Number(statuses.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
});
