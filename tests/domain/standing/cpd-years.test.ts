import { describe, expect, test } from 'vitest';
import {
  CPD_YEARS_MAX,
  cpdYearsTo,
  goalsReachedText,
  heatLabels,
  heatMonths,
  heatOf,
  heatSteps,
  titleToShow,
  weekLabel,
  weeksIn,
} from '#domain/standing/cpd-years';
import { addDays } from '#domain/dates';

const registration = { registrationDate: '2024-03-10', registrationExpiryDate: null };

test('years go back from the one that contains today, each from the day after the one before', () => {
  const years = cpdYearsTo(registration, '2026-06-01');
  expect(years).toHaveLength(CPD_YEARS_MAX);
  expect(years.slice(0, 3)).toEqual([
    { year: 2026, start: '2025-12-01', end: '2026-11-30', firstDay: '2025-12-01' },
    { year: 2025, start: '2024-12-01', end: '2025-11-30', firstDay: '2024-12-01' },
    { year: 2024, start: '2024-03-10', end: '2024-11-30', firstDay: '2023-12-01' },
  ]);
  years.slice(3).forEach(({ start }, index) => {
    expect(addDays(years[index + 4]?.end ?? addDays(start, -1), 1)).toBe(start);
  });
});

describe('the heat map', () => {
  test.each([
    [0, 0],
    [0.1, 1],
    [0.5, 1],
    [1.9, 1],
    [2, 2],
    [3.9, 2],
    [4, 3],
    [8, 4],
    [99, 4],
  ])('%d hours have shade %d', (hours, shade) => expect(heatOf(hours)).toBe(shade));

  test('says what each shade means', () => {
    expect(heatLabels).toEqual([
      'none',
      'under 2 h',
      '2 to under 4 h',
      '4 to under 8 h',
      '8 h and more',
    ]);
    expect(heatLabels).toHaveLength(heatSteps.length);
  });

  test('has a head for all weeks, also of a leap year', () => {
    for (const [firstDay, end, count] of [
      ['2025-12-01', '2026-11-30', 53],
      ['2027-12-01', '2028-11-30', 53],
      ['2025-12-01', '2027-11-30', 105],
    ] as const) {
      const months = heatMonths({ firstDay, end });
      expect(weeksIn({ firstDay, end })).toBe(count);
      expect(months.reduce((sum, { weeks }) => sum + weeks, 0)).toBe(count);
      expect(months[0]!.label).toBe('Dec');
    }
    expect(weekLabel('2025-12-01', 2)).toBe('week from 15 Dec 2025');
  });
});

test.each([
  [{}, 'No goals'],
  [{ 'carried-over': 2 }, 'No goals'],
  [{ achieved: 1 }, '1 of 1 goal reached'],
  [
    { achieved: 2, open: 1, dropped: 1, 'not-achieved': 1, 'carried-over': 3 },
    '2 of 5 goals reached',
  ],
])('goals %o: %s', (counts, text) => expect(goalsReachedText(counts)).toBe(text));

test('a title that may identify a patient is not shown to others', () => {
  expect(titleToShow('Airway workshop')).toBe('Airway workshop');
  expect(titleToShow('Case review: Mrs Eleanor Whitlock')).toBeNull();
});
