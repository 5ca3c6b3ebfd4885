import { describe, expect, test } from 'vitest';
import { ATTEMPTS_MAX, nextAttempt } from '#domain/messages/deliveries';
import {
  addressRefusedNotification,
  emailBlocked,
  isPublicDomain,
  mailboxOf,
  mailRefusedNotification,
  requestRefusedNotification,
} from '#domain/account/email-addresses';
import { emailAddress, emailAddressSchema } from '#domain/account/email-addresses.schema';
import { shapeOf } from '#domain/forms';
import { problems } from '../problems.ts';

describe('emailAddressSchema', () => {
  const required = { address: 'E-mail address is required' };
  const wrong = { address: 'This is not an e-mail address' };
  test.each<[unknown, Record<string, string>]>([
    [{ address: 'alex@example.org' }, {}],
    [{ address: "o'neill+cpd@ambulance.qld.gov.au" }, {}],
    [{}, required],
    [{ address: null }, required],
    [{ address: ' ' }, required],
    [{ address: 7 }, { address: 'E-mail address must be text' }],
    [{ address: 'alex' }, wrong],
    [{ address: '@example.org' }, wrong],
    [
      { address: `${'a'.repeat(250)}@b.cd` },
      { address: 'E-mail address must be at most 254 characters' },
    ],
    [{ address: 'alex@example .org' }, wrong],
    [{ address: 'alex@example.org\nbillie@example.org' }, wrong],
    [{ address: 'alex@example.org,billie@example.org' }, wrong],
    [{ address: '<alex@example.org>' }, wrong],
    ...[
      'localhost',
      'mail',
      'mail.localhost',
      'printer.local',
      'db.internal',
      'nas.home.arpa',
      'example.invalid',
      '127.0.0.1',
      '10.1',
      '.org',
      'example.',
    ].map((domain): [unknown, Record<string, string>] => [{ address: `a@${domain}` }, wrong]),
    [{ address: 'a@xn--bcher-kva.example' }, {}],
  ])('%j', async (input, expected) => {
    expect(await problems(emailAddressSchema, input)).toEqual(expected);
  });

  test('makes the domain small and leaves the rest alone', () => {
    expect(emailAddressSchema.cast({ address: ' Alex@Example.ORG ' })).toEqual({
      address: 'Alex@example.org',
    });
  });
});

test.each([
  [null, /^Add/],
  [{ confirmed: false, unsubscribed: false, refused: false }, /^Confirm/],
  [{ confirmed: true, unsubscribed: true, refused: false }, /^You unsubscribed/],
  [{ confirmed: true, unsubscribed: true, refused: true }, /^Your address refused/],
])('nothing is sent to %j', (email, reason) => {
  expect(emailBlocked(email)).toMatch(reason);
});

test('e-mail goes to a confirmed address', () => {
  expect(emailBlocked({ confirmed: true, unsubscribed: false, refused: false })).toBeNull();
});

test('attempts are further and further apart, and then no more', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const minutes = Array.from({ length: ATTEMPTS_MAX }, (_, index) => {
    const next = nextAttempt(index + 1, now);
    return next && (next.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 5, 30, 120, 720, null]);
});

test.each([
  ['a+1@example.org', 'a@example.org'],
  ['A+b+c@Example.org', 'a@example.org'],
  ['alex@example.org', 'alex@example.org'],
  ['+tag@example.org', '+tag@example.org'],
  ['a+b@c@example.org', 'a@example.org'],
  ['a username', 'a username'],
])('the mailbox of %j is %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['example.org', true],
  ['local.example.org', true],
  ['internal.example.org.au', true],
  ['.example.org', false],
  ['example', false],
  ['example.org.', false],
  ['mail.9', false],
  ['printer.LOCAL', false],
])('mail from elsewhere reaches %s: %s', (domain, isPublic) => {
  expect(isPublicDomain(domain)).toBe(isPublic);
});

test('the owner is told what was refused, and where to look', () => {
  const email = { kind: 'email-refused', link: '/settings/reminders#email' };
  expect(addressRefusedNotification('alex@example.org')).toMatchObject({
    ...email,
    message: expect.stringContaining('The mail server of alex@example.org refused our message'),
  });
  expect(
    mailRefusedNotification({ title: 'Nearly there', message: '2 hours to go.' }),
  ).toMatchObject({
    ...email,
    message: 'We do not send it again. It said: Nearly there. 2 hours to go.',
  });
  expect(requestRefusedNotification('billie@example.org', 7)).toMatchObject({
    kind: 'email-refused',
    link: '/cpd-log/7',
    message: expect.stringContaining('The mail server of billie@example.org refused it for good'),
  });
});

test('an address is kept as it was typed but for its domain, and an empty one is none', () => {
  const cast = (address: unknown) => emailAddress.cast(address, { assert: false });
  expect(cast(' Alex@EXAMPLE.org ')).toBe('Alex@example.org');
  expect(cast('@Example.org')).toBe('@example.org');
  expect(cast('Alex')).toBe('Alex');
  expect(cast('')).toBeNull();
  expect(shapeOf(emailAddress)).toEqual({ type: 'string', format: 'email', maxLength: 254 });
});

test.each([
  ['Alex', 'Alex'],
  ['@Example.org', '@example.org'],
  ['+x@Example.org', '+x@example.org'],
])('the mailbox of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
