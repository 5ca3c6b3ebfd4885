import { describe, expect, test } from 'vitest';
import { cpdPeriod, type Registration } from '#domain/standing/cpd';
import { requiredHours } from '#domain/standing/required-hours';
import { statedRequirement } from '#domain/standing/stated-requirement';
import { portfolioFileName, parsePortfolioEdition } from '#domain/proof/portfolio';
import {
  declarationText,
  evidenceNumber,
  evidencePageLabel,
  evidenceRanges,
  fromPageLabel,
  isDefault,
  isWhole,
  leftOutLines,
  type LeftOut,
  recordedText,
  requirementText,
  SUBMISSION_CHOICE_MAX,
  submissionHours,
  wholeSubmission,
} from '#domain/proof/submission';
import {
  readSubmissionChoice,
  submissionChoiceSchema,
  submissionSchema,
} from '#domain/proof/submission.schema';

const period = { start: '2025-12-01', end: '2026-11-30' };

test.each([
  [undefined, 'self-check'],
  [null, 'self-check'],
  ['self-check', 'self-check'],
  ['submission', 'submission'],
  ['Submission', undefined],
  ['', undefined],
])('the edition %j is %j', (text, edition) => expect(parsePortfolioEdition(text)).toBe(edition));

test.each([
  ['pdf', 'CPD submission Alex 2026.pdf'],
  ['zip', 'CPD submission pack Alex 2026.zip'],
] as const)('a submission as %s has its own name', (format, name) => {
  expect(
    portfolioFileName({ name: 'Alex', profession: 'paramedic' }, [period], format, 'submission'),
  ).toBe(name);
});

test.each([
  [[], []],
  [['E7'], ['E7']],
  [
    ['E2', 'E1', 'E3', 'E5'],
    ['E1–E3', 'E5'],
  ],
  [['E9', 'E10'], ['E9–E10']],
  [
    ['A2', 'E1', 'A1', 'E2', 'A4'],
    ['E1–E2', 'A1–A2', 'A4'],
  ],
])('the evidence %j reads %j', (numbers, labels) => {
  expect(evidenceRanges(numbers).map(({ label }) => label)).toEqual(labels);
});

test('a range leads to its first piece', () => {
  expect(evidenceRanges(['E4', 'E3']).map(({ first }) => first)).toEqual(['E3']);
});

test('evidence is named by its number, and its pages are counted', () => {
  expect(evidenceNumber(7)).toBe('E7');
  expect(evidencePageLabel('E7', 2, 3)).toBe('E7, page 2 of 3');
  expect(fromPageLabel(12)).toBe('from page 12');
});

test('hours are added without errors of rounding', () => {
  const hours = [0.1, 0.2, 2.5].map((each, index) => ({ hours: each, isInteractive: index > 0 }));
  expect(submissionHours(hours)).toEqual({ total: 2.8, interactive: 2.7 });
  expect(submissionHours([])).toEqual({ total: 0, interactive: 0 });
});

describe('a requirement, stated in the third person', () => {
  const stated = (change: Partial<Registration>) => {
    const registration = {
      registrationDate: '2020-03-01',
      registrationExpiryDate: null,
      ...change,
    };
    return statedRequirement(requiredHours(cpdPeriod(registration, '2026-10-05'), registration));
  };
  const answer = {
    periodEnd: '2026-11-30',
    total: 12,
    interactive: 3,
    answeredOn: '2026-05-03',
    note: 'They told me so.',
    documentId: 4,
    documentFile: 'letter.pdf',
  };
  test.each<[Partial<Registration>, string, string | null]>([
    [{}, '30 hours, of these 8 interactive', null],
    [
      { registrationDate: '2026-03-01' },
      '15 hours, of these 4 interactive',
      'First registered on 1 Mar 2026. Summary of the standard by ParaMed CPD: 15 hours, of these 4 interactive; another Australian CPD tracker: no hours. The larger figure is stated.',
    ],
    [
      { registrationDate: '2026-10-01' },
      'Not settled by the Board',
      'First registered on 1 Oct 2026. Summary of the standard by ParaMed CPD: no hours; another Australian CPD tracker: no hours.',
    ],
    [
      { boardAnswers: [answer] },
      '12 hours, of these 3 interactive',
      'As the Board stated on 3 May 2026, in letter.pdf.',
    ],
    [
      { boardAnswers: [{ ...answer, documentFile: null }] },
      '30 hours, of these 8 interactive',
      null,
    ],
    [
      { boardAnswers: [{ ...answer, documentFile: null, total: 40 }] },
      '40 hours, of these 8 interactive',
      'As the Board stated on 3 May 2026, without its document; figures of the standard that are larger are stated.',
    ],
    [
      { registrationType: 'student', registrationTypeSince: '2020-03-01' },
      'None',
      'The standard does not apply to the type of registration held.',
    ],
  ])('%j', (change, text, basis) => {
    expect(stated(change)).toMatchObject({ text, basis });
  });
});

test('texts name facts', () => {
  expect(requirementText({ total: 30, interactive: 8 })).toBe('30 hours, of these 8 interactive');
  expect(requirementText({ total: 1, interactive: 0 })).toBe('1 hour, of these 0 interactive');
  expect(recordedText('2026-03-05', null)).toBe('5 Mar 2026');
  expect(recordedText('2026-03-05', '2025-01-02')).toBe(
    '5 Mar 2026 by import; 2 Jan 2025 according to the imported file',
  );
  expect(declarationText('Alex', [period])).toContain('CPD period 1 Dec 2025 to 30 Nov 2026 are');
  const before = { start: '2024-12-01', end: '2025-11-30' };
  expect(declarationText('Alex', [before, period])).toContain('CPD periods 1 Dec 2024');
});

describe('a choice', () => {
  test('is empty by default', () => {
    expect(submissionSchema.validateSync({})).toEqual({
      period: 'current',
      registration: null,
      format: 'pdf',
      include: [],
      withoutActivities: [],
      withoutReflections: [],
      withoutSections: [],
      withoutDocuments: [],
      withoutFiles: [],
      withheldReflections: [],
      withheldModuleReflections: [],
    });
  });

  test('adds known things, each once and in one order', () => {
    const read = (include: unknown) => submissionChoiceSchema.validateSync({ include }).include;
    expect(read(['indemnity', 'practice-hours', 'indemnity'])).toEqual([
      'practice-hours',
      'indemnity',
    ]);
    for (const wrong of [null, 'indemnity', ['criminal-history'], [1]])
      expect(() => read(wrong)).toThrow('Include must be a list of practice-hours, indemnity');
  });

  test('reads ids that are texts', () => {
    const { withoutFiles } = submissionChoiceSchema.validateSync({ withoutFiles: ['12', 13] });
    expect(withoutFiles).toEqual([12, 13]);
  });

  test.each([
    [Array.from({ length: SUBMISSION_CHOICE_MAX }, () => 1), true],
    [Array.from({ length: SUBMISSION_CHOICE_MAX + 1 }, () => 1), false],
    [[2_147_483_647], true],
    [[2_147_483_648], false],
    [[0], false],
    [[1.5], false],
    [['12345678901'], false],
    [['1 '], false],
    [[null], false],
    [null, false],
    ['1', false],
  ])('case %#', (withoutFiles, isValid) => {
    expect(submissionChoiceSchema.isValidSync({ withoutFiles })).toBe(isValid);
  });

  test.each([
    ['current', true],
    ['five-years', true],
    ['2026', true],
    ['all', false],
    ['1999', false],
    [2026, false],
    [null, false],
  ])('the period %j: %j', (chosen, isValid) => {
    expect(submissionSchema.isValidSync({ period: chosen })).toBe(isValid);
  });
});

describe('what was left out', () => {
  const nothing = {
    activities: 0,
    reflections: 0,
    documents: 0,
    evidence: 0,
    withheld: 0,
    sections: [],
  } as const;

  test.each<[Partial<LeftOut>, string[]]>([
    [{}, []],
    [{ documents: 1 }, ['1 document was left out by the owner.']],
    [
      { activities: 2, reflections: 3 },
      [
        '2 activities and 3 reflections were left out by the owner.',
        'Hours and totals are those of the activities shown.',
      ],
    ],
    [{ withheld: 2 }, ['The text of 2 reflections is withheld by the owner.']],
    [
      { sections: ['evidence', 'plan'] },
      ['Sections left out by the owner: Learning goals and plan; Evidence and its index.'],
    ],
  ])('%j in words', (leftOut, lines) => {
    expect(leftOutLines({ ...nothing, ...leftOut })).toEqual(lines);
  });

  test('reads a kept choice; an invalid one is null', () => {
    const choice = { ...wholeSubmission, withoutActivities: [7], withoutSections: ['plan'] };
    expect(readSubmissionChoice(JSON.stringify(choice))).toEqual(choice);
    for (const text of ['', '[', '3', '{"withoutActivities":"x"}']) {
      expect(readSubmissionChoice(text)).toBeNull();
    }
    expect(isWhole(wholeSubmission)).toBe(true);
    expect(isWhole({ ...wholeSubmission, withoutFiles: [1] })).toBe(false);
    // An addition leaves nothing out.
    expect(isWhole({ ...wholeSubmission, include: ['indemnity'] })).toBe(true);
    expect(isDefault({ ...wholeSubmission, include: ['indemnity'] })).toBe(false);
    expect(isDefault({ ...wholeSubmission, withoutFiles: [1] })).toBe(false);
    expect(isDefault(wholeSubmission)).toBe(true);
  });
});
