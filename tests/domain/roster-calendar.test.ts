import { describe, expect, test } from 'vitest';
import { startOfDay } from '#domain/dates';
import {
  monthsOf,
  readingNotes,
  rosterLimits,
  rosterMessages as messages,
  workedShifts,
} from '#domain/roster';
import { shiftsOfCalendar } from '#domain/roster-calendar';

const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
const window = {
  timeZone: place.timeZone,
  from: startOfDay('2016-11-23', place.timeZone),
  until: place.now,
};
const MEGABYTE = 1024 * 1024;
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${lines.join()}`.slice(0, 60), ...lines, 'END:VEVENT'].join('\r\n');

/** The shifts of a calendar that were worked so far, and what is said about the rest. */
function read(...events: string[]) {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
  const { shifts: found, ...rest } = shiftsOfCalendar(text, window)!;
  const { shifts, notes } = workedShifts(found, place);
  return { shifts, notes: [...readingNotes(rest), ...notes] };
}

const hoursOf = (...events: string[]) =>
  monthsOf(read(...events).shifts, { today: '2026-11-24', timeZone: place.timeZone });

test('what is no calendar has no shifts', () => {
  expect(shiftsOfCalendar('Name,Age', window)).toBeNull();
});

test('a calendar without time zones is on the user’s clock, also when the clock changes', () => {
  // On 5 April the night is an hour longer in Sydney, on 4 October an hour shorter.
  const months = hoursOf(
    event('SUMMARY:Night', 'DTSTART:20260404T180000', 'DTEND:20260405T060000'),
    event('SUMMARY:Night', 'DTSTART:20261003T180000', 'DTEND:20261004T060000'),
  );
  expect(months.map(({ startDate, hours }) => [startDate, hours])).toEqual([
    ['2026-04-01', 13],
    ['2026-10-01', 11],
  ]);
});

test('repetitions are read up to now; whole days and cancelled ones are not', () => {
  const months = hoursOf(
    event(
      'SUMMARY:Day',
      'DTSTART:20261101T200000Z',
      'DTEND:20261102T080000Z',
      'RRULE:FREQ=DAILY;INTERVAL=8',
    ),
    event('SUMMARY:Leave', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261115'),
    event('SUMMARY:Off', 'STATUS:CANCELLED', 'DTSTART:20261110T200000Z', 'DTEND:20261111T080000Z'),
  );
  expect(months).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-24', hours: 36 }]);
});

test('a calendar that repeats without end is read within bounds', () => {
  const bomb = event(
    'SUMMARY:Bomb',
    'DTSTART:20200101T000000Z',
    'DTEND:20200101T000100Z',
    'RRULE:FREQ=SECONDLY',
  );
  const { shifts, notes } = read(bomb, bomb, bomb);
  expect(shifts.length).toBeLessThanOrEqual(rosterLimits.shifts);
  expect(notes[0]).toBe(messages.tooMany);
});

const shiftOf = (...lines: string[]) =>
  event('SUMMARY:Day', 'DTSTART:20261101T200000Z', 'DTEND:20261102T080000Z', ...lines);

test.each([
  ['a day that does not exist', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['seconds of such a day', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
  ['a weekday that is never reached', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=WE'],
  ['very long weeks', 'RRULE:FREQ=WEEKLY;INTERVAL=2000000000'],
  ['a day in three years', 'RRULE:FREQ=DAILY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=30'],
  ['a very long month', 'RRULE:FREQ=HOURLY;INTERVAL=2000000000;BYMONTH=2;BYMONTHDAY=30'],
])('a rule of %s ends', (_name, rule) => {
  const { shifts } = read(shiftOf(), shiftOf(rule));
  expect(shifts.length).toBeGreaterThan(0);
  expect(shifts.length).toBeLessThanOrEqual(2);
});

test('an entry that cannot be read loses no other one, and is counted', () => {
  const { shifts, notes } = read(
    event('DTSTART:notadate', 'DTEND:20261102T080000Z'),
    shiftOf('RRULE:FREQ=WEEKLY;BYMONTHDAY=3'),
    shiftOf('RRULE:FREQ=SOMETIMES'),
    event('DTSTART:20261101T200000Z', 'DURATION:P99999999999W'),
    event('SUMMARY:Leave', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261115'),
    shiftOf(),
  );
  expect(shifts).toHaveLength(1);
  expect(notes).toEqual([
    '4 entries could not be read.',
    '1 entry of whole days left out: they have no hours.',
  ]);
});

test('a zone that is named but not described is that zone, not the user’s', () => {
  const { shifts } = read(
    event(
      'DTSTART;TZID=Australia/Perth:20261101T070000',
      'DTEND;TZID=Australia/Perth:20261101T190000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ),
  );
  expect(shifts.map(({ start }) => start.toISOString()).toSorted()).toEqual([
    '2026-10-31T23:00:00.000Z',
    '2026-11-01T23:00:00.000Z',
  ]);
});

describe('a line that is very long', () => {
  const lines = ['SUMMARY:Day', 'DTSTART:20261101T200000Z', 'DTEND:20261102T080000Z'];
  const day = event(...lines);
  const parameters = (length: number) => ';A=1'.repeat(length / 4);
  const cpuMs = (text: string): number => {
    const before = process.cpuUsage();
    shiftsOfCalendar(`BEGIN:VCALENDAR\r\n${text}\r\nEND:VCALENDAR\r\n`, window);
    return process.cpuUsage(before).user / 1000;
  };

  test('a megabyte of parameters takes about as long as a megabyte of shifts, not ten times longer', () => {
    const ordinary = Array.from({ length: MEGABYTE / day.length }, () => day).join('\r\n');
    const control = cpuMs(ordinary);
    const one = `X-A${parameters(MEGABYTE)}:1`;
    const many = Array.from({ length: 64 }, () => `DTSTART${parameters(MEGABYTE / 64 - 100)}:1`);
    for (const long of [[one], [one.replace('X-A', 'DTSTART')], many, [one.slice(0, -2)]]) {
      expect(cpuMs(event(...long))).toBeLessThan(3 * control);
      expect(cpuMs(long.join('\r\n'))).toBeLessThan(3 * control);
    }
  });

  test('makes its entry unreadable, folded too, and no other one', () => {
    const long = event('SUMMARY:Day', `DTSTART${parameters(20_000)}:20261101T200000Z`);
    const folded = long.replaceAll(';A=1;A=1', ';A=1\r\n ;A=1');
    const { shifts, notes } = read(long, day, folded);
    expect(shifts).toHaveLength(1);
    expect(notes).toEqual(['2 entries could not be read.']);
  });

  test.each(['DESCRIPTION', 'ATTACH;ENCODING=BASE64;VALUE=BINARY', 'X-ALT-DESC;FMTTYPE=text/html'])(
    '%s is left out, since nothing of it is read',
    (name) => {
      const text = `${name}:${'Two nights. '.repeat(10_000)}`.replaceAll('. ', '.\r\n ');
      const { shifts, notes } = read(event(...lines, text));
      expect([shifts.length, notes]).toEqual([1, []]);
    },
  );
});
