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
import type { Profession, SharingRule } from '#domain/professions/profession';
import { professionOf, professions, sharingOf } from '#domain/professions/professions';
import { midwife } from '#domain/professions/midwife';
import { nurse } from '#domain/professions/nurse';
import { paramedic } from '#domain/professions/paramedic';
import { requirementEffect } from '#domain/standing/registration-effect';
import { requiredHours } from '#domain/standing/required-hours';
import { keepUntil } from '#domain/records/retention';
import { isUncertain, type Source } from '#domain/sources';
import { rulesFor } from '#domain/standing/standard';

const list = professions as Profession[];
afterEach(() => void list.splice(3));

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
  test('every judgement holds for a third one, over a hundred periods', () => {
    list.push(keeper);
    for (const profession of professions) {
      for (const registration of registrations.map((each) => ({ ...each, profession }))) {
        for (const today of days) {
          const period = cpdPeriod(registration, today);
          const rules = rulesFor(period, profession);
          const required = requiredHours(period, registration);
          expect(daysBetween(period.start, period.end)).toBeLessThan(366);
          expect(required.total).toBeLessThanOrEqual(rules.annualRequirement.total);
          expect(required.interactive).toBeLessThanOrEqual(rules.annualRequirement.interactive);
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
            ...questionsOf(rules).flatMap(({ answer, points = [] }) => [...answer, ...points]),
          ].join('\n');
          expect(told).not.toMatch(
            /undefined|null|NaN|\b0 (of them )?interactive|least 0\b|\b0 h\b/,
          );
          expect(clauses.some(({ id }) => id === 'interactive')).toBe(profession === paramedic);
          expect(isCivilDate(keepUntil(today, registration))).toBe(true);
          // Nothing done is never complete, and never under way.
          const none = standing({ totalHours: 0, interactiveHours: 0 }, required);
          expect(['Needs Attention', 'In Progress']).toContain(none);
          const isAsked = required.total > 0 || required.interactive > 0;
          expect(isAsked && none === 'In Progress').toBe(false);
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
