import { expect, test } from 'vitest';
import { hasWords } from '#domain/records/search';
import { movedSettings, settingsEntries } from '#domain/account/settings-places';

test.each([
  ['roster', '/settings#roster'],
  ['shifts', '/settings#roster'],
  ['this device', '/settings#device'],
  ['dark', '/settings#theme'],
  ['reminders', '/settings/reminders'],
  ['quiet hours', '/settings/reminders#notifications'],
  ['email', '/settings/reminders#email'],
  ['e-mail', '/settings/reminders#email'],
  ['push', '/settings/reminders#push'],
  ['calendar', '/settings/reminders#calendar'],
  ['password', '/settings/sign-in#password'],
  ['passkey', '/settings/sign-in#passkeys'],
  ['lost phone', '/settings/sign-in#recovery-codes'],
  ['sign out everywhere', '/settings/sign-in#sessions'],
  ['export', '/settings/data#export'],
  ['trash', '/settings/data#export'],
  ['import', '/settings/data#restore'],
  ['delete account', '/settings/data#delete-account'],
  ['token', '/settings/developers#tokens'],
  ['api', '/settings/developers#guide'],
])('“%s” finds %s', (text, link) => {
  const found = settingsEntries.filter(({ label, words }) => hasWords(`${label} ${words}`, text));
  expect(found.map((each) => each.link)).toContain(link);
  expect(found.length).toBeLessThan(5);
});

test.each([
  ['', null],
  ['#display', null],
  ['#roster', null],
  ['#constructor', null],
  ['#nothing', null],
  ['#messages', '/settings/reminders'],
  ['#security', '/settings/sign-in'],
  ['#data', '/settings/data'],
  ['#developers', '/settings/developers'],
  ['#shared', '/submissions'],
  ['#recovery-codes', '/settings/sign-in#recovery-codes'],
])('/settings%s moved to %s', (hash, to) => expect(movedSettings('/settings', hash)).toBe(to));

test.each([
  ['#shared', '/submissions'],
  ['#roster', '/settings#roster'],
  ['#display', '/settings'],
  ['#export', null],
  ['#data', null],
  ['#nothing', null],
])('/settings/data%s moved to %s', (hash, to) =>
  expect(movedSettings('/settings/data', hash)).toBe(to),
);

test('every entry has an address of its own', () => {
  const links = settingsEntries.map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
});

test('every page but the first, which has the address of them all, is an entry', () => {
  const pages = settingsEntries.filter(({ link }) => !link.includes('#'));
  expect(pages.map(({ link, label }) => [link, label])).toEqual([
    ['/settings/reminders', 'Reminders'],
    ['/settings/sign-in', 'Sign-in'],
    ['/settings/data', 'Data'],
    ['/settings/developers', 'Developers'],
  ]);
});
