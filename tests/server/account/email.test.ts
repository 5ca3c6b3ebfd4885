// @module-tag servers
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '#server/context';
import { emailSender } from '#server/delivery/email';
import { openOutbox } from '#server/delivery/outbox';
import { notify } from '#server/schema/messages/notifications/notify';
import { admit } from '#tests/support/admitted';
import { signedUp, TestClient } from '#tests/support/client';
import { freePort } from '#tests/support/free-port';
import { useMailServer } from '#tests/support/mail';
import { startTestServer, useServer, type TestServer } from '#tests/support/server';
import { emailMessages } from '#domain/account/email-addresses';

const MINUTE = 60_000;
const FROM = 'ParaMed CPD <no-reply@cpd.example.org>';
const PUBLIC_URL = 'https://cpd.example.org';

const mail = useMailServer();
const silent = useServer();
const started = useServer(() => ({
  mail: { smtpUrl: mail.url, from: FROM },
  publicUrl: PUBLIC_URL,
}));
let server: TestServer;
beforeAll(() => void (server = started()));
beforeEach(() => {
  mail.refusals.length = 0;
  mail.contentRefusals.length = 0;
  server.setNow(null);
});

const EMAIL = 'email { address confirmed unsubscribed }';
const UPDATE = `mutation($address: String!) { updateEmail(address: $address) { id ${EMAIL} } }`;
const CONFIRM = 'mutation($token: String!) { confirmEmail(token: $token) }';
const REMOVE = `mutation { deleteEmail { ${EMAIL} } }`;
const RESUBSCRIBE = `mutation { resubscribeEmail { ${EMAIL} } }`;

const update = (client: TestClient, address: unknown) => client.graphql(UPDATE, { address });
const confirm = (client: TestClient, token: unknown) => client.graphql(CONFIRM, { token });
const emailOf = async (client: TestClient) =>
  (await client.graphql(`{ me { ${EMAIL} } }`)).data.me.email;
const refusalOf = (response: { errors?: { extensions: { code: string } }[] }) =>
  response.errors?.[0]?.extensions;

let people = 0;
const newAddress = () => `medic${(people += 1)}@example.org`;

/** Messages received by an address after all due ones were sent. */
async function arrived(address: string) {
  await server.outbox.run();
  return mail.to(address);
}

const tokenIn = (text: string | undefined) => /confirm-email#token=(\S+)/.exec(text ?? '')?.[1];
const unsubscribeUrl = (header: string | undefined) => /^<(.*)>$/.exec(header ?? '')![1]!;

/** A user with a confirmed address; the confirmation message is forgotten. */
async function reachable(address = newAddress()): Promise<{ client: TestClient; address: string }> {
  const client = await signedUp(server);
  await update(client, address);
  const [message] = await arrived(address);
  expect((await confirm(client, tokenIn(message?.text))).data.confirmEmail).toBe(true);
  mail.received.length = 0;
  return { client, address };
}

/** Sends a notification, as any part of the server would. */
async function tell(client: TestClient, change: object = {}): Promise<void> {
  const caller = { address: '', userAgent: null, session: null, requestKey: null, setCookie() {} };
  await notify(createContext(server.services, caller), client.user.id, {
    kind: 'cpd-behind',
    title: 'CPD falling behind',
    message: 'Look at your hours.',
    link: '/cpd-log',
    ...change,
  });
}

const quietAtNight = (client: TestClient) =>
  client.graphql(
    'mutation { updateNotificationPreferences(input: { quietHours: { from: "22:00", until: "06:00" } }) { id } }',
  );

async function deliveriesOf(client: TestClient): Promise<Record<string, any>[]> {
  const text = 'select * from deliveries where user_id = $1 order by created_at desc, id';
  return server.database.query({ text, values: [client.user.id] });
}

describe('a message', () => {
  test('goes to the confirmed address with all standard headers', async () => {
    const { client, address } = await reachable();
    await tell(client);
    const [message] = await arrived(address);
    const [{ id, attempts, done_at, problem }] = (await deliveriesOf(client)) as [any];
    expect({ attempts, problem }).toEqual({ attempts: 1, problem: null });
    expect(done_at).not.toBeNull();
    expect(message).toMatchObject({
      subject: 'CPD falling behind',
      from: { name: 'ParaMed CPD', address: 'no-reply@cpd.example.org' },
      to: [{ address }],
      messageId: `<${id}@cpd.example.org>`,
    });
    expect(message!.header('auto-submitted')).toBe('auto-generated');
    expect(message!.header('list-unsubscribe')).toMatch(
      /^<https:\/\/cpd\.example\.org\/unsubscribe\/[\w.-]+>$/,
    );
    expect(message!.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(message!.text).toContain('Look at your hours.');
    expect(message!.text).toContain(`${PUBLIC_URL}/cpd-log`);
    expect(message!.text).toContain(`${PUBLIC_URL}/settings/reminders`);
    expect(message!.html).toContain(`href="${PUBLIC_URL}/cpd-log"`);
    expect(message!.html).toContain('prefers-color-scheme: dark');
    expect(message!.raw).not.toContain(client.user.username);
  });

  test('is plain text, whatever it contains', async () => {
    const { client, address } = await reachable();
    const evil = '<img src=x onerror="alert(1)">';
    await tell(client, {
      title: `Urgent\r\nBcc: everybody@example.org\r\n\r\n${evil}`,
      message: `${evil}\r\n.\r\nMAIL FROM:<x@example.org>`,
    });
    const [message] = await arrived(address);
    expect(message!.recipients).toEqual([address]);
    expect(message!.bcc).toBeUndefined();
    expect(message!.subject).toBe(`Urgent Bcc: everybody@example.org ${evil}`);
    expect(message!.html).not.toContain('<img');
    expect(message!.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(message!.text).toContain(evil);
    expect(mail.received).toHaveLength(1);
  });

  test('is not sent without a confirmed address, nor for a kind that is turned off', async () => {
    const unconfirmed = await signedUp(server);
    const waiting = newAddress();
    await update(unconfirmed, waiting);
    await tell(unconfirmed);
    expect((await arrived(waiting)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ]);
    const { client, address } = await reachable();
    await client.graphql(`mutation { updateNotificationPreferences(input: { kinds: [
      { kind: "cpd-behind", inApp: true, email: false, push: false }] }) { id } }`);
    await tell(client);
    expect(await arrived(address)).toEqual([]);
  });

  test('waits for the end of quiet hours', async () => {
    const { client, address } = await reachable();
    await quietAtNight(client);
    server.setNow(new Date('2027-03-01T13:00:00Z'));
    await tell(client);
    expect(await arrived(address)).toEqual([]);
    server.setNow(new Date('2027-03-01T19:59:59Z'));
    expect(await arrived(address)).toEqual([]);
    server.setNow(new Date('2027-03-01T20:00:00Z'));
    expect(await arrived(address)).toHaveLength(1);
  });

  test('goes to the current address, and is dropped if the address was removed', async () => {
    const { client, address } = await reachable();
    await quietAtNight(client);
    server.setNow(new Date('2027-03-01T13:00:00Z'));
    await tell(client);
    server.setNow(null);
    expect((await client.graphql(REMOVE)).errors).toBeUndefined();
    server.setNow(new Date('2027-03-01T20:00:00Z'));
    // The notice of the removal goes to the previous address; see security-events.test.ts.
    const subjects = (await arrived(address)).map(({ subject }) => subject);
    expect(subjects).not.toContain('CPD falling behind');
    const reminder = (await deliveriesOf(client)).find(({ kind }) => kind === 'cpd-behind');
    expect(reminder).toMatchObject({ problem: null, done_at: expect.anything() });
  });
});

describe('a mail server that refuses or is unreachable', () => {
  test('gets the same message again later', async () => {
    const { client, address } = await reachable();
    const start = new Date('2027-04-01T00:00:00Z').getTime();
    const at = (minutes: number) => server.setNow(new Date(start + minutes * MINUTE));
    at(0);
    mail.refusals.push(451);
    await tell(client);
    expect(await arrived(address)).toEqual([]);
    const [{ id, problem, attempts }] = (await deliveriesOf(client)) as [any];
    expect({ problem, attempts }).toEqual({ problem: 'EENVELOPE 451 RCPT TO', attempts: 1 });

    await mail.stop();
    at(0.9);
    await server.outbox.run();
    at(1);
    await server.outbox.run();
    await mail.start();
    expect(await deliveriesOf(client)).toMatchObject([
      { attempts: 2, done_at: null, problem: expect.stringMatching(/^ESOCKET|^ECONN/) },
    ]);
    at(5.9);
    expect(await arrived(address)).toEqual([]);
    at(6);
    expect(await arrived(address)).toMatchObject([{ messageId: `<${id}@cpd.example.org>` }]);
    expect(await deliveriesOf(client)).toMatchObject([{ attempts: 3, problem: null }]);
  });

  test('gets no retry in the recipient’s quiet hours, which do not count as an attempt', async () => {
    const { client, address } = await reachable();
    await quietAtNight(client);
    server.setNow(new Date('2027-04-01T11:30:00Z'));
    mail.refusals.push(451, 451, 451);
    await tell(client);
    for (const minute of ['11:30', '11:31', '11:36']) {
      server.setNow(new Date(`2027-04-01T${minute}:00Z`));
      await server.outbox.run();
    }
    expect(mail.refusals).toEqual([]);
    for (const quiet of ['12:06:00', '19:59:59']) {
      server.setNow(new Date(`2027-04-01T${quiet}Z`));
      expect(await arrived(address)).toEqual([]);
    }
    server.setNow(new Date('2027-04-01T20:00:00Z'));
    expect(await arrived(address)).toHaveLength(1);
    expect(await deliveriesOf(client)).toMatchObject([{ attempts: 4, problem: null }]);
  });

  test('gets no retry after the sixth attempt, and the record is removed after a month', async () => {
    const { client, address } = await reachable();
    let time = new Date('2027-05-01T00:00:00Z').getTime();
    server.setNow(new Date(time));
    mail.refusals.push(451, 451, 451, 451, 451, 451);
    await tell(client);
    for (const wait of [0, 1, 5, 30, 120, 720, 720]) {
      time += wait * MINUTE;
      server.setNow(new Date(time));
      await server.outbox.run();
    }
    const [row] = (await deliveriesOf(client)) as [any];
    expect(row).toMatchObject({ attempts: 6, problem: 'EENVELOPE 451 RCPT TO' });
    expect(row.done_at).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(address);
    expect(mail.to(address)).toEqual([]);
    server.setNow(new Date(time + 31 * 24 * 60 * MINUTE));
    await server.outbox.run();
    expect(await deliveriesOf(client)).toEqual([]);
  });

  test('while it handles a message, no other process sends the same', async () => {
    const people: Awaited<ReturnType<typeof reachable>>[] = [];
    while (people.length < 12) people.push(await reachable());
    const second = openOutbox(
      server.services,
      { email: emailSender(server.services, server.services.env.mail!) },
      0,
    );
    await Promise.all(people.map(({ client }) => tell(client)));
    await Promise.all([second.run(), server.outbox.run(), second.run()]);
    await second.close();
    for (const { address } of people) expect(mail.to(address)).toHaveLength(1);
  });

  test('messages of a killed process are sent by the next', async () => {
    const { client, address } = await reachable();
    server.setNow(new Date('2027-06-01T00:00:00Z'));
    mail.refusals.push(451);
    await tell(client);
    expect(await arrived(address)).toEqual([]);
    server.setNow(new Date('2027-06-01T00:01:00Z'));
    let taken!: () => void;
    const claimed = new Promise<void>((resolve) => (taken = resolve));
    const killed = { send: () => (taken(), new Promise<never>(() => {})) };
    void openOutbox(server.services, { email: killed }, 0).run();
    await claimed;
    expect(await arrived(address)).toEqual([]);
    server.setNow(new Date('2027-06-01T00:04:00Z'));
    expect(await arrived(address)).toHaveLength(1);
    expect(await deliveriesOf(client)).toMatchObject([{ attempts: 3, problem: null }]);
  });

  test('the outbox retries while the database is unavailable', async () => {
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw new Error('Connection terminated');
    };
    const lost = {
      ...server.services,
      database: { orm: { em: { fork: () => ({ clear() {}, nativeDelete: refuse }) } } },
    };
    const outbox = openOutbox(
      lost as unknown as typeof server.services,
      { email: { send: async () => 'sent' } },
      0,
    );
    await outbox.run();
    await outbox.run();
    await outbox.close();
    expect(tries).toBe(2);
  });
});

describe('a mail server that refuses for good', () => {
  const STATE = `{ me { email { confirmed refused } notificationPreferences {
    channels { channel unavailable } } } notifications { nodes { kind title message link } } }`;
  const stateOf = async (client: TestClient) => {
    // The session does not last until the days below.
    server.setNow(null);
    const { me, notifications } = (await client.graphql(STATE)).data;
    const told = notifications.nodes.filter(
      ({ kind }: { kind: string }) => kind === 'email-refused',
    );
    const { unavailable } = me.notificationPreferences.channels.find(
      ({ channel }: { channel: string }) => channel === 'email',
    );
    return { ...me.email, unavailable, told };
  };
  /** The user is notified once; the message is sent again only by a second attempt. */
  const attemptsOf = async (client: TestClient) => {
    server.setNow(new Date('2027-04-01T00:00:00Z'));
    await tell(client);
    await server.outbox.run();
    const [row] = (await deliveriesOf(client)) as [any];
    return { ended: row.done_at !== null, problem: row.problem as string };
  };

  test.each([
    550,
    551,
    553,
    '550 5.1.1 no such user',
    '550-5.1.1 The account\r\n550 5.1.1 does not exist',
    '550 5.2.1 the mailbox is disabled',
    '550 5.4.1 Recipient address rejected: Access denied',
    '554 5.1.10 null MX',
    '556 5.1.10 the domain takes no mail',
  ])(
    'the address (%s) ends the message; the owner is told once and nothing more is sent',
    async (reply) => {
      const { client, address } = await reachable();
      mail.refusals.push(reply);
      expect(await attemptsOf(client)).toMatchObject({ ended: true });
      expect(await stateOf(client)).toMatchObject({
        confirmed: true,
        refused: true,
        unavailable: expect.stringMatching(/refused/),
        told: [
          {
            title: 'Your e-mail address does not work',
            message: expect.stringContaining(address),
            link: '/settings/reminders#email',
          },
        ],
      });
      await tell(client);
      expect(await arrived(address)).toEqual([]);
      expect((await stateOf(client)).told).toHaveLength(1);
      expect(
        JSON.stringify((await deliveriesOf(client)).map(({ problem }) => problem)),
      ).not.toContain(address);
    },
  );

  test.each([
    421,
    450,
    '550 5.7.1 relaying denied',
    '550 relay not permitted',
    '554 5.7.1 blocked by our policy',
    '550 5.1.8 the sender’s domain does not exist',
    '552 5.2.2 the mailbox is full',
    '550 4.1.1 contradicts itself',
    '503 bad sequence',
    '530 authentication required',
  ])('not the address (%s): it is sent again later, and nobody is told', async (reply) => {
    const { client, address } = await reachable();
    mail.refusals.push(reply);
    expect(await attemptsOf(client)).toMatchObject({ ended: false });
    expect(await stateOf(client)).toMatchObject({ refused: false, unavailable: null, told: [] });
    server.setNow(new Date('2027-04-01T00:01:00Z'));
    expect(await arrived(address)).toHaveLength(1);
  });

  test.each(['554 5.6.0 cannot be read', '552 too big', '550 5.7.1 looks like spam'])(
    'one message after its content (%s) ends it, and the app shows it instead',
    async (reply) => {
      const { client, address } = await reachable();
      mail.contentRefusals.push(reply);
      expect(await attemptsOf(client)).toMatchObject({ ended: true });
      expect(await stateOf(client)).toMatchObject({
        refused: false,
        told: [{ message: expect.stringContaining('Look at your hours.') }],
      });
      await tell(client);
      expect(await arrived(address)).toHaveLength(1);
    },
  );

  test('the address after the content marks it as well; a full mailbox does not', async () => {
    const { client, address } = await reachable();
    mail.contentRefusals.push('552 5.2.2 full', '550 5.1.1 unknown');
    expect(await attemptsOf(client)).toMatchObject({ ended: false });
    server.setNow(new Date('2027-04-01T00:01:00Z'));
    expect((await arrived(address)).length).toBe(0);
    expect(await stateOf(client)).toMatchObject({ refused: true, told: [expect.anything()] });
  });

  test('can be tried again in Settings: the link confirms the address and turns e-mail on', async () => {
    const { client, address } = await reachable();
    mail.refusals.push(550);
    await attemptsOf(client);
    server.setNow(null);
    await update(client, address);
    const [message] = await arrived(address);
    expect(await stateOf(client)).toMatchObject({ confirmed: false, refused: false });
    await confirm(client, tokenIn(message?.text));
    await tell(client);
    expect(await arrived(address)).toHaveLength(2);
  });

  test('the confirmation link marks the address before it was confirmed', async () => {
    const client = await signedUp(server);
    mail.refusals.push(550);
    await update(client, newAddress());
    await server.outbox.run();
    expect(await stateOf(client)).toMatchObject({
      confirmed: false,
      refused: true,
      told: [expect.anything()],
    });
    const next = newAddress();
    await update(client, next);
    expect(await stateOf(client)).toMatchObject({ refused: false });
    expect(await arrived(next)).toHaveLength(1);
  });

  test('several messages at once tell the owner once; that to an earlier address tells nothing', async () => {
    const { client } = await reachable();
    mail.refusals.push(550, 550, 550);
    await Promise.all([tell(client), tell(client), tell(client)]);
    await server.outbox.run();
    // A message that was not under way when the address was marked is not sent at all.
    mail.refusals.length = 0;
    expect((await stateOf(client)).told).toHaveLength(1);
    const { client: other } = await reachable();
    // The notice to the previous address is refused, the link to the new one is not.
    mail.refusals.push(550);
    await other.graphql(REMOVE);
    await server.outbox.run();
    expect((await other.graphql(STATE)).data.notifications.nodes).not.toContainEqual(
      expect.objectContaining({ kind: 'email-refused' }),
    );
  });
});

describe('a change of the address', () => {
  const SHOWN =
    '{ notifications { nodes { kind title } } me { securityEvents { nodes { kind } } } }';

  test.each([
    ['changed', 'Your e-mail address was changed', 'email-changed'],
    ['removed', 'Your e-mail address was removed', 'email-removed'],
  ])('%s is told at the address of before, in the app and among the events', async (...given) => {
    const [change, title, kind] = given;
    const { client, address } = await reachable();
    if (change === 'changed') await update(client, newAddress());
    else await client.graphql(REMOVE);
    expect(await arrived(address)).toMatchObject([{ subject: title }]);
    const { notifications, me } = (await client.graphql(SHOWN)).data;
    expect(notifications.nodes[0]).toEqual({ kind: 'security-changed', title });
    expect(me.securityEvents.nodes[0]).toEqual({ kind });
  });

  test('does nothing if the address is the same, or if there is none to remove', async () => {
    const client = await signedUp(server);
    await client.graphql(REMOVE);
    const address = newAddress();
    for (let n = 0; n < 2; n += 1) await update(client, address);
    const { me } = (await client.graphql(SHOWN)).data;
    expect(me.securityEvents.nodes).toEqual([{ kind: 'email-changed' }, { kind: 'registered' }]);
  });
});

describe('updateEmail', () => {
  test('sends the confirmation at once, even in quiet hours', async () => {
    server.setNow(new Date('2027-03-01T13:00:00Z'));
    const client = await signedUp(server);
    await quietAtNight(client);
    const address = newAddress();
    await update(client, address);
    expect(await arrived(address)).toHaveLength(1);
  });

  test('sends a link that confirms the address when opened', async () => {
    const client = await signedUp(server);
    const response = await update(client, '  Sam.Okafor+cpd@Example.ORG ');
    const address = 'Sam.Okafor+cpd@example.org';
    expect(response.data.updateEmail.email).toEqual({
      address,
      confirmed: false,
      unsubscribed: false,
    });
    const [message] = await arrived(address);
    expect(message!.subject).toBe('Confirm your e-mail address');
    expect(message!.raw).not.toContain(client.user.username);
    expect(message!.header('list-unsubscribe')).toBeUndefined();
    const token = tokenIn(message!.text);
    expect(message!.html).toContain(`/confirm-email#token=${token}`);
    const phone = new TestClient(server);
    for (let round = 0; round < 2; round += 1) {
      expect((await confirm(phone, token)).data.confirmEmail).toBe(true);
    }
    expect(await emailOf(client)).toMatchObject({ address, confirmed: true });
    const stored = JSON.stringify(await deliveriesOf(client));
    expect(stored).not.toContain(token);
  });

  test('sends the link again while unconfirmed, and nothing once confirmed', async () => {
    const { client, address } = await reachable();
    expect((await update(client, address)).data.updateEmail.email.confirmed).toBe(true);
    expect(await arrived(address)).toEqual([]);
    const next = newAddress();
    await update(client, next);
    await arrived(next);
    await update(client, next);
    expect(await arrived(next)).toHaveLength(2);
    expect(await emailOf(client)).toEqual({ address: next, confirmed: false, unsubscribed: false });
  });

  test('accepts an address that another user has without revealing it', async () => {
    const { address } = await reachable();
    const other = await signedUp(server);
    expect((await update(other, address)).errors).toBeUndefined();
    expect(await emailOf(other)).toMatchObject({ address, confirmed: false });
  });

  const MISSING = 'E-mail address is required';
  const WRONG = 'This is not an e-mail address';
  test.each([
    ['', MISSING],
    ['   ', MISSING],
    ['alex', WRONG],
    ['alex@', WRONG],
    ['alex@example.org, billie@example.org', WRONG],
    ['alex@example.org\r\nBcc: billie@example.org', WRONG],
    ['Alex <alex@example.org>', WRONG],
    [`${'a'.repeat(250)}@example.org`, 'E-mail address must be at most 254 characters'],
  ])('refuses %j', async (address, message) => {
    const client = await signedUp(server);
    expect(refusalOf(await update(client, address))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { address: message },
    });
    expect(await emailOf(client)).toBeNull();
  });

  test('is limited, by user and by address', async () => {
    const client = await signedUp(server);
    for (let n = 0; n < 5; n += 1) {
      expect((await update(client, newAddress())).errors).toBeUndefined();
    }
    expect(refusalOf(await update(client, newAddress()))?.code).toBe('RATE_LIMITED');
    const victim = newAddress();
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 6; n += 1) {
      codes.push(refusalOf(await update(await signedUp(server), victim))?.code);
    }
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
  });

  test('is refused with a message if SMTP_URL is not set', async () => {
    const client = await signedUp(silent());
    const response = await update(client, newAddress());
    expect(response.errors?.[0]).toMatchObject({
      message: emailMessages.unavailable,
      extensions: { code: 'FORBIDDEN' },
    });
    const channels = 'notificationPreferences { channels { channel unavailable } }';
    const { data } = await client.graphql(`{ me { ${channels} } }`);
    expect(data.me.notificationPreferences.channels).toContainEqual({
      channel: 'email',
      unavailable: expect.stringContaining('not set up'),
    });
  });

  test('says why nothing is sent until it is confirmed', async () => {
    const reason = async (client: TestClient) => {
      const channels = 'notificationPreferences { channels { channel unavailable } }';
      const { data } = await client.graphql(`{ me { ${channels} } }`);
      return data.me.notificationPreferences.channels.find(
        ({ channel }: { channel: string }) => channel === 'email',
      ).unavailable;
    };
    const client = await signedUp(server);
    expect(await reason(client)).toMatch(/^Add your e-mail address/);
    await update(client, newAddress());
    expect(await reason(client)).toMatch(/^Confirm your e-mail address/);
    expect(await reason((await reachable()).client)).toBeNull();
  });
});

describe('confirmEmail', () => {
  test('refuses invalid, replaced and expired tokens', async () => {
    const client = await signedUp(server);
    const [first, second] = [newAddress(), newAddress()];
    await update(client, first);
    const old = tokenIn((await arrived(first))[0]?.text)!;
    await update(client, second);
    const current = tokenIn((await arrived(second))[0]?.text)!;
    const { client: other, address } = await reachable();
    await tell(other);
    const [notice] = await arrived(address);
    const unsubscribe = unsubscribeUrl(notice!.header('list-unsubscribe')).split('/').pop()!;
    const session = client.cookie.split('=')[1]!;
    const bad = [old, unsubscribe, session, `${current}x`, '', 'a.b.c', 'x'.repeat(5_000)];
    for (const token of bad) {
      expect(refusalOf(await confirm(client, token)), token).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { token: emailMessages.linkInvalid },
      });
    }
    server.setNow(new Date(Date.now() + 8 * 24 * 60 * MINUTE));
    expect(refusalOf(await confirm(client, current))?.code).toBe('BAD_USER_INPUT');
    server.setNow(null);
    expect(await emailOf(client)).toMatchObject({ confirmed: false });
  });
});

describe('one-click unsubscribing', () => {
  async function linkOf() {
    const { client, address } = await reachable();
    await tell(client);
    const [message] = await arrived(address);
    const url = unsubscribeUrl(message!.header('list-unsubscribe'));
    mail.received.length = 0;
    return { client, address, path: new URL(url).pathname };
  }
  const oneClick = (path: string) =>
    new TestClient(server).raw('POST', path, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example.com',
      'sec-fetch-site': 'cross-site',
    });

  test('stops all e-mail, however often it is called, until the user turns it on again', async () => {
    const { client, address, path } = await linkOf();
    for (let round = 0; round < 2; round += 1) {
      const response = await oneClick(path);
      expect(response.status).toBe(200);
      expect(response.text).toContain('You will get no more e-mail');
    }
    expect(await emailOf(client)).toEqual({ address, confirmed: true, unsubscribed: true });
    await tell(client);
    expect(await arrived(address)).toEqual([]);
    const response = await client.graphql(RESUBSCRIBE);
    expect(response.data.resubscribeEmail.email).toMatchObject({ unsubscribed: false });
    await tell(client);
    expect(await arrived(address)).toHaveLength(1);
  });

  test('changes nothing when the link is only opened, as mail scanners do', async () => {
    const { client, path } = await linkOf();
    const response = await new TestClient(server).raw('GET', path, undefined, {});
    expect(response.status).toBe(200);
    expect(response.text).toContain('<form method="post">');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await emailOf(client)).toMatchObject({ unsubscribed: false });
  });

  test('by the link of a previous address does not affect the new one', async () => {
    const { client, path } = await linkOf();
    const address = newAddress();
    await update(client, address);
    await confirm(client, tokenIn((await arrived(address))[0]?.text));
    expect((await oneClick(path)).status).toBe(200);
    expect(await emailOf(client)).toMatchObject({ address, unsubscribed: false });
  });

  test('refuses an invalid link', async () => {
    const { client, path } = await linkOf();
    for (const bad of [
      `${path}x`,
      '/unsubscribe/a.b.c',
      `/unsubscribe/${client.cookie.slice(16)}`,
    ]) {
      expect((await oneClick(bad)).status).toBe(404);
      expect((await new TestClient(server).raw('GET', bad, undefined, {})).status).toBe(404);
    }
    expect(await emailOf(client)).toMatchObject({ unsubscribed: false });
  });
});

describe('deleteEmail and resubscribeEmail', () => {
  test('remove the address; without one there is nothing to turn on', async () => {
    const { client } = await reachable();
    const { client: other, address } = await reachable();
    for (let round = 0; round < 2; round += 1) {
      expect((await client.graphql(REMOVE)).data.deleteEmail.email).toBeNull();
    }
    expect(refusalOf(await client.graphql(RESUBSCRIBE))?.code).toBe('NOT_FOUND');
    expect(await emailOf(other)).toMatchObject({ address });
  });
});

describe('the start', () => {
  const lines: { msg: string; level: number }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const probe = (smtpUrl: string) =>
    emailSender({ ...server.services, log }, { smtpUrl, from: FROM }).probe();
  beforeEach(() => void (lines.length = 0));

  test.each([
    ['a closed port', async () => `smtp://127.0.0.1:${await freePort()}`, 'cannot be used'],
    ['a host without an address', () => 'smtp://mail.invalid', 'cannot be used'],
    ['another protocol', () => mail.url.replace('smtp:', 'smtps:'), 'cannot be used'],
    [
      'a wrong password',
      () => mail.url.replace('//', '//postmaster:hunter22@'),
      'refuses the user or password',
    ],
  ])('logs one line for %s, without the password', async (_name, url, what) => {
    await probe(await url());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 40 });
    expect(lines[0]!.msg).toMatch(new RegExp(`^SMTP_URL: the mail server ${what} \\(E[A-Z]+ `));
    expect(JSON.stringify(lines)).not.toMatch(/hunter22|postmaster|\n/);
  });

  test('logs nothing if the mail server responds', async () => {
    await probe(mail.url);
    expect(lines).toEqual([]);
  });

  test('does not wait for a mail server that never responds', async () => {
    const sockets: Socket[] = [];
    const mute = createServer(
      (socket) => void sockets.push(socket.on('error', admit('ECONNRESET'))),
    );
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const other = await startTestServer({
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM },
    });
    await expect.poll(() => sockets.length).toBe(1);
    await other.close();
    expect(sockets[0]!.destroyed).toBe(false);
    sockets[0]!.destroy();
    await new Promise((resolve) => mute.close(resolve));
  });
});
