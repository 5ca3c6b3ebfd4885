import { expect, test } from 'vitest';
import { recencyPacks } from '#domain/recency-packs';
import { recencyFrom, recencyStanding, type JudgedPractice } from '#domain/recency';
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
