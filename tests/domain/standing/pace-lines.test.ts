import { describe, expect, test } from 'vitest';
import type { Requirement } from '#domain/standing/cpd';
import { paceLines } from '#domain/standing/pace-lines';

type Drawn = Parameters<typeof paceLines>[0]['pace'];

/** Ten days from the first to the last. */
const period = { start: '2026-01-01', end: '2026-01-11' };
const empty: Drawn = {
  done: { total: 0, interactive: 0 },
  points: [],
  plan: { steps: [], total: 0 },
  projection: null,
  enough: null,
};
const draw = (
  change: Partial<Drawn> = {},
  {
    today = '2026-01-06',
    required = { total: 10, interactive: 4 } as Requirement,
    of = period,
  } = {},
) => paceLines({ period: of, today, required, pace: { ...empty, ...change } });

const under: Partial<Drawn> = {
  done: { total: 4, interactive: 1 },
  points: [
    { day: '2026-01-03', total: 3, interactive: 0 },
    { day: '2026-01-05', total: 4, interactive: 1 },
  ],
};

test('hours on record go up in steps, up to today', () => {
  const { total, interactive, today, plan } = draw(under);
  expect(today).toBe(0.5);
  expect(total).toEqual({
    done: [
      { x: 0, y: 0 },
      { x: 0.2, y: 0 },
      { x: 0.2, y: 3 },
      { x: 0.4, y: 3 },
      { x: 0.4, y: 4 },
      { x: 0.5, y: 4 },
    ],
    range: [],
    likely: [],
    enough: [],
  });
  expect(interactive.done.map(({ y }) => y)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(plan).toEqual([]);
});

test('a projection and what would be enough begin where the record is, and stay on the paper', () => {
  const { total, interactive, top } = draw({
    ...under,
    projection: { total: { low: 7, likely: 8, high: 40 }, interactive: null },
    enough: {},
  });
  const from = { x: 0.5, y: 4 };
  expect(top).toBe(15);
  expect(total.range).toEqual([from, { x: 1, y: 15 }, { x: 1, y: 7 }]);
  expect(total.likely).toEqual([from, { x: 1, y: 8 }]);
  expect(total.enough).toEqual([from, { x: 1, y: 10 }]);
  expect(interactive).toMatchObject({ range: [], likely: [] });
  expect(interactive.enough).toEqual([
    { x: 0.5, y: 1 },
    { x: 1, y: 4 },
  ]);
});

test('what is reached has no line to it', () => {
  const done = { total: 4, interactive: 4 };
  const { total, interactive } = draw({ done, enough: {} });
  expect(total.enough).toHaveLength(2);
  expect(interactive.enough).toEqual([]);
});

test('a plan goes on from the record to the end', () => {
  const { plan } = draw({
    ...under,
    plan: { steps: [{ day: '2026-01-09', total: 6 }], total: 6 },
  });
  expect(plan).toEqual([
    { x: 0.5, y: 4 },
    { x: 0.8, y: 4 },
    { x: 0.8, y: 6 },
    { x: 1, y: 6 },
  ]);
});

test.each([
  ['2025-12-31', null, 0],
  ['2026-01-01', 0, 0],
  ['2026-01-11', 1, 1],
  ['2026-01-12', null, 1],
])('on %s today is at %d, and the record is drawn up to %d', (today, x, end) => {
  const lines = draw({ enough: {} }, { today });
  expect(lines.today).toBe(x);
  expect(lines.total.done.at(-1)).toEqual({ x: end, y: 0 });
  expect(lines.total.enough[0]).toEqual({ x: end, y: 0 });
});

test('hours of a day to come are drawn, and what is enough goes on from them', () => {
  const points = [
    { day: '2026-01-02', total: 1, interactive: 0 },
    { day: '2026-01-09', total: 4, interactive: 0 },
  ];
  const { total, today } = draw({ points, done: { total: 4, interactive: 0 }, enough: {} });
  expect(today).toBe(0.5);
  expect(total.done.at(-1)).toEqual({ x: 0.8, y: 4 });
  expect(total.enough[0]).toEqual({ x: 0.8, y: 4 });
});

describe('the scale', () => {
  test.each([
    [0, [0, 1]],
    [7, [0, 1, 2, 3, 4, 5, 6, 7]],
    [8, [0, 2, 4, 6, 8]],
    [30, [0, 5, 10, 15, 20, 25, 30]],
    [36, [0, 10, 20, 30, 40]],
    [80, [0, 20, 40, 60, 80]],
    [350, [0, 50, 100, 150, 200, 250, 300, 350]],
    [700, [0, 100, 200, 300, 400, 500, 600, 700]],
    [1200, [0, 200, 400, 600, 800, 1000, 1200]],
    [3000, [0, 500, 1000, 1500, 2000, 2500, 3000]],
    [7000, [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000]],
    [8000, [0, 5000, 10_000]],
  ])('for %d hours', (total, ticks) => {
    const lines = draw({}, { required: { total, interactive: 0 } });
    expect(lines.ticks).toEqual(ticks);
    expect(lines.top).toBe(ticks.at(-1));
  });

  test.each<[string, Partial<Drawn>, number]>([
    ['what is on record', { done: { total: 16, interactive: 0 } }, 20],
    ['what is planned', { plan: { steps: [], total: 22 } }, 25],
    ['a range', { projection: { total: { low: 2, likely: 3, high: 12 }, interactive: null } }, 12],
    [
      'a low range',
      { projection: { total: { low: 2, likely: 3, high: 4 }, interactive: null } },
      10,
    ],
  ])('holds %s', (_name, change, top) => expect(draw(change).top).toBe(top));
});

test.each([
  ['2026-01-01', '2026-03-01', ['Jan 0', 'Feb 31', 'Mar 59']],
  ['2026-01-15', '2026-02-28', ['Feb 17']],
  ['2026-01-31', '2026-02-01', ['Feb 1']],
  ['2026-01-15', '2026-01-20', []],
])('the months from %s to %s', (start, end, expected) => {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const { months } = draw({}, { of: { start, end } });
  expect(months.map(({ x, label }) => `${label} ${Math.round(x * days)}`)).toEqual(expected);
});

test('a period of one day has a width, too', () => {
  const one = { start: '2026-01-06', end: '2026-01-06' };
  expect(draw({ enough: {} }, { of: one }).today).toBe(0);
});
