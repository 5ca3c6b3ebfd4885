import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  civilDate,
  civilFromInput,
  daysBetween,
  fullMonthsBetween,
  instantFromInput,
  instantOf,
  isCivilDate,
  isTimeZone,
  nextClockTime,
  noonOf,
  placedTimeLabel,
  startOfDay,
  timeZones,
} from '#domain/dates';

const BRISBANE = 'Australia/Brisbane';
const SYDNEY = 'Australia/Sydney';

// Sydney's clocks go forward at 2 am on 5 October 2025 and back at 3 am on 5 April 2026,
// each time at 16:00 UTC of the day before.
describe('civilDate', () => {
  test.each([
    ['2025-06-30T13:59:59.999Z', BRISBANE, '2025-06-30'],
    ['2025-06-30T14:00:00.000Z', BRISBANE, '2025-07-01'],
    ['2025-12-31T13:59:59.999Z', BRISBANE, '2025-12-31'],
    ['2025-12-31T14:00:00.000Z', BRISBANE, '2026-01-01'],
    ['2025-10-04T13:59:59.999Z', SYDNEY, '2025-10-04'],
    ['2025-10-04T14:00:00.000Z', SYDNEY, '2025-10-05'],
    ['2025-10-05T12:59:59.999Z', SYDNEY, '2025-10-05'],
    ['2025-10-05T13:00:00.000Z', SYDNEY, '2025-10-06'],
    ['2026-04-04T12:59:59.999Z', SYDNEY, '2026-04-04'],
    ['2026-04-04T13:00:00.000Z', SYDNEY, '2026-04-05'],
    ['2026-04-05T13:59:59.999Z', SYDNEY, '2026-04-05'],
    ['2026-04-05T14:00:00.000Z', SYDNEY, '2026-04-06'],
    ['2025-06-30T14:29:59.999Z', 'Australia/Darwin', '2025-06-30'],
    ['2025-06-30T14:30:00.000Z', 'Australia/Darwin', '2025-07-01'],
    ['2025-06-30T15:59:59.999Z', 'Australia/Perth', '2025-06-30'],
    ['2025-06-30T16:00:00.000Z', 'Australia/Perth', '2025-07-01'],
    ['2024-02-29T00:00:00.000Z', BRISBANE, '2024-02-29'],
    ['1969-12-31T14:00:00.001Z', BRISBANE, '1970-01-01'],
    ['1969-12-31T13:59:59.999Z', BRISBANE, '1969-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(civilDate(new Date(instant), zone)).toBe(day);
  });
  test('an invalid Date throws', () => {
    expect(() => civilDate(new Date(NaN), BRISBANE)).toThrow(RangeError);
  });
});

describe('startOfDay and noonOf', () => {
  test.each([
    ['2025-07-01', BRISBANE, '2025-06-30T14:00:00.000Z', '2025-07-01T02:00:00.000Z'],
    ['2025-10-04', SYDNEY, '2025-10-03T14:00:00.000Z', '2025-10-04T02:00:00.000Z'],
    ['2025-10-05', SYDNEY, '2025-10-04T14:00:00.000Z', '2025-10-05T01:00:00.000Z'],
    ['2025-10-06', SYDNEY, '2025-10-05T13:00:00.000Z', '2025-10-06T01:00:00.000Z'],
    ['2026-04-04', SYDNEY, '2026-04-03T13:00:00.000Z', '2026-04-04T01:00:00.000Z'],
    ['2026-04-05', SYDNEY, '2026-04-04T13:00:00.000Z', '2026-04-05T02:00:00.000Z'],
    ['2026-04-06', SYDNEY, '2026-04-05T14:00:00.000Z', '2026-04-06T02:00:00.000Z'],
    ['2025-10-05', 'Australia/Adelaide', '2025-10-04T14:30:00.000Z', '2025-10-05T01:30:00.000Z'],
  ])('%s in %s', (day, zone, start, noon) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    expect(noonOf(day, zone).toISOString()).toBe(noon);
  });

  test.each(timeZones.map(({ value }) => value))(
    'every day of %s begins once, at its start',
    (zone) => {
      for (let day = '2025-09-01'; day < '2026-05-01'; day = addDays(day, 1)) {
        const start = startOfDay(day, zone);
        expect(civilDate(start, zone)).toBe(day);
        expect(civilDate(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
        expect(civilDate(noonOf(day, zone), zone)).toBe(day);
        expect(civilDate(instantOf(day), zone)).toBe(day);
      }
    },
  );
});

describe('adding to a day', () => {
  test.each([
    [addDays, '2025-12-31', 1, '2026-01-01'],
    [addDays, '2024-02-28', 1, '2024-02-29'],
    [addDays, '2025-03-01', -1, '2025-02-28'],
    [addDays, '2025-10-04', 2, '2025-10-06'],
    [addMonths, '2025-01-31', 1, '2025-02-28'],
    [addMonths, '2024-01-31', 1, '2024-02-29'],
    [addMonths, '2025-08-31', 3, '2025-11-30'],
    [addMonths, '2025-11-30', 1, '2025-12-30'],
    [addMonths, '2025-01-15', -1, '2024-12-15'],
    [addMonths, '2025-03-31', -1, '2025-02-28'],
    [addYears, '2024-02-29', 1, '2025-02-28'],
    [addYears, '2024-02-29', 4, '2028-02-29'],
    [addYears, '2024-02-29', -1, '2023-02-28'],
    [addYears, '2025-11-30', 1, '2026-11-30'],
  ])('%o %s, %i', (add, day, n, result) => {
    expect(add(day, n)).toBe(result);
  });
});

test.each([
  ['2025-06-01', '2025-06-01', 0],
  ['2025-06-01', '2025-06-02', 1],
  ['2025-06-02', '2025-06-01', -1],
  ['2025-10-04', '2025-10-06', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-01-01', '2026-01-01', 365],
])('daysBetween %s and %s is %i', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2025-06-01', '2025-06-01', 0],
  ['2025-06-01', '2025-06-30', 0],
  ['2025-06-01', '2025-07-01', 1],
  ['2025-06-15', '2026-06-14', 11],
  ['2025-06-15', '2026-06-15', 12],
  ['2025-01-31', '2025-02-27', 0],
  ['2025-01-31', '2025-02-28', 1],
  ['2024-02-29', '2025-02-28', 12],
  ['2025-12-01', '2026-03-01', 3],
  ['2025-06-02', '2025-06-01', 0],
])('fullMonthsBetween %s and %s is %i', (from, to, months) => {
  expect(fullMonthsBetween(from, to)).toBe(months);
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['2025-13-01', false],
  ['2025-00-01', false],
  ['2025-04-31', false],
  ['2025-4-01', false],
  ['2025-04-01T00:00:00Z', false],
  [' 2025-04-01', false],
  ['', false],
  [null, false],
  [20250401, false],
])('isCivilDate %j is %j', (value, expected) => {
  expect(isCivilDate(value)).toBe(expected);
});

test.each<[string | Date, string, string | null]>([
  ['2025-07-01', BRISBANE, '2025-07-01'],
  ['2025-06-30T13:59:59Z', BRISBANE, '2025-06-30'],
  ['2025-06-30T14:00:00Z', BRISBANE, '2025-07-01'],
  ['2025-07-01T00:00:00.000Z', BRISBANE, '2025-07-01'],
  ['2025-07-01T00:30+10:00', BRISBANE, '2025-07-01'],
  ['2025-10-05T13:00:00Z', SYDNEY, '2025-10-06'],
  [new Date('2025-06-30T14:00:00Z'), BRISBANE, '2025-07-01'],
  ['2025-07-01', 'America/New_York', '2025-07-01'],
  [new Date(NaN), BRISBANE, null],
  ['2025-02-29', BRISBANE, null],
  ['2025-02-30T00:00:00Z', BRISBANE, null],
  ['2025-06-30T25:00:00Z', BRISBANE, null],
  ['2025-06-30T14:00:00', BRISBANE, null],
  ['30/06/2025', BRISBANE, null],
  ['1751', BRISBANE, null],
  ['+275760-09-13T00:00:00Z', BRISBANE, null],
  [new Date(8.64e15), BRISBANE, null],
  ['', BRISBANE, null],
])('civilFromInput %s in %s is %s', (value, zone, day) => {
  expect(civilFromInput(value, zone)).toBe(day);
});

test.each([
  ['1899-12-31T23:59:59Z', false],
  ['1900-01-01T00:00:00Z', true],
  ['2100-12-31T23:59:59Z', true],
  ['2101-01-01T00:00:00Z', false],
])('instantFromInput reads %s: %j', (value, isRead) => {
  expect(instantFromInput(new Date(value)) !== null).toBe(isRead);
  expect(instantFromInput(value) !== null).toBe(isRead);
});

test.each([
  ['2026-03-01T20:59:59.999Z', BRISBANE, '2026-03-01T21:00:00.000Z'],
  ['2026-03-01T21:00:00.000Z', BRISBANE, '2026-03-02T21:00:00.000Z'],
  ['2025-10-04T19:00:00.000Z', SYDNEY, '2025-10-04T20:00:00.000Z'],
])('after %s in %s the clock first shows 07:00 at %s', (instant, zone, next) => {
  expect(nextClockTime(new Date(instant), '07:00', zone).toISOString()).toBe(next);
});

test.each([
  ['2026-03-01T14:05:00Z', BRISBANE, '2 Mar 2026, 12:05 am (Brisbane time)'],
  ['2026-03-01T02:00:00Z', BRISBANE, '1 Mar 2026, 12:00 pm (Brisbane time)'],
  ['2026-03-01T01:59:00Z', BRISBANE, '1 Mar 2026, 11:59 am (Brisbane time)'],
  ['2026-03-01T10:30:00Z', 'Australia/Broken_Hill', '1 Mar 2026, 9:00 pm (Broken Hill time)'],
])('%s in %s is %s', (instant, zone, label) => {
  expect(placedTimeLabel(new Date(instant), zone)).toBe(label);
});

test('a day is carried as UTC midnight', () => {
  expect(instantOf('2025-11-30').toISOString()).toBe('2025-11-30T00:00:00.000Z');
  expect(instantFromInput('2025-11-30')?.toISOString()).toBe('2025-11-30T00:00:00.000Z');
});

test.each([
  ['Australia/Hobart', true],
  ['Indian/Cocos', true],
  ['Europe/London', false],
  ['', false],
  [undefined, false],
])('isTimeZone %j is %j', (value, expected) => {
  expect(isTimeZone(value)).toBe(expected);
});
