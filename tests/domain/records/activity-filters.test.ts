import { expect, test } from 'vitest';
import {
  calendarYear,
  commonDays,
  interactiveShareText,
  periodTotalsText,
} from '#domain/records/activity-filters';
import { monthLabel } from '#domain/dates';

const required = { total: 30, interactive: 8, basis: 'full-year' };

test('what is listed and what counts in a period', () => {
  expect(interactiveShareText(1)).toBe('of which 1 hour interactive');
  expect(periodTotalsText({ totalHours: 24.500001, interactiveHours: 5 }, required)).toBe(
    '24.5 of 30 hours, 5 of 8 interactive',
  );
  expect(
    periodTotalsText(
      { totalHours: 1, interactiveHours: 0 },
      { ...required, basis: 'does-not-apply' },
    ),
  ).toBe('1 hour completed');
});

test.each([
  ['2026-01-01', 'January 2026'],
  ['2027-12-31', 'December 2027'],
])('the month of %s', (day, label) => expect(monthLabel(day)).toBe(label));

test('the days of a calendar year, and those that it shares with a CPD period', () => {
  const year = { start: '2026-01-01', end: '2026-12-31' };
  expect(calendarYear('2026')).toEqual(year);
  expect([calendarYear('all'), calendarYear(null)]).toEqual([null, null]);
  expect([calendarYear('26'), calendarYear('3026'), calendarYear('2026-01')]).toEqual(
    Array(3).fill(undefined),
  );
  const period = { start: '2025-12-01', end: '2026-11-30' };
  expect(commonDays(period, year)).toEqual({ start: '2026-01-01', end: '2026-11-30' });
  expect(commonDays(period, null)).toBe(period);
  expect(commonDays(null, null)).toBeNull();
});
