import { expect, test } from 'vitest';
import {
  arrivalToast,
  bellLabel,
  dataExportedNotification,
  newSignInNotification,
  passwordChangedNotification,
  resourceRemovedNotification,
  resourceReviewedNotification,
  securityChangedNotification,
  welcomeNotification,
} from '#domain/messages/notifications';

const news = (title: string, message = 'Look at your hours.') => ({ title, message });

test('a toast names the one that arrived, its message in one line and not too long', () => {
  expect(arrivalToast([news('CPD behind', 'Two lines.\n\nOf text.')])).toEqual(
    news('CPD behind', 'Two lines. Of text.'),
  );
  const { message } = arrivalToast([news('Digest', 'word '.repeat(100))]);
  expect(message).toHaveLength(80);
  expect(message.endsWith('…')).toBe(true);
  expect(arrivalToast([news('Digest', 'w'.repeat(80))]).message).toBe('w'.repeat(80));
  expect(() => arrivalToast([])).toThrow('Nothing has arrived');
});

test('a toast of several says how many, and the newest', () => {
  expect(arrivalToast([news('Newest'), news('Older'), news('Oldest')])).toEqual(
    news('3 new notifications', 'Newest'),
  );
});

test('the bell says how many are unread, if any', () => {
  expect([0, 1, 120].map(bellLabel)).toEqual([
    'Notifications',
    'Notifications, 1 unread',
    'Notifications, 120 unread',
  ]);
});

const done = {
  device: 'Firefox on Linux',
  at: new Date('2026-03-01T23:05:00Z'),
  timeZone: 'Australia/Sydney',
};

test.each([
  ['password-changed', passwordChangedNotification, /^It was changed with /],
  ['new-sign-in', newSignInNotification, /^Firefox on Linux signed in /],
  ['data-exported', dataExportedNotification, /^All data of your account was downloaded /],
  [
    'security-changed',
    securityChangedNotification.bind(null, 'totp-added'),
    /^An authenticator app /,
  ],
])('%s says with what device, when, and what to do', (kind, notificationOf, begins) => {
  const told = notificationOf(done);
  expect(told).toMatchObject({ kind, link: '/settings/sign-in' });
  expect(told.message).toMatch(begins);
  expect(told.message).toContain('Firefox on Linux');
  expect(told.message).toContain(' on 2 Mar 2026, 10:05 am (Sydney time).');
  expect(told.message).toMatch(/ If this was not you, change your password .* in Settings\.$/);
});

test('a sign-in is named by its device', () => {
  expect(newSignInNotification(done).title).toBe('New sign-in: Firefox on Linux');
});

test('a password that somebody else reset is reset again', () => {
  const { title, message } = securityChangedNotification('password-reset', done);
  expect(title).toBe('Your password was reset');
  expect(message).toMatch(
    / If this was not you, choose "Forgot password\?" .* Then check Settings\.$/,
  );
});

test('a welcome leads to the profile, a review to the library', () => {
  expect(welcomeNotification('Ada')).toMatchObject({
    kind: 'welcome',
    link: '/profile',
    message: expect.stringMatching(/^Welcome, Ada\. Three first steps: /),
  });
  expect(resourceReviewedNotification({ title: 'Airway' }, 'Billie')).toMatchObject({
    kind: 'resource-reviewed',
    link: '/resources?query=Airway',
    message: 'Billie reviewed "Airway", which you added to the library.',
  });
});

test.each([
  ['Advertising.', 'is no longer available to anyone. Reason: Advertising.'],
  [null, 'is no longer available to anyone.'],
])('a removal of a resource for %j says so to who added it', (reason, end) => {
  expect(resourceRemovedNotification({ title: 'Airway' }, reason)).toMatchObject({
    kind: 'resource-removed',
    link: '/resources',
    message: `"Airway", which you added to the library, ${end}`,
  });
});
