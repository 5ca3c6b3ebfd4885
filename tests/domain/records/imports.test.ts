import { traceLimits } from '#domain/records/activity-trace';
import { describe, expect, test } from 'vitest';
import {
  categoriesIn,
  dayOrderOf,
  readRows,
  repeatedRows,
  toImported,
} from '#domain/records/activity-import';
import {
  orderShownBy,
  readDay,
  readElements,
  readEvidence,
  readFlag,
  readTitles,
  readHours,
  readPractitioners,
  readSetting,
  readStatus,
  readType,
  readWhole,
  suggestCategory,
  withoutGuard,
} from '#domain/records/import-cells';
import {
  importColumns,
  importTemplate,
  isInMinutes,
  matchColumns,
} from '#domain/records/import-columns';
import {
  activitiesLabel,
  IMPORT_MAX_ROWS,
  importedLabel,
  importUndoUntil,
} from '#domain/records/imports';
import { duplicatesSchema, importSchema } from '#domain/records/imports.schema';
import { problems } from '../problems.ts';

test('a title composed in another way is the same title', () => {
  const goals = [{ id: '1', title: 'Re\u0301animation' }];
  expect(readTitles('\u200ER\u00E9animation', goals, 'learning goals')).toEqual({ value: ['1'] });
});

describe('a day', () => {
  test.each([
    ['3/4/2025', '2025-04-03'],
    ['03-04-25', '2025-04-03'],
    ['3.4.2025', '2025-04-03'],
    ['13 4 2025', '2025-04-13'],
    ['31/12/69', '2069-12-31'],
    ['1/1/70', '1970-01-01'],
    ['12/12/2025', '2025-12-12'],
    ['31/12/99', '1999-12-31'],
    ['3 Apr 2025', '2025-04-03'],
    ['3rd of April 2025', '2025-04-03'],
    ['3-Apr-25', '2025-04-03'],
    ['3 Sept 2025', '2025-09-03'],
    ['3 September 2025', '2025-09-03'],
    ['1st January 2025', '2025-01-01'],
    ['2nd Feb. 2025', '2025-02-02'],
    ['13th of March, 2025', '2025-03-13'],
    ['3Apr25', '2025-04-03'],
    ['3 . Apr . 2025', '2025-04-03'],
    ['Mon 3 Mar 2025', '2025-03-03'],
    ['Tue, 4 Mar 2025', '2025-03-04'],
    ['Tues 4 Mar 2025', '2025-03-04'],
    ['Saturday 1 March 2025', '2025-03-01'],
    ['January 2nd, 2025', '2025-01-02'],
    ['Feb. 12 25', '2025-02-12'],
    ['Thu 3 April 2025', '2025-04-03'],
    ['Thursday, 3 April 2025', '2025-04-03'],
    ['2025-04-03', '2025-04-03'],
    ['2025/4/3', '2025-04-03'],
    ['2025.04.03', '2025-04-03'],
    ['2025-12-25', '2025-12-25'],
    ['2025-04-03 09:30', '2025-04-03'],
    ['2025-04-03T09:30:00.123+10:00', '2025-04-03'],
    ['2025-04-03T9:30+1000', '2025-04-03'],
    ['3/4/2025, 11:30:15 p.m.', '2025-04-03'],
    ['3/4/2025 2:30pm', '2025-04-03'],
    ['2025-04-03T09:30:00Z', '2025-04-03'],
    ['3/04/2025 2:30 PM', '2025-04-03'],
    ['April 3, 2025', '2025-04-03'],
    ['Apr 3rd 2025', '2025-04-03'],
    ['45750', '2025-04-03'],
    ['45750.6', '2025-04-03'],
    ['45750.25', '2025-04-03'],
    [' ', null],
  ])('%j is %s', (cell, value) => expect(readDay(cell)).toMatchObject({ value }));

  test.each([
    ['4/25/2025', '“4/25/2025” has no month 25; write the day first'],
    ['x'.repeat(40), `“${'x'.repeat(40)}” is not a date we can read; write it as 25/4/2025`],
    [
      `whenever ${'x'.repeat(40)}`,
      `“whenever ${'x'.repeat(30)}…” is not a date we can read; write it as 25/4/2025`,
    ],
    ['30/2/2025', '“30/2/2025” is a day that does not exist'],
    ['31 Apr 2025', '“31 Apr 2025” is a day that does not exist'],
    ['Apr 2025', '“Apr 2025” has no day; write it as 25/4/2025'],
    ['2025', '“2025” has no day; write it as 25/4/2025'],
    ['April. - 25', '“April. - 25” has no day; write it as 25/4/2025'],
    ['12-11', '“12-11” has no year; write it as 25/4/2025'],
    ['3/4/2025/6', '“3/4/2025/6” is not a date we can read; write it as 25/4/2025'],
    ['x3/4', '“x3/4” is not a date we can read; write it as 25/4/2025'],
    ['3/4x', '“3/4x” is not a date we can read; write it as 25/4/2025'],
    ['circa 2025', '“circa 2025” has no day; write it as 25/4/2025'],
    ['circa 20256', '“circa 20256” is not a date we can read; write it as 25/4/2025'],
    ['20256x', '“20256x” is not a date we can read; write it as 25/4/2025'],
    ['on 3 Apr 2025', '“on 3 Apr 2025” is not a date we can read; write it as 25/4/2025'],
    ['3 Apr 2025 or so', '“3 Apr 2025 or so” is not a date we can read; write it as 25/4/2025'],
    ['the April 3, 2025', '“the April 3, 2025” is not a date we can read; write it as 25/4/2025'],
    ['April 3, 2025 ish', '“April 3, 2025 ish” is not a date we can read; write it as 25/4/2025'],
    ['2025-04-03-1', '“2025-04-03-1” is not a date we can read; write it as 25/4/2025'],
    ['x2025-04-03', '“x2025-04-03” is not a date we can read; write it as 25/4/2025'],
    ['3 Aprilis 2025', '“Aprilis” in “3 Aprilis 2025” is not a month'],
    ['13/13/2025', '“13/13/2025” is a day that does not exist'],
    ['12/13/2025', '“12/13/2025” has no month 13; write the day first'],
    ['3/4', '“3/4” has no year; write it as 25/4/2025'],
    ['3 Foo 2025', '“Foo” in “3 Foo 2025” is not a month'],
    ['last week', '“last week” is not a date we can read; write it as 25/4/2025'],
    ['1/1/1800', '“1/1/1800” is a day that does not exist'],
  ])('%j is refused in words', (cell, problem) => expect(readDay(cell)).toEqual({ problem }));

  test('is read with the month first where the user says so, and asked about where the file is unsure', () => {
    expect(readDay('3/4/2025', 'month-first')).toMatchObject({ value: '2025-03-04' });
    expect(readDay('25/4/2025', 'month-first')).toEqual({
      problem: '“25/4/2025” has no month 25; write the month first',
    });
    expect(readDay('4/25/2025', 'unsure')).toMatchObject({ value: '2025-04-25' });
    expect(readDay('13/4/2025', 'unsure')).toMatchObject({ value: '2025-04-13' });
    expect(readDay('4/13/2025', 'unsure')).toMatchObject({ value: '2025-04-13' });
    for (const either of ['12/4/2025', '4/12/2025']) {
      expect(readDay(either, 'unsure')).toHaveProperty('problem');
    }
    expect(readDay('5/5/2025', 'unsure')).toMatchObject({ value: '2025-05-05' });
    expect(readDay('3/4/2025', 'unsure')).toEqual({
      problem: '“3/4/2025” could be 3 Apr 2025 or 4 Mar 2025; choose the date order above',
    });
    expect(dayOrderOf([['Date'], ['3/4/2025'], ['4/25/2025']], ['date'])).toBe('unsure');
    expect(dayOrderOf([['Date'], ['3/4/2025'], ['25/4/2025']], ['date'])).toBe('day-first');
    expect(dayOrderOf([['4/25/2025'], ['3/4/2025']], ['date'])).toBe('day-first');
  });
});

test('a day number of Excel is said to be one', () => {
  expect(readDay('45750')).toEqual({
    value: '2025-04-03',
    note: 'Excel’s day number 45750 read as 3 Apr 2025',
  });
  expect(readDay('145750')).toHaveProperty('problem');
  expect(readDay('45750x')).toHaveProperty('problem');
});

test.each([
  [' 25/4/2025 ', 'day-first'],
  ['13/12/2025 09:30', 'day-first'],
  ['4/25/2025', 'month-first'],
  ['12/13/2025', 'month-first'],
  ['3/4/2025', null],
  ['12/4/2025', null],
  ['4/12/2025', null],
  ['13/13/2025', null],
  ['25 Apr 2025', null],
  ['', null],
])('%j shows the order %s', (cell, order) => {
  expect(orderShownBy(cell)).toBe(order);
});

describe('hours', () => {
  test.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['1½', 1.5],
    ['2', 2],
    ['2 hrs', 2],
    ['2.0 Hours', 2],
    ['1h 30m', 1.5],
    ['1h30', 1.5],
    ['1 hour and 30 minutes', 1.5],
    ['1:30', 1.5],
    ['01:30:59', 1.5],
    ['12:30 hours', 12.5],
    ['1:30h', 1.5],
    ['1 h. and 30 min.', 1.5],
    ['1hr, 30 mins', 1.5],
    ['10 hours + 30 minutes', 10.5],
    ['1 hr & 30m', 1.5],
    ['2½ hours', 2.5],
    ['1,50', 1.5],
    ['2.000', 2],
    ['2h.', 2],
    ['3 hour', 3],
    ['60 minutes', 1],
    ['30 m', 0.5],
    [' 2 ', 2],
    ['90 min', 1.5],
    ['120mins', 2],
    ['', null],
  ])('%j is %s', (cell, value) => expect(readHours(cell)).toEqual({ value }));

  test('are rounded down to what is kept, and it is said', () => {
    expect(readHours('1h 50m')).toEqual({
      value: 1.5,
      note: '“1h 50m” rounded down to 1.5 hours: hours are kept in halves',
    });
    expect(readHours('0.75')).toMatchObject({ value: 0.5, note: expect.any(String) });
    expect(readHours('10 min')).toEqual({ value: 0.17 });
    expect(readHours('2¼')).toMatchObject({ value: 2, note: expect.any(String) });
    expect(readHours('2¾')).toMatchObject({ value: 2.5, note: expect.any(String) });
  });

  test.each([
    'two',
    '-1',
    '1.2.3',
    '1,234',
    '2 days',
    '1 d',
    'NaN',
    '1e3',
    '1:60',
    '1:30:60',
    '1:3',
    'at 1:30',
    '1:30 to 2',
    'about 1h 30m',
    '1h 30m each',
    'some 2 hours',
    '2 hours each',
    'h',
    '.',
  ])('%j are refused in words', (cell) =>
    expect(readHours(cell)).toEqual({
      problem: `“${cell}” is not a number of hours; write it as 1.5 or 1h 30m`,
    }),
  );

  test('are minutes where the column says so', () => {
    expect(isInMinutes('Duration (minutes)')).toBe(true);
    expect(['min', 'Mins', 'Minute'].map(isInMinutes)).toEqual([true, true, true]);
    const others = ['Hours/minutes', 'hour, min', 'hr min', 'hrs min', 'Admin', 'Minimum'];
    expect(others.filter(isInMinutes)).toEqual([]);
    expect(readHours('90', 'minutes')).toEqual({ value: 1.5 });
    expect(readHours('2 hrs', 'minutes')).toEqual({ value: 2 });
  });
});

test.each([
  ['clinical practice', 'Clinical Practice'],
  ['Research and Education', 'Research & Education'],
  ['Clinical', 'Clinical Practice'],
  ['e-learning', 'Professional Development'],
  ['eLearning', 'Professional Development'],
  ['Journal club', 'Research & Education'],
  ['Mandatory training', 'Professional Development'],
  ['ALS', 'Clinical Practice'],
  ['BLS day', 'Clinical Practice'],
  ['CPR', 'Clinical Practice'],
  ['PD', 'Professional Development'],
  ['CPD', 'Professional Development'],
  ['inservice', 'Professional Development'],
  ['in-service', 'Professional Development'],
  ['  CLINICAL PRACTICE ', 'Clinical Practice'],
  ['Falsetto', null],
  ['Pdx', null],
  ['Barbecue', null],
])('the category %j is most likely %s', (cell, expected) => {
  expect(suggestCategory(cell)).toBe(expected);
});

test('yes, no and what is done are read as people write them', () => {
  for (const cell of ['Yes', 'y', 'TRUE', '1', 'x', '✓'])
    expect(readFlag(cell)).toEqual({ value: true });
  for (const cell of ['No', 'n', 'false', '0', '-'])
    expect(readFlag(cell)).toEqual({ value: false });
  for (const cell of ['Interactive', ' T ', '✔']) expect(readFlag(cell)).toEqual({ value: true });
  for (const cell of ['None', 'f', '–', 'Not interactive', 'non-interactive', 'self-directed'])
    expect(readFlag(cell)).toEqual({ value: false });
  expect(readFlag(' ')).toEqual({ value: null });
  expect(readFlag(' perhaps ')).toEqual({ problem: '“perhaps” is neither yes nor no' });
  for (const cell of ['complete', 'Completed ', 'finished', 'attended', 'passed', 'Y', '100%'])
    expect(readStatus(cell)).toEqual({ value: 'completed' });
  for (const cell of ['in-progress', 'inprogress', 'planned', 'not completed', 'N', ' booked'])
    expect(readStatus(cell)).toEqual({ value: 'in-progress' });
  for (const cell of ['done?', 'undone', 'reopen', 'opened'])
    expect(readStatus(` ${cell} `)).toEqual({
      problem: `“${cell}” is neither completed nor in progress`,
    });
  expect(readStatus(' ')).toEqual({ value: null });
  expect(readStatus('Done')).toEqual({ value: 'completed' });
  expect(readStatus('In Progress')).toEqual({ value: 'in-progress' });
  expect(readStatus('unclear')).toHaveProperty('problem');
  expect(withoutGuard("'=1+1")).toBe('=1+1');
  expect(withoutGuard("' =1+1")).toBe(' =1+1');
  expect(withoutGuard("'tis")).toBe("'tis");
  expect(withoutGuard("'tis=1")).toBe("'tis=1");
  expect(withoutGuard("a'=1")).toBe("a'=1");
});

test.each([
  ['', { value: null }],
  ['Workshop', { value: 'course' }],
  [' course or workshop ', { value: 'course' }],
  ['self-paced-module', { value: 'self-paced-module' }],
  ['Mentoring', { value: 'supervision' }],
  ['Ride-along', { value: null, note: '“Ride-along” is not a type we know; choose it later' }],
])('the type %j', (cell, expected) => expect(readType(cell)).toEqual(expected));

test.each([
  ['Title,Category,Date completed,Hours', ['title', 'category', 'date', 'hours']],
  ['Activity,Type,Completed,Duration', ['title', 'category', 'date', 'hours']],
  [
    'CPD Activity,CPD hours,Date,Notes,Interactive?',
    ['title', 'hours', 'date', 'description', 'isInteractive'],
  ],
  ['Title,Category,Type of activity', ['title', 'category', 'activityType']],
  ['Title,Type,Category', ['title', 'activityType', 'category']],
  ['Title,Type', ['title', 'category']],
  ['Name,Title', [null, 'title']],
  ['Date,Date Completed', [null, 'date']],
  ['Foo,', [null, null]],
])('the columns of %j are known by their names', (heads, expected) => {
  expect(matchColumns(heads.split(','))).toEqual(expected);
});

test('a column name stands for one field', () => {
  const names = importColumns.flatMap((column) => column.names.split(' '));
  expect(new Set(names).size).toBe(names.length);
});

const today = new Date('2026-03-10T02:00:00Z');

function rowsOf(text: string, categories?: Record<string, 'Clinical Practice'>) {
  const table = text.split('\n').map((line) => line.split(','));
  const columns = matchColumns(table[0]!);
  return readRows(table, {
    heading: 0,
    columns,
    unit: 'hours',
    dayOrder: dayOrderOf(table, columns),
    categories: categories ?? categoriesIn(table, columns),
    documents: [],
    professions: ['paramedic'],
    goals: [
      { id: '7', title: 'Airway; and breathing' },
      { id: '8', title: 'Sick children' },
    ],
    today,
    timeZone: 'Australia/Brisbane',
  });
}

test.each([
  ['In person', { setting: 'in-person', place: null }],
  ['Live online, Station 12, Hobart', { setting: 'live-online', place: 'Station 12, Hobart' }],
  ['face-to-face', { setting: 'in-person', place: null }],
  ['Station 12, Hobart', { setting: null, place: 'Station 12, Hobart' }],
  ['', { setting: null, place: null }],
])('the setting %j', (cell, expected) => expect(readSetting(cell)).toEqual(expected));

test.each([
  ['Two nurses (3 others)', { text: 'Two nurses', count: 3 }],
  ['1 other', { text: null, count: 1 }],
  ['Two nurses (both)', { text: 'Two nurses (both)', count: null }],
  [' ', { text: null, count: null }],
])('with whom: %j', (cell, expected) => expect(readPractitioners(cell)).toEqual(expected));

test.each([
  ['3', { value: 3 }],
  ['12 people', { value: 12 }],
  ['', { value: null }],
  ['0', { problem: '“0” is not a number of others from 1 to 9999' }],
  ['many', { problem: '“many” is not a number of others from 1 to 9999' }],
])('how many others: %j', (cell, expected) =>
  expect(readWhole(cell, traceLimits.practitionerCount, 'a number of others')).toEqual(expected),
);

test.each([
  ['', []],
  ['D, a', ['a', 'd']],
  ['(c) builds on (a) plan; (b) draws on it', ['b', 'c']],
])('the elements %j', (cell, value) => expect(readElements(cell)).toEqual({ value }));

test('elements that are none are left for later', () => {
  expect(readElements('all')).toEqual({
    value: [],
    note: '“all” names no element of the standard; choose them later',
  });
});

test('learning goals are known by their titles', () => {
  const known = [
    { id: '7', title: 'Airway; and breathing' },
    { id: '8', title: 'Sick  children' },
  ];
  expect(
    readTitles(' sick children; Airway; and breathing; Sick children', known, 'learning goals'),
  ).toEqual({
    value: ['8', '7'],
  });
  expect(readTitles('', known, 'learning goals')).toEqual({ value: [] });
  expect(readTitles('Sick children; Rosters', known, 'learning goals')).toEqual({
    value: ['8'],
    note: '“Rosters” is not among your learning goals; add it first, or later to the activity',
  });
  expect(readTitles('Rosters; Pay', known, 'learning goals')).toMatchObject({
    note: '“Rosters”, “Pay” are not among your learning goals; add them first, or later to the activity',
  });
});

test('numbers of a submission’s evidence are no note', () => {
  expect(readEvidence('E1, E12')).toMatchObject({ value: null, note: expect.any(String) });
  expect(readEvidence(' E12 form ')).toEqual({ value: 'E12 form' });
});

describe('rows', () => {
  test('become activities, with their number in the spreadsheet', () => {
    const [row] = rowsOf(
      'Title,Type,Date,Hours,Interactive\n\n Airway day ,e-learning,3/4/2025,1h 50m,yes',
    );
    expect(row).toMatchObject({
      number: 3,
      problems: [],
      notes: [expect.any(String), expect.any(String)],
    });
    expect(toImported(row!)).toEqual({
      title: 'Airway day',
      category: 'Professional Development',
      hours: 1.5,
      isInteractive: true,
      status: 'completed',
      description: null,
      evidence: null,
      activityType: null,
      provider: null,
      startDate: null,
      endDate: null,
      place: null,
      practitioners: null,
      practitionerCount: null,
      setting: null,
      contentElements: [],
      howItMeets: null,
      countAnswers: null,
      countsFor: null,
      goalIds: [],
      documentIds: [],
      completedDate: new Date('2025-04-03T00:00:00Z'),
    });
  });

  test('say in words all that is wrong with them, once', () => {
    const problemsOf = (line: string) => rowsOf(`Title,Category,Date,Hours\n${line}`)[0]!.problems;
    expect(problemsOf('A,Clinical,3/4/2025,2')).toEqual(['Title must be at least 2 characters']);
    expect(problemsOf('A,Clinical,3/4/2025,')).toEqual([
      'Title must be at least 2 characters',
      'The hours are missing',
    ]);
    expect(problemsOf('Airway,,,')).toEqual([
      'The category is missing; pick a category above',
      'The date is missing',
      'The hours are missing',
    ]);
    expect(problemsOf('Airway,Clinical,10/3/2026,0.2')).toEqual(['Minimum 0.5 hours']);
    expect(problemsOf('Airway,Clinical,11/3/2026,2')).toEqual([
      'Completion date cannot be in the future',
    ]);
    expect(problemsOf('Airway,Barbecue,30/2/2025,lots')).toEqual([
      '“30/2/2025” is a day that does not exist',
      '“lots” is not a number of hours; write it as 1.5 or 1h 30m',
      '“Barbecue” is not a category we know; pick a category above',
    ]);
  });

  test.each(['Date', 'Start', 'End'])(
    'whose %s cannot be read have one, though a wrong one',
    (head) => {
      const [row] = rowsOf(`Title,Category,${head},Hours\nAirway,Clinical,soon,2`);
      expect(row!.problems).toEqual(['“soon” is not a date we can read; write it as 25/4/2025']);
    },
  );

  test('keep every text, without the space around it', () => {
    const [row] = rowsOf(
      'Title,Category,Date,Hours,Interactive,Notes,Evidence,Practitioners\nAirway,Clinical Practice,3/4/2025,2,perhaps, Day one ,  ,The crew',
    );
    expect(row).toMatchObject({
      isInteractive: false,
      description: 'Day one',
      evidence: null,
      practitioners: 'The crew',
      problems: ['“perhaps” is neither yes nor no'],
      notes: [],
    });
  });

  test('without a category have the one that the user chose for them', () => {
    const text = 'Title,Category,Date,Hours\nAirway,,3/4/2025,2';
    expect(rowsOf(text, { '': 'Clinical Practice' })).toMatchObject([
      { category: 'Clinical Practice', problems: [], notes: [] },
    ]);
  });

  test('that hold nothing but spaces are left out', () => {
    expect(rowsOf('Title,Category\n , ')).toEqual([]);
  });

  test('take their day from the end where it is not said, and keep who provided it, and where', () => {
    const [row] = rowsOf(
      'Title,Category,Start,End,Hours,Organiser,Venue\nSummit,PD,1/5/2025,3/5/2025,12,ACP,Hobart',
    );
    expect(row).toMatchObject({
      problems: [],
      day: '2025-05-03',
      startDate: '2025-05-01',
      endDate: '2025-05-03',
      provider: 'ACP',
      place: 'Hobart',
    });
    const [turned] = rowsOf('Title,Category,Start,End,Hours\nSummit,PD,4/5/2025,3/5/2025,12');
    expect(turned!.problems).toEqual(['End date cannot be before the start date']);
  });

  test('in progress need no date', () => {
    const [row] = rowsOf('Title,Category,Date,Hours,Status\nDegree,University,,40,ongoing');
    expect(row).toMatchObject({ problems: [], day: null, status: 'in-progress' });
    const [dated] = rowsOf(
      'Title,Category,Date,Hours,Status\nDegree,Research & Education,3/4/2025,40,ongoing',
    );
    expect(dated).toMatchObject({
      problems: [],
      notes: ['In progress, so the date is not imported'],
      day: null,
    });
  });

  test('of the template are examples, and left out', () => {
    expect(rowsOf(importTemplate().replaceAll('\r', '').replaceAll('; ', ' '))).toEqual([]);
    expect(matchColumns(importTemplate().split('\r\n')[0]!.split(','))).not.toContain(null);
    const filledIn = importTemplate().replaceAll('\r', '').replaceAll('EXAMPLE: ', '');
    expect(rowsOf(filledIn)).toMatchObject([
      {
        day: '2025-04-25',
        hours: 3.5,
        isInteractive: true,
        description: 'This row and the next are examples. They are not imported.',
        problems: [],
      },
      {
        day: '2025-05-03',
        hours: 1.5,
        description: null,
        evidence: 'https://example.org/article',
        problems: [],
      },
    ]);
  });

  test('that repeat another one are known', () => {
    const rows = rowsOf(
      'Title,Category,Date,Hours\nAirway day,Clinical,3/4/2025,2\nAIRWAY  day ,Teaching,2025-04-03,2.0\nAirway day,Clinical,3/4/2025,1\nAirwayday,Clinical,3/4/2025,2\nCardiac days,Clinical,3/4/2025,2',
    );
    expect([...repeatedRows(rows)]).toEqual([[3, 2]]);
  });
});

test('the words of the category column, each with what it stands for', () => {
  const long = 'x'.repeat(200);
  const table = [['Type'], ['e-learning'], [' '], [' Bar   becue '], ['Bar becue'], [`${long}y`]];
  expect(categoriesIn(table, ['category'])).toEqual({
    'e-learning': 'Professional Development',
    'Bar becue': null,
    [long]: null,
  });
  expect(
    categoriesIn(
      [
        ['Type', 'Title'],
        ['', 'Airway'],
        [' ', ' '],
      ],
      ['category', 'title'],
    ),
  ).toEqual({
    '': null,
  });
});

test('what an import brought', () => {
  expect([1, 2].map(activitiesLabel)).toEqual(['1 activity', '2 activities']);
  expect(importedLabel({ kind: 'activities', rowCount: 2 })).toBe('2 activities');
  expect(importedLabel({ kind: 'account', rowCount: 1 })).toBe('1 record');
});

test('an import is a list of activities under a key, within its limits', async () => {
  const row = { title: 'Airway', category: 'Clinical Practice', hours: 2 };
  const input = { requestKey: 'a', rows: [row] };
  expect(await problems(importSchema, input)).toEqual({});
  expect(await problems(duplicatesSchema, { rows: [row] })).toEqual({});
  expect(await problems(duplicatesSchema, {})).toEqual({ rows: 'There is nothing to import' });
  expect(
    await problems(importSchema, {
      ...input,
      requestKey: 'x'.repeat(65),
      fileName: 'x'.repeat(256),
    }),
  ).toEqual({
    requestKey: 'Request key must be at most 64 characters',
    fileName: 'File name must be at most 255 characters',
  });
  expect(await problems(importSchema, { ...input, rows: [] })).toHaveProperty('rows');
  expect(await problems(importSchema, { ...input, rows: 'none' })).toHaveProperty('rows');
  const many = Array.from({ length: IMPORT_MAX_ROWS + 1 }, () => row);
  expect(await problems(importSchema, { ...input, rows: many })).toHaveProperty('rows');
  expect(
    Object.keys(await problems(importSchema, { ...input, rows: [row, { ...row, hours: 0 }] })),
  ).toEqual(['rows[1].hours']);
  expect(importUndoUntil(new Date('2026-03-01T00:00:00Z'))).toEqual(
    new Date('2026-03-31T00:00:00Z'),
  );
});
