import { foldCategory } from '#domain/records/categories';
import { describe, expect, test } from 'vitest';
import {
  categoryBars,
  complianceChecks,
  cpdPeriod,
  effectiveExpiry,
  evidenceDocumentsText,
  expiryRuleOf,
  interactiveShortfall,
  parsePeriod,
  periodFor,
  progressPercent,
  standing,
  type Registration,
} from '#domain/standing/cpd';
import { addDays } from '#domain/dates';
import { requirement } from '#domain/standing/required-hours';

const none: Registration = { registrationDate: null, registrationExpiryDate: null };

const yearOf = (registrationDate: string): Registration => ({
  ...registered(registrationDate),
  registrationExpiryRule: 'one-year',
});

function registered(registrationDate: string, registrationExpiryDate: string | null = null) {
  return { registrationDate, registrationExpiryDate };
}

test.each([
  [none, null],
  [registered('2025-06-01'), '2025-11-30'],
  [registered('2026-11-30'), '2027-11-30'],
  [registered('2020-03-10', '2021-11-30'), '2021-11-30'],
  [registered('2025-06-01', '2026-05-31'), '2026-05-31'],
  [{ ...yearOf('2025-06-01'), registrationExpiryDate: '2025-11-30' }, '2025-11-30'],
  [yearOf('2025-06-01'), '2026-06-01'],
  [yearOf('2024-02-29'), '2025-02-28'],
  [yearOf('2015-06-01'), '2016-06-01'],
])('effectiveExpiry of %o is %s', (registration, expiry) => {
  expect(effectiveExpiry(registration, '2025-06-10')).toBe(expiry);
});

test.each([
  ['2026-11-23', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2027-11-30'],
])("on %s the Board's year ends on %s, whenever the registration began", (today, expiry) => {
  for (const date of ['2019-02-12', '2026-02-12', '2026-11-01']) {
    expect(effectiveExpiry(registered(date), today)).toBe(expiry);
  }
});

test.each<[Registration, string]>([
  [none, 'board-year'],
  [registered('2025-06-01'), 'board-year'],
  [registered('2025-06-01', '2026-05-31'), 'entered'],
  [yearOf('2025-06-01'), 'one-year'],
  [{ ...yearOf('2025-06-01'), registrationExpiryDate: '2026-05-31' }, 'entered'],
  [{ ...none, registrationExpiryRule: 'entered' }, 'board-year'],
])('expiryRuleOf %o is %s', (registration, rule) => {
  expect(expiryRuleOf(registration)).toBe(rule);
});

describe('cpdPeriod', () => {
  const board = registered('2025-06-15', '2025-11-30');
  const yearly = yearOf('2025-06-01');
  const leap = yearOf('2024-02-29');
  test.each([
    ["the Board's year", none, '2025-11-30', '2024-12-01', '2025-11-30'],
    ["the Board's next year", none, '2025-12-01', '2025-12-01', '2026-11-30'],
    ['a first, shorter period', board, '2025-06-15', '2025-06-15', '2025-11-30'],
    ['its last day', board, '2025-11-30', '2025-06-15', '2025-11-30'],
    ['the day after', board, '2025-12-01', '2025-12-01', '2026-11-30'],
    ['years after the expiry', board, '2031-03-01', '2030-12-01', '2031-11-30'],
    ['before the registration', board, '2025-01-01', '2025-06-15', '2025-11-30'],
    [
      'the year before the registration',
      registered('2026-12-15', '2027-11-30'),
      '2026-03-01',
      '2026-12-15',
      '2027-11-30',
    ],
    [
      "the first part of the Board's year",
      registered('2025-06-01'),
      '2025-08-01',
      '2025-06-01',
      '2025-11-30',
    ],
    [
      "registered on the last day of the Board's year",
      registered('2025-11-30'),
      '2025-11-30',
      '2025-11-30',
      '2026-11-30',
    ],
    ['the day of registration', yearly, '2025-06-01', '2025-06-01', '2026-06-01'],
    ['the day of expiry', yearly, '2026-06-01', '2025-06-01', '2026-06-01'],
    ['the second year', yearly, '2026-06-02', '2026-06-02', '2027-06-01'],
    [
      'an expiry far ahead',
      registered('2020-03-10', '2030-11-30'),
      '2020-03-10',
      '2020-03-10',
      '2020-11-30',
    ],
    [
      'its next year',
      registered('2020-03-10', '2030-11-30'),
      '2025-05-05',
      '2024-12-01',
      '2025-11-30',
    ],
    [
      'an expiry long past',
      registered('2010-03-10', '2011-11-30'),
      '2025-12-24',
      '2025-12-01',
      '2026-11-30',
    ],
    ['registered on 29 February', leap, '2024-02-29', '2024-02-29', '2025-02-28'],
    ['its second year', leap, '2025-03-01', '2025-03-01', '2026-02-28'],
    ['its year that ends in a leap year', leap, '2028-02-29', '2027-03-01', '2028-02-29'],
    ['and the one after', leap, '2028-03-01', '2028-03-01', '2029-02-28'],
    ['registered on 28 February', yearOf('2023-02-28'), '2024-02-28', '2023-02-28', '2024-02-28'],
    ['29 February after it', yearOf('2023-02-28'), '2024-02-29', '2024-02-29', '2025-02-28'],
    [
      'an expiry on 29 February',
      registered('2023-03-10', '2024-02-29'),
      '2025-02-28',
      '2024-03-01',
      '2025-02-28',
    ],
  ])('%s', (_, registration, today, start, end) => {
    expect(cpdPeriod(registration, today)).toEqual({ start, end });
  });

  test.each([
    none,
    board,
    yearly,
    leap,
    registered('2023-12-31'),
    yearOf('2023-12-31'),
    registered('2024-01-01', '2024-11-30'),
    registered('2023-03-10', '2024-02-29'),
  ])(
    '%o: every day lies in its period, and periods follow each other without a gap',
    (registration) => {
      const first = registration.registrationDate ?? '2022-01-01';
      let period = cpdPeriod(registration, first);
      for (let day = first; day < '2033-01-01'; day = addDays(day, 1)) {
        const next = cpdPeriod(registration, day);
        expect(next.start <= day && day <= next.end).toBe(true);
        expect(next.start).toBe(next.end === period.end ? period.start : addDays(period.end, 1));
        expect(next.start === first || requirement(next).total === 30).toBe(true);
        period = next;
      }
    },
  );
});

describe('periodFor', () => {
  const registration = registered('2025-06-15', '2025-11-30');
  test.each([
    ['current', { start: '2025-12-01', end: '2026-11-30' }],
    ['all', null],
    [2025, { start: '2025-06-15', end: '2025-11-30' }],
    [2026, { start: '2025-12-01', end: '2026-11-30' }],
    [2024, { start: '2023-12-01', end: '2024-11-30' }],
  ] as const)('%s', (which, period) => {
    expect(periodFor(registration, '2026-01-10', which)).toEqual(period);
  });
  test('a year that ends on the day of registration lies before it', () => {
    expect(periodFor(yearOf('2025-06-01'), '2026-01-10', 2025)).toEqual({
      start: '2024-06-02',
      end: '2025-06-01',
    });
  });
  test('the current period is also that of its calendar year', () => {
    const yearly = yearOf('2025-06-01');
    expect(periodFor(yearly, '2025-06-01', 2026)).toEqual(cpdPeriod(yearly, '2025-06-01'));
  });
});

test.each([
  [undefined, 'current'],
  [null, 'current'],
  ['current', 'current'],
  ['all', 'all'],
  ['2000', 2000],
  ['2100', 2100],
  ['1999', undefined],
  ['2101', undefined],
  ['', undefined],
  ['2025.0', undefined],
  [' 2025', undefined],
  ['ALL', undefined],
])('parsePeriod %j is %j', (text, period) => {
  expect(parsePeriod(text)).toBe(period);
});

describe('requirement, by the day', () => {
  test.each([
    ['2025-12-01', '2026-11-30', 30, 8],
    ['2025-12-02', '2026-11-30', 15, 4],
    ['2027-12-02', '2028-11-30', 15, 4],
    ['2026-06-01', '2026-11-30', 15, 4],
    ['2026-06-02', '2026-11-30', 7.5, 2],
    ['2026-09-01', '2026-11-30', 7.5, 2],
    ['2026-09-02', '2026-11-30', 0, 0],
    ['2026-11-30', '2026-11-30', 0, 0],
    ['2025-06-01', '2026-06-01', 30, 8],
    ['2027-03-01', '2028-02-28', 30, 8],
    ['2027-03-01', '2028-02-29', 30, 8],
    ['2024-02-29', '2025-02-28', 30, 8],
    ['2027-03-02', '2028-02-28', 15, 4],
    ['2025-03-01', '2025-05-30', 0, 0],
    ['2025-03-01', '2025-05-31', 7.5, 2],
  ])('%s to %s: %d / %d', (start, end, total, interactive) => {
    expect(requirement({ start, end }, registered(start))).toEqual({ total, interactive });
  });
});

describe('standing', () => {
  const full = { total: 30, interactive: 8 };
  const half = { total: 15, interactive: 4 };
  const quarter = { total: 7.5, interactive: 2 };
  test.each([
    [30, 8, full, 'Complete'],
    [29.5, 8, full, 'In Progress'],
    [30, 7.5, full, 'In Progress'],
    [20, 0, full, 'In Progress'],
    [19.5, 5.5, full, 'Needs Attention'],
    [0, 6, full, 'In Progress'],
    [0, 5.5, full, 'Needs Attention'],
    [0, 0, full, 'Needs Attention'],
    [15, 4, half, 'Complete'],
    [14.5, 4, half, 'In Progress'],
    [10, 0, half, 'In Progress'],
    [9.5, 2.5, half, 'Needs Attention'],
    [0, 3, half, 'In Progress'],
    [7.5, 2, quarter, 'Complete'],
    [7, 2, quarter, 'In Progress'],
    [5, 0, quarter, 'In Progress'],
    [4.5, 1, quarter, 'Needs Attention'],
    [0, 1.5, quarter, 'In Progress'],
    [0, 0, { total: 0, interactive: 0, basis: 'pro-rata' }, 'In Progress'],
    [40, 9, { total: 0, interactive: 0, basis: 'pro-rata' }, 'In Progress'],
    [0, 0, { total: 0, interactive: 0, basis: 'board-answer' }, 'Complete'],
    [40, 9, { total: 0, interactive: 0, basis: 'does-not-apply' }, 'Does Not Apply'],
    [0.1 + 0.2 + 29.7, 8, full, 'Complete'],
    [30 - 1e-12, 8 - 1e-12, full, 'Complete'],
  ] as const)(
    '%d h, %d interactive, of %o: %s',
    (totalHours, interactiveHours, required, expected) => {
      expect(standing({ totalHours, interactiveHours }, required)).toBe(expected);
    },
  );
});

test.each([
  [0, 30, 0],
  [29.5, 30, 98],
  [30, 30, 100],
  [45, 30, 100],
  [7.5, 8, 94],
  [1, 3, 33],
  [0, 0, 100],
  [5, 0, 100],
  [NaN, 30, 0],
  [-1, 30, 0],
])('progressPercent %d of %d is %d', (hours, target, percent) => {
  expect(progressPercent(hours, target)).toBe(percent);
});

describe('categoryBars', () => {
  const fullYear = { total: 30, interactive: 8 };
  const hours = { 'Research & Education': 15, Leadership: 3, 'Clinical Practice': 45 };
  test('the three in their order, scaled against 30 hours and capped', () => {
    expect(categoryBars(hours, fullYear, fullYear)).toEqual([
      { category: 'Clinical Practice', hours: 45, percent: 100 },
      { category: 'Professional Development', hours: 3, percent: 10 },
      { category: 'Research & Education', hours: 15, percent: 50 },
    ]);
  });
  test.each([
    [7.5, [100, 40, 100]],
    [0, [100, 10, 50]],
  ])('with %d hours required', (total, percents) => {
    const bars = categoryBars(hours, { total, interactive: 0 }, fullYear);
    expect(bars.map((bar) => bar.percent)).toEqual(percents);
  });
});

test.each([
  [7.5, 8, 'You need at least 8 hours of interactive CPD activities.'],
  [8, 8, null],
  [3.5, 4, 'You need at least 4 hours of interactive CPD activities.'],
  [0, 1, 'You need at least 1 hour of interactive CPD activities.'],
  [0, 0, null],
])('interactiveShortfall %d of %d', (hours, interactive, message) => {
  expect(interactiveShortfall(hours, { total: 30, interactive })).toBe(message);
});

test.each([
  ['Clinical Practice', 'Clinical Practice'],
  ['Professional Development', 'Professional Development'],
  ['Research & Education', 'Research & Education'],
  ['Research', 'Research & Education'],
  ['Education', 'Research & Education'],
  ['Education and Research', 'Research & Education'],
  ['Leadership', 'Professional Development'],
  ['Leadership and Management', 'Professional Development'],
])('foldCategory %s is %s', (label, category) => {
  expect(foldCategory(label)).toBe(category);
});

describe('complianceChecks', () => {
  const all = { 'Clinical Practice': 0.5, Leadership: 1, Research: 1 };
  test.each([
    [4, 6, null],
    [4, 5, 'Evidence documentation needed for compliance'],
    [3, 6, 'Reflective practice logs needed for compliance'],
    [3, 5, 'Reflective practice logs needed for compliance'],
  ])('%i logs and %i documents: %s', (reflectiveLogsCount, documentsCount, actionRequired) => {
    const checks = complianceChecks({
      reflectiveLogsCount,
      evidenceDocuments: { documents: documentsCount, certificates: 0, files: 0 },
      categoryHours: all,
    });
    expect(checks).toEqual({
      reflectiveLogs: { count: reflectiveLogsCount, required: 4, met: reflectiveLogsCount >= 4 },
      evidenceDocuments: { count: documentsCount, required: 6, met: documentsCount >= 6 },
      categories: { met: true, missing: [] },
      actionRequired,
    });
  });
  test('a category with no hours is missing, and asks for no action', () => {
    const categoryHours = { 'Clinical Practice': 3, 'Research & Education': 0 };
    const checks = complianceChecks({
      reflectiveLogsCount: 4,
      evidenceDocuments: { documents: 3, certificates: 2, files: 1 },
      categoryHours,
    });
    const missing = ['Professional Development', 'Research & Education'];
    expect(checks.categories).toEqual({ met: false, missing });
    expect(checks.actionRequired).toBeNull();
  });
});

test.each([
  [0, 0, 0, ''],
  [1, 0, 0, '1 document'],
  [0, 2, 0, '2 module certificates'],
  [3, 1, 4, '3 documents, 1 module certificate, 4 evidence files'],
])('%d documents, %d certificates and %d files are “%s”', (documents, certificates, files, text) =>
  expect(evidenceDocumentsText({ documents, certificates, files })).toBe(text),
);
