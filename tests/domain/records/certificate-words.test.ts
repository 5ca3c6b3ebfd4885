import { check, constantFrom, array, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { joinWords } from '#domain/records/certificate-cells';
import { readCertificate } from '#domain/records/certificate-words';
import { cellsOf, figures, names, today } from './certificate-texts.ts';
import table from './certificate-texts.txt?raw';

const certificates = table.split('---\n').map((block) => {
  const rows = block.trimEnd().split('\n');
  return {
    text: rows.filter((row) => !row.startsWith('= ')).join('\n'),
    meant: rows.filter((row) => row.startsWith('= ')).map((row) => row.slice(2)),
  };
});

test('certificates are read as they are meant, or asked about', () => {
  expect(certificates.length).toBeGreaterThan(50);
  const read = certificates.map(({ text }) => {
    const reading = readCertificate(cellsOf(text), today);
    return { text, meant: [figures(reading), names(reading)] };
  });
  expect(read).toEqual(certificates);
});

test('words of a line are joined, and two columns stay apart', () => {
  const word = (text: string, left: number, top: number, width = 30) => ({
    text,
    left,
    right: left + width,
    top,
    bottom: top + 10,
  });
  const joined = joinWords([
    word('2026', 70, 101),
    word('12', 0, 100),
    word('May', 35, 99),
    word('Hours', 300, 100),
    word(' ', 340, 100),
    word('let', 0, 130),
    word('ter', 30, 130),
  ]);
  expect(joined.map(({ text }) => text)).toEqual(['12 May 2026', 'Hours', 'letter']);
});

const lines = certificates.flatMap(({ text }) => text.split('\n'));
const pages = array(
  constantFrom(...lines, 'Hours', 'Date', '3', '2:30', '12/05/2026', 'May', '2026', 'expires', '½'),
  { minLength: 1, maxLength: 12 },
).map((parts) => parts.join('\n'));

// Code with mutants is slow.
const numRuns = process.env['TEST_MUTATION'] ? 40 : 250;

/** Returns the first page of such lines, or of any text, for which the judge throws, with its reason; null if none. */
function failing(judge: (page: string) => void): string | null {
  for (const of of [pages, string({ maxLength: 400, unit: 'grapheme' })]) {
    const result = check(property(of, judge), { numRuns, seed: 113 });
    if (result.failed) return `${JSON.stringify(result.counterexample)}: ${result.errorInstance}`;
  }
  return null;
}

test('what is sure stands in its words, and no day is to come', () => {
  const found = failing((page) => {
    const { day, hours } = readCertificate(cellsOf(page), today);
    if (day?.is === 'sure') {
      const { from, to } = day.value;
      const isSaid = day.words.every((words) => /\d/.test(words) && words.includes(to.slice(2, 4)));
      if (from !== to || to > today || !isSaid) throw new Error(`${to} of “${day.words}”`);
    }
    if (hours?.is === 'sure' && hours.words.some((words) => !/\d|[½¼¾]|[a-z]/i.test(words))) {
      throw new Error(`${hours.value} of “${hours.words}”`);
    }
  });
  expect(found).toBeNull();
});

test('a second day of completion or a second length is never chosen from', () => {
  const found = failing((page) => {
    const cells = cellsOf(`Completed: 7 July 2026\n${page}\n\n\n\n\nCPD hours: 9.5`);
    const { day, hours } = readCertificate(cells, today);
    const alone = readCertificate(cellsOf(page), today);
    if (alone.day?.is === 'sure' && alone.day.value.to !== '2026-07-07' && day?.is === 'sure') {
      throw new Error(`${day.value.to}`);
    }
    if (alone.hours?.is === 'sure' && alone.hours.value !== 9.5 && hours?.is === 'sure') {
      throw new Error(`${hours.value}`);
    }
  });
  expect(found).toBeNull();
});

test.each(['picture', 'part'] as const)('nothing of a %s is sure', (source) => {
  const found = failing((page) => {
    const said = Object.values(readCertificate(cellsOf(page), today, source));
    if (said.some((each) => each?.is === 'sure')) throw new Error(page);
  });
  expect(found).toBeNull();
});

test.skipIf(process.env['TEST_MUTATION'])(
  'a longest page is read in no time, whatever is in it',
  () => {
    const hostile = [
      'cpd ',
      'CPD hours ',
      '1 May ',
      '12-',
      '3 hours and ',
      'of the ',
      '9',
      '1/1/',
      'has completed ',
    ];
    const before = process.cpuUsage();
    for (const part of hostile) {
      const line = part.repeat(200).slice(0, 300);
      readCertificate(cellsOf(Array.from({ length: 60 }, () => line).join('\n')), today);
    }
    expect(process.cpuUsage(before).user / 1000 / hostile.length).toBeLessThan(400);
  },
);
