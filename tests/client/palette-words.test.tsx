import { expect, test } from 'vitest';
import { listedPages, settingsParts } from '#client/app/palette/listed-pages.ts';
import { hasWords } from '#domain/records/search';

const found = (text: string) =>
  [...listedPages, ...settingsParts]
    .filter(({ label, words = '' }) => hasWords(`${label} ${words}`, text))
    .map(({ to }) => to);

test.each([
  ['progress', '/progress'],
  ['renew', '/renewal'],
  ['insurance', '/credentials'],
  ['practice', '/practice-hours'],
  ['crew', '/crew'],
  ['colleague', '/crew'],
  ['audit', '/audit-letters'],
  ['auditor link', '/submissions'],
  ['trash', '/bin'],
  ['settings', '/settings'],
  ['this device', '/settings#device'],
  ['roster', '/settings#roster'],
  ['calendar', '/settings/reminders#calendar'],
  ['password', '/settings/sign-in#password'],
  ['settings password', '/settings/sign-in#password'],
  ['passkey', '/settings/sign-in#passkeys'],
  ['export', '/settings/data#export'],
  ['delete account', '/settings/data#delete-account'],
  ['token', '/settings/developers#tokens'],
])('“%s” finds %s', (text, to) => expect(found(text)).toContain(to));
