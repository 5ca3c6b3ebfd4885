// @module-tag servers
// @module-tag embedded
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { createSignInLimits } from '#server/auth/sign-in/limits';
import { rateLimitHeaders } from '#server/http/rate-limit-headers';
import { networkOf } from '#server/auth/sessions/network';
import { PASSWORD, signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const LOGIN_FAILED = 'Invalid username or password';
detectResponseLeaks();

const newcomer = (change: object = {}) => ({
  fullName: 'Robin Newcomer',
  username: `robin-${randomUUID()}`,
  password: PASSWORD,
  organization: 'Ambulance Victoria',
  ...change,
});
const visitor = () => new TestClient(server());

describe('14: the limit on sign-in', () => {
  const wrong = (api: Api, client: TestClient, username: string) =>
    callApi(api, client, 'login', { input: { username, password: 'wrong-one' } });
  const right = (api: Api, client: TestClient, username: string) =>
    callApi(api, client, 'login', { input: { username, password: PASSWORD } });

  test('refuses after ten failures over REST and GraphQL together, for this account only', async () => {
    const { user } = await signedUp(server());
    const other = await signedUp(server());
    for (let n = 0; n < 10; n += 1) {
      expect((await wrong(apis[n % 2]!, visitor(), user.username)).error?.status).toBe(401);
    }
    const rest = await visitor().rest('POST', '/login', {
      username: user.username,
      password: PASSWORD,
    });
    expect(rest).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please wait a while and try again.' },
    });
    const seconds = Number(rest.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    const graphql = await visitor().graphql(
      'mutation($input: LoginInput!) { login(input: $input) { id } }',
      { input: { username: user.username.toUpperCase(), password: PASSWORD } },
    );
    expect(graphql.status).toBe(429);
    expect(Number(graphql.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(graphql.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await right('REST', visitor(), other.user.username)).error).toBeNull();
  });

  test('does not lock the owner out at another address, and ignores a forged one', async () => {
    const { user } = await signedUp(server());
    for (let n = 0; n < 10; n += 1) await wrong('REST', visitor(), user.username);
    const body = JSON.stringify({ username: user.username, password: PASSWORD });
    const forged = await visitor().raw('POST', '/api/login', body, {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(forged.status).toBe(429);
    expect(await loginFrom('127.0.0.2', server().port, body)).toBe(200);
  });

  test('resets after a success', async () => {
    const { user } = await signedUp(server());
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) {
        expect((await wrong('REST', visitor(), user.username)).error?.status).toBe(401);
      }
      expect((await right('GraphQL', visitor(), user.username)).error).toBeNull();
    }
  });

  test.each(apis)('counts each of twenty concurrent attempts by %s', async (api) => {
    const { user } = await signedUp(server());
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => wrong(api, visitor(), user.username)),
    );
    const statuses = outcomes.map(({ error }) => error!.status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  test.skipIf(testEnv.redisUrl)('survives a restart', async () => {
    const { user } = await signedUp(server());
    for (let n = 0; n < 10; n += 1) await wrong('REST', visitor(), user.username);
    const anew = createSignInLimits(testEnv, server().database, null, rateLimitHeaders);
    await expect(anew.beginLogin(user.username, '127.0.0.1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});

describe('14: the limits of an address', () => {
  const strict = useServer({
    trustProxy: 1,
    limits: { loginPerAccount: 10, loginPerAddress: 5, registerPerAddress: 3 },
  });
  const from = (address: string, path: string, body: object) =>
    new TestClient(strict()).raw('POST', `/api${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      'x-forwarded-for': address,
    });
  const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

  test('refuse guessing through many names', async () => {
    const address = anAddress();
    // The proxy adds its client's address to what the client has written there.
    const guess = (n: number) =>
      from(`203.0.113.${n}, ${address}`, '/login', {
        username: `name-${n}`,
        password: 'wrong-one',
      });
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
    expect((await from(anAddress(), '/login', { username: 'x', password: 'y' })).status).toBe(401);
  });

  test('recognise a client that changes its address within one IPv6 network', async () => {
    const network = anAddress().slice(0, -1);
    const guess = (n: number) =>
      from(`${network}${n + 10}:${n}`, '/login', { username: `name-${n}`, password: 'wrong-one' });
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
  });

  test('count all networks of one site of IPv6 together', async () => {
    const site = anAddress().split(':').slice(0, 3).join(':');
    const guess = (n: number) =>
      from(`${site}:${n + 1}::1`, '/login', { username: `name-${n}`, password: 'wrong-one' });
    for (let n = 0; n < 15; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(16)).status).toBe(429);
    // Everything else that is limited by address is counted in the same way.
    const join = async (n: number) =>
      (await from(`${site}:${n + 100}::1`, '/register', newcomer())).status;
    for (let n = 0; n < 9; n += 1) expect(await join(n)).toBe(201);
    expect(await join(9)).toBe(429);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:0DB8:0:12::', '2001:db8:0:12::'],
    ['2001:db8:0:12:a:b:c:d', '2001:db8:0:12::'],
    ['2001:db8::7', '2001:db8::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
    ['203.0.113.9:50123', '203.0.113.9'],
    ['[2001:db8:0:12::7]:50123', '2001:db8:0:12::'],
    ['[2001:db8:0:12::7]', '2001:db8:0:12::'],
    ['unknown', 'unknown'],
    ['a ward', 'unknown'],
    ['7'.repeat(5_000), 'unknown'],
    ['', 'unknown'],
  ])('count %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['x'.repeat(5_000), `203.0.113.9, ${'9'.repeat(5_000)}`, '\u00e9, \u2028', ' , ,'])(
    'are not exceeded by an address that is none (%#)',
    async (address) => {
      const sent = Buffer.from(address, 'utf8').toString('latin1');
      const wrong = { username: 'nobody', password: 'wrong-one' };
      expect([401, 429]).toContain((await from(sent, '/login', wrong)).status);
      expect([201, 429]).toContain((await from(sent, '/register', newcomer())).status);
      const verified = await new TestClient(strict()).fetch('/api/verify/PMCPD-X', {
        headers: { 'x-forwarded-for': sent },
      });
      expect(verified.status).toBe(400);
    },
  );

  test('refuse creating accounts without end', async () => {
    const address = anAddress();
    for (let n = 0; n < 3; n += 1) {
      expect((await from(address, '/register', newcomer())).status).toBe(201);
    }
    const refused = await from(address, '/register', newcomer());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('14: guesses of one password from everywhere', () => {
  const open = useServer({ trustProxy: 1 });
  const login = (address: string, username: string, password: string, cookie = '') =>
    new TestClient(open()).raw('POST', '/api/login', JSON.stringify({ username, password }), {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
    });
  const registered = async () => {
    const body = newcomer();
    const response = await new TestClient(open()).raw(
      'POST',
      '/api/register',
      JSON.stringify(body),
      {
        'content-type': 'application/json',
        'x-forwarded-for': anAddress(),
      },
    );
    const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]!);
    const owner = new TestClient(open());
    owner.cookie = cookies.find((each) => each.includes('_session='))!;
    const browser = cookies.find((each) => each.includes('_browser='))!;
    return { username: body.username, owner, browser };
  };
  const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  const titles = async (owner: TestClient) => {
    const { data } = await owner.graphql('{ notifications { nodes { title } } }');
    return data.notifications.nodes.map(({ title }: { title: string }) => title);
  };
  const TITLE = 'Many wrong passwords for your account';
  const told = async (owner: TestClient) => {
    await expect.poll(() => titles(owner)).toContain(TITLE);
    return (await titles(owner)).filter((each: string) => each === TITLE).length;
  };

  test('are refused after ten from networks of one site, and the owner hears once', async () => {
    const { username, owner } = await registered();
    const site = anAddress().split(':').slice(0, 3).join(':');
    const statuses: number[] = [];
    for (let n = 0; n < 120; n += 1) {
      statuses.push(
        (await login(`${site}:${(n + 1).toString(16)}::1`, username, 'wrong-one')).status,
      );
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(await told(owner)).toBe(1);
  });

  test('are slowed, and leave the owner in with a browser that signed in before', async () => {
    const { username, owner, browser } = await registered();
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      statuses.push((await login(anAddress(), username, 'wrong-one')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(35);
    expect(statuses.slice(35).every((status) => status === 429)).toBe(true);
    expect(await told(owner)).toBe(1);
    // Another account's browser, or one made up, is a stranger's.
    const other = await registered();
    const made = browser.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const strange of ['', other.browser, made, 'paramed_browser=x']) {
      expect((await login(anAddress(), username, PASSWORD, strange)).status).toBe(429);
    }
    // They do not keep a signed-in owner from proving who they are either.
    const query = `mutation { confirmIdentity(input: { password: "${PASSWORD}" }) }`;
    expect((await owner.graphql(query)).data).toEqual({ confirmIdentity: true });
    const known = await login(anAddress(), username, PASSWORD, browser);
    expect(known.status).toBe(200);
    const [renewed] = known.headers.getSetCookie().filter((each) => each.includes('_browser='));
    expect(renewed).toContain(browser);
  });

  test('in a known browser are counted by themselves', async () => {
    const { username, browser } = await registered();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await login(anAddress(), username, 'wrong-one', browser)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await login(anAddress(), username, PASSWORD)).status).toBe(200);
  });

  test('cost an account that does not exist the same', async () => {
    const username = `nobody-${randomUUID()}`;
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      statuses.push((await login(anAddress(), username, 'wrong-one')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(35);
  });
});

test('15: an unknown user and a wrong password get the same bytes', async () => {
  const { user } = await signedUp(server());
  const responses = await Promise.all(
    [user.username, `nobody-${randomUUID()}`].map((username) =>
      visitor().raw('POST', '/api/login', JSON.stringify({ username, password: 'wrong-one' })),
    ),
  );
  const [known, unknown] = responses.map(({ status, text, headers }) => ({
    status,
    body: withoutRequest(JSON.parse(text)),
    // These differ in every response; the rest of a limit depends on what came before.
    headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name)),
  }));
  expect(known).toMatchObject({ status: 401, body: { message: LOGIN_FAILED } });
  expect(unknown).toEqual(known);
});

function loginFrom(localAddress: string, port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const options = {
      host: '127.0.0.1',
      port,
      localAddress,
      path: '/api/login',
      method: 'POST',
      headers,
    };
    request(options, (response) => {
      response.resume();
      resolve(response.statusCode!);
    })
      .once('error', reject)
      .end(body);
  });
}
