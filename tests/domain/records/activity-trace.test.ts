import { describe, expect, test } from 'vitest';
import { activityChangeSchema } from '#domain/records/activities.schema';
import {
  contentElementsText,
  practitionersText,
  settingText,
  traceDayProblems,
} from '#domain/records/activity-trace';
import { problems } from '../problems.ts';

describe('the fields of a trace', () => {
  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ provider: 'x'.repeat(200) }, {}],
    [{ provider: 'x'.repeat(201) }, { provider: 'Provider must be at most 200 characters' }],
    [{ startDate: '2026-03-01', endDate: null }, {}],
    [{ startDate: 'soon' }, { startDate: 'Start date must be a day, such as 2027-03-03' }],
    [{ setting: 'in-person' }, {}],
    [{ setting: null }, {}],
    [{ setting: '' }, { setting: 'Setting must be in-person or live-online' }],
    [{ practitionerCount: '3' }, {}],
    [{ practitionerCount: '' }, {}],
    [{ practitionerCount: 9999 }, {}],
    [{ contentElements: [] }, {}],
    [{ contentElements: ['d', 'a', 'a'] }, {}],
    ...[0, 10_000, 1.5, -1, 'two'].map(
      (practitionerCount): [Record<string, unknown>, Record<string, string>] => [
        { practitionerCount },
        { practitionerCount: 'How many others must be a whole number from 1 to 9999' },
      ],
    ),
    ...['a', ['e'], [1], [['a']], { a: true }, null].map(
      (contentElements): [Record<string, unknown>, Record<string, string>] => [
        { contentElements },
        { contentElements: 'Meets the standard must be a list of a, b, c, d' },
      ],
    ),
  ])('%j: %j', async (given, expected) =>
    expect(await problems(activityChangeSchema, given)).toEqual(expected),
  );

  test('elements are stored once each, in the order of the standard', () => {
    const { contentElements } = activityChangeSchema.validateSync({
      contentElements: ['d', 'a', 'd'],
    });
    expect(contentElements).toEqual(['a', 'd']);
  });
});

describe('the days of an activity', () => {
  const future = 'of a completed activity cannot be in the future';
  const order = 'End date cannot be before the start date';
  test.each([
    ['completed', '2026-03-01', '2026-03-01', {}],
    ['completed', '2026-03-01', null, {}],
    ['completed', null, '2026-03-05', {}],
    ['completed', null, '2026-03-06', { endDate: `End date ${future}` }],
    ['completed', '2026-03-06', null, { startDate: `Start date ${future}` }],
    ['in-progress', '2026-03-06', '2026-03-09', {}],
    ['in-progress', '2026-03-06', '2026-03-05', { endDate: order }],
    ['completed', '2026-03-02', '2026-03-01', { endDate: order }],
    ['in-progress', null, null, {}],
  ] as const)('%s, %s to %s: %j', (status, startDate, endDate, expected) =>
    expect(traceDayProblems({ status, startDate, endDate }, '2026-03-05')).toEqual(expected),
  );
});

describe('in words', () => {
  test.each([
    [null, null, null],
    ['Two nurses', null, 'Two nurses'],
    ['Two nurses', 2, 'Two nurses (2 others)'],
    [null, 1, '1 other'],
  ])('with %j and %j: %j', (who, count, words) =>
    expect(practitionersText(who, count)).toBe(words),
  );

  test.each([
    [null, null, null],
    ['in-person', null, 'In person'],
    ['live-online', 'Grand round', 'Live online, Grand round'],
    [null, 'Station 12', 'Station 12'],
  ])('at %j and %j: %j', (setting, place, words) =>
    expect(settingText(setting, place)).toBe(words),
  );

  test('which elements', () => {
    expect(contentElementsText([])).toBe('');
    expect(contentElementsText(['d', 'b'])).toBe(
      '(b) draws on the best available evidence, including well-established and accepted knowledge that is supported by research where possible, to inform good practice and decision-making; (d) builds on your existing knowledge',
    );
  });
});
