// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { callApi, apis } from '#tests/support/apis';
import {
  addPasskey,
  addRecoveryCodes,
  addTotp,
  type AuthenticatorApp,
} from '#tests/support/factors';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer } from '#tests/support/server';
import { removeFactors } from '#server/auth/factors/remove-factors';
import { openSecret } from '#server/auth/factors/totp-codes';

const server = useServer();
const MINUTE = 60_000;
const NOW = new Date('2027-03-01T00:00:10Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
beforeEach(() => server().setNow(NOW));
detectResponseLeaks();

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { id } }';
const BEGIN = 'mutation { beginTotp { secret uri } }';
const CONFIRM = 'mutation($code: String!) { confirmTotp(code: $code) { id } }';
const visitor = () => new TestClient(server());
const login = (client: TestClient, code?: string, from = visitor()) =>
  from.rest('POST', '/login', { username: client.user.username, password: PASSWORD, code });
const securityOf = async (client: TestClient) =>
  (
    await client.graphql(`{ me { security {
      passkeys { id name createdAt lastUsedAt } totpAddedAt passkeysAvailable
      recoveryCodes { remaining createdAt savedAt } } } }`)
  ).data.me.security;
const eventsOf = async (client: TestClient) => {
  await server().services.background.settled();
  const text = 'select kind from security_events where user_id = $1 order by id desc';
  const rows = await server().database.query<{ kind: string }>({ text, values: [client.user.id] });
  return rows.map(({ kind }) => kind);
};

async function withApp(): Promise<{ client: TestClient; app: AuthenticatorApp }> {
  const client = await signedUp(server());
  return { client, app: await addTotp(client, NOW) };
}

describe('an authenticator app', () => {
  test('is set up by its first code', async () => {
    const client = await signedUp(server());
    expect(await securityOf(client)).toEqual({
      passkeys: [],
      totpAddedAt: null,
      recoveryCodes: null,
      passkeysAvailable: true,
    });
    const { beginTotp } = (await client.graphql(BEGIN)).data;
    expect(beginTotp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(beginTotp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(`ParaMed CPD:${client.user.username}`);
    expect(uri.searchParams.get('secret')).toBe(beginTotp.secret);
    const wrong = await client.graphql(CONFIRM, { code: '000000' });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { code: 'This code is not valid' },
    });
    expect((await login(client)).status).toBe(200);
    await addTotp(client, NOW);
    expect((await securityOf(client)).totpAddedAt).toBe(NOW.toISOString());
    expect((await login(client)).status).toBe(401);
    expect((await client.graphql(BEGIN)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await eventsOf(client)).toContain('totp-added');
  });

  test('is not added without its first code in time', async () => {
    const client = await signedUp(server());
    const { beginTotp } = (await client.graphql(BEGIN)).data;
    const { AuthenticatorApp } = await import('#tests/support/factors');
    server().setNow(after(9));
    await client.graphql('mutation($i: ConfirmIdentityInput!) { confirmIdentity(input: $i) }', {
      i: { password: PASSWORD },
    });
    server().setNow(after(15));
    const code = await new AuthenticatorApp(beginTotp.secret).code(after(15));
    const { errors } = await client.graphql(CONFIRM, { code });
    expect(errors?.[0]?.message).toBe('The time to enter the first code has run out. Start again.');
    expect((await login(client)).status).toBe(200);
  });

  test('has its secret encrypted, bound to its user', async () => {
    const client = await signedUp(server());
    const { secret } = (await client.graphql(BEGIN)).data.beginTotp;
    const text = 'select secret from totp_secrets where user_id = $1';
    const [row] = await server().database.query<{ secret: string }>({
      text,
      values: [client.user.id],
    });
    expect(row!.secret).not.toContain(secret);
    expect(openSecret(testEnv, client.user.id, row!.secret)).toBe(secret);
    expect(openSecret(testEnv, client.user.id + 1, row!.secret)).toBeNull();
    for (const at of [0, 20, -1]) {
      const changed = Buffer.from(row!.secret, 'base64url');
      changed[at < 0 ? changed.length + at : at]! ^= 1;
      expect(
        openSecret(testEnv, client.user.id, changed.toString('base64url')),
        `${at}`,
      ).toBeNull();
    }
    const other = { ...testEnv, jwtSecret: 'another secret that is long enough, too' };
    expect(openSecret(other, client.user.id, row!.secret)).toBeNull();
  });

  test('is no longer required once it is removed', async () => {
    const { client } = await withApp();
    const { errors } = await client.graphql('mutation { removeTotp { id } }');
    expect(errors).toBeUndefined();
    expect((await login(client)).status).toBe(200);
    expect(await eventsOf(client)).toContain('totp-removed');
  });
});

describe('signing in with a second factor', () => {
  test('is required only after a correct password, over REST and GraphQL', async () => {
    const { client } = await withApp();
    await addRecoveryCodes(client);
    const rest = await login(client);
    expect(rest).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_REQUIRED', methods: ['totp', 'recovery-code'] },
    });
    const input = { username: client.user.username, password: PASSWORD };
    const { errors } = await visitor().graphql(LOGIN, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['totp', 'recovery-code'],
    });
    const wrong = await visitor().rest('POST', '/login', { ...input, password: 'wrong-one' });
    expect(wrong.body).toMatchObject({ message: 'Invalid username or password' });
    const wrongBoth = { ...input, password: 'wrong-one', code: '123456' };
    const both = await visitor().rest('POST', '/login', wrongBoth);
    expect(withoutRequest(both.body)).toEqual(withoutRequest(wrong.body));
  });

  test.each(apis)('accepts a code once, by %s', async (api) => {
    const { client, app } = await withApp();
    const sign = async (code: string) => {
      const input = { username: client.user.username, password: PASSWORD, code };
      return callApi(api, visitor(), 'login', { input });
    };
    // The code that set it up has been used.
    const refused = (await sign(await app.code(NOW))).error;
    expect(refused).toMatchObject({ status: 401, fields: { code: 'This code is not valid' } });
    server().setNow(after(1));
    const code = await app.code(after(1));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await sign(spaced)).error).toBeNull();
    expect((await sign(code)).error?.status).toBe(401);
    // A code of an earlier period is refused after a later one was accepted.
    expect((await sign(await app.code(after(1), -1))).error?.status).toBe(401);
  });

  test('accepts a code of the period before or after, and no other', async () => {
    const { client, app } = await withApp();
    const outcome = async (later: number, minutes: number) => {
      server().setNow(after(minutes));
      return (await login(client, await app.code(after(minutes), later))).status;
    };
    expect(await outcome(-2, 3)).toBe(401);
    expect(await outcome(2, 3)).toBe(401);
    expect(await outcome(-1, 3)).toBe(200);
    expect(await outcome(0, 5)).toBe(200);
    expect(await outcome(1, 7)).toBe(200);
  });

  test('accepts one of two requests with the same code', async () => {
    const { client, app } = await withApp();
    server().setNow(after(1));
    const code = await app.code(after(1));
    const outcomes = await Promise.all([login(client, code), login(client, code)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('accepts a recovery code once, in any spelling', async () => {
    const { client } = await withApp();
    const [first = '', second = ''] = await addRecoveryCodes(client);
    expect((await login(client, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await login(client, first)).status).toBe(401);
    const outcomes = await Promise.all([login(client, second), login(client, second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await securityOf(client)).recoveryCodes.remaining).toBe(8);
    expect((await eventsOf(client)).filter((kind) => kind === 'recovery-code-used')).toHaveLength(
      2,
    );
  });

  test('is required for an account with a passkey', async () => {
    const client = await signedUp(server());
    await addPasskey(client);
    expect((await login(client)).body).toMatchObject({ methods: ['passkey'] });
    const [code] = await addRecoveryCodes(client);
    expect((await login(client)).body).toMatchObject({ methods: ['passkey', 'recovery-code'] });
    expect((await login(client, code)).status).toBe(200);
  });

  test('is not required if there are only recovery codes', async () => {
    const client = await signedUp(server());
    await addRecoveryCodes(client);
    expect((await login(client)).status).toBe(200);
  });

  test('refuses another user’s code', async () => {
    const { client } = await withApp();
    const other = await withApp();
    const [code] = await addRecoveryCodes(other.client);
    expect((await login(client, code)).status).toBe(401);
    server().setNow(after(1));
    expect((await login(client, await other.app.code(after(1)))).status).toBe(401);
  });
});

describe('guessing codes', () => {
  test('is limited like guessing passwords, even with requests without a code in between', async () => {
    const { client, app } = await withApp();
    for (let n = 0; n < 10; n += 1) {
      expect((await login(client, '000000')).status).toBe(401);
      // Neither wrong nor right: the count of attempts does not change.
      if (n < 9) expect((await login(client)).status).toBe(401);
    }
    server().setNow(after(1));
    expect((await login(client, await app.code(after(1)))).status).toBe(429);
    expect(await eventsOf(client)).toContain('sign-in-failed');
  });

  test('is limited for an account whichever address it comes from', async () => {
    const { client } = await withApp();
    const { limits } = server().services;
    for (let n = 0; n < 20; n += 1) await limits.beginCode(client.user.id);
    expect((await login(client, '000000')).status).toBe(429);
    expect((await eventsOf(client))[0]).toBe('locked-out');
    // Without a code it is still required, so the password alone reveals nothing new.
    expect((await login(client)).status).toBe(401);
  });

  test('requests without a code never lock the owner out', async () => {
    const { client, app } = await withApp();
    for (let n = 0; n < 15; n += 1) expect((await login(client)).status).toBe(401);
    server().setNow(after(1));
    expect((await login(client, await app.code(after(1)))).status).toBe(200);
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, replaced together, and noted as saved', async () => {
    const client = await signedUp(server());
    const old = await addRecoveryCodes(client);
    expect(new Set(old).size).toBe(10);
    for (const code of old)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await securityOf(client)).recoveryCodes).toEqual({
      remaining: 10,
      createdAt: NOW.toISOString(),
      savedAt: null,
    });
    server().setNow(after(1));
    await client.graphql('mutation { markRecoveryCodesSaved { id } }');
    expect((await securityOf(client)).recoveryCodes.savedAt).toBe(after(1).toISOString());
    await addRecoveryCodes(client);
    expect((await securityOf(client)).recoveryCodes).toMatchObject({
      remaining: 10,
      savedAt: null,
    });
    await addTotp(client, after(1));
    expect((await login(client, old[0])).status).toBe(401);
  });

  test('are stored as keyed hashes', async () => {
    const client = await signedUp(server());
    const codes = await addRecoveryCodes(client);
    const text = 'select hash from recovery_codes where user_id = $1';
    const rows = await server().database.query<{ hash: string }>({
      text,
      values: [client.user.id],
    });
    expect(rows).toHaveLength(10);
    for (const { hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(codes.filter((code) => rows.some(({ hash }) => hash.includes(code)))).toEqual([]);
  });

  test('cannot be noted as saved before they exist', async () => {
    const client = await signedUp(server());
    const { errors } = await client.graphql('mutation { markRecoveryCodesSaved { id } }');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

test('an export has names and dates of factors, and an import ignores them', async () => {
  const client = await signedUp(server());
  await addPasskey(client, 'My phone');
  await addTotp(client, NOW);
  await addRecoveryCodes(client);
  const { body } = await client.rest('GET', '/user/export');
  const userId = client.user.id;
  const at = NOW.toISOString().replace('.000Z', '+00:00');
  const id = expect.any(Number);
  expect(body.passkeys).toEqual([
    { id, userId, name: 'My phone', createdAt: at, lastUsedAt: null },
  ]);
  expect(body.totpSecrets).toEqual([{ userId, createdAt: at, confirmedAt: at }]);
  expect(body.recoveryCodes).toHaveLength(10);
  expect(body.recoveryCodes[0]).toEqual({ userId, createdAt: at, savedAt: null, usedAt: null });
  expect(body.passwordResets).toEqual([]);
  const other = await signedUp(server());
  const document = { id: 1, title: 'Mine', type: 'other', content: 'Ten letters.', createdAt: at };
  const account = { ...body, documents: [document] };
  const imported = await other.rest('POST', '/imports/account', { requestKey: 'factors', account });
  expect(imported.status).toBe(201);
  expect(await securityOf(other)).toMatchObject({
    passkeys: [],
    totpAddedAt: null,
    recoveryCodes: null,
  });
});

test('the operator removes lost factors, and the owner is notified', async () => {
  const client = await signedUp(server());
  await addPasskey(client);
  await addTotp(client, NOW);
  await addRecoveryCodes(client);
  const telling = {
    em: server().database.orm.em.fork(),
    services: server().services,
    now: after(1),
  };
  expect(await removeFactors(telling, client.user.username.toUpperCase())).toEqual({
    passkeys: 1,
    apps: 1,
    recoveryCodes: 10,
  });
  expect((await login(client)).status).toBe(200);
  expect(await eventsOf(client)).toEqual(
    expect.arrayContaining(['passkey-removed', 'totp-removed']),
  );
  const { notifications } = (await client.graphql('{ notifications { nodes { title } } }')).data;
  expect(notifications.nodes).toContainEqual({ title: 'The authenticator app was removed' });
  await expect(removeFactors(telling, 'nobody-of-this-name')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
