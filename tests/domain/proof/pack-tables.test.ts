import { expect, test } from 'vitest';
import { foldedLines } from '#domain/proof/timeline-check';
import { comparePdf, compareRegisterTotals, type PackTotals } from '#domain/proof/pack-tables';

const label = '1 Dec 2025 to 30 Nov 2026';
const before = '1 Dec 2024 to 30 Nov 2025';
const year = (of: string, total: number): PackTotals => ({
  label: of,
  start: '2025-12-01',
  end: '2026-11-30',
  total,
  interactive: 2,
});
const cover = (of: string, total: number, basis = '') =>
  `CPD period ${of} Requirement 30 hours, of these 8 interactive ${basis} Completed ${total} hours, of these 2 interactive `;
const both = [year(before, 30), year(label, 7)];

test.each<[string, string, string[], string[]]>([
  ['as printed', cover(before, 30) + cover(label, 7), [], []],
  [
    'a basis that names a period',
    cover(before, 30) + cover(label, 7, 'Basis The Board’s answer: letter for CPD period 2026.pdf'),
    [],
    [],
  ],
  [
    'a name and a role that name a period',
    `CPD period officer ${cover(before, 30)}${cover(label, 7)}`,
    [],
    [],
  ],
  [
    'other totals',
    cover(before, 30) + cover(label, 9),
    [
      `${label}: “9 hours, of these 2 interactive” in the PDF, “7 hours, of these 2 interactive” in the timeline.`,
    ],
    [],
  ],
  ['totals that are not there', cover(before, 30), [], [label]],
  ['other words', 'A scan without text', [], [before, label]],
  [
    'a basis that reads like totals',
    cover(before, 30) + cover(label, 7, 'Basis Completed 30 hours, of these 8 interactive.pdf'),
    [],
    [label],
  ],
])('%s', (_, text, differences, unread) => {
  expect(comparePdf(text, both, true)).toEqual({ differences, unread });
});

test('a register of an earlier version has no totals', () => {
  const rows = [{ 'CPD period': label, 'No.': '1', Title: 'Airway' }];
  expect(compareRegisterTotals(rows, both, false)).toEqual([]);
  expect(compareRegisterTotals(rows, both, true)).toHaveLength(1);
});

test('the totals of a self-check are found in its table', () => {
  const row = (total: number) => `At a glance ${label} ${total} of 30 2 of 8 `;
  expect(comparePdf(row(7), [year(label, 7)], false)).toEqual({ differences: [], unread: [] });
  expect(comparePdf(row(9), [year(label, 7)], false).differences).toHaveLength(1);
  expect(comparePdf('', [year(label, 7)], false).unread).toEqual([label]);
});

test.each([
  [12, 12, 0],
  [13, 10, 3],
])('of %d lines of a statement %d stand open and %d unfold', (all, open, folded) => {
  const lines = Array.from({ length: all }, (_, n) => `Line ${n}`);
  const found = foldedLines(lines);
  expect([found.open.length, found.folded.length]).toEqual([open, folded]);
  expect([...found.open, ...found.folded]).toEqual(lines);
  expect(found.label).toBe(`Show ${folded} more`);
});
