// @module-tag servers
import { randomUUID } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '#server/auth/passwords/password';
import { readEnv } from '#server/env';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { timeoutMs, iterations } from '#tests/support/long';
import { findRow } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer, type TestServer } from '#tests/support/server';
import { COMMON_PASSWORDS, passwordMessages } from '#domain/account/passwords';
import { PASSWORD_MIN } from '#domain/account/users';

/** Production's cost in long runs; in short runs just slow enough to reveal a skipped hash. */
const bcryptCost = iterations(10, 12);
const limits = { loginPerAccount: 10_000, loginPerAddress: 10_000, registerPerAddress: 10_000 };
const started = useServer({ bcryptCost, limits });
let server: TestServer;
beforeAll(() => void (server = started()));
detectResponseLeaks();

const login = (username: string, password: string) =>
  new TestClient(server).raw('POST', '/api/login', JSON.stringify({ username, password }));
const CHANGE =
  'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';

describe('16: a password', () => {
  test('costs at least 12 by default, and less only in tests', () => {
    const { bcryptCost: cost } = readEnv({ JWT_SECRET: testEnv.jwtSecret, DATA_DIR: '.cache/env' });
    expect(cost).toBeGreaterThanOrEqual(12);
  });

  test('is stored as a hash with that cost', async () => {
    const { user } = await signedUp(server);
    const { password } = (await findRow(server, 'users', user.id))!;
    expect(password).toMatch(new RegExp(`^\\$2[aby]\\$${bcryptCost}\\$.{53}$`));
  });

  test.each<[name: string, password: string, status: number]>([
    ['72 bytes', 'x'.repeat(72), 201],
    ['73 bytes', 'x'.repeat(73), 201],
    ['1,024 bytes', 'x'.repeat(1024), 201],
    ['1,025 bytes', 'x'.repeat(1025), 400],
    ['72 bytes of emoji', '🚑'.repeat(18), 201],
    ['73 bytes, the last of them after emoji', `${'🚑'.repeat(18)}x`, 201],
    ['NUL', 'with\u0000nul-inside', 400],
    ['half a surrogate pair', 'half \ud83d of it', 400],
    ['5 characters', '12345', 400],
    ['200 kB', 'x'.repeat(200_000), 400],
    ['1 MB', 'x'.repeat(1_000_000), 413],
  ])('of %s', async (_name, password, status) => {
    const input = { username: `pass-${randomUUID()}`, fullName: 'Robin', password };
    const made = await new TestClient(server).rest('POST', '/register', input);
    expect(made.status).toBe(status);
    if (status !== 201) return expect(made.body.message).toBeTypeOf('string');
    expect((await login(input.username, password)).status).toBe(200);
    expect((await login(input.username, `${password}x`)).status).toBe(401);
    expect((await login(input.username, password.slice(0, -2))).status).toBe(401);
  });

  test('that is too long is refused for a change and for a sign-in', async () => {
    const client = await signedUp(server);
    const change = { currentPassword: PASSWORD, newPassword: 'x'.repeat(1025) };
    const { errors } = await client.graphql(CHANGE, change);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await login(client.user.username, 'x'.repeat(200_000))).status).toBeLessThan(500);
  });
});

describe('a new password', () => {
  const register = (change: object) =>
    new TestClient(server).rest('POST', '/register', {
      username: `pass-${randomUUID()}`,
      fullName: 'Robin',
      password: PASSWORD,
      ...change,
    });

  const inOrder = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  const common = [...new Set(inOrder.map((each) => each.toLowerCase()))];

  test.each(['123456', 'Qwerty', 'LETMEIN', common[2_999]!, common[COMMON_PASSWORDS - 1]!])(
    'must not be as common as %s',
    async (password) => {
      const refused = await register({ password });
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toEqual({ password: passwordMessages.common });
    },
  );

  test.each(['sirens-at-4am', 'x7-q2p', 'password of the night shift'])(
    'may be as uncommon as %s',
    async (password) => expect((await register({ password })).status).toBe(201),
  );

  test.each([
    ['pat.o', 'xx-PAT.O-99', false],
    ['Ａｎａｓｔａｓｉａ', 'anastasia 1999', false],
    ['pa', 'pa-and-more', true],
  ])('of %s: %s', async (name, password, isFine) => {
    const response = await register({ username: name, password });
    expect(response.status).toBe(isFine ? 201 : 400);
    const fields = isFine ? undefined : { password: passwordMessages.holdsUsername };
    expect(response.body.fields).toEqual(fields);
  });
});

describe('a password of more than 72 bytes', () => {
  test('is compared to its last byte', async () => {
    const password = `${'long '.repeat(40)}end`;
    const input = { username: `pass-${randomUUID()}`, fullName: 'Robin', password };
    expect((await new TestClient(server).rest('POST', '/register', input)).status).toBe(201);
    expect((await login(input.username, password)).status).toBe(200);
    for (const other of [`${'long '.repeat(40)}enD`, password.slice(0, 72)]) {
      expect((await login(input.username, other)).status, other).toBe(401);
    }
  });

  test('leaves existing hashes valid', async () => {
    const { user } = await signedUp(server);
    const password = 'é'.repeat(36);
    const hash = bcrypt.hashSync(password, 4);
    await server.database.query({
      text: 'update users set password = $1 where id = $2',
      values: [hash, user.id],
    });
    expect((await login(user.username, `${password}é`)).status).toBe(401);
    server.setNow(new Date(Date.now() + 10 * 365 * 86_400_000));
    expect((await login(user.username, password)).status).toBe(200);
    server.setNow(null);
  });
});

describe('a password whose letters a keyboard composes otherwise', () => {
  const composed = 'Brücke-über-Öre-8'.normalize('NFC');
  const taken = composed.normalize('NFD');
  const hashOf = async ({ user }: TestClient) =>
    (await findRow(server, 'users', user.id))!['password'];
  const logIn = async ({ user }: TestClient, password: string) =>
    (await login(user.username, password)).status;

  test.each([
    ['composed', composed, taken],
    ['in parts', taken, composed],
  ])('is the same however it was set: %s', async (_name, password, other) => {
    const client = await signedUp(server, { password });
    expect(await logIn(client, other)).toBe(200);
    expect(await logIn(client, password)).toBe(200);
    expect(await logIn(client, `${password}x`)).toBe(401);
  });

  test('goes on working with a hash from before, which the next sign-in replaces', async () => {
    const client = await signedUp(server);
    const old = await bcrypt.hash(taken, 4);
    const text = 'update users set password = $2 where id = $1';
    await server.database.query({ text, values: [client.user.id, old] });
    expect(await logIn(client, composed)).toBe(401);
    expect(await logIn(client, taken)).toBe(200);
    const replaced = await hashOf(client);
    expect(replaced).not.toBe(old);
    expect(await logIn(client, composed)).toBe(200);
    expect(await logIn(client, taken)).toBe(200);
    expect(await hashOf(client)).toBe(replaced);
  });

  test('proves an identity, and is bounded as it is stored', async () => {
    const client = await signedUp(server, { password: composed });
    const query = 'mutation($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }';
    const { data } = await client.graphql(query, { input: { password: taken } });
    expect(data).toEqual({ confirmIdentity: true });
    const short = 'e\u0301e\u0301e\u0301';
    const refused = await new TestClient(server).rest('POST', '/register', {
      fullName: 'Robin Newcomer',
      username: `robin-${randomUUID()}`,
      password: short,
    });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['password']]);
  });
});

describe('15: an unknown name and a wrong password', () => {
  test(
    'take the same time',
    async () => {
      const { user } = await signedUp(server);
      await login('nobody-at-all', 'wrong-one');
      const took: [known: number[], unknown: number[]] = [[], []];
      for (let pair = 0; pair < iterations(15, 300); pair += 1) {
        for (const index of pair % 2 ? [0, 1] : [1, 0]) {
          const name = index === 0 ? user.username : `nobody-${randomUUID()}`;
          const started = performance.now();
          expect((await login(name, 'wrong-one')).status).toBe(401);
          took[index as 0 | 1].push(performance.now() - started);
        }
      }
      // Other programs only make a request slower, so the fastest one shows the work itself.
      const [known, unknown] = took.map((each) => Math.min(...each)) as [number, number];
      // Hashing is nearly all of the time: a skipped hash for an unknown name would show as a large difference.
      expect(Math.abs(known - unknown)).toBeLessThan(iterations(known / 2, 5));
    },
    timeoutMs(40_000),
  );
});

describe('16: during twenty concurrent sign-ins', () => {
  test(
    'other requests are served without delay',
    async () => {
      const { user } = await signedUp(server);
      const visitor = new TestClient(server);
      const flood = new AbortController();
      const logins = Promise.all(
        Array.from({ length: 20 }, () => login(user.username, 'wrong-one')),
      ).finally(() => flood.abort());
      const took: number[] = [];
      const began = performance.now();
      while (!flood.signal.aborted) {
        const started = performance.now();
        expect((await visitor.raw('GET', '/healthz', undefined, {})).status).toBe(200);
        took.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await logins;
      const worst = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]!;
      // If hashes ran on the server's own thread, a request would wait for many of them.
      expect(took.length).toBeGreaterThan(40);
      expect(worst).toBeLessThan(iterations((performance.now() - began) / 2, 50));
    },
    timeoutMs(30_000),
  );
});

describe('16: the hashing thread', () => {
  test('refuses a caller who would wait too long, and accepts the next when there is room', async () => {
    const passwords = createPasswords(4, 2);
    const results = await Promise.allSettled(['one', 'two', 'three'].map(passwords.hash));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterSeconds: 10 } });
    expect(await passwords.hash('four')).toMatch(/^\$2/);
    await passwords.close();
  });

  test('that crashes fails its jobs, and is replaced', async () => {
    const passwords = createPasswords(4);
    const noHash: string = JSON.parse('{ "what bcrypt": "throws at" }');
    await expect(passwords.matches('one', noHash)).rejects.toThrow('Illegal arguments');
    expect(await passwords.hash('two')).toMatch(/^\$2/);
    expect(await passwords.matches('three', null)).toBe(false);
    await passwords.close();
  });
});
