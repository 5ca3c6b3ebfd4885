import { describe, expect, test } from 'vitest';
import {
  checkTargetDate,
  exampleGoals,
  goalHoursLabel,
  goalYear,
  needsReason,
  planChanges,
  planningDays,
  goalsLabel,
} from '#domain/records/learning-goals';
import {
  goalClosingSchema,
  learningGoalChangeSchema,
  learningGoalSchema,
  plannedActivitySchema,
} from '#domain/records/learning-goals.schema';
import { problems } from '../problems.ts';

const goal = {
  title: 'Children',
  why: 'I see few.',
  measure: 'A mentor saw it.',
  targetDate: '2026-11-30',
};
const planned = { goalId: 1, title: 'Workshop', category: 'Clinical Practice', hours: 4 };

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{}, {}],
  [{ title: 'Kids' }, { title: 'Goal must be at least 5 characters' }],
  [{ title: 'x'.repeat(201) }, { title: 'Goal must be at most 200 characters' }],
  [{ why: '' }, { why: 'Please say in at least 5 characters why it matters' }],
  [{ measure: ' ' }, { measure: 'Please say in at least 5 characters how you will know' }],
  [{ targetDate: null }, { targetDate: 'Please choose a day by when' }],
  [{ targetDate: '' }, { targetDate: 'Please choose a day by when' }],
  [{ targetDate: '2026-02-30' }, { targetDate: 'By when must be a day, such as 2027-03-03' }],
])('a goal with %j', async (change, expected) => {
  expect(await problems(learningGoalSchema, { ...goal, ...change })).toEqual(expected);
  expect(await problems(learningGoalChangeSchema, change)).toEqual(expected);
});

test('a goal needs all of its parts, a change none', async () => {
  expect(Object.keys(await problems(learningGoalSchema, {}))).toEqual(Object.keys(goal));
  expect(await problems(learningGoalChangeSchema, {})).toEqual({});
});

test('closing asks for an outcome and some words', async () => {
  const reflection = 'I look before I measure.';
  expect(await problems(goalClosingSchema, { outcome: 'achieved', reflection })).toEqual({});
  expect(
    await problems(goalClosingSchema, { outcome: 'carried-over', reflection: 'Done' }),
  ).toEqual({
    outcome: 'Please choose how it ended',
    reflection: 'Please write at least 10 characters',
  });
});

test('a planned activity needs a title, a category, a goal and hours in halves', async () => {
  expect(await problems(plannedActivitySchema, planned)).toEqual({});
  expect(await problems(plannedActivitySchema, { ...planned, goalId: null, hours: 0.7 })).toEqual({
    goalId: 'Goal must be one of your open goals',
    hours: 'Hours must be in steps of 0.5',
  });
  expect(await problems(plannedActivitySchema, { title: 'A', goalId: 'x' })).toEqual({
    title: 'Please say in at least 2 characters what you will do',
    category: 'Category is required',
    hours: 'Hours must be a positive number',
    goalId: 'Goal must be one of your open goals',
  });
});

describe('a change of plan', () => {
  const before = { title: 'Children', measure: 'A mentor saw it.', targetDate: '2026-11-30' };
  test('is what the goal is, how one will know, and by when', () => {
    expect(planChanges(before, before)).toEqual([]);
    expect(planChanges(before, {})).toEqual([]);
    expect(planChanges(before, { title: 'Sick children', targetDate: '2026-10-01' })).toEqual([
      { field: 'title', from: 'Children', to: 'Sick children' },
      { field: 'targetDate', from: '2026-11-30', to: '2026-10-01' },
    ]);
  });

  test.each([
    ['2026-03-10T00:00:00Z', false],
    ['2026-03-10T23:59:59Z', false],
    ['2026-03-11T00:00:00Z', true],
  ])('at %s needs a reason: %s', (now, expected) => {
    expect(needsReason(new Date('2026-03-10T00:00:00Z'), new Date(now))).toBe(expected);
  });
});

describe('a goal belongs to the CPD period of its day', () => {
  const none = { registrationDate: null, registrationExpiryDate: null };
  test.each([
    ['2025-12-01', 2026],
    ['2026-11-30', 2026],
    ['2026-12-01', 2027],
  ])('%s to %i', (day, year) => expect(goalYear(none, day)).toBe(year));

  test('and that is the current or the next one', () => {
    const days = planningDays(none, '2026-03-10');
    expect(days).toEqual({ start: '2025-12-01', end: '2027-11-30' });
    expect(checkTargetDate('2025-12-01', days)).toBeNull();
    expect(checkTargetDate('2027-11-30', days)).toBeNull();
    const refusal = 'Choose a day in this CPD period or the next: 1 Dec 2025 to 30 Nov 2027';
    expect(checkTargetDate('2025-11-30', days)).toBe(refusal);
    expect(checkTargetDate('2027-12-01', days)).toBe(refusal);
  });
});

test.each([
  [0, 0, 'Nothing planned yet'],
  [1.5, 0, '1.5 hours done'],
  [2, 6, '2 of 6 hours done'],
  [0, 1, '0 of 1 hour done'],
])('%d of %d hours', (done, all, label) => expect(goalHoursLabel(done, all)).toBe(label));

test.each(exampleGoals.map((each) => [each.title, each] as const))(
  '%s is a goal',
  async (_, each) => {
    expect(await problems(learningGoalSchema, { ...each, targetDate: '2026-11-30' })).toEqual({});
  },
);

test('how many goals there are', () => {
  expect([1, 2].map(goalsLabel)).toEqual(['1 goal', '2 goals']);
});
