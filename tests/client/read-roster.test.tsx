import { expect, test } from 'vitest';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { monthsOf, rosterLimits, rosterMessages as messages } from '#domain/roster';

const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
const calendar = (...events: string[]) =>
  new File(
    [`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`],
    'a.ics',
  );
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${lines.join()}`.slice(0, 60), ...lines, 'END:VEVENT'].join('\r\n');
const hoursOf = async (file: File) => {
  const { shifts } = await readRoster(file, place);
  return monthsOf(shifts, { today: '2026-11-24', timeZone: place.timeZone });
};

test('a calendar without time zones is on the user’s clock, also when the clock changes', async () => {
  // On 5 April the night is an hour longer in Sydney, on 4 October an hour shorter.
  const months = await hoursOf(
    calendar(
      event('SUMMARY:Night', 'DTSTART:20260404T180000', 'DTEND:20260405T060000'),
      event('SUMMARY:Night', 'DTSTART:20261003T180000', 'DTEND:20261004T060000'),
    ),
  );
  expect(months.map(({ startDate, hours }) => [startDate, hours])).toEqual([
    ['2026-04-01', 13],
    ['2026-10-01', 11],
  ]);
});

test('repetitions are read up to now; whole days and cancelled ones are not', async () => {
  const months = await hoursOf(
    calendar(
      event(
        'SUMMARY:Day',
        'DTSTART:20261101T200000Z',
        'DTEND:20261102T080000Z',
        'RRULE:FREQ=DAILY;INTERVAL=8',
      ),
      event('SUMMARY:Leave', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261115'),
      event(
        'SUMMARY:Off',
        'STATUS:CANCELLED',
        'DTSTART:20261110T200000Z',
        'DTEND:20261111T080000Z',
      ),
    ),
  );
  expect(months).toEqual([{ startDate: '2026-11-01', endDate: '2026-11-24', hours: 36 }]);
});

test('a calendar that repeats without end is read within bounds', async () => {
  const bomb = event(
    'SUMMARY:Bomb',
    'DTSTART:20200101T000000Z',
    'DTEND:20200101T000100Z',
    'RRULE:FREQ=SECONDLY',
  );
  const { shifts, notes } = await readRoster(calendar(bomb, bomb, bomb), place);
  expect(shifts.length).toBeLessThanOrEqual(rosterLimits.shifts);
  expect(notes[0]).toBe(messages.tooMany);
});

test.each([
  [
    'a table with times',
    'Date,Start,End,Shift\n1/10/2026,07:00,19:00,Day\n3/10/2026,1900,0700,Night\n',
    23,
  ],
  ['a table with hours', 'Date,Hours\n2026-10-01,12\n5 Oct 2026,"7,5"\n', 19.5],
])('%s', async (_name, text, hours) => {
  expect(await hoursOf(new File([text], 'a.csv'))).toMatchObject([{ hours }]);
});

test.each([
  ['what is no roster', 'Name,Age\nA,1\n', messages.notRead],
  ['a broken calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n', messages.notRead],
  ['a roster of the future', 'Date,Hours\n2026-12-01,12\n', messages.noShifts],
  ['too large a file', `BEGIN:VCALENDAR${' '.repeat(rosterLimits.bytes)}`, messages.tooLarge],
])('refuses %s in words', async (_name, text, message) => {
  await expect(readRoster(new File([text], 'a.txt'), place)).rejects.toThrow(message);
});

/** As many entries as the largest file holds. Time that grew with their square would be minutes. */
const most = (entry: string, share = 1) =>
  entry.repeat(Math.floor(((rosterLimits.bytes - 100) * share) / entry.length));

test.each([
  ['begin and never end', 'BEGIN:VEVENT\r\n', messages.notRead],
  ['have blanks behind their beginning', `BEGIN:VEVENT${' \t'.repeat(50)}\r\n`, messages.notRead],
  ['are all broken', 'BEGIN:VEVENT\r\nDTSTART\r\nEND:VEVENT\r\n', messages.noShifts],
])(
  'the largest file of entries that %s is refused soon',
  async (_name, entry, message) => {
    await expect(readRoster(calendar(most(entry)), place)).rejects.toThrow(message);
  },
  20_000,
);

test('the largest file of entries that all claim the same changes is read soon', async () => {
  const entry = (lines: string) =>
    `BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261101T200000Z\r\n${lines}END:VEVENT\r\n`;
  const claims = most(entry('DTEND:20261102T080000Z\r\n'), 0.5);
  const changes = most(entry('RECURRENCE-ID:20261101T200000Z\r\n'), 0.5);
  const { shifts, notes } = await readRoster(calendar(claims + changes), place);
  expect(shifts.length).toBeGreaterThan(0);
  expect(notes).toContain(messages.tooMany);
}, 20_000);

const shiftOf = (...lines: string[]) =>
  event('SUMMARY:Day', 'DTSTART:20261101T200000Z', 'DTEND:20261102T080000Z', ...lines);

test.each([
  ['a day that does not exist', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
  ['seconds of such a day', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
  ['a weekday that is never reached', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=WE'],
  ['very long weeks', 'RRULE:FREQ=WEEKLY;INTERVAL=2000000000'],
  ['a day in three years', 'RRULE:FREQ=DAILY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=30'],
  ['a very long month', 'RRULE:FREQ=HOURLY;INTERVAL=2000000000;BYMONTH=2;BYMONTHDAY=30'],
])('a rule of %s ends', async (_name, rule) => {
  const read = await readRoster(calendar(shiftOf(), shiftOf(rule)), place);
  expect(read.shifts.length).toBeGreaterThan(0);
  expect(read.shifts.length).toBeLessThanOrEqual(2);
});

test('an entry that cannot be read loses no other one, and is counted', async () => {
  const { shifts, notes } = await readRoster(
    calendar(
      event('DTSTART:notadate', 'DTEND:20261102T080000Z'),
      shiftOf('RRULE:FREQ=WEEKLY;BYMONTHDAY=3'),
      shiftOf('RRULE:FREQ=SOMETIMES'),
      event('DTSTART:20261101T200000Z', 'DURATION:P99999999999W'),
      event('SUMMARY:Leave', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261115'),
      shiftOf(),
    ),
    place,
  );
  expect(shifts).toHaveLength(1);
  expect(notes).toEqual([
    '4 entries could not be read.',
    '1 entry of whole days left out: they have no hours.',
  ]);
});

test('rows of a table that cannot be read are counted', async () => {
  const text = 'Date,Start,End\n1/10/2026,07:00,19:00\n31/31/2026,07:00,19:00\n2/10/2026,,\n';
  const { shifts, notes } = await readRoster(new File([text], 'a.csv'), place);
  expect(shifts).toHaveLength(1);
  expect(notes).toEqual(['2 entries could not be read.']);
});

test('a zone that is named but not described is that zone, not the user’s', async () => {
  const { shifts } = await readRoster(
    calendar(
      event(
        'DTSTART;TZID=Australia/Perth:20261101T070000',
        'DTEND;TZID=Australia/Perth:20261101T190000',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    ),
    place,
  );
  expect(shifts.map(({ start }) => start.toISOString()).toSorted()).toEqual([
    '2026-10-31T23:00:00.000Z',
    '2026-11-01T23:00:00.000Z',
  ]);
});
