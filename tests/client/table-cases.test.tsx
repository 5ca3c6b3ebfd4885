import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFile, readText } from '#client/features/records/imports/read-table.ts';
import { categoriesIn, dayOrderOf, leftOutRows, readRows } from '#domain/records/activity-import';
import { lettersNote } from '#domain/records/decode-text';
import { headingsIn, matchColumns } from '#domain/records/import-columns';
import { headingRowOf } from '#domain/records/table-cells';

const folder = 'tests/support/cases/tables';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Reads a table in Brisbane as the import does before the user corrects anything. */
function read(cells: string[][]) {
  const heading = headingRowOf(cells, headingsIn);
  const columns = matchColumns(cells[heading]!);
  const dayOrder = dayOrderOf(cells, columns, heading);
  const reading = {
    heading,
    columns,
    unit: 'hours',
    dayOrder,
    categories: categoriesIn(cells, columns, heading),
    goals: [],
    documents: [],
    professions: [],
    today: new Date('2026-11-26T10:00:00Z'),
    timeZone: 'Australia/Brisbane',
  } as const;
  const rows = readRows(cells, reading).map(({ number, title, day, hours, notes, problems }) =>
    [
      `${number}: ${title} | ${day} | ${hours}`,
      notes.length > 0 && ` (${notes.join('; ')})`,
      problems.length > 0 && ` !! ${problems.join('; ')}`,
    ]
      .filter(Boolean)
      .join(''),
  );
  return { rows, leftOut: leftOutRows(cells, reading).join(' '), dayOrder };
}

/** Expected of each file: its rows with notes and problems, what is left out, and the order of day and month. */
const cases: readonly [file: string, rows: string[], leftOut: string, dayOrder: string | null][] = [
  [
    'cr-only.csv',
    ['2: Airway day | 2026-03-09 | 1.5', '3: Second | 2026-03-10 | 2'],
    '',
    'day-first',
  ],
  [
    'dates-odd.csv',
    [
      '2: Row 0 | null | 1 !! “29/02/2026” is a day that does not exist',
      '3: Row 1 | 2024-02-29 | 1',
      '4: Row 2 | 2025-12-31 | 1',
      '5: Row 3 | 2026-01-01 | 1',
      '6: Row 4 | 2026-03-09 | 1',
      '7: Row 5 | 2026-03-09 | 1',
      '8: Row 6 | 2026-03-09 | 1',
      '9: Row 7 | 2026-03-09 | 1',
      '10: Row 8 | 2026-03-09 | 1',
      '11: Row 9 | 2026-03-09 | 1',
      '12: Row 10 | null | 1 !! “20260309” is not a date we can read; write it as 25/4/2025',
      '13: Row 11 | 2026-03-09 | 1',
      '14: Row 12 | 2026-03-09 | 1',
      '15: Row 13 | 2026-03-09 | 1',
      '16: Row 14 | 2026-03-09 | 1',
      '17: Row 15 | 2026-03-09 | 1 (“2026-03-08T14:30:00Z” is 9 Mar 2026 in Brisbane time)',
      '18: Row 16 | 2026-03-09 | 1',
      '19: Row 17 | 2026-03-09 | 1',
      '20: Row 18 | 2026-03-09 | 1',
      '21: Row 19 | 2026-03-09 | 1',
      '22: Row 20 | 2026-09-09 | 1',
      '23: Row 21 | 2025-11-30 | 1',
      '24: Row 22 | 2025-12-01 | 1',
      '25: Row 23 | null | 1 !! “9/3” has no year; write it as 25/4/2025',
      '26: Row 24 | null | 1 !! “Mar 2026” has no day; write it as 25/4/2025',
      '27: Row 25 | null | 1 !! “2026” has no day; write it as 25/4/2025',
      '28: Row 26 | null | 1 !! “tomorrow” is not a date we can read; write it as 25/4/2025',
      '29: Row 27 | null | 1 !! “31/11/2025” is a day that does not exist',
      '30: Row 28 | null | 1 !! “00/03/2026” is a day that does not exist',
      '31: Row 29 | null | 1 !! “9/03/1026” is a day that does not exist',
      '32: Row 30 | null | 1 !! “2026-W10-1” is not a date we can read; write it as 25/4/2025',
    ],
    '',
    'day-first',
  ],
  ['duplicate-headers.csv', ['2: Airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  [
    'epoch-millis.csv',
    [
      '2: Airway day | null | 2 !! “1773064800000” is not a date we can read; write it as 25/4/2025',
    ],
    '',
    'day-first',
  ],
  [
    'excel-serial-time.csv',
    [
      '2: Airway day | 2026-03-09 | 0.06 (Excel’s day number 46090 read as 9 Mar 2026) !! Minimum 0.5 hours',
    ],
    '',
    'day-first',
  ],
  [
    'excel-serial.csv',
    ['2: Airway day | 2026-03-09 | 1.5 (Excel’s day number 46090 read as 9 Mar 2026)'],
    '',
    'day-first',
  ],
  [
    'formula-guarded.csv',
    [
      '2: =SUM(A1) | 2026-03-09 | 1.5',
      '3: -5 °C cold stress | 2026-03-09 | 1.5',
      "4: 'Tis airway | 2026-03-09 | 1.5",
    ],
    '',
    'day-first',
  ],
  ['google-form-timestamp.csv', ['2: Airway day | 2026-03-09 | 2'], '', 'day-first'],
  ['header-nbsp-bom-inside.csv', ['2: Airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  [
    'hours-odd.csv',
    [
      '2: Row 0 hours 1h30 | 2026-03-09 | 1.5',
      '3: Row 1 hours 1 hr 30 mins | 2026-03-09 | 1.5',
      '4: Row 2 hours 90 mins | 2026-03-09 | 1.5',
      '5: Row 3 hours 1:30 | 2026-03-09 | 1.5',
      '6: Row 4 hours 01:30:00 | 2026-03-09 | 1.5',
      '7: Row 5 hours PT1H30M | 2026-03-09 | 1.5',
      '8: Row 6 hours 1.50 hrs | 2026-03-09 | 1.5',
      '9: Row 7 hours ½ | 2026-03-09 | 0.5',
      '10: Row 8 hours 1½ | 2026-03-09 | 1.5',
      '11: Row 9 hours 1 ½ | 2026-03-09 | 1.5',
      '12: Row 10 hours 1 | null | null !! “Clinical Practice” is not a date we can read; write it as 25/4/2025; “9/03/2026” is not a number of hours; write it as 1.5 or 1h 30m; “5” is not a category we know; pick a category above',
      '13: Row 11 hours 1.25 | 2026-03-09 | 1 (“1.25” rounded down to 1 hour: hours are kept in halves)',
      '14: Row 12 hours 0.25 | 2026-03-09 | 0.25 !! Minimum 0.5 hours',
      '15: Row 13 hours 15 min | 2026-03-09 | 0.25 !! Minimum 0.5 hours',
      '16: Row 14 hours 24 | 2026-03-09 | 24',
      '17: Row 15 hours 100 | 2026-03-09 | 100',
      '18: Row 16 hours -2 | 2026-03-09 | null !! “-2” is not a number of hours; write it as 1.5 or 1h 30m',
      '19: Row 17 hours 2 points | 2026-03-09 | null !! “2 points” is not a number of hours; write it as 1.5 or 1h 30m',
      '20: Row 18 hours 2.0h | 2026-03-09 | 2',
      '21: Row 19 hours 3 x 30min | 2026-03-09 | null !! “3 x 30min” is not a number of hours; write it as 1.5 or 1h 30m',
      '22: Row 20 hours 1-2 | 2026-03-09 | null !! “1-2” is not a number of hours; write it as 1.5 or 1h 30m',
      '23: Row 21 hours ~2 | 2026-03-09 | null !! “~2” is not a number of hours; write it as 1.5 or 1h 30m',
      '24: Row 22 hours 2+ | 2026-03-09 | null !! “2+” is not a number of hours; write it as 1.5 or 1h 30m',
      '25: Row 23 hours two | 2026-03-09 | null !! “two” is not a number of hours; write it as 1.5 or 1h 30m',
    ],
    '',
    'day-first',
  ],
  ['html-as-xls.csv', [], 'There are no rows to import.', null],
  [
    'inch-quote.csv',
    ['2: Airway 14" catheter | 2026-03-09 | 1.5', '3: Second 12" | 2026-03-10 | 2'],
    '',
    'day-first',
  ],
  [
    'iso-utc-timestamps.csv',
    [
      '2: Airway day | 2026-03-10 | 2 (“2026-03-09T14:00:00.000Z” is 10 Mar 2026 in Brisbane time)',
      '3: Night debrief | 2026-12-01 | 2 (“2026-11-30T14:30:00Z” is 1 Dec 2026 in Brisbane time) !! Completion date cannot be in the future',
    ],
    '',
    'day-first',
  ],
  ['mac-roman.csv', ['2: CafŽ airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  [
    'moodle-export.csv',
    ['2: Quiz | 2026-03-09 | 1.5 !! The category is missing; pick a category above'],
    '',
    'day-first',
  ],
  ['nnbsp-time.csv', ['2: Airway day | 2026-09-03 | 1.5'], '', 'day-first'],
  ['nul-and-ctrl-z.csv', ['2: Airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  ['quotes-newlines.csv', ['2: He said "airway" | 2026-03-09 | 1.5'], '', 'day-first'],
  ['semicolon-decimal-comma.csv', ['2: Airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  ['sep-semicolon-first-line.csv', ['2: Airway day | 2026-03-09 | 1.5'], '', 'day-first'],
  [
    'title-rows-before-header.csv',
    ['5: Airway day | 2026-03-09 | 1.5'],
    '2 lines above the column names left out.',
    'day-first',
  ],
  [
    'total-row-last.csv',
    ['2: Airway day | 2026-03-09 | 1.5'],
    '1 total row left out.',
    'day-first',
  ],
  [
    'unclosed-quote.csv',
    [
      '2: Airway day,Clinical Practice,9/03/2026,1.5,ok Second,Clinical Practice,10/03/2026,2,ok Third,Clinical Practice,11/03/2026,2,ok | null | null !! The category is missing; pick a category above; The date is missing; The hours are missing',
    ],
    '',
    'day-first',
  ],
  [
    'us-dates-all-ambiguous.csv',
    ['2: A one airway | 2026-09-03 | 1.5', '3: B two airway | 2026-05-04 | 1.5'],
    '',
    'day-first',
  ],
  [
    'us-dates-mixed.csv',
    [
      '2: A one airway | null | 1.5 !! “3/9/2026” could be 3 Sep 2026 or 9 Mar 2026; choose the date order above',
      '3: B two airway | 2026-03-25 | 1.5',
    ],
    '',
    'unsure',
  ],
  ['utf16le-no-bom.csv', ['2: Airway | 2026-03-09 | 1.5'], '', 'day-first'],
  ['utf16le-tab.txt', ['2: St John’s – airway | 2026-03-09 | 1.5'], '', 'day-first'],
  ['windows-1252.csv', ['2: Café M’s airway | 2026-03-09 | 1.5'], '', 'day-first'],
];

test.each(cases)('%s', async (name, rows, leftOut, dayOrder) => {
  const file = new File([readFileSync(`${folder}/${name}`)], name);
  const found = await readFile(file).then(
    ({ cells }) => read(cells),
    (error: unknown) => ({ rows: [], leftOut: (error as Error).message, dayOrder: null }),
  );
  expect(found).toEqual({ rows, leftOut, dayOrder });
});

test('every file has its outcome', () => {
  expect(cases.map(([name]) => name).toSorted()).toEqual(readdirSync(folder).toSorted());
});

const titles = (text: string) => read(readText(text).cells);
const airway = 'Airway,Clinical Practice,9/3/2026,2';

test.each([
  ['titles without separators', `My log\nPrinted today\n\nTitle,Category,Date,Hours\n${airway}`],
  ['blank lines first', `\n\n,,,\nTitle,Category,Date,Hours\n${airway}`],
  ['a separator in quotes', `"sep=,"\nTitle,Category,Date,Hours\n${airway}`],
  [
    'semicolons below a title with commas',
    `Log, 2026, mine\nTitle;Category;Date;Hours\n${airway.replaceAll(',', ';')}`,
  ],
  ['line ends of several kinds', `Log\r\n\r\nTitle,Category,Date,Hours\n${airway}\r`],
  ['pipes', `Title|Category|Date|Hours\n${airway.replaceAll(',', '|')}`],
  ['names with their form', `Title,Category,Date [d/m/y],Hours (decimal)\n${airway}`],
  [
    'marks around every value',
    `\u200ETitle,Category\u200B,\uFEFFDate,Hours\n\u200E${airway.replaceAll(',', '\u200F,\u200E')}`,
  ],
])('finds the column names below %s', (_name, text) => {
  const { rows } = titles(text);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^\d+: Airway \| 2026-03-09 \| 2$/);
});

test.each([
  ['2026-03-08T14:30:00Z', '2026-03-09'],
  ['2026-03-08 14:30:00 +0000', '2026-03-09'],
  ['Sun, 08 Mar 2026 14:30:00 GMT', '2026-03-09'],
  ['8/3/2026 2:30 PM UTC', '2026-03-09'],
  ['2026-03-09T00:30:00+11:00', '2026-03-08'],
  ['9/3/2026 00:30 AEDT', '2026-03-08'],
  ['2026-03-09 00:30 (AEST)', '2026-03-09'],
  ['2025/11/30 3:15:10 PM GMT+1', '2025-12-01'],
  ['2026-03-09T00:00:00.000Z', '2026-03-09'],
])('a time with a zone is the owner’s day, and another day is said: %s', (stamp, day) => {
  const { rows } = titles(`Title,Category,Date,Hours\n${airway.replace('9/3/2026', `"${stamp}"`)}`);
  expect(rows[0]).toContain(`| ${day} |`);
  expect(rows[0]!.includes('in Brisbane time')).toBe(!sameDay(stamp, day));
});

/** True if the day is written in the stamp. */
const sameDay = (stamp: string, day: string) =>
  [
    day,
    day.replaceAll('-', '/'),
    `${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`,
  ].some((each) => stamp.startsWith(each));

test.each([
  ['Date (mm/dd/yyyy)', '3/9/2026', '2026-03-09', 'month-first'],
  ['Date (dd/mm/yyyy)', '3/9/2026', '2026-09-03', 'day-first'],
  ['Date (dd/mm/yyyy)', '3/25/2026', '2026-03-25', 'unsure'],
])('the name “%s” shows the order of %s', (name, date, day, order) => {
  const { rows, dayOrder } = titles(
    `Title,Category,${name},Hours\n${airway.replace('9/3/2026', date)}`,
  );
  expect(dayOrder).toBe(order);
  expect(rows[0]).toContain(`| ${day} |`);
});

test.each([
  'Total',
  'TOTAL:',
  'Grand total',
  'Sub-total',
  'Total CPD hours',
  'Total: 3.5 h',
  'Sum',
])('a row of “%s” is left out, and said', (total) => {
  const text = `Title,Category,Date,Hours\n${airway}\n${total},,,2\nEXAMPLE,,,1`;
  expect(titles(text)).toMatchObject({
    rows: { length: 1 },
    leftOut: '1 total row left out. 1 example row left out.',
  });
});

test('an activity with that name is none', () => {
  expect(titles(`Title,Category,Date,Hours\nTotal,Clinical Practice,9/3/2026,2`).rows).toHaveLength(
    1,
  );
});

test('a cell of the largest file that is nearly all blank is read soon', () => {
  const blank = ' '.repeat(900_000);
  const { rows } = titles(
    `Title,Category,Date,Hours\nA${blank}b,Clinical Practice,9/3/2026${blank},2`,
  );
  expect(rows).toHaveLength(1);
});

test('a name composed in another way is the same name', () => {
  const { rows } = titles(`Title,Category,Date,Hours\nCafe\u0301,Clinical Practice,9/3/2026,2`);
  expect(rows[0]).toContain('Caf\u00E9');
});

test.each([
  [
    'UTF-8',
    new TextEncoder().encode('Title,Category,Date,Hours\nCafé,Clinical Practice,9/3/2026,2'),
    null,
  ],
  [
    'Windows-1252',
    bytes('Title,Category,Date,Hours\nCaf\xE9,Clinical Practice,9/3/2026,2'),
    lettersNote,
  ],
])('a file in %s says whether its letters were assumed', async (_name, content, note) => {
  const table = await readFile(new File([content as BlobPart], 'log.csv'));
  expect(table.note).toBe(note);
  expect(read(table.cells).rows).toEqual(['2: Café | 2026-03-09 | 2']);
});
