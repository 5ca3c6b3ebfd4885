import { describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { shortestReadingMinutes, studyMinutes } from '#domain/learning/module-minutes';
import {
  certificateMeasures,
  hoursNotice,
  isTooFast,
  measuresText,
  moduleHoursTexts,
} from '#domain/learning/module-measures';

const module = { moduleHours: 3, shortestReadingMinutes: 7 };

describe('hours beyond what was measured', () => {
  test.each([
    [0.5, 0, null],
    [0.5, null, null],
    [1, 1801, null],
    [1, 0, moduleHoursTexts.tooFast(7)],
    [3, 419, moduleHoursTexts.tooFast(7)],
    [3, 420, moduleHoursTexts.moreThanMeasured('7 minutes')],
    [3, null, moduleHoursTexts.notMeasured],
  ])('%d hours of %s seconds', (hours, studiedSeconds, notice) =>
    expect(hoursNotice(hours, { ...module, studiedSeconds })).toBe(notice),
  );

  test('are too fast only below the shortest reading time, if that is known', () => {
    expect(isTooFast({ ...module, studiedSeconds: 419 })).toBe(true);
    expect(isTooFast({ ...module, studiedSeconds: 420 })).toBe(false);
    expect(isTooFast({ ...module, studiedSeconds: null })).toBe(false);
    expect(isTooFast({ ...module, shortestReadingMinutes: 0, studiedSeconds: 0 })).toBe(false);
  });

  test.each(moduleContents)('the text of $slug has a shortest reading time', (content) => {
    const shortest = shortestReadingMinutes(content);
    expect(shortest).toBeGreaterThanOrEqual(4);
    expect(shortest).toBeLessThan(studyMinutes(content));
  });
});

describe('a certificate', () => {
  const measured = {
    hours: 1.5,
    isConfirmed: true,
    measuredMinutes: 42,
    attempts: 2,
    isReviewed: false,
  };

  test('tells confirmed hours, measured time and attempts', () => {
    expect(measuresText(measured)).toBe(
      'Hours confirmed by the learner: 1.5 hours · time measured: 42 minutes · attempts at the quiz: 2 · no clinician has reviewed this module',
    );
  });

  test('says what was not measured, which is not 0', () => {
    const older = {
      hours: 3,
      isConfirmed: false,
      measuredMinutes: null,
      attempts: null,
      isReviewed: false,
    };
    expect(certificateMeasures(older).map(({ label, value }) => [label, value])).toEqual([
      ['Hours of the module, not confirmed', '3 hours'],
      ['Time measured', 'not measured'],
      ['Attempts at the quiz', 'not measured'],
    ]);
    expect(measuresText({ ...measured, isReviewed: null })).toContain(
      'whether a clinician had reviewed this module was not recorded',
    );
    expect(measuresText({ ...measured, isReviewed: true })).toContain(
      'a clinician had reviewed this module',
    );
    expect(measuresText({ ...measured, measuredMinutes: 0 })).toContain('less than a minute');
  });
});
