import { expect, test } from 'vitest';
import { listedPages, settingsParts } from '#client/app/palette/listed-pages.ts';
import { hasWords } from '#domain/records/search';

const found = (text: string) =>
  [...listedPages, ...settingsParts]
    .filter(({ label, words = '' }) => hasWords(`${label} ${words}`, text))
    .map(({ to }) => to);

test.each([
  ['insurance', '/credentials'],
  ['trash', '/bin'],
  ['settings', '/settings'],
  ['settings password', '/settings/sign-in#password'],
  ['roster', '/settings#roster'],
  ['export', '/settings/data#export'],
])('“%s” finds %s', (text, to) => expect(found(text)).toContain(to));
