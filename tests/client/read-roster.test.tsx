import { expect, test } from 'vitest';
import { readRoster } from '#client/features/practice-periods/several/read-roster.ts';
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
