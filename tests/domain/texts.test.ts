import { expect, test } from 'vitest';
import { isHttpUrl, textProblem } from '#domain/texts';

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
