import { describe, expect, test } from 'vitest';
import {
  latestDay,
  presetFacts,
  presetMessages,
  proposedDay,
  type PresetRepeat,
} from '#domain/records/presets';
import { presetProblems, presetSchema } from '#domain/records/presets.schema';

const preset = (
  repeat: PresetRepeat,
  startsOn: string | null,
  settledOn: string | null = null,
) => ({
  repeat,
  startsOn,
  settledOn,
});

describe('the latest day on which a preset recurs', () => {
  test.each([
    ['weekly', '2026-11-03', '2026-11-02', null],
    ['weekly', '2026-11-03', '2026-11-03', '2026-11-03'],
    ['weekly', '2026-11-03', '2026-11-09', '2026-11-03'],
    ['weekly', '2026-11-03', '2026-11-24', '2026-11-24'],
    ['monthly', '2026-01-31', '2026-02-27', '2026-01-31'],
    // A short month ends sooner, and the next long one has its 31st again.
    ['monthly', '2026-01-31', '2026-02-28', '2026-02-28'],
    ['monthly', '2026-01-31', '2026-03-30', '2026-02-28'],
    ['monthly', '2026-01-31', '2026-03-31', '2026-03-31'],
    ['monthly', '2025-12-15', '2027-01-14', '2026-12-15'],
    ['never', '2026-11-03', '2026-11-24', null],
    ['weekly', null, '2026-11-24', null],
  ] as const)('%s from %s on %s is %s', (repeat, startsOn, today, day) => {
    expect(latestDay(preset(repeat, startsOn), today)).toBe(day);
  });
});

describe('a preset is proposed', () => {
  test.each([
    [null, '2026-11-17'],
    ['2026-11-10', '2026-11-17'],
    ['2026-11-17', null],
    ['2026-11-20', null],
  ])('after what was settled on %s for %s', (settledOn, day) => {
    expect(proposedDay(preset('weekly', '2026-11-03', settledOn), '2026-11-23')).toBe(day);
  });

  test('in words that say since when', () => {
    expect(presetMessages.due('2026-11-23', '2026-11-23')).toBe('Due today');
    expect(presetMessages.due('2026-11-17', '2026-11-23')).toBe('Due since 17 Nov 2026');
    expect(presetFacts({ hours: 1.5, repeat: 'weekly' })).toBe('1.5 hours · Every week');
    expect(presetFacts({ hours: 1, repeat: 'never' })).toBe('1 hour');
  });
});

describe('the form', () => {
  const valid = { title: 'Station drill', category: 'Clinical Practice', hours: 1 };

  test('needs a first day only for what is proposed', () => {
    expect(presetProblems(preset('never', null))).toEqual({});
    expect(presetProblems(preset('monthly', '2026-11-03'))).toEqual({});
    expect(presetProblems(preset('monthly', null))).toEqual({
      startsOn: 'Please choose the first day',
    });
  });

  test('fills in what is not said', async () => {
    expect(await presetSchema.validate(valid)).toEqual({
      ...valid,
      activityType: null,
      isInteractive: false,
      provider: null,
      repeat: 'never',
      startsOn: null,
      settledOn: null,
    });
  });
});
