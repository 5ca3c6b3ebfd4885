import { describe, expect, test } from 'vitest';
import {
  activityDefaults,
  activityProgressText,
  checkCompletedDate,
  completedDateFor,
  lastCompletedDateFor,
  evidenceUrl,
  hoursLabel,
  activityTotalsLabel,
} from '#domain/records/activities';
import { activityChangeSchema, activitySchema } from '#domain/records/activities.schema';
import { problems } from '../problems.ts';

const valid = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };
const positive = 'Hours must be a positive number';
const evidenceText = 'Evidence must be text';

const refusals: [Record<string, unknown>, Record<string, string>][] = [
  [{ title: 'A' }, { title: 'Title must be at least 2 characters' }],
  [{ title: '   ' }, { title: 'Title must be at least 2 characters' }],
  [{ title: null }, { title: 'Title must be at least 2 characters' }],
  [{ title: 'a'.repeat(201) }, { title: 'Title must be at most 200 characters' }],
  [{ title: 12 }, { title: 'Title must be text' }],
  [{ title: { toString: 1 } }, { title: 'Title must be text' }],
  [{ title: 'a\0b' }, { title: 'Title contains characters that cannot be stored' }],
  [{ title: '\uD83D' }, { title: 'Title contains characters that cannot be stored' }],
  [{ category: 'Cooking' }, { category: 'Category is required' }],
  [{ category: null }, { category: 'Category is required' }],
  [{ category: ['Clinical Practice'] }, { category: 'Category is required' }],
  [{ hours: 0 }, { hours: positive }],
  [{ hours: -1 }, { hours: positive }],
  [{ hours: null }, { hours: positive }],
  [{ hours: NaN }, { hours: positive }],
  [{ hours: Infinity }, { hours: positive }],
  [{ hours: '' }, { hours: positive }],
  [{ hours: ' ' }, { hours: positive }],
  [{ hours: 'two' }, { hours: positive }],
  [{ hours: '1e2' }, { hours: positive }],
  [{ hours: {} }, { hours: positive }],
  [{ hours: [2] }, { hours: positive }],
  [{ hours: true }, { hours: positive }],
  [{ hours: 0.2 }, { hours: 'Minimum 0.5 hours' }],
  [{ hours: 0.49 }, { hours: 'Minimum 0.5 hours' }],
  [{ hours: 0.7 }, { hours: 'Hours must be in steps of 0.5' }],
  [{ hours: 999.5 }, { hours: 'Hours must be at most 999' }],
  [{ hours: 1e308 }, { hours: 'Hours must be at most 999' }],
  [{ isInteractive: 'perhaps' }, { isInteractive: 'Interactive must be yes or no' }],
  [{ isInteractive: 1 }, { isInteractive: 'Interactive must be yes or no' }],
  [{ status: 'done' }, { status: 'Status must be in-progress or completed' }],
  [{ status: '' }, { status: 'Status must be in-progress or completed' }],
  [{ category: '' }, { category: 'Category is required' }],
  [{ status: null }, { status: 'Status must be in-progress or completed' }],
  [{ completedDate: 'soon' }, { completedDate: 'Completion date must be a valid date' }],
  [{ completedDate: '2025-02-30' }, { completedDate: 'Completion date must be a valid date' }],
  [{ completedDate: 5 }, { completedDate: 'Completion date must be a valid date' }],
  [{ completedDate: new Date(NaN) }, { completedDate: 'Completion date must be a valid date' }],
  [{ completedDate: new Date(8.64e15) }, { completedDate: 'Completion date must be a valid date' }],
  [
    { description: 'a'.repeat(5001) },
    { description: 'Description must be at most 5000 characters' },
  ],
  [{ description: 0 }, { description: 'Description must be text' }],
  [{ evidence: 'a'.repeat(2001) }, { evidence: 'Evidence must be at most 2000 characters' }],
  [{ evidence: { url: 'x' } }, { evidence: evidenceText }],
  [{ evidence: ['x'] }, { evidence: evidenceText }],
  [{ evidence: false }, { evidence: evidenceText }],
];

describe('activitySchema', () => {
  test.each(refusals)('refuses %j', async (change, expected) => {
    expect(await problems(activitySchema, { ...valid, ...change })).toEqual(expected);
  });

  test.each<[Record<string, unknown>]>([
    [{ title: 'ab' }],
    [{ title: 'a'.repeat(200) }],
    [{ description: 'a'.repeat(5000) }],
    [{ evidence: 'a'.repeat(2000) }],
    [{ hours: 0.5 }],
    [{ hours: 999 }],
    [{ ...activityDefaults, title: 'ab' }],
  ])('takes %j', async (change) => {
    expect(await problems(activitySchema, { ...valid, ...change })).toEqual({});
  });

  test('what is missing is named field by field, in the order of the form', async () => {
    const found = await problems(activitySchema, {});
    expect(Object.entries(found)).toEqual([
      ['title', 'Title must be at least 2 characters'],
      ['category', 'Category is required'],
      ['hours', positive],
    ]);
  });

  test('the rest has defaults, and unknown keys are dropped', () => {
    const hostile = JSON.parse(
      '{"title":"Airway day","category":"Clinical Practice","hours":2,"id":3,"userId":9,' +
        '"__proto__":{"isAdmin":true},"constructor":1,"toString":2,"hasOwnProperty":3}',
    );
    expect(activitySchema.validateSync(hostile)).toEqual({
      ...valid,
      description: null,
      isInteractive: false,
      status: 'in-progress',
      completedDate: null,
      evidence: null,
      goalIds: [],
      documentIds: [],
      activityType: null,
      plannedActivityId: null,
      provider: null,
      startDate: null,
      endDate: null,
      setting: null,
      place: null,
      practitioners: null,
      practitionerCount: null,
      contentElements: [],
      howItMeets: null,
      countAnswers: null,
      countsFor: null,
    });
  });

  test.each<[string, unknown, unknown]>([
    ['hours', '1.5', 1.5],
    ['hours', ' 2 ', 2],
    ['hours', '.5', 0.5],
    ['title', '  CPR  ', 'CPR'],
    ['description', '  ', null],
    ['evidence', ' https://example.org ', 'https://example.org'],
    ['isInteractive', 'true', true],
    ['isInteractive', 'false', false],
    ['completedDate', '', null],
    ['completedDate', '2025-06-01', new Date('2025-06-01T00:00:00Z')],
    ['completedDate', '2025-06-01T03:04:05.678Z', new Date('2025-06-01T03:04:05.678Z')],
    ['completedDate', new Date('2024-02-29T01:00:00Z'), new Date('2024-02-29T01:00:00Z')],
  ])('%s %j becomes %j', (key, given, stored) => {
    const result: Record<string, unknown> = activitySchema.validateSync({ ...valid, [key]: given });
    expect(result[key]).toEqual(stored);
  });
});

describe('activityChangeSchema', () => {
  test.each(refusals)('refuses %j', async (change, expected) => {
    expect(await problems(activityChangeSchema, change)).toEqual(expected);
  });
  test.each<[object, object]>([
    [{}, {}],
    [{ userId: 9 }, {}],
    [{ title: undefined }, {}],
    [
      { status: 'completed', completedDate: null },
      { status: 'completed', completedDate: null },
    ],
    [
      { description: '', evidence: null },
      { description: null, evidence: null },
    ],
  ])('%j changes %j', (change, expected) => {
    expect(activityChangeSchema.validateSync(change)).toEqual(expected);
  });
});

describe('completedDateFor', () => {
  const now = new Date('2025-07-01T00:00:00Z');
  const given = new Date('2025-06-01T00:00:00Z');
  const before = new Date('2025-05-01T00:00:00Z');
  const done = { status: 'completed', completedDate: before } as const;
  const open = { status: 'in-progress', completedDate: null } as const;
  test.each([
    ['completed with a date', { status: 'completed', completedDate: given }, null, given],
    ['completed again with a date', { status: 'completed', completedDate: given }, done, given],
    ['still completed', { status: 'completed', completedDate: null }, done, before],
    ['still completed, no date sent', { status: 'completed' }, done, before],
    ['now completed', { status: 'completed', completedDate: null }, open, now],
    ['created completed', { status: 'completed', completedDate: null }, null, now],
    ['in progress', { status: 'in-progress', completedDate: null }, open, null],
    ['in progress again', { status: 'in-progress', completedDate: given }, done, null],
  ] as const)('%s', (_, next, previous, expected) => {
    expect(completedDateFor(next, previous, now)).toEqual(expected);
  });
});

describe('lastCompletedDateFor', () => {
  const before = new Date('2025-05-01T00:00:00Z');
  const done = { status: 'completed', completedDate: before, lastCompletedDate: null } as const;
  const open = { status: 'in-progress', completedDate: null, lastCompletedDate: before } as const;
  const fresh = { ...open, lastCompletedDate: null };
  test.each([
    ['back in progress', 'in-progress', done, before],
    ['still in progress', 'in-progress', open, before],
    ['never completed', 'in-progress', fresh, null],
    ['created in progress', 'in-progress', null, null],
    ['completed again', 'completed', open, null],
    ['still completed', 'completed', done, null],
  ] as const)('%s', (_, status, previous, expected) => {
    expect(lastCompletedDateFor({ status }, previous)).toEqual(expected);
  });
});

test.each([
  [null, 'Australia/Brisbane', false],
  ['2025-07-01T13:59:59Z', 'Australia/Brisbane', false],
  ['2025-07-01T14:00:00Z', 'Australia/Brisbane', true],
  ['2025-07-01T15:59:59Z', 'Australia/Perth', false],
  ['2025-06-01T00:00:00Z', 'Australia/Brisbane', false],
])('a completion at %s in %s is in the future: %s', (date, zone, isFuture) => {
  const now = new Date('2025-07-01T02:00:00Z');
  expect(checkCompletedDate(date === null ? null : new Date(date), now, zone)).toBe(
    isFuture ? 'Completion date cannot be in the future' : null,
  );
});

test.each([
  [0, '0 hours'],
  [0.5, '0.5 hours'],
  [1, '1 hour'],
  [1.5, '1.5 hours'],
  [30, '30 hours'],
  [0.1 + 0.2, '0.3 hours'],
])('hoursLabel %d is %s', (hours, label) => {
  expect(hoursLabel(hours)).toBe(label);
});

test.each([
  [0, 0, '0 activities · 0 hours'],
  [1, 1, '1 activity · 1 hour'],
  [2, 1.5, '2 activities · 1.5 hours'],
])('activityTotalsLabel of %d with %d is %s', (count, hours, label) => {
  expect(activityTotalsLabel(count, hours)).toBe(label);
});

test.each([
  ['completed', 'Completed 2 days ago'],
  ['in-progress', 'In progress - in-progress'],
] as const)('a recent activity that is %s: %s', (status, text) => {
  expect(activityProgressText({ status }, '2 days')).toBe(text);
});

test('evidence may be a link', () => {
  expect(evidenceUrl('https://example.org')).toBe('https://example.org');
  expect(evidenceUrl('a certificate')).toBeNull();
});
