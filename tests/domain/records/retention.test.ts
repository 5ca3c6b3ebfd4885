import { describe, expect, test } from 'vitest';
import type { Registration } from '#domain/standing/cpd';
import { binCountLabel, binMessages, binStart, goneAt, isBinKind } from '#domain/records/bin';
import {
  deletionText,
  finalWarning,
  isRetained,
  keepLabel,
  keepUntil,
  keepYearUntil,
  periodText,
} from '#domain/records/retention';

const none = { registrationDate: null, registrationExpiryDate: null };
const renewed = { registrationDate: '2025-12-01', registrationExpiryDate: '2026-11-30' };
const midYear: Registration = {
  registrationDate: '2024-03-10',
  registrationExpiryDate: null,
  registrationExpiryRule: 'one-year',
};

describe('how long a record is kept', () => {
  test.each([
    ['with no registration, the Board’s year', '2026-03-01', none, '2031-11-30'],
    ['on the last day of a period', '2026-11-30', renewed, '2031-11-30'],
    ['on the first day of the next', '2026-12-01', renewed, '2032-11-30'],
    [
      'before the registration date, in the year of its own day',
      '2023-05-01',
      renewed,
      '2028-11-30',
    ],
    ['also where that year is one’s own', '2023-05-01', midYear, '2029-03-10'],
    [
      'in the Board’s year',
      '2025-03-11',
      { ...midYear, registrationExpiryRule: null },
      '2030-11-30',
    ],
    ['in a year of one’s own', '2025-03-11', midYear, '2031-03-10'],
    ['on the day on which that begins', '2024-03-10', midYear, '2030-03-10'],
  ])('%s', (_name, day, registration, until) => {
    expect(keepUntil(day, registration)).toBe(until);
  });

  test('a goal by the year of its period', () => {
    expect(keepYearUntil(2026, none)).toBe('2031-11-30');
    expect(keepYearUntil(2026, midYear)).toBe('2031-03-10');
  });

  test.each([
    ['2031-11-29', true],
    ['2031-11-30', true],
    ['2031-12-01', false],
  ])('on %s an auditor can ask: %s', (today, expected) => {
    expect(isRetained('2031-11-30', today)).toBe(expected);
  });
});

test('what is said of it', () => {
  const bin = 'It goes to the bin, where you can restore it for 30 days.';
  expect(deletionText('2031-11-30', '2026-03-01')).toBe(
    `An auditor can ask for this record until 30 Nov 2031. ${bin}`,
  );
  expect(deletionText('2020-11-30', '2026-03-01')).toBe(
    `You had to keep this record until 30 Nov 2020. ${bin}`,
  );
  expect(finalWarning('2031-11-30', '2026-03-01')).toBe(
    'An auditor can ask for this record until 30 Nov 2031.',
  );
  expect(finalWarning('2020-11-30', '2026-03-01')).toBe(null);
  expect(keepLabel('2031-11-30', '2026-03-01')).toBe('Keep until 30 Nov 2031');
  expect(keepLabel('2020-11-30', '2026-03-01')).toBe('Had to be kept until 30 Nov 2020');
  expect(periodText('2026-11-30', '2026-11-30')).toBe(
    'This period ends on 30 Nov 2026. Keep its records until 30 Nov 2031.',
  );
  expect(periodText('2026-11-30', '2026-12-01')).toBe(
    'This period ended on 30 Nov 2026. Keep its records until 30 Nov 2031.',
  );
  expect(periodText('2015-11-30', '2026-12-01')).toBe(
    'This period ended on 30 Nov 2015. Its records had to be kept until 30 Nov 2020.',
  );
});

test('the bin keeps for 30 days', () => {
  const deletedAt = new Date('2026-03-01T10:00:00Z');
  expect(goneAt(deletedAt)).toEqual(new Date('2026-03-31T10:00:00Z'));
  expect(binStart(goneAt(deletedAt))).toEqual(deletedAt);
});

test('the words of the bin', () => {
  expect([isBinKind('activity'), isBinKind('activities'), isBinKind(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([0, 1, 2].map(binCountLabel)).toEqual([
    '0 records in the bin',
    '1 record in the bin',
    '2 records in the bin',
  ]);
  expect(binMessages.deleteConfirm.text('Workshop', 0)).toMatch(
    /^“Workshop” will be deleted at once/,
  );
  expect(binMessages.deleteConfirm.text('Workshop', 2)).toMatch(/^“Workshop” and its 2 files /);
  expect(binMessages.emptyConfirm.text(1)).toMatch(/^The record in it/);
  expect(binMessages.emptyConfirm.text(5)).toMatch(/^All 5 records in it/);
});
