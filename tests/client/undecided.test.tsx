import { expect, test } from 'vitest';
import { isUndecided } from '#client/records/outbox/failures.ts';

const answered = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

test.each([
  ['INSUFFICIENT_STORAGE', true],
  ['RATE_LIMITED', true],
  ['UNAVAILABLE', true],
  ['UNAUTHENTICATED', true],
  ['BAD_USER_INPUT', false],
  ['CONFLICT', false],
  ['NOT_FOUND', false],
])('a waiting change that gets %s is sent again: %s', (code, again) => {
  expect(isUndecided(Object.assign(new Error(code), answered(code)))).toBe(again);
});
