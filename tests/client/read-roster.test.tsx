import { expect, test } from 'vitest';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { monthsOf, rosterLimits, rosterMessages as messages } from '#domain/messages/roster';

const place = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Sydney' };
const calendar = (...events: string[]) =>
  new File(
    [`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`],
    'a.ics',
  );
const event = (start: string, end: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${start}`,
    'SUMMARY:Day',
    `DTSTART:${start}`,
    `DTEND:${end}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
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
  ['what is no roster', 'Name,Age\nA,1\n', messages.noColumns],
  ['what is no text', '\0\u0001\0\0', messages.notRead],
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

test.each([
  ['a fraction of a second', '20261010T060000.000Z', '20261010T180000.5Z'],
  ['the long form', '2026-10-10T06:00:00Z', '2026-10-10T18:00:00.000Z'],
  ['the long form without seconds', '2026-10-10T06:00Z', '2026-10-10T18:00Z'],
  ['a distance from UTC', '20261010T170000+1100', '20261010T143000-0330'],
  ['a distance with a colon', '2026-10-10T17:00:00+11:00', '20261010T170000-01:00'],
  ['a day’s end', '20261010T060000Z', '20261011T050000+1100'],
])('reads times with %s', async (_name, start, end) => {
  const { shifts, notes } = await readRoster(calendar(event(start, end)), place);
  expect(shifts).toMatchObject([
    { start: new Date('2026-10-10T06:00:00Z'), end: new Date('2026-10-10T18:00:00Z') },
  ]);
  expect(notes).toEqual([]);
});

test.each(['20260230T060000Z', '20261310T060000Z', '20261010T250000Z', '20261010T066100Z'])(
  'leaves out an entry at a time that does not exist, and says so: %s',
  async (start) => {
    const good = event('20261010T060000Z', '20261010T180000Z');
    const { shifts, notes } = await readRoster(
      calendar(good, event(start, '20261231T180000Z')),
      place,
    );
    expect(shifts).toHaveLength(1);
    expect(notes).toEqual(['1 of 2 entries read.', '1 entry could not be read.']);
  },
);

test.each([
  ['STATUS:TENTATIVE', '1 entry marked as tentative counts as worked.'],
  ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', '1 entry marked as tentative counts as worked.'],
  ['TRANSP:TRANSPARENT', '1 entry marked as free, not busy, counts as worked.'],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', '1 entry marked as free, not busy, counts as worked.'],
])('counts an entry with %s, and says so', async (line, note) => {
  const { shifts, notes } = await readRoster(
    calendar(event('20261010T060000Z', '20261010T180000Z', line)),
    place,
  );
  expect(shifts).toHaveLength(1);
  expect(notes).toEqual([note]);
});

test('reads both times of a shift from one column', async () => {
  const text = [
    'Date,Shift,Place',
    '1/10/2026,07:00-19:00,Cairns',
    '2/10/2026,D12,',
    '3/10/2026,OFF,',
    '4/10/2026,1900 – 0700 (night),',
    '13/10/2026,7am to 3.30pm,',
    '14/10/2026,07:00-07:00,',
  ].join('\n');
  const { shifts, notes } = await readRoster(new File([text], 'a.csv'), place);
  expect(
    shifts.map(({ start, end, title }) => [
      start.toISOString(),
      (+end - +start) / 3_600_000,
      title,
    ]),
  ).toEqual([
    ['2026-09-30T21:00:00.000Z', 12, messages.untitled],
    ['2026-10-04T08:00:00.000Z', 12, 'night'],
    ['2026-10-12T20:00:00.000Z', 8.5, messages.untitled],
    ['2026-10-13T20:00:00.000Z', 24, messages.untitled],
  ]);
  expect(notes).toEqual([
    '4 of 6 entries read.',
    '2 entries could not be read.',
    '1 entry ends at the time of day at which it begins: it is read as 24 hours.',
  ]);
});

test('takes numbers with a dash for no times', async () => {
  const text = 'Date,Ward,Hours\n1/10/2026,7-12,12\n13/10/2026,2-3,10\n';
  const { shifts } = await readRoster(new File([text], 'a.csv'), place);
  expect(shifts.map(({ start, end }) => (+end - +start) / 3_600_000)).toEqual([12, 10]);
});
