import { describe, expect, test } from 'vitest';
import {
  behindPace,
  dueReview,
  dueTimes,
  hoursPerWeek,
  isTime,
  paceCheckpoint,
  paceCheckpoints,
} from '#domain/messages/due-dates';
import { closedPeriod, thresholdOf } from './due-oracles.ts';
import { daysBetween } from '#domain/dates';

describe('thresholdOf', () => {
  test.each([
    [91, null],
    [90, 90],
    [89, 90],
    [61, 90],
    [60, 60],
    [30, 30],
    [29, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 0],
    [-1, null],
  ])('%i days before a registration expires: %j', (daysLeft, threshold) => {
    expect(thresholdOf(dueTimes.registrationDays, daysLeft)).toBe(threshold);
  });

  test('takes the days in any order, and none', () => {
    expect(thresholdOf([7, 60, 0, 30], 8)).toBe(30);
    expect(thresholdOf([], 8)).toBeNull();
  });
});

const boardYear = { start: '2025-12-01', end: '2026-11-30' };

describe('paceCheckpoints', () => {
  test('are monthly, and fortnightly in the last 60 days', () => {
    expect(paceCheckpoints(boardYear)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((month) => `2026-0${month}-01`),
      '2026-10-01',
      '2026-10-15',
      '2026-10-29',
      '2026-11-12',
      '2026-11-26',
    ]);
  });

  test.each([
    ['2025-09-01', '2026-08-31'],
    ['2025-01-31', '2026-01-30'],
    ['2023-03-01', '2024-02-29'],
    ['2026-07-01', '2026-11-30'],
    ['2026-10-05', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
  ])('of %s to %s lie in it, a fortnight or more apart', (start, end) => {
    const days = paceCheckpoints({ start, end });
    for (const day of days) expect(day > start && day <= end).toBe(true);
    for (const [n, day] of days.slice(1).entries()) {
      expect(daysBetween(days[n]!, day)).toBeGreaterThanOrEqual(14);
    }
  });

  test.each([
    ['a fortnight after a monthly one', '2026-08-17', ['2026-09-17', '2026-10-01', '2026-10-15']],
    ['not on the first day', '2026-10-15', ['2026-10-29', '2026-11-12', '2026-11-26']],
  ])('the fortnightly ones begin %s', (_name, start, days) => {
    expect(paceCheckpoints({ start, end: '2026-11-30' }).slice(0, 3)).toEqual(days);
  });

  test('start on the last day of a month', () => {
    const days = paceCheckpoints({ start: '2025-01-31', end: '2026-01-30' });
    expect(days.slice(0, 3)).toEqual(['2025-02-28', '2025-03-31', '2025-04-30']);
  });
});

describe('paceCheckpoint', () => {
  test.each([
    ['2026-02-28', null],
    ['2026-03-01', '2026-03-01'],
    ['2026-03-04', '2026-03-01'],
    ['2026-03-05', null],
    ['2025-12-01', null],
    ['2026-10-15', '2026-10-15'],
    ['2026-11-29', '2026-11-26'],
    ['2026-11-30', null],
  ])('on %s: %j', (today, checkpoint) => {
    expect(paceCheckpoint(boardYear, today)).toBe(checkpoint);
  });
});

describe('behindPace', () => {
  const full = { total: 30, interactive: 8 };
  test.each([
    // Half of the 365 days, less half a day, have passed: 14.96 hours, 3.99 interactive.
    ['2026-06-01', { total: 0, interactive: 0 }, { total: 14.5, interactive: 3.5 }],
    ['2026-06-01', { total: 14.5, interactive: 4 }, null],
    ['2026-06-01', { total: 14, interactive: 4 }, { total: 0.5, interactive: 0 }],
    ['2026-06-01', { total: 40, interactive: 3 }, { total: 0, interactive: 0.5 }],
    ['2025-12-01', { total: 0, interactive: 0 }, null],
    ['2026-11-30', { total: 30, interactive: 8 }, null],
    ['2027-03-01', { total: 0, interactive: 0 }, { total: 30, interactive: 8 }],
    ['2025-01-01', { total: 0, interactive: 0 }, null],
  ])('on %s with %j: %j', (today, done, behind) => {
    expect(behindPace(boardYear, full, done, today)).toEqual(behind);
  });

  test('nobody is behind who needs no hours', () => {
    const none = { total: 0, interactive: 0 };
    expect(behindPace(boardYear, none, none, '2026-11-30')).toBeNull();
  });
});

describe('hoursPerWeek', () => {
  test.each([
    [12, '2026-10-02', 1.5],
    [12.1, '2026-10-02', 1.5],
    [13, '2026-10-02', 2],
    [5, '2026-11-30', 5],
    [0, '2026-10-02', 0],
  ])('of %d hours missing on %s: %d', (missing, today, hours) => {
    expect(hoursPerWeek(missing, today, '2026-11-30')).toBe(hours);
  });
});

describe('closedPeriod', () => {
  const ends = (date: string | null, expiry: string | null, today: string) => {
    const registration = { registrationDate: date, registrationExpiryDate: expiry };
    return (
      closedPeriod({ ...registration, registrationExpiryRule: 'one-year' }, today)?.end ?? null
    );
  };
  test.each([
    [null, null, '2026-12-01', '2026-11-30'],
    ['2020-03-15', null, '2026-03-16', '2026-03-15'],
    ['2020-03-15', null, '2026-03-15', '2025-03-15'],
    ['2026-01-10', '2026-11-30', '2026-06-01', null],
    ['2026-01-10', '2026-11-30', '2026-12-01', '2026-11-30'],
    ['2026-06-01', '2026-11-30', '2026-05-31', null],
  ])('of a registration on %j until %j, on %s: %j', (date, expiry, today, end) => {
    expect(ends(date, expiry, today)).toBe(end);
  });
});

describe('dueReview', () => {
  const completed = new Date('2026-03-01T10:00:00Z');
  test.each([
    [-1, [], null],
    [6.999, [], null],
    [7, [], 1],
    [27.999, [], 1],
    [27.999, [1], null],
    [28, [1], 4],
    [83.999, [4], null],
    [84, [1, 4], 12],
    [84, [12], null],
    [1000, [1], 12],
  ])('%d days after, with %j answered: %j', (days, answered, expected) => {
    const now = new Date(completed.getTime() + days * 86_400_000);
    expect(dueReview(completed, now, answered)).toBe(expected);
  });
});

describe('isTime', () => {
  const now = new Date('2026-06-15T00:00:00Z');
  test.each([
    [47.99, false],
    [48, true],
    [719.99, true],
    [720, false],
    [-1, false],
  ])('%d hours after: %j', (hours, expected) => {
    const since = new Date(now.getTime() - hours * 3_600_000);
    expect(isTime(since, now, dueTimes.reflection)).toBe(expected);
  });
});
