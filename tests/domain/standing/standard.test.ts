import { afterEach, describe, expect, test } from 'vitest';
import { cpdPeriod, type Period, type Registration } from '#domain/standing/cpd';
import { addDays, isCivilDate } from '#domain/dates';
import { guidelinesOf } from '#domain/standing/guidelines';
import { questionsOf } from '#domain/account/help';
import { portfolioClauses } from '#domain/proof/portfolio-judgement';
import { paramedic } from '#domain/professions/paramedic';
import { requiredHours } from '#domain/standing/required-hours';
import { keepPeriodUntil } from '#domain/records/retention';
import { rulePacks, type RulePack } from '#domain/standing/rule-packs';
import { retentionWarning } from '#domain/account/settings';
import { renewalSources } from '#domain/standing/renewal-sources';
import { isUncertain, sourceDetails, sources, type Source } from '#domain/sources';
import * as standard from '#domain/standing/standard';

const packs = rulePacks as RulePack[];
const original = [...packs];
afterEach(() => void packs.splice(0, packs.length, ...original));

const rules = standard.rulesFor('2026-11-30');

/** Everything that the rules state about a period. */
const judgementOf = (period: Period, registration?: Registration) => ({
  required: requiredHours(period, registration),
  keepUntil: keepPeriodUntil(period.end),
  clauses: portfolioClauses({
    period,
    today: addDays(period.end, 1),
    required: requiredHours(period, registration),
    activities: [],
    plan: { goals: 0, planned: 0, changes: 0 },
  }),
  guidelines: guidelinesOf(standard.rulesFor(period)),
});

test("the regulator's numbers", () => {
  expect(rules.annualRequirement).toMatchObject({ total: 30, interactive: 8 });
  expect(rules.proRata!.rows.map((row) => [row.fromMonths, row.total, row.interactive])).toEqual([
    [12, 30, 8],
    [6, 15, 4],
    [3, 7.5, 2],
    [0, 0, 0],
  ]);
  expect(rules.proRata!.otherReading).toMatchObject({
    everyMonths: 3,
    total: 7.5,
    firstPeriodTotal: 0,
  });
  expect(rules.retention!.years).toBe(5);
  expect(rules.audit!.days).toBe(28);
  expect(paramedic.year.end).toMatchObject({ month: 11, day: 30 });
  expect(standard.goodPracticeTargets).toMatchObject({ reflectiveLogs: 4, evidenceDocuments: 6 });
});

test('the elements stand in the words of the standard, whole', () => {
  expect(rules.contentElements.elements.map(({ id, text }) => `(${id}) ${text}`)).toEqual([
    '(a) seeks to improve patient outcomes and experiences',
    '(b) draws on the best available evidence, including well-established and accepted knowledge that is supported by research where possible, to inform good practice and decision-making',
    '(c) contributes directly to improving your competence (performance and behaviour) and keeping you up to date in your chosen scope and setting of practice',
    '(d) builds on your existing knowledge',
    '(e) includes a minimum of eight hours CPD in an interactive setting with other practitioners',
  ]);
  expect(rules.contentElements.source.confidence).toBe('quoted');
});

describe('rule packs', () => {
  test('follow one another without a gap, the last one open', () => {
    const last = packs.length - 1;
    packs.forEach(({ from, to }, index) => {
      expect(isCivilDate(from)).toBe(true);
      expect(to === null ? null : addDays(to, 1)).toBe(packs[index + 1]?.from ?? null);
      expect(to === null).toBe(index === last);
    });
  });

  test('each pack ends on the day before the next one, and the last is open', () => {
    const nextStarts = packs.slice(1).map(({ from }) => addDays(from, -1));
    expect(packs.map(({ to }) => to)).toEqual([...nextStarts, null]);
  });

  const next: RulePack = {
    ...rules,
    from: '2027-03-01',
    annualRequirement: { ...rules.annualRequirement, total: 40, interactive: 10 },
    proRata: {
      ...rules.proRata!,
      rows: rules.proRata!.rows.map((row) => ({ ...row, total: row.total + 10 })),
    },
    retention: { ...rules.retention!, years: 7 },
  };
  const addNext = () => packs.splice(0, packs.length, { ...rules, to: '2027-02-28' }, next);

  test.each([
    ['2010-01-01', rules.from],
    ['2018-05-17', rules.from],
    ['2027-02-28', rules.from],
    ['2027-03-01', next.from],
    ['2099-01-01', next.from],
  ])('on %s the one from %s holds', (day, from) => {
    addNext();
    expect(standard.rulesFor(day).from).toBe(from);
  });

  test('the last day of a period decides', () => {
    addNext();
    expect(standard.rulesFor({ end: '2027-02-28' }).from).toBe(rules.from);
    expect(standard.rulesFor({ end: '2027-03-01' }).from).toBe(next.from);
  });

  test('a new one changes only the periods that end in it', () => {
    const registrations = [
      { registrationDate: null, registrationExpiryDate: null },
      { registrationDate: '2019-02-28', registrationExpiryDate: null },
      { registrationDate: '2019-03-01', registrationExpiryDate: null },
      { registrationDate: '2026-08-01', registrationExpiryDate: '2026-11-30' },
      { registrationDate: '2027-02-01', registrationExpiryDate: '2027-11-30' },
    ];
    const days = Array.from({ length: 20 }, (_, back) => `${2012 + back}-06-15`);
    const judged = registrations.flatMap((each) =>
      days.map((day) => [cpdPeriod(each, day), each] as const),
    );
    const before = judged.map((each) => judgementOf(...each));
    addNext();
    const after = judged.map((each) => judgementOf(...each));
    judged.forEach(([period], index) => {
      if (period.end < next.from) expect(after[index]).toEqual(before[index]);
      else {
        const [is, was] = [after[index]!, before[index]!];
        expect(is.required.total).toBe(was.required.total + 10);
        expect(is.keepUntil! > was.keepUntil!).toBe(true);
        expect(is.clauses).not.toEqual(was.clauses);
        expect(is.guidelines).not.toEqual(was.guidelines);
      }
    });
    const ends = judged.map(([{ end }]) => end < next.from);
    expect(new Set(ends).size).toBe(2);
  });
});

describe('sources', () => {
  const periods = [
    { start: '2025-12-01', end: '2026-11-30' },
    { start: '2026-03-01', end: '2026-11-30' },
  ];
  const claims: [where: string, source: Source][] = [
    ...guidelinesOf(rules).flatMap(({ id, sources }) =>
      sources.map((source): [string, Source] => [`guideline ${id}`, source]),
    ),
    ...questionsOf(rules).flatMap(({ id, sources }) =>
      sources.map((source): [string, Source] => [`question ${id}`, source]),
    ),
    ...periods.flatMap((period) =>
      judgementOf(period).clauses.map(({ id, source }): [string, Source] => [
        `clause ${id}`,
        source,
      ]),
    ),
    ['deletion', retentionWarning(rules).source],
    ['pack', rules.source],
  ];

  test.each(claims)('%s: the Board is the publisher only of its own words', (_, source) => {
    expect(Object.values<unknown>({ ...sources, ...renewalSources })).toContain(source);
    const isOwn = ['board', 'quoted'].includes(source.confidence);
    expect(isOwn || !/Paramedicine Board/.test(source.publisher)).toBe(true);
    expect(source.url).toMatch(/^https:\/\//);
    expect(source.effective === null || isCivilDate(source.effective)).toBe(true);
  });

  test.each(Object.entries({ ...sources, ...renewalSources }))(
    '%s says how it was read',
    (_, source) => {
      const words = {
        board: null,
        quoted: /^As ((quoted|reported) at )?\w+\.(com|org)|^As AustLII publishes it/,
        'sibling-board':
          /^As other National Boards put it$|^As doctors are asked\. Check with the Board$/,
        unverified: /Check with the Board$/,
      }[source.confidence];
      if (words) expect(source.note).toMatch(words);
      else expect(source.note).toBeNull();
      expect(isUncertain(source)).toBe(/sibling-board|unverified/.test(source.confidence));
    },
  );

  test.each<[string, Source, Source['confidence']]>([
    ['hours', rules.annualRequirement.source, 'quoted'],
    ['elements', rules.contentElements.source, 'quoted'],
    ['the duty to keep a portfolio', rules.portfolio.duty.source, 'quoted'],
    ['what a portfolio holds', rules.portfolio.source, 'sibling-board'],
    ['days to answer an audit', rules.audit!.source, 'sibling-board'],
    ['evidence', rules.evidence.source, 'sibling-board'],
    ['patient privacy', rules.privacy.source, 'sibling-board'],
    ['retention', rules.retention!.source, 'unverified'],
    ['pro rata', rules.proRata!.source, 'unverified'],
    ['the other reading of pro rata', rules.proRata!.otherReading!.source, 'unverified'],
    ['exclusions', rules.exclusions!.source, 'quoted'],
    ['expiry', paramedic.year.end.source, 'board'],
    ['late period', paramedic.year.late.source, 'board'],
    ['lapse', paramedic.year.lapse.source, 'board'],
  ])('%s', (_, source, confidence) => expect(source.confidence).toBe(confidence));

  test('print publisher, date and note', () => {
    expect(sourceDetails(sources.standard)).toBe(
      ', Paramedicine Board of Australia, in effect from 17 May 2018. As quoted at australianemergencylaw.com on 5 Dec 2018 and 6 Jul 2024.',
    );
    expect(sourceDetails(sources.renewal)).toBe(', Paramedicine Board of Australia.');
  });
});

describe('guidelines', () => {
  const guidelines = guidelinesOf(rules);
  test.each(guidelines.map((clause) => [clause.id, clause] as const))(
    '%s has a heading, a text and its sources',
    (_, { heading, text, sources }) => {
      expect(heading).not.toBe('');
      expect(text).toMatch(/[.:]$/);
      expect(sources.length).toBeGreaterThan(0);
    },
  );
  test('ids are unique', () => {
    const ids = guidelines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('our own targets are not among them', () => {
    expect(JSON.stringify(guidelines)).not.toMatch(/reflective logs|evidence documents/i);
  });
  test('the pro-rata table as text, and that sources disagree', () => {
    const { points, remark } = guidelines.find(({ id }) => id === 'pro-rata')!;
    expect(points).toEqual([
      '12 months: 30 h / 8 h',
      '6 to under 12 months: 15 h / 4 h',
      '3 to under 6 months: 7.5 h / 2 h',
      'Under 3 months: no minimum',
    ]);
    expect(remark).toBe(
      'Sources disagree: another Australian CPD tracker states 7.5 hours for each 3 months left in the period, and no hours in the period of first registration.',
    );
  });
});
