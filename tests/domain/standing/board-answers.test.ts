import { describe, expect, test } from 'vitest';
import { nzParamedic } from '#domain/professions/nz-paramedic';
import {
  boardAnswerMessages,
  boardAnswerMessagesOf,
  undocumentedText,
} from '#domain/standing/board-answers';
import { boardAnswerSchema } from '#domain/standing/board-answers.schema';
import { problems } from '../problems.ts';

const schema = boardAnswerSchema('2026-07-01');
const answer = {
  periodEnd: '2026-11-30',
  total: 20,
  interactive: 5,
  answeredOn: '2026-05-03',
  note: 'E-mail of the registration team',
};

describe('boardAnswerSchema', () => {
  test('takes numbers as texts, and a document or none', () => {
    const given = { ...answer, total: ' 7.5 ', interactive: '0', role: 'admin' };
    expect(schema.validateSync(given)).toEqual({
      ...answer,
      registration: null,
      total: 7.5,
      interactive: 0,
      documentId: null,
    });
    expect(schema.validateSync({ ...answer, documentId: '7' }).documentId).toBe(7);
  });

  test('needs all but the document', async () => {
    expect(await problems(schema, {})).toEqual({
      periodEnd: 'CPD period is required',
      total: 'Enter the required hours',
      interactive: 'Enter the interactive hours',
      answeredOn: 'Answered on is required',
      note: 'Who answered, and how is required',
    });
  });

  const range = 'must be from 0 to 100 in steps of 0.5';
  test.each<[object, Record<string, string> | null]>([
    [{ total: 0, interactive: 0 }, null],
    [{ total: 100, interactive: 100 }, null],
    [{ answeredOn: '2026-07-01' }, null],
    [{ total: 100.5 }, { total: `Required hours ${range}` }],
    [{ total: 7.2 }, { total: `Required hours ${range}` }],
    [{ total: -0.5, interactive: 0 }, { total: `Required hours ${range}` }],
    [{ interactive: 'many' }, { interactive: `Interactive hours ${range}` }],
    [
      { interactive: 20.5 },
      { interactive: 'Interactive hours cannot be more than the required hours' },
    ],
    [{ answeredOn: '2026-07-02' }, { answeredOn: 'Answered on cannot be in the future' }],
    [{ periodEnd: 'soon' }, { periodEnd: 'CPD period must be a day, such as 2027-03-03' }],
    [{ note: 'x'.repeat(301) }, { note: 'Who answered, and how must be at most 300 characters' }],
    [{ documentId: 'x' }, { documentId: 'Document must be one of yours' }],
  ])('%j: %j', async (change, messages) => {
    const found = await problems(schema, { ...answer, ...change });
    expect(found).toMatchObject(messages ?? {});
    expect(Object.keys(found)).toEqual(Object.keys(messages ?? {}));
  });
});

test.each([
  [0, 0, 'that the sources settle no hours'],
  [30, 8, '30 hours, 8 of them interactive'],
  [20, 0, '20 hours'],
])('until it is proved that less is asked, %d and %d stand as “%s”', (total, interactive, text) =>
  expect(undocumentedText({ total, interactive })).toMatch(
    new RegExp(`^This asks for less .* is chosen, what stands is ${text}\\.$`),
  ),
);

test('a register abroad is called by its name in every text of the form', () => {
  const { heading, saved, removed, explanation } = boardAnswerMessagesOf(nzParamedic);
  expect([heading, saved.title, removed, explanation].filter((text) => /Board/.test(text))).toEqual(
    [],
  );
  expect(boardAnswerMessagesOf()).toEqual(boardAnswerMessages);
});
