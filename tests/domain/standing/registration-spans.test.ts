import { describe, expect, test } from 'vitest';
import { standing } from '#domain/standing/cpd';
import { readAccount } from '#domain/account/account-import';
import { nurse } from '#domain/professions/nurse';
import { recencyStanding } from '#domain/standing/recency';
import { registrationSpanSchema } from '#domain/standing/registration-spans.schema';
import {
  spanLimits,
  spanProblems,
  withSpans,
  type RegistrationSpan,
} from '#domain/standing/registration-spans';
import { requiredHours, type RequiredOf } from '#domain/standing/required-hours';
import { problems } from '../problems.ts';

const year = { start: '2025-12-01', end: '2026-11-30' };
const long: RequiredOf = { registrationDate: '2019-02-12', registrationType: 'general' };
const span = (
  type: RegistrationSpan['type'],
  from: string,
  to: string | null = null,
): RegistrationSpan => ({ type, from, to, conditions: null });
const held = (...registrationSpans: RegistrationSpan[]): RequiredOf => ({
  ...long,
  registrationSpans,
});

describe('a CPD year is judged by what held in it', () => {
  test('without a history, or as a general one, nothing changes', () => {
    const plain = requiredHours(year, long);
    expect(requiredHours(year, held(span('general', '2019-02-12')))).toEqual(plain);
    const past = held(span('non-practising', '2022-01-01', '2024-12-31'));
    expect(requiredHours(year, past)).toEqual(plain);
  });

  test('wholly non-practising, it asks for nothing and is not complete by that', () => {
    const whole = held(
      span('non-practising', '2024-05-01', '2026-03-31'),
      span('student', '2026-04-01'),
    );
    const required = requiredHours(year, whole);
    expect(required).toMatchObject({ total: 0, interactive: 0, basis: 'does-not-apply' });
    expect(required.explanation).toContain('non-practising and student registration');
    expect(standing({ totalHours: 40, interactiveHours: 9 }, required)).toBe('Does Not Apply');
    expect(requiredHours({ start: '2022-12-01', end: '2023-11-30' }, whole).total).toBe(30);
  });

  test.each([
    ['four weeks in it', span('non-practising', '2026-02-01', '2026-02-27'), 30],
    ['the last three months of it', span('non-practising', '2026-09-01'), 30],
    ['the first three months of it', span('non-practising', '2025-06-01', '2026-02-28'), 30],
    ['seven months in it', span('student', '2026-02-01', '2026-08-31'), 30],
    ['all but a day of it', span('student', '2025-12-02'), 30],
    ['a lapse of three months', span('none', '2026-02-01', '2026-04-30'), 22.5],
  ])('%s: only a lapse lowers it, by whole months and the stricter reading', (_, each, total) => {
    const required = requiredHours(year, held(each));
    expect(required.total).toBe(total);
    expect(required.explanation).toContain(
      each.type === 'none' ? 'by the registration history' : 'lowers no hours of that year',
    );
  });

  test('a year without any registration is not settled, never met', () => {
    const required = requiredHours(year, held(span('none', '2025-01-01')));
    expect(required).toMatchObject({ total: 0, basis: 'pro-rata' });
    expect(standing({ totalHours: 40, interactiveHours: 9 }, required)).toBe('In Progress');
  });

  test('provisional and limited ask for a whole year, since no rule of their own was read', () => {
    const { total, explanation } = requiredHours(year, held(span('provisional', '2025-06-01')));
    expect(total).toBe(30);
    expect(explanation).toBe(
      'By your registration history: Provisional, since 1 Jun 2025. We have no separate rule for provisional registration, so it is judged like general registration. Check with the Board.',
    );
  });

  test('a break takes nothing off beside a lapse', () => {
    const both = {
      ...held(span('none', '2026-02-01', '2026-04-30')),
      registrationBreaks: [{ from: '2026-05-01', to: '2026-07-31', reason: null }],
    };
    expect(requiredHours(year, both).total).toBe(22.5);
  });

  test('the history wins over the type of today where it says something', () => {
    const returned = {
      ...held(span('general', '2025-06-01', '2026-05-31')),
      registrationType: 'non-practising' as const,
      registrationTypeSince: '2025-01-01',
    };
    // General until 31 May, so the type does not hold for the whole year.
    expect(requiredHours(year, returned)).toMatchObject({ total: 30, basis: 'full-year' });
  });

  test('of a Board whose table goes by months of registration, a lapse lowers nothing', () => {
    const required = requiredHours(
      { start: '2025-06-01', end: '2026-05-31' },
      { ...held(span('none', '2025-08-01', '2025-12-31')), profession: nurse },
    );
    expect(required.total).toBe(20);
    expect(required.explanation).toContain('A lapse lowers no hours here');
  });

  test('recency says that nothing is derived from it, and no figure changes', () => {
    const plain = recencyStanding([], '2026-06-15');
    const history = [
      span('non-practising', '2015-01-01', '2016-12-31'),
      span('non-practising', '2022-01-01', '2023-12-31'),
      span('general', '2024-01-01'),
    ];
    const { notices, ...rest } = recencyStanding([], '2026-06-15', history);
    expect(rest).toEqual({ ...plain, notices: undefined });
    expect(notices).toEqual([expect.stringContaining('1 Jan 2022 to 31 Dec 2023')]);
  });
});

describe('a span', () => {
  const kept = [span('provisional', '2019-12-01', '2020-06-30'), span('general', '2020-07-01')];

  test.each([
    [span('student', '2018-01-01', '2019-11-30'), {}],
    [span('student', '2020-01-01', '2019-12-31'), { to: 'To cannot be before from' }],
    [span('none', '1969-12-31', '1970-02-01'), { from: 'From must be 1 Jan 1970 or later' }],
    [span('none', '2028-06-16'), { from: 'From must be 15 Jun 2028 or earlier' }],
    [
      span('none', '2019-01-01', '2029-01-01'),
      { to: 'To must be 15 Jun 2028 or earlier; leave it empty while it goes on' },
    ],
    [
      span('none', '2020-06-30', '2020-06-30'),
      { from: expect.stringContaining('“Provisional, 1 Dec 2019 to 30 Jun 2020”') },
    ],
    [span('none', '2027-01-01'), { from: expect.stringContaining('“General, since 1 Jul 2020”') }],
    [span('none', '2019-06-01'), { from: expect.stringContaining('These days overlap') }],
  ])('%o: %o', (each, expected) => {
    expect(spanProblems(each, kept, '2026-06-15')).toEqual(expected);
  });

  test('the form says what is missing, and checks it beside the others', async () => {
    const schema = registrationSpanSchema('2026-06-15', kept);
    expect(await problems(schema, { type: 'wizard' })).toEqual({
      type: expect.stringContaining('Registration type must be general'),
      from: 'From is required',
    });
    const given = { type: 'none', from: '2020-06-01', to: '2020-06-05' };
    expect(await problems(schema, given)).toEqual({ from: expect.stringContaining('overlap') });
  });

  test('an export brings those that fit, at most fifty', () => {
    expect(
      withSpans(kept, [span('none', '2020-01-01'), span('student', '2018-01-01', '2018-12-31')]),
    ).toEqual([span('student', '2018-01-01', '2018-12-31'), ...kept]);
    const many = Array.from({ length: 60 }, (_, at) => {
      const day = `${1971 + at}-01-01`;
      return span('none', day, day);
    });
    expect(withSpans(many.slice(0, 49), many.slice(49))).toHaveLength(spanLimits.count);
  });

  test('an export whose history is damaged is refused with its number', () => {
    const read = (registrationSpans: unknown) => readAccount({ users: [{ registrationSpans }] });
    expect(read(kept)).toMatchObject({ registrationSpans: kept });
    expect(read([kept[0], { type: 'general', from: 'soon' }])).toEqual({
      problem: 'Registration history, no. 2: From must be a day, such as 2027-03-03',
    });
    expect(read('x')).toEqual({ problem: 'Registration history is not a list' });
  });
});
