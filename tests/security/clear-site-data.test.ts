import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { SESSION_ENDED_HEADER } from '#domain/requests';

const server = useServer();
const DAY_MS = 86_400_000;
const CACHE = '"cache"';
let alex: TestClient;
beforeEach(async () => void (alex = await signedUp(server())));

/** Headers that tell the browser to delete data. */
const removed = ({ headers }: { headers: Headers }) => [
  headers.get('clear-site-data'),
  headers.get(SESSION_ENDED_HEADER),
];

/** Responses of every API to one cookie. */
async function askedBy(client: TestClient) {
  const { cookie } = client;
  const responses = [
    // The second request is compiled and served before Express.
    await client.graphql('{ me { id } }'),
    await client.graphql('{ me { id } }'),
    await client.rest('GET', '/user'),
    await client.rest('GET', '/activities'),
    await client.raw('GET', `/api/user/image/${'0'.repeat(32)}`),
    await client.rest('POST', '/notifications/read'),
  ];
  expect(client.cookie).toBe(cookie);
  return responses.map(removed);
}

async function elsewhere({ user }: TestClient): Promise<TestClient> {
  const client = new TestClient(server());
  await client.rest('POST', '/login', { username: user.username, password: PASSWORD });
  return client;
}

const every = <T>(one: T) => Array.from({ length: 6 }, () => one);

describe('signing out makes the browser clear its cache', () => {
  test.each<[string, (client: TestClient) => Promise<{ headers: Headers }>]>([
    ['over REST', (client) => client.rest('POST', '/logout')],
    ['over GraphQL', (client) => client.graphql('mutation { logout }')],
    [
      'as one of several sessions',
      async (client) => {
        const { data } = await client.graphql('{ me { sessions { id isCurrent } } }');
        const [{ id }] = data.me.sessions;
        return client.graphql('mutation($id: ID!) { endSession(id: $id) { id } }', { id });
      },
    ],
    [
      'with the account',
      (client) =>
        client.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
          password: PASSWORD,
        }),
    ],
  ])('%s', async (_way, signOut) => {
    const response = await signOut(alex);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(removed(response)[0]).toBe(CACHE);
  });

  test('other requests do not', async () => {
    expect(await askedBy(alex)).toEqual(every([null, null]));
    const guest = new TestClient(server());
    expect(await askedBy(guest)).toEqual(every([null, null]));
    const login = await guest.rest('POST', '/login', {
      username: alex.user.username,
      password: PASSWORD,
    });
    expect(removed(login)).toEqual([null, null]);
  });
});

describe('a session that was ended elsewhere', () => {
  test.each<[string, (other: TestClient) => Promise<unknown>]>([
    ['by signing out there', (other) => other.graphql('mutation { endOtherSessions }')],
    [
      'by a new password',
      (other) =>
        other.graphql(
          'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
          { currentPassword: PASSWORD, newPassword: 'another-shift-8' },
        ),
    ],
    [
      'with the account',
      (other) =>
        other.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
          password: PASSWORD,
        }),
    ],
  ])('%s, is reported by every response', async (_way, end) => {
    await end(await elsewhere(alex));
    expect(await askedBy(alex)).toEqual(every([CACHE, 'true']));
  });

  test('differs from an expired session and from an invalid cookie', async () => {
    server().setNow(new Date(Date.now() + 31 * DAY_MS));
    expect(await askedBy(alex)).toEqual(every([null, null]));
    server().setNow(null);
    alex.cookie = 'paramed_session=garbage';
    expect(await askedBy(alex)).toEqual(every([null, null]));
  });

  test('is not the session that changed the password', async () => {
    const { errors } = await alex.graphql(
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
      { currentPassword: PASSWORD, newPassword: 'another-shift-8' },
    );
    expect(errors).toBeUndefined();
    expect(await askedBy(alex)).toEqual(every([null, null]));
  });
});
