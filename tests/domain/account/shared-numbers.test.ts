import { expect, test } from 'vitest';
import { numberNotification, sharedNumberMessages } from '#domain/account/shared-numbers';

test.each([
  [
    'PAR0001234567',
    'Another account states this Ahpra number',
    'Another account here states the Ahpra number PAR0001234567, too. If both accounts are yours, keep your record in one: each counts its own hours alone. If not, check the number against your Ahpra certificate.',
  ],
  [
    'TMP-77',
    'Another account states this registration number',
    'Another account here states the registration number TMP-77, too. If both accounts are yours, keep your record in one: each counts its own hours alone. If not, check the number against your certificate.',
  ],
])('both owners of %s are told', (number, title, message) => {
  expect(numberNotification(number)).toEqual({
    kind: 'security-changed',
    link: '/profile',
    title,
    message,
  });
  expect(sharedNumberMessages.titles).toContain(title);
});
