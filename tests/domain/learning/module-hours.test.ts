import { describe, expect, test } from 'vitest';
import {
  hourChoices,
  moduleHoursProblem,
  proposedHours,
  studiedText,
} from '#domain/learning/module-hours';

describe('the hours of a module', () => {
  test.each([
    [0, 3, 0.5],
    [1, 3, 0.5],
    [1800, 3, 0.5],
    [1801, 3, 1],
    [4 * 3600, 3, 3],
    [4 * 3600, 2, 2],
  ])('%d seconds of a module of %d hours propose %d', (seconds, hours, proposed) =>
    expect(proposedHours(seconds, hours)).toBe(proposed),
  );

  test('every proposal can be chosen', () => {
    expect(hourChoices(2)).toEqual([0.5, 1, 1.5, 2]);
    for (const seconds of [0, 1799, 3600, 9000, 99_999]) {
      expect(hourChoices(3)).toContain(proposedHours(seconds, 3));
    }
  });

  test('above the module’s are refused', () => {
    expect(moduleHoursProblem(2, 2)).toBe(null);
    expect(moduleHoursProblem(2.5, 2)).toBe('This module gives at most 2 hours');
  });

  test.each([
    [59, 'less than a minute'],
    [60, '1 minute'],
    [119, '1 minute'],
    [3599, '59 minutes'],
    [3600, '1 h 0 min'],
    [7500, '2 h 5 min'],
  ])('%d seconds read %s', (seconds, text) => expect(studiedText(seconds)).toBe(text));
});
