import { describe, expect, it } from 'vitest';
import { countedText } from '#client/features/records/activities/counted-note.ts';
import type { SummaryPartsFragment } from '#client/graphql/generated.ts';

const required: SummaryPartsFragment['required'] = {
  total: 30,
  interactive: 8,
  basis: 'full-year',
  explanation: null,
  source: { title: 'Standard', publisher: 'Board', url: 'https://x', effective: null, note: null },
};

const summary = (
  totalHours: number,
  interactiveHours: number,
  change: Partial<SummaryPartsFragment> = {},
): SummaryPartsFragment => ({
  totalHours,
  interactiveHours,
  totalPercent: 0,
  interactivePercent: 0,
  interactiveMessage: null,
  standing: 'Needs Attention',
  categoryHours: [],
  period: {
    start: '2025-12-01T00:00:00.000Z',
    end: '2026-11-30T00:00:00.000Z',
    daysRemaining: 300,
  },
  required,
  ...change,
});

const unsettled: Partial<SummaryPartsFragment> = {
  required: { ...required, basis: 'pro-rata', total: 0, interactive: 0 },
};
const nextYear = {
  period: {
    start: '2026-12-01T00:00:00.000Z',
    end: '2027-11-30T00:00:00.000Z',
    daysRemaining: 364,
  },
};

describe('after an activity was saved, its message says', () => {
  it.each([
    [
      'the hours',
      summary(2, 0),
      summary(4, 0),
      '2 hours counted. 26 hours to go, including 8 interactive.',
    ],
    [
      'tenths without dust',
      summary(0.1, 8),
      summary(0.3, 8),
      '0.2 hours counted. 29.7 hours to go.',
    ],
    [
      'the last interactive hour, once',
      summary(8, 7),
      summary(9, 8),
      '1 hour counted. All 8 interactive hours are there. 21 hours to go.',
    ],
    ['no news of what was there', summary(9, 8), summary(10, 9), '1 hour counted. 20 hours to go.'],
    [
      'the last hour of all',
      summary(28, 8),
      summary(30, 8),
      '2 hours counted. All required hours done.',
    ],
    [
      'that nothing was added',
      summary(4, 0),
      summary(4, 0),
      'It adds no hours to the present CPD period.',
    ],
    [
      'no difference to figures that were not read',
      null,
      summary(4, 0),
      '26 hours to go, including 8 interactive.',
    ],
    [
      'no difference to another year',
      summary(30, 8),
      summary(2, 0, nextYear),
      '28 hours to go, including 8 interactive.',
    ],
    [
      'nothing done where nothing is settled',
      summary(1, 0, unsettled),
      summary(2, 0, unsettled),
      'Not settled: check with the Board.',
    ],
  ])('%s', (_what, before, after, text) => {
    expect(countedText(before, after)).toBe(text);
  });
});
