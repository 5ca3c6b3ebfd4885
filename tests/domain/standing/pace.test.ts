import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpdPeriod, UNSETTLED_TEXT, type Registration } from '#domain/standing/cpd';
import { addDays, daysBetween } from '#domain/dates';
import { paceOf, type PaceFacts } from '#domain/standing/pace';
import { type HoursOnDay } from '#domain/standing/pace-projection';
import { enoughOf } from '#domain/standing/pace-enough';
import { paceLines } from '#domain/standing/pace-lines';
import type { PlannedHours } from '#domain/standing/pace-plan';
import { rangeText } from '#domain/standing/pace-words';
import { requiredHours, type RequiredHours } from '#domain/standing/required-hours';

const period = { start: '2025-12-01', end: '2026-11-30' };
const registration: Registration = { registrationDate: '2020-03-01', registrationExpiryDate: null };
const required = requiredHours(period, registration);

const pace = (today: string, days: HoursOnDay[] = [], change: Partial<PaceFacts> = {}) =>
  paceOf({ period, today, required, days, planned: [], ...change });

/** Returns the same hours on every n-th day up to today. */
const every = (
  n: number,
  today: string,
  total: number,
  interactive: number,
  start = period.start,
) =>
  Array.from({ length: Math.floor(daysBetween(start, today) / n) + 1 }, (_, index) => ({
    day: addDays(start, index * n),
    total,
    interactive,
  }));

describe('where a period is going', () => {
  test('on its first day there is nothing to project, and a whole year to do it in', () => {
    expect(pace('2025-12-01')).toMatchObject({
      done: { total: 0, interactive: 0 },
      points: [],
      projection: null,
      outlook: 'unknown',
      tone: 'neutral',
      enough: {
        per: 'month',
        total: 3,
        interactive: 1,
        text: '3 hours a month, 1 of them with others',
      },
      text: expect.stringContaining('too little on record'),
    });
  });

  test('without activities it never projects, and few days left are never calm', () => {
    expect(pace('2026-02-28')).toMatchObject({ projection: null, outlook: 'unknown' });
    expect(pace('2026-06-30')).toMatchObject({ projection: null, tone: 'attention' });
  });

  test('even weeks project narrowly, and are on course but not green', () => {
    const today = '2026-05-31';
    const { projection, outlook, tone, text } = pace(today, every(7, today, 1, 0.2));
    expect(projection).toMatchObject({
      total: { low: 52, high: 52.5 },
      interactive: { low: 10, high: 10.5 },
      weeks: 26,
      activeWeeks: 26,
    });
    expect([outlook, tone]).toEqual(['on-course', 'calm']);
    expect(text).toContain('52 to 52.5 hours, 10 to 10.5 of them with others, on 30 Nov 2026');
  });

  test('all hours, but too few with others, are behind', () => {
    const today = '2026-05-31';
    expect(pace(today, every(7, today, 1.5, 0.1))).toMatchObject({
      outlook: 'behind',
      tone: 'attention',
    });
  });

  test('hours with others in one week are not projected, and then nothing is sure', () => {
    const today = '2026-05-31';
    const days = every(7, today, 1.5, 0);
    days[3] = { ...days[3]!, interactive: 1.5 };
    const { projection, outlook, notes } = pace(today, days);
    expect(projection!.interactive).toBeNull();
    expect(outlook).toBe('possible');
    expect(notes).toContain('There is too little with others on record to project it.');
  });

  test('a year of slow weeks is behind', () => {
    const today = '2026-08-31';
    const found = pace(today, every(14, today, 0.5, 0.1));
    expect(found).toMatchObject({ outlook: 'behind', tone: 'attention' });
    expect(found.text).toContain('That is not enough.');
  });

  test('an uneven year has a wide range that never falls below what is on record', () => {
    const days = [0, 60, 90, 150].map((n) => ({
      day: addDays(period.start, n),
      total: 4,
      interactive: 2,
    }));
    const { projection, outlook } = pace('2026-05-31', days);
    expect(projection!.total.low).toBeGreaterThanOrEqual(16);
    expect(projection!.total.high - projection!.total.low).toBeGreaterThan(10);
    expect(outlook).toBe('possible');
  });

  test.each([
    ['one day', ['2026-03-01']],
    ['three weeks', ['2026-01-01', '2026-02-01', '2026-03-01']],
  ])('hours that were entered on %s show no pace', (_, on) => {
    const days = on.map((day) => ({ day, total: 9, interactive: 2 }));
    expect(pace('2026-06-30', days)).toMatchObject({ projection: null, outlook: 'unknown' });
  });

  test('in the first eight weeks nothing is projected', () => {
    const at = (today: string) => pace(today, every(7, today, 1, 0.5)).projection;
    expect(at('2026-01-24')).toBeNull();
    expect(at('2026-01-25')).not.toBeNull();
  });

  test('on the last day it says what is missing today', () => {
    const today = '2026-11-30';
    const days = [{ day: '2026-03-01', total: 24.5, interactive: 5 }];
    expect(pace(today, days)).toMatchObject({
      projection: null,
      outlook: 'unknown',
      tone: 'attention',
      enough: { per: 'rest', text: '5.5 hours today, the last day, 3 of them with others' },
      text: 'Today is the last day. 5.5 hours, 3 of them with others, are missing.',
    });
  });

  test('afterwards it is short, and nothing is enough any more', () => {
    const days = [{ day: '2026-03-01', total: 24.5, interactive: 8 }];
    expect(pace('2026-12-01', days)).toMatchObject({
      outlook: 'short',
      tone: 'attention',
      enough: null,
      text: 'The period ended 5.5 hours short.',
    });
  });

  test('complete is complete at once and afterwards, and only that is green', () => {
    const days = [{ day: '2025-12-01', total: 30, interactive: 8 }];
    for (const today of ['2025-12-01', '2026-11-30', '2027-03-01']) {
      expect(pace(today, days)).toMatchObject({
        outlook: 'complete',
        tone: 'done',
        enough: null,
        projection: null,
      });
    }
    const almost = [{ day: '2025-12-01', total: 40, interactive: 7.9 }];
    expect(pace('2026-02-01', almost).tone).not.toBe('done');
  });

  test('before a registration begins, it has not begun', () => {
    const first = { start: '2027-01-10', end: '2027-11-30' };
    const found = pace('2026-12-20', [], { period: first, required: requiredHours(first) });
    expect(found).toMatchObject({ outlook: 'not-begun', projection: null });
  });

  test('before it begins, few days for many hours are nothing to act on yet', () => {
    const short = { start: '2027-01-10', end: '2027-01-20' };
    const found = pace('2027-01-09', [], { period: short });
    expect(found).toMatchObject({ outlook: 'not-begun', tone: 'neutral' });
    expect(pace('2027-01-10', [], { period: short })).toMatchObject({
      outlook: 'unknown',
      tone: 'attention',
    });
  });

  test.each([
    [52, 10, 'on-course'],
    [52.5, 10, 'possible'],
    [53, 10, 'behind'],
    [52, 10.5, 'possible'],
    [52, 11, 'behind'],
    [52, 0, 'on-course'],
  ])('52 to 52.5 hours, 10 to 10.5 with others: of %d and %d required it is %s', (...row) => {
    const [total, interactive, outlook] = row;
    const today = '2026-05-31';
    const of = { required: { ...required, total, interactive } };
    expect(pace(today, every(7, today, 1, 0.2), of).outlook).toBe(outlook);
  });

  test('what is with others is not projected once it is all there', () => {
    const today = '2026-05-31';
    const days = every(7, today, 0.75, 0);
    days[3] = { ...days[3]!, total: 8, interactive: 8 };
    const { projection, outlook, notes } = pace(today, days);
    expect([projection!.interactive, outlook]).toEqual([null, 'on-course']);
    expect(notes).not.toContain('There is too little with others on record to project it.');
  });

  test('on the last day even weeks are not projected any more', () => {
    const today = '2026-11-30';
    expect(pace(today, every(7, today, 0.5, 0.5))).toMatchObject({
      projection: null,
      outlook: 'unknown',
    });
    const before = '2026-11-29';
    expect(pace(before, every(7, before, 0.5, 0.5)).projection).not.toBeNull();
  });

  test('hours that are asked for are needed, with others or not', () => {
    const of = (change: Partial<RequiredHours>) =>
      pace('2026-03-01', [], { required: { ...required, ...change } }).outlook;
    expect(of({ total: 4, interactive: 0 })).toBe('unknown');
    expect(of({ total: 0, interactive: 4 })).toBe('unknown');
    expect(of({ basis: 'does-not-apply' })).toBe('not-required');
  });

  test('hours are summed without rounding errors', () => {
    const days = every(30, '2026-11-30', 0.1, 0.1).slice(0, 3);
    expect(pace('2026-11-30', days).done).toEqual({ total: 0.3, interactive: 0.3 });
  });
});

describe('what is required', () => {
  test('of a leap year is judged to 29 February and beyond', () => {
    const leap = cpdPeriod(registration, '2028-02-29');
    expect(leap).toEqual({ start: '2027-12-01', end: '2028-11-30' });
    const today = '2028-02-29';
    const days = every(7, today, 1, 0.5, leap.start);
    const found = pace(today, days, { period: leap, required: requiredHours(leap, registration) });
    expect(found).toMatchObject({ outlook: 'on-course', projection: { weeks: 13 } });
    const lines = paceLines({ period: leap, today, required, pace: found });
    expect(lines.today).toBeCloseTo(90 / 365, 5);
    expect(lines.months).toHaveLength(12);
  });

  test('where sources disagree is the larger figure, and says so', () => {
    const since = { ...registration, registrationDate: '2026-02-10' };
    const first = cpdPeriod(since, '2026-03-01');
    const unsure = requiredHours(first, since);
    expect(unsure.readings).toHaveLength(2);
    const days = [{ day: '2026-03-01', total: 14, interactive: 4 }];
    const found = pace('2026-03-01', days, { period: first, required: unsure });
    expect(found.outlook).not.toBe('complete');
    expect(found.enough).toMatchObject({ total: 0.5 });
    expect(found.notes[0]).toContain('Sources disagree, so we count the larger figure');
  });

  test.each<[Partial<RequiredHours>, string, string]>([
    [{ basis: 'pro-rata', explanation: 'Why.' }, 'unsettled', `${UNSETTLED_TEXT}. Why.`],
    [{ basis: 'board-answer' }, 'not-required', 'No CPD hours are required in this period.'],
    [{ basis: 'does-not-apply', explanation: 'Not yours.' }, 'not-required', 'Not yours.'],
  ])('with %j of no hours nothing is complete, and nothing is missing', (change, outlook, text) => {
    const none = { ...required, total: 0, interactive: 0, ...change };
    expect(pace('2026-06-01', [], { required: none })).toMatchObject({
      outlook,
      tone: 'neutral',
      enough: null,
      projection: null,
      text,
      notes: [],
    });
  });
});

describe('the plan', () => {
  const planned: PlannedHours[] = [
    { title: 'Simulation day', day: '2026-09-10', hours: 6 },
    { title: 'Case review', day: '2026-07-01', hours: 1.5 },
    { title: 'Missed', day: '2026-05-01', hours: 2 },
    { title: 'Next year', day: '2026-12-05', hours: 9 },
    { title: 'Some day', day: null, hours: 4 },
  ];
  const days = [{ day: '2026-03-01', total: 20, interactive: 8 }];

  test('adds what is to come to what is on record, in order; the rest is named', () => {
    const { plan, notes } = pace('2026-07-01', days, { planned });
    expect(plan).toEqual({
      steps: [
        { day: '2026-07-01', title: 'Case review', hours: 1.5, total: 21.5 },
        { day: '2026-09-10', title: 'Simulation day', hours: 6, total: 27.5 },
      ],
      total: 27.5,
      overdueHours: 2,
      undatedHours: 13,
    });
    expect(notes.join(' ')).toContain(
      'Your plan adds 7.5 hours: 27.5 hours in all, of 30 required.',
    );
    expect(notes.join(' ')).toContain('2 hours were planned for days that have passed');
  });

  test('keeps the order of those of one day, and takes the last day of the period', () => {
    const on = (day: string, title: string) => ({ title, day, hours: 1 });
    const { plan } = pace('2026-07-01', days, {
      planned: [
        on('2026-11-30', 'Last'),
        on('2026-08-01', 'B'),
        on('2026-09-01', 'C'),
        on('2026-08-01', 'A'),
        on('2026-07-02', 'First'),
        on('2025-12-01', 'Missed on the first day'),
        on('2025-11-30', 'Of the year before'),
        on('2026-12-01', 'Of the year after'),
      ],
    });
    expect(plan.steps.map(({ title }) => title)).toEqual(['First', 'B', 'A', 'C', 'Last']);
    expect(plan).toMatchObject({ overdueHours: 1, undatedHours: 2 });
  });

  test('before a period begins, only its own days are part of it', () => {
    const next = { start: '2027-01-10', end: '2027-11-30' };
    const on = (day: string) => ({ title: 'Course', day, hours: 2 });
    const { plan } = pace('2026-12-20', [], {
      period: next,
      planned: [on('2026-12-25'), on('2027-01-10')],
    });
    expect(plan).toMatchObject({
      steps: [{ day: '2027-01-10' }],
      undatedHours: 2,
      overdueHours: 0,
    });
  });

  test('never makes a period complete', () => {
    const whole = [{ title: 'All of it', day: '2026-08-01', hours: 60 }];
    expect(pace('2026-07-01', days, { planned: whole }).tone).not.toBe('done');
  });
});

describe('what would be enough', () => {
  test.each([
    [12, 6, 183, '2 hours a month, 1 of them with others'],
    [10, 0, 200, '2 hours a month'],
    [6, 6, 120, '2 hours a month, with others'],
    [5.5, 3, 50, '1 hour a week, 0.5 of it with others'],
    [5.5, 3, 13, '5.5 hours in the 13 days left, 3 of them with others'],
    [0.3, 0, 1, '0.5 hours in the 1 day left'],
  ])('for %d and %d hours in %d days: %s', (total, interactive, days, text) =>
    expect(enoughOf({ total, interactive }, days).text).toBe(text),
  );

  test('makes up what is missing, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 160 }),
        fc.integer({ min: 0, max: 366 }),
        (all, others, daysLeft) => {
          const missing = { total: Math.max(all, others) / 10, interactive: others / 10 };
          const { per, total, interactive } = enoughOf(missing, daysLeft);
          const times = { month: daysLeft / (365 / 12), week: daysLeft / 7, rest: 1 }[per];
          expect(total * times).toBeGreaterThanOrEqual(missing.total - 1e-6);
          expect(interactive * times).toBeGreaterThanOrEqual(missing.interactive - 1e-6);
          expect(total).toBeGreaterThanOrEqual(interactive);
        },
      ),
    );
  });
});

describe('any record', () => {
  const records = fc
    .array(
      fc.record({
        after: fc.integer({ min: 0, max: 364 }),
        tenths: fc.integer({ min: 1, max: 400 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 40 },
    )
    .map((list) =>
      list
        .toSorted((a, b) => a.after - b.after)
        .map(({ after, tenths, share }) => ({
          day: addDays(period.start, after),
          total: tenths / 10,
          interactive: Math.floor(tenths * share) / 10,
        })),
    );

  test('is green only if the hours are on record, and its lines stay on the paper', () => {
    let projected = 0;
    fc.assert(
      fc.property(records, fc.integer({ min: -30, max: 400 }), (all, after) => {
        const today = addDays(period.start, after);
        const days = all.filter(({ day }) => day <= today);
        const found = pace(today, days);
        const { total, interactive } = found.done;
        expect(found.tone === 'done').toBe(total >= 30 && interactive >= 8);
        for (const { low, likely, high } of found.projection ? [found.projection.total] : []) {
          projected += 1;
          expect(low).toBeGreaterThanOrEqual(total);
          expect(low).toBeLessThanOrEqual(likely + 0.05);
          expect(likely).toBeLessThanOrEqual(high + 0.05);
        }
        const lines = paceLines({ period, today, required, pace: found });
        const drawn = [lines.total, lines.interactive].flatMap((kind) =>
          Object.values(kind).flat(),
        );
        for (const { x, y } of [...drawn, ...lines.plan]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(1);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(lines.top);
        }
      }),
    );
    expect(projected).toBeGreaterThan(0);
  });
});

test('a range reads as one figure if its ends are the same', () => {
  expect(rangeText({ low: 30, likely: 30, high: 30 })).toBe('30 hours');
  expect(rangeText({ low: 0.5, likely: 0.7, high: 1 })).toBe('0.5 to 1 hour');
});
