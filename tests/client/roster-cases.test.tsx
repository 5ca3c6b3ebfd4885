import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRoster } from '#client/lib/roster/read-roster.ts';
import { lettersNote } from '#domain/records/decode-text';
import { rosterMessages } from '#domain/messages/roster';

const folder = 'tests/support/cases/rosters';

/** In Brisbane, whose clock never changes. */
const place = { now: new Date('2026-11-26T10:00:00Z'), timeZone: 'Australia/Brisbane' };

/** Expected of each file: its shifts, the notes about them, and the order of day and month if that is asked. */
const cases: readonly [file: string, shifts: string[], notes: string, dayOrder?: string][] = [
  ['blank-line-inside.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  [
    'break-minutes.csv',
    ['2026-11-01T21:00Z 12 h Without a title'],
    '1 entry has other hours in a column of its own, such as without breaks: start and end were used.',
    'day-first',
  ],
  [
    'cancelled-occurrence-utc-no-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '1 of 2 entries read. 1 cancelled entry left out.',
  ],
  [
    'cancelled-occurrence-utc-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '1 of 2 entries read. 1 cancelled entry left out.',
  ],
  [
    'comma-hours.csv',
    ['2026-11-02T02:00Z 11.5 h Without a title'],
    '1 entry with hours and without a time is read as beginning at 12:00. The hours are right; the time of day is not known.',
    'day-first',
  ],
  ['cr-only.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  ['datetimes-in-start-end.csv', ['2026-11-01T21:00Z 12 h Without a title'], '', 'day-first'],
  ['dots-in-time.csv', ['2026-11-01T21:00Z 12 h Without a title'], '', 'day-first'],
  [
    'dst-night.csv',
    ['2026-04-04T09:00Z 12 h Night', '2026-10-03T09:00Z 12 h Night'],
    '',
    'day-first',
  ],
  [
    'dst-night.ics',
    [
      '2026-04-04T08:00Z 13 h Night',
      '2026-09-26T07:00Z 11 h Night NZ',
      '2026-10-03T08:30Z 11.5 h Night LH',
      '2026-10-03T09:00Z 11 h Night',
    ],
    '',
  ],
  [
    'dtend-date.ics',
    [],
    'No shift that has been worked was found in this file. 1 entry without a length left out.',
  ],
  ['duplicate-headers.csv', [], rosterMessages.noColumns],
  ['duration-pt12h.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  [
    'empty-dtstart.ics',
    ['2026-11-10T21:00Z 12 h Day'],
    '1 of 2 entries read. 1 entry could not be read.',
  ],
  ['ends-2400.csv', ['2026-11-02T02:00Z 12 h Late', '2026-11-02T21:00Z 12 h Day'], '', 'day-first'],
  ['excel-serial.csv', ['2026-11-01T21:00Z 12 h Without a title'], ''],
  [
    'exdate-as-date-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day', '2026-11-04T21:00Z 12 h Day'],
    '',
  ],
  [
    'exdate-as-date.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day', '2026-11-04T21:00Z 12 h Day'],
    '',
  ],
  [
    'exdate-in-utc-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day', '2026-11-04T21:00Z 12 h Day'],
    '',
  ],
  [
    'exdate-in-utc.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day', '2026-11-04T21:00Z 12 h Day'],
    '',
  ],
  [
    'hours-hmm.csv',
    ['2026-11-02T02:00Z 12 h Without a title', '2026-11-03T02:00Z 11.5 h Without a title'],
    '2 entries with hours and without a time are read as beginning at 12:00. The hours are right; the time of day is not known.',
    'day-first',
  ],
  ['hours-overlap-same.ics', ['2026-11-10T21:00Z 12 h Day', '2026-11-10T21:00Z 24 h Standby'], ''],
  [
    'ical-generator-real-output.ics',
    ['2026-11-01T11:00Z 12 h Day', '2026-11-03T11:00Z 12 h Day'],
    '',
  ],
  [
    'invalid-rrule-freq.ics',
    [],
    'No shift that has been worked was found in this file. 0 of 1 entry read. 1 entry could not be read.',
  ],
  ['iso-utc.csv', ['2026-11-01T21:00Z 12 h Without a title'], ''],
  ['lf-only.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  [
    'method-cancel.ics',
    [],
    'No shift that has been worked was found in this file. 0 of 1 entry read. 1 cancelled entry left out.',
  ],
  ['no-uid.ics', ['2026-11-10T21:00Z 12 h Day', '2026-11-12T21:00Z 12 h Day'], ''],
  ['numbers-latin1.csv', ['2026-11-01T21:00Z 12 h Journée'], lettersNote, 'day-first'],
  ['orphan-recurrence-id.ics', ['2026-11-10T21:00Z 12 h Busy', '2026-11-11T21:00Z 12 h Busy'], ''],
  [
    'outlook-us-earlier.csv',
    ['2026-03-19T21:00Z 12 h Day'],
    '1 of 3 entries read. 2 entries left out until you choose the order of day and month.',
    'unsure',
  ],
  [
    'outlook-us.csv',
    ['2026-11-12T21:00Z 12 h Day', '2026-11-19T21:00Z 12 h Day'],
    '2 of 4 entries read. 2 entries left out until you choose the order of day and month.',
    'unsure',
  ],
  [
    'rdate-period.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T21:00Z 6 h Day', '2026-11-05T21:00Z 6 h Day'],
    '',
  ],
  [
    'recurrence-id-in-utc.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T09:00Z 12 h Night', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  [
    'recurrence-id-utc-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-03T09:00Z 12 h Night', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  ['semicolon.csv', ['2026-11-01T21:00Z 12 h Day'], '', 'day-first'],
  ['sep-line.csv', ['2026-11-01T21:00Z 12 h Day'], '', 'day-first'],
  [
    'sequence-duplicates.ics',
    ['2026-11-11T09:00Z 12 h Day new'],
    '1 of 2 entries read. 1 entry left out: the file has another version of it.',
  ],
  [
    'tentative-and-cancelled-master.ics',
    [],
    'No shift that has been worked was found in this file. 0 of 2 entries read. 2 cancelled entries left out.',
  ],
  [
    'thisandfuture.ics',
    [
      '2026-11-01T21:00Z 12 h Day',
      '2026-11-02T21:00Z 12 h Day',
      '2026-11-04T09:00Z 12 h Night',
      '2026-11-05T09:00Z 12 h Night',
    ],
    '',
  ],
  [
    'title-rows-first.csv',
    ['2026-11-01T21:00Z 12 h Day'],
    '1 line above the column names left out.',
    'day-first',
  ],
  [
    'transparent-annual-leave.ics',
    ['2026-11-10T21:00Z 12 h Annual leave'],
    '1 entry marked as free, not busy, counts as worked.',
  ],
  ['two-vcalendars.ics', ['2026-11-10T21:00Z 12 h Day', '2026-11-12T09:00Z 12 h Night'], ''],
  ['tzid-display-name.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
  ['tzid-freeassociation.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
  ['tzid-utc.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  ['tzone-microsoft-utc.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  ['tzone-quoted.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  [
    'unfolded-html.ics',
    [],
    'No shift that has been worked was found in this file. 0 of 1 entry read. 1 entry could not be read.',
  ],
  ['unknown-param-colon.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  [
    'until-as-date.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-02T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  [
    'until-utc-2359-no-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-02T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  [
    'until-utc-night-no-vtz.ics',
    [
      '2026-11-02T09:00Z 12 h Night',
      '2026-11-03T09:00Z 12 h Night',
      '2026-11-04T09:00Z 12 h Night',
    ],
    '',
  ],
  [
    'until-utc-no-vtimezone.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-02T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  [
    'until-utc-vtz.ics',
    ['2026-11-01T21:00Z 12 h Day', '2026-11-02T21:00Z 12 h Day', '2026-11-03T21:00Z 12 h Day'],
    '',
  ],
  ['utf16-excel-unicode-text.csv', ['2026-11-01T21:00Z 12 h Day'], '', 'day-first'],
  ['utf16le.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  ['utf8-bom.ics', ['2026-11-10T21:00Z 12 h Day'], ''],
  ['vtz-after-events.ics', ['2026-11-01T23:00Z 12 h Day'], ''],
  [
    'weekday-in-date.csv',
    ['2026-11-01T21:00Z 12 h Without a title', '2026-11-01T21:00Z 12 h Without a title'],
    '',
    'day-first',
  ],
  [
    'weekly-byday-until.ics',
    [
      '2026-11-01T21:00Z 12 h Day',
      '2026-11-02T21:00Z 12 h Day',
      '2026-11-08T21:00Z 12 h Day',
      '2026-11-09T21:00Z 12 h Day',
      '2026-11-15T21:00Z 12 h Day',
      '2026-11-16T21:00Z 12 h Day',
    ],
    '',
  ],
  [
    'whole-days.ics',
    [],
    'No shift that has been worked was found in this file. 0 of 2 entries read. 2 entries of whole days left out: they have no hours.',
  ],
  ['windows-zone-no-vtimezone.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
  ['windows-zone-quoted-no-vtimezone.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
  ['windows-zone-with-vtimezone.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
  ['x-wr-timezone-floating.ics', ['2026-11-09T20:00Z 12 h Day'], ''],
];

test.each(cases)('%s', async (name, shifts, notes, dayOrder) => {
  const file = new File([readFileSync(`${folder}/${name}`)], name);
  const read = await readRoster(file, place).catch((error: unknown) => ({
    shifts: [],
    notes: [(error as Error).message],
    dayOrder: undefined,
  }));
  const found = read.shifts.map(
    ({ title, start, end }) =>
      `${start.toISOString().slice(0, 16)}Z ${(end.getTime() - start.getTime()) / 3_600_000} h ${title}`,
  );
  expect({
    shifts: found.toSorted(),
    notes: read.notes.join(' '),
    dayOrder: read.dayOrder,
  }).toEqual({ shifts, notes, dayOrder });
});

test('every file has its outcome', () => {
  expect(cases.map(([name]) => name).toSorted()).toEqual(readdirSync(folder).toSorted());
});
