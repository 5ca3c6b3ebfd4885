import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, atClock, civilDate, clockTime } from '#domain/dates';
import { digestFrom } from '#domain/records/rhythm';
import { patternLabel, readPattern, shiftsOfPattern } from '#domain/messages/roster-pattern';
import { isRosterQuiet, nextReminder, quietSpans, quietTimes } from '#domain/messages/roster-quiet';
import { isNight, lastDayOf, rosterDays, type RosterShift } from '#domain/messages/rosters';

const HOUR = 3_600_000;
const zone = 'Australia/Sydney';
const patternOf = (text: string) => {
  const read = readPattern(text, '2026-11-25');
  if ('problem' in read) throw new Error(read.problem);
  return read.pattern;
};
const wall = (moment: Date) => `${civilDate(moment, zone)} ${clockTime(moment, zone)}`;

test.each([
  ['4 on 4 off from 3 Dec', '4 days 4 off from 3 Dec 2026'],
  ['2 days 2 nights 4 off from 3 Dec', '2 days 2 nights 4 off from 3 Dec 2026'],
  ['1 day, 1 standby, 2 off since 20/1', null],
  ['4 days 6:30-18:30 4 off from 2026-12-03', '4 days 06:30-18:30 4 off from 3 Dec 2026'],
  ['2 on-call 5 off from today', '2 standby 5 off from 25 Nov 2026'],
  ['3 days on 3 days off from 30 Jun', '3 days 3 off from 30 Jun 2026'],
])('reads %s', (text, label) => {
  const read = readPattern(text, '2026-11-25');
  if (label === null) return expect(read).toHaveProperty('problem');
  expect(patternLabel(patternOf(text))).toBe(label);
  expect(patternOf(label)).toEqual(patternOf(text));
});

test.each([
  ['nothing at all', /days in their order/],
  ['4 on 4 off', /first day/],
  ['4 on 4 off from 31 Feb', /first day/],
  ['4 on from 3 Dec', /day off/],
  ['0 on 4 off from 3 Dec', /days in their order/],
  ['80 on 80 off from 3 Dec', /84 days/],
])('refuses %s in words', (text, problem) => {
  expect(readPattern(text, '2026-11-25')).toEqual({ problem: expect.stringMatching(problem) });
});

test('days with a shift are quiet, after a night too, until 9 am of a day off', () => {
  const shifts = shiftsOfPattern(
    patternOf('2 days 2 nights 4 off from 3 Dec'),
    { from: '2026-12-01', to: '2026-12-09' },
    zone,
  );
  const [span, ...more] = quietSpans(shifts, zone);
  expect(more).toEqual([]);
  expect([wall(span!.from), wall(span!.until)]).toEqual(['2026-12-03 00:00', '2026-12-08 09:00']);
  expect(
    rosterDays(shifts, '2026-12-02', zone)
      .slice(0, 7)
      .map(({ kind }) => kind),
  ).toEqual(['off', 'day', 'day', 'night', 'night', 'after', 'off']);
});

/** Shifts around the days on which the clocks of Sydney change. */
const rosters = fc.array(
  fc.record({
    start: fc.integer({ min: 0, max: 45 * 24 * 2 }),
    halves: fc.integer({ min: 1, max: 48 }),
  }),
  { maxLength: 40 },
);
const shiftsFrom = (first: string) => (drawn: { start: number; halves: number }[]) =>
  drawn.map(({ start, halves }): RosterShift => {
    const from = new Date(Date.parse(first) + (start * HOUR) / 2);
    return { start: from, end: new Date(from.getTime() + (halves * HOUR) / 2), kind: 'shift' };
  });

test.each(['2026-03-20T14:00:00Z', '2026-09-20T14:00:00Z'])(
  'a reminder comes on a free day, or in a window of a long stretch (from %s)',
  (first) => {
    fc.assert(
      fc.property(rosters.map(shiftsFrom(first)), (shifts) => {
        const spans = quietSpans(shifts, zone);
        const isWork = (day: string) =>
          shifts.some((each) => civilDate(each.start, zone) <= day && lastDayOf(each, zone) >= day);
        for (const { from, until } of spans) {
          expect(until.getTime()).toBeGreaterThan(from.getTime());
          expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(
            (quietTimes.longestDays * 24 + 1) * HOUR,
          );
        }
        for (const [index, { from }] of spans.slice(1).entries()) {
          expect(from.getTime()).toBeGreaterThan(spans[index]!.until.getTime());
        }
        for (let n = 0; n < 48 * 24; n += 1) {
          const moment = new Date(Date.parse(first) + n * HOUR);
          if (isRosterQuiet(spans, moment)) continue;
          const day = civilDate(moment, zone);
          const isWindow = spans.some(
            ({ until }) =>
              moment >= until &&
              moment.getTime() < until.getTime() + quietTimes.window.hours * HOUR,
          );
          const isRested = !isWork(addDays(day, -1)) || clockTime(moment, zone) >= '09:00';
          expect(isWork(day) ? isWindow : isRested, wall(moment)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  },
);

test('a day has one window at most, though the days after it have fewer free hours', () => {
  const shift = (from: string, to: string): RosterShift => ({
    start: new Date(`2026-04-${from}:00Z`),
    end: new Date(`2026-04-${to}:00Z`),
    kind: 'shift',
  });
  const spans = quietSpans(
    [
      shift('06T11:00', '06T11:30'),
      shift('07T00:00', '07T17:30'),
      shift('09T03:30', '09T17:30'),
      shift('10T21:30', '11T14:30'),
    ],
    zone,
  );
  expect(spans.map(({ from, until }) => [wall(from), wall(until)])).toEqual([
    ['2026-04-06 00:00', '2026-04-06 09:00'],
    ['2026-04-06 11:00', '2026-04-10 11:30'],
    ['2026-04-10 13:30', '2026-04-13 09:00'],
  ]);
});

test('a window of a long stretch is neither in a shift nor in the sleep after a night', () => {
  for (const text of [
    '14 days 1 off from 1 Sep',
    '14 nights 1 off from 1 Sep',
    '7 days 7 nights 1 off from 25 Sep',
  ]) {
    const shifts = shiftsOfPattern(patternOf(text), { from: '2026-09-01', to: '2026-10-20' }, zone);
    for (const { until } of quietSpans(shifts, zone)) {
      const window = { start: until.getTime(), end: until.getTime() + 2 * HOUR };
      const hit = shifts.filter((each) => {
        const end = each.end.getTime() + (isNight(each, zone) ? 8 * HOUR : 0);
        return each.start.getTime() < window.end && end > window.start;
      });
      expect(hit, `${text}: ${wall(until)}`).toEqual([]);
    }
  }
});

describe('the window of a long stretch', () => {
  /** Shifts at these hours on each of the first 14 days of September. */
  const shiftsOf = (hours: [number, number][]) =>
    Array.from({ length: 14 }, (_, n) => addDays('2026-09-01', n)).flatMap((day) =>
      hours.map(([from, until]): RosterShift => ({
        start: atClock(day, { hour: from, minute: 0 }, zone),
        end: atClock(day, { hour: until, minute: 0 }, zone),
        kind: 'shift',
      })),
    );

  test.each<[string, [number, number][], string]>([
    ['is the two hours after work of its sixth day', [[7, 19]], '2026-09-06 19:00'],
    ['is that evening if nothing is free', [[7, 20]], '2026-09-06 18:00'],
    [
      'is the longest free time, in whatever order shifts come',
      [
        [19, 21],
        [9, 11],
      ],
      '2026-09-06 11:00',
    ],
    [
      'is the first of two that are as long',
      [
        [9, 11],
        [13, 15],
        [17, 21],
      ],
      '2026-09-06 11:00',
    ],
    [
      'is the longer one',
      [
        [9, 11],
        [13, 14],
        [17, 21],
      ],
      '2026-09-06 14:00',
    ],
    [
      'is not in a shift that another one covers',
      [
        [9, 18],
        [10, 11],
      ],
      '2026-09-06 18:00',
    ],
  ])('%s', (_name, hours, window) => {
    const [first, second] = quietSpans(shiftsOf(hours), zone);
    expect(wall(first!.until)).toBe(window);
    expect(second!.from.getTime() - first!.until.getTime()).toBe(2 * HOUR);
  });

  test('ends for a reminder at its last moment', () => {
    const spans = quietSpans(shiftsOf([[7, 19]]), zone);
    const next = (now: Date) =>
      nextReminder(spans, { now, zone, toldOn: null, rhythm: { weekday: null } });
    const end = spans[1]!.from;
    expect(next(new Date(end.getTime() - 1))).toEqual(new Date(end.getTime() - 1));
    expect(next(end)).toEqual(spans[1]!.until);
  });
});

test('quiet hours are from their first moment up to their end', () => {
  const [from, until] = [new Date('2026-12-03T00:00:00Z'), new Date('2026-12-04T00:00:00Z')];
  const isQuiet = (at: Date, off = 0) =>
    isRosterQuiet([{ from, until }], new Date(at.getTime() + off));
  expect([isQuiet(from, -1), isQuiet(from), isQuiet(until, -1), isQuiet(until)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isRosterQuiet([], from)).toBe(false);
});

test('says when the next reminder could come', () => {
  const shifts = shiftsOfPattern(
    patternOf('4 on 4 off from 3 Dec'),
    { from: '2026-12-01', to: '2026-12-31' },
    zone,
  );
  const spans = quietSpans(shifts, zone);
  const next = (now: string, toldOn: string | null, weekday: number | null) =>
    wall(nextReminder(spans, { now: new Date(now), zone, toldOn, rhythm: { weekday } }));
  expect(next('2026-12-01T15:00:00Z', null, null)).toBe('2026-12-02 07:00');
  expect(next('2026-12-03T22:00:00Z', null, null)).toBe('2026-12-07 09:00');
  expect(next('2026-12-08T22:00:00Z', '2026-12-09', null)).toBe('2026-12-10 07:00');
  // The digest of the week from Thursday comes when the shifts are over.
  expect(next('2026-12-07T22:00:00Z', '2026-12-08', 4)).toBe('2026-12-10 07:00');
  expect(next('2026-12-10T22:00:00Z', '2026-12-10', 4)).toBe('2026-12-17 07:00');
  expect(digestFrom({ weekday: 4 }, '2026-12-09')).toBe('2026-12-03');
});
