import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, toCsv } from '#domain/csv';
import { withoutGuard } from '#domain/records/import-cells';

const BOM = '\uFEFF';

describe('toCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [1.5, '1.5'],
    [-2, '-2'],
    [null, ''],
    [true, 'Yes'],
    [false, 'No'],
    ['=1+1', "'=1+1"],
    ['+61 7', "'+61 7"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['=A1,"x"', '"\'=A1,""x"""'],
    ["'=1+1", "''=1+1"],
    ["'Tis", "'Tis"],
    ['a=b', 'a=b'],
  ])('writes %j as %j', (cell, text) => {
    expect(toCsv([[cell]])).toBe(`${BOM}${text}\r\n`);
  });

  it('separates cells by commas and ends every row', () => {
    expect(toCsv([['a', 'b'], [1, null], []])).toBe(`${BOM}a,b\r\n1,\r\n\r\n`);
  });

  it('loses no apostrophe of a text on its way out and back', () => {
    const unit = fc.constantFrom("'", '=', '+', '-', '@', '＝', '|', ' ', '\t', 'a');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
        const cell = csvLines([[text]]).slice(0, -2);
        expect(withoutGuard(cell)).toBe(text);
        expect(cell).not.toMatch(/^\s*[=+\-@|＝]/);
      }),
    );
  });
});
