import { expect, test } from 'vitest';
import { STUDIED_SECONDS_MAX } from '#domain/learning/module-hours';
import { moduleReviewMessages } from '#domain/learning/module-reviews';
import {
  moduleCompletionSchema,
  moduleProgressSchema,
  moduleReviewSchema,
  quizSchema,
} from '#domain/learning/modules.schema';
import { moduleReflectionLimits } from '#domain/learning/modules';
import { problems } from '../problems.ts';

const studied = `Studied seconds must be a whole number from 0 to ${STUDIED_SECONDS_MAX}`;
const long = 'x'.repeat(moduleReflectionLimits.max + 1);
const tooLong = `Reflection must be at most ${moduleReflectionLimits.max} characters`;

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{}, {}],
  [{ quizKey: 'x'.repeat(100), answers: [0, 1, 2, null] }, {}],
  [{ quizKey: 'x'.repeat(101) }, { quizKey: 'Quiz key must be at most 100 characters' }],
  [{ answers: Array.from({ length: 50 }, () => 0) }, {}],
  [
    { answers: Array.from({ length: 51 }, () => 0) },
    { answers: 'Answers must be a list of choices' },
  ],
  [{ answers: [3] }, { answers: 'Answers must be a list of choices' }],
  [{ answers: 'abc' }, { answers: 'Answers must be a list of choices' }],
  [{ answers: null, reflection: null, studiedSeconds: null }, {}],
  [{ reflection: 'Two\nlines' }, {}],
  [{ reflection: long }, { reflection: tooLong }],
  [{ studiedSeconds: 0 }, {}],
  [{ studiedSeconds: STUDIED_SECONDS_MAX }, {}],
  [{ studiedSeconds: STUDIED_SECONDS_MAX + 1 }, { studiedSeconds: studied }],
  [{ studiedSeconds: -1 }, { studiedSeconds: studied }],
  [{ studiedSeconds: 1.5 }, { studiedSeconds: studied }],
  [{ studiedSeconds: '10' }, { studiedSeconds: studied }],
  [{ step: 'end' }, { step: 'Step must be content, quiz or reflection' }],
  [{ step: undefined }, { step: 'Step must be content, quiz or reflection' }],
])('%#: a player’s place is checked field by field', async (given, expected) => {
  expect(await problems(moduleProgressSchema, { step: 'quiz', ...given })).toEqual(expected);
});

test('what a player leaves out stays out', () => {
  const given = { step: 'quiz', answers: null, reflection: null, studiedSeconds: null };
  const { answers, reflection, studiedSeconds } = moduleProgressSchema.cast(given);
  expect([answers, reflection, studiedSeconds]).toEqual([undefined, undefined, undefined]);
  expect(quizSchema.cast({ answers: null }).answers).toEqual([]);
  expect(quizSchema.cast({}).answers).toEqual([]);
});

test.each<[unknown, Record<string, string>]>([
  [1, {}],
  [4, {}],
  [12, {}],
  [2, { week: moduleReviewMessages.week }],
  ['1', { week: moduleReviewMessages.week }],
  [null, { week: moduleReviewMessages.week }],
  [undefined, { week: moduleReviewMessages.week }],
])('the review of week %s', async (week, expected) => {
  expect(await problems(moduleReviewSchema, { week, answers: [0] })).toEqual(expected);
});

test('a completion’s reflection may have several lines, up to its limit', async () => {
  expect(await problems(moduleCompletionSchema, { hours: 1, reflection: 'Two\nlines' })).toEqual(
    {},
  );
  expect(await problems(moduleCompletionSchema, { hours: 1, reflection: long })).toEqual({
    reflection: tooLong,
  });
});
