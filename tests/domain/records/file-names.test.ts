import { expect, test } from 'vitest';
import {
  hasReservedSign,
  packFileName,
  plainFileName,
  RESERVED_SIGNS,
} from '#domain/records/file-names';

test.each([
  ['ALS certificate.pdf', 'ALS certificate.pdf'],
  ['  a \t b  ', 'a b'],
  ['a<>b', 'a b'],
  ['../../etc/passwd', 'etc passwd'],
  ['...hidden...', 'hidden'],
  ['a\u0000\u202Eb', 'a b'],
  ['e\u0301', 'é'],
  ['con', '_con'],
  ['COM1.txt', '_COM1.txt'],
  ['console', 'console'],
  ['icon', 'icon'],
  ['a'.repeat(30), 'a'.repeat(20)],
  ['a'.repeat(19) + ' b', 'a'.repeat(19)],
  ['👩‍🚒', '👩 🚒'],
  ['\u202E', ''],
])('%# %j is the file %j', (text, name) => expect(plainFileName(text, 20)).toBe(name));

test('a name in a pack is at most 80 characters, and never empty', () => {
  expect(packFileName('a'.repeat(90))).toBe('a'.repeat(80));
  expect(packFileName('///')).toBe('Unnamed');
});

test.each(RESERVED_SIGNS.split(' '))('%s is reserved', (sign) => {
  expect(hasReservedSign(`a${sign}b`)).toBe(true);
  expect(hasReservedSign('ab')).toBe(false);
});
