import { expect, test } from 'vitest';
import { changedFields, ofEach } from '#client/features/records/activities/change-of-each.ts';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';

const activity = (more: Partial<ActivityPartsFragment>) =>
  ({
    id: '1',
    version: 3,
    title: 'Workshop',
    category: 'Clinical Practice',
    hours: 2,
    isInteractive: false,
    status: 'in-progress',
    completedDate: null,
    lastCompletedDate: null,
    goalIds: ['5'],
    documentIds: [],
    contentElements: [],
    ...more,
  }) as ActivityPartsFragment;
const zone = 'Australia/Brisbane';
const now = '2026-11-23T08:00:00.000Z';
const first = '2026-03-01T20:15:30.123Z';

test('a change of several waits as an edit of each, based on its version, with the form that compares it', () => {
  const all = [activity({}), activity({ id: '2', version: 8, goalIds: [] })];
  const { changes } = ofEach(all, { goalId: '6' }, zone);
  expect(changes).toMatchObject([
    {
      operation: 'UpdateActivity',
      variables: { id: '1', input: { goalIds: ['5', '6'], version: 3 } },
      form: {
        place: 'activity:1',
        values: { goalIds: ['5', '6'], title: 'Workshop' },
        begun: { version: 3, values: { goalIds: ['5'] } },
      },
    },
    { variables: { id: '2', input: { goalIds: ['6'], version: 8 } } },
  ]);
  expect(ofEach(all, { category: 'Research & Education' }, zone).changes[0]!.variables).toEqual({
    id: '1',
    input: { category: 'Research & Education', version: 3 },
  });
});

test('the registration that several count for waits as a statement of each', () => {
  const inputs = (registration: 'nurse' | 'paramedic') =>
    ofEach(
      [activity({ countsFor: [{ profession: 'midwife', hours: 1 }] })],
      { registration },
      zone,
    ).changes.map(({ variables }) => variables['input']);
  expect(inputs('nurse')).toEqual([{ countsFor: [{ profession: 'nurse', hours: 2 }], version: 3 }]);
  expect(inputs('paramedic')).toEqual([{ countsFor: null, version: 3 }]);
});

test('ticks and deletions wait like a press on one', () => {
  const named = (change: object) =>
    ofEach([activity({})], change, zone).changes.map(({ operation, variables }) => ({
      operation,
      variables,
    }));
  const variables = { id: '1' };
  expect(named({ deleted: true })).toEqual([{ operation: 'DeleteActivity', variables }]);
  expect(named({ deleted: false })).toEqual([{ operation: 'RestoreActivity', variables }]);
  expect(named({ status: 'completed' })).toEqual([
    { operation: 'UpdateActivity', variables: { id: '1', input: { status: 'completed' } } },
  ]);
});

test('completing gives back the date that an activity had, else that of the press', () => {
  const completed = { status: 'completed' } as const;
  expect(changedFields(activity({}), completed, now)).toEqual({ ...completed, completedDate: now });
  const before = { ...completed, completedDate: first };
  expect(changedFields(activity({ lastCompletedDate: first }), completed, now)).toEqual(before);
  expect(changedFields(activity(before), completed, now)).toEqual(before);
  expect(changedFields(activity(before), { status: 'in-progress' }, now)).toEqual({
    status: 'in-progress',
    completedDate: null,
  });
  expect(changedFields(activity({}), { goalId: null })).toEqual({ goalIds: [] });
  expect(changedFields(activity({}), { goalId: '5' })).toEqual({ goalIds: ['5'] });
});

test('the response names those that were refused, and why', () => {
  const { response } = ofEach([activity({}), activity({ id: '2' })], { deleted: true }, zone);
  expect(response([null, 'Gone'])).toEqual({
    changeActivities: {
      __typename: 'ChangedActivities',
      ids: ['1'],
      refused: [{ __typename: 'RefusedActivity', id: '2', message: 'Gone' }],
    },
  });
});
