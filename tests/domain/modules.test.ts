import { describe, expect, test } from 'vitest';
import {
  checkAnswers,
  estimatedMinutes,
  gradeQuiz,
  matchesModuleFilter,
  moduleMessages,
  moduleProgress,
  moduleReflectionSchema,
  quizScore,
} from '#domain/modules';
import { welcomeNotification } from '#domain/notifications';
import { problems } from './problems.ts';

test.each([
  ['content', false, true, '', 20],
  ['quiz', false, true, '', 40],
  ['quiz', false, false, '', 40],
  ['quiz', true, true, '', 70],
  ['quiz', true, false, '', 100],
  ['reflection', true, true, '0123456789', 80],
  ['reflection', true, true, '01234567890', 90],
  ['reflection', true, true, '           ', 80],
] as const)(
  'step %s, submitted %s, with reflection %s, %j: %i%%',
  (step, submitted, hasReflection, reflection, percent) => {
    expect(moduleProgress({ step, submitted, hasReflection, reflection })).toBe(percent);
  },
);

test.each([
  [5, 30],
  [10, 45],
])('%i questions take %i minutes', (questions, minutes) => {
  expect(estimatedMinutes(questions)).toBe(minutes);
});

test.each([
  [2, 3, 67],
  [7, 10, 70],
  [5, 5, 100],
  [0, 5, 0],
  [0, 0, 0],
])('quizScore %i of %i is %i', (correct, total, score) => {
  expect(quizScore(correct, total)).toBe(score);
});

describe('gradeQuiz', () => {
  const questions = Array.from({ length: 10 }, () => ({ correctAnswer: 1 as const }));
  test.each([
    [7, true],
    [6, false],
    [10, true],
    [0, false],
  ])('%i of 10 right: passed %s', (correct, passed) => {
    const answers = questions.map((_, i) => (i < correct ? 1 : 2));
    const score = correct * 10;
    expect(gradeQuiz(questions, answers)).toEqual({ correct, total: 10, score, passed });
  });
  test('answers in another type are wrong, and there is nothing to pass without questions', () => {
    expect(
      gradeQuiz(
        questions,
        questions.map(() => '1'),
      ).correct,
    ).toBe(0);
    expect(gradeQuiz([], []).passed).toBe(false);
  });
});

test.each<[unknown[], number | null]>([
  [[0, 1, 2], null],
  [[0, 1], 2],
  [[0, null, 2], 2],
  [[0, 3, 2], 2],
  [[0, '1', 2], 2],
  [[], 0],
])('answers %j to 3 questions', (answers, answered) => {
  const notice = {
    title: 'Please answer all questions',
    description: `You've answered ${answered} of 3 questions.`,
  };
  expect(checkAnswers(answers, 3)).toEqual(answered === null ? null : notice);
});

test.each([
  ['Education and Research', 'Research & Education', true],
  ['Leadership and Management', 'Professional Development', true],
  ['Clinical Practice', 'Research & Education', false],
  ['Clinical Practice', 'all', true],
])('a module of %s under %s: %s', (category, filter, expected) => {
  expect(matchesModuleFilter(category, filter)).toBe(expected);
});

test.each([
  [49, { reflection: 'Please write at least 50 characters for your reflection.' }],
  [50, {}],
])('a reflection of %i characters', async (length, expected) => {
  const reflection = 'a'.repeat(length);
  expect(await problems(moduleReflectionSchema, { reflection })).toEqual(expected);
});

test('the toast of a submitted quiz', () => {
  const { description } = moduleMessages.quizSubmitted({ score: 80, correct: 4, total: 5 });
  expect(description).toBe('You scored 80% (4/5)');
});

test('the welcome names the user', () => {
  expect(welcomeNotification('Ada').message).toContain('Ada');
});
