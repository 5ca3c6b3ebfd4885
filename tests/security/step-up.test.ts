// @module-tag servers
import { DEMO_ACCOUNT } from '#server/db/seed/demo';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import {
  ADD_PASSKEY,
  addPasskey,
  addRecoveryCodes,
  addTotp,
  AuthenticatorApp,
  CONFIRM_IDENTITY,
  registrationOptions,
  signInOptions,
} from '#tests/support/factors';
import { Authenticator } from '#tests/support/authenticator';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer({ mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'cpd@example.org' } });
const MINUTE = 60_000;
const NOW = new Date('2027-03-01T00:00:10Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
beforeEach(() => server().setNow(NOW));
detectResponseLeaks();

const visitor = () => new TestClient(server());
const confirm = (client: TestClient, input: object) => client.graphql(CONFIRM_IDENTITY, { input });
const extensionsOf = (response: { errors?: { extensions: object }[] }) =>
  response.errors?.[0]?.extensions;
const renew = (client: TestClient) => client.graphql('mutation { renewCalendarFeed { id } }');

async function signedIn(client: TestClient, more: object = {}): Promise<TestClient> {
  const browser = visitor();
  const input = { username: client.user.username, password: PASSWORD, ...more };
  const { status } = await browser.rest('POST', '/login', input);
  expect(status).toBe(200);
  return browser;
}

type Run = (client: TestClient) => Promise<object | undefined>;

const graphql =
  (query: string, variables: (client: TestClient) => object | Promise<object> = () => ({})): Run =>
  async (client) =>
    extensionsOf(await client.graphql(query, await variables(client)));
const rest =
  (path: string): Run =>
  async (client) => {
    const response = await client.raw('GET', `/api${path}`, undefined, {});
    if (response.status === 200) return undefined;
    expect(response.status).toBe(403);
    return response.body;
  };

const update = 'mutation($address: String!) { updateEmail(address: $address) { id } }';

/** Operations that require recent proof of identity. */
const guarded: [name: string, run: Run][] = [
  ['exportData by REST', rest('/user/export')],
  ['exportArchive by REST', rest('/user/export.zip')],
  ['renewCalendarFeed', graphql('mutation { renewCalendarFeed { id } }')],
  ['updateEmail', graphql(update, () => ({ address: 'robin@example.org' }))],
  ['deleteEmail', graphql('mutation { deleteEmail { id } }')],
  ['passkeyRegistrationOptions', graphql('mutation { passkeyRegistrationOptions }')],
  ['beginTotp', graphql('mutation { beginTotp { uri } }')],
  ['removeTotp', graphql('mutation { removeTotp { id } }')],
  ['renewRecoveryCodes', graphql('mutation { renewRecoveryCodes { codes } }')],
];

describe('ten minutes after signing in', () => {
  test.each(guarded)('%s requires a proof, and succeeds with one', async (_name, run) => {
    const client = await signedUp(server());
    server().setNow(after(9.9));
    expect(await run(client)).toBeUndefined();
    server().setNow(after(11));
    expect(await run(client)).toMatchObject({ code: 'STEP_UP_REQUIRED', methods: ['password'] });
    expect((await confirm(client, { password: PASSWORD })).data).toEqual({ confirmIdentity: true });
    expect(await run(client)).toBeUndefined();
    server().setNow(after(22));
    expect(await run(client)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  test('so do adding a passkey and the first code of an app', async () => {
    const client = await signedUp(server());
    const response = new Authenticator().register(await registrationOptions(client));
    const { beginTotp } = (await client.graphql('mutation { beginTotp { secret } }')).data;
    const confirmTotp = async (minutes: number) =>
      extensionsOf(
        await client.graphql('mutation($code: String!) { confirmTotp(code: $code) { id } }', {
          code: await new AuthenticatorApp(beginTotp.secret).code(after(minutes)),
        }),
      );
    const add = async () =>
      extensionsOf(await client.graphql(ADD_PASSKEY, { name: 'Phone', response }));
    server().setNow(after(11));
    expect(await confirmTotp(11)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await add()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    await confirm(client, { password: PASSWORD });
    expect(await confirmTotp(11)).toBeUndefined();
    expect(await add()).toBeUndefined();
  });

  test('and removing a passkey', async () => {
    const client = await signedUp(server());
    const { id, authenticator } = await addPasskey(client);
    const remove = async () =>
      extensionsOf(
        await client.graphql('mutation($id: ID!) { deletePasskey(id: $id) { id } }', { id }),
      );
    server().setNow(after(11));
    expect(await remove()).toMatchObject({
      code: 'STEP_UP_REQUIRED',
      methods: ['password', 'passkey'],
    });
    await confirm(client, { passkey: authenticator.signIn(await signInOptions(client)) });
    expect(await remove()).toBeUndefined();
  });
});

describe('an operation that takes the password', () => {
  const CHANGE =
    'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }';
  const DELETE = 'mutation($password: String) { deleteAccount(password: $password) }';
  const change = { currentPassword: PASSWORD, newPassword: 'after-the-night-8' };

  test('accepts it as proof if no second factor exists', async () => {
    const client = await signedUp(server());
    server().setNow(after(60));
    expect((await client.graphql(CHANGE, change)).errors).toBeUndefined();
    server().setNow(after(120));
    const given = { password: change.newPassword };
    expect((await client.graphql(DELETE, given)).data.deleteAccount).toBe(true);
  });

  test('requires more with a second factor', async () => {
    const client = await signedUp(server());
    const app = await addTotp(client, NOW);
    server().setNow(after(11));
    const expected = { code: 'STEP_UP_REQUIRED', methods: ['password', 'totp'] };
    expect(extensionsOf(await client.graphql(CHANGE, change))).toMatchObject(expected);
    const given = { password: PASSWORD };
    expect(extensionsOf(await client.graphql(DELETE, given))).toMatchObject(expected);
    await confirm(client, { password: PASSWORD, code: await app.code(after(11)) });
    expect((await client.graphql(DELETE, given)).data.deleteAccount).toBe(true);
  });
});

describe('a proof', () => {
  test('is valid for one session: not for another one of the user, nor for another user’s', async () => {
    const client = await signedUp(server());
    const phone = await signedIn(client);
    const other = await signedUp(server());
    server().setNow(after(11));
    await confirm(client, { password: PASSWORD });
    expect(extensionsOf(await renew(client))).toBeUndefined();
    expect(extensionsOf(await renew(phone))).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(extensionsOf(await renew(other))).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  test('with another user’s passkey is refused, and so is a used one', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const other = await signedUp(server());
    const passkey = authenticator.signIn(await signInOptions(client));
    server().setNow(after(11));
    expect(extensionsOf(await confirm(other, { passkey }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { passkey: expect.any(String) },
    });
    expect(extensionsOf(await renew(other))).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    const phone = await signedInByPasskey(authenticator);
    server().setNow(after(13));
    expect((await confirm(client, { passkey })).errors).toBeUndefined();
    server().setNow(after(24));
    expect(extensionsOf(await confirm(client, { passkey }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(extensionsOf(await confirm(phone, { passkey }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('requires both factors if there are two, and accepts each code once', async () => {
    const client = await signedUp(server());
    const app = await addTotp(client, NOW);
    const [code] = await addRecoveryCodes(client);
    server().setNow(after(11));
    expect(extensionsOf(await renew(client))).toMatchObject({
      methods: ['password', 'totp', 'recovery-code'],
    });
    const codes = { totp: await app.code(after(11)), recovery: code };
    expect(extensionsOf(await confirm(client, { password: PASSWORD }))).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
    expect(extensionsOf(await confirm(client, { code: codes.totp }))).toMatchObject({
      fields: { password: 'Password is required' },
    });
    const wrong = await confirm(client, { password: PASSWORD, code: '000000' });
    expect(extensionsOf(wrong)).toMatchObject({ fields: { code: 'This code is not valid' } });
    expect(extensionsOf(await renew(client))).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    for (const each of Object.values(codes)) {
      const input = { password: PASSWORD, code: each };
      expect((await confirm(client, input)).errors).toBeUndefined();
      expect(extensionsOf(await confirm(client, input))).toMatchObject({
        fields: { code: 'This code is not valid' },
      });
    }
    expect(extensionsOf(await renew(client))).toBeUndefined();
  });

  test('is limited: wrong passwords count as for signing in', async () => {
    const client = await signedUp(server());
    for (let n = 0; n < 10; n += 1) {
      expect(extensionsOf(await confirm(client, { password: 'wrong-one' }))).toMatchObject({
        fields: { password: 'This is not your current password' },
      });
    }
    expect((await confirm(client, { password: PASSWORD })).status).toBe(429);
    const input = { username: client.user.username, password: PASSWORD };
    expect((await visitor().rest('POST', '/login', input)).status).toBe(429);
  });

  test('comes with a sign-in by passkey', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    server().setNow(after(30));
    const browser = await signedInByPasskey(authenticator);
    expect(extensionsOf(await renew(browser))).toBeUndefined();
  });

  test('needs no further statement if it is recent', async () => {
    const client = await signedUp(server());
    server().statements();
    await client.graphql('mutation { removeTotp { id } }');
    const sent = server().statements();
    expect(sent.filter((text) => text.includes('authenticated_at'))).toHaveLength(1);
    expect(sent[0]).toContain('from users');
    expect(sent[0]).toContain('authenticated_at');
  });
});

describe('the demonstration account', () => {
  const demo = useServer({ demo: true });

  test('needs no proof for an export, and cannot add factors', async () => {
    const browser = new TestClient(demo());
    expect((await browser.rest('POST', '/login', DEMO_ACCOUNT)).status).toBe(200);
    demo().setNow(new Date(Date.now() + 30 * MINUTE));
    expect((await browser.raw('GET', '/api/user/export', undefined, {})).status).toBe(200);
    const refused = [
      'mutation { passkeyRegistrationOptions }',
      'mutation { beginTotp { uri } }',
      'mutation { renewRecoveryCodes { codes } }',
      `mutation { confirmIdentity(input: { password: "${DEMO_ACCOUNT.password}" }) }`,
    ];
    for (const query of refused) {
      expect(extensionsOf(await browser.graphql(query)), query).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});

async function signedInByPasskey(authenticator: Authenticator): Promise<TestClient> {
  const browser = visitor();
  const response = authenticator.signIn(await signInOptions(browser));
  const { errors } = await browser.graphql(
    'mutation($response: JSONObject!) { signInWithPasskey(response: $response) { id } }',
    { response },
  );
  expect(errors).toBeUndefined();
  return browser;
}
