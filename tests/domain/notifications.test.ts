import { expect, test } from 'vitest';
import { arrivalToast, bellLabel } from '#domain/notifications';

const news = (title: string, message = 'Look at your hours.') => ({ title, message });

test('a toast names the one that arrived, its message in one line and not too long', () => {
  expect(arrivalToast([news('CPD behind', 'Two lines.\n\nOf text.')])).toEqual(
    news('CPD behind', 'Two lines. Of text.'),
  );
  const { message } = arrivalToast([news('Digest', 'word '.repeat(100))]);
  expect(message).toHaveLength(80);
  expect(message.endsWith('…')).toBe(true);
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
