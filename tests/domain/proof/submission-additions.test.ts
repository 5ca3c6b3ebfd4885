import { expect, test } from 'vitest';
import {
  additionCountText,
  additionsIn,
  practiceRemarks,
  practiceTotals,
  type NumberedPractice,
} from '#domain/proof/submission-additions';
import { declarationText } from '#domain/proof/submission';

const entry = (change: Partial<NumberedPractice> = {}): NumberedPractice => ({
  number: 'P1',
  isPractice: true,
  employer: 'Station',
  startDay: '2026-03-01',
  endDay: '2026-03-31',
  hours: 100.5,
  ...change,
});

const totals = (entries: readonly NumberedPractice[]) =>
  practiceTotals(entries, '2026-11-23', 'paramedic').map(({ hours, remark }) => [hours, remark]);

test('sums entries that lie wholly between the days, the first and the last included', () => {
  const first = entry({ startDay: '2025-11-24', endDay: '2025-11-24', hours: 0.1 });
  const last = entry({ startDay: '2026-11-23', endDay: '2026-11-23', hours: 0.2 });
  expect(totals([first, last, entry({ isPractice: false, hours: 9 })])).toEqual([
    [0.3, null],
    [0.3, null],
    [0.3, null],
  ]);
});

test('names entries that begin earlier beside the sum, and forgets those that end earlier', () => {
  const days = { startDay: '2025-11-23', endDay: '2025-11-24' };
  const reaching = [entry({ ...days, hours: 10 }), entry({ ...days, number: 'P2', hours: 1 })];
  const before = entry({ number: 'P3', startDay: '2025-11-01', endDay: '2025-11-23', hours: 5 });
  expect(totals([...reaching, before])).toEqual([
    [0, 'P1 and P2 begin before 24 Nov 2025: 11 hours, not in this sum.'],
    [16, null],
    [16, null],
  ]);
  expect(totals(reaching.slice(0, 1))[0]![1]).toBe(
    'P1 begins before 24 Nov 2025: 10 hours, not in this sum.',
  );
});

test('has no sums for a register whose standard was not read', () => {
  expect(practiceTotals([entry()], '2026-11-23', 'nurse')).toEqual([]);
});

test('remarks on practice of one employer that shares days, and counts beyond ten', () => {
  const other = entry({
    number: 'P2',
    employer: ' STATION ',
    startDay: '2026-03-31',
    endDay: '2026-04-02',
  });
  const apart = entry({ number: 'P3', startDay: '2026-04-03', endDay: '2026-04-04' });
  const elsewhere = entry({ number: 'P4', employer: 'Club' });
  const leave = entry({ number: 'P5', isPractice: false });
  expect(practiceRemarks([entry(), other, apart, elsewhere, leave])).toEqual([
    'Shares days with P2 of the same employer.',
    'Shares days with P1 of the same employer.',
    null,
    null,
    null,
  ]);
  const many = Array.from({ length: 13 }, (_, index) => entry({ number: `P${index + 1}` }));
  expect(practiceRemarks(many)[0]).toMatch(/P10, P11 and 2 more of the same employer\.$/);
});

test('says how much there is, and that nothing is', () => {
  const text = (records: number, files: number) =>
    additionCountText('practice-hours', { records, files });
  expect(text(0, 0)).toBe('Nothing is on record: the submission would say so.');
  expect(text(1, 2)).toBe('In it: 1 entry, 2 files.');
  expect(additionCountText('indemnity', { records: 2, files: 1 })).toBe('In it: 2 covers, 1 file.');
});

test('the declaration names what stands beside CPD', () => {
  const period = [{ start: '2025-12-01', end: '2026-11-30' }];
  const both = additionsIn({ practice: {}, indemnity: [] });
  expect(declarationText('Alex', period, both)).toContain(
    'period 1 Dec 2025 to 30 Nov 2026, and the practice hours and professional indemnity cover in it, are',
  );
  expect(additionsIn({ practice: null, indemnity: null })).toEqual([]);
  expect(declarationText('Alex', period)).toContain('30 Nov 2026 are the undersigned’s own');
});
