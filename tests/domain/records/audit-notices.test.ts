import { expect, test } from 'vitest';
import {
  auditNoticesLabel,
  auditNoticeTitle,
  countdownText,
  proposedDueDate,
} from '#domain/records/audit-notices';
import { auditNoticeProblems, auditNoticeSchema } from '#domain/records/audit-notices.schema';
import { problems } from '../problems.ts';

test('28 days are proposed', () => expect(proposedDueDate('2026-02-03')).toBe('2026-03-03'));

test.each([
  ['2026-03-31', '28 days left'],
  ['2026-03-04', '1 day left'],
  ['2026-03-03', 'Due today'],
  ['2026-03-02', 'Overdue by 1 day'],
  ['2026-02-01', 'Overdue by 30 days'],
])('due on %s: %s', (due, text) => expect(countdownText(due, '2026-03-03')).toBe(text));

test('names and counts', () => {
  expect(auditNoticeTitle('2026-03-03')).toBe('Audit letter of 3 Mar 2026');
  expect(auditNoticesLabel(2)).toBe('2 audit letters');
});

test('both dates are required; nothing is before the letter', async () => {
  expect(Object.keys(await problems(auditNoticeSchema, {}))).toEqual(['letterDate', 'dueDate']);
  const days = { letterDate: '2026-03-03', dueDate: '2026-03-03', sentOn: '2026-03-03' };
  expect(auditNoticeProblems(days)).toEqual({});
  expect(auditNoticeProblems({ ...days, sentOn: null })).toEqual({});
  expect(auditNoticeProblems({ ...days, dueDate: '2026-03-02', sentOn: '2026-03-02' })).toEqual({
    dueDate: 'Answer due cannot be before the date of the letter',
    sentOn: 'Answered on cannot be before the date of the letter',
  });
});
