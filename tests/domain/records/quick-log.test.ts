import { describe, expect, test } from 'vitest';
import { quickLogTexts, readLine, recordable, type ReadLine } from '#domain/records/quick-log';

/** A Tuesday. */
const today = '2026-11-24';
const read = (line: string): ReadLine => readLine(line, today, 'Queensland Ambulance Service');

test('a line gives every field of an activity', () => {
  expect(read('2h airway sim with crew yesterday')).toEqual({
    title: 'Airway sim with crew',
    hours: 2,
    day: '2026-11-23',
    activityType: 'simulation',
    category: 'Clinical Practice',
    isInteractive: true,
    setting: 'in-person',
    provider: 'Queensland Ambulance Service',
    practitioners: 'crew',
  } satisfies ReadLine);
});

describe('the length', () => {
  test.each([
    ['2h sim', 2],
    ['sim 2.5 hours', 2.5],
    ['sim 2,5 hrs', 2.5],
    ['1h30 sim', 1.5],
    ['1 h 30 min sim', 1.5],
    ['90 minutes of reading', 1.5],
    ['half an hour podcast', 0.5],
    ['an hour of reading', 1],
    ['an hour and a half of reading', 1.5],
    ['two and a half hours of teaching', 2.5],
    ['mentoring 2-4pm today', 2],
    ['case review 1.5h 3 nov', 1.5],
    ['A podcast of a half, an HOUR', 1],
    ['a hour of reading', 1],
    ['12h00 course', 12],
    ['sim from 14:00 to 15:30', 1.5],
    ['24 hours of sim', 24],
  ])('of “%s” is %d hours', (line, hours) => {
    expect(read(line).hours).toBe(hours);
  });

  test.each([
    ['1 h 45 min webinar', 1.5],
    ['55 min reading', 0.5],
  ])('of “%s” is rounded down to %d', (line, hours) => {
    expect(read(line).hours).toBe(hours);
  });

  test.each([
    'sim',
    '20 min reading',
    '1000h sim',
    '12 lead ECG',
    'reading 14/11',
    'sim at 2pm',
    'room 5.12h30',
    'sim 10h for 2 hours',
  ])('“%s” says none that can be recorded', (line) => {
    expect(read(line).hours).toBeNull();
  });
});

describe('the day', () => {
  test.each([
    ['sim', today],
    ['sim yesterday', '2026-11-23'],
    ['sim last night', '2026-11-23'],
    ['sim this morning', today],
    ['sim on 12/11', '2026-11-12'],
    ['sim 3 nov', '2026-11-03'],
    ['sim 3 November 2025', '2025-11-03'],
    ['sim on friday', '2026-11-20'],
    ['sim tuesday', today],
    ['sim tomorrow', '2026-11-25'],
    ['sim 3 days ago', '2026-11-21'],
    ['sim at 9am', today],
    ['sim this evening', today],
    ['sim Friday 6 November', '2026-11-06'],
    ['sim on friday 27 November', '2026-11-27'],
    ['last night sim', '2026-11-23'],
  ])('of “%s” is %s', (line, day) => {
    expect(read(line).day).toBe(day);
  });

  test.each([
    'sim last week',
    'reading last month',
    'lectures this year',
    'sims in the past  fortnight',
    'sim next friday',
  ])('of “%s” must be asked', (line) => {
    expect(read(line).day).toBeNull();
  });
});

describe('the title', () => {
  test.each([
    ['read stroke guideline 30 min last tuesday', 'Read stroke guideline'],
    ['ALS recert 8 hours on 12/11', 'ALS recert'],
    ['3 hours of teaching interns', 'Teaching interns'],
    ['for 2 hours read about sepsis', 'Read about sepsis'],
    ['taught 4 students cannulation, 2h, on friday', 'Taught 4 students cannulation'],
    ['12 lead ECG course 4h', '12 lead ECG course'],
    ['march past', 'March past'],
    ['reading 2h   : sepsis', 'Reading: sepsis'],
    ['– sim  of   airway --- ', 'Sim of airway'],
    ['sim lasting  2h in the garage', 'Sim in the garage'],
    ['debrief at 2-4pm', 'Debrief'],
    ['for  2h on   12/11 of sepsis', 'Sepsis'],
    ['talk of on-call for sim', 'Talk of on-call for sim'],
    ['-- ,sim', 'Sim'],
    ['2h', ''],
    ['', ''],
  ])('of “%s” is “%s”', (line, title) => {
    expect(read(line).title).toBe(title);
  });
});

describe('the type and what follows from it', () => {
  test.each([
    ['m&m meeting', 'case-review', 'Clinical Practice'],
    ['hot debrief', 'debrief', 'Clinical Practice'],
    ['ALS recert', 'course', 'Professional Development'],
    ['trauma conference', 'conference', 'Professional Development'],
    ['online module on sepsis', 'self-paced-module', 'Professional Development'],
    ['read a paper', 'reading', 'Research & Education'],
    ['precepting', 'supervision', 'Professional Development'],
    ['taught cannulation', 'teaching', 'Research & Education'],
    ['clinical governance committee', 'committee', 'Professional Development'],
    ['something else', null, 'Clinical Practice'],
    ['elearning', 'self-paced-module', 'Professional Development'],
    ['a module on stroke', 'self-paced-module', 'Professional Development'],
    ['simulation', 'simulation', 'Clinical Practice'],
    ['a scenario', 'simulation', 'Clinical Practice'],
    ['fire drill', 'simulation', 'Clinical Practice'],
    ['case review', 'case-review', 'Clinical Practice'],
    ['case discussion', 'case-review', 'Clinical Practice'],
    ['case conference', 'case-review', 'Clinical Practice'],
    ['case presentation', 'case-review', 'Clinical Practice'],
    ['case study', 'case-review', 'Clinical Practice'],
    ['mentor of a graduate', 'supervision', 'Professional Development'],
    ['teach cannulation', 'teaching', 'Research & Education'],
    ['airway course', 'course', 'Professional Development'],
    ['trauma workshop', 'course', 'Professional Development'],
    ['inservice', 'course', 'Professional Development'],
    ['seminar', 'course', 'Professional Development'],
    ['webinar', 'course', 'Professional Development'],
    ['an article', 'reading', 'Research & Education'],
    ['a journal', 'reading', 'Research & Education'],
    ['a paper', 'reading', 'Research & Education'],
    ['the guideline', 'reading', 'Research & Education'],
    ['the CPG', 'reading', 'Research & Education'],
    ['a podcast', 'reading', 'Research & Education'],
    ['ready for research', 'research', 'Research & Education'],
    ['simple', null, 'Clinical Practice'],
  ])('of “%s” are %s and %s', (line, activityType, category) => {
    expect(read(line)).toMatchObject({ activityType, category });
  });
});

describe('with others', () => {
  test.each([
    ['1h debrief with two ED nurses and a registrar', 'two ED nurses and a registrar', 'in-person'],
    ['reading with my partner, 1h', 'my partner', 'in-person'],
    ['webinar on zoom with colleagues', 'colleagues', 'live-online'],
    ['journal club', '', 'in-person'],
    ['virtual group', '', 'live-online'],
    ['virtually with peers', 'peers', 'live-online'],
  ])('“%s” is interactive', (line, practitioners, setting) => {
    expect(read(line)).toMatchObject({ isInteractive: true, practitioners, setting });
  });

  test.each([
    'course on dealing with trauma',
    'sim alone',
    'recorded webinar with colleagues',
    '1h debrief',
    'case review 1h',
    'case study of 2 patients',
  ])('“%s” is not', (line) => {
    expect(read(line)).toMatchObject({ isInteractive: false, practitioners: '', setting: null });
  });
});

test('a line beyond its limit is cut, and takes no time', () => {
  const { title } = read('1 h and '.repeat(5_000));
  expect(title.length).toBeLessThanOrEqual(200);
});

test.each([
  [29, null],
  [30, 0.5],
  [59, 0.5],
  [60, 1],
  [999 * 60, 999],
  [999 * 60 + 30, null],
])('%d minutes are recorded as %d hours', (minutes, hours) => {
  expect(recordable(minutes)).toBe(hours);
});

test.each([
  [0, 'Since 2:05 pm: 0 min'],
  [42, 'Since 2:05 pm: 42 min'],
  [60, 'Since 2:05 pm: 1 h'],
  [65, 'Since 2:05 pm: 1 h 5 min'],
  [720, 'Since 2:05 pm: 12 h'],
])('a stopwatch of %d minutes', (minutes, text) => {
  expect(quickLogTexts.running('2:05 pm', minutes)).toBe(text);
  expect(quickLogTexts.running('2:05 pm', minutes, 'Airway sim')).toBe(
    text.replace('Since', '“Airway sim” since'),
  );
});
