import { describe, expect, test } from 'vitest';
import { pushMessage, pushUrgency } from '#domain/messages/push-subscriptions';
import { pushSubscriptionSchema } from '#domain/messages/push-subscriptions.schema';
import { problems } from '../problems.ts';

const HOST = 'https://fcm.googleapis.com/';
const browser = {
  endpoint: `${HOST}fcm/send/dXc:APA91b`,
  p256dh: `B${'a_-Z'.repeat(21)}09`,
  auth: 'x_-Z09'.padEnd(22, 'x'),
};
const problemsOf = (change: object, schema = pushSubscriptionSchema()) =>
  problems(schema, { ...browser, ...change });

describe('the address of a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/dXc:APA91b',
    'https://fcm.googleapis.com/wp/dXc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
    'https://a.b-c.notify.windows.com/w/',
    'https://web.push.apple.com/QGuQyav',
    'https://eu.web.push.apple.com/QGuQyav',
    HOST.padEnd(1000, 'x'),
  ])('accepts the known push service %s', async (endpoint) => {
    expect(await problemsOf({ endpoint })).toEqual({});
  });

  // Hosts in private networks, and hosts that only look like a push service to some parsers.
  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/push',
    'https://127.0.0.1/push',
    'http://127.0.0.1/push',
    'https://[::1]/push',
    'http://localhost:4000/push',
    'http://127.0.0.1.nip.io/push',
    'https://example.org/push',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com:443/fcm/send/x',
    'https://fcm.googleapis.com@127.0.0.1/fcm/send/x',
    'https://127.0.0.1@fcm.googleapis.com/fcm/send/x',
    'https://:secret@fcm.googleapis.com/fcm/send/x',
    'https://user:secret@fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com\\@127.0.0.1/x',
    'https://127.0.0.1\\@fcm.googleapis.com/x',
    'https://127.0.0.1#@fcm.googleapis.com/',
    'https://fcm.googleapis.com#@127.0.0.1/',
    'https://fcm.googleapis.com/x#y',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://evil.example.fcm.googleapis.com/x',
    'https://fcmxgoogleapis.com/x',
    'https://evilpush.services.mozilla.com/x',
    'https://push.services.mozilla.com.evil.example/x',
    'https://evilnotify.windows.com/x',
    'https://notify.windows.com/x',
    'https://a.notify.windows.com.evil.example/x',
    'https://push.apple.com/x',
    'https://web.push.apple.com.evil.example/x',
    'https://push.apple.com./x',
    'https://FCM.googleapis.com/x',
    'https://fcm。googleapis.com/x',
    ' https://fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x\r\nHost: evil.example',
    HOST.padEnd(1001, 'x'),
    'file:///etc/passwd',
    'https:fcm.googleapis.com/x',
    'fcm.googleapis.com',
    '',
    7,
    null,
    undefined,
  ])('refuses any other address: %s', async (endpoint) => {
    expect(await problemsOf({ endpoint })).toEqual({
      endpoint: 'The address is not one of a push service that this server knows',
    });
  });

  test.each([
    ['http://127.0.0.1:4001/push', true],
    ['https://127.0.0.1/push', false],
    ['http://localhost/push', false],
    ['http://user@127.0.0.1/push', false],
  ])('%s is one for tests: %s', async (endpoint, isOne) => {
    const local = pushSubscriptionSchema({ local: true });
    expect((await problemsOf({ endpoint }, local)).endpoint === undefined).toBe(isOne);
  });
});

test.each([
  ['p256dh', ''],
  ['p256dh', 'B'.repeat(86)],
  ['p256dh', 'B'.repeat(88)],
  ['p256dh', 'A'.repeat(87)],
  ['p256dh', `A${'B'.repeat(87)}`],
  ['p256dh', `${'B'.repeat(86)}=`],
  ['p256dh', null],
  ['auth', ''],
  ['auth', 'x'.repeat(21)],
  ['auth', 'x'.repeat(23)],
  ['auth', `${'x'.repeat(21)}=`],
  ['auth', 7],
  ['auth', undefined],
])('%s is no key if it is %s', async (key, value) => {
  expect(await problemsOf({ [key]: value })).toEqual({ [key]: expect.stringContaining(key) });
});

test.each([
  ['password-changed', 'high'],
  ['new-sign-in', 'high'],
  ['security-changed', 'high'],
  ['cpd-behind', 'normal'],
])('%s is of %s urgency', (kind, urgency) => {
  expect(pushUrgency(kind)).toBe(urgency);
});

describe('what a device shows', () => {
  const shown = (title: string, message: string) =>
    pushMessage({ id: '1', title, message, link: '/settings' });

  test('is the message, without what a device does not need', () => {
    const message = { id: '1', title: 'a'.repeat(100), message: 'b'.repeat(400), link: null };
    expect(pushMessage({ ...message, kind: 'digest' } as typeof message)).toEqual(message);
  });

  test('is cut, but between whole characters', () => {
    expect(shown('a'.repeat(101), 'b'.repeat(401))).toMatchObject({
      title: `${'a'.repeat(99)}…`,
      message: `${'b'.repeat(399)}…`,
    });
    expect(shown(`${'a'.repeat(98)}🚑🚑`, '').title).toBe(`${'a'.repeat(98)}…`);
    expect(shown(`${'a'.repeat(97)}🚑🚑`, '').title).toBe(`${'a'.repeat(97)}🚑…`);
    expect(shown(`🚑${'a'.repeat(99)}`, '').title).toBe(`🚑${'a'.repeat(97)}…`);
  });
});
