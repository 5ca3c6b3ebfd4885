import { describe, expect, test } from 'vitest';
import { recencyPacks } from '#domain/standing/recency-packs';
import { recencyFrom, recencyStanding, type JudgedPractice } from '#domain/standing/recency';
import { isUncertain } from '#domain/sources';

const TODAY = '2026-11-24';
const entry = (
  startDate: string,
  endDate: string,
  hours: number,
  more: Partial<JudgedPractice> = {},
): JudgedPractice => ({ kind: 'practice', employer: 'QAS', startDate, endDate, hours, ...more });
const states = (entries: JudgedPractice[]) =>
  Object.fromEntries(recencyStanding(entries, TODAY).ways.map(({ id, state }) => [id, state]));

test('the figures are those that were read, each with its source', () => {
  const [pack] = recencyPacks;
  expect(pack!.ways.map(({ years, hours, absenceYears }) => [years, hours, absenceYears])).toEqual([
    [3, 450, null],
    [1, 150, null],
    [5, 750, 2],
  ]);
  expect(isUncertain(pack!.source)).toBe(false);
  expect(pack!.unread.source).toMatchObject({
    confidence: 'unverified',
    note: 'Check with the Board',
  });
});

test('nothing on record shows nothing, and leave alone is nothing', () => {
  expect(recencyStanding([], TODAY)).toMatchObject({ state: 'empty', notices: [] });
  const leave = entry('2026-01-01', '2026-06-30', 0, { kind: 'leave' });
  expect(recencyStanding([leave], TODAY).state).toBe('empty');
});

test.each([
  ['149.5 hours in 12 months are not enough', 149.5, 'not-shown'],
  ['150 hours are', 150, 'shown'],
])('%s', (_name, hours, state) => {
  expect(states([entry('2026-03-01', '2026-03-31', hours)])['twelve-months']).toBe(state);
});

test('the window of 12 months begins a year ago tomorrow', () => {
  const [, year] = recencyStanding([], TODAY).ways;
  expect([year!.from, year!.to]).toEqual(['2025-11-25', TODAY]);
  expect(states([entry('2025-11-24', '2025-11-24', 12)])['twelve-months']).toBe('not-shown');
  expect(recencyFrom(TODAY)).toBe('2021-11-25');
});

test('an even share never counts as certain', () => {
  const across = entry('2025-06-01', '2026-05-31', 400);
  const standing = recencyStanding([across], TODAY);
  const year = standing.ways.find(({ id }) => id === 'twelve-months')!;
  expect(year).toMatchObject({ state: 'uncertain', required: 150 });
  expect(year.uncertainHours).toBe(year.hours);
  expect(standing).toMatchObject({ state: 'uncertain' });
  expect(standing.summary).toContain('not certain');
  // Even if every hour before the window was worked, these are left.
  expect(states([entry('2025-11-20', '2026-11-19', 500)])['twelve-months']).toBe('shown');
});

test('days of leave carry no hours', () => {
  const worked = entry('2025-06-01', '2026-05-31', 400);
  const leave = entry('2025-12-01', '2026-05-31', 0, { kind: 'leave', employer: ' qas ' });
  const hours = (entries: JudgedPractice[]) => recencyStanding(entries, TODAY).ways[1]!.hours;
  expect(hours([worked, leave])).toBeLessThan(20);
  expect(hours([worked, { ...leave, employer: 'Another' }])).toBe(hours([worked]));
});

test('an absence of more than two years closes the third way alone', () => {
  const years = [entry('2022-01-01', '2022-12-31', 700), entry('2025-02-01', '2025-10-31', 100)];
  expect(states(years)).toEqual({
    'three-years': 'not-shown',
    'twelve-months': 'not-shown',
    'five-years': 'not-shown',
  });
  const way = recencyStanding(years, TODAY).ways[2]!;
  expect(way.finding).toContain('No practice is on record from 1 Jan 2023 to 31 Jan 2025.');
  const without = [...years, entry('2024-01-01', '2024-01-31', 1)];
  expect(states(without)['five-years']).toBe('shown');
});

test('entries of one employer that overlap are named, and do not show recency by themselves', () => {
  const twice = [entry('2026-03-01', '2026-03-31', 100), entry('2026-03-15', '2026-04-14', 100)];
  const standing = recencyStanding(twice, TODAY);
  expect(standing.notices).toEqual([
    'Two entries of QAS overlap from 15 Mar 2026 to 31 Mar 2026. Check that no hours are counted twice.',
  ]);
  expect(standing.ways[1]).toMatchObject({ hours: 200, uncertainHours: 100, state: 'uncertain' });
  const elsewhere = [twice[0]!, { ...twice[1]!, employer: 'RFDS' }];
  expect(recencyStanding(elsewhere, TODAY)).toMatchObject({ state: 'shown', notices: [] });
});

test('it says what the record shows, never that the standard is met', () => {
  const standing = recencyStanding([entry('2026-03-01', '2026-03-31', 160)], TODAY);
  expect(standing.summary).toBe(
    'The record shows 160 hours from 25 Nov 2025 to 24 Nov 2026; one way of the standard asks for 150.',
  );
  expect(JSON.stringify(standing)).not.toMatch(/you (meet|comply)/i);
});

const away = (startDate: string, endDate: string, employer = 'QAS') =>
  entry(startDate, endDate, 0, { kind: 'leave', employer });

describe('hours of the last 12 months', () => {
  test.each<[string, JudgedPractice[], number, number, string]>([
    ['of its first day', [entry('2025-11-25', '2025-11-25', 12)], 12, 0, 'not-shown'],
    ['of today', [entry(TODAY, TODAY, 12)], 12, 0, 'not-shown'],
    ['of long before', [entry('2025-01-01', '2025-01-31', 100)], 0, 0, 'not-shown'],
    ['half before', [entry('2025-11-24', '2025-11-25', 20)], 10, 10, 'not-shown'],
    ['of days to come, for 24 of 30', [entry('2026-11-01', '2026-11-30', 30)], 24, 24, 'not-shown'],
    [
      'of leave, whatever it says',
      [{ ...away('2026-03-01', '2026-03-31'), hours: 90 }],
      0,
      0,
      'not-shown',
    ],
    [
      'of an entry that is leave as a whole',
      [entry('2025-11-01', '2025-12-31', 100), away('2025-10-01', '2026-01-31')],
      0,
      0,
      'not-shown',
    ],
    [
      'with leaves that overlap, in any order: 4 of its 14 days at work',
      [
        entry('2025-11-15', '2025-12-10', 160, { employer: ' QAS ' }),
        away('2025-12-01', '2025-12-10'),
        away('2025-11-26', '2025-11-26', 'qas'),
        away('2025-11-25', '2025-11-26'),
        away('2025-11-26', '2025-11-26'),
      ],
      45.7,
      45.7,
      'not-shown',
    ],
    [
      'in two entries that overlap',
      [entry('2026-03-01', '2026-03-31', 75), entry('2026-03-31', '2026-04-14', 75)],
      150,
      75,
      'uncertain',
    ],
    [
      'that reach beyond and overlap',
      [entry('2025-11-19', '2025-11-21', 10), entry('2025-11-20', '2026-11-19', 500)],
      493.1,
      493.1,
      'uncertain',
    ],
    [
      'of more than all hours there are',
      [entry('2025-11-25', TODAY, 5000), entry('2025-11-25', TODAY, 5000, { employer: 'RFDS' })],
      365 * 24,
      0,
      'shown',
    ],
  ])('%s', (_name, entries, hours, uncertainHours, state) => {
    expect(recencyStanding(entries, TODAY).ways[1]).toMatchObject({ hours, uncertainHours, state });
  });

  test.each<[JudgedPractice[], string]>([
    [[entry('2026-03-01', '2026-03-31', 149.7)], '149.7 hours on record. You need 0.3 hours more.'],
    [[entry('2026-03-01', '2026-03-31', 149)], '149 hours on record. You need 1 hour more.'],
    [[entry('2026-03-01', '2026-03-31', 150)], '150 hours on record.'],
    [[], 'No practice hours recorded yet. You need 150.'],
    [
      [entry('2026-03-01', '2026-03-31', 100), entry('2026-03-15', '2026-04-14', 100)],
      '200 hours on record. 100 hours of them are not certain.',
    ],
  ])('in words', (entries, finding) => {
    expect(recencyStanding(entries, TODAY).ways[1]!.finding).toBe(finding);
  });
});

test('the summary of a record with nothing, or not enough', () => {
  expect(recencyStanding([], TODAY).summary).toBe('No practice hours recorded yet.');
  const few = recencyStanding([entry('2026-03-01', '2026-03-31', 10)], TODAY);
  expect(few.state).toBe('not-shown');
  expect(few.summary).toMatch(/^The record does not show enough hours for any of the three ways\./);
});

describe('an absence of more than two years', () => {
  const long = (startDate: string, endDate: string) => entry(startDate, endDate, 700);
  const back = (startDate: string, endDate = '2026-10-31') => entry(startDate, endDate, 100);
  const first = long('2022-01-01', '2022-12-31');

  test.each<[string, JudgedPractice[], boolean]>([
    ['is not one of two years', [first, back('2025-01-01')], false],
    ['is one of a day more', [first, back('2025-01-02')], true],
    [
      'is one with a day of leave after it',
      [first, back('2025-01-01'), away('2025-01-01', '2025-01-01')],
      true,
    ],
    [
      'is one with a day of leave before it',
      [first, back('2025-01-01'), away('2022-12-31', '2022-12-31')],
      true,
    ],
    [
      'is none for leave of another employer',
      [first, back('2025-01-01'), away('2025-01-01', '2025-01-01', 'RFDS')],
      false,
    ],
    [
      'is not shortened by leave in it',
      [first, back('2025-02-01'), away('2024-01-01', '2024-02-01')],
      true,
    ],
    [
      'is not shortened by leave long before',
      [first, back('2025-02-01'), away('2021-12-01', '2021-12-31')],
      true,
    ],
    [
      'may be leave',
      [long('2022-01-01', '2026-10-31'), back('2022-01-05'), away('2023-01-01', '2025-01-01')],
      true,
    ],
    [
      'is none beside a long entry with a short one in it',
      [long('2022-01-01', '2025-12-31'), back('2022-03-01', '2022-04-01')],
      false,
    ],
    [
      'is none at the start of two years',
      [long('2023-11-25', TODAY), back('2024-01-01', '2024-01-31')],
      false,
    ],
    [
      'is one at the start of a day more',
      [long('2023-11-26', TODAY), back('2024-01-01', '2024-01-31')],
      true,
    ],
    [
      'is none at the end of two years',
      [long('2022-01-01', '2024-11-24'), back('2024-01-01', '2024-01-31')],
      false,
    ],
    [
      'is one at the end of a day more',
      [long('2022-01-01', '2024-11-23'), back('2024-01-01', '2024-01-31')],
      true,
    ],
  ])('%s', (_name, entries, isAbsent) => {
    const { state, finding } = recencyStanding(entries, TODAY).ways[2]!;
    expect(finding.includes('No practice is on record')).toBe(isAbsent);
    expect(state === 'not-shown').toBe(isAbsent);
  });
});

describe('entries of one employer that overlap', () => {
  const notices = (...entries: JudgedPractice[]) =>
    recencyStanding(entries, TODAY).notices.map(
      (text) => /from (.*)\. Check/.exec(text)?.[1] ?? text,
    );

  test.each<[string, JudgedPractice[], string[]]>([
    [
      'on a single day, in any order',
      [entry('2026-03-31', '2026-04-30', 1), entry('2026-03-01', '2026-03-31', 1)],
      ['31 Mar 2026 to 31 Mar 2026'],
    ],
    [
      'not at all',
      [entry('2026-03-01', '2026-03-31', 1), entry('2026-04-01', '2026-04-30', 1)],
      [],
    ],
    [
      'under names that are written differently',
      [
        entry('2026-03-01', '2026-03-31', 1, { employer: ' qas' }),
        entry('2026-03-15', '2026-04-30', 1),
      ],
      ['15 Mar 2026 to 31 Mar 2026'],
    ],
    [
      'two within a longer one',
      [
        entry('2026-01-01', '2026-06-30', 1),
        entry('2026-02-01', '2026-02-28', 1),
        entry('2026-03-01', '2026-03-31', 1),
      ],
      ['1 Feb 2026 to 28 Feb 2026', '1 Mar 2026 to 31 Mar 2026'],
    ],
    [
      'each with the next',
      [
        entry('2026-01-01', '2026-01-31', 1),
        entry('2026-01-15', '2026-03-31', 1),
        entry('2026-03-01', '2026-04-30', 1),
      ],
      ['15 Jan 2026 to 31 Jan 2026', '1 Mar 2026 to 31 Mar 2026'],
    ],
  ])('%s', (_name, entries, expected) => expect(notices(...entries)).toEqual(expected));

  test('are named up to five times', () => {
    const same = (count: number) =>
      Array.from({ length: count }, () => entry('2026-03-01', '2026-03-31', 1));
    expect(notices(...same(6))).toHaveLength(5);
    expect(notices(...same(8))).toHaveLength(6);
    expect(notices(...same(8)).at(-1)).toBe('And 2 more like these.');
  });
});

describe('more hours than a person hardly works are asked about', () => {
  const asked = (...entries: JudgedPractice[]) =>
    recencyStanding(entries, TODAY).notices.filter((text) => text.includes('60 hours a week'));
  const months = (hours: number) =>
    Array.from({ length: 11 }, (_, n) => {
      const month = String(n === 0 ? 12 : n).padStart(2, '0');
      const year = n === 0 ? 2025 : 2026;
      return entry(`${year}-${month}-01`, `${year}-${month}-28`, hours);
    });

  test.each<[string, JudgedPractice[], RegExp | null]>([
    ['5,000 in a year', [entry('2025-12-01', '2026-11-20', 5000)], /^5000 hours from 1 Dec 2025/],
    ['420 in a month', [entry('2026-03-01', '2026-03-31', 420)], /^420 hours from 1 Mar 2026/],
    ['420 in each', months(420), /and 10 other entries: that is more/],
    ['two jobs', [...months(240), ...months(240)], /^5280 hours in the last 12 months/],
    [
      'across the year',
      [entry('2025-11-01', '2026-10-31', 2600), entry('2025-11-01', '2026-10-31', 2600)],
      /^48\d\d(?:\.\d)? hours in the last 12 months/,
    ],
    ['full time', months(160), null],
    ['a long shift', [entry('2026-03-01', '2026-03-02', 24)], null],
    ['years ago', [entry('2015-01-01', '2015-12-31', 5000)], null],
    ['leave', [entry('2026-03-01', '2026-03-31', 0, { kind: 'leave' })], null],
  ])('%s', (_, entries, text) => {
    expect(asked(...entries)).toEqual(text ? [expect.stringMatching(text)] : []);
  });
});
