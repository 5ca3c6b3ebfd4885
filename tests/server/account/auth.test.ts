// @module-tag servers
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { protectedKeys, passingKeys } from '#tests/support/invalid-values';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';

const server = useServer();
const elsewhere = useServer({ defaultOrganization: 'Ambulance Victoria' });
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

describe.each(apis)('register by %s', (api: Api) => {
  test('creates an account and signs in', async () => {
    const client = visitor();
    const input = newcomer();
    const { value } = await callApi(api, client, 'register', { input });
    const { password: _, ...shown } = input;
    expect(value).toMatchObject({ ...shown, role: 'paramedic', profileImage: null });
    expect((await client.rest('GET', '/user')).body).toMatchObject({ id: value.id, ...shown });
    expect((await findRow(server(), 'users', value.id))!['password']).toMatch(/^\$2[aby]\$04\$/);
  });

  test('uses the default organization if none is given', async () => {
    for (const organization of [undefined, null, '', '  ']) {
      const input = newcomer({ organization });
      const { value } = await callApi(api, visitor(), 'register', { input });
      expect(value.organization).toBe('Queensland Ambulance Service');
    }
  });

  test('uses the organization that the installation sets', async () => {
    const newcomers = [undefined, null, '', '  ', 'Ambulance Tasmania'];
    const shown = await Promise.all(
      newcomers.map(async (organization) => {
        const client = new TestClient(elsewhere());
        const input = newcomer({ organization });
        return (await callApi(api, client, 'register', { input })).value.organization;
      }),
    );
    expect(shown).toEqual([...Array(4).fill('Ambulance Victoria'), 'Ambulance Tasmania']);
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
    ['password', 'x'.repeat(1025), 'Password must be at most 1024 bytes'],
    ['password', '🚑'.repeat(257), 'Password must be at most 1024 bytes'],
  ])('refuses the %s %j', async (field, value, message) => {
    const before = await countRows(server(), 'users');
    const input = newcomer({ [field]: value });
    const { error } = await callApi(api, visitor(), 'register', { input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countRows(server(), 'users')).toBe(before);
  });

  test('refuses a username that exists, whatever the case and form of its letters', async () => {
    const name = `Alex ${randomUUID()} ß`;
    await callApi(api, visitor(), 'register', { input: newcomer({ username: name }) });
    const before = await countRows(server(), 'users');
    const same = [
      name,
      name.toLowerCase(),
      `  ${name.replace('Alex', 'ALEX')}`,
      name.replace('A', 'Ａ'),
    ];
    for (const username of same) {
      const { error } = await callApi(api, visitor(), 'register', {
        input: newcomer({ username }),
      });
      const message = 'Username already exists';
      expect(error).toEqual({ status: 409, message, fields: { username: message } });
    }
    expect(await countRows(server(), 'users')).toBe(before);
  });

  test('creates one account for twenty concurrent requests', async () => {
    const input = newcomer();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => callApi(api, visitor(), 'register', { input })),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    expect(outcomes.filter(({ error }) => error?.status === 409)).toHaveLength(19);
  });
});

describe('register by REST alone', () => {
  test('ignores what clients of the specification send, and refuses other protected keys', async () => {
    const foreign = { input: { ...protectedKeys, ...newcomer() } };
    expect((await callApi('REST', visitor(), 'register', foreign)).error?.status).toBe(400);
    const input = { ...passingKeys, ...newcomer() };
    const { value } = await callApi('REST', visitor(), 'register', { input });
    expect(value).toMatchObject({ role: 'paramedic', registrationDate: null });
    expect(value.id).not.toBe(1);
    const { created_at: createdAt } = (await findRow(server(), 'users', value.id))!;
    expect(new Date(createdAt).getTime()).toBeGreaterThan(Date.now() - DAY);
  });

  test.each(['[]', '{}', '"x"', 'null', '{"username":{},"password":[],"fullName":7}'])(
    'refuses the body %s',
    async (body) => {
      const before = await countRows(server(), 'users');
      const response = await visitor().raw('POST', '/api/register', body);
      expect(response.status).toBe(400);
      expect(response.body.message).toBeTypeOf('string');
      expect(await countRows(server(), 'users')).toBe(before);
    },
  );
});

describe.each(apis)('login by %s', (api: Api) => {
  test('signs in, whatever the case of the username', async () => {
    const { user } = await signedUp(server());
    const client = visitor();
    const input = { username: ` ${user.username.toUpperCase()} `, password: PASSWORD };
    expect((await callApi(api, client, 'login', { input })).value.id).toBe(user.id);
    expect((await client.rest('GET', '/user')).status).toBe(200);
  });

  test('opens a new session each time', async () => {
    const client = await signedUp(server());
    const first = client.cookie;
    await callApi(api, client, 'login', {
      input: { username: client.user.username, password: PASSWORD },
    });
    expect(client.cookie).not.toBe(first);
  });

  test.each([
    [{ username: '', password: 'x' }, { username: 'Username is required' }],
    [{ username: 'x', password: '' }, { password: 'Password is required' }],
  ])('refuses %j', async (input, fields) => {
    const { error } = await callApi(api, visitor(), 'login', { input });
    expect(error).toEqual({ status: 400, message: Object.values(fields)[0], fields });
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
      const { error } = await callApi(api, client, 'login', { input });
      expect(error).toEqual({ status: 401, message: LOGIN_FAILED });
      expect(client.cookie).toBe('');
    }
  });

  test('compares all bytes of a password', async () => {
    const password = ` Night ${'🚑'.repeat(16)} `;
    expect(Buffer.byteLength(password)).toBe(72);
    const input = newcomer({ password });
    expect((await callApi(api, visitor(), 'register', { input })).error).toBeNull();
    const login = (given: string) =>
      callApi(api, visitor(), 'login', { input: { username: input.username, password: given } });
    expect((await login(password)).error).toBeNull();
    for (const other of [
      `${password}x`,
      password.replace(/🚑 $/u, '🚒 '),
      password.trim(),
      password.toLowerCase(),
    ]) {
      expect((await login(other)).error?.status, other).toBe(401);
    }
  });
});

describe.each(apis)('logout by %s', (api: Api) => {
  test('ends only this session', async () => {
    const here = await signedUp(server());
    const there = visitor();
    await callApi(api, there, 'login', {
      input: { username: here.user.username, password: PASSWORD },
    });
    await callApi(api, here, 'logout');
    expect((await here.rest('GET', '/user')).status).toBe(401);
    expect((await there.rest('GET', '/user')).status).toBe(200);
  });

  test('succeeds without a session', async () => {
    expect((await callApi(api, visitor(), 'logout')).error).toBeNull();
  });
});
