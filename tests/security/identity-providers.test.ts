// @module-tag servers
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { testProvider, type TestProvider } from '#tests/support/identity-provider';
import { TestSocket } from '#tests/support/socket';
import { useServer } from '#tests/support/server';

/** Two services whose sign-in is accepted; the second is mixed up with the first. */
let service: TestProvider;
let college: TestProvider;
beforeAll(async () => {
  [service, college] = await Promise.all([testProvider(), testProvider()]);
});
afterAll(() => Promise.all([service.stop(), college.stop()]));

const server = useServer(() => ({
  identityProviders: [
    {
      id: 'service',
      name: 'Ambulance Service',
      issuer: service.issuer,
      clientId: 'client',
      clientSecret: 'secret',
    },
    {
      id: 'college',
      name: 'The College',
      issuer: college.issuer,
      clientId: 'client',
      clientSecret: 'secret',
    },
    {
      id: 'away',
      name: 'Away',
      issuer: 'http://127.0.0.1:9',
      clientId: 'client',
      clientSecret: null,
    },
  ],
}));

type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };
type Purpose = 'SIGN_IN' | 'LINK' | 'CONFIRM';

/** A browser with all cookies, whatever page it is on. */
class Browser extends TestClient {
  readonly jar = new Map<string, string>();

  override async fetch(path: string, init: Sent = {}) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await super.fetch(path, { ...init, headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return response;
  }

  /** The address at the provider. */
  async begin(provider: string, purpose: Purpose = 'SIGN_IN') {
    return this.graphql(
      'mutation($provider: String!, $purpose: IdentityPurpose!) { beginIdentityVisit(provider: $provider, purpose: $purpose) }',
      { provider, purpose },
    );
  }

  async end(search: URLSearchParams, provider = 'service') {
    const response = await this.fetch(`/sign-in/${provider}/callback?${search}`);
    return { status: response.status, to: response.headers.get('location') };
  }

  /** Goes to the service as this person and comes back. */
  async visit(person: { sub: string; name?: string; sid?: string }, purpose: Purpose = 'SIGN_IN') {
    const { data } = await this.begin('service', purpose);
    return this.end(service.signIn(data.beginIdentityVisit, person));
  }

  async me(): Promise<string | null> {
    const { data } = await this.graphql('{ me { username } }');
    return data?.me?.username ?? null;
  }
}

const outcome = (to: string | null) => new URL(to!, 'http://localhost').searchParams.get('sign-in');

let people = 0;
const somebody = () => ({ sub: `person-${++people}`, name: 'Kim Paramedic' });

async function signedIn(): Promise<Browser> {
  const { user } = await signedUp(server());
  const browser = new Browser(server());
  const { status } = await browser.rest('POST', '/login', {
    username: user.username,
    password: PASSWORD,
  });
  expect(status).toBe(200);
  browser.user = user;
  return browser;
}

/** An account with a linked identity, in the browser that has linked it. */
async function linked(person: { sub: string }): Promise<Browser> {
  const browser = await signedIn();
  expect(outcome((await browser.visit(person, 'LINK')).to)).toBe('linked');
  return browser;
}

const register = (browser: Browser, username: string) =>
  browser.graphql(
    `mutation($input: RegisterWithIdentityInput!) {
       registerWithIdentity(input: $input) { codes user { username security { hasPassword } } }
     }`,
    { input: { fullName: 'Kim Paramedic', username } },
  );

describe('signing in', () => {
  test('a linked identity signs in to its account', async () => {
    const person = somebody();
    const { user } = await linked(person);
    const browser = new Browser(server());
    expect(await browser.visit(person)).toEqual({ status: 303, to: '/' });
    expect(await browser.me()).toBe(user.username);
  });

  test('an unknown identity signs in to nothing, also with the name of an account', async () => {
    const { user } = await signedIn();
    const browser = new Browser(server());
    const { to } = await browser.visit({ sub: 'unknown', name: user.username });
    expect(outcome(to)).toBe('new');
    expect(await browser.me()).toBeNull();
  });

  test('it creates an account of its own, whose recovery codes outlive the service', async () => {
    const person = somebody();
    const browser = new Browser(server());
    await browser.visit(person);
    const name = await browser.graphql('{ provenName }');
    expect(name.data.provenName).toBe('Kim Paramedic');
    const { data } = await register(browser, person.sub);
    const { codes, user } = data.registerWithIdentity;
    expect(user).toEqual({ username: person.sub, security: { hasPassword: false } });
    expect(await browser.me()).toBe(person.sub);

    const without = await new TestClient(server()).rest('POST', '/login', {
      username: person.sub,
      password: PASSWORD,
    });
    expect(without.status).toBe(401);
    const reset = await new TestClient(server()).graphql(
      'mutation($input: ResetPasswordWithCodeInput!) { resetPasswordWithCode(input: $input) }',
      { input: { username: person.sub, recoveryCode: codes[0], newPassword: PASSWORD } },
    );
    expect(reset.errors).toBeUndefined();
    const after = await new TestClient(server()).rest('POST', '/login', {
      username: person.sub,
      password: PASSWORD,
    });
    expect(after.status).toBe(200);
  });

  test('two browsers create one account for one identity', async () => {
    const person = somebody();
    const browsers = [new Browser(server()), new Browser(server())];
    for (const browser of browsers) await browser.visit(person);
    const made = await Promise.all(
      browsers.map((browser, index) => register(browser, `${person.sub}-${index}`)),
    );
    expect(made.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(made.flatMap(({ errors = [] }) => errors.map((each) => each.extensions.code))).toEqual([
      'CONFLICT',
    ]);
  });

  test('without an identity, or twice with one, nobody registers', async () => {
    const browser = new Browser(server());
    expect((await register(browser, 'nobody-came')).errors?.[0]?.extensions.code).toBe('GONE');
    await browser.visit(somebody());
    const kept = new Map(browser.jar);
    await register(browser, 'somebody-came');
    for (const [name, value] of kept) browser.jar.set(name, value);
    expect((await register(browser, 'somebody-else')).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
  });
});

describe('what a provider, or somebody in its place, sends', () => {
  const inHalfAnHour = 30 * 60;
  const seconds = () => Math.floor(Date.now() / 1000);
  const hostile: [what: string, () => Parameters<TestProvider['behave']>[0]][] = [
    ['a token of another key', () => ({ signedBy: 'stranger' })],
    ['a token without a signature', () => ({ signedBy: 'nobody' })],
    ['a token signed with a shared secret', () => ({ signedBy: 'secret' })],
    ['no token', () => ({ signedBy: 'none' })],
    ['a token for another client', () => ({ claims: { aud: 'another' } })],
    ['a token of another issuer', () => ({ claims: { iss: college.issuer } })],
    ['a token for another request', () => ({ claims: { nonce: 'replayed' } })],
    ['a token without the request', () => ({ claims: { nonce: undefined } })],
    ['an expired token', () => ({ claims: { exp: seconds() - inHalfAnHour } })],
    ['a token of the future', () => ({ claims: { nbf: seconds() + inHalfAnHour } })],
    ['a token of nobody', () => ({ claims: { sub: undefined } })],
    ['an endless name of somebody', () => ({ claims: { sub: 'x'.repeat(300) } })],
    ['a number for somebody', () => ({ claims: { sub: 7 } })],
    ['two audiences and the wrong party', () => ({ claims: { aud: ['client', 'x'], azp: 'x' } })],
  ];

  test.each(hostile)('%s is refused', async (_what, behaviour) => {
    const person = somebody();
    await linked(person);
    const browser = new Browser(server());
    const { data } = await browser.begin('service');
    const search = service.signIn(data.beginIdentityVisit, person);
    service.behave(behaviour());
    expect(outcome((await browser.end(search)).to)).toBe('refused');
    expect(await browser.me()).toBeNull();
  });

  test('clocks may differ by a minute', async () => {
    const person = somebody();
    await linked(person);
    const browser = new Browser(server());
    const { data } = await browser.begin('service');
    const search = service.signIn(data.beginIdentityVisit, person);
    service.behave({ claims: { iat: seconds() + 45, exp: seconds() - 45 } });
    expect((await browser.end(search)).to).toBe('/');
  });

  test('another state, another browser and another service end in nothing', async () => {
    const person = somebody();
    await linked(person);
    const browser = new Browser(server());
    const { data } = await browser.begin('service');
    const search = service.signIn(data.beginIdentityVisit, person);

    expect(outcome((await new Browser(server()).end(search)).to)).toBe('expired');
    const forged = new URLSearchParams(search);
    forged.set('state', 'forged');
    expect(outcome((await browser.end(forged)).to)).toBe('refused');
    // The visit is over: its cookie was ended with it.
    expect(outcome((await browser.end(search)).to)).toBe('expired');

    const mixed = new Browser(server());
    const other = await mixed.begin('college');
    const stolen = service.signIn(other.data.beginIdentityVisit, person);
    expect(outcome((await mixed.end(stolen, 'college')).to)).toBe('refused');
    expect(await mixed.me()).toBeNull();
  });

  test('who cancels there, and a service that is away, change nothing', async () => {
    const browser = new Browser(server());
    const { data } = await browser.begin('service');
    const state = new URL(data.beginIdentityVisit).searchParams.get('state')!;
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: service.issuer });
    expect(outcome((await browser.end(denied)).to)).toBe('cancelled');

    const again = await browser.begin('service');
    const search = service.signIn(again.data.beginIdentityVisit, somebody());
    service.behave({ status: 503 });
    expect(outcome((await browser.end(search)).to)).toBe('unavailable');

    expect((await browser.begin('away')).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
    expect((await browser.begin('nobody')).errors?.[0]?.extensions.fields).toHaveProperty(
      'provider',
    );
  });

  test('a visit ends after a quarter of an hour', async () => {
    const browser = new Browser(server());
    const { data } = await browser.begin('service');
    server().setNow(new Date(Date.now() + 16 * 60_000));
    const { to } = await browser.end(service.signIn(data.beginIdentityVisit, somebody()));
    server().setNow(null);
    expect(outcome(to)).toBe('expired');
  });

  test('new keys of a service are taken up, at the second try at the latest', async () => {
    const person = somebody();
    await linked(person);
    await service.rotate();
    const browser = new Browser(server());
    await browser.visit(person);
    expect((await browser.visit(person)).to).toBe('/');
  });
});

describe('linking', () => {
  test('needs a recent proof of identity', async () => {
    const browser = await signedIn();
    server().setNow(new Date(Date.now() + 11 * 60_000));
    const { errors } = await browser.begin('service', 'LINK');
    server().setNow(null);
    expect(errors?.[0]?.extensions.code).toBe('STEP_UP_REQUIRED');
  });

  test('asks the service for a new sign-in, and takes no older one', async () => {
    const browser = await signedIn();
    const { data } = await browser.begin('service', 'LINK');
    const asked = new URL(data.beginIdentityVisit).searchParams;
    expect(asked.get('prompt')).toBe('login');
    const search = service.signIn(data.beginIdentityVisit, somebody());
    service.behave({ claims: { auth_time: Math.floor(Date.now() / 1000) - 10 * 60 } });
    expect(outcome((await browser.end(search)).to)).toBe('refused');
    const without = await browser.begin('service', 'LINK');
    const again = service.signIn(without.data.beginIdentityVisit, somebody());
    service.behave({ claims: { auth_time: undefined } });
    expect(outcome((await browser.end(again)).to)).toBe('refused');
  });

  test('an identity belongs to one account, an account has one of each service', async () => {
    const person = somebody();
    const first = await linked(person);
    const second = await signedIn();
    expect(outcome((await second.visit(person, 'LINK')).to)).toBe('taken');
    expect(outcome((await first.visit(somebody(), 'LINK')).to)).toBe('another');
    expect(outcome((await first.visit(person, 'LINK')).to)).toBe('linked');
  });

  test('ends in nothing in a browser whose session is another by then', async () => {
    const browser = await signedIn();
    const { data } = await browser.begin('service', 'LINK');
    const search = service.signIn(data.beginIdentityVisit, somebody());
    const other = await signedIn();
    const ours = browser.jar.get('paramed_identity')!;
    other.jar.set('paramed_identity', ours);
    expect(outcome((await other.end(search)).to)).toBe('expired');
  });

  test('the owner is told, and the last way in stays', async () => {
    const person = somebody();
    const browser = new Browser(server());
    await browser.visit(person);
    await register(browser, person.sub);
    const read = '{ me { security { linkedIdentities { id issuer } } } }';
    const [identity] = (await browser.graphql(read)).data.me.security.linkedIdentities;
    expect(identity.issuer).toBe(service.issuer);
    const unlink = () =>
      browser.graphql('mutation($id: ID!) { unlinkIdentity(id: $id) { id } }', { id: identity.id });
    expect((await unlink()).errors?.[0]?.extensions.code).toBe('CONFLICT');

    const password = await browser.graphql(
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
      { newPassword: 'a-first-pass-9' },
    );
    expect(password.errors).toBeUndefined();
    expect((await unlink()).errors).toBeUndefined();
    const { data } = await browser.graphql(
      '{ me { securityEvents(first: 5) { nodes { kind } } } notifications(first: 5) { nodes { title } } }',
    );
    expect(data.me.securityEvents.nodes.map((each: { kind: string }) => each.kind)).toContain(
      'identity-unlinked',
    );
    expect(data.notifications.nodes[0].title).toBe('A sign-in service was unlinked');
    expect(outcome((await new Browser(server()).visit(person)).to)).toBe('new');
  });

  test('another user’s identity is not found', async () => {
    const owner = await linked(somebody());
    const read = '{ me { security { linkedIdentities { id } } } }';
    const [identity] = (await owner.graphql(read)).data.me.security.linkedIdentities;
    const { errors } = await (
      await signedIn()
    ).graphql('mutation($id: ID!) { unlinkIdentity(id: $id) { id } }', { id: identity.id });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('confirming who one is', () => {
  const needsProof = (browser: Browser) =>
    browser.graphql('mutation { renewRecoveryCodes { codes } }');

  test('works with the linked identity alone, for ten minutes', async () => {
    const person = somebody();
    const browser = await linked(person);
    await server().database.query({
      text: 'update sessions set authenticated_at = null where user_id = $1',
      values: [browser.user.id],
    });
    const before = await needsProof(browser);
    expect(before.errors?.[0]?.extensions).toMatchObject({
      code: 'STEP_UP_REQUIRED',
      methods: ['password', 'identity'],
    });
    const { data } = await browser.begin('service', 'CONFIRM');
    const stranger = await browser.fetch(
      `/sign-in/service/callback?${service.signIn(data.beginIdentityVisit, somebody())}`,
    );
    expect(stranger.status).toBe(403);
    expect((await needsProof(browser)).errors).toBeDefined();

    expect((await browser.visit(person, 'CONFIRM')).status).toBe(200);
    expect((await needsProof(browser)).errors).toBeUndefined();
  });

  test('is refused for a service that is not linked', async () => {
    const { errors } = await (await signedIn()).begin('service', 'CONFIRM');
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('an account without a password is deleted with it', async () => {
    const person = somebody();
    const browser = new Browser(server());
    await browser.visit(person);
    await register(browser, person.sub);
    await server().database.query({
      text: `update sessions set authenticated_at = null
             where user_id = (select id from users where username = $1)`,
      values: [person.sub],
    });
    const remove = () =>
      browser.graphql('mutation { deleteAccount }').then(({ errors }) => errors?.[0]);
    expect((await remove())?.extensions.code).toBe('STEP_UP_REQUIRED');
    await browser.visit(person, 'CONFIRM');
    expect(await remove()).toBeUndefined();
    expect(await browser.me()).toBeNull();
  });

  test('an account with a password still needs it', async () => {
    const person = somebody();
    const browser = await linked(person);
    await browser.visit(person, 'CONFIRM');
    const { errors } = await browser.graphql('mutation { deleteAccount }');
    expect(errors?.[0]?.extensions.fields).toEqual({ password: 'Password is required' });
  });
});

describe('a session that ends at the service', () => {
  const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
  let tokens = 0;
  const claims = (change: object) => ({
    iss: service.issuer,
    aud: 'client',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 120,
    jti: `token-${++tokens}`,
    events: { [EVENT]: {} },
    ...change,
  });
  const post = (token: string, provider = 'service') =>
    new TestClient(server()).raw(
      'POST',
      `/sign-in/${provider}/logout`,
      new URLSearchParams({ logout_token: token }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );

  test('ends here, with its sockets; others of the account stay', async () => {
    const person = { ...somebody(), sid: 'at-work' };
    const atHome = await linked(person);
    const atWork = new Browser(server());
    await atWork.visit(person);
    const elsewhere = new Browser(server());
    await elsewhere.visit({ ...person, sid: 'elsewhere' });
    const cookie = `paramed_session=${atWork.jar.get('paramed_session')}`;
    const socket = await TestSocket.open(server(), { cookie });
    socket.send({ type: 'connection_init' });
    await socket.next('connection_ack');

    const { status } = await post(
      await service.signed(claims({ sub: person.sub, sid: 'at-work' })),
    );
    expect(status).toBe(200);
    await socket.closed;
    expect(await atWork.me()).toBeNull();
    expect(await elsewhere.me()).toBe(atHome.user.username);
    expect(await atHome.me()).toBe(atHome.user.username);

    await post(await service.signed(claims({ sub: person.sub })));
    expect(await elsewhere.me()).toBeNull();
    expect(await atHome.me()).toBe(atHome.user.username);
  });

  test('nothing ends by a token that is not the service’s, is old, or was used', async () => {
    const person = somebody();
    await linked(person);
    const browser = new Browser(server());
    await browser.visit(person);
    const { sub } = person;
    const refused = [
      await college.signed(claims({ sub })),
      await service.signed(claims({ sub, aud: 'another' })),
      await service.signed(claims({ sub, events: {} })),
      await service.signed(claims({ sub, nonce: 'of an ID token' })),
      await service.signed(claims({ sub, iat: 1_700_000_000 })),
      await service.signed(claims({})),
      await service.signed(claims({ sub, jti: undefined })),
      'not a token',
      '',
    ];
    for (const token of refused) expect((await post(token)).status, token).toBe(400);
    expect((await post(await service.signed(claims({ sub })), 'nobody')).status).toBe(400);
    expect(await browser.me()).not.toBeNull();

    const once = await service.signed(claims({ sub: 'somebody else' }));
    expect((await post(once)).status).toBe(200);
    expect((await post(once)).status).toBe(400);
  });
});
