import { describe, expect, test } from 'vitest';
import { reflectiveLogCountLabel } from '#domain/records/reflective-logs';
import {
  cpdLogSchema,
  dashboardLogSchema,
  reflectiveLogChangeSchema,
  reflectiveLogSchema,
} from '#domain/records/reflective-logs.schema';
import { problems } from '../problems.ts';

function log(content: number, learningOutcomes: number, futureApplication: number) {
  return {
    content: 'a'.repeat(content),
    learningOutcomes: 'b'.repeat(learningOutcomes),
    futureApplication: 'c'.repeat(futureApplication),
  };
}

const dashboard = {
  content: 'Please provide a detailed reflection (at least 50 characters)',
  learningOutcomes: 'Please describe what you learned',
  futureApplication: 'Please describe how you will apply this knowledge',
};
const cpdLog = {
  content: 'Please provide at least 20 characters for your reflection',
  learningOutcomes: 'Please describe what you learned in at least 10 characters',
  futureApplication: 'Please describe how you will apply this knowledge in at least 10 characters',
};
const long = {
  content: 'Reflection must be at most 10000 characters',
  learningOutcomes: 'Learning outcomes must be at most 10000 characters',
  futureApplication: 'Future application must be at most 10000 characters',
};

test.each([
  ['dashboard', dashboardLogSchema, {}, dashboard],
  ['dashboard', dashboardLogSchema, log(49, 19, 19), dashboard],
  ['dashboard', dashboardLogSchema, log(50, 20, 20), {}],
  ['CPD log', cpdLogSchema, {}, cpdLog],
  ['CPD log', cpdLogSchema, log(19, 9, 9), cpdLog],
  ['CPD log', cpdLogSchema, log(20, 10, 10), {}],
  ['CPD log', cpdLogSchema, log(10_000, 10_000, 10_000), {}],
  ['CPD log', cpdLogSchema, log(10_001, 10_001, 10_001), long],
  ['server', reflectiveLogSchema, log(20, 10, 10), {}],
  ['change', reflectiveLogChangeSchema, {}, {}],
  ['change', reflectiveLogChangeSchema, log(19, 9, 9), cpdLog],
  ['change', reflectiveLogChangeSchema, { content: null }, { content: cpdLog.content }],
])('%s', async (_, schema, input, expected) => {
  expect(await problems(schema, input)).toEqual(expected);
});

test('white space does not count', async () => {
  const input = { ...log(20, 10, 10), content: `   ${'a'.repeat(19)}   ` };
  expect(await problems(cpdLogSchema, input)).toEqual({ content: cpdLog.content });
});

describe('activityId', () => {
  test.each<[unknown, number | null]>([
    [undefined, null],
    [null, null],
    ['', null],
    [7, 7],
    ['7', 7],
    [2_147_483_647, 2_147_483_647],
  ])('%j is stored as %j', (activityId, stored) => {
    const input = { ...log(20, 10, 10), activityId };
    expect(reflectiveLogSchema.validateSync(input).activityId).toBe(stored);
  });
  test.each([2_147_483_648, 0, -1, 1.5, 'none', {}, [7], true])(
    '%j is refused',
    async (activityId) => {
      const input = { ...log(20, 10, 10), activityId };
      expect(await problems(reflectiveLogSchema, input)).toEqual({
        activityId: 'Related activity must be one of your activities',
      });
    },
  );
  test('left out of a change, it stays as it is; empty, it is cleared', () => {
    expect(reflectiveLogChangeSchema.validateSync({ userId: 3 })).toEqual({});
    expect(reflectiveLogChangeSchema.validateSync({ activityId: '' })).toEqual({
      activityId: null,
    });
  });
});

test.each([
  [0, '0 reflections'],
  [1, '1 reflection'],
  [4, '4 reflections'],
])('reflectiveLogCountLabel of %d is %s', (count, label) => {
  expect(reflectiveLogCountLabel(count)).toBe(label);
});
