import { afterEach, describe, expect, test } from 'vitest';
import { calendarEvents } from '#domain/messages/calendar-events';
import {
  cpdPeriod,
  effectiveExpiry,
  standing,
  yearEnding,
  type Registration,
} from '#domain/standing/cpd';
import { addDays, daysBetween, isCivilDate } from '#domain/dates';
import { guidelinesOf } from '#domain/standing/guidelines';
import { questionsOf } from '#domain/account/help';
import { portfolioClauses } from '#domain/proof/portfolio-judgement';
import {
  isWithin,
  yearsOf,
  type Profession,
  type SharingRule,
} from '#domain/professions/profession';
import { professionOf, professions, sharingOf } from '#domain/professions/professions';
import { nzParamedic } from '#domain/professions/nz-paramedic';
import { midwife } from '#domain/professions/midwife';
import { nurse } from '#domain/professions/nurse';
import { paramedic } from '#domain/professions/paramedic';
import { profileRegistration } from '#domain/standing/registration';
import {
  registrationNumberHelp,
  registrationNumberProblem,
  registrationNumberRemark,
} from '#domain/standing/registration-details';
import {
  expiryRuleHelp,
  expiryRuleLabels,
  expiryRuleTexts,
} from '#domain/standing/registration-expiry';
import {
  notAskedText,
  rehearse,
  renewalDates,
  declaredPeriod,
  isRenewalTime,
} from '#domain/standing/renewal';
import type { JudgedActivity } from '#domain/standing/audit-readiness';
import { cpdYearsTo } from '#domain/standing/cpd-years';
import { digest } from '#domain/messages/reminders';
import { paceOf } from '#domain/standing/pace';
import { portfolioChoices, portfolioPeriods } from '#domain/proof/portfolio-periods';
import { professionText } from '#domain/records/hours-for';
import { quotaFindings } from '#domain/standing/quotas';
import { recencyStanding } from '#domain/standing/recency';
import { registrationSchema } from '#domain/standing/registration.schema';
import { registrationsOf, keepUntilForAll, sharingText } from '#domain/standing/registrations';
import { registrationState, renewedUntil } from '#domain/standing/registration-state';
import { statedRequirement } from '#domain/standing/stated-requirement';
import { requirementEffect } from '#domain/standing/registration-effect';
import { requiredHours } from '#domain/standing/required-hours';
import { keepUntil } from '#domain/records/retention';
import { isUncertain, type Source } from '#domain/sources';
import { rulesFor } from '#domain/standing/standard';

const list = professions as Profession[];
const offered = list.length;
afterEach(() => void list.splice(offered));

const source: Source = {
  title: 'Standard of lighthouse keeping',
  publisher: 'Lighthouse Board',
  url: 'https://example.com/',
  effective: null,
  confidence: 'unverified',
  note: 'Check with the Board',
};

/** A third register, made of data alone: a year that ends on 28 February, and nothing but hours in its standard. */
const keeper: Profession = {
  id: 'lighthouse-keeper',
  label: 'Lighthouse keeper',
  board: 'Lighthouse Board',
  boardUrl: 'https://example.com/',
  numberPrefix: 'LHK',
  year: {
    opens: null,
    end: { month: 2, day: 28, source },
    late: { from: { month: 3, day: 1 }, to: { month: 3, day: 31 }, source },
    lapse: { month: 4, day: 1, source },
    fastTrack: null,
  },
  packs: [
    {
      ...nurse.packs[0]!,
      from: '2001-03-01',
      source,
      annualRequirement: { total: 12, interactive: 0, source },
      contentElements: { elements: [{ id: null, text: 'keeps the light burning' }], source },
      proRata: {
        rows: [
          { fromMonths: 12, months: '12 months', total: 12, interactive: 0 },
          { fromMonths: 0, months: 'Under 12 months', total: 6, interactive: 0 },
        ],
        source,
        lapsesCount: true,
        otherReading: null,
      },
    },
  ],
  sharing: [{ with: 'midwife', rule: 'exclusive', source }],
};

/** The shape of the UK's register, in a test only: no hours, two years, at least two types of activity. */
const ukParamedic: Profession = {
  ...keeper,
  id: 'uk-paramedic',
  label: 'UK paramedic',
  board: 'Health Council',
  abroad: { body: 'Council', held: 'registration' },
  numberPrefix: null,
  year: {
    opens: null,
    end: { month: 8, day: 31, source },
    cycle: { years: 2, endsIn: 2025, source },
    late: null,
    lapse: null,
    fastTrack: null,
  },
  packs: [
    {
      ...keeper.packs[0]!,
      from: '2005-09-01',
      annualRequirement: { total: 0, interactive: 0, source },
      quotas: [
        { id: 'types', text: 'At least two types of activity', least: 2, of: 'types', source },
      ],
      proRata: null,
      retention: null,
      exclusions: null,
      exemptions: null,
    },
  ],
  sharing: [],
};

/** The same profession, as if nobody had read how many hours it requires. */
const unreadUk: Profession = {
  ...ukParamedic,
  id: 'unread-paramedic',
  packs: [
    {
      ...ukParamedic.packs[0]!,
      annualRequirement: { total: null, interactive: null, source },
      quotas: [],
    },
  ],
};

const attended: JudgedActivity = {
  status: 'completed',
  hours: 2,
  isInteractive: false,
  evidence: null,
  reflection: 'none',
  fileCount: 0,
  emptyFileCount: 0,
  documentCount: 0,
  isAttested: false,
  provider: null,
  activityType: null,
  startDate: null,
  setting: null,
  practitioners: null,
  contentElements: [],
  howItMeets: null,
};

const registrations: Registration[] = [
  { registrationDate: null, registrationExpiryDate: null },
  { registrationDate: '2019-02-28', registrationExpiryDate: null },
  { registrationDate: '2020-12-31', registrationExpiryDate: null },
  { registrationDate: '2024-02-29', registrationExpiryDate: '2026-02-28' },
  {
    registrationDate: '2022-01-01',
    registrationExpiryDate: null,
    registrationExpiryRule: 'one-year',
  },
];
const days = Array.from({ length: 20 }, (_, n) => addDays('2018-06-01', n * 167));

describe('a register is data', () => {
  test('every judgement holds for each of them and three more, over a hundred periods', () => {
    list.push(keeper, ukParamedic, unreadUk);
    for (const profession of professions) {
      for (const registration of registrations.map((each) => ({ ...each, profession }))) {
        for (const today of days) {
          const period = cpdPeriod(registration, today);
          const rules = rulesFor(period, profession);
          const required = requiredHours(period, registration);
          const full = rules.annualRequirement;
          expect(daysBetween(period.start, period.end)).toBeLessThan(366 * yearsOf(profession));
          expect(required.total).toBeLessThanOrEqual(full.total ?? 0);
          expect(required.interactive).toBeLessThanOrEqual(full.interactive ?? 0);
          const clauses = portfolioClauses({
            period,
            today,
            required,
            activities: [],
            plan: { goals: 0, planned: 0, changes: 0 },
            profession,
          });
          const told = [
            requirementEffect(registration, today).text,
            ...clauses.flatMap(({ text, finding }) => [text, finding]),
            ...calendarEvents([registration], [], [], today).map(({ note }) => note ?? ''),
            ...guidelinesOf(rules, profession).flatMap(({ text, points = [] }) => [
              text,
              ...points,
            ]),
            ...questionsOf(rules, profession).flatMap(({ answer, points = [] }) => [
              ...answer,
              ...points,
            ]),
            ...renewalDates(today, profession).flatMap(({ day, text }) => [day, text]),
            notAskedText(profession),
            ...[profileRegistration(registration, today)].map(({ after }) => after?.text ?? ''),
            ...Object.values(expiryRuleTexts(profession)),
            ...Object.values(expiryRuleLabels(profession)),
            expiryRuleHelp(profession),
            registrationNumberHelp(profession),
            registrationNumberProblem(profession),
          ].join('\n');
          expect(told).not.toMatch(
            /undefined|null|NaN|\b0 (of them )?interactive|least 0\b|\b0 h\b/,
          );
          // Each in the words of its own body, its own year and its own regulator.
          expect(told.includes('Board')).toBe(!profession.abroad);
          expect(told.includes('Council')).toBe(profession.abroad !== undefined);
          expect(told.includes('Ahpra')).toBe(!profession.abroad);
          expect(told.includes('30 November')).toBe(profession === paramedic);
          expect(clauses.some(({ id }) => id === 'interactive')).toBe(profession === paramedic);
          const until = keepUntil(today, registration);
          expect([until, isCivilDate(until)]).toContain(rules.retention ? true : null);
          // Nothing done is never complete, and never under way.
          const none = standing({ totalHours: 0, interactiveHours: 0 }, required);
          expect(['Needs Attention', 'In Progress']).toContain(none);
          const isAsked = required.total > 0 || required.interactive > 0;
          expect(isAsked && none === 'In Progress').toBe(false);
          // Nor does any number of hours complete what counts none.
          const many = standing({ totalHours: 500, interactiveHours: 500 }, required);
          expect(many === 'Complete').toBe(isAsked);
        }
      }
    }
  });

  test('its year, its hours and its words come from its file', () => {
    const registration = { ...registrations[0]!, profession: keeper };
    expect(cpdPeriod(registration, '2027-01-05')).toEqual({
      start: '2026-03-01',
      end: '2027-02-28',
    });
    expect(requirementEffect(registration, '2027-01-05').text).toBe(
      'That is a full year: 12 hours of CPD are required.',
    );
    const words = guidelinesOf(keeper.packs[0]!, keeper).map(({ text }) => text);
    expect(words).toContain(
      'Every general registration expires on 28 February; CPD years run from 1 March to 28 February.',
    );
    expect(words).toContain(
      '1 to 31 March is the late period. On 1 April a registration that was not renewed lapses.',
    );
  });
});

/** A standard without hours, with periods of two years. */
describe('two years, no hours, two types of activity', () => {
  const registration: Registration = {
    registrationDate: '2019-01-01',
    registrationExpiryDate: null,
    profession: ukParamedic,
  };
  const period = { start: '2023-09-01', end: '2025-08-31' };
  const judge = (types: (string | null)[], of: Profession = ukParamedic) =>
    portfolioClauses({
      period,
      today: '2025-09-01',
      required: requiredHours(period, { ...registration, profession: of }),
      activities: types.map((activityType) => ({ ...attended, activityType })),
      plan: { goals: 0, planned: 0, changes: 0 },
      profession: of,
    });

  test.each([
    ['2023-09-01', 2023, 2025],
    ['2024-02-29', 2023, 2025],
    ['2025-08-31', 2023, 2025],
    ['2025-09-01', 2025, 2027],
    ['2026-12-31', 2025, 2027],
  ])('on %s the period runs from September %i to August %i', (today, from, to) => {
    expect(cpdPeriod(registration, today)).toEqual({ start: `${from}-09-01`, end: `${to}-08-31` });
  });

  test('each year names the period that ends next, and reports and years list each once', () => {
    expect(yearEnding(registration, 2024)).toEqual(period);
    expect(yearEnding(registration, 2025)).toEqual(period);
    const ends = portfolioPeriods(registration, '2026-01-01', 'five-years').map(({ end }) => end);
    expect(ends).toEqual(['2027-08-31', '2025-08-31', '2023-08-31', '2021-08-31', '2019-08-31']);
    const years = cpdYearsTo(registration, '2026-01-01').map(({ year }) => year);
    expect(years.slice(0, 3)).toEqual([2027, 2025, 2023]);
    const choices = portfolioChoices(registration, '2026-01-01', null).map(({ value }) => value);
    expect(choices).toEqual(['current', '2025', '2023', '2021', '2019', 'five-years']);
  });

  test('an expiry that is entered on 29 February ends each second year', () => {
    const entered = { ...registration, registrationExpiryDate: '2024-02-29' };
    expect(cpdPeriod(entered, '2024-03-01')).toEqual({ start: '2024-03-01', end: '2026-02-28' });
    expect(cpdPeriod(entered, '2027-01-01')).toEqual({ start: '2026-03-01', end: '2028-02-29' });
  });

  test('a renewal is for two years, and its time comes each second one', () => {
    expect(effectiveExpiry(registration, '2026-01-01')).toBe('2027-08-31');
    expect(
      renewedUntil({ ...registration, registrationRenewedTo: '2025-08-31' }, '2025-08-01'),
    ).toBe('2027-08-31');
    const days = ['2024-08-15', '2025-06-30', '2025-07-01', '2025-08-31', '2025-09-01'];
    expect(days.map((day) => isRenewalTime(day, ukParamedic))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(renewalDates('2024-08-15', ukParamedic)[0]!.day).toBe('31 Aug 2025');
  });

  test('hours are neither required nor short, and their number settles nothing', () => {
    const required = requiredHours(period, registration);
    expect(required).toMatchObject({ total: 0, interactive: 0, basis: 'no-hours' });
    expect(required.explanation).toBe(
      'The standard asks for no number of hours, as far as it was read. Beside hours: At least two types of activity.',
    );
    const pace = paceOf({ period, today: '2025-01-01', required, days: [], planned: [] });
    expect(pace).toMatchObject({ outlook: 'unsettled', enough: null, projection: null });
    expect(pace.text).toMatch(/^Not settled by hours\. /);
    expect(judge([]).map(({ id }) => id)).not.toContain('hours');
  });

  test.each([
    [[], 'short', '0 types of activity on record.'],
    [['course', 'course'], 'short', '1 type of activity on record.'],
    [
      ['course', null],
      'short',
      '1 type of activity on record. 1 activity without a type not counted.',
    ],
    [['course', 'reading'], 'met', '2 types of activity on record.'],
  ])('of types %j the quota is %s', (types, state, finding) => {
    expect(judge(types).find(({ id }) => id === 'types')).toMatchObject({ state, finding });
  });

  test('hours that nobody read are said to be unread, in a clause of their own', () => {
    expect(judge(['course'], unreadUk)[0]).toMatchObject({
      id: 'hours',
      state: 'yours',
      text: 'We have not read how many hours the standard asks for, so no hours are judged. Check with the Council.',
      finding: '2 hours recorded. Hours are not judged.',
    });
  });

  test('its renewal leaves it to the owner, and shows nothing of the National Law', () => {
    const answers = rehearse(
      {
        registration,
        cpd: {
          period,
          totalHours: 80,
          interactiveHours: 40,
          required: requiredHours(period, registration),
          defensibleHours: 80,
          gaps: [],
        },
        recency: recencyStanding([], '2025-08-01'),
        indemnity: [],
      },
      '2025-08-01',
    );
    expect(answers.map(({ id, state }) => [id, state])).toEqual([
      ['cpd', 'yours'],
      ['recency', 'yours'],
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/Board|National Law|Medicare/);
  });
});

describe('hours and activities of a kind', () => {
  const quota = {
    id: 'q',
    text: 'Two hours of simulation',
    source,
    types: ['simulation'],
  } as const;
  const done = [
    { status: 'completed', hours: 1.5, activityType: 'simulation' },
    { status: 'in-progress', hours: 8, activityType: 'simulation' },
    { status: 'completed', hours: 8, activityType: 'course' },
  ] as const;

  test.each([
    [{ ...quota, of: 'hours', least: 1.5 }, true, '1.5 hours on record.'],
    [{ ...quota, of: 'hours', least: 2 }, false, '1.5 hours on record.'],
    [{ ...quota, of: 'activities', least: 2 }, false, '1 activity on record.'],
    [
      { ...quota, of: 'hours', least: 2, isTopic: true },
      null,
      'Records alone cannot show this. Compare your activities.',
    ],
  ] as const)('%j', (asked, isMet, finding) => {
    expect(quotaFindings([asked], done)).toEqual([{ quota: asked, isMet, finding }]);
  });

  test('what is asked beside hours is not complete by hours', () => {
    const required = { total: 30, interactive: 0, basis: 'full-year', quotas: [quota] };
    expect(standing({ totalHours: 90, interactiveHours: 0 }, required)).toBe('In Progress');
  });
});

describe('an add-on for an endorsement', () => {
  const addOn = {
    endorsement: 'light-signals',
    from: '2026-09-01',
    total: 5,
    interactive: 2,
    quotas: [
      {
        id: 'signals',
        text: 'Two hours about signals',
        least: 2,
        of: 'hours',
        isTopic: true,
        source,
      },
    ],
    source,
  } as const;
  const endorsed: Profession = { ...keeper, packs: [{ ...keeper.packs[0]!, addOns: [addOn] }] };
  const hours = (
    year: number,
    from: string,
    to: string | null = null,
    endorsement = 'light-signals',
  ) => {
    const registration = {
      registrationDate: '2010-01-01',
      registrationExpiryDate: null,
      profession: endorsed,
      endorsements: [{ endorsement, from, to }],
    };
    const period = yearEnding(registration, year);
    return requiredHours(period, registration);
  };

  test.each<[string, number, string, string | null, number]>([
    ['a period that ends before it began', 2026, '2020-01-01', null, 12],
    ['one in which it begins, whole', 2027, '2020-01-01', null, 17],
    ['later ones', 2028, '2020-01-01', null, 17],
    ['one in which the endorsement was given', 2028, '2028-02-28', null, 17],
    ['one before the endorsement', 2028, '2028-02-29', null, 12],
    ['one in which it was given up', 2028, '2020-01-01', '2027-03-01', 17],
    ['one after it was given up', 2028, '2020-01-01', '2027-02-28', 12],
  ])('counts in %s', (_, year, from, to, total) => {
    expect(hours(year, from, to).total).toBe(total);
  });

  test('says what it adds, and that its beginning within the period is not settled', () => {
    expect(hours(2027, '2020-01-01')).toMatchObject({
      interactive: 2,
      quotas: addOn.quotas,
      explanation:
        'Endorsement light-signals, from 1 Sep 2026: 5 hours more, 2 of them interactive. It begins within this period and is counted whole. Check with the Board. Beside hours: Two hours about signals.',
    });
    expect(hours(2028, '2020-01-01').explanation).not.toContain('within');
    expect(hours(2028, '2020-01-01', null, 'other')).toMatchObject({
      total: 12,
      explanation: null,
    });
  });

  test('is added to the hours of a shorter period, whose readings stay what they were', () => {
    const registration = {
      registrationDate: '2026-12-01',
      registrationExpiryDate: null,
      profession: endorsed,
      endorsements: [{ endorsement: 'light-signals', from: '2026-12-01', to: null }],
    };
    const required = requiredHours(yearEnding(registration, 2027), registration);
    expect(required).toMatchObject({ basis: 'pro-rata', total: 11, interactive: 2 });
    expect(required.readings.map(({ total }) => total)).toEqual([6]);
  });
});

describe('paramedics of New Zealand', () => {
  const registered = (registrationDate: string | null, more: Partial<Registration> = {}) => ({
    registrationDate,
    registrationExpiryDate: null,
    profession: nzParamedic,
    ...more,
  });

  test.each([
    ['2027-03-31', '2026-04-01', '2027-03-31'],
    ['2027-04-01', '2027-04-01', '2028-03-31'],
    ['2028-02-29', '2027-04-01', '2028-03-31'],
  ])('on %s the year is %s to %s', (today, start, end) => {
    expect(cpdPeriod(registered(null), today)).toEqual({ start, end });
  });

  test('30 hours a year; hours with others were not read, which is said and judged by none', () => {
    const registration = registered('2022-01-01');
    const required = requiredHours(yearEnding(registration, 2027), registration);
    expect(required).toMatchObject({ total: 30, interactive: 0, basis: 'full-year', cause: null });
    expect(required.explanation).toBe(
      'We have not read if hours with other practitioners are asked for, so none are judged. Check with the Council.',
    );
    expect(required.source.note).toMatch(/2021/);
    expect(standing({ totalHours: 30, interactiveHours: 0 }, required)).toBe('Complete');
    expect(standing({ totalHours: 15, interactiveHours: 15 }, required)).toBe('Needs Attention');
  });

  test.each([
    ['a first registration within the year', registered('2027-01-15')],
    [
      'a lapse',
      registered('2020-01-01', {
        registrationSpans: [
          { from: '2026-05-01', to: '2026-11-30', type: 'none', conditions: null },
        ],
      }),
    ],
    [
      'a student',
      registered('2020-01-01', {
        registrationType: 'student',
        registrationTypeSince: '2020-01-01',
      }),
    ],
  ])('%s lowers nothing, since no such rule was read', (_, registration) => {
    const required = requiredHours(yearEnding(registration, 2027), registration);
    expect(required).toMatchObject({ total: 30, basis: 'full-year' });
    expect(required.explanation).toMatch(/We have not read (how many|which)/);
    expect(requirementEffect(registration, '2027-02-01').text).toContain(
      '30 hours of CPD are required',
    );
  });

  test('clauses that nobody read are left to the owner, and say so', () => {
    const registration = registered('2022-01-01');
    const period = yearEnding(registration, 2027);
    const clauses = portfolioClauses({
      period,
      today: '2027-01-01',
      required: requiredHours(period, registration),
      activities: [attended],
      plan: { goals: 0, planned: 0, changes: 0 },
      profession: nzParamedic,
    });
    expect(clauses.map(({ id, state }) => [id, state])).toEqual([
      ['hours', 'open'],
      ['content', 'reflections'],
      ['plan', 'yours'],
      ['reflection', 'open'],
      ['evidence', 'yours'],
      ['records', 'yours'],
    ]);
    expect(clauses[0]!.text).toBe(
      'At least 30 hours of CPD in a full registration year. We have not read if hours with other practitioners are asked for, so none are judged. Check with the Council.',
    );
    const unread = clauses.filter(({ text }) => text.startsWith('We have not read'));
    expect(unread.map(({ id }) => id)).toEqual(['plan', 'evidence', 'records']);
    for (const { source: by } of unread) expect(by.confidence).toBe('unverified');
  });

  test('a shorter first year is not called a full one', () => {
    expect(requirementEffect(registered('2027-01-15'), '2027-02-01').text).toMatch(
      /^First registered on 15 Jan 2027\. The figure is that of a full year: 30 hours/,
    );
    expect(
      statedRequirement(
        requiredHours({ start: '2027-01-15', end: '2027-03-31' }, registered('2027-01-15')),
      ).basis,
    ).toBe(
      'First registered on 15 Jan 2027. The figure is that of a full period, since that of a shorter one was not read.',
    );
  });

  test('what its Council answers counts in its words, and the note stays as its owner wrote it', () => {
    const answer = {
      periodEnd: '2027-03-31',
      total: 20,
      interactive: 0,
      answeredOn: '2027-01-10',
      note: 'Call with the Board secretary',
      documentId: 1,
      documentFile: 'Board.pdf',
    };
    const registration = registered('2022-01-01', { boardAnswers: [answer] });
    const required = requiredHours(yearEnding(registration, 2027), registration);
    expect(required).toMatchObject({ total: 20, basis: 'board-answer' });
    expect(required.explanation).toBe(
      'As the Council told you on 10 Jan 2027: 20 hours. Your note: Call with the Board secretary. Its document: Board.pdf.',
    );
    expect(statedRequirement(required).basis).toBe(
      'As the Council stated on 10 Jan 2027, in Board.pdf.',
    );
  });

  test('the days after its year are not judged by another register’s', () => {
    const asked = registered('2022-01-01', { registrationRenewedTo: '2026-03-31' });
    const state = profileRegistration(asked, '2026-04-20');
    expect(state).toMatchObject({ status: 'unanswered', daysRemaining: -20 });
    expect(registrationState(asked, '2026-04-20').after).toMatchObject({
      day: '2026-03-31',
      text: 'We have not read if it can still be renewed, or when it lapses. Check with the Council before you practise.',
    });
    expect(declaredPeriod(asked, '2026-04-20').end).toBe('2027-03-31');
    expect(renewalDates('2026-04-20', nzParamedic).map(({ day }) => day)).toEqual([
      '31 Mar 2027',
      'After 31 Mar 2027',
    ]);
  });

  test('no day is given until which its records are kept; beside another register that one’s counts', () => {
    expect(keepUntil('2026-11-24', registered('2022-01-01'))).toBeNull();
    const both = {
      registrationDate: '2020-01-01',
      registrationExpiryDate: null,
      otherRegistrations: [
        {
          profession: 'nz-paramedic',
          registrationDate: '2022-01-01',
          registrationExpiryDate: null,
          registrationNumber: null,
        },
      ],
    };
    expect(keepUntilForAll('2026-11-24', both)).toBe('2031-11-30');
    const ends = registrationsOf(both).map((each) => cpdPeriod(each, '2026-11-30').end);
    expect(ends).toEqual(['2026-11-30', '2027-03-31']);
    const closed = {
      rule: 'period-closed',
      facts: { end: '2027-03-31', registration: 'nz-paramedic' },
    } as const;
    expect(digest([closed], '2027-04-01')).toMatchObject({
      title: 'Your CPD period as a NZ paramedic has closed',
      message:
        'It ended on 31 Mar 2027. We have not read how long records are kept: check with the Council.',
    });
  });

  test.each([
    ['12345', true],
    ['NZ-0012', true],
    ['-1', false],
    ['1'.repeat(21), false],
  ])('%j can be a number: %s', (number, isValid) => {
    const schema = registrationSchema({
      today: '2026-11-24',
      timeZone: 'UTC',
      profession: nzParamedic,
    });
    const given = { registrationDate: '2022-01-01', registrationNumber: number };
    expect(schema.isValidSync(given)).toBe(isValid);
    expect(registrationNumberRemark('PAR0001234567', nzParamedic)).toBeNull();
  });

  test('is named within a sentence by its key as by its label', () => {
    expect(professionText('nz-paramedic')).toBe('NZ paramedic');
    expect(sharingText(paramedic, nzParamedic).text).toBe(
      'Paramedic and NZ paramedic: each hour counts for one of the two. We have not read what the Board and the Council say about it, so the stricter reading counts. Check with both.',
    );
  });

  test('every claim names the Council or us, and how it was read', () => {
    for (const { sources } of guidelinesOf(nzParamedic.packs[0]!, nzParamedic)) {
      for (const each of sources) {
        expect(each.publisher).toBe(
          each.confidence === 'own-board' ? nzParamedic.board : 'ParaMed CPD',
        );
        expect(each.note).toMatch(/^(As read in 2021\. )?Check with the Council/);
      }
    }
  });
});

describe('nurses and midwives', () => {
  const registered = (registrationDate: string | null, more: Partial<Registration> = {}) => ({
    registrationDate,
    registrationExpiryDate: null,
    profession: nurse,
    ...more,
  });

  test.each([
    ['2026-05-31', '2025-06-01', '2026-05-31'],
    ['2026-06-01', '2026-06-01', '2027-05-31'],
    ['2026-12-31', '2026-06-01', '2027-05-31'],
    ['2027-01-01', '2026-06-01', '2027-05-31'],
  ])('on %s the year is %s to %s', (today, start, end) => {
    expect(cpdPeriod(registered(null), today)).toEqual({ start, end });
    expect(effectiveExpiry(registered('2015-01-01'), today)).toBe(end);
  });

  test.each([
    ['2025-06-01', 20],
    ['2025-08-31', 20],
    ['2025-09-01', 15],
    ['2025-12-01', 10],
    ['2026-02-28', 10],
    ['2026-03-01', 5],
    ['2026-05-30', 5],
  ])('registered from %s to 31 May 2026, %d hours', (from, total) => {
    const registration = registered(from);
    const required = requiredHours(yearEnding(registration, 2026), registration);
    expect(required).toMatchObject({ total, interactive: 0 });
    expect(isUncertain(required.source)).toBe(false);
  });

  test('a break from practice does not lower the hours', () => {
    const registration = registered('2015-01-01', {
      registrationBreaks: [{ from: '2025-06-01', to: '2026-03-31', reason: null }],
    });
    expect(requiredHours(yearEnding(registration, 2026), registration).total).toBe(20);
  });

  test('nobody may be told that the hours are complete without any', () => {
    const required = { total: 20, interactive: 0, basis: 'full-year' };
    const at = (totalHours: number, interactiveHours = 0) =>
      standing({ totalHours, interactiveHours }, required);
    expect([at(0), at(13.2), at(13.4), at(19.9), at(20)]).toEqual([
      'Needs Attention',
      'Needs Attention',
      'In Progress',
      'In Progress',
      'Complete',
    ]);
    expect(at(5, 5)).toBe('Needs Attention');
    // An unsettled period of a paramedic stays under way.
    expect(
      standing(
        { totalHours: 0, interactiveHours: 0 },
        { total: 0, interactive: 0, basis: 'pro-rata' },
      ),
    ).toBe('In Progress');
  });

  test('a claim read at another source never stands under a Board’s name', () => {
    const said = [nurse, midwife].flatMap(({ packs, year, sharing }) => [
      ...packs.flatMap((pack) => guidelinesOf(pack, nurse).flatMap(({ sources }) => sources)),
      year.end.source,
      ...sharing.map((each) => each.source),
    ]);
    for (const each of said) {
      const isBoard = each.publisher === nurse.board;
      expect(isBoard).toBe(each.confidence === 'own-board');
      expect(each.publisher).not.toContain('Paramedicine');
    }
    const others = said.filter(({ publisher }) => publisher !== nurse.board);
    expect(others).not.toEqual([]);
    expect(others.filter(({ note }) => !note)).toEqual([]);
  });
});

describe('sharing', () => {
  test.each<[Profession, Profession, SharingRule]>([
    [paramedic, nurse, 'split'],
    [paramedic, midwife, 'split'],
    [nurse, midwife, 'shared'],
    [keeper, midwife, 'exclusive'],
    [keeper, paramedic, 'split'],
  ])('is the same from both sides', (a, b, rule) => {
    expect(sharingOf(a, b).rule).toBe(rule);
    expect(sharingOf(b, a)).toEqual(sharingOf(a, b));
  });
  test('what was not read is said not to be', () => {
    expect(sharingOf(paramedic, nurse).source).toMatchObject({
      confidence: 'unverified',
      publisher: 'ParaMed CPD',
    });
  });
});

test('ids are keys, and name one profession each', () => {
  expect(new Set(professions.map(({ id }) => id)).size).toBe(professions.length);
  for (const { id, sharing } of professions) {
    expect(id).toMatch(/^[a-z-]+$/);
    expect(professionOf(id)!.id).toBe(id);
    for (const each of sharing) expect(professionOf(each.with)).toBeDefined();
  }
  expect(professionOf('surgeon')).toBeUndefined();
});

test.each([
  // Within a year, its ends included.
  ['2026-02-28', false, [3, 1, 5, 31]],
  ['2026-03-01', true, [3, 1, 5, 31]],
  ['2026-05-31', true, [3, 1, 5, 31]],
  ['2026-06-01', false, [3, 1, 5, 31]],
  ['2026-03-01', true, [3, 1, 3, 1]],
  ['2026-03-02', false, [3, 1, 3, 1]],
  // Over New Year.
  ['2026-11-30', false, [12, 1, 1, 31]],
  ['2026-12-01', true, [12, 1, 1, 31]],
  ['2027-01-31', true, [12, 1, 1, 31]],
  ['2027-02-01', false, [12, 1, 1, 31]],
])('%s is within a span of every year: %s, %j', (today, expected, [month, day, toMonth, toDay]) => {
  const [from, to] = [
    { month: month!, day: day! },
    { month: toMonth!, day: toDay! },
  ];
  expect(isWithin(today, from, to)).toBe(expected);
});
