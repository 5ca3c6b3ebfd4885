import { describe, expect, test } from 'vitest';
import type { Registration } from '#domain/standing/cpd';
import {
  parsePortfolioFormat,
  portfolioFileName,
  portfolioFormatProblem,
  portfolioTooLarge,
  reflectedModules,
  reflectionsIn,
} from '#domain/proof/portfolio';
import {
  parsePortfolioChoice,
  portfolioChoices,
  portfolioPeriodProblem,
  portfolioPeriods,
} from '#domain/proof/portfolio-periods';
import type { JudgedActivity } from '#domain/standing/audit-readiness';
import {
  clauseStateLabels,
  portfolioClauses,
  type JudgedPlan,
} from '#domain/proof/portfolio-judgement';
import { requiredHours } from '#domain/standing/required-hours';
import { sources } from '#domain/sources';

const unregistered = { registrationDate: null, registrationExpiryDate: null };
const registered = { registrationDate: '2024-03-04', registrationExpiryDate: '2026-11-30' };
const year = { start: '2025-12-01', end: '2026-11-30' };

const activity = (change: Partial<JudgedActivity> = {}): JudgedActivity => ({
  status: 'completed',
  hours: 2,
  isInteractive: false,
  evidence: 'Certificate 12',
  reflection: 'substantive',
  fileCount: 1,
  emptyFileCount: 0,
  documentCount: 0,
  isAttested: false,
  activityType: 'course',
  provider: 'QAS Education',
  startDate: '2026-03-01',
  setting: 'in-person',
  practitioners: 'The night team',
  contentElements: ['a'],
  howItMeets: null,
  ...change,
});

describe('what a report covers', () => {
  test.each([
    [undefined, 'current'],
    ['current', 'current'],
    ['five-years', 'five-years'],
    ['2025', 2025],
    ['all', undefined],
    ['2025-12-01', undefined],
    ['', undefined],
    ['1999', undefined],
  ])('%j is %j', (text, choice) => expect(parsePortfolioChoice(text)).toBe(choice));

  test.each([
    [undefined, 'pdf'],
    ['zip', 'zip'],
    ['PDF', undefined],
    ['', undefined],
  ])('the form %j is %j', (text, format) => expect(parsePortfolioFormat(text)).toBe(format));

  test.each([
    ['current', ['2025-12-01']],
    [2024, ['2023-12-01']],
    ['five-years', ['2025-12-01', '2024-12-01', '2023-12-01', '2022-12-01', '2021-12-01']],
  ] as const)('%s, without a registration date', (choice, starts) => {
    const periods = portfolioPeriods(unregistered, '2026-10-21', choice);
    expect(periods.map(({ start }) => start)).toEqual(starts);
  });

  test('five years begin with the registration', () => {
    const periods = portfolioPeriods(registered, '2026-10-21', 'five-years');
    expect(periods.map(({ start }) => start)).toEqual(['2025-12-01', '2024-12-01', '2024-03-04']);
    const yearly: Registration = {
      registrationDate: '2025-06-01',
      registrationExpiryDate: null,
      registrationExpiryRule: 'one-year',
    };
    expect(portfolioPeriods(yearly, '2026-01-10', 'five-years')).toEqual([
      { start: '2025-06-01', end: '2026-06-01' },
    ]);
  });

  test('earlier periods are offered back to the first record or the registration', () => {
    const values = (firstRecord: string | null, of: Registration = unregistered) =>
      portfolioChoices(of, '2026-10-21', firstRecord).map(({ value }) => value);
    expect(values(null)).toEqual(['current']);
    expect(values('2026-02-01')).toEqual(['current']);
    expect(values('2024-06-01')).toEqual(['current', '2025', '2024', 'five-years']);
    expect(values(null, registered)).toEqual(['current', '2025', '2024', 'five-years']);
    expect(values('2024-11-30')).toEqual(['current', '2025', '2024', 'five-years']);
    expect(values('2024-12-01')).toEqual(['current', '2025', 'five-years']);
    expect(values('2026-02-01', registered)).toEqual(values(null, registered));
    expect(values('1950-01-01')).toHaveLength(12);
    expect(portfolioChoices(unregistered, '2026-10-21', '2025-06-01')).toEqual([
      { value: 'current', label: 'This period, 1 Dec 2025 to 30 Nov 2026' },
      { value: '2025', label: '1 Dec 2024 to 30 Nov 2025' },
      { value: 'five-years', label: 'Five years: this period and the four before it' },
    ]);
  });

  test('other choices are refused in words', () => {
    expect(portfolioPeriodProblem).toBe('Period must be current, five-years or a year');
    expect(portfolioFormatProblem).toBe('Format must be one of: pdf, zip, csv, json');
    expect(portfolioTooLarge).toMatch(/^A report holds at most [\d,]+ records\. /);
  });

  test.each([
    ['Alex Nguyen', [year], 'pdf', 'CPD portfolio Alex Nguyen 2026.pdf'],
    ['A/B: <c>', [year], 'csv', 'CPD portfolio A B c 2026.csv'],
    [
      '李',
      [year, { start: '2021-12-01', end: '2022-11-30' }],
      'zip',
      'CPD audit pack 李 2022-2026.zip',
    ],
  ] as const)('%s: a file name', (name, periods, format, expected) =>
    expect(portfolioFileName({ name, profession: 'paramedic' }, periods, format)).toBe(expected),
  );
});

describe('the standard, clause by clause', () => {
  const required = requiredHours(year);
  const plan: JudgedPlan = { goals: 0, planned: 0, changes: 0 };
  const clause = (id: string, given: Partial<Parameters<typeof portfolioClauses>[0]> = {}) => {
    const today = '2026-06-01';
    const all = portfolioClauses({ period: year, today, required, activities: [], plan, ...given });
    return all.find((each) => each.id === id)!;
  };
  const full = [activity({ hours: 22 }), activity({ hours: 8, isInteractive: true })];

  test('each has a text, a finding and a source', () => {
    const all = portfolioClauses({
      period: year,
      today: '2026-06-01',
      required,
      activities: full,
      plan,
    });
    expect(all).toHaveLength(7);
    for (const { text, finding, source } of all) {
      expect(text).toMatch(/\.$/);
      expect(finding).toMatch(/\.$/);
      expect(Object.values(sources)).toContain(source);
    }
  });

  test('hours are met, open while the period runs, short when it is over', () => {
    expect(clause('hours', { activities: full }).state).toBe('met');
    expect(clause('interactive', { activities: full }).state).toBe('met');
    expect(clause('hours', { activities: full })).toMatchObject({
      text: 'At least 30 hours of CPD in a full registration year.',
      finding: '30 hours recorded, 30 required. Ready for an audit: 30 hours.',
    });
    expect(clause('hours', { activities: full }).source.confidence).toBe('quoted');
    const some = { activities: full.slice(0, 1) };
    expect(clause('hours', { ...some, today: '2026-11-30' })).toMatchObject({
      state: 'open',
      finding:
        '22 hours recorded, 30 required. Still to do by 30 Nov 2026: 8 hours. Ready for an audit: 22 hours.',
    });
    expect(clause('hours', { ...some, today: '2026-12-01' })).toMatchObject({
      state: 'short',
      finding: '22 hours recorded, 30 required. Missing: 8 hours. Ready for an audit: 22 hours.',
    });
  });

  test('hours that are not ready for an audit meet nothing, also when the year is over', () => {
    const [reading, practice] = full.map((each) => ({ ...each, fileCount: 0, evidence: 'yes' }));
    for (const today of ['2026-06-01', '2026-12-01']) {
      const given = { activities: [reading!, practice!], today };
      expect(clause('hours', given)).toMatchObject({
        state: 'recorded',
        finding: '30 hours recorded, 30 required. Ready for an audit: 0 hours.',
      });
      expect(clause('interactive', given).state).toBe('recorded');
      expect(clause('interactive', { ...given, activities: [reading!, full[1]!] }).state).toBe(
        'met',
      );
    }
  });

  test('no hours by what was not read at the Board are not met', () => {
    const first = { registrationDate: '2026-10-01' };
    const required = requiredHours({ start: '2026-10-01', end: '2026-11-30' }, first);
    for (const id of ['hours', 'interactive']) {
      expect(clause(id, { required, activities: full })).toMatchObject({
        state: 'yours',
        finding: expect.stringContaining('Only the Board can say that none are required.'),
      });
    }
  });

  test('in proportion to a shorter registration, with the source of that', () => {
    const first = { registrationDate: '2026-06-15' };
    const required = requiredHours({ start: '2026-06-15', end: '2026-11-30' }, first);
    const { text, source } = clause('hours', { required });
    expect(text).toContain('At least 7.5 hours');
    expect(text).toContain(required.explanation);
    expect(source.note).toBe('Sources disagree. Check with the Board');
  });

  test('nothing is met where the standard does not apply', () => {
    const required = requiredHours(year, {
      registrationDate: '2020-01-01',
      registrationType: 'non-practising',
      registrationTypeSince: '2025-06-01',
    });
    for (const id of ['hours', 'interactive']) {
      expect(clause(id, { required, activities: full })).toMatchObject({
        state: 'not-applicable',
        text: required.explanation,
        source: sources.college,
      });
    }
  });

  test('reflections and evidence are counted over what was completed', () => {
    const activities = [
      activity(),
      activity({ fileCount: 0 }),
      activity({ status: 'in-progress', reflection: 'none' }),
    ];
    expect(clause('reflection', { activities }).state).toBe('met');
    expect(clause('evidence', { activities }).state).toBe('open');
    expect(clause('evidence', { activities }).finding).toBe(
      '1 of 2 completed activities have a file or an attestation as evidence.',
    );
    expect(clause('evidence').text).toMatch(/^A certificate alone is not enough/);
    expect(clause('reflection', { activities: [activity({ reflection: 'thin' })] }).finding).toBe(
      '0 of 1 completed activity has a reflection of at least 15 different words.',
    );
    expect(clause('reflection')).toMatchObject({
      state: 'open',
      finding: 'No activity has been completed in this period.',
    });
  });

  test('a clause repeats the standard', () => {
    expect(clause('content').text).toBe(
      'CPD that (a) seeks to improve patient outcomes and experiences; (b) draws on the best available evidence, including well-established and accepted knowledge that is supported by research where possible, to inform good practice and decision-making; (c) contributes directly to improving your competence (performance and behaviour) and keeping you up to date in your chosen scope and setting of practice; (d) builds on your existing knowledge.',
    );
    expect(clause('plan').text).toBe(
      'A portfolio holds learning goals, and planned activities, and the reason when the plan changes.',
    );
  });

  test.each([
    [plan, 'open', 'No learning goal is recorded for this period.'],
    [{ ...plan, planned: 1 }, 'open', 'No learning goal is recorded for this period.'],
    [
      { goals: 1, planned: 0, changes: 0 },
      'open',
      '1 learning goal, no activity planned for them.',
    ],
    [
      { goals: 2, planned: 1, changes: 3 },
      'met',
      '2 learning goals, 1 planned activity. 3 changes on record.',
    ],
  ])('a plan of %j', (given, state, finding) =>
    expect(clause('plan', { plan: given })).toMatchObject({ state, finding }),
  );

  test('a clause that records cannot show points to the reflections or leaves it to the reader', () => {
    const shown =
      'Records alone cannot show this. Your reflections on the activities below show it.';
    expect(clause('content')).toMatchObject({ state: 'reflections', finding: shown });
    expect(clauseStateLabels.reflections).toBe('Shown in reflections');
    expect(
      clause('content', { activities: [activity(), activity({ contentElements: [] })] }),
    ).toMatchObject({
      finding: `Linked to the standard: 1 of 2 completed activities. ${shown}`,
    });
    expect(clause('records')).toMatchObject({
      state: 'yours',
      finding: 'Keep these until 30 Nov 2031.',
    });
  });
});

test('the reflections of a period are those written in it, on its activities, and on modules, each once', () => {
  const [own, later, alone] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const period = {
    reflections: [own, alone],
    activities: [
      { reflections: [own, later], module: null },
      { reflections: [], module: { reflection: null } },
      { reflections: [], module: { reflection: 'I check the tube twice.' } },
    ],
  };
  expect(reflectionsIn(period, 'id')).toEqual([own, alone, later]);
  expect(reflectedModules(period)).toEqual([period.activities[2]]);
});
