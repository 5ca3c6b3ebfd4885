import { expect, test } from 'vitest';
import { isPressing, nothingToGoText, pressureIn, toGoText } from '#domain/standing/to-go';

const figures = (totalHours: number, interactiveHours: number, daysRemaining = 300) => ({
  required: { total: 30, interactive: 8, basis: 'full-year' },
  totalHours,
  interactiveHours,
  period: { daysRemaining },
});

test.each([
  [0, 0, '30 hours to go, including 8 interactive.'],
  [3.5, 2.5, '26.5 hours to go, including 5.5 interactive.'],
  [22, 8, '8 hours to go.'],
  [25, 3, '5 hours to go, all interactive.'],
  [40, 7, '1 hour to go, all interactive.'],
  [30, 8, null],
  [79, 29, null],
])('%d hours, %d of them interactive: %s', (total, interactive, text) => {
  expect(toGoText(figures(total, interactive))).toBe(text);
  expect(toGoText({ ...figures(total, interactive), period: null })).toBe(text);
});

test.each([
  [24.5, 5, 7, '7 days left for 5.5 hours, 3 of them interactive.', 'tight'],
  [20, 8, 7, '7 days left for 10 hours.', 'urgent'],
  [20, 0, 7, '7 days left for 10 hours, 8 of them interactive.', 'urgent'],
  [29, 7, 1, '1 day left for 1 hour, all of it interactive.', 'tight'],
  [28, 6, 1, '1 day left for 2 hours, all of them interactive.', 'urgent'],
  [28, 8, 0, 'Today is the last day for 2 hours.', 'urgent'],
  [30, 8, 0, null, 'none'],
])(
  '%d hours, %d of them interactive, %d days: %s',
  (total, interactive, daysRemaining, text, pressure) => {
    const late = figures(total, interactive, daysRemaining);
    expect(toGoText(late)).toBe(text);
    expect(pressureIn(late)).toBe(pressure);
    expect(isPressing(pressureIn(late))).toBe(text !== null);
  },
);

test('missing hours are calm until the period is known', () => {
  expect(pressureIn({ ...figures(29.5, 8), period: null })).toBe('calm');
  expect(pressureIn({ ...figures(30, 8), period: null })).toBe('none');
  expect(isPressing('calm')).toBe(false);
});

test.each([
  ['does-not-apply', 'No hours required.'],
  ['pro-rata', 'Not settled: check with the Board.'],
  ['board-answer', 'All required hours done.'],
])('no hours by %s: %s', (basis, text) => {
  const required = { total: 0, interactive: 0, basis };
  expect(nothingToGoText({ ...figures(0, 0), required })).toBe(text);
});
