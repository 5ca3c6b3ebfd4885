import { expect, test } from 'vitest';
import { globalId, parseGlobalId, plainId } from '#domain/records/global-ids';

test.each([
  ['Activity', 1],
  ['Activity', 12],
  ['LearningGoal', 123_456],
  ['CrewKey', '00000000-0000-4000-8000-00000000000a'],
  ['Session', 'a~b>c?d:e'],
])('the global id of %s %s is read as it was', (type, id) => {
  const made = globalId(type, id);
  expect(made).toMatch(/^[\w-]+$/);
  expect(parseGlobalId(made)).toEqual({ type, noun: type, id: String(id) });
  expect(plainId(made)).toBe(String(id));
});

test('a view of a record has an id of its own, which names the record', () => {
  const made = globalId('GoalActivity.Activity', 12);
  expect(made).not.toBe(globalId('Activity', 12));
  expect(parseGlobalId(made)).toEqual({
    type: 'GoalActivity.Activity',
    noun: 'Activity',
    id: '12',
  });
});

test.each([
  '',
  '12',
  'figure-1',
  'Sepsis',
  '00000000-0000-4000-8000-00000000000a',
  btoa('activity:12').replaceAll('=', ''),
  btoa('Activity:').replaceAll('=', ''),
  btoa('Activity:1\n').replaceAll('=', ''),
  btoa('A.B.C:1').replaceAll('=', ''),
  btoa(':12').replaceAll('=', ''),
  globalId('Activity', '1'.repeat(400)),
])('%j is no global id and stays', (given) => {
  expect(parseGlobalId(given)).toBeNull();
  expect(plainId(given)).toBe(given);
});

test.each([12, null, undefined, {}, ['QWN0aXZpdHk6MTI']])('%j is no global id', (given) => {
  expect(parseGlobalId(given)).toBeNull();
});
