import { describe, expect, test } from 'vitest';
import type { DayOrder } from '#domain/day-order';
import { rosterLimits, rosterMessages as messages } from '#domain/messages/roster';
import { shiftsOfRows } from '#domain/messages/roster-table';

/** In Brisbane, whose clock never changes. */
function read(text: string, order?: DayOrder) {
  const rows = text.split('\n').map((line) => line.split(','));
  const found = shiftsOfRows(rows, { timeZone: 'Australia/Brisbane' }, order);
  return (
    found && {
      ...found,
      shifts: found.shifts.map(
        ({ title, start, end }) =>
          `${start.toISOString().slice(5, 16)} ${(end.getTime() - start.getTime()) / 3_600_000} ${title}`,
      ),
    }
  );
}
const untitled = messages.untitled;
const day = `11-01T21:00 12 ${untitled}`;

describe('a row', () => {
  test.each([
    ['07:00,19:00'],
    ['0700,1900'],
    ['700,1900'],
    ['7 am,7pm'],
    ['7:00:00 AM,7:00:00 PM'],
    ['07.00,19.00'],
    ['07h00,19h00'],
    ['0700 hrs,1900hrs'],
    ['\u200E07:00,19:00\u00A0'],
    ['０７:００,１９:００'],
    ['0.291666667,0.791666667'],
    ['2/11/2026 07:00,2/11/2026 7:00 pm'],
    ['46328.2916667,46328.7916667'],
    ['2026-11-02T07:00:00,2026-11-02T19:00:00'],
    ['2026-11-01T21:00:00Z,2026-11-02T19:00+10:00'],
  ])('has times as %s', (times) => {
    expect(read(`Date,Start,End\n2/11/2026,${times}`)!.shifts).toEqual([day]);
  });

  test.each([
    ['2/11/2026'],
    ['02-11-26'],
    ['2 Nov 2026'],
    ['Mon 2/11/2026'],
    ['Monday 2 November 2026'],
    ['2026-11-02'],
    ['2026-11-02 00:00:00'],
    ['46328'],
    ['\uFEFF2/11/2026'],
  ])('has a day as %s', (date) => {
    expect(read(`Date,Start,End\n${date},07:00,19:00`)!.shifts).toEqual([day]);
  });

  test.each([
    ['12', 12],
    ['7.6', 7.6],
    ['7,6', 7.6],
    ['12:00', 12],
    ['7:36', 7.6],
    ['7h 36m', 7.6],
    ['12 hrs', 12],
    ['90 min', 1.5],
  ])('has hours as %s', (hours, worked) => {
    const rows = [
      ['Date', 'Hours'],
      ['2/11/2026', hours],
    ];
    const [shift] = shiftsOfRows(rows, { timeZone: 'Australia/Brisbane' })!.shifts;
    expect((shift!.end.getTime() - shift!.start.getTime()) / 3_600_000).toBeCloseTo(worked);
  });

  test.each([
    ['19:00,07:00,', `11-02T09:00 12 ${untitled}`],
    ['12:00,24:00,', `11-02T02:00 12 ${untitled}`],
    ['12:00,00:00,', `11-02T02:00 12 ${untitled}`],
    ['19:00,07:00,3/11/2026', `11-02T09:00 12 ${untitled}`],
    ['07:00,,', null],
  ])('ends on the next day if it must: %s', (rest, shift) => {
    const { shifts } = read(`Date,Start,End,End Date\n2/11/2026,${rest}`)!;
    expect(shifts).toEqual(shift ? [shift] : []);
  });

  test.each([
    ['Start,End\n2/11/2026 07:00,2/11/2026 19:00', day],
    ['Clock in,Clock out\n2026-11-02 07:00,2026-11-02 19:00', day],
    ['Work date,Time in,Time out,Shift code\n2/11/2026,07:00,19:00,D', '11-01T21:00 12 D'],
    [
      'Date (dd/mm/yyyy),Start (24h),End (24h),Shift type\n2/11/2026,07:00,19:00,Day',
      '11-01T21:00 12 Day',
    ],
    ['DATE ,start time, FINISH TIME\n2/11/2026,07:00,19:00', day],
  ])('is found under these names: %j', (text, shift) => {
    expect(read(text)!.shifts).toEqual([shift]);
  });
});

test('lines above the names, totals, whole days, cancelled and broken rows are left out, and said', () => {
  const text = [
    'Roster of 2026',
    '',
    'Date,Start,End,Shift,All day event,Status',
    '20/11/2026,07:00,19:00,Day,False,',
    '21/11/2026,,,Leave,TRUE,',
    '22/11/2026,07:00,19:00,Day,,Cancelled',
    '31/31/2026,07:00,19:00,Day,,',
    '',
    'Total,,,12,,',
  ].join('\n');
  expect(read(text)).toEqual({
    shifts: ['11-19T21:00 12 Day'],
    notes: [
      '1 line above the column names left out.',
      '1 of 5 entries read.',
      '1 entry could not be read.',
      '1 entry of whole days left out: they have no hours.',
      '1 cancelled entry left out.',
      '1 entry left out: a total.',
    ],
  });
});

test('other hours of its own are said, and its times used', () => {
  expect(
    read('Date,Start,End,Hours\n20/11/2026,07:00,19:00,11.5\n21/11/2026,07:00,19:00,12'),
  ).toEqual({
    shifts: [`11-19T21:00 12 ${untitled}`, `11-20T21:00 12 ${untitled}`],
    notes: [
      '1 entry has other hours in a column of its own, such as without breaks: start and end were used.',
    ],
  });
});

test('hours without a time are read from midday on, which is said; those with an end alone end then', () => {
  expect(
    read(
      'Date,Start,End,Hours\n20/11/2026,,,12\n21/11/2026,,07:00,12\n22/11/2026,07:00,,10\n23/11/2026,,07:00,12 hrs',
    ),
  ).toEqual({
    shifts: [
      `11-20T02:00 12 ${untitled}`,
      `11-20T09:00 12 ${untitled}`,
      `11-21T21:00 10 ${untitled}`,
      `11-22T09:00 12 ${untitled}`,
    ],
    notes: [
      '1 entry with hours and without a time is read as beginning at 12:00. The hours are right; the time of day is not known.',
    ],
  });
});

describe('the order of day and month', () => {
  const rows = (...dates: string[]) =>
    ['Date,Start,End', ...dates.map((date) => `${date},07:00,19:00`)].join('\n');
  const starts = (text: string, order?: DayOrder) => {
    const { shifts, dayOrder } = read(text, order)!;
    return [...shifts.map((shift) => shift.slice(0, 5)), dayOrder];
  };

  test('that a date proves is not asked', () => {
    expect(starts(rows('3/4/2026', '20/4/2026'))).toEqual(['04-02', '04-19', undefined]);
    expect(starts(rows('2026-04-03', '3 Apr 2026', '4/4/2026'))).toEqual([
      '04-02',
      '04-02',
      '04-03',
      undefined,
    ]);
  });

  test('that none proves is the Australian one, until the user says otherwise', () => {
    expect(starts(rows('3/4/2026'))).toEqual(['04-02', 'day-first']);
    expect(starts(rows('3/4/2026'), 'month-first')).toEqual(['03-03', 'month-first']);
  });

  test('must be chosen if a date has the month first', () => {
    const text = rows('3/4/2026', '3/20/2026');
    expect(starts(text)).toEqual(['03-19', 'unsure']);
    expect(read(text)!.notes).toEqual([
      '1 of 2 entries read.',
      '1 entry left out until you choose the order of day and month.',
    ]);
    expect(starts(text, 'month-first')).toEqual(['03-03', '03-19', 'month-first']);
    expect(read(text, 'day-first')!.notes).toContain('1 entry could not be read.');
  });

  test('is that of the column’s name', () => {
    expect(starts(rows('3/4/2026').replace('Date', 'Date (mm/dd/yyyy)'))).toEqual([
      '03-03',
      undefined,
    ]);
    expect(starts(rows('3/4/2026').replace('Date', 'Date (dd/mm/yyyy)'))).toEqual([
      '04-02',
      undefined,
    ]);
  });

  test('counts in the end, too', () => {
    const text = 'Date,Start,End Date,End\n3/4/2026,19:00,3/13/2026,07:00';
    expect(read(text)).toMatchObject({ shifts: [], dayOrder: 'unsure' });
  });
});

test('a table without a day, or without times and hours, is no roster', () => {
  for (const text of ['Name,Age\nA,1', 'Date,Shift\n2/11/2026,Day', 'Hours\n12', '']) {
    expect(read(text)).toBeNull();
  }
});

test('more rows than are read are said to be cut', () => {
  const row = '20/11/2026,07:00,19:00';
  const text = ['Date,Start,End', ...Array(rosterLimits.shifts + 2).fill(row)].join('\n');
  const { shifts, notes } = read(text)!;
  expect(shifts).toHaveLength(rosterLimits.shifts);
  expect(notes).toEqual([
    messages.tooMany,
    '6,000 of 6,002 entries read.',
    '2 entries left out: more than are read.',
  ]);
});
