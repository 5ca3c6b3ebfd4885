import { expect, test } from 'vitest';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { monthsOf, rosterLimits, rosterMessages as messages } from '#domain/roster';

const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
const calendar = (...events: string[]) =>
  new File(
    [`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`],
    'a.ics',
  );
const hoursOf = async (file: File) => {
  const { shifts } = await readRoster(file, place);
  return monthsOf(shifts, { today: '2026-11-24', timeZone: place.timeZone });
};

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
  [
    'have zones that no one knows',
    Array.from(
      { length: 200 },
      (_, n) => `BEGIN:VEVENT\r\nDTSTART;TZID=Nowhere ${n}, here:20261101T070000\r\nEND:VEVENT\r\n`,
    ).join(''),
    messages.noShifts,
  ],
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
});

test.each([
  ['roster.xlsx', messages.workbook],
  ['me@example.org.ical.zip', messages.archive],
])('says what %s is', async (name, message) => {
  await expect(readRoster(new File(['PK\u0003\u0004'], name), place)).rejects.toThrow(message);
});

test('rows of a table that cannot be read are counted', async () => {
  const text = 'Date,Start,End\n1/10/2026,07:00,19:00\n31/31/2026,07:00,19:00\n2/10/2026,,\n';
  const { shifts, notes } = await readRoster(new File([text], 'a.csv'), place);
  expect(shifts).toHaveLength(1);
  expect(notes).toEqual(['1 of 3 entries read.', '2 entries could not be read.']);
});
