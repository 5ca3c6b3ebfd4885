import { describe, expect, test } from 'vitest';
import { atClock, civilDate, clockTime } from '#domain/dates';
import {
  comingShifts,
  comingWindow,
  monthRows,
  monthsOf,
  rosterTitles,
  workedShifts,
  type Shift,
} from '#domain/messages/roster';
import { isNight, lastDayOf, rosterDays, type RosterShift } from '#domain/messages/rosters';

const timeZone = 'Australia/Brisbane';
/** A moment in Brisbane from 'YYYY-MM-DD HH:MM'. */
const at = (text: string) => {
  const [day, time] = [text.slice(0, 10), text.slice(11)];
  const [hour, minute] = time.split(':').map(Number);
  return atClock(day, { hour: hour!, minute: minute! }, timeZone);
};
const shift = (start: string, end: string, title = 'Shift'): Shift => ({
  title,
  start: at(start),
  end: at(end),
});
const now = at('2026-11-24 12:00');

describe('shifts that have been worked', () => {
  const worked = (...found: Shift[]) => workedShifts(found, { now, timeZone });

  test.each([
    ['ends now', shift('2026-11-24 00:00', '2026-11-24 12:00'), []],
    ['of 24 hours', shift('2026-03-01 07:00', '2026-03-02 07:00'), []],
    ['on the first day of ten years', shift('2016-11-24 07:00', '2016-11-24 19:00'), []],
    [
      'of the day before',
      shift('2016-11-23 07:00', '2016-11-23 19:00'),
      ['1 shift older than 10 years left out.'],
    ],
    [
      'not over yet',
      shift('2026-11-24 00:00', '2026-11-24 12:01'),
      ['1 shift still to come left out.'],
    ],
    [
      'a minute longer than a day',
      shift('2026-03-01 07:00', '2026-03-02 07:01'),
      ['1 entry longer than 24 hours left out.'],
    ],
    [
      'that ends before it begins',
      shift('2026-03-01 07:00', '2026-03-01 06:00'),
      ['1 entry without a length left out.'],
    ],
  ])('one %s', (_name, each, notes) => {
    expect(worked(each)).toEqual({ shifts: notes.length === 0 ? [each] : [], notes });
  });

  test('several of a kind are counted together', () => {
    const [empty, long, coming, old] = [
      shift('2026-03-01 07:00', '2026-03-01 07:00'),
      shift('2026-03-01 07:00', '2026-03-03 07:00'),
      shift('2026-12-01 07:00', '2026-12-01 19:00'),
      shift('2001-03-01 07:00', '2001-03-01 19:00'),
    ];
    expect(worked(empty, empty, long, long, coming, coming, old, old)).toEqual({
      shifts: [],
      notes: [
        '2 entries without a length left out.',
        '2 entries longer than 24 hours left out.',
        '2 shifts still to come left out.',
        '2 shifts older than 10 years left out.',
      ],
    });
  });
});

describe('shifts that are kept for reminders', () => {
  const window = comingWindow(now, timeZone);

  test('are those of the last week and of half a year to come', () => {
    expect(window).toEqual({
      timeZone,
      from: at('2026-11-17 12:00'),
      until: at('2027-05-23 12:00'),
    });
  });

  test.each([
    ['2026-11-17 12:00', '2026-11-17 19:00', true],
    ['2026-11-17 11:59', '2026-11-17 19:00', false],
    ['2027-05-23 12:00', '2027-05-23 19:00', true],
    ['2027-05-23 12:01', '2027-05-23 19:00', false],
    ['2026-12-01 07:00', '2026-12-02 07:00', true],
    ['2026-12-01 07:00', '2026-12-02 07:01', false],
    ['2026-12-01 07:00', '2026-12-01 07:00', false],
    ['2026-12-01 07:00', '2026-11-30 07:00', false],
  ])('%s to %s: %s', (start, end, isKept) => {
    const { shifts, notes } = comingShifts([shift(start, end)], window);
    expect([shifts.length, notes.length]).toEqual(isKept ? [1, 0] : [0, 1]);
  });

  test('have an order, each beginning once, and no title', () => {
    const found = [
      shift('2026-12-03 07:00', '2026-12-03 19:00', 'QAS Cairns'),
      shift('2026-12-01 07:00', '2026-12-01 19:00', 'QAS Cairns'),
      shift('2026-12-03 07:00', '2026-12-03 20:00', 'Again'),
      shift('2026-12-02 07:00', '2026-12-02 19:00', 'Standby'),
    ];
    const { shifts, notes } = comingShifts(found, window);
    expect(notes).toEqual(['1 shift left out: another one begins at the same time.']);
    expect(shifts).toEqual([
      { start: at('2026-12-01 07:00'), end: at('2026-12-01 19:00'), kind: 'shift' },
      { start: at('2026-12-02 07:00'), end: at('2026-12-02 19:00'), kind: 'standby' },
      { start: at('2026-12-03 07:00'), end: at('2026-12-03 19:00'), kind: 'shift' },
    ]);
  });

  test('are 600 at most', () => {
    const many = Array.from({ length: 601 }, (_, n) => ({
      title: 'Shift',
      start: new Date(now.getTime() + n * 3_600_000),
      end: new Date(now.getTime() + (n + 1) * 3_600_000),
    }));
    const { shifts, notes } = comingShifts(many, window);
    expect(shifts).toHaveLength(600);
    expect(notes).toEqual(['1 shift left out: 600 are kept.']);
  });

  test.each([
    ['Standby', 'standby'],
    ['Night stand-by', 'standby'],
    ['stand by, Cairns', 'standby'],
    ['On call', 'standby'],
    ['ON-CALL 2', 'standby'],
    ['oncall', 'standby'],
    ['Bystander course', 'shift'],
    ['Commission calls', 'shift'],
    ['on recall', 'shift'],
    ['standxby', 'shift'],
  ])('“%s” is a %s', (title, kind) => {
    const found = [shift('2026-12-01 07:00', '2026-12-01 19:00', title)];
    expect(comingShifts(found, window).shifts[0]!.kind).toBe(kind);
  });
});

test('titles are in the order of their hours, 30 at most', () => {
  const shifts = [
    shift('2026-03-01 07:00', '2026-03-01 09:00', 'Course'),
    shift('2026-03-02 07:00', '2026-03-02 19:00', 'Day'),
    shift('2026-03-03 07:00', '2026-03-03 19:30', 'Day'),
    shift('2026-03-04 07:00', '2026-03-04 15:00', 'Office'),
  ];
  expect(rosterTitles(shifts)).toEqual([
    { title: 'Day', shifts: 2, hours: 24.5 },
    { title: 'Office', shifts: 1, hours: 8 },
    { title: 'Course', shifts: 1, hours: 2 },
  ]);
  const many = Array.from({ length: 31 }, (_, n) => ({ ...shifts[0]!, title: `Title ${n}` }));
  expect(rosterTitles(many)).toHaveLength(30);
});

describe('months of hours', () => {
  const rows = (hours: Record<string, number>, today = '2026-11-24') =>
    monthRows(new Map(Object.entries(hours)), today);

  test('are in order, rounded down to half an hour', () => {
    expect(rows({ '2026-03': 12.4, '2026-01': 0.5, '2025-12': 29.3 / 3 + 58.6 / 3 })).toEqual([
      { startDate: '2025-12-01', endDate: '2025-12-31', hours: 29 },
      { startDate: '2026-01-01', endDate: '2026-01-31', hours: 0.5 },
      { startDate: '2026-03-01', endDate: '2026-03-31', hours: 12 },
    ]);
    // Ten shares of a tenth are a whole hour, though their sum is a little less.
    const tenth = Array.from({ length: 10 }, () => 0.1).reduce((sum, each) => sum + each, 0);
    expect(rows({ '2026-03': tenth })[0]!.hours).toBe(1);
    expect(rows({ '2026-03': 0.49 })).toEqual([]);
  });

  test.each([
    ['2026-11-24', '2026-11-24'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-11-30'],
    ['2026-11-01', '2026-11-01'],
    ['2026-10-31', undefined],
  ])('on %s November ends on %s', (today, endDate) => {
    expect(rows({ '2026-11': 100 }, today)[0]?.endDate).toBe(endDate);
  });

  test('count an hour once, in the month in which its shift begins', () => {
    const months = monthsOf(
      [
        shift('2026-04-01 06:00', '2026-04-01 18:00'),
        shift('2026-03-31 18:00', '2026-04-01 06:00'),
        // Inside the one before, and over its end.
        shift('2026-04-01 08:00', '2026-04-01 10:00'),
        shift('2026-04-01 17:00', '2026-04-01 19:00'),
      ],
      { today: '2026-11-24', timeZone },
    );
    expect(months.map(({ startDate, hours }) => [startDate, hours])).toEqual([
      ['2026-03-01', 12],
      ['2026-04-01', 13],
    ]);
    // A second copy adds no month without hours.
    const copy = shift('2026-03-31 18:00', '2026-04-01 06:00');
    expect(monthsOf([copy, copy], { today: '2026-11-24', timeZone })).toHaveLength(1);
  });
});

describe('a roster by day', () => {
  const entry = (start: string, end: string, kind: RosterShift['kind'] = 'shift') => ({
    start: at(start),
    end: at(end),
    kind,
  });

  test.each([
    ['2026-12-01 06:00', '2026-12-01 18:00', false],
    ['2026-12-01 05:59', '2026-12-01 18:00', true],
    ['2026-12-01 12:00', '2026-12-02 00:00', false],
    ['2026-12-01 12:00', '2026-12-02 00:01', true],
  ])('%s to %s is a night: %s', (start, end, expected) => {
    expect(isNight(entry(start, end), timeZone)).toBe(expected);
  });

  test('a shift that ends at midnight does not reach the next day', () => {
    expect(lastDayOf({ end: at('2026-12-02 00:00') }, timeZone)).toBe('2026-12-01');
    expect(civilDate(at('2026-12-02 00:00'), timeZone)).toBe('2026-12-02');
    expect(clockTime(at('2026-12-02 00:00'), timeZone)).toBe('00:00');
  });

  test.each<[string, RosterShift[], string[]]>([
    ['a day', [entry('2026-12-01 07:00', '2026-12-01 19:00')], ['day', 'off']],
    ['a night', [entry('2026-12-01 19:00', '2026-12-02 07:00')], ['night', 'after']],
    [
      'an early start, which is a night, leaves the next day off',
      [entry('2026-12-01 04:00', '2026-12-01 16:00')],
      ['night', 'off'],
    ],
    ['a standby', [entry('2026-12-01 07:00', '2026-12-01 19:00', 'standby')], ['standby', 'off']],
    [
      'a shift after a standby of the same day',
      [
        entry('2026-12-01 07:00', '2026-12-01 12:00', 'standby'),
        entry('2026-12-01 12:00', '2026-12-01 19:00'),
      ],
      ['day', 'off'],
    ],
    [
      'a standby after a shift of the same day',
      [
        entry('2026-12-01 07:00', '2026-12-01 12:00'),
        entry('2026-12-01 12:00', '2026-12-01 19:00', 'standby'),
      ],
      ['day', 'off'],
    ],
  ])('%s', (_name, shifts, kinds) => {
    const days = rosterDays(shifts, '2026-12-01', timeZone);
    expect(days.slice(0, 2).map(({ kind }) => kind)).toEqual(kinds);
    expect(days).toHaveLength(14);
    expect(days.at(-1)!.day).toBe('2026-12-14');
  });
});
