// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { recordLinks } from '#domain/records/record-links';

const server = useServer();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '151.0');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const CHANGE =
  'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';

beforeEach(() => server().setNow(null));

interface Told {
  kind: string;
  title: string;
  message: string;
  link: string | null;
}

/** The user's notifications without the welcome, newest first. */
async function told(client: TestClient): Promise<Told[]> {
  const all: Told[] = (await client.rest('GET', '/notifications')).body;
  return all.filter(({ kind }) => kind !== 'welcome');
}

async function signIn(
  { user }: TestClient,
  userAgent: string,
  password = PASSWORD,
): Promise<{ client: TestClient; status: number }> {
  const client = new TestClient(server());
  const { status } = await client.raw(
    'POST',
    '/api/login',
    JSON.stringify({ username: user.username, password }),
    { 'content-type': 'application/json', 'user-agent': userAgent },
  );
  return { client, status };
}

describe('a sign-in', () => {
  test('from a new device notifies the user once', async () => {
    const alex = await signedUp(server());
    server().setNow(new Date('2026-12-01T03:30:00Z'));
    const [first] = [await signIn(alex, FIREFOX), await signIn(alex, NEWER_FIREFOX)];
    expect(await told(first.client)).toEqual([
      expect.objectContaining({
        kind: 'new-sign-in',
        title: 'New sign-in: Firefox on Linux',
        link: '/settings/sign-in',
        message: expect.stringContaining(
          'Firefox on Linux signed in to your account for the first time on 1 Dec 2026, 1:30 pm (Brisbane time)',
        ),
      }),
    ]);
    await signIn(alex, IPHONE);
    expect((await told(first.client)).map(({ title }) => title)).toEqual([
      'New sign-in: Safari on iPhone',
      'New sign-in: Firefox on Linux',
    ]);
  });

  test('causes no notification on the device of the registration, even after signing out', async () => {
    const alex = await signedUp(server());
    await alex.rest('POST', '/logout');
    await alex.rest('POST', '/login', { username: alex.user.username, password: PASSWORD });
    expect(await told(alex)).toEqual([]);
  });

  test('with a wrong password causes no notification', async () => {
    const alex = await signedUp(server());
    expect((await signIn(alex, IPHONE, 'not mine')).status).toBe(401);
    expect(await told(alex)).toEqual([]);
  });
});

describe('a change of password', () => {
  const change = (client: TestClient, currentPassword: string, newPassword: string) =>
    client.graphql(CHANGE, { currentPassword, newPassword });

  test('notifies the user, a refused one does not', async () => {
    const alex = await signedUp(server());
    await change(alex, 'not mine', 'day shift eight');
    expect(await told(alex)).toEqual([]);
    await change(alex, PASSWORD, 'day shift eight');
    expect(await told(alex)).toMatchObject([
      { kind: 'password-changed', title: 'Your password was changed', link: '/settings/sign-in' },
    ]);
  });

  test('ends sessions that were opened with the old password at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const alex = await signedUp(server());
      const [{ errors }, ...others] = await Promise.all([
        change(alex, PASSWORD, 'day shift eight'),
        ...Array.from({ length: 4 }, () => signIn(alex, IPHONE)),
      ]);
      expect(errors).toBeUndefined();
      const text = 'select count(*)::int as n from sessions where user_id = $1';
      const values = [alex.user.id];
      expect(await server().database.query({ text, values })).toEqual([{ n: 1 }]);
      for (const { status } of others) expect([200, 401]).toContain(status);
      expect((await alex.rest('GET', '/user')).status).toBe(200);
    }
  });
});

describe('a review', () => {
  const resource = {
    title: 'ECG Library',
    description: 'Tracings with interpretation, sorted by diagnosis.',
    url: 'https://example.org/ecg',
    type: 'tool',
    provider: 'Example',
    cpdCategory: 'Clinical Practice',
    cpdHours: 1,
  };
  const added = async (client: TestClient): Promise<number> =>
    (await client.rest('POST', '/resources', resource)).body.id;
  const review = (client: TestClient, id: number, rating = 4) =>
    client.rest('POST', `/resources/${id}/reviews`, { rating });

  test('notifies the user who added the resource, once per reviewer', async () => {
    const [alex, billie] = [await signedUp(server()), await signedUp(server())];
    const id = await added(alex);
    const { body } = await review(billie, id);
    await review(billie, id, 5);
    await billie.rest('DELETE', `/resources/${id}/reviews/${body.id}`);
    expect((await review(billie, id)).status).toBe(201);
    expect(await told(alex)).toEqual([
      expect.objectContaining({
        kind: 'resource-reviewed',
        message: `${billie.user.fullName} reviewed "ECG Library", which you added to the library.`,
        link: recordLinks.resource(resource.title),
      }),
    ]);
    await review(await signedUp(server()), id);
    expect(await told(alex)).toHaveLength(2);
    expect(await told(billie)).toEqual([]);
  });

  test('of the reviewer’s own resource, a built-in one, or one without an owner causes no notification', async () => {
    const alex = await signedUp(server());
    const id = await added(alex);
    expect((await review(alex, id)).status).toBe(201);
    expect(await told(alex)).toEqual([]);
    const text = 'update external_resources set added_by = null where id = $1';
    await server().database.query({ text, values: [id] });
    expect((await review(await signedUp(server()), id)).status).toBe(201);
    expect((await review(alex, 2_000_000_000)).status).toBe(404);
  });
});

test('an export of the account notifies the user', async () => {
  const alex = await signedUp(server());
  await alex.rest('GET', '/user/export');
  expect(await told(alex)).toMatchObject([
    { kind: 'data-exported', title: 'Your data was downloaded', link: '/settings/sign-in' },
  ]);
});

test('the welcome names the three first steps', async () => {
  const alex = await signedUp(server());
  const [{ kind, message }] = (await alex.rest('GET', '/notifications')).body;
  expect(kind).toBe('welcome');
  for (const step of ['registration date', 'first CPD activity', 'learning module']) {
    expect(message).toContain(step);
  }
});
