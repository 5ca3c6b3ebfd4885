// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { addRecoveryCodes, addTotp } from '#tests/support/factors';
import { useMailServer } from '#tests/support/mail';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer, type TestServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const PUBLIC_URL = 'https://cpd.example.org';
const NEW_PASSWORD = 'after-the-night-8';
const MINUTE = 60_000;
const NOW = new Date('2027-03-01T00:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

const mail = useMailServer();
const silent = useServer();
const started = useServer(() => ({
  mail: { smtpUrl: mail.url, from: 'ParaMed CPD <no-reply@cpd.example.org>' },
  publicUrl: PUBLIC_URL,
}));
let server: TestServer;
beforeAll(() => void (server = started()));
beforeEach(() => {
  server.setNow(NOW);
  mail.received.length = 0;
});
detectResponseLeaks();

const REQUEST = 'mutation($account: String!) { requestPasswordReset(account: $account) }';
const RESET =
  'mutation($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }';
const RESET_WITH_CODE =
  'mutation($input: ResetPasswordWithCodeInput!) { resetPasswordWithCode(input: $input) }';
const UPDATE_EMAIL = 'mutation($address: String!) { updateEmail(address: $address) { id } }';
const CONFIRM_EMAIL = 'mutation($token: String!) { confirmEmail(token: $token) }';

let people = 0;
const newAddress = () => `forgot${(people += 1)}@example.org`;
const visitor = () => new TestClient(server);
const login = (username: string, password: string) =>
  visitor().rest('POST', '/login', { username, password });
const reset = (token: unknown, newPassword = NEW_PASSWORD) =>
  visitor().graphql(RESET, { token, newPassword });
const resetWithCode = (username: string, recoveryCode: string, newPassword = NEW_PASSWORD) =>
  visitor().graphql(RESET_WITH_CODE, { input: { username, recoveryCode, newPassword } });
const fieldsOf = (response: { errors?: { extensions: { fields?: object } }[] }) =>
  response.errors?.[0]?.extensions.fields;

async function request(account: string): Promise<void> {
  const { data } = await visitor().graphql(REQUEST, { account });
  expect(data).toEqual({ requestPasswordReset: true });
  await server.services.background.settled();
}

async function arrived(address: string) {
  await server.outbox.run();
  return mail.to(address);
}

const tokenIn = (text: string | undefined) => /\/reset-password#token=(\S+)/.exec(text ?? '')?.[1];
const linkTo = async (address: string) => tokenIn((await arrived(address)).at(-1)?.text);

async function confirmEmail(address: string): Promise<void> {
  const [message] = await arrived(address);
  const token = /confirm-email#token=(\S+)/.exec(message?.text ?? '')?.[1];
  const { data } = await visitor().graphql(CONFIRM_EMAIL, { token });
  expect(data).toEqual({ confirmEmail: true });
  mail.received.length = 0;
}

/** A user with a confirmed e-mail address. */
async function reachable(address = newAddress()) {
  const client = await signedUp(server, { email: address });
  await confirmEmail(address);
  return { client, address, username: client.user.username };
}

const eventsOf = async (client: TestClient) => {
  await server.services.background.settled();
  const text = 'select kind from security_events where user_id = $1 order by id desc';
  const rows = await server.database.query<{ kind: string }>({ text, values: [client.user.id] });
  return rows.map(({ kind }) => kind);
};

describe('registering with an e-mail address', () => {
  test('sends the link that confirms it', async () => {
    const { client, address } = await reachable();
    const { me } = (await client.graphql('{ me { email { address confirmed } } }')).data;
    expect(me.email).toEqual({ address, confirmed: true });
  });

  test.each([undefined, null, '', '  '])('treats %j as none', async (email) => {
    const client = await signedUp(server, { email });
    expect((await client.graphql('{ me { email { address } } }')).data.me.email).toBeNull();
  });

  test('refuses a mistyped one and creates no account', async () => {
    const username = `robin-${randomUUID()}`;
    const input = { fullName: 'Robin', username, password: PASSWORD, email: 'robin@' };
    const refused = await visitor().rest('POST', '/register', input);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { email: 'This is not an e-mail address' } },
    });
    expect((await login(username, PASSWORD)).status).toBe(401);
    expect((await visitor().rest('POST', '/register', { ...input, email: null })).status).toBe(201);
  });

  test('stores it on a server without e-mail, to be confirmed later', async () => {
    const address = newAddress();
    const client = await signedUp(silent(), { email: address });
    const { me } = (await client.graphql('{ me { email { address confirmed } } }')).data;
    expect(me.email).toEqual({ address, confirmed: false });
    const text = 'select from deliveries where user_id = $1';
    expect(await silent().database.query({ text, values: [client.user.id] })).toEqual([]);
  });
});

describe('a forgotten password', () => {
  test('is reset by a link, which ends all sessions and starts none', async () => {
    const { client, address, username } = await reachable();
    const socket = await TestSocket.open(server, { cookie: client.cookie });
    socket.send({ type: 'connection_init' });
    await request(username.toUpperCase());
    const [message] = await arrived(address);
    expect(message!.subject).toBe('Reset your password');
    expect(message!.text).toContain(`"${username}"`);
    expect(message!.header('list-unsubscribe')).toBeUndefined();
    const token = tokenIn(message!.text);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(message!.text).toContain(`${PUBLIC_URL}/reset-password#token=${token}`);
    await addTotp(client, NOW);

    const browser = visitor();
    const given = { token, newPassword: NEW_PASSWORD };
    expect((await browser.graphql(RESET, given)).data.resetPassword).toBe(true);
    expect(browser.cookie).toBe('');
    expect(await socket.closed).toBe(4403);
    expect((await client.rest('GET', '/user')).status).toBe(401);
    expect((await login(username, PASSWORD)).body.code).toBe('UNAUTHENTICATED');
    // Asked for after a right password only: the link does not replace the second factor.
    expect((await login(username, NEW_PASSWORD)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await arrived(address)).map(({ subject }) => subject)).toContain(
      'Your password was reset',
    );
    expect(await eventsOf(client)).toEqual(
      expect.arrayContaining(['password-reset-requested', 'password-reset']),
    );
  });

  test('by a link that works once', async () => {
    const { address } = await reachable();
    await request(address);
    const token = await linkTo(address);
    const both = await Promise.all([reset(token), reset(token, 'another-night-9')]);
    expect(both.map(({ data }) => data?.resetPassword ?? null).toSorted()).toEqual([null, true]);
    expect(fieldsOf(await reset(token))).toEqual({
      token: 'This link has expired, was used, or was replaced by a newer one. Ask for a new link.',
    });
  });

  test('by a link that is valid for one hour', async () => {
    const { address } = await reachable();
    await request(address);
    const token = await linkTo(address);
    server.setNow(after(60));
    expect(fieldsOf(await reset(token))).toHaveProperty('token');
    server.setNow(after(59.9));
    expect((await reset(token)).errors).toBeUndefined();
  });

  test('only by the newest link', async () => {
    const { address } = await reachable();
    await request(address);
    const first = await linkTo(address);
    await request(address);
    const second = await linkTo(address);
    expect(second).not.toBe(first);
    expect(fieldsOf(await reset(first))).toHaveProperty('token');
    expect((await reset(second)).errors).toBeUndefined();
  });

  test.each([undefined, '', 'guess', 'x'.repeat(43), '../../x', 'x'.repeat(300)])(
    'not by the token %j',
    async (token) => {
      const response = await reset(token ?? null);
      expect(response.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );

  test('not by a link from before the password or the address was changed', async () => {
    const { client, address } = await reachable();
    await request(address);
    const first = await linkTo(address);
    const change = { currentPassword: PASSWORD, newPassword: 'changed-meanwhile-3' };
    await client.graphql(
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
      change,
    );
    expect(fieldsOf(await reset(first))).toHaveProperty('token');
    await request(address);
    const second = await linkTo(address);
    const next = newAddress();
    await client.graphql(UPDATE_EMAIL, { address: next });
    expect(fieldsOf(await reset(second))).toHaveProperty('token');
    // An unconfirmed address gets no link.
    await request(next);
    expect((await arrived(next)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ]);
    await confirmEmail(next);
    await request(next);
    const third = await linkTo(next);
    await client.graphql('mutation { deleteEmail { id } }');
    expect(fieldsOf(await reset(third))).toHaveProperty('token');
  });

  test('follows the rules for new passwords, and keeps the link until one is accepted', async () => {
    const { address, username } = await reachable();
    await request(address);
    const token = await linkTo(address);
    for (const bad of ['12345', 'password', `${username}-1`]) {
      expect(fieldsOf(await reset(token, bad)), bad).toHaveProperty('newPassword');
    }
    expect((await reset(token)).errors).toBeUndefined();
  });

  test('sends a separate link for each account of an address', async () => {
    const { address, username } = await reachable();
    const other = await reachable(address);
    await request(address.toUpperCase());
    const messages = await arrived(address);
    expect(messages).toHaveLength(2);
    const named = (name: string) => messages.find(({ text }) => text?.includes(`"${name}"`));
    expect((await reset(tokenIn(named(username)!.text))).errors).toBeUndefined();
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });

  test('is sent in quiet hours, and to users who unsubscribed from notifications', async () => {
    const { client, address, username } = await reachable();
    await client.graphql(
      'mutation { updateNotificationPreferences(input: { quietHours: { from: "00:00", until: "23:59" } }) { id } }',
    );
    const text = 'update email_addresses set unsubscribed_at = $2 where user_id = $1';
    await server.database.query({ text, values: [client.user.id, NOW] });
    await request(username);
    expect(await linkTo(address)).toBeTypeOf('string');
  });

  test('sends nothing without a confirmed address, with the same response', async () => {
    const unreachable = await signedUp(server);
    for (const account of [unreachable.user.username, `nobody-${randomUUID()}`, 'x@example.org']) {
      await request(account);
    }
    await server.outbox.run();
    expect(mail.received).toEqual([]);
    const { data } = await new TestClient(silent()).graphql(
      `mutation { requestPasswordReset(account: "${unreachable.user.username}") }`,
    );
    expect(data.requestPasswordReset).toBe(true);
    const told = async (at: TestServer) =>
      (await new TestClient(at).graphql('{ support { passwordResetByEmail } }')).data.support;
    expect(await told(server)).toEqual({ passwordResetByEmail: true });
    expect(await told(silent())).toEqual({ passwordResetByEmail: false });
  });

  test('leaves nothing that works in the database', async () => {
    const { client, address } = await reachable();
    await request(address);
    const token = await linkTo(address);
    const text = `select row_to_json(r)::text as row from password_resets r where user_id = $1
      union all select row_to_json(d)::text from deliveries d where user_id = $1`;
    const rows = await server.database.query<{ row: string }>({ text, values: [client.user.id] });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => row.includes(token!))).toEqual([]);
  });
});

describe('a forgotten password without e-mail', () => {
  test('is reset by a recovery code, once', async () => {
    const client = await signedUp(server);
    const { username } = client.user;
    const [first = '', second = ''] = await addRecoveryCodes(client);
    const { data } = await resetWithCode(username.toUpperCase(), first.toLowerCase());
    expect(data.resetPasswordWithCode).toBe(true);
    expect((await client.rest('GET', '/user')).status).toBe(401);
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
    expect(fieldsOf(await resetWithCode(username, first, PASSWORD))).toEqual({
      recoveryCode: 'The username and the recovery code do not match.',
    });
    const both = await Promise.all([
      resetWithCode(username, second, 'one-of-the-two-1'),
      resetWithCode(username, second, 'one-of-the-two-2'),
    ]);
    expect(both.map(({ errors }) => errors?.length ?? 0).toSorted()).toEqual([0, 1]);
    expect(await eventsOf(client)).toEqual(
      expect.arrayContaining(['password-reset', 'recovery-code-used']),
    );
  });

  test('leaves the second factor in place', async () => {
    const client = await signedUp(server);
    await addTotp(client, NOW);
    const [code = '', other = ''] = await addRecoveryCodes(client);
    expect((await resetWithCode(client.user.username, code)).errors).toBeUndefined();
    const input = { username: client.user.username, password: NEW_PASSWORD };
    const refused = await visitor().rest('POST', '/login', input);
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    expect((await visitor().rest('POST', '/login', { ...input, code: other })).status).toBe(200);
  });

  test('refuses an unknown name, another’s code and no code in the same words', async () => {
    const client = await signedUp(server);
    const other = await signedUp(server);
    const [code = ''] = await addRecoveryCodes(other);
    await addRecoveryCodes(client);
    const responses = [
      await resetWithCode(client.user.username, code),
      await resetWithCode(`nobody-${randomUUID()}`, code),
      await resetWithCode(client.user.username, 'not a code'),
    ];
    for (const { errors } of responses) expect(errors).toEqual(responses[0]!.errors);
    expect((await resetWithCode(other.user.username, code)).errors).toBeUndefined();
  });

  test('keeps the rules of new passwords, and the code until one is good', async () => {
    const client = await signedUp(server);
    const [code = ''] = await addRecoveryCodes(client);
    const { username } = client.user;
    for (const bad of ['12345', 'password', `${username}-1`]) {
      expect(fieldsOf(await resetWithCode(username, code, bad)), bad).toHaveProperty('newPassword');
    }
    expect((await resetWithCode(username, code)).errors).toBeUndefined();
  });
});
