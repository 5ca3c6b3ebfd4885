import { check, constantFrom, array, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates';
import { lostMinutes, readWords } from '#domain/records/quick-log';
import { summary, today } from './quick-log-lines.ts';
import table from './quick-log-lines.txt?raw';

const rows = table
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const at = row.indexOf(' | ');
    return { line: row.slice(0, at), meant: row.slice(at + 3) };
  });

test('lines as paramedics write them are read as they are meant, or asked', () => {
  expect(rows.length).toBeGreaterThan(400);
  const read = rows.map(({ line }) => ({ line, meant: summary(line) }));
  expect(read).toEqual(rows);
});

/** Words that look like a length, a day or people, and words of clinical life, in any order. */
const words = constantFrom(
  ...rows.flatMap(({ line }) => line.split(' ')),
  ...rows.map(({ line }) => line),
  'sim',
  'on',
  'x3',
  '3/7',
  '31/11',
  '7-9pm',
  '½',
  'the 5th',
  'next friday',
  'w/ Sam',
);
const lines = array(words, { minLength: 1, maxLength: 7 }).map((parts) =>
  parts.join(' ').slice(0, 200),
);

// Code with mutants is slow.
const numRuns = process.env['TEST_MUTATION'] ? 40 : 600;

/** Returns the first line of such words, or of any text, for which the judge throws, with its reason; null if none. */
function failing(judge: (line: string) => void): string | null {
  for (const of of [lines, string({ maxLength: 200, unit: 'grapheme' })]) {
    const result = check(property(of, judge), { numRuns, seed: 37 });
    if (result.failed) return `${JSON.stringify(result.counterexample)}: ${result.errorInstance}`;
  }
  return null;
}

const wordsOf = (text: string) => text.toUpperCase().match(/[\p{L}\p{N}½¼¾]+/gu) ?? [];
/** Words that only lead to a length or a day, and leave with it. */
const leading = new Set('ON FOR AT FROM OF ABOUT TOOK LASTING IN'.split(' '));

test('no word vanishes: it is in the title, or was read', () => {
  const found = failing((line) => {
    const { fields, parts } = readWords(line, today, null);
    const read = parts.filter(({ use, about }) => use === 'read' && about !== 'people');
    const kept = new Map<string, number>();
    for (const word of wordsOf([fields.title, ...read.map(({ text }) => text)].join(' '))) {
      kept.set(word, (kept.get(word) ?? 0) + 1);
    }
    for (const word of wordsOf(line)) {
      const left = (kept.get(word) ?? 0) - 1;
      kept.set(word, left);
      if (left < 0 && !leading.has(word)) throw new Error(`“${word}” of “${line}” vanished`);
    }
  });
  expect(found).toBeNull();
});

test('no day is beyond tomorrow, nor in a later CPD year, unless its month is written', () => {
  const found = failing((line) => {
    const { fields, parts } = readWords(line, today, null);
    if (fields.day === null || fields.day <= addDays(today, 1)) return;
    const said = parts.filter(({ about, use }) => about === 'day' && use === 'read');
    const hasMonth = said.some(({ text }) =>
      /\d[/.-]\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i.test(text),
    );
    if (!hasMonth) throw new Error(`${fields.day} of “${line}”`);
  });
  expect(found).toBeNull();
});

test('what is seen is read, asked, or something else; what is asked is never filled in', () => {
  const found = failing((line) => {
    const { fields, asked, parts, minutes } = readWords(line, today, null);
    for (const { index, text } of parts) {
      if (line.slice(0, 200).slice(index, index + text.length) !== text) throw new Error(text);
    }
    const uses = parts.map(({ about, use }) => (about === null) === (use === 'other'));
    const isAsked = (about: string) =>
      parts.some((part) => part.about === about && part.use === 'asked');
    const isRight =
      uses.every(Boolean) &&
      isAsked('hours') === asked.hours.length > 0 &&
      isAsked('day') === asked.day.length > 0 &&
      (asked.hours.length === 0 || (fields.hours === null && minutes === null)) &&
      (asked.day.length === 0 || fields.day === null);
    if (!isRight) throw new Error(line);
    const all = [...asked.hours, ...asked.day, ...asked.people];
    const missing = all.filter((words) => !fields.title.toLowerCase().includes(tidy(words)));
    if (missing.length > 0) throw new Error(`${missing} not in “${fields.title}”`);
  });
  expect(found).toBeNull();
});

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')
    .replace(/([,;])(?:\s*[,;])+/g, '$1');

test.skipIf(process.env['TEST_MUTATION'])(
  'a longest line is read in no time, whatever is in it',
  () => {
    const hostile = [
      '1 h and ',
      '1/1 ',
      '12-',
      'on the ',
      'a ',
      'with a ',
      '½',
      '9 ',
      'mon ',
      '3 x ',
      'x',
    ];
    const before = process.cpuUsage();
    for (const part of hostile) readWords(part.repeat(200), today, null);
    expect(process.cpuUsage(before).user / 1000 / hostile.length).toBeLessThan(100);
  },
);

test.each([
  [45, '45 min → 0.5 h'],
  [75, '1 h 15 min → 1 h'],
  [60, null],
  [20, null],
  [null, null],
])('%d minutes say what is lost: %s', (minutes, text) => {
  expect(lostMinutes(minutes)).toBe(text);
});
