import { describe, expect, test } from 'vitest';
import {
  dashboardRegistration,
  daysLeft,
  profileRegistration,
  registrationDateRequired,
  suggestedExpiry,
} from '#domain/standing/registration';
import { registrationSchema } from '#domain/standing/registration.schema';
import { requirementEffect } from '#domain/standing/registration-effect';
import type { Registration } from '#domain/standing/cpd';
import type { Profession } from '#domain/professions/profession';
import { nurse } from '#domain/professions/nurse';
import { addDays } from '#domain/dates';
import {
  registrationNumberHelp,
  registrationNumberProblem,
  registrationNumberRemark,
} from '#domain/standing/registration-details';
import {
  boardYearNotice,
  expiryNotice,
  expiryRuleHelp,
  expiryRuleLabels,
  expiryRuleTexts,
} from '#domain/standing/registration-expiry';
import { problems } from '../problems.ts';

const expiring = { registrationDate: '2025-01-10', registrationExpiryDate: '2025-11-30' };
const unset = { registrationDate: null, registrationExpiryDate: null };
const onlyExpiry = { registrationDate: null, registrationExpiryDate: '2025-11-30' };

describe('dashboardRegistration', () => {
  test.each([
    ['2025-12-01', 'expired', 'Your registration has expired!', -1],
    ['2025-11-30', 'expiring-soon', 'Expires today', 0],
    ['2025-11-29', 'expiring-soon', 'Expiring in 1 day!', 1],
    ['2025-11-28', 'expiring-soon', 'Expiring in 2 days!', 2],
    ['2025-10-31', 'expiring-soon', 'Expiring in 30 days!', 30],
    ['2025-10-30', 'active', '1 month until renewal', 31],
    ['2025-10-01', 'active', '1 month until renewal', 60],
    ['2025-09-30', 'active', '2 months until renewal', 61],
    ['2025-01-10', 'active', '10 months until renewal', 324],
  ])('on %s: %s', (today, status, message, daysRemaining) => {
    const card = { status, message, expiryDate: '2025-11-30', daysRemaining };
    expect(dashboardRegistration(expiring, today)).toEqual(card);
  });
  test('31 days that are less than a month are told as one month', () => {
    const registration = { registrationDate: '2025-01-01', registrationExpiryDate: '2025-01-31' };
    expect(dashboardRegistration(registration, '2024-12-31').message).toBe('1 month until renewal');
  });
  test('with no registration date', () => {
    const message = "You haven't set your registration date yet";
    const card = { status: 'unset', message, expiryDate: null, daysRemaining: null };
    expect(dashboardRegistration(unset, '2025-06-01')).toEqual(card);
    expect(dashboardRegistration(onlyExpiry, '2025-06-01')).toEqual({
      ...card,
      expiryDate: '2025-11-30',
    });
  });
  test('with the registration date alone, the days to 30 November', () => {
    const registration = { registrationDate: '2026-02-12', registrationExpiryDate: null };
    expect(dashboardRegistration(registration, '2026-11-23')).toMatchObject({
      expiryDate: '2026-11-30',
      daysRemaining: 7,
    });
  });
  test('one year after 29 February, if that was chosen', () => {
    const registration: Registration = {
      registrationDate: '2024-02-29',
      registrationExpiryDate: null,
      registrationExpiryRule: 'one-year',
    };
    expect(dashboardRegistration(registration, '2025-02-27')).toMatchObject({
      expiryDate: '2025-02-28',
      message: 'Expiring in 1 day!',
    });
  });
});

describe('profileRegistration', () => {
  test.each([
    ['2025-12-01', 'expired', 'Expired', 'Your registration has expired', -1],
    ['2025-11-30', 'expiring-soon', 'Expires today', 'Your registration expires today', 0],
    ['2025-10-31', 'expiring-soon', 'Expiring Soon', 'Your registration is expiring soon', 30],
    ['2025-10-30', 'active', 'Active', 'Your registration is active', 31],
  ])('on %s: %s', (today, status, label, message, daysRemaining) => {
    const card = profileRegistration(expiring, today);
    expect(card).toMatchObject({ status, label, message, expiryDate: '2025-11-30', daysRemaining });
    expect(card.prompt === null).toBe(status === 'active');
  });
  test('with no registration date', () => {
    expect(profileRegistration(unset, '2025-06-01')).toMatchObject({
      status: 'unregistered',
      label: 'Not Registered',
      expiryDate: null,
      daysRemaining: null,
    });
    expect(profileRegistration(onlyExpiry, '2025-06-01')).toMatchObject({
      status: 'unregistered',
      expiryDate: '2025-11-30',
      daysRemaining: null,
    });
  });
});

test.each([
  ['2025-06-01', '2025-06-10', '2025-11-30'],
  ['2025-06-01', '2025-11-30', '2025-11-30'],
  ['2025-06-01', '2025-12-01', '2026-11-30'],
  ['2025-11-29', '2025-11-29', '2025-11-30'],
  ['2025-11-30', '2025-11-30', '2026-11-30'],
  ['2020-01-01', '2025-06-10', '2025-11-30'],
])('suggestedExpiry of %s on %s is %s', (registrationDate, today, expiry) => {
  expect(suggestedExpiry(registrationDate, today)).toBe(expiry);
});

describe('registrationSchema', () => {
  const today = '2025-07-01';
  const schema = registrationSchema({ today, timeZone: 'Australia/Brisbane' });
  const required = 'Registration date is required';
  const invalid = 'Registration date must be a valid date';
  const future = 'Registration date cannot be in the future';

  test.each<[unknown, string]>([
    [undefined, required],
    [null, required],
    ['', required],
    [' ', required],
    ['yesterday', invalid],
    ['2025-02-29', invalid],
    [20250701, invalid],
    [{}, invalid],
    [[], invalid],
    [{ toString: 1 }, invalid],
    [new Date(NaN), invalid],
    ['2025-07-02', future],
    ['2025-07-01T14:00:00Z', future],
  ])('registration date %j: %s', async (registrationDate, message) => {
    expect(await problems(schema, { registrationDate })).toEqual({ registrationDate: message });
  });

  test.each<[unknown, string]>([
    ['2025-07-01', '2025-07-01'],
    ['2025-07-01T13:59:59Z', '2025-07-01'],
    ['2025-06-30T14:00:00Z', '2025-07-01'],
    [new Date('2025-06-30T13:59:59Z'), '2025-06-30'],
  ])('registration date %j is %s', (registrationDate, day) => {
    expect(schema.validateSync({ registrationDate, role: 'admin' })).toEqual({
      registrationDate: day,
    });
  });

  test.each<[unknown, string | null]>([
    [null, null],
    ['', null],
    ['2025-01-11', null],
    ['2035-01-10', null],
    ['2025-01-10', 'Expiry date must be after the registration date'],
    ['2024-11-30', 'Expiry date must be after the registration date'],
    ['2035-01-11', 'Expiry date must be at most 10 years after the registration date'],
    ['soon', 'Expiry date must be a valid date'],
    [7, 'Expiry date must be a valid date'],
  ])('expiry date %j: %s', async (registrationExpiryDate, message) => {
    const input = { registrationDate: '2025-01-10', registrationExpiryDate };
    const expected = message ? { registrationExpiryDate: message } : {};
    expect(await problems(schema, input)).toEqual(expected);
  });

  test('the dashboard has its own wording', async () => {
    const zone = 'Australia/Brisbane';
    const dashboard = registrationSchema({
      today,
      timeZone: zone,
      required: registrationDateRequired.dashboard,
    });
    const registrationDate = 'Please select a registration date';
    expect(await problems(dashboard, {})).toEqual({ registrationDate });
  });
});

describe('daysLeft', () => {
  test.each([
    [null, 'Not set'],
    [-3, '0 days'],
    [0, 'Expires today'],
    [1, '1 day'],
    [200, '200 days'],
  ])('%j is %j', (days, words) => expect(daysLeft(days)).toBe(words));
});

describe('requirementEffect', () => {
  const of = (change: Partial<Registration>) =>
    requirementEffect(
      { registrationDate: '2020-03-01', registrationExpiryDate: null, ...change },
      '2026-10-05',
    );
  test('a full year', () => {
    expect(of({})).toMatchObject({
      period: { start: '2025-12-01', end: '2026-11-30' },
      text: 'That is a full year: 30 hours of CPD are required, at least 8 of them interactive.',
    });
    expect(of({ registrationExpiryRule: 'one-year' }).period).toEqual({
      start: '2026-03-02',
      end: '2027-03-01',
    });
  });
  test('a part of a year: both readings', () => {
    const { text, required } = of({ registrationDate: '2026-03-01' });
    expect(text).toBe(
      `15 hours of CPD are required, at least 4 of them interactive, instead of 30 and 8. ${required.explanation}`,
    );
    expect(of({ registrationDate: '2026-10-01' }).text).toMatch(
      /^Not settled: check with the Board\. /,
    );
  });
  test('a part of a nurse’s year asks for no interactive hours', () => {
    const { text, required } = of({ registrationDate: '2026-09-01', profession: nurse });
    expect(text).toBe(`15 hours of CPD are required, instead of 20. ${required.explanation}`);
  });
  test('what the Board has answered', () => {
    const boardAnswers = [
      {
        periodEnd: '2026-11-30',
        total: 12,
        interactive: 3,
        answeredOn: '2026-05-03',
        note: 'By telephone',
        documentId: 1,
        documentFile: 'letter.pdf',
      },
    ];
    expect(of({ boardAnswers }).required.basis).toBe('board-answer');
    expect(of({ boardAnswers }).text).toBe(of({ boardAnswers }).required.explanation);
  });
  test('a type that the standard excludes', () => {
    const type = { registrationType: 'student', registrationTypeSince: '2020-03-01' } as const;
    expect(of(type).text).toBe(
      'The standard does not apply to student registration, so no CPD hours are required. Check with the Board.',
    );
  });
});

test('the rules of an expiry name the day on which the year of a profession ends', () => {
  const day = (profession?: Profession) => [
    expiryRuleLabels(profession)['board-year'],
    expiryRuleHelp(profession),
    expiryRuleTexts(profession)['board-year'],
  ];
  expect(day()).toEqual([
    "30 November, the end of the Board's year",
    'Every general registration expires on 30 November. Choose another date only if yours says so.',
    "The Board's year, which ends on 30 November.",
  ]);
  expect(day(nurse)).toEqual(day().map((text) => text.replace('30 November', '31 May')));
  expect(Object.keys(expiryRuleLabels())).toEqual(Object.keys(expiryRuleTexts()));
});

describe('expiryNotice', () => {
  const old = { registrationDate: '2025-01-10', registrationExpiryDate: null };
  test.each<[Registration, string | null]>([
    [old, boardYearNotice],
    [{ ...old, registrationExpiryRule: null }, boardYearNotice],
    [{ ...old, registrationExpiryRule: 'board-year' }, null],
    [{ ...old, registrationExpiryRule: 'one-year' }, null],
    [{ ...old, registrationExpiryDate: '2025-11-30' }, null],
    [unset, null],
  ])('%o: %j', (registration, notice) => expect(expiryNotice(registration)).toBe(notice));
});

describe('the details of a registration', () => {
  const today = '2026-07-01';
  const schema = registrationSchema({ today, timeZone: 'Australia/Brisbane' });
  const with_ = (change: object) => ({ registrationDate: '2020-01-10', ...change });
  const cast = (change: object) => schema.validateSync(with_(change));

  test.each([
    ['PAR0001234567', 'PAR0001234567'],
    [' par 0001 234 567 ', 'PAR0001234567'],
    ['NMW0001234567', 'NMW0001234567'],
    ['', null],
    [null, null],
  ])('registration number %j is %j', (given, number) => {
    expect(cast({ registrationNumber: given }).registrationNumber).toBe(number);
  });
  test.each(['PAR000123456', 'PAR00012345678', '0001234567', 'PA00001234567', 'PAR000123456O', 7])(
    'registration number %j is refused',
    async (registrationNumber) => {
      expect(await problems(schema, with_({ registrationNumber }))).toEqual({
        registrationNumber: registrationNumberProblem(),
      });
    },
  );
  test('what a number looks like', () => {
    expect(registrationNumberHelp()).toMatch(/^PAR and ten digits/);
    expect(registrationNumberHelp({ ...nurse, numberPrefix: null })).toMatch(
      /^Three letters and ten digits/,
    );
  });
  test('another prefix gets a remark', () => {
    expect(registrationNumberRemark('par 0001234567')).toBeNull();
    expect(registrationNumberRemark('PAR1')).toBeNull();
    expect(registrationNumberRemark('nmw0001234567')).toMatch(/begin with PAR/);
  });

  test.each<[object, Record<string, string>]>([
    [{ registrationExpiryRule: 'board-year' }, {}],
    [{ registrationExpiryRule: 'one-year', registrationExpiryDate: '2019-01-01' }, {}],
    [{ registrationExpiryRule: 'entered', registrationExpiryDate: '2026-11-30' }, {}],
    [
      { registrationExpiryRule: 'entered', registrationExpiryDate: null },
      { registrationExpiryDate: 'Enter the expiry date, or choose another rule' },
    ],
    [
      { registrationExpiryRule: 'entered' },
      { registrationExpiryDate: 'Enter the expiry date, or choose another rule' },
    ],
    [
      { registrationExpiryRule: 'never' },
      { registrationExpiryRule: 'Expires on must be board-year, entered, one-year' },
    ],
    [
      { registrationType: 'other' },
      {
        registrationType:
          'Registration type must be general, provisional, limited, non-practising, student',
      },
    ],
    [{ registrationType: null }, {}],
    [{ registrationType: 'general' }, {}],
    [
      { registrationType: 'student' },
      { registrationTypeSince: 'Enter the day from which you hold this type' },
    ],
    [{ registrationType: 'non-practising', registrationTypeSince: '2026-07-01' }, {}],
    [
      { registrationType: 'non-practising', registrationTypeSince: '2026-07-02' },
      { registrationTypeSince: 'Since cannot be in the future' },
    ],
  ])('%j: %j', async (change, messages) => {
    expect(await problems(schema, with_(change))).toEqual(messages);
  });

  const span = (from: unknown, to: unknown, reason: unknown = null) => ({ from, to, reason });
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      span(addDays('2021-01-01', 2 * n), addDays('2021-01-01', 2 * n)),
    );
  test.each<[unknown, string | null]>([
    [[], null],
    [[span('2020-01-10', '2020-01-10')], null],
    [[span('2024-03-01', '2024-03-31', ' Leave '), span('2024-02-01', '2024-02-29')], null],
    [[span('2026-06-01', '2028-07-01')], null],
    [many(20), null],
    [many(21), 'Breaks must be a list of at most 20 spans with from, to and reason'],
    [{}, 'Breaks must be a list of at most 20 spans with from, to and reason'],
    [null, 'Breaks must be a list of at most 20 spans with from, to and reason'],
    [[null], 'Break 1: enter the first and the last day'],
    [[span('2024-03-01', undefined)], 'Break 1: enter the first and the last day'],
    [[span('2024-02-30', '2024-03-01')], 'Break 1: enter the first and the last day'],
    [[span('2024-03-01', '2024-03-02', 7)], 'Reason of break 1 must be text'],
    [
      [span('2024-03-01', '2024-03-02', 'x'.repeat(201))],
      'Reason of break 1 must be at most 200 characters',
    ],
    [[span('2024-03-02', '2024-03-01')], 'Break 1: the last day must not be before the first'],
    [
      [span('2020-01-09', '2020-02-01')],
      'Break 1 must not start before your registration, 10 Jan 2020',
    ],
    [[span('2026-06-01', '2028-07-02')], 'Break 1 must end by 1 Jul 2028'],
    [
      [span('2024-03-01', '2024-03-31'), span('2024-03-31', '2024-04-02')],
      'Break 2 overlaps break 1',
    ],
  ])('breaks %j: %s', async (registrationBreaks, message) => {
    expect(await problems(schema, with_({ registrationBreaks }))).toEqual(
      message ? { registrationBreaks: message } : {},
    );
  });
  test('a break ends by an entered expiry', async () => {
    const change = {
      registrationExpiryDate: '2026-11-30',
      registrationBreaks: [span('2026-11-01', '2026-12-01')],
    };
    expect(await problems(schema, with_(change))).toEqual({
      registrationBreaks: 'Break 1 must end by 30 Nov 2026',
    });
  });
  test('reads days as the registration date does, and trims reasons', () => {
    const given = [span('2024-02-29T14:00:00Z', new Date('2024-03-31'), '  ')];
    expect(cast({ registrationBreaks: given }).registrationBreaks).toEqual([
      span('2024-03-01', '2024-03-31'),
    ]);
  });
});
