import { describe, expect, test } from 'vitest';
import { civilDate, clockTime } from '#domain/dates';
import { patternLabel, readPattern, shiftsOfPattern } from '#domain/messages/roster-pattern';

const TODAY = '2026-11-25';
const zone = 'Australia/Brisbane';
const patternOf = (text: string) => {
  const read = readPattern(text, TODAY);
  if ('problem' in read) throw new Error(read.problem);
  return read.pattern;
};

test.each([
  ['4 days on 4 days off from 3 Dec', '4 days 4 off'],
  ['1 day on, 1 day off from 3 Dec', '1 day 1 off'],
  ['4  days  on 4  days  off from 3 Dec', '4 days 4 off'],
  ['4 days  on 06:30-18:30, 4 off from 3 Dec', '4 days 06:30-18:30 4 off'],
  ['1 day on 06:30-18:30, 4 off from 3 Dec', '1 day 06:30-18:30 4 off'],
  ['4 on/4 off from 3 Dec', '4 days 4 off'],
  ['1 day 1 night 2 off from 3 Dec', '1 day 1 night 2 off'],
  ['2 NIGHTS 5 OFF from 3 Dec', '2 nights 5 off'],
  ['1 standby 1 stand-by 1 stand by 1 off from 3 Dec', '1 standby 1 standby 1 standby 1 off'],
  ['1 on call 1 on-call 1 off from 3 Dec', '1 standby 1 standby 1 off'],
  ['14 days 14 off from 3 Dec', '14 days 14 off'],
  ['4 days (6:30 - 18:30) 4 off from 3 Dec', '4 days 06:30-18:30 4 off'],
  ['4 days 0630–1830 4 off from 3 Dec', '4 days 06:30-18:30 4 off'],
  ['4 days 06:30 to 18:30 4 off from 3 Dec', '4 days 06:30-18:30 4 off'],
  ['4 days 07:00-17:00 4 off from 3 Dec', '4 days 07:00-17:00 4 off'],
  ['4 days 09:00-19:00 4 off from 3 Dec', '4 days 09:00-19:00 4 off'],
  ['4 days 07:00-19:00 4 off from 3 Dec', '4 days 4 off'],
  ['4 days 00:00-23:59 4 off from 3 Dec', '4 days 00:00-23:59 4 off'],
  ['42 on 42 off from 3 Dec', '42 days 42 off'],
  ['A rotating roster of 4 days on, then 4 off; from 3 Dec.', '4 days 4 off'],
])('the days of “%s” are “%s”', (text, days) => {
  expect(patternLabel(patternOf(text))).toBe(`${days} from 3 Dec 2026`);
});

test.each([
  ['43 on 42 off from 3 Dec', /84 days/],
  ['4 off from 3 Dec', /day off/],
  ['4 off 2 days off from 3 Dec', /day off/],
  ['4 days from 3 Dec', /day off/],
  ['4 on 0 off from 3 Dec', /days in their order/],
  ['4 days 24:00-07:00 4 off from 3 Dec', /days in their order/],
  ['4 days 07:00-24:30 4 off from 3 Dec', /days in their order/],
  ['off and on from 3 Dec', /days in their order/],
  ['4 one 4 office from 3 Dec', /days in their order/],
  ['2 days 2 nites 4 off from 3 Dec', /^“2 nites” was not understood. Say the days in their order/],
  ['4 on 4 off from 3 Dec except Christmas', /^“except Christmas” was not understood/],
  ['4 x 12 hour days 4 off from 3 Dec', /was not understood/],
  [`4 on 4 off ${'blah '.repeat(20)} from 3 Dec`, /^“.{60}” was not understood/],
  // Only the first 200 characters are read.
  [`4 on 4 off ${'.'.repeat(200)} from 3 Dec`, /first day/],
])('“%s” is refused', (text, problem) => {
  expect(readPattern(text, TODAY)).toEqual({ problem: expect.stringMatching(problem) });
});

describe('the first day', () => {
  test.each([
    ['from today', '2026-11-25'],
    ['from tomorrow', '2026-11-26'],
    ['from  on  3 Dec', '2026-12-03'],
    ['starting 2026-12-03', '2026-12-03'],
    ['beginning on 3 December', '2026-12-03'],
    ['first day 3 dec.', '2026-12-03'],
    ['since 3  December  2025', '2025-12-03'],
    ['from 13/12/2026', '2026-12-13'],
    ['from 3/2/27', '2027-02-03'],
    ['from 3.2.2027', '2027-02-03'],
    ['from 03.11.26', '2026-11-03'],
    ['From 12 Sept', '2026-09-12'],
    // Without a year it is the nearest one.
    ['from 27 May', '2026-05-27'],
    ['from 26 May', '2027-05-26'],
    ['from 29 Feb 2028', '2028-02-29'],
    ['from 1 Jan', '2027-01-01'],
    ['from 31 Dec', '2026-12-31'],
  ])('“%s” is %s', (text, first) => {
    expect(patternOf(`4 on 4 off ${text}`).first).toBe(first);
  });

  test('at the turn of a year it may be in the one before', () => {
    expect(readPattern('4 on 4 off from 20 Dec', '2027-01-05')).toHaveProperty(
      'pattern.first',
      '2026-12-20',
    );
  });

  test.each([
    'from 29 Feb',
    'from 29 Feb 2027',
    'from 31/4/2027',
    'from 3/13/2027',
    'from 3 Foo',
    'from 0 Dec',
    'from 2026-13-01',
    'at 3 Dec',
  ])('“%s” is none', (text) => {
    expect(readPattern(`4 on 4 off ${text}`, TODAY)).toEqual({
      problem: expect.stringMatching(/first day/),
    });
  });
});

describe('the shifts of a pattern', () => {
  const shifts = (text: string, from: string, to: string, where = zone) =>
    shiftsOfPattern(patternOf(text), { from, to }, where).map(
      ({ start, end, kind }) =>
        `${kind} ${civilDate(start, where)} ${clockTime(start, where)} to ${civilDate(end, where)} ${clockTime(end, where)}`,
    );

  test('repeat from the first day on, and end with the days that are asked for', () => {
    const text = '1 day 1 night 1 standby 2 off from 3 Dec';
    expect(shifts(text, '2026-11-01', '2026-12-08')).toEqual([
      'shift 2026-12-03 07:00 to 2026-12-03 19:00',
      'shift 2026-12-04 19:00 to 2026-12-05 07:00',
      'standby 2026-12-05 07:00 to 2026-12-05 19:00',
      'shift 2026-12-08 07:00 to 2026-12-08 19:00',
    ]);
    expect(shifts(text, '2026-12-04', '2026-12-04')).toEqual([
      'shift 2026-12-04 19:00 to 2026-12-05 07:00',
    ]);
    expect(shifts(text, '2026-12-13', '2026-12-13')).toEqual([
      'shift 2026-12-13 07:00 to 2026-12-13 19:00',
    ]);
  });

  test('a shift whose end is its beginning takes 24 hours', () => {
    expect(shifts('1 day 08:15-08:15 1 off from 3 Dec', '2026-12-03', '2026-12-03')).toEqual([
      'shift 2026-12-03 08:15 to 2026-12-04 08:15',
    ]);
  });

  test('one that falls into the hour that a change of clocks leaves out is none', () => {
    // Sydney's clocks go from 02:00 to 03:00 on 4 October 2026.
    expect(
      shifts(
        '1 day 02:00-03:00 1 off from 2026-10-04',
        '2026-10-04',
        '2026-10-04',
        'Australia/Sydney',
      ),
    ).toEqual([]);
  });
});
