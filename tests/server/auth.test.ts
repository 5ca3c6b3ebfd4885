import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { act, doors, type Door } from '#tests/support/doors';
import { foreignKeys } from '#tests/support/hostile';
import { countOf, rowOf } from '#tests/support/rows';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { createSignInLimits } from '#server/auth/limits';

const server = useServer();
const DAY = 24 * 60 * 60 * 1000;
const LOGIN_FAILED = 'Invalid username or password';

const newcomer = (change: object = {}) => ({
  fullName: 'Robin Newcomer',
  username: `robin-${randomUUID()}`,
  password: PASSWORD,
  organization: 'Ambulance Victoria',
  ...change,
});
const visitor = () => new TestClient(server());

describe.each(doors)('register by %s', (door: Door) => {
  test('makes an account and signs it in', async () => {
    const client = visitor();
    const input = newcomer();
    const { value } = await act(door, client, 'register', { input });
    const { password: _, ...shown } = input;
    expect(value).toMatchObject({ ...shown, role: 'paramedic', profileImage: null });
    expect((await client.rest('GET', '/user')).body).toMatchObject({ id: value.id, ...shown });
    expect((await rowOf(server(), 'users', value.id))!['password']).toMatch(/^\$2[aby]\$04\$/);
  });

  test('takes the default organization where none is given', async () => {
    for (const organization of [undefined, null, '', '  ']) {
      const input = newcomer({ organization });
      const { value } = await act(door, visitor(), 'register', { input });
      expect(value.organization).toBe('Queensland Ambulance Service');
    }
  });

  test.each([
    ['fullName', '', 'Full name is required'],
    ['fullName', '   ', 'Full name is required'],
    ['username', '', 'Username is required'],
    ['username', 'x'.repeat(51), 'Username must be at most 50 characters'],
    ['username', 'ro\u200bbin', 'Username contains characters that cannot be stored'],
    ['username', 'ro\u0000bin', 'Username contains characters that cannot be stored'],
    ['fullName', 'Robin \ud83d', 'Full name contains characters that cannot be stored'],
    ['password', '', 'Password must be at least 6 characters'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['password', 'with\u0000nul', 'Password contains characters that cannot be stored'],
    ['password', 'x'.repeat(73), 'Password must be at most 72 bytes'],
    ['password', '🚑'.repeat(19), 'Password must be at most 72 bytes'],
  ])('refuses the %s %j', async (field, value, message) => {
    const before = await countOf(server(), 'users');
    const input = newcomer({ [field]: value });
    const { refusal } = await act(door, visitor(), 'register', { input });
    expect(refusal).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countOf(server(), 'users')).toBe(before);
  });

  test('refuses a username that exists, whatever the case and form of its letters', async () => {
    const name = `Alex ${randomUUID()} ß`;
    await act(door, visitor(), 'register', { input: newcomer({ username: name }) });
    const before = await countOf(server(), 'users');
    const same = [
      name,
      name.toLowerCase(),
      `  ${name.replace('Alex', 'ALEX')}`,
      name.replace('A', 'Ａ'),
    ];
    for (const username of same) {
      const { refusal } = await act(door, visitor(), 'register', { input: newcomer({ username }) });
      const message = 'Username already exists';
      expect(refusal).toEqual({ status: 409, message, fields: { username: message } });
    }
    expect(await countOf(server(), 'users')).toBe(before);
  });

  test('makes one account of twenty requests at once', async () => {
    const input = newcomer();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => act(door, visitor(), 'register', { input })),
    );
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(1);
    expect(outcomes.filter(({ refusal }) => refusal?.status === 409)).toHaveLength(19);
  });
});

describe('register by REST alone', () => {
  test('gives foreign keys no effect', async () => {
    const input = { ...foreignKeys, ...newcomer() };
    const { value } = await act('REST', visitor(), 'register', { input });
    expect(value).toMatchObject({ role: 'paramedic', registrationDate: null });
    expect(value.id).not.toBe(1);
    const { created_at: createdAt } = (await rowOf(server(), 'users', value.id))!;
    expect(new Date(createdAt).getTime()).toBeGreaterThan(Date.now() - DAY);
  });

  test.each(['[]', '{}', '"x"', 'null', '{"username":{},"password":[],"fullName":7}'])(
    'refuses the body %s',
    async (body) => {
      const before = await countOf(server(), 'users');
      const answer = await visitor().raw('POST', '/api/register', body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBeTypeOf('string');
      expect(await countOf(server(), 'users')).toBe(before);
    },
  );
});

describe.each(doors)('login by %s', (door: Door) => {
  test('signs in, whatever the case of the username', async () => {
    const { user } = await signedUp(server());
    const client = visitor();
    const input = { username: ` ${user.username.toUpperCase()} `, password: PASSWORD };
    expect((await act(door, client, 'login', { input })).value.id).toBe(user.id);
    expect((await client.rest('GET', '/user')).status).toBe(200);
  });

  test('opens a new session each time', async () => {
    const client = await signedUp(server());
    const first = client.cookie;
    await act(door, client, 'login', {
      input: { username: client.user.username, password: PASSWORD },
    });
    expect(client.cookie).not.toBe(first);
  });

  test.each([
    [{ username: '', password: 'x' }, { username: 'Username is required' }],
    [{ username: 'x', password: '' }, { password: 'Password is required' }],
  ])('refuses %j', async (input, fields) => {
    const { refusal } = await act(door, visitor(), 'login', { input });
    expect(refusal).toEqual({ status: 400, message: Object.values(fields)[0], fields });
  });

  test('refuses a wrong password', async () => {
    const { user } = await signedUp(server());
    for (const password of [
      'night-shift-8',
      `${PASSWORD} `,
      PASSWORD.toUpperCase(),
      `${PASSWORD}\u0000`,
    ]) {
      const client = visitor();
      const input = { username: user.username, password };
      const { refusal } = await act(door, client, 'login', { input });
      expect(refusal).toEqual({ status: 401, message: LOGIN_FAILED });
      expect(client.cookie).toBe('');
    }
  });

  test('compares all 72 bytes of a password, and none that is longer', async () => {
    const password = '🚑'.repeat(18);
    const input = newcomer({ password });
    expect((await act(door, visitor(), 'register', { input })).refusal).toBeNull();
    const login = (given: string) =>
      act(door, visitor(), 'login', { input: { username: input.username, password: given } });
    expect((await login(password)).refusal).toBeNull();
    expect((await login(`${password}x`)).refusal?.status).toBe(401);
    expect((await login(`${password.slice(0, -2)}🚒`)).refusal?.status).toBe(401);
  });
});

test('an unknown user and a wrong password get the same bytes', async () => {
  const { user } = await signedUp(server());
  const answers = await Promise.all(
    [user.username, `nobody-${randomUUID()}`].map((username) =>
      visitor().raw('POST', '/api/login', JSON.stringify({ username, password: 'wrong-one' })),
    ),
  );
  const [known, unknown] = answers.map(({ status, text, headers }) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => name !== 'date'),
  }));
  expect(known).toMatchObject({ status: 401, text: JSON.stringify({ message: LOGIN_FAILED }) });
  expect(unknown).toEqual(known);
});

describe.each(doors)('logout by %s', (door: Door) => {
  test('kills the cookie and every copy of it, everywhere', async () => {
    const client = await signedUp(server());
    const kept = client.cookie;
    const copy = visitor();
    copy.cookie = kept;
    const socket = await (await TestSocket.open(server(), { cookie: kept })).init();
    expect((await act(door, client, 'logout')).refusal).toBeNull();
    expect(client.cookie).toBe('paramed_session=');
    const ended = await Promise.race([socket.closed, new Promise((go) => setTimeout(go, 1_000))]);
    expect(ended).toBe(4403);
    expect((await copy.rest('GET', '/user')).status).toBe(401);
    expect((await copy.rest('GET', '/activities')).status).toBe(401);
    expect((await copy.graphql('{ me { id } }')).data.me).toBeNull();
    expect((await copy.graphql('{ activities { totalCount } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const again = await TestSocket.open(server(), { cookie: kept });
    again.send({ type: 'connection_init' });
    expect(await again.closed).toBe(4403);
  });

  test('ends this session alone', async () => {
    const here = await signedUp(server());
    const there = visitor();
    await act(door, there, 'login', {
      input: { username: here.user.username, password: PASSWORD },
    });
    await act(door, here, 'logout');
    expect((await here.rest('GET', '/user')).status).toBe(401);
    expect((await there.rest('GET', '/user')).status).toBe(200);
  });

  test('is no error where nobody is signed in', async () => {
    expect((await act(door, visitor(), 'logout')).refusal).toBeNull();
  });
});

describe('the cookie', () => {
  const setCookie = async (client: TestClient, path: string, body: object) => {
    const answer = await client.raw('POST', `/api${path}`, JSON.stringify(body));
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    return answer.headers.getSetCookie()[0]!.split('; ').toSorted();
  };
  const secure = useServer({ publicUrl: 'https://cpd.example.org' });

  test('is HttpOnly, SameSite=Lax and of the whole site', async () => {
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

  test('is also Secure and held to its host where the site is on https', async () => {
    const set = await setCookie(new TestClient(secure()), '/register', newcomer());
    expect(set).toContain('Secure');
    expect(set).toContainEqual(expect.stringMatching(/^__Host-paramed_session=/));
  });
});

describe('a token', () => {
  let alex: TestClient;
  let billie: TestClient;
  let claims: jwt.JwtPayload;
  const tokenOf = (client: TestClient) => client.cookie.split('=')[1]!;
  const { jwtSecret } = testEnv;

  beforeAll(async () => {
    alex = await signedUp(server());
    billie = await signedUp(server());
    claims = jwt.decode(tokenOf(alex)) as jwt.JwtPayload;
  });

  const opens = async (token: string) => {
    const client = visitor();
    client.cookie = `paramed_session=${token}`;
    const rest = (await client.rest('GET', '/user')).status;
    const graphql = (await client.graphql('{ me { id } }')).data.me;
    expect(rest === 200).toBe(graphql !== null);
    return rest === 200;
  };
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test('that is genuine opens', async () => {
    expect(await opens(tokenOf(alex))).toBe(true);
    expect(await opens(jwt.sign(claims, jwtSecret))).toBe(true);
  });

  test.each<[string, () => string]>([
    ['has no algorithm', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    [
      'has the wrong key',
      () => jwt.sign(claims, 'another secret, that is as long as the right one'),
    ],
    ['has another algorithm', () => jwt.sign(claims, jwtSecret, { algorithm: 'HS512' })],
    [
      'has expired',
      () => jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, jwtSecret),
    ],
    [
      'has an edited subject',
      () => {
        const [head, , signature] = tokenOf(alex).split('.');
        return `${head}.${base64({ ...claims, sub: String(billie.user.id) })}.${signature}`;
      },
    ],
    [
      'names another user for its session',
      () => jwt.sign({ ...claims, sub: String(billie.user.id) }, jwtSecret),
    ],
    ['is for another purpose', () => jwt.sign({ ...claims, use: 'password-reset' }, jwtSecret)],
    ['names no session', () => jwt.sign({ ...claims, sid: undefined }, jwtSecret)],
    ['names an unknown session', () => jwt.sign({ ...claims, sid: randomUUID() }, jwtSecret)],
    ['names a session that is no id', () => jwt.sign({ ...claims, sid: "' or 1=1 --" }, jwtSecret)],
    ['names no user', () => jwt.sign({ ...claims, sub: 'NaN' }, jwtSecret)],
    [
      'names a user beyond all numbers',
      () => jwt.sign({ ...claims, sub: '9007199254740991' }, jwtSecret),
    ],
    ['is garbage', () => 'a.b.c'],
    ['is empty', () => ''],
    ['is long', () => 'x'.repeat(5_000)],
  ])('that %s does not', async (_name, token) => {
    expect(await opens(token())).toBe(false);
  });

  test('lives as long as its session', async () => {
    const client = await signedUp(server());
    server().setNow(new Date(Date.now() + 30 * DAY - 60_000));
    expect(await opens(tokenOf(client))).toBe(true);
    server().setNow(new Date(Date.now() + 30 * DAY + 1_000));
    expect(await opens(tokenOf(client))).toBe(false);
    server().setNow(null);
  });
});

describe('the limit on sign-in', () => {
  const wrong = (door: Door, client: TestClient, username: string) =>
    act(door, client, 'login', { input: { username, password: 'wrong-one' } });
  const right = (door: Door, client: TestClient, username: string) =>
    act(door, client, 'login', { input: { username, password: PASSWORD } });

  test('refuses after ten failures, counted over both doors, for this account alone', async () => {
    const { user } = await signedUp(server());
    const other = await signedUp(server());
    for (let n = 0; n < 10; n += 1) {
      expect((await wrong(doors[n % 2]!, visitor(), user.username)).refusal?.status).toBe(401);
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
    expect((await right('REST', visitor(), other.user.username)).refusal).toBeNull();
  });

  test('does not lock the owner out elsewhere, and believes no forged address', async () => {
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

  test('starts anew after a success', async () => {
    const { user } = await signedUp(server());
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) {
        expect((await wrong('REST', visitor(), user.username)).refusal?.status).toBe(401);
      }
      expect((await right('GraphQL', visitor(), user.username)).refusal).toBeNull();
    }
  });

  test.each(doors)('counts each of twenty at once by %s', async (door) => {
    const { user } = await signedUp(server());
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => wrong(door, visitor(), user.username)),
    );
    const statuses = outcomes.map(({ refusal }) => refusal!.status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
  });

  test.skipIf(testEnv.redisUrl)('is remembered over a restart', async () => {
    const { user } = await signedUp(server());
    for (let n = 0; n < 10; n += 1) await wrong('REST', visitor(), user.username);
    const anew = createSignInLimits(testEnv, server().database, null);
    await expect(anew.beginLogin(user.username, '127.0.0.1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  test('tries one wrong password of the many in a document', async () => {
    const { user } = await signedUp(server());
    const logins = Array.from(
      { length: 15 },
      (_, n) =>
        `a${n}: login(input: { username: "${user.username}", password: "wrong-${n}" }) { id }`,
    );
    for (let n = 0; n < 10; n += 1) {
      const { data, errors } = await visitor().graphql(`mutation { ${logins.join(' ')} }`);
      expect(data).toBeNull();
      expect(errors?.map(({ path }) => path)).toEqual([['a0']]);
    }
    expect((await right('REST', visitor(), user.username)).refusal?.status).toBe(429);
  });
});

describe('the limits on an address', () => {
  const strict = useServer({
    trustProxy: 1,
    limits: { loginPerAccount: 10, loginPerAddress: 5, registerPerAddress: 3 },
  });
  const from = (address: string, path: string, body: object) =>
    new TestClient(strict()).raw('POST', `/api${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      'x-forwarded-for': address,
    });
  const anAddress = () => `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;

  test('refuse guessing through many names', async () => {
    const address = anAddress();
    const guess = (n: number) =>
      from(address, '/login', { username: `name-${n}`, password: 'wrong-one' });
    for (let n = 0; n < 5; n += 1) expect((await guess(n)).status).toBe(401);
    expect((await guess(6)).status).toBe(429);
    expect((await from(anAddress(), '/login', { username: 'x', password: 'y' })).status).toBe(401);
  });

  test('refuse making accounts without end', async () => {
    const address = anAddress();
    for (let n = 0; n < 3; n += 1) {
      expect((await from(address, '/register', newcomer())).status).toBe(201);
    }
    const refused = await from(address, '/register', newcomer());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

test('no answer carries a password or its hash', async () => {
  const client = visitor();
  const input = newcomer();
  const texts = [
    await client.raw('POST', '/api/register', JSON.stringify(input)),
    await client.raw('POST', '/api/login', JSON.stringify(input)),
    await client.raw('GET', '/api/user', undefined, {}),
    await client.raw('PATCH', '/api/user/profile', JSON.stringify(input)),
    await client.raw('POST', '/graphql', '{"query":"{ me { id password } }"}'),
    await client.raw('POST', '/graphql', '{"query":"{ me { id usernameKey } }"}'),
  ].map(({ text }) => text);
  for (const text of texts) expect(text).not.toMatch(/\$2[aby]\$|night-shift|usernameKey":/);
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
