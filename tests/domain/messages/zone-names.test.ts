import { expect, test } from 'vitest';
import { isRegional, zoneNamed } from '#domain/messages/zone-names';

test.each([
  ['Australia/Sydney', 'Australia/Sydney'],
  ['Australia/Lord Howe', 'Australia/Lord_Howe'],
  ['Australia/Sydney (AEDT)', 'Australia/Sydney'],
  ['Australia/Queensland', 'Australia/Queensland'],
  ['NZ', 'NZ'],
  ['Etc/GMT-10', 'Etc/GMT-10'],
  ['/freeassociation.sourceforge.net/Tzfile/Australia/Perth', 'Australia/Perth'],
  ['/softwarestudio.org/Olson_20011030_5/America/Indiana/Knox', 'America/Indiana/Knox'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['AUS Eastern Daylight Time', 'Australia/Sydney'],
  ['"E. Australia Standard Time"', 'Australia/Brisbane'],
  ['Cen. Australia Standard Time', 'Australia/Adelaide'],
  ['Tasmania Standard Time', 'Australia/Hobart'],
  ['GMT Standard Time', 'Europe/London'],
  ['(UTC+10:00) Canberra, Melbourne, Sydney', 'Australia/Canberra'],
  ['(UTC+10:00) Brisbane', 'Australia/Brisbane'],
  ['UTC+10:00 Brisbane', 'Australia/Brisbane'],
  ['(GMT+09:30) Adelaide', 'Australia/Adelaide'],
  ['(UTC+10:30) Lord Howe Island', 'Australia/Lord_Howe'],
  ['(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['Brisbane', 'Australia/Brisbane'],
  ['Sydney, Australia', 'Australia/Sydney'],
  ['UTC', 0],
  ['z', 0],
  ['tzone://Microsoft/Utc', 0],
  ['(UTC) Coordinated Universal Time', 0],
  ['(UTC-02:00) Coordinated Universal Time-02', -120],
  ['UTC+10', 600],
  ['GMT+1000', 600],
  ['GMT+09.30', 570],
  ['-03:30', -210],
])('%s is %s', (name, zone) => expect(zoneNamed(name)).toBe(zone));

test.each([
  // In Australia the Eastern Standard Time is another one than JavaScript's.
  'EST',
  'AEST',
  'AET',
  'CST6CDT',
  'Customized Time Zone',
  'tzone://Microsoft/Custom',
  // The place is not where the distance says.
  '(UTC+11:00) Brisbane',
  'Somewhere/Else',
  '',
])('“%s” is not known', (name) => expect(zoneNamed(name)).toBeNull());

test('only a name with its region means the same in every file', () => {
  expect(['Australia/Sydney', '/path/Australia/Sydney'].map(isRegional)).toEqual([true, true]);
  expect(['NZ', 'Sydney', 'Base', 'My/Zone'].map(isRegional)).toEqual([false, false, false, false]);
});
