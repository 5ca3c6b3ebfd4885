import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, clockTime } from '#domain/dates';
import { digestFrom } from '#domain/rhythm';
import { patternLabel, readPattern, shiftsOfPattern } from '#domain/roster-pattern';
import { isRosterQuiet, nextReminder, quietSpans, quietTimes } from '#domain/roster-quiet';
import { isNight, lastDayOf, rosterDays, type RosterShift } from '#domain/rosters';

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
        for (const [index, { from, until }] of spans.entries()) {
          const next = spans[index + 1];
          expect(until.getTime()).toBeGreaterThan(from.getTime());
          expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(
            (quietTimes.longestDays * 24 + 1) * HOUR,
          );
          if (next) expect(next.from.getTime()).toBeGreaterThan(until.getTime());
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
          if (isWork(day)) expect(isWindow, wall(moment)).toBe(true);
          else if (isWork(addDays(day, -1))) expect(clockTime(moment, zone) >= '09:00').toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  },
);

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
