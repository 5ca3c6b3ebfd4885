import { expect, test } from 'vitest';
import {
  practiceMessages,
  practicePeriodsLabel,
  practiceProblems,
  practiceTitle,
  type PracticeSpan,
} from '#domain/records/practice-periods';
import { severalProblem } from '#domain/records/practice-periods.schema';
import { readPracticeSentence } from '#domain/records/practice-sentence';
import { monthsOf, rosterTitles, workedShifts } from '#domain/messages/roster';

const TODAY = '2026-11-24';
const span = (more: Partial<PracticeSpan>): PracticeSpan => ({
  kind: 'practice',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  hours: 160,
  ...more,
});

test.each<[string, Partial<PracticeSpan>, Record<string, string>]>([
  ['a month', {}, {}],
  ['the day itself', { startDate: TODAY, endDate: TODAY, hours: 12 }, {}],
  ['backwards', { endDate: '2026-02-28' }, { endDate: 'To cannot be before from' }],
  [
    'before the profession',
    { startDate: '1969-12-31', endDate: '1970-01-05', hours: 1 },
    { startDate: 'From must be 1 Jan 1970 or later' },
  ],
  [
    'to come',
    { endDate: '2026-11-25' },
    { endDate: 'To cannot be in the future: only hours that you have worked count' },
  ],
  [
    'more than a year',
    { startDate: '2025-03-01', endDate: '2026-03-01' },
    { endDate: 'Enter at most 12 months at a time, so that each year has its own hours' },
  ],
  ['a whole year', { startDate: '2025-03-01', endDate: '2026-02-28' }, {}],
  [
    'more than 24 hours a day',
    { endDate: '2026-03-01', hours: 24.5 },
    { hours: 'Hours cannot be more than 24 a day' },
  ],
  ['24 hours a day', { endDate: '2026-03-01', hours: 24 }, {}],
  ['on the first day there is', { startDate: '1970-01-01', endDate: '1970-01-05', hours: 1 }, {}],
  [
    'leave that is too far ahead',
    { kind: 'leave', startDate: '2026-11-01', endDate: '2099-11-01', hours: 0 },
    { endDate: expect.stringMatching(/^To must be \d+ \w+ \d{4} or earlier$/) },
  ],
  ['leave to come', { kind: 'leave', endDate: '2027-03-31', hours: 0 }, {}],
  [
    'leave for too long',
    { kind: 'leave', startDate: '2020-01-01', endDate: '2025-01-01', hours: 0 },
    { endDate: 'Enter at most 5 years at a time' },
  ],
  ['leave with hours', { kind: 'leave', hours: 1 }, { hours: 'Leave has no hours of practice' }],
])('an entry: %s', (_name, more, problems) => {
  expect(practiceProblems(span(more), TODAY)).toEqual(problems);
});

test('counts entries in words', () => {
  expect([practicePeriodsLabel(1), practicePeriodsLabel(2)]).toEqual(['1 entry', '2 entries']);
  expect(practiceMessages.severalAdded(1, 0)).toBe('1 entry added');
  expect(practiceMessages.severalAdded(2, 1)).toBe('2 entries added, 1 month was there already');
});

test('names an entry, and says which of several is wrong', () => {
  expect(practiceTitle('QAS', '2026-03-01', '2026-03-31')).toBe('QAS, 1 Mar 2026 to 31 Mar 2026');
  expect(practiceTitle('QAS', TODAY, TODAY)).toBe('QAS, 24 Nov 2026');
  const month = { startDate: '2026-03-01', endDate: '2026-03-31', hours: 100 };
  expect(severalProblem([month], TODAY)).toBeNull();
  expect(severalProblem([month, { ...month, hours: 800 }], TODAY)).toBe(
    'Entry 2: Hours cannot be more than 24 a day',
  );
});

const at = (start: string, end: string, title = 'Shift') => ({
  title,
  start: new Date(start),
  end: new Date(end),
});
const where = { now: new Date('2026-11-24T02:00:00Z'), timeZone: 'Australia/Brisbane' };

test('a roster adds up by the local month in which a shift begins, each hour once', () => {
  const night = at('2026-03-31T08:00:00Z', '2026-03-31T20:00:00Z');
  const early = at('2026-02-28T20:00:00Z', '2026-03-01T08:00:00Z');
  const months = monthsOf(
    [night, night, early, at('2026-03-31T10:00:00Z', '2026-03-31T21:20:00Z')],
    {
      today: TODAY,
      timeZone: where.timeZone,
    },
  );
  expect(months).toEqual([{ startDate: '2026-03-01', endDate: '2026-03-31', hours: 25 }]);
});

test('what is no worked shift is left out, and said', () => {
  const { shifts, notes } = workedShifts(
    [
      at('2026-03-01T08:00:00Z', '2026-03-01T20:00:00Z'),
      at('2026-03-02T08:00:00Z', '2026-03-02T08:00:00Z'),
      at('2026-03-02T08:00:00Z', '2026-03-20T08:00:00Z', 'Leave'),
      at('2026-12-01T08:00:00Z', '2026-12-01T20:00:00Z'),
      at('2011-03-01T08:00:00Z', '2011-03-01T20:00:00Z'),
    ],
    where,
  );
  expect(rosterTitles(shifts)).toEqual([{ title: 'Shift', shifts: 1, hours: 12 }]);
  expect(notes).toEqual([
    '1 entry without a length left out.',
    '1 entry longer than 24 hours left out.',
    '1 shift still to come left out.',
    '1 shift older than 10 years left out.',
  ]);
});

const read = (line: string) => {
  const found = readPracticeSentence(line, TODAY);
  if ('problem' in found) return found.problem;
  const { employer, months, understood } = found;
  const [first, last] = [months[0], months.at(-1)];
  const hours = months.reduce((sum, month) => sum + month.hours, 0);
  return {
    employer,
    from: first?.startDate,
    to: last?.endDate,
    months: months.length,
    hours,
    understood,
  };
};

test.each([
  ['4 on 4 off 12 h since March at QAS Cairns', 'QAS Cairns', '2026-03-01', TODAY, 9, 1632],
  ['38 h a week from July 2025 to June 2026 at QAS', 'QAS', '2025-07-01', '2026-06-30', 12, 1978],
  ['76 hours per fortnight since 1 October 2026 with RFDS', 'RFDS', '2026-10-01', TODAY, 2, 298],
  ['120 h in March at an event company', 'an event company', '2026-03-01', '2026-03-31', 1, 120],
  ['150 hours last month at QAS', 'QAS', '2026-10-01', '2026-10-31', 1, 150],
  ['at QAS since 2024, 40 h a week', 'QAS', '2024-01-01', TODAY, 35, 6050],
  ['12 h on 3 November 2026 at QAS', 'QAS', '2026-11-03', '2026-11-03', 1, 12],
])('reads “%s”', (line, employer, from, to, months, hours) => {
  const found = read(line);
  expect(found).toMatchObject({ employer, from, to, months });
  // Each month is rounded down to half an hour.
  const { hours: sum } = found as { hours: number };
  expect(sum).toBeLessThanOrEqual(hours);
  expect(sum).toBeGreaterThan(hours - 12);
});

test('says what it cannot read, and never more than was said', () => {
  expect(read('I work a lot')).toContain('Say how many hours');
  expect(read('12 h')).toContain('Say how many hours');
  expect(read('40 h a week since 2001 at QAS')).toBe('Enter at most 10 years.');
  expect(read('500 h on 3 November 2026 at QAS')).toContain('Say how many hours');
  expect(read('400 h a week since March at QAS')).toContain('Say how many hours');
});
