import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pressureOf, remainingHours } from '#domain/standing/remaining-hours';

const year = { total: 30, interactive: 8 };

describe('remaining hours', () => {
  test.each([
    [0, 0, 30, 8],
    [24.5, 5, 5.5, 3],
    [29, 2, 6, 6],
    [30, 8, 0, 0],
    [45, 8, 0, 0],
    [45, 6, 2, 2],
  ])('of %d and %d interactive are %d and %d', (totalHours, interactiveHours, total, interactive) =>
    expect(remainingHours({ required: year, totalHours, interactiveHours })).toEqual({
      total,
      interactive,
    }),
  );
});

describe('how pressing they are', () => {
  test.each([
    [0, 7, 'none'],
    [30, 365, 'calm'],
    [30, 230, 'tight'],
    [5.5, 60, 'calm'],
    [0.5, 31, 'calm'],
    [0.5, 30, 'tight'],
    [5.5, 7, 'tight'],
    [7, 7, 'tight'],
    [10, 7, 'urgent'],
    [1, 0, 'tight'],
    [1.5, 0, 'urgent'],
    [30, 29, 'urgent'],
  ] as const)('%d hours in %d days: %s', (total, days, expected) =>
    expect(pressureOf({ total, interactive: 0 }, days)).toBe(expected),
  );

  test('never falls with more hours or fewer days', () => {
    const order = ['none', 'calm', 'tight', 'urgent'];
    const level = (total: number, days: number) =>
      order.indexOf(pressureOf({ total, interactive: 0 }, days));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 60 }),
        (halves, more, days, longer) => {
          expect(level((halves + more) / 2, days)).toBeGreaterThanOrEqual(
            level(halves / 2, days + longer),
          );
        },
      ),
    );
  });
});
