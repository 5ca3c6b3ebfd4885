import { describe, expect, it } from 'vitest';
import { activitiesTable } from '#client/features/export/activities-table.ts';
import { toCsv } from '#client/lib/csv.ts';

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
    ['a=b', 'a=b'],
  ])('writes %j as %j', (cell, text) => {
    expect(toCsv([[cell]])).toBe(`${BOM}${text}\r\n`);
  });

  it('separates cells by commas and ends every row', () => {
    expect(toCsv([['a', 'b'], [1, null], []])).toBe(`${BOM}a,b\r\n1,\r\n\r\n`);
  });
});

describe('activitiesTable', () => {
  it('gives one row per activity, with days in the time zone of the user', () => {
    const activity = {
      id: '1',
      title: 'Trauma day',
      category: 'Clinical Practice',
      description: null,
      hours: 1.5,
      isInteractive: true,
      status: 'completed',
      completedDate: '2026-03-04T14:30:00.000Z',
      evidence: 'https://example.org/certificate',
      createdAt: '2026-03-04T13:59:00.000Z',
    };
    const [head, row] = activitiesTable([activity], 'Australia/Brisbane');
    expect(head).toContain('Completed on');
    expect(row).toEqual([
      'Trauma day',
      'Clinical Practice',
      'Completed',
      1.5,
      true,
      '2026-03-05',
      null,
      'https://example.org/certificate',
      '2026-03-04',
    ]);
  });
});
