import { describe, expect, test } from 'vitest';
import type { Plan } from '#domain/standing/pace-plan';
import { paceNotes, paceText } from '#domain/standing/pace-words';
import { requiredHours } from '#domain/standing/required-hours';

const period = { start: '2025-12-01', end: '2026-11-30' };
const required = requiredHours(period, { registrationDate: '2020-03-01' });
const noPlan: Plan = { steps: [], total: 0, overdueHours: 0, undatedHours: 0 };
type Said = Parameters<typeof paceText>[0];
const judged = (change: Partial<Said>): Said => ({
  period,
  required,
  done: { total: 10, interactive: 2 },
  missing: { total: 20, interactive: 6 },
  plan: noPlan,
  projection: null,
  enough: null,
  outlook: 'possible',
  daysLeft: 100,
  ...change,
});
const range = (low: number, high: number) => ({ low, likely: low, high });
const projection = (total: [number, number], interactive: [number, number] | null) => ({
  total: range(...total),
  interactive: interactive && range(...interactive),
  weeks: 26,
  activeWeeks: 7,
});

describe('the outlook in words', () => {
  test.each<[Partial<Said>, string]>([
    [{ outlook: 'unsettled' }, 'Not settled: check with the Board.'],
    [
      { outlook: 'complete', done: { total: 31, interactive: 9 } },
      'All required hours are on record: 31 hours, 9 with others.',
    ],
    [
      { outlook: 'complete', done: { total: 31, interactive: 0 } },
      'All required hours are on record: 31 hours.',
    ],
    [
      { outlook: 'short', missing: { total: 5.5, interactive: 3 } },
      'The period ended 5.5 hours, 3 of them with others, short.',
    ],
    [
      { outlook: 'short', missing: { total: 3, interactive: 3 } },
      'The period ended 3 hours, all of them with others, short.',
    ],
    [{ outlook: 'short', missing: { total: 1, interactive: 0 } }, 'The period ended 1 hour short.'],
    [
      { outlook: 'unknown', daysLeft: 0, missing: { total: 1, interactive: 1 } },
      'Today is the last day. 1 hour, all of it with others, is missing.',
    ],
    [{ outlook: 'not-begun' }, 'The period begins on 1 Dec 2025.'],
    [
      { outlook: 'unknown', daysLeft: 56 },
      'There is too little on record to project: it takes 8 weeks of the period, and hours in at least 4 different weeks.',
    ],
    [
      { outlook: 'unknown', daysLeft: 4, missing: { total: 20, interactive: 8 } },
      '4 days are left. 20 hours, 8 of them with others, are missing.',
    ],
    [
      { outlook: 'unknown', daysLeft: 1, missing: { total: 1, interactive: 0 } },
      '1 day is left. 1 hour is missing.',
    ],
    [
      { outlook: 'unknown', daysLeft: 0, missing: { total: 2, interactive: 0 } },
      'Today is the last day. 2 hours are missing.',
    ],
    [
      { outlook: 'possible', projection: projection([22, 31], [7, 9]) },
      'At this pace you have 22 to 31 hours, 7 to 9 of them with others, on 30 Nov 2026; you need 30 and 8. That may not be enough.',
    ],
    [
      { outlook: 'behind', projection: projection([22, 22], [7, 7]) },
      'At this pace you have 22 hours, 7 of them with others, on 30 Nov 2026; you need 30 and 8. That is not enough.',
    ],
    [
      { outlook: 'possible', projection: projection([22, 31], null) },
      'At this pace you have 22 to 31 hours on 30 Nov 2026; you need 30 and 8. That may not be enough.',
    ],
    // What is with others is all there.
    [
      {
        outlook: 'on-course',
        missing: { total: 5, interactive: 0 },
        projection: projection([31, 35], [9, 12]),
      },
      'At this pace you have 31 to 35 hours on 30 Nov 2026; you need 30. That is enough if you keep it up.',
    ],
  ])('%j', (change, text) => expect(paceText(judged(change))).toBe(text));
});

describe('what is noted beside it', () => {
  const notes = (change: Partial<Said>) => paceNotes(judged(change));
  const plan: Plan = {
    steps: [
      { day: '2026-07-01', title: 'Case review', hours: 1.5, total: 11.5 },
      { day: '2026-08-01', title: 'Course', hours: 6, total: 17.5 },
    ],
    total: 17.5,
    overdueHours: 2,
    undatedHours: 4,
  };
  const planned = [
    'Your plan adds 7.5 hours: 17.5 hours in all, of 30 required. A plan does not say what is done with others.',
    '2 hours were planned for days that have passed, and are not recorded.',
    '4 hours are planned without a day in this period, and not drawn.',
  ];
  const sure =
    'The range follows from how uneven your 26 weeks so far were (7 of them with hours). About 4 in 5 such periods end within it. It is an estimate.';
  const tooFew = 'There is too little with others on record to project it.';
  const explained = { ...required, explanation: 'Why.' };

  test.each<[string, Partial<Said>, string[]]>([
    ['nothing', {}, []],
    ['a plan', { plan }, planned],
    [
      'an hour here and there',
      { plan: { ...noPlan, overdueHours: 1, undatedHours: 1 } },
      [
        '1 hour was planned for days that have passed, and is not recorded.',
        '1 hour is planned without a day in this period, and not drawn.',
      ],
    ],
    ['a plan for a period that is short', { plan, outlook: 'short' }, []],
    ['a plan where nothing is required', { plan, outlook: 'not-required' }, []],
    ['a plan where nothing is missing', { plan, missing: { total: 0, interactive: 0 } }, []],
    ['a projection', { projection: projection([22, 31], [7, 9]) }, [sure]],
    ['one without hours with others', { projection: projection([22, 31], null) }, [sure, tooFew]],
    [
      'one without, where they are all there',
      { projection: projection([22, 31], null), missing: { total: 20, interactive: 0 } },
      [sure],
    ],
    ['an explanation', { required: explained }, ['Why.']],
    ['one that the text has', { required: explained, outlook: 'unsettled' }, []],
    ['one that the text has, too', { required: explained, outlook: 'not-required' }, []],
  ])('%s', (_name, change, expected) => expect(notes(change)).toEqual(expected));
});
