// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { passkeysAvailable } from '#server/auth/factors/passkey-proof';
import { Authenticator, type Overrides } from '#tests/support/authenticator';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import {
  ADD_PASSKEY,
  addPasskey,
  CONFIRM_IDENTITY,
  registrationOptions,
  SIGN_IN_WITH_PASSKEY,
  signInOptions,
} from '#tests/support/factors';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const MINUTE = 60_000;
const NOW = new Date('2027-03-01T00:00:10Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
beforeEach(() => server().setNow(NOW));
detectResponseLeaks();

const NOT_ACCEPTED = 'This passkey was not accepted. Try again, or sign in another way.';
const visitor = () => new TestClient(server());
const add = (client: TestClient, response: object, name = 'My phone') =>
  client.graphql(ADD_PASSKEY, { name, response });
const signIn = (client: TestClient, response: object) =>
  client.graphql(SIGN_IN_WITH_PASSKEY, { response });
const namesOf = async (client: TestClient): Promise<string[]> =>
  (await client.graphql('{ me { security { passkeys { name } } } }')).data.me.security.passkeys.map(
    ({ name }: { name: string }) => name,
  );
const eventsOf = async (client: TestClient) => {
  await server().services.background.settled();
  const text = 'select kind from security_events where user_id = $1 order by id desc';
  const rows = await server().database.query<{ kind: string }>({ text, values: [client.user.id] });
  return rows.map(({ kind }) => kind);
};
const codeOf = (response: { errors?: { extensions: { code: string } }[] }) =>
  response.errors?.[0]?.extensions.code;

/** Challenge, clock, origin, host and user verification, each invalid once. */
const twists: [name: string, twist: Overrides][] = [
  ['at another origin', { origin: 'http://localhost.example.org:4000' }],
  ['on another port', { origin: 'http://localhost:4001' }],
  ['for another host', { rpId: 'example.org' }],
  ['without its user verified', { isVerified: false }],
];

describe('adding a passkey', () => {
  test('requests a discoverable credential', async () => {
    const client = await signedUp(server());
    const options = await registrationOptions(client);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'ParaMed CPD' },
      user: { name: client.user.username },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
  });

  test('stores it with a name, which can be changed, until it is removed', async () => {
    const client = await signedUp(server());
    const { id, authenticator } = await addPasskey(client, '  My phone ');
    expect(await namesOf(client)).toEqual(['My phone']);
    const { excludeCredentials } = await registrationOptions(client);
    expect(excludeCredentials).toMatchObject([{ id: authenticator.passkeys[0]!.id }]);
    const rename =
      'mutation($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    const renamed = await client.graphql(rename, { id, name: 'Old phone' });
    expect(renamed.data.renamePasskey.name).toBe('Old phone');
    expect(codeOf(await client.graphql(rename, { id, name: ' ' }))).toBe('BAD_USER_INPUT');
    const login = { username: client.user.username, password: PASSWORD };
    expect((await visitor().rest('POST', '/login', login)).status).toBe(401);
    await client.graphql('mutation($id: ID!) { deletePasskey(id: $id) { id } }', { id });
    expect(await namesOf(client)).toEqual([]);
    expect((await visitor().rest('POST', '/login', login)).status).toBe(200);
    const options = await signInOptions(visitor());
    expect(codeOf(await signIn(visitor(), authenticator.signIn(options)))).toBe('UNAUTHENTICATED');
    expect(await eventsOf(client)).toEqual(
      expect.arrayContaining(['passkey-added', 'passkey-removed']),
    );
  });

  test.each(twists)('refuses one created %s', async (_name, twist) => {
    const client = await signedUp(server());
    const response = new Authenticator().register(await registrationOptions(client), twist);
    const { errors } = await add(client, response);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { response: NOT_ACCEPTED },
    });
    expect(await namesOf(client)).toEqual([]);
  });

  test('accepts a challenge once, in time, of this user and for this purpose', async () => {
    const client = await signedUp(server());
    const other = await signedUp(server());
    const authenticator = new Authenticator();
    const mine = await registrationOptions(client);
    const others = { ...mine, challenge: (await registrationOptions(other)).challenge };
    const forSignIn = { ...mine, challenge: (await signInOptions(client)).challenge };
    const forged = { ...mine, challenge: Buffer.alloc(56, 1).toString('base64url') };
    for (const options of [others, forSignIn, forged, { ...mine, challenge: '' }]) {
      expect(codeOf(await add(client, authenticator.register(options)))).toBe('BAD_USER_INPUT');
    }
    const response = authenticator.register(mine);
    expect((await add(client, response)).errors).toBeUndefined();
    expect(codeOf(await add(client, authenticator.register(mine)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await add(other, response))).toBe('BAD_USER_INPUT');
  });

  test.each([{}, { id: 1 }, { id: 'x', response: null }, { id: 'x', rawId: 'x', response: {} }])(
    'refuses %j',
    async (response) => {
      const client = await signedUp(server());
      expect(codeOf(await add(client, response))).toBe('BAD_USER_INPUT');
      expect(codeOf(await signIn(visitor(), response))).toBe('UNAUTHENTICATED');
    },
  );

  test('stops at twenty, even with concurrent requests', async () => {
    const client = await signedUp(server());
    for (let n = 0; n < 18; n += 1) await addPasskey(client, `Passkey ${n}`);
    const responses = await Promise.all(
      Array.from({ length: 4 }, async () =>
        new Authenticator().register(await registrationOptions(client)),
      ),
    );
    const codes = await Promise.all(responses.map(async (each) => codeOf(await add(client, each))));
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined, undefined]);
    expect(await namesOf(client)).toHaveLength(20);
    const { errors } = await client.graphql('mutation { passkeyRegistrationOptions }');
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});

describe('signing in with a passkey', () => {
  test('needs neither name nor password', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const browser = visitor();
    const options = await signInOptions(browser);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    server().setNow(after(1));
    const { data } = await signIn(browser, authenticator.signIn(options));
    expect(data.signInWithPasskey.username).toBe(client.user.username);
    const { me } = (
      await browser.graphql('{ me { username security { passkeys { lastUsedAt } } } }')
    ).data;
    expect(me).toEqual({
      username: client.user.username,
      security: { passkeys: [{ lastUsedAt: after(1).toISOString() }] },
    });
    expect((await eventsOf(client))[0]).toBe('signed-in');
  });

  test.each<[name: string, twist: Overrides]>([
    ...twists,
    ['for another account', { userHandle: Buffer.from('1').toString('base64url') }],
    ['without saying for whom', { userHandle: '' }],
  ])('refuses one that answers %s', async (_name, twist) => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const browser = visitor();
    const response = await signIn(
      browser,
      authenticator.signIn(await signInOptions(browser), twist),
    );
    expect(response.errors?.[0]).toMatchObject({
      message: NOT_ACCEPTED,
      extensions: { code: 'UNAUTHENTICATED' },
    });
    expect(browser.cookie).toBe('');
    expect((await eventsOf(client))[0]).toBe('sign-in-failed');
  });

  test('refuses an unknown one and a wrong signature in the same words', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const stranger = new Authenticator();
    stranger.register(await registrationOptions(client));
    const options = await signInOptions(visitor());
    const unknown = await signIn(visitor(), stranger.signIn(options));
    const { id } = authenticator.passkeys[0]!;
    const wrong = await signIn(visitor(), stranger.signIn(options, { id }));
    expect(wrong.errors).toEqual(unknown.errors);
    expect(codeOf(wrong)).toBe('UNAUTHENTICATED');
  });

  test('accepts a challenge once, in time, and only for signing in', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const options = await signInOptions(visitor());
    const response = authenticator.signIn(options);
    const both = await Promise.all([signIn(visitor(), response), signIn(visitor(), response)]);
    expect(both.map(codeOf).toSorted()).toEqual(['UNAUTHENTICATED', undefined]);
    expect(codeOf(await signIn(visitor(), response))).toBe('UNAUTHENTICATED');
    const { challenge } = await registrationOptions(client);
    const toAdd = authenticator.signIn({ ...options, challenge });
    expect(codeOf(await signIn(visitor(), toAdd))).toBe('UNAUTHENTICATED');
    const old = authenticator.signIn(await signInOptions(visitor()));
    server().setNow(after(15));
    expect(codeOf(await signIn(visitor(), old))).toBe('UNAUTHENTICATED');
  });

  test('refuses a counter that went back, as a copy’s would', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const attempt = async (counter: number) => {
      const response = authenticator.signIn(await signInOptions(visitor()), { counter });
      return codeOf(await signIn(visitor(), response));
    };
    expect(await attempt(0)).toBeUndefined();
    expect(await attempt(7)).toBeUndefined();
    expect(await attempt(7)).toBe('UNAUTHENTICATED');
    expect(await attempt(6)).toBe('UNAUTHENTICATED');
    expect(await attempt(0)).toBe('UNAUTHENTICATED');
    expect((await eventsOf(client))[0]).toBe('sign-in-failed');
    expect(await attempt(8)).toBeUndefined();
  });

  test('ends the session that the browser had', async () => {
    const client = await signedUp(server());
    const { authenticator } = await addPasskey(client);
    const before = Object.assign(visitor(), { cookie: client.cookie });
    await signIn(client, authenticator.signIn(await signInOptions(client)));
    expect((await before.rest('GET', '/user')).status).toBe(401);
    expect((await client.rest('GET', '/user')).status).toBe(200);
  });
});

describe('the limit on an address', () => {
  const strict = useServer({
    limits: { loginPerAccount: 10, loginPerAddress: 5, registerPerAddress: 100 },
  });

  test('refuses guessing with passkeys', async () => {
    const guess = async () => {
      const variables = { response: { id: 'unknown' } };
      return new TestClient(strict()).graphql(SIGN_IN_WITH_PASSKEY, variables);
    };
    for (let n = 0; n < 5; n += 1) expect(codeOf(await guess())).toBe('UNAUTHENTICATED');
    expect((await guess()).status).toBe(429);
  });
});

describe('where passkeys work', () => {
  test.each([
    ['https://cpd.example.org', true],
    ['http://localhost:4000', true],
    ['http://cpd.localhost', true],
    ['http://cpd.example.org', false],
    ['http://127.0.0.1:4000', false],
    ['https://203.0.113.9', false],
    ['https://[2001:db8::1]', false],
  ])('%s: %s', (publicUrl, expected) => {
    expect(passkeysAvailable({ ...testEnv, publicUrl })).toBe(expected);
  });

  const plain = useServer({ publicUrl: 'http://cpd.example.org' });

  test('other origins are reported and refused', async () => {
    const client = await signedUp(plain());
    const { data } = await client.graphql('{ me { security { passkeysAvailable } } }');
    expect(data.me.security.passkeysAvailable).toBe(false);
    for (const field of ['passkeyRegistrationOptions', 'passkeySignInOptions']) {
      expect(codeOf(await client.graphql(`mutation { ${field} }`))).toBe('FORBIDDEN');
    }
    const input = { passkey: { id: 'unknown' } };
    expect(codeOf(await client.graphql(CONFIRM_IDENTITY, { input }))).toBe('BAD_USER_INPUT');
  });
});
