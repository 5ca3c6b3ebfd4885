import { describe, expect, test } from 'vitest';
import { readPracticeSentence } from '#domain/records/practice-sentence';

/** A Tuesday. */
const TODAY = '2026-11-24';
const read = (line: string, today = TODAY) => {
  const found = readPracticeSentence(line, today);
  if ('problem' in found) throw new Error(found.problem);
  return found;
};
const problemOf = (line: string) => {
  const found = readPracticeSentence(line, TODAY);
  return 'problem' in found ? found.problem : null;
};

describe('the hours', () => {
  test.each([
    ['4 on 4 off 12 h', '4 on 4 off, 12 h a shift, beginning on the first day', 192],
    ['10 days on 10 days off 12 h', '10 on 10 off, 12 h a shift, beginning on the first day', 240],
    ['4on 4off 12h', '4 on 4 off, 12 h a shift, beginning on the first day', 192],
    ['1 day on, 1 day off, 12 h', '1 on 1 off, 12 h a shift, beginning on the first day', 192],
    [
      '4  days  on  /  4  days  off 12 hrs',
      '4 on 4 off, 12 h a shift, beginning on the first day',
      192,
    ],
    ['12-hour shifts, 4 on 4 off', '4 on 4 off, 12 h a shift, beginning on the first day', 192],
    ['38 h a week', '38 h a week', 168],
    ['38,5 h a week', '38.5 h a week', 170.5],
    ['38h/week', '38 h a week', 168],
    ['38 hours weekly', '38 h a week', 168],
    ['76 h each fortnight', '76 h a fortnight', 168],
    ['160 h a month', '160 h a month', 162.5],
    ['160 h  per  month', '160 h a month', 162.5],
    ['38 h pw', '38 h a week', 168],
    ['2690 h', '2690 h in all, spread evenly', 310],
    ['2,690 h', '2690 h in all, spread evenly', 310],
  ])('“%s”', (hours, words, inMarch) => {
    const { understood, months } = read(`${hours} since 1 March 2026`);
    expect(understood).toBe(`${words}, 1 Mar 2026 to 24 Nov 2026.`);
    expect(months[0]).toEqual({ startDate: '2026-03-01', endDate: '2026-03-31', hours: inMarch });
  });

  test.each([
    ['24 h on 3 November 2026', '24.5 h on 3 November 2026'],
    ['4 on 4 off 24 h since March', '4 on 4 off 24.5 h since March'],
    ['1 on 4 off 12 h since March', '0 on 4 off 12 h since March'],
    ['168 h a week since March', '169 h a week since March'],
    ['336 h a fortnight since March', '337 h a fortnight since March'],
    ['730.5 h a month since March', '731 h a month since March'],
  ])('“%s” is as much as there is, and “%s” is refused', (most, more) => {
    expect(problemOf(most)).toBeNull();
    expect(problemOf(more)).toMatch(/^Say how many hours/);
  });

  test.each([
    ['three days a week 8 h since March', '“three days”, “a week”'],
    ['12h shifts x 4 a fortnight since March', '“4 a fortnight”'],
    ['two 12 hour shifts a week since March', '“two shifts”, “a week”'],
    ['36-42 h a week since March', '“36-”'],
    ['2 days 2 nights 4 off 12 h since March', '“2 days”, “2 nights”, “4”'],
    ['38 h a week since March minus 4 weeks leave at QAS', '“minus”, “4 weeks leave”'],
    ['38 h a week with 2 weeks leave since March', '“2 weeks leave”'],
    ['38 h a week and 10 h a week since March', '“38 h a week”, “10 h a week”'],
    ['0.6 FTE, 38 h a week since March', '“0.6 FTE”'],
    ['half time 38 h a week since March', '“half”'],
  ])('“%s” has words that were not read: %s', (line, words) => {
    expect(problemOf(line)).toMatch(/^Say how many hours/);
    expect(problemOf(line)).toContain(`Not clear: ${words}.`);
  });

  test('of a part of a month are those of its days', () => {
    const { months } = read('4 on 4 off 12 h from 15 March 2026 to 10 June 2026');
    expect(months).toEqual([
      { startDate: '2026-03-15', endDate: '2026-03-31', hours: 108 },
      { startDate: '2026-04-01', endDate: '2026-04-30', hours: 180 },
      { startDate: '2026-05-01', endDate: '2026-05-31', hours: 192 },
      { startDate: '2026-06-01', endDate: '2026-06-10', hours: 48 },
    ]);
  });
});

describe('the days', () => {
  test.each([
    // An open end is today.
    ['since March', '2026-03-01', TODAY],
    ['since December', '2025-12-01', TODAY],
    ['since  2025', '2025-01-01', TODAY],
    ['from 2025', '2025-01-01', TODAY],
    ['since June 2025', '2025-06-01', TODAY],
    ['since 3 November', '2026-11-03', TODAY],
    ['since Monday', '2026-11-23', TODAY],
    ['from Tuesday 3 November 2026', '2026-11-03', TODAY],
    ['since last month', '2026-10-01', TODAY],
    ['from last month', '2026-10-01', TODAY],
    ['since 24 November 2016', '2016-11-24', TODAY],
    // A month, a day or a year by itself.
    ['in March', '2026-03-01', '2026-03-31'],
    ['in November', '2026-11-01', TODAY],
    ['in December', '2025-12-01', '2025-12-31'],
    ['in 2024', '2024-01-01', '2024-12-31'],
    ['for  2026', '2026-01-01', TODAY],
    ['last month', '2026-10-01', '2026-10-31'],
    ['on 24 November', TODAY, TODAY],
    ['on 25 November', '2025-11-25', '2025-11-25'],
    ['yesterday', '2026-11-23', '2026-11-23'],
    ['07:00-19:00 in March', '2026-03-01', '2026-03-31'],
    // A day of the week is the last one.
    ['on Monday', '2026-11-23', '2026-11-23'],
    ['on Tuesday', TODAY, TODAY],
    ['on Friday', '2026-11-20', '2026-11-20'],
    ['last Friday', '2026-11-20', '2026-11-20'],
    ['from Friday to Monday', '2026-11-20', '2026-11-23'],
    // Two ends.
    ['from July 2025 to June 2026', '2025-07-01', '2026-06-30'],
    ['from 15 March till May', '2026-03-15', '2026-05-31'],
    ['March until 10 June 2026', '2026-03-01', '2026-06-10'],
    ['from 3/2/2026 - 5/3/2026', '2026-02-03', '2026-03-05'],
    ['between 1 March 2026 and 1 May 2026', '2026-03-01', '2026-05-01'],
    ['from 2024 to 2025', '2024-01-01', '2025-12-31'],
    ['since Tuesday, 3 November', '2026-11-03', TODAY],
    ['since November 3rd, 2025', '2025-11-03', TODAY],
    ['since 2025-11-03', '2025-11-03', TODAY],
    ['on 5/11', '2026-11-05', '2026-11-05'],
    ['on Friday last week', '2026-11-20', '2026-11-20'],
    ['two days ago', '2026-11-22', '2026-11-22'],
    // Of something else than the days.
    ['since March, GCS 3/15 and 3/7 fever', '2026-03-01', TODAY],
    ['since March, 24/7', '2026-03-01', TODAY],
    ['since March, I may add more', '2026-03-01', TODAY],
    ['from December to February', '2025-12-01', '2026-02-28'],
    ['from June to December', '2025-06-01', '2025-12-31'],
    ['from October to November', '2026-10-01', TODAY],
    ['from August 2025 to March', '2025-08-01', '2026-03-31'],
    // So many days, weeks or months up to today.
    ['for the last 10 days', '2026-11-15', TODAY],
    ['in the past 3 weeks', '2026-11-04', TODAY],
    ['for the last two months', '2026-09-25', TODAY],
  ])('“%s” are %s to %s', (days, from, to) => {
    const { months } = read(`5 h a week ${days}`);
    expect([months[0]?.startDate, months.at(-1)?.endDate]).toEqual([from, to]);
  });

  test.each([
    [
      'on the first of a month',
      'from October to November',
      '2026-11-01',
      '2026-10-01',
      '2026-11-01',
    ],
    ['at the end of a long month', 'last month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ])('%s', (_name, days, today, from, to) => {
    const { months } = read(`40 h a week ${days}`, today);
    expect([months[0]?.startDate, months.at(-1)?.endDate]).toEqual([from, to]);
  });

  test.each([
    ['since 23 November 2016', 'Enter at most 10 years.'],
    [
      'from 1 December 2026 to 31 December 2026',
      '1 Dec 2026 to 31 Dec 2026 is not over yet, or ends before it begins.',
    ],
    [
      'from 1 November 2026 to 25 November 2026',
      '1 Nov 2026 to 25 Nov 2026 is not over yet, or ends before it begins.',
    ],
    [
      'from June to December 2026',
      '1 Jun 2026 to 31 Dec 2026 is not over yet, or ends before it begins.',
    ],
    ['in 2027', '1 Jan 2027 to 31 Dec 2027 is not over yet, or ends before it begins.'],
  ])('“%s” are refused', (days, problem) => expect(problemOf(`5 h a week ${days}`)).toBe(problem));

  test.each(['', 'until 10 June 2026', 'in 2026-03', 'in 2026 / 3', 'at 7:00', 'on 29 February'])(
    '“%s” says none',
    (days) => expect(problemOf(`5 h a week ${days}`)).toMatch(/^Say how many hours, since when/),
  );

  test.each([
    ['1 March 2026, not 1 May 2026', '“1 March 2026”, “1 May 2026”'],
    ['on 3 November 2026 and 5 November 2026', '“3 November 2026”, “5 November 2026”'],
    ['from March to May to June', '“March”, “May”, “June”'],
    ['since Monday 3 November 2026', '“Monday 3 November 2026”'],
    ['since 31/11', '“31/11”'],
    ['on 29 February', '“29 February”'],
    ['since 31 April 2026', '“31 April 2026”'],
    ['since last year', '“last year”'],
    ['over Christmas', '“over Christmas”'],
    ['since next Friday', '“next Friday”'],
    ['from March, 3/7', '“March”, “3/7”'],
  ])('“%s” are asked', (days, words) =>
    expect(problemOf(`5 h a week ${days}`)).toBe(`${problemOf('')} Not clear: ${words}.`),
  );

  test('beyond the 200th character is not read', () => {
    expect(problemOf(`${'x '.repeat(100)} 38 h a week since March`)).toMatch(/^Say how many hours/);
  });
});

test.each([
  ['38 h a week since March', ''],
  ['at QAS since  March, 38 h a week', 'QAS'],
  ['with  QAS from 1 March 2026, 38 h a week', 'QAS'],
  ['since March at QAS 38 h a week', 'QAS'],
  ['since March at QAS, 76 hours per fortnight', 'QAS'],
  ['4 on 4 off at QAS 12 h since March', 'QAS'],
  ['12 h since March at QAS 4 on 4 off', 'QAS'],
  ['12 h since March at QAS 4 on 4 off Cairns', 'QAS Cairns'],
  ['38 h a week since March for QAS, Cairns; ', 'QAS, Cairns'],
  ['38 h a week since March at  – QAS   Cairns - ', 'QAS Cairns'],
  ['38 h a week for the last 3 weeks at QAS', 'QAS'],
  ['38 h a week for 2026 at QAS', 'QAS'],
  ['38 h a week at QAS between 1 March 2026 and 1 May 2026', 'QAS'],
])('the employer of “%s” is “%s”', (line, employer) => {
  expect(read(line).employer).toBe(employer);
});
