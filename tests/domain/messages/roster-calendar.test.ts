import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { startOfDay } from '#domain/dates';
import {
  monthsOf,
  rosterLimits,
  rosterMessages as messages,
  workedShifts,
} from '#domain/messages/roster';
import { shiftsOfCalendar } from '#domain/messages/roster-calendar';

const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
const window = {
  timeZone: place.timeZone,
  from: startOfDay('2016-11-23', place.timeZone),
  until: place.now,
};
const MEGABYTE = 1024 * 1024;
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${lines.join()}`.slice(0, 60), ...lines, 'END:VEVENT'].join('\r\n');

/** The shifts of a calendar that were worked so far, and the notes about the rest. */
function read(...events: string[]) {
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
  const { shifts: found, notes: reading } = shiftsOfCalendar(text, window)!;
  const { shifts, notes } = workedShifts(found, place);
  return { shifts, notes: [...reading, ...notes] };
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
  ['a month without such a day', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'],
  ['a year without such a day', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
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
    '1 of 6 entries read.',
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

/** Returns what the reader finds in a calendar's text, with the titles and starts of the shifts, oldest first. */
function found(text: string) {
  const { shifts, ...rest } = shiftsOfCalendar(text, window)!;
  const starts = shifts.map(({ title, start }) => `${start.toISOString().slice(0, 13)} ${title}`);
  return { ...rest, shifts: starts.toReversed() };
}

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const cut = messages.tooMany;

/** A shift of four days in a row, whose entry other entries can change by its name. */
const series = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    'UID:series',
    'SUMMARY:Day',
    'DTSTART:20261101T200000Z',
    'DTEND:20261102T080000Z',
    'RRULE:FREQ=DAILY;COUNT=4',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
const change = (uid: string, of: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `RECURRENCE-ID:${of}`, `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const moved = ['SUMMARY:Late', 'DTSTART:20261103T010000Z', 'DTEND:20261103T130000Z'];

test('a changed repetition takes the place of the one that it changes, a cancelled one is gone', () => {
  const text = calendar(
    change('series', '20261102T200000Z', ...moved),
    series(),
    change('series', '20261103T200000Z', 'STATUS:cancelled', ...moved),
    change('another', '20261104T200000Z', ...moved),
  );
  expect(found(text)).toEqual({
    notes: ['3 of 4 entries read.', '1 cancelled entry left out.'],
    // A change without a series is a shift, such as in Google's calendars that show only busy times.
    shifts: ['2026-11-01T20 Day', '2026-11-03T01 Late', '2026-11-03T01 Late', '2026-11-04T20 Day'],
  });
});

test('repetitions are read from two days before the window until its end', () => {
  const days = (from: string, time: string) =>
    found(calendar(event('SUMMARY:Day', `DTSTART:${from}T${time}`, 'RRULE:FREQ=DAILY'))).shifts;
  // The window begins at 2016-11-22T13:00Z and ends at 2026-11-24T02:00Z.
  expect(days('20161101', '130000Z')[0]).toBe('2016-11-20T13 Day');
  expect(days('20161101', '120000Z')[0]).toBe('2016-11-21T12 Day');
  expect(days('20261122', '020000Z')).toEqual([
    '2026-11-22T02 Day',
    '2026-11-23T02 Day',
    '2026-11-24T02 Day',
  ]);
  expect(days('20261122', '030000Z')).toEqual(['2026-11-22T03 Day', '2026-11-23T03 Day']);
});

test('the window is that of the repetition’s own zone', () => {
  const inPerth = event(
    'SUMMARY:Day',
    'DTSTART;TZID=Australia/Perth:20261123T120000',
    'DTEND;TZID=Australia/Perth:20261123T180000',
    'RRULE:FREQ=DAILY',
  );
  expect(found(calendar(inPerth)).shifts).toEqual(['2026-11-23T04 Day']);
});

test('a shift without repetitions is read whenever it is', () => {
  const once = (day: string) => event('SUMMARY:Day', `DTSTART:${day}T010000Z`, 'DURATION:PT8H');
  expect(found(calendar(once('20270301'), once('20010301'))).shifts).toEqual([
    '2001-03-01T01 Day',
    '2027-03-01T01 Day',
  ]);
});

test('a title is trimmed and cut, and an entry without one has a name', () => {
  const titles = (lines: string[]) =>
    shiftsOfCalendar(
      calendar(event(...lines, 'DTSTART:20261101T200000Z', 'DTEND:20261102T080000Z')),
      window,
    )!.shifts.map(({ title }) => title);
  expect(titles([`SUMMARY:  ${'x'.repeat(200)}`])).toEqual(['x'.repeat(120)]);
  expect(titles(['SUMMARY:   '])).toEqual([messages.untitled]);
  expect(titles([])).toEqual([messages.untitled]);
  expect(titles(['RRULE:FREQ=DAILY;COUNT=1'])).toEqual([messages.untitled]);
});

test.each([
  ['an interval of a thousand', ['RRULE:FREQ=DAILY;INTERVAL=1000'], 1],
  ['a longer interval', ['RRULE:FREQ=DAILY;INTERVAL=1001'], 0],
])('%s', (_name, lines, count) => {
  expect(found(calendar(shiftOf(...lines))).shifts).toHaveLength(count);
});

test.each([
  ['P366D', 0],
  ['-P366D', 0],
  ['P366DT1S', 1],
  ['-P366DT1S', 1],
])('a duration of %s is read or not', (duration, unread) => {
  const lasting = event('DTSTART:20261101T200000Z', `DURATION:${duration}`);
  expect(found(calendar(lasting)).notes).toHaveLength(unread * 2);
  const changed = change(
    'series',
    '20261102T200000Z',
    'DTSTART:20261103T010000Z',
    `DURATION:${duration}`,
  );
  expect(found(calendar(series(), changed)).notes).toHaveLength(unread * 2);
});

test('an entry that comes to no end gives no shifts at all', () => {
  const endless = shiftOf('RRULE:FREQ=DAILY;COUNT=2;INTERVAL=7;BYDAY=MO,WE;BYMONTHDAY=3');
  expect(found(calendar(endless, shiftOf()))).toEqual({
    notes: ['1 of 2 entries read.', '1 entry could not be read.'],
    shifts: ['2026-11-01T20 Day'],
  });
});

test('of too many shifts the newest are kept, and it says so', () => {
  const hourly = event(
    'SUMMARY:Hour',
    'DTSTART:20260101T000000Z',
    'DTEND:20260101T010000Z',
    'RRULE:FREQ=HOURLY',
  );
  const { shifts, notes } = shiftsOfCalendar(calendar(hourly), window)!;
  expect(notes).toEqual([cut]);
  expect(shifts).toHaveLength(rosterLimits.shifts);
  expect(shifts[0]!.start.toISOString()).toBe('2026-11-24T02:00:00.000Z');
  const exactly = hourly.replace('HOURLY', `HOURLY;COUNT=${rosterLimits.shifts}`);
  expect(shiftsOfCalendar(calendar(exactly), window)).toMatchObject({ notes: [] });
  const more = shiftsOfCalendar(calendar(exactly, shiftOf()), window)!;
  expect(more).toMatchObject({ notes: [cut] });
  expect(more.shifts[0]!.title).toBe('Day');
});

test('no more repetitions are tried than fit, also outside the window', () => {
  const seconds = event('DTSTART:20160101T000000Z', 'RRULE:FREQ=SECONDLY');
  expect(found(calendar(seconds, shiftOf()))).toEqual({
    notes: [cut, '0 of 2 entries read.', '2 entries left out: more than are read.'],
    shifts: [],
  });
  const claimed = Array.from({ length: 200 }, () => change('series', '20161102T200000Z'));
  const claiming = Array.from({ length: 100 }, () => series());
  // Copies of one entry are one entry.
  expect(found(calendar(...claimed, ...claiming, shiftOf()))).toMatchObject({
    notes: [
      '3 of 301 entries read.',
      '298 entries left out: the file has another version of them.',
    ],
  });
});

test('entries that come to no end take no steps from others, until all have taken too many', () => {
  const endless = shiftOf('RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30');
  const several = (count: number) =>
    calendar(
      ...Array.from({ length: count }, (_, n) => endless.replace('UID:', `UID:${n}`)),
      shiftOf(),
    );
  expect(found(several(3))).toEqual({
    notes: ['1 of 4 entries read.', '3 entries could not be read.'],
    shifts: ['2026-11-01T20 Day'],
  });
  expect(found(several(6))).toEqual({
    notes: [
      cut,
      '0 of 7 entries read.',
      '3 entries could not be read.',
      '4 entries left out: more than are read.',
    ],
    shifts: [],
  });
});

test('outside a calendar, rules take as many steps as they need', () => {
  const after = (rule: string, count: number) => {
    const start = ICAL.Time.fromData({ year: 2026, month: 11, day: 1, hour: 20 });
    const each = ICAL.Recur.fromString(rule).iterator(start);
    for (let n = 1; n < count; n += 1) each.next();
    return each.next().toString();
  };
  found(calendar(shiftOf('RRULE:FREQ=DAILY')));
  expect(after('FREQ=SECONDLY', 30_001)).toBe('2026-11-02T04:20:00');
  expect(after('FREQ=DAILY', 3)).toBe('2026-11-03T20:00:00');
  expect(after('FREQ=MONTHLY', 3)).toBe('2027-01-01T20:00:00');
  expect(after('FREQ=YEARLY', 3)).toBe('2028-11-01T20:00:00');
});

test('more entries than are looked at are said to be cut', () => {
  const cancelled = 'BEGIN:VEVENT\r\nSTATUS:CANCELLED\r\nEND:VEVENT';
  const many = (count: number) => calendar(...Array(count).fill(cancelled), shiftOf());
  expect(found(many(rosterLimits.entries - 1))).toEqual({
    notes: ['1 of 20,000 entries read.', '19,999 cancelled entries left out.'],
    shifts: ['2026-11-01T20 Day'],
  });
  expect(found(many(rosterLimits.entries))).toEqual({
    notes: [
      cut,
      '0 of 20,001 entries read.',
      '20,000 cancelled entries left out.',
      '1 entry left out: more than are read.',
    ],
    shifts: [],
  });
});

const broken = ['begin:vevent', 'SUMMARY:Broken', 'no grammar at all', 'end:vevent'].join('\r\n');

test('entries that break the grammar are counted, and the others read', () => {
  expect(found(calendar(broken, shiftOf(), broken))).toEqual({
    notes: ['1 of 3 entries read.', '2 entries could not be read.'],
    shifts: ['2026-11-01T20 Day'],
  });
  expect(shiftsOfCalendar(calendar('no grammar at all', shiftOf()), window)).toBeNull();
  expect(shiftsOfCalendar(calendar(broken, 'BEGIN:VEVENT'), window)).toBeNull();
});

test('all calendars of a file are read; another part is no calendar', () => {
  const text = calendar(shiftOf()) + calendar(shiftOf(), series());
  expect(found(text)).toEqual({
    notes: ['2 of 3 entries read.', '1 entry left out: the file has another version of it.'],
    shifts: ['01', '01', '02', '03', '04'].map((day) => `2026-11-${day}T20 Day`),
  });
  expect(shiftsOfCalendar(shiftOf(), window)).toBeNull();
});

/** A zone of the calendar's own, an hour and a half before Greenwich. */
const zone = (...lines: string[]) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Base',
    'BEGIN:STANDARD',
    'DTSTART:20000101T000000',
    'TZOFFSETFROM:+0130',
    'TZOFFSETTO:+0130',
    ...lines,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
const atBase = event('DTSTART;TZID=Base:20261101T070000', 'DTEND;TZID=Base:20261101T190000');
/** The starts of the shifts, and the names of zones that are not known. */
const starts = (text: string) => {
  const { shifts, notes } = shiftsOfCalendar(text, window)!;
  const names = notes.map((note) => /“(.*)” is not a time zone we know/.exec(note)?.[1] ?? note);
  return [...shifts.map(({ start }) => start.toISOString()), ...names];
};

test('a zone that the calendar describes is used for it alone', () => {
  const onItsClock = ['2026-11-01T05:30:00.000Z'];
  const onTheUsers = ['2026-10-31T20:00:00.000Z', 'Base'];
  expect(starts(calendar(zone(), atBase))).toEqual(onItsClock);
  expect(starts(calendar(atBase))).toEqual(onTheUsers);
  expect(starts(calendar(zone('RRULE:FREQ=YEARLY;INTERVAL=1001'), atBase))).toEqual(onTheUsers);
  expect(starts(calendar(zone().replace('TZID:Base\r\n', ''), atBase))).toEqual(onTheUsers);
});

test.each([
  ['in another zone is on its own clock', 'DTEND;TZID=Australia/Brisbane:20261101T190000', '09'],
  ['without a zone is on that of the start', 'DTEND:20261101T190000', '11'],
])('an end %s', (_name, end, hour) => {
  const flight = event('DTSTART;TZID=Australia/Perth:20261101T070000', end);
  expect(read(flight).shifts.map((shift) => shift.end.toISOString())).toEqual([
    `2026-11-01T${hour}:00:00.000Z`,
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

  test.skipIf(process.env['TEST_MUTATION'])(
    'a megabyte of parameters takes about as long as a megabyte of shifts, not ten times longer',
    () => {
      const ordinary = Array.from({ length: MEGABYTE / day.length }, () => day).join('\r\n');
      const control = cpuMs(ordinary);
      const one = `X-A${parameters(MEGABYTE)}:1`;
      const many = Array.from({ length: 64 }, () => `DTSTART${parameters(MEGABYTE / 64 - 100)}:1`);
      for (const long of [[one], [one.replace('X-A', 'DTSTART')], many, [one.slice(0, -2)]]) {
        expect(cpuMs(event(...long))).toBeLessThan(3 * control);
        expect(cpuMs(long.join('\r\n'))).toBeLessThan(3 * control);
      }
    },
  );

  test('makes its entry unreadable, folded too, and no other one', () => {
    const long = event('SUMMARY:Day', `DTSTART${parameters(20_000)}:20261101T200000Z`);
    const folded = long.replaceAll(';A=1;A=1', ';A=1\r\n ;A=1');
    const { shifts, notes } = read(long, day, folded);
    expect(shifts).toHaveLength(1);
    expect(notes).toEqual(['1 of 3 entries read.', '2 entries could not be read.']);
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
