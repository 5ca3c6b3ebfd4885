// @module-tag servers
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { usernameSkeleton } from '#server/auth/sign-in/username-skeleton';
import { fillSkeletons } from '#server/auth/sign-in/usernames';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { callApi, apis } from '#tests/support/apis';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { usernameKey, usernameLooksTaken, usernameTaken } from '#domain/account/users';

const server = useServer();

const newcomer = (username: string) => ({ username, password: PASSWORD, fullName: 'Robin' });
const register = (username: string) =>
  new TestClient(server()).rest('POST', '/register', newcomer(username));

describe('a username with invisible characters', () => {
  test.each([
    'ro\u3164bin',
    'robin\uFE0F',
    '\u2800',
    'ro\u2800bin',
    '\u{E0061}robin',
    'ro\u115Fbin',
    'ro\u180Bbin',
    'ro\u034Fbin',
    'ro\u00ADbin',
    'ro\u00A0bin',
    'ro\u2003bin',
    'ro\u3000bin',
    'ro\u2028bin',
    'ro\u{1D159}bin',
    'ro\uE000bin',
    'ro\u0378bin',
  ])('is refused: %j', async (username) => {
    const response = await register(username);
    const message = 'Username contains characters that cannot be stored';
    expect(response).toMatchObject({ status: 400, body: { fields: { username: message } } });
  });

  test.each(['José Álvarez', 'Thảo 🚑', 'нина', 'نور', '美咲', "o'neil-7"])(
    'and one without them is accepted: %s',
    async (username) => expect((await register(username)).status).toBe(201),
  );
});

describe.each(apis)('by %s, a username that looks like another', (api) => {
  test.each([
    ['alex', 'аlех'],
    ['alex', 'aIex'],
    ['alex', 'a1ex'],
    ['alex', 'ΑLΕΧ'],
    ['morgan', 'rnorgan'],
    ['leo', 'le0'],
    ['josé', 'jose\u0301'],
    ['paramedic', 'paramédic'],
    ['zoë', 'zoe'],
    ['paramedic', 'paramеdic\u0301'],
    ['pat lee', 'pat  lee'],
    ['𝒹ana', 'ԁana'],
  ])('%s, then %s', async (first, second) => {
    const tail = randomUUID().slice(0, 8);
    expect((await register(`${first}${tail}`)).status).toBe(201);
    const before = await countRows(server(), 'users');
    const input = newcomer(`${second}${tail}`);
    const { error } = await callApi(api, new TestClient(server()), 'register', { input });
    const isSame = first === 'josé';
    const message = isSame ? usernameTaken : usernameLooksTaken;
    expect(error).toEqual({ status: 409, message, fields: { username: message } });
    expect(await countRows(server(), 'users')).toBe(before);
  });
});

test('of twenty concurrent look-alikes one is registered', async () => {
  const tail = randomUUID().slice(0, 8);
  const names = ['alex', 'аlex', 'aIex', 'a1ex', 'alеx'];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => register(`${names[n % names.length]}${tail}`)),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
});

test('existing look-alike accounts can still sign in', async () => {
  const names = ['ro\u3164bin', 'rоbin', 'robin'].map((name) => `${name}${randomUUID()}`);
  for (const name of names) {
    const { user } = await signedUp(server());
    await server().database.query({
      text: 'update users set username = $1, username_key = $2, username_skeleton = $3 where id = $4',
      values: [name, usernameKey(name), usernameSkeleton(name), user.id],
    });
    const login = { username: name, password: PASSWORD };
    const response = await new TestClient(server()).rest('POST', '/login', login);
    expect(response).toMatchObject({ status: 200, body: { id: user.id } });
  }
});

test('an account registered by the previous version is compared once its key is filled in', async () => {
  const { user } = await signedUp(server());
  await server().database.query({
    text: 'update users set username_skeleton = null where id = $1',
    values: [user.id],
  });
  await fillSkeletons(server().database);
  const { username_skeleton: filled } = (await findRow(server(), 'users', user.id))!;
  expect(filled).toBe(usernameSkeleton(user.username));
});
