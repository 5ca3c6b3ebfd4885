import { expect, test } from 'vitest';
import { isHttpUrl, lineOf, textProblem } from '#domain/texts';

test.each([
  ['https://example.org/a?b=c', true],
  ['HTTP://example.org', true],
  ['javascript:alert(1)', false],
  ['javascript://http://example.org', false],
  ['data:text/html,x', false],
  ['ftp://example.org', false],
  ['//example.org', false],
  ['https:example.org', false],
  ['https:\\\\example.org', false],
  ['https:///example.org', false],
  ['https://exa mple.org', false],
  ['https://example.org/a\0b', false],
  ['https://example.org/a\u202Eb', false],
  ['https://:', false],
  ['https://', false],
  ['a certificate', false],
  ['', false],
])('isHttpUrl %j is %j', (text, expected) => {
  expect(isHttpUrl(text)).toBe(expected);
});

test.each([
  [7, 'Name must be text'],
  ['\0', 'Name contains characters that cannot be stored'],
  ['a', 'Name must be at least 2 characters'],
  ['ab', null],
  ['abc', null],
  ['abcd', 'Name must be at most 3 characters'],
])('the problem with %j is %j', (text, problem) => {
  expect(textProblem(text, { label: 'Name', min: 2, max: 3 })).toBe(problem);
});

test.each([
  ['a line break', 'Airway\nday', 'Airway day'],
  ['a carriage return', 'Airway\r\nday', 'Airway day'],
  ['a tab', 'Airway\tday', 'Airway day'],
  ['a control', 'Airway\u0007 day', 'Airway day'],
  ['a C1 control', 'Airway\u0085day', 'Airway day'],
  ['a line separator', 'Airway\u2028day', 'Airway day'],
  ['a paragraph separator', 'Airway\u2029day', 'Airway day'],
  ['an override', 'Airway\u202E yad', 'Airway yad'],
  ['an embedding', '\u202BAirway', 'Airway'],
  ['an isolate', '\u2067Airway\u2069', 'Airway'],
  ['zero-width spaces only', '\u200B\u200D', ''],
  ['Hangul fillers only', '\u3164\uFFA0', ''],
  ['blank Braille only', '\u2800', ''],
  ['tags only', '\u{E0041}', ''],
])('%s is not in a line, but may be in a text of several', (_name, text, plain) => {
  const rule = { label: 'Title', max: 50 };
  expect(textProblem(text, rule)).toBe('Title must be one line without hidden characters');
  expect(textProblem(text, { ...rule, multiline: true })).toBeNull();
  expect(lineOf(text)).toBe(plain);
  expect(textProblem(lineOf(text), rule)).toBeNull();
});

test.each([
  'Zoë',
  'محمد',
  '\u200Fمحمد',
  'نمی\u200Cدانم',
  'क्\u200Dष',
  '👩\u200D⚕️',
  '山田',
  'O’Neill',
  'a\u00A0b',
])('the name %j is a line', (name) =>
  expect(textProblem(name, { label: 'Name', max: 50 })).toBeNull(),
);
