import { describe, expect, test } from 'vitest';
import { requiredHours, requirement, type RequiredOf } from '#domain/standing/required-hours';
import { nurse } from '#domain/professions/nurse';
import type { SpanType } from '#domain/standing/registration-spans';
import { sources } from '#domain/sources';

const year = { start: '2025-12-01', end: '2026-11-30' };
const long: RequiredOf = { registrationDate: '2019-02-12' };
const absent = (...spans: [from: string, to: string][]): RequiredOf => ({
  ...long,
  registrationBreaks: spans.map(([from, to]) => ({ from, to, reason: null })),
});

test('a full year has one figure, from the standard', () => {
  for (const registration of [undefined, long, { registrationDate: '2025-12-01' }]) {
    expect(requiredHours(year, registration)).toEqual({
      total: 30,
      interactive: 8,
      basis: 'full-year',
      source: sources.standard,
      readings: [],
      cause: null,
      document: null,
      explanation: null,
    });
  }
});

describe('the first period', () => {
  test.each([
    ['2025-12-02', 15, 4],
    ['2026-06-01', 15, 4],
    ['2026-06-02', 7.5, 2],
    ['2026-09-02', 0, 0],
  ])('from %s: our summary is the stricter, %d and %d', (start, total, interactive) => {
    const period = { start, end: year.end };
    const required = requiredHours(period, { registrationDate: start });
    expect(required).toMatchObject({ total, interactive, basis: 'pro-rata' });
    expect(required.readings).toEqual([
      { total, interactive, source: sources.proRata },
      { total: 0, interactive: null, source: sources.otherTracker },
    ]);
    expect(required.source).toBe(sources.proRata);
  });

  test('says both and which counts', () => {
    const first = { registrationDate: '2026-03-01' };
    expect(requiredHours({ start: '2026-03-01', end: year.end }, first).explanation).toBe(
      'First registered on 1 Mar 2026. This period has 9 whole months of registration. Our summary of the standard: 15 hours, 4 of them interactive. Another Australian CPD tracker: no hours in the period of first registration. Sources disagree, so we count the larger figure: 15 hours, 4 of them interactive. Check with the Board.',
    );
  });
});

describe('a year with breaks', () => {
  test.each<[string, ...[string, string][]]>([
    ['nine months', ['2025-12-01', '2026-08-31']],
    ['the whole year', ['2025-12-01', '2026-11-30']],
    ['longer than the year', ['2024-01-01', '2027-11-30']],
    ['two', ['2026-02-01', '2026-04-30'], ['2026-06-01', '2026-07-31']],
    ['a day', ['2026-02-01', '2026-02-01']],
  ])('%s: lowers nothing, and says so', (_, ...spans) => {
    const required = requiredHours(year, absent(...spans));
    expect(required).toMatchObject({ total: 30, interactive: 8, basis: 'full-year', readings: [] });
    expect(required.explanation).toMatch(/^Breaks from practice lower no hours: /);
  });

  test.each([
    ['2024-12-01', '2025-11-30'],
    ['2026-12-01', '2027-11-30'],
  ])('says nothing of a break in another year: %s to %s', (from, to) => {
    expect(requiredHours(year, absent([from, to])).explanation).toBeNull();
  });

  test('of a first, shorter period neither', () => {
    const first = { ...absent(['2026-08-01', '2026-10-31']), registrationDate: '2026-06-01' };
    const period = { start: '2026-06-01', end: year.end };
    expect(requirement(period, first)).toEqual({ total: 15, interactive: 4 });
  });

  test('of another register neither', () => {
    const period = { start: '2025-06-01', end: '2026-05-31' };
    const held = { ...absent(['2025-08-01', '2026-04-30']), profession: nurse };
    expect(requirement(period, held)).toEqual({ total: 20, interactive: 0 });
  });
});

const lapsed = (...spans: [from: string, to: string | null][]): RequiredOf => ({
  ...long,
  registrationSpans: spans.map(([from, to]) => ({ from, to, type: 'none', conditions: null })),
});

describe('a year with a lapse', () => {
  test.each<[string, [string, string | null][], number, number]>([
    ['a day less than a month', [['2026-02-01', '2026-02-27']], 30, 8],
    ['a month', [['2026-02-01', '2026-02-28']], 22.5, 4],
    [
      'three months and two',
      [
        ['2026-02-01', '2026-04-30'],
        ['2026-06-01', '2026-07-31'],
      ],
      15,
      4,
    ],
    ['six months', [['2025-12-01', '2026-05-31']], 15, 4],
    ['seven months', [['2026-05-01', '2026-11-30']], 7.5, 2],
    ['seven months, going on', [['2026-05-01', null]], 7.5, 2],
    ['ten months', [['2025-12-01', '2026-09-30']], 0, 0],
    ['the whole year', [['2025-12-01', '2026-11-30']], 0, 0],
    ['all but a month of it, from before it', [['2025-07-01', '2025-12-31']], 22.5, 4],
    ['the year before', [['2024-12-01', '2025-11-30']], 30, 8],
  ])('%s: the larger reading', (_, spans, total, interactive) => {
    expect(requirement(year, lapsed(...spans))).toEqual({ total, interactive });
  });

  test('the other tracker judges where it states more, and states no interactive hours', () => {
    const required = requiredHours(year, lapsed(['2026-02-01', '2026-03-31']));
    expect(required.readings).toEqual([
      { total: 15, interactive: 4, source: sources.proRata },
      { total: 22.5, interactive: null, source: sources.otherTracker },
    ]);
    expect(required.source).toBe(sources.otherTracker);
    expect(required.cause).toBe(
      'Not registered from 1 Feb 2026 to 31 Mar 2026, by the registration history',
    );
    expect(required.explanation).toBe(
      'Not registered from 1 Feb 2026 to 31 Mar 2026, by the registration history. 10 whole months of registration are counted in this period: only whole months without it are taken off. Our summary of the standard: 15 hours, 4 of them interactive. Another Australian CPD tracker: 22.5 hours. Sources disagree, so we count the larger figure: 22.5 hours, 4 of them interactive. Check with the Board.',
    );
  });

  test('says that they agree where they do', () => {
    const { explanation } = requiredHours(year, lapsed(['2025-12-01', '2026-05-31']));
    expect(explanation).toMatch(
      /15 hours\. Neither was read at the Board\. Check with the Board\.$/,
    );
    const whole = requiredHours(year, lapsed(['2025-12-01', '2026-11-30']));
    expect(whole.explanation).toContain(
      'Less than a whole month of registration is counted in this period',
    );
  });

  test('shortens the first period too', () => {
    const first = { ...lapsed(['2026-08-01', '2026-10-31']), registrationDate: '2026-06-01' };
    const required = requiredHours({ start: '2026-06-01', end: year.end }, first);
    expect(required).toMatchObject({ total: 7.5, interactive: 2 });
    expect(required.cause).toBe(
      'First registered on 1 Jun 2026; not registered from 1 Aug 2026 to 31 Oct 2026, by the registration history',
    );
  });
});

describe('what the Board told the user', () => {
  const answer = {
    periodEnd: '2026-11-30',
    total: 20,
    interactive: 5,
    answeredOn: '2026-05-03',
    note: 'E-mail of the registration team.',
    documentId: 4,
    documentFile: 'letter.pdf',
  };
  const told: RequiredOf = { ...lapsed(['2026-02-01', '2026-03-31']), boardAnswers: [answer] };

  test('of another register is to be checked at that Board', () => {
    const periodEnd = '2027-05-31';
    const { source } = requiredHours(
      { start: '2026-06-01', end: periodEnd },
      {
        registrationDate: '2015-02-01',
        profession: nurse,
        boardAnswers: [{ ...answer, periodEnd }],
      },
    );
    expect(source.url).toContain('nursingmidwiferyboard.gov.au');
  });

  test('overrides both readings, and says so', () => {
    expect(requiredHours(year, told)).toEqual({
      total: 20,
      interactive: 5,
      basis: 'board-answer',
      source: {
        title: 'What the Board told you',
        publisher: 'recorded by you',
        url: sources.summary.url,
        effective: null,
        confidence: 'unverified',
        note: 'As the Board told you on 3 May 2026',
      },
      readings: [],
      cause: null,
      document: 'letter.pdf',
      explanation:
        'As the Board told you on 3 May 2026: 20 hours, 5 of them interactive. Your note: E-mail of the registration team. Its document: letter.pdf.',
    });
  });

  test('may be no hours, also of a full year', () => {
    const none = { ...long, boardAnswers: [{ ...answer, total: 0, interactive: 0 }] };
    expect(requiredHours(year, none)).toMatchObject({ total: 0, interactive: 0 });
    expect(requiredHours(year, none).explanation).toContain('3 May 2026: no hours. Your note');
  });

  const short = lapsed(['2026-02-01', '2026-03-31']);
  const unsettled = lapsed(['2025-12-01', '2026-10-31']);
  const excluded: RequiredOf = {
    ...long,
    registrationType: 'student',
    registrationTypeSince: '2020-03-01',
  };
  test.each<[string, RequiredOf, number, number, { total: number; interactive: number }, string]>([
    ['lower', long, 20, 5, { total: 30, interactive: 8 }, 'full-year'],
    ['only fewer interactive', long, 30, 5, { total: 30, interactive: 8 }, 'full-year'],
    ['mixed', long, 40, 5, { total: 40, interactive: 8 }, 'board-answer'],
    ['lower than the larger reading', short, 1, 1, requirement(year, short), 'pro-rata'],
    [
      'nothing, where nothing is settled',
      unsettled,
      0,
      0,
      { total: 0, interactive: 0 },
      'pro-rata',
    ],
    [
      'nothing, where nothing applies',
      excluded,
      0,
      0,
      { total: 0, interactive: 0 },
      'does-not-apply',
    ],
  ])(
    'without a file, %s, lowers nothing and says so',
    (_, of, total, interactive, figures, basis) => {
      for (const change of [{ documentFile: null }, { documentFile: undefined }]) {
        const boardAnswers = [{ ...answer, ...change, total, interactive }];
        const found = requiredHours(year, { ...of, boardAnswers });
        expect(found).toMatchObject({ ...figures, basis });
        expect(found.explanation).toContain('As the Board told you on 3 May 2026');
        expect(found.explanation).toMatch(
          / It lowers no hours until its document has the e-mail or letter as a file/,
        );
      }
      const documented = { ...of, boardAnswers: [{ ...answer, total, interactive }] };
      expect(requiredHours(year, documented)).toMatchObject({
        total,
        interactive,
        basis: 'board-answer',
      });
    },
  );

  test.each([
    [long, 30, 8],
    [long, 35, 9],
    [unsettled, 5, 0],
  ])('without a file, no lower than the sources, counts: %j', (of, total, interactive) => {
    const boardAnswers = [{ ...answer, documentFile: null, total, interactive }];
    expect(requiredHours(year, { ...of, boardAnswers })).toMatchObject({
      total,
      interactive,
      basis: 'board-answer',
      explanation: expect.not.stringContaining('It lowers'),
    });
  });

  test.each([
    { start: '2024-12-01', end: '2025-11-30' },
    { start: '2025-06-01', end: '2026-05-31' },
    { start: '2025-12-02', end: '2026-12-01' },
  ])('counts for no other period: %o', (period) => {
    expect(requiredHours(period, told).basis).not.toBe('board-answer');
  });
});

describe('a type that the standard excludes', () => {
  const since = (registrationTypeSince: string | null): RequiredOf => ({
    ...long,
    registrationType: 'non-practising',
    registrationTypeSince,
  });

  test.each(['2019-02-12', '2025-12-01'])('held since %s: no hours, and why', (day) => {
    expect(requiredHours(year, since(day))).toEqual({
      total: 0,
      interactive: 0,
      basis: 'does-not-apply',
      source: sources.college,
      readings: [],
      cause: null,
      document: null,
      explanation:
        'The standard does not apply to non-practising registration, so no CPD hours are required. Check with the Board.',
    });
  });

  test.each(['2025-12-02', '2026-09-01', '2026-11-29', '2026-11-30'])(
    'held since %s: a change within the year lowers nothing, and says so',
    (day) => {
      const required = requiredHours(year, since(day));
      expect(required).toMatchObject({ total: 30, interactive: 8, basis: 'full-year' });
      expect(required.explanation).toBe(
        'The standard does not apply to non-practising registration, but a change within a CPD year lowers no hours of that year. Check with the Board.',
      );
    },
  );

  test.each([
    ['general', null, 'student'],
    ['non-practising', '2026-05-01', 'student and non-practising'],
    ['student', '2026-05-01', 'student'],
    ['provisional', '2026-05-01', 'student'],
  ] as const)('beside a history, %s since %s: says %s', (type, day, types) => {
    const span = (of: SpanType, from: string, to: string | null) => ({
      type: of,
      from,
      to,
      conditions: null,
    });
    const { explanation } = requiredHours(year, {
      ...long,
      registrationType: type,
      registrationTypeSince: day,
      registrationSpans: [
        span('none', '2015-01-01', '2019-02-11'),
        span('general', '2019-02-12', '2025-12-31'),
        span('student', '2026-01-01', '2026-03-31'),
      ],
    });
    expect(explanation).toContain(`The standard does not apply to ${types} registration, but`);
  });

  test('held only after the year: nothing to say', () => {
    expect(requiredHours(year, since('2026-12-01'))).toMatchObject({
      total: 30,
      explanation: null,
    });
  });

  test('without the day: nothing changes, and it says why', () => {
    const required = requiredHours(year, since(null));
    expect(required).toMatchObject({ total: 30, interactive: 8, basis: 'full-year' });
    expect(required.explanation).toContain('the day since which it is held is not recorded');
  });

  test('years before it keep their hours', () => {
    const before = { start: '2024-12-01', end: '2025-11-30' };
    expect(requirement(before, since('2025-12-01'))).toEqual({ total: 30, interactive: 8 });
  });

  test('other types change nothing', () => {
    for (const registrationType of ['general', 'provisional', 'limited', null] as const) {
      const registration = { ...long, registrationType, registrationTypeSince: '2019-02-12' };
      expect(requirement(year, registration).total).toBe(30);
    }
  });
});
