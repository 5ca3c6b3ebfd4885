import { describe, expect, test } from 'vitest';
import * as standard from '#domain/standard';
import { isCivilDate } from '#domain/dates';

test("the regulator's numbers", () => {
  expect(standard.annualRequirement).toMatchObject({ total: 30, interactive: 8 });
  expect(standard.proRata.rows.map((row) => [row.fromMonths, row.total, row.interactive])).toEqual([
    [12, 30, 8],
    [6, 15, 4],
    [3, 7.5, 2],
    [0, 0, 0],
  ]);
  expect(standard.retention.years).toBe(5);
  expect(standard.audit.days).toBe(28);
  expect(standard.generalExpiry).toMatchObject({ month: 11, day: 30 });
  expect(standard.goodPracticeTargets).toMatchObject({ reflectiveLogs: 4, evidenceDocuments: 6 });
});

describe('guidelines', () => {
  test.each(standard.guidelines.map((clause) => [clause.id, clause] as const))(
    '%s names its source, and says so when nobody has read it there',
    (_, { heading, text, source }) => {
      expect(heading).not.toBe('');
      expect(text).toMatch(/[.:]$/);
      expect(isCivilDate(source.effective)).toBe(true);
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.note).toBe(
        source.confidence === 'unverified' ? 'Check with the Board' : undefined,
      );
    },
  );
  test('each says how sure we are of it', () => {
    expect(standard.guidelines.map(({ id, source }) => [id, source.confidence])).toEqual([
      ['hours', 'board'],
      ['content', 'board'],
      ['portfolio', 'sibling-board'],
      ['records', 'unverified'],
      ['pro-rata', 'unverified'],
      ['exclusions', 'unverified'],
      ['registration-year', 'board'],
      ['late-renewal', 'board'],
      ['exemptions', 'sibling-board'],
      ['audit', 'board'],
      ['evidence', 'board'],
      ['privacy', 'board'],
    ]);
    expect(standard.guidelines.map(({ source }) => standard.sourceNote(source))).toEqual([
      null,
      null,
      'Read at another National Board, in the same wording',
      'Check with the Board',
      'Check with the Board',
      'Check with the Board',
      null,
      null,
      'Read at another National Board, in the same wording',
      null,
      null,
      null,
    ]);
  });
  test('who is excluded as text', () => {
    expect(standard.guidelines.find(({ id }) => id === 'exclusions')?.text).toBe(
      'The standard excludes student and non-practising registrations.',
    );
  });
  test('our own targets are not among them', () => {
    expect(JSON.stringify(standard.guidelines)).not.toMatch(/reflective logs|evidence documents/i);
  });
  test('the pro-rata table as text', () => {
    expect(standard.guidelines.find(({ id }) => id === 'pro-rata')?.points).toEqual([
      '12 months: 30 h / 8 h',
      '6 to under 12 months: 15 h / 4 h',
      '3 to under 6 months: 7.5 h / 2 h',
      'Under 3 months: no minimum',
    ]);
  });
});
