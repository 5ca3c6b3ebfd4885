// @module-tag servers
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
const DAY = 24 * 60 * 60 * 1000;
const visitor = () => new TestClient(server());
detectResponseLeaks();

describe('17: a token', () => {
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

  test('that is genuine is accepted', async () => {
    expect(await opens(tokenOf(alex))).toBe(true);
    expect(await opens(jwt.sign(claims, jwtSecret))).toBe(true);
  });

  test.each<[string, () => string]>([
    ['has no algorithm', () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    [
      'has the wrong key',
      () => jwt.sign(claims, 'another secret, that is as long as the right one'),
    ],
    [
      'brings its own key',
      () => {
        const k = Buffer.from('a secret that the caller has made up').toString('base64url');
        const header = { alg: 'HS256', kid: 'own', jwk: { kty: 'oct', k }, jku: 'https://a.org/' };
        return jwt.sign(claims, Buffer.from(k, 'base64url'), { header });
      },
    ],
    ['has another algorithm', () => jwt.sign(claims, jwtSecret, { algorithm: 'HS512' })],
    [
      'has expired',
      () => jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, jwtSecret),
    ],
    [
      'is not valid yet',
      () => jwt.sign({ ...claims, nbf: Math.floor(Date.now() / 1000) + 60 }, jwtSecret),
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
    [
      'names a session by a malformed id',
      () => jwt.sign({ ...claims, sid: "' or 1=1 --" }, jwtSecret),
    ],
    ['names no user', () => jwt.sign({ ...claims, sub: 'NaN' }, jwtSecret)],
    [
      'names a user beyond the safe integers',
      () => jwt.sign({ ...claims, sub: '9007199254740991' }, jwtSecret),
    ],
    ['is garbage', () => 'a.b.c'],
    ['is empty', () => ''],
    ['is long', () => 'x'.repeat(5_000)],
  ])('that %s is refused', async (_name, token) => {
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

describe.each(apis)('18: logout by %s', (api: Api) => {
  test('ends the cookie and every copy of it, everywhere', async () => {
    const client = await signedUp(server());
    const kept = client.cookie;
    const copy = visitor();
    copy.cookie = kept;
    const socket = await (await TestSocket.open(server(), { cookie: kept })).init();
    expect((await callApi(api, client, 'logout')).error).toBeNull();
    expect(client.cookie).toBe('paramed_session=');
    expect(await socket.closed).toBe(4403);
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
});

describe('18: a session', () => {
  const isDead = async (cookie: string) => {
    const kept = Object.assign(visitor(), { cookie });
    const socket = await TestSocket.open(server(), { cookie });
    socket.send({ type: 'connection_init' });
    const { data } = await kept.graphql('{ me { id } }');
    return [(await kept.rest('GET', '/user')).status, data.me, await socket.closed];
  };
  const dead = [401, null, 4403];

  test('ends everywhere after a password change, also the one that made it', async () => {
    const here = await signedUp(server());
    const there = Object.assign(visitor(), { user: here.user });
    await there.rest('POST', '/login', { username: here.user.username, password: PASSWORD });
    const kept = here.cookie;
    const CHANGE =
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';
    const change = { currentPassword: PASSWORD, newPassword: 'another-shift-8' };
    expect((await here.graphql(CHANGE, change)).errors).toBeUndefined();
    expect(here.cookie).not.toBe(kept);
    expect(await isDead(kept)).toEqual(dead);
    expect(await isDead(there.cookie)).toEqual(dead);
    expect((await here.rest('GET', '/user')).status).toBe(200);
  });

  test('ends everywhere when its account is deleted', async () => {
    const client = await signedUp(server());
    const kept = client.cookie;
    const DELETE = 'mutation($password: String) { deleteAccount(password: $password) }';
    await client.graphql(DELETE, { password: PASSWORD });
    expect(await isDead(kept)).toEqual(dead);
  });

  test('is new at each sign-in, whatever cookie was sent', async () => {
    const { user, cookie: own } = await signedUp(server());
    const given = new Set<string>();
    const cookies = ['', 'paramed_session=fixed', 'paramed_session=a.b.c', own];
    for (const cookie of cookies) {
      const client = Object.assign(visitor(), { cookie });
      await client.rest('POST', '/login', { username: user.username, password: PASSWORD });
      const { sid } = jwt.decode(client.cookie.split('=')[1]!) as jwt.JwtPayload;
      expect(sid).toMatch(/^[0-9a-f-]{36}$/);
      given.add(sid).add(client.cookie);
    }
    expect(given.size).toBe(2 * cookies.length);
    expect(given).not.toContain(own);
  });

  test('ends by the statements of the operator’s manual, one user’s or all', async () => {
    const manual = readFileSync('docs/operations.md', 'utf8');
    const [, section = ''] = manual.split('\n## Sign users out\n');
    const statements = [...section.split('\n## ')[0]!.matchAll(/`(delete [^`]+)`/g)];
    const [ofOne = '', ofAll = ''] = statements.map(([, text]) => text!);
    const run = (text: string) => server().database.query({ text, values: [] });
    const [casey, devon] = [await signedUp(server()), await signedUp(server())];
    expect(ofOne).toContain("'…'");
    const kept = casey.cookie;
    await run(ofOne.replace('…', casey.user.username));
    expect((await casey.rest('GET', '/user')).status).toBe(401);
    expect(await isDead(kept)).toEqual(dead);
    expect((await devon.rest('GET', '/user')).status).toBe(200);
    await run(ofAll);
    expect(await isDead(devon.cookie)).toEqual(dead);
    const login = { username: casey.user.username, password: PASSWORD };
    expect((await visitor().rest('POST', '/login', login)).status).toBe(200);
  });
});
