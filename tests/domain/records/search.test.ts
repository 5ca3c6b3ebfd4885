import { expect, test } from 'vitest';
import { hasWords, searchDetail } from '#domain/records/search';

test.each([
  ['activity', 'Clinical Practice', 2.5, 'Clinical Practice · 2.5 hours'],
  ['activity', 'Clinical Practice', null, 'Clinical Practice'],
  ['module', 'Cardiac care', 1, 'Cardiac care · up to 1 hour'],
  ['learning-goal', 'not-achieved', null, 'Not achieved'],
  ['learning-goal', 'a state of later', null, 'a state of later'],
  // Only a kind with codes writes them out.
  ['activity', 'not-achieved', 0, 'not-achieved · 0 hours'],
] as const)('%s: %s and %d hours', (kind, text, hours, detail) => {
  expect(searchDetail(kind, text, hours)).toBe(detail);
});

test.each([
  ['Advanced airway course', 'airway', true],
  ['Advanced airway course', 'COUR adv', true],
  ['Advanced airway course', 'way', false],
  ['Advanced airway course', 'airway nurse', false],
  ['Café, 12-lead – ECG', 'cafe', true],
  ['Cafe', 'café', true],
  ['Café, 12-lead – ECG', '12 lead ecg', true],
  ['Café, 12-lead – ECG', 'lead2', false],
  ['Airway', ' airway! ', true],
  ['Airway', '', true],
  ['', 'airway', false],
])('“%s” has the words “%s”: %s', (text, asked, expected) => {
  expect(hasWords(text, asked)).toBe(expected);
});
