import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityChangeSchema } from '#domain/records/activities.schema';
import { addDays } from '#domain/dates';
import {
  asksAgain,
  checkActions,
  checkKinds,
  checksOf,
  factsOfDays,
  filledDays,
  fitsInADay,
  hoursOnDay,
  plausibilityLimits,
  withChecks,
  type CheckKind,
  type PlausibilityFacts,
} from '#domain/records/plausibility';

const facts = (change: Partial<PlausibilityFacts> = {}): PlausibilityFacts => ({
  day: '2026-03-01',
  hours: 2,
  fullestDay: null,
  dayHours: 2,
  dayCount: 1,
  sameTitle: 1,
  title: 'airway day',
  otherTitles: [],
  sameFiles: 0,
  sameReflections: 0,
  reflectionsLeftOut: 0,
  withWhom: null,
  moduleMinutes: null,
  recordedOn: '2026-03-01',
  confirmed: [],
  ...change,
});
const kindsOf = (change: Partial<PlausibilityFacts>) =>
  checksOf(facts(change)).map(({ kind }) => kind);

describe('what an owner is asked to look at again', () => {
  test.each([
    [{}, []],
    [{ dayHours: 10 }, []],
    [{ dayHours: 10.000000001 }, []],
    [{ dayHours: 10.5 }, ['long-day']],
    [{ sameTitle: 2 }, ['same-twice']],
    [{ hours: 1.5, moduleMinutes: 45 }, []],
    [{ hours: 2, moduleMinutes: 45 }, ['long-module']],
    [{ recordedOn: '2026-03-31' }, []],
    [{ recordedOn: '2026-04-01' }, ['late']],
    [{ recordedOn: '2026-02-28' }, []],
    [{ day: null, dayHours: 20, sameTitle: 2, recordedOn: '2026-12-01' }, []],
    [{ otherTitles: ['ethics', 'airway skills day'] }, ['similar']],
    [{ otherTitles: ['ethics day', 'the airway'] }, ['similar']],
    [{ otherTitles: ['ethics day', 'a day on the sea'] }, []],
    [{ sameFiles: 1 }, ['same-file']],
    [{ sameReflections: 1 }, ['same-reflection']],
    [{ reflectionsLeftOut: 1 }, ['same-reflection']],
    [{ withWhom: 'Two nurses' }, []],
    [{ withWhom: 'my dog Rex' }, ['with-whom']],
    [
      {
        dayHours: 12,
        sameTitle: 2,
        otherTitles: ['day of airway'],
        sameFiles: 1,
        sameReflections: 1,
        withWhom: 'YouTube viewers',
        moduleMinutes: 10,
        recordedOn: '2026-12-01',
      },
      [...checkKinds],
    ],
  ] as [Partial<PlausibilityFacts>, CheckKind[]][])('%# %j: %j', (change, kinds) =>
    expect(kindsOf(change)).toEqual(kinds),
  );

  test.each([
    [{ dayHours: 12 }, /^12 hours on one day, 1 Mar 2026\. /],
    [{ dayHours: 12, fullestDay: '2026-02-27' }, /^12 hours on one day, 27 Feb 2026\. /],
    [{ dayHours: 12.5, dayCount: 3 }, /^12\.5 hours on one day, 1 Mar 2026, in 3 activities\. /],
    [{ sameTitle: 3 }, /^3 activities with this title on 1 Mar 2026\. /],
    [
      { otherTitles: ['airway'] },
      /^Another activity of 2 hours on 1 Mar 2026 is called “airway”\. /,
    ],
    [{ sameFiles: 2 }, /^The same file is on 2 other activities\. /],
    [{ sameReflections: 1 }, /^Nearly the same reflection is on 1 other activity\. /],
    [{ reflectionsLeftOut: 1 }, /^You have very many reflections: 1 older one was compared /],
    [
      { sameReflections: 2, reflectionsLeftOut: 3 },
      /^Nearly .* 2 other activities\. .* A submission shows it\. You have .* 3 older ones were /,
    ],
    [{ hours: 3, moduleMinutes: 48 }, /^3 hours for a learning module of about 48 minutes\. /],
    [{ recordedOn: '2026-04-15' }, /^Recorded 45 days after it was completed\. /],
  ] as [Partial<PlausibilityFacts>, RegExp][])('%# in words', (change, words) => {
    const [check, ...more] = checksOf(facts(change));
    expect(check!.text).toMatch(words);
    expect(check!.action).toBe(checkActions[check!.kind]);
    expect(more).toEqual([]);
  });

  test('is quiet about what was confirmed, and about nothing else', () => {
    const change = fc.record({
      day: fc.constantFrom('2026-03-01', null),
      dayHours: fc.double({ min: 0, max: 40, noNaN: true }),
      sameTitle: fc.integer({ min: 0, max: 4 }),
      sameFiles: fc.integer({ min: 0, max: 2 }),
      sameReflections: fc.integer({ min: 0, max: 2 }),
      reflectionsLeftOut: fc.integer({ min: 0, max: 2 }),
      moduleMinutes: fc.option(fc.integer({ min: 1, max: 200 })),
      recordedOn: fc.integer({ min: -10, max: 400 }).map((days) => addDays('2026-03-01', days)),
    });
    fc.assert(
      fc.property(change, fc.subarray([...checkKinds]), (given, confirmed) => {
        const others = kindsOf(given).filter((kind) => !confirmed.includes(kind));
        expect(kindsOf({ ...given, confirmed })).toEqual(others);
      }),
    );
  });

  test('is counted beside the readiness', () => {
    expect(withChecks('Audit-ready', [])).toBe('Audit-ready');
    expect(withChecks('1 thing missing', [1, 2])).toBe('1 thing missing, 2 to check');
  });
});

describe('the hours of a day', () => {
  const completed = fc.record({
    title: fc.constantFrom('Airway day', 'airway DAY', 'Ethics'),
    hours: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2),
    day: fc.integer({ min: 0, max: 3 }).map((days) => addDays('2026-03-01', days)),
    startDate: fc.option(
      fc.integer({ min: -9, max: 5 }).map((days) => addDays('2026-03-01', days)),
    ),
  });

  test('are those of its activities, and those of several days are spread', () => {
    expect(hoursOnDay({ hours: 16, day: '2026-03-02', startDate: '2026-03-01' })).toBe(8);
    expect(hoursOnDay({ hours: 16, day: '2026-03-02', startDate: '2026-03-05' })).toBe(16);
    expect(hoursOnDay({ hours: 16, day: '2026-03-02', startDate: '2026-03-02' })).toBe(16);
    expect(hoursOnDay({ hours: 10, day: '2026-03-02', startDate: null })).toBe(10);
    expect(hoursOnDay({ hours: 16, day: '2026-03-02', startDate: null })).toBe(0);
    const isEthics = ({ title }: { title: string }) => title === 'Ethics';
    fc.assert(
      fc.property(fc.array(completed), (activities) => {
        const factsOf = factsOfDays(activities);
        for (const each of activities) {
          const found = factsOf(each);
          const sameDay = activities.filter(({ day }) => day === each.day);
          const alike = sameDay.filter((other) => isEthics(other) === isEthics(each));
          expect(found.sameTitle).toBe(alike.length);
          const others = sameDay.filter(
            (other) => other.hours === each.hours && isEthics(other) !== isEthics(each),
          );
          expect(found.otherTitles).toEqual(
            others.length > 0 ? [isEthics(each) ? 'airway day' : 'ethics'] : [],
          );
          const on = filledDays(each).map((day) => {
            const there = activities.filter((other) => filledDays(other).includes(day));
            const hours = there.reduce((sum, other) => sum + hoursOnDay(other), 0);
            return { day, hours, count: there.filter((other) => hoursOnDay(other) > 0).length };
          });
          const fullest = on.find(({ day }) => day === found.fullestDay)!;
          expect(found.dayCount).toBe(fullest.count);
          expect(found.dayHours).toBeCloseTo(fullest.hours);
          expect(found.dayHours).toBeCloseTo(Math.max(...on.map(({ hours }) => hours)), 1);
          expect(hoursOnDay(each)).toBeLessThanOrEqual(each.hours);
        }
      }),
    );
  });

  test('that holds very many titles compares the first of them', () => {
    const activities = Array.from({ length: 300 }, (_, n) => ({
      title: `Call ${String(n).padStart(3, '0')}`,
      hours: 1,
      startDate: null,
      day: '2026-03-02',
    }));
    const factsOf = factsOfDays(activities.toReversed());
    const first = activities
      .slice(0, plausibilityLimits.comparedTitles)
      .map(({ title }) => title.toLowerCase());
    expect(factsOf(activities[299]!).otherTitles).toEqual(first);
    expect(factsOf(activities[0]!).otherTitles).toEqual(first.slice(1));
  });

  test('are those of all activities that overlap on it, on the fullest day', () => {
    const of = (hours: number, startDate: string | null, day: string) => ({
      title: `${hours}`,
      hours,
      startDate,
      day,
    });
    const course = of(24, '2026-03-02', '2026-03-04');
    const during = of(6, null, '2026-03-03');
    const studied = of(80, '2026-02-20', '2026-03-10');
    const beside = of(2, null, '2026-02-27');
    const factsOf = factsOfDays([course, during, studied, beside]);
    const overlap = { fullestDay: '2026-03-03', dayHours: 14, dayCount: 2 };
    expect(factsOf(course)).toMatchObject(overlap);
    expect(factsOf(during)).toMatchObject(overlap);
    expect(factsOf(beside)).toMatchObject({ dayHours: 2, dayCount: 1 });
    expect(filledDays(studied)).toEqual(['2026-03-10']);
    expect(filledDays(of(7, '2026-03-01', '2026-03-07'))).toHaveLength(7);
    expect(filledDays(of(7, '2026-02-28', '2026-03-07'))).toEqual(['2026-03-07']);
    expect(filledDays(of(7, '2026-03-08', '2026-03-07'))).toEqual(['2026-03-07']);
  });

  test('fit in a day up to the limit that a day is checked against', () => {
    expect(fitsInADay(plausibilityLimits.hoursADay)).toBe(true);
    expect(fitsInADay(plausibilityLimits.hoursADay + 0.5)).toBe(false);
  });
});

test.each([
  [{}, false],
  [{ title: 'Another' }, true],
  [{ hours: 2.5 }, true],
  [{ startDate: null }, true],
  [{ day: '2026-03-03' }, true],
])('a confirmed check is asked again if it was about something else: %j', (change, expected) => {
  const before = { title: 'Course', hours: 2, startDate: '2026-03-01', day: '2026-03-02' };
  expect(asksAgain(before, { ...before, ...change })).toBe(expected);
});

test('what is confirmed is a list of checks, each once', () => {
  const read = (confirmedChecks: unknown) =>
    activityChangeSchema.validateSync({ confirmedChecks }).confirmedChecks;
  expect(read(['late', 'long-day', 'late'])).toEqual(['long-day', 'late']);
  expect(read([])).toBeNull();
  expect(read(null)).toBeNull();
  for (const wrong of [['soon'], 'late', [1], {}]) {
    expect(() => read(wrong)).toThrow(
      'Confirmed checks must be a list of long-day, same-twice, similar, same-file, same-reflection, with-whom, long-module, late',
    );
  }
});
