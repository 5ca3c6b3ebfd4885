import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPushSender } from '#server/delivery/push';
import { Delivery } from '#server/schema/messages/notifications/delivery.entity';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { browserKeys, verifiedSender, usePushService } from '#tests/support/push-service';
import { findRow } from '#tests/support/rows';
import { testEnv, useServer } from '#tests/support/server';
import {
  PUSH_DEVICES_MAX,
  PUSH_TTL_SECONDS,
  testPushProblems,
} from '#domain/messages/push-subscriptions';

const server = useServer();
const service = usePushService();
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const PUSH = '{ me { push { publicKey devices { id name endpoint createdAt } } } }';
const ADD =
  'mutation($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { push { devices { id name } } } }';
const REMOVE = 'mutation($id: ID!) { deletePushSubscription(id: $id) { push { devices { id } } } }';
const TEST = 'mutation($id: ID!) { sendTestPush(id: $id) { id } }';

interface Device {
  id: string;
  name: string;
  endpoint: string;
}

let alex: TestClient;
beforeEach(async () => {
  server().setNow(null);
  service().received.length = 0;
  service().statuses.clear();
  alex = await signedUp(server());
});

const codeOf = (response: { errors?: { extensions: { code: string } }[] }) =>
  response.errors?.[0]?.extensions.code;
const fieldsOf = (response: { errors?: { extensions: { fields?: object } }[] }) =>
  response.errors?.[0]?.extensions.fields;
const devicesOf = async (client: TestClient): Promise<Device[]> =>
  (await client.graphql(PUSH)).data.me.push.devices;

/** A browser's push subscription, with the keys to read its messages. */
function subscription(change: object = {}) {
  const { read, ...keys } = browserKeys();
  return { read, input: { endpoint: `${service().url}/${randomUUID()}`, ...keys, ...change } };
}

/** Adds a push subscription to the client's account. */
async function turnedOn(client: TestClient) {
  const { read, input } = subscription();
  const { errors } = await client.graphql(ADD, { input });
  expect(errors).toBeUndefined();
  const { id } = (await devicesOf(client)).find(({ endpoint }) => endpoint === input.endpoint)!;
  return { read, id, path: new URL(input.endpoint).pathname };
}

async function signedInAgain(client: TestClient): Promise<TestClient> {
  const other = new TestClient(server());
  const credentials = { username: client.user.username, password: PASSWORD };
  expect((await other.rest('POST', '/login', credentials)).status).toBe(200);
  return other;
}

const delivery = (to: TestClient, change: Partial<Delivery> = {}) =>
  Object.assign(new Delivery(), {
    id: randomUUID(),
    userId: to.user.id,
    channel: 'push',
    kind: 'registration-expiring',
    title: 'Registration expires in 30 days',
    message: 'It expires on 30 November 2026.',
    link: '/profile',
    ...change,
  });
const send = (each: Delivery) => createPushSender(server().services).send(each);

describe('addPushSubscription', () => {
  test('adds a browser by its name', async () => {
    const { input } = subscription();
    const response = await alex.raw(
      'POST',
      '/graphql',
      JSON.stringify({ query: ADD, variables: { input } }),
      { 'content-type': 'application/json', 'user-agent': ANDROID },
    );
    expect(response.body.data.addPushSubscription.push.devices).toEqual([
      { id: expect.any(String), name: 'Chrome on Android' },
    ]);
    const { push } = (await alex.graphql(PUSH)).data.me;
    expect(push).toMatchObject({
      publicKey: testEnv.vapid.publicKey,
      devices: [{ endpoint: input.endpoint }],
    });
  });

  test.each([
    ['endpoint', 'https://169.254.169.254/latest/meta-data/'],
    ['p256dh', 'B'],
    ['auth', 'x'],
  ])('refuses a wrong %s', async (field, value) => {
    const response = await alex.graphql(ADD, { input: subscription({ [field]: value }).input });
    expect(fieldsOf(response)).toEqual({ [field]: expect.any(String) });
    expect(await devicesOf(alex)).toEqual([]);
  });

  test('moves a browser to its new user, with its new keys', async () => {
    const before = await turnedOn(alex);
    const billie = await signedUp(server());
    const endpoint = service().url + before.path;
    const now = subscription({ endpoint });
    expect((await billie.graphql(ADD, { input: now.input })).errors).toBeUndefined();
    expect(await devicesOf(alex)).toEqual([]);
    expect(await devicesOf(billie)).toHaveLength(1);

    expect(await send(delivery(alex))).toBe('gone');
    expect(await send(delivery(billie, { title: 'For Billie' }))).toBe('sent');
    const [message] = service().received;
    expect(now.read(message!.body)).toMatchObject({ title: 'For Billie' });
    expect(() => before.read(message!.body)).toThrow('unable to authenticate data');
  });

  test('a browser with new keys is still one device', async () => {
    const { id, path } = await turnedOn(alex);
    const again = subscription({ endpoint: service().url + path });
    await alex.graphql(ADD, { input: again.input });
    expect(await devicesOf(alex)).toMatchObject([{ id }]);
    await send(delivery(alex));
    expect(again.read(service().received[0]!.body)).toMatchObject({ link: '/profile' });
  });

  test('keeps ten devices and replaces the oldest', async () => {
    const start = Date.now();
    for (let n = 0; n <= PUSH_DEVICES_MAX; n += 1) {
      server().setNow(new Date(start + n * 1000));
      const endpoint = `${service().url}/device-${n}-${alex.user.id}`;
      await alex.graphql(ADD, { input: subscription({ endpoint }).input });
    }
    const numbers = (await devicesOf(alex)).map(({ endpoint }) =>
      Number(/device-(\d+)/.exec(endpoint)![1]),
    );
    expect(numbers).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('keeps ten of many that are added at once', async () => {
    const adding = Array.from({ length: PUSH_DEVICES_MAX + 6 }, (_, n) => {
      const endpoint = `${service().url}/at-once-${n}-${alex.user.id}`;
      return alex.graphql(ADD, { input: subscription({ endpoint }).input });
    });
    await Promise.all(adding);
    expect(await devicesOf(alex)).toHaveLength(PUSH_DEVICES_MAX);
  });
});

describe('deletePushSubscription', () => {
  test('removes a device', async () => {
    const [kept, removed] = [await turnedOn(alex), await turnedOn(alex)];
    const { data } = await alex.graphql(REMOVE, { id: removed.id });
    expect(data.deletePushSubscription.push.devices).toEqual([{ id: kept.id }]);
  });

  test('refuses an unknown device, another user’s, and callers without a session', async () => {
    const { id } = await turnedOn(alex);
    const billie = await signedUp(server());
    for (const unknown of ['0', 'x', '2147483647', '99999999999']) {
      expect(codeOf(await alex.graphql(REMOVE, { id: unknown }))).toBe('NOT_FOUND');
    }
    expect(codeOf(await billie.graphql(REMOVE, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await new TestClient(server()).graphql(REMOVE, { id }))).toBe('UNAUTHENTICATED');
    expect(await devicesOf(alex)).toMatchObject([{ id }]);
  });
});

describe('signing out ends it', () => {
  test('here, and only here', async () => {
    const phone = await signedInAgain(alex);
    const here = await turnedOn(alex);
    const there = await turnedOn(phone);
    await alex.rest('POST', '/logout');
    expect(await devicesOf(phone)).toMatchObject([{ id: there.id }]);
    expect(await findRow(server(), 'push_subscriptions', Number(here.id))).toBeUndefined();
  });

  test('from another device, and when a new password signs it out', async () => {
    const phone = await signedInAgain(alex);
    const here = await turnedOn(alex);
    await turnedOn(phone);
    await alex.graphql('mutation { endOtherSessions }');
    expect(await devicesOf(alex)).toMatchObject([{ id: here.id }]);

    const tablet = await signedInAgain(alex);
    await turnedOn(tablet);
    const change = { currentPassword: PASSWORD, newPassword: 'day-shift-8' };
    const changed = await alex.graphql(
      'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id } }',
      change,
    );
    expect(changed.errors).toBeUndefined();
    expect(await devicesOf(alex)).toMatchObject([{ id: here.id }]);
    await alex.rest('POST', '/logout');
    expect(await send(delivery(alex))).toBe('gone');
  });
});

describe('a delivery', () => {
  test('reaches every device, encrypted for each, signed by this server', async () => {
    const devices = [await turnedOn(alex), await turnedOn(alex)];
    const billies = await turnedOn(await signedUp(server()));
    const each = delivery(alex);
    expect(await send(each)).toBe('sent');
    expect(service().received).toHaveLength(2);
    for (const { read, path } of devices) {
      const message = service().received.find((one) => one.path === path)!;
      expect(read(message.body)).toEqual({
        id: each.id,
        title: each.title,
        message: each.message,
        link: '/profile',
      });
      expect(() => billies.read(message.body)).toThrow('unable to authenticate data');
      expect(message.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        ttl: String(PUSH_TTL_SECONDS),
        urgency: 'normal',
        topic: each.id.replaceAll('-', ''),
      });
      const { key, claims } = verifiedSender(message);
      expect(key).toBe(testEnv.vapid.publicKey);
      expect(claims).toMatchObject({ aud: service().url, sub: testEnv.vapid.subject });
    }
  });

  test('is cut to the push services’ limit, however long it is', async () => {
    const { read } = await turnedOn(alex);
    const long = { title: '🚑'.repeat(100), message: '\u0001'.repeat(2000), link: '/cpd-log' };
    await send(delivery(alex, { ...long, kind: 'new-sign-in' }));
    const [message] = service().received;
    expect(message!.body.length).toBeLessThanOrEqual(4096);
    expect(message!.headers['urgency']).toBe('high');
    const shown = read(message!.body) as { title: string; message: string };
    expect(shown.title).toBe(`${'🚑'.repeat(49)}…`);
    expect(shown.message).toHaveLength(400);
  });

  test.each([404, 410])('removes a browser whose service returns %i', async (status) => {
    const dead = await turnedOn(alex);
    service().statuses.set(dead.path, status);
    expect(await send(delivery(alex))).toBe('gone');
    expect(await devicesOf(alex)).toEqual([]);
    const alive = await turnedOn(alex);
    const gone = await turnedOn(alex);
    service().statuses.set(gone.path, status);
    expect(await send(delivery(alex))).toBe('sent');
    expect(await devicesOf(alex)).toMatchObject([{ id: alive.id }]);
  });

  test.each([429, 500, 503])('is retried when all services return %i', async (status) => {
    const [one, other] = [await turnedOn(alex), await turnedOn(alex)];
    service().statuses.set(one.path, status);
    service().statuses.set(other.path, 410);
    const problem = `127.0.0.1:${new URL(service().url).port} returned ${status}`;
    await expect(send(delivery(alex))).rejects.toMatchObject({ code: problem });
    expect(await devicesOf(alex)).toMatchObject([{ id: one.id }]);
    service().statuses.clear();
    expect(await send(delivery(alex))).toBe('sent');
  });

  test('is retried when no service responds', async () => {
    const endpoint = 'http://127.0.0.1:9/push';
    await alex.graphql(ADD, { input: subscription({ endpoint }).input });
    await expect(send(delivery(alex))).rejects.toMatchObject({
      code: '127.0.0.1:9 did not answer',
    });
  });

  test('counts as sent when one device has it, so that none gets it twice', async () => {
    const [well, unwell] = [await turnedOn(alex), await turnedOn(alex)];
    service().statuses.set(unwell.path, 500);
    expect(await send(delivery(alex))).toBe('sent');
    expect(await devicesOf(alex)).toMatchObject([{ id: unwell.id }, { id: well.id }]);
  });

  test.each([302, 400, 403, 413])(
    'is not retried after %i, and follows no redirect',
    async (status) => {
      const { id, path } = await turnedOn(alex);
      service().statuses.set(path, status);
      expect(await send(delivery(alex))).toBe('gone');
      expect(service().received.map((one) => one.path)).toEqual([path]);
      expect(await devicesOf(alex)).toMatchObject([{ id }]);
    },
  );

  test('tells the owner once of a device whose service refuses it, also if others got it', async () => {
    const told = async () =>
      (await alex.rest('GET', '/notifications')).body.filter(
        ({ kind }: { kind: string }) => kind === 'push-refused',
      );
    await turnedOn(alex);
    const { path } = await turnedOn(alex);
    service().statuses.set(path, 403);
    expect(await Promise.all([send(delivery(alex)), send(delivery(alex))])).toEqual([
      'sent',
      'sent',
    ]);
    expect(await send(delivery(alex))).toBe('sent');
    expect(await told()).toMatchObject([
      { link: '/settings/reminders#push', title: 'A device gets no push messages' },
    ]);

    // Turned on again and refused again: it is news.
    server().setNow(new Date(Date.now() + 60_000));
    const again = subscription({ endpoint: service().url + path });
    await alex.graphql(ADD, { input: again.input });
    await send(delivery(alex));
    expect(await told()).toHaveLength(2);
  });
});

describe('sendTestPush', () => {
  test('sends a message to the device at once', async () => {
    const { id, read, path } = await turnedOn(alex);
    await turnedOn(alex);
    const response = await alex.graphql(TEST, { id });
    expect(response.data.sendTestPush).toEqual({ id });
    expect(service().received.map((one) => one.path)).toEqual([path]);
    expect(read(service().received[0]!.body)).toMatchObject({ link: '/settings/reminders#push' });
  });

  test('reports when the device is unsubscribed or its service refuses it', async () => {
    const { id, path } = await turnedOn(alex);
    service().statuses.set(path, 500);
    const failed = await alex.graphql(TEST, { id });
    expect(failed.errors).toMatchObject([{ message: testPushProblems.failed }]);
    expect(codeOf(failed)).toBe('UNAVAILABLE');
    service().statuses.set(path, 410);
    const gone = await alex.graphql(TEST, { id });
    expect(gone.errors).toMatchObject([{ message: testPushProblems.gone }]);
    expect(await devicesOf(alex)).toEqual([]);
  });

  test('is limited', async () => {
    const { id } = await turnedOn(alex);
    for (let n = 0; n < 5; n += 1) {
      expect((await alex.graphql(TEST, { id })).errors).toBeUndefined();
    }
    expect(codeOf(await alex.graphql(TEST, { id }))).toBe('RATE_LIMITED');
    expect(service().received).toHaveLength(5);
  });

  test('refuses another user’s device, and callers without a session', async () => {
    const { id } = await turnedOn(alex);
    const billie = await signedUp(server());
    expect(codeOf(await billie.graphql(TEST, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await billie.graphql(TEST, { id: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await new TestClient(server()).graphql(TEST, { id }))).toBe('UNAUTHENTICATED');
    expect(service().received).toEqual([]);
  });
});

test('the account’s export contains the devices without their keys', async () => {
  const { path } = await turnedOn(alex);
  const { body } = await alex.rest('GET', '/user/export');
  expect(body.pushSubscriptions).toMatchObject([{ endpoint: service().url + path }]);
  expect(body.pushSubscriptions[0]).not.toHaveProperty('p256dh');
  expect(body.pushSubscriptions[0]).not.toHaveProperty('auth');
});
