import { afterEach, describe, expect, test } from 'vitest';
import {
  answersInWords,
  answersOf,
  countAnswersText,
  countParam,
  countChoices,
  countQuestions,
  readCountAnswers,
  readCountParam,
  typeOfAnswers,
  type CountAnswers,
} from '#domain/records/count-answers';
import { countAnswersProblem, doesThisCountSchema } from '#domain/records/count-answers.schema';
import { countVerdicts } from '#domain/standing/count-findings';
import { activityChangeSchema } from '#domain/records/activities.schema';
import { countTexts, doesThisCount } from '#domain/standing/does-this-count';
import { rulePacks, type RulePack } from '#domain/standing/rule-packs';
import { countCases } from './does-this-count.cases.ts';
import { problems } from '../problems.ts';

const TODAY = '2026-11-24';

/** Every combination of answers. */
const everything = countQuestions.reduce<Partial<CountAnswers>[]>(
  (all, { name }) =>
    all.flatMap((answers) => countChoices(name).map((value) => ({ ...answers, [name]: value }))),
  [{}],
) as CountAnswers[];

const promise = /\b(will|certainly|guaranteed?|compl(y|ies)|approved)\b/i;

const [workshop] = countCases as [(typeof countCases)[number]];

describe('the table of cases', () => {
  test.each(countCases)('$activity', ({ answers, total, interactive }) => {
    const judged = doesThisCount(answers, TODAY);
    expect({
      total: [judged.total.verdict, judged.total.clause],
      interactive: [judged.interactive.verdict, judged.interactive.clause],
    }).toEqual({ total, interactive });
  });

  test('has 60 cases and more, and most name where they were read', () => {
    expect(new Set(countCases.map(({ activity }) => activity)).size).toBeGreaterThanOrEqual(60);
    const named = countCases.filter(({ source }) => source !== null);
    expect(named.length).toBeGreaterThan(countCases.length / 2);
    for (const { source } of named) expect(source!.url).toMatch(/^https:\/\//);
  });

  test('uses each answer', () => {
    for (const { name, choices } of countQuestions) {
      const used = new Set<string>(countCases.map(({ answers }) => answers[name]));
      expect(choices.map(({ value }) => value).filter((value) => !used.has(value))).toEqual([]);
    }
  });
});

describe('every combination of answers', () => {
  const judged = everything.map((answers) => ({ answers, ...doesThisCount(answers, TODAY) }));
  const rank = (verdict: (typeof countVerdicts)[number]) => countVerdicts.indexOf(verdict);

  const parts = judged.flatMap(({ answers, total, interactive }) =>
    [total, interactive].map((part) => ({ answers, ...part })),
  );

  test('counts to the interactive hours at most as far as it counts at all', () => {
    const better = judged.filter(
      ({ total, interactive }) => rank(interactive.verdict) < rank(total.verdict),
    );
    expect(better).toEqual([]);
  });

  test('says what would make it count unless it does, each thing once', () => {
    const wrong = parts.filter(
      ({ verdict, whatWouldMakeItCount: changes }) =>
        changes.length > 0 === (verdict === 'likely-yes') || new Set(changes).size < changes.length,
    );
    expect(wrong).toEqual([]);
  });

  test('quotes the words of the standard, with their source', () => {
    const { elements, source } = rulePacks.at(-1)!.contentElements;
    const words = new Map(elements.map(({ id, text }) => [id, text]));
    const wrong = parts.filter((part) => part.quote !== words.get(part.clause));
    expect(wrong).toEqual([]);
    expect(new Set(parts.map((part) => part.source))).toEqual(new Set([source]));
  });

  test('promises nothing, and prints no reading as the Paramedicine Board’s', () => {
    expect(new Set(judged.map(({ decides }) => decides))).toEqual(new Set([countTexts.decides]));
    expect(countTexts.decides).toContain('The Board decides');
    const said = [...new Set(parts.map(({ because }) => because))];
    expect(said.filter((text) => promise.test(text))).toEqual([]);
    const readings = new Set(parts.flatMap((part) => part.readings.map(({ source }) => source)));
    expect(readings.size).toBeGreaterThan(5);
    for (const { publisher, note, confidence } of readings) {
      expect(publisher).not.toBe('Paramedicine Board of Australia');
      expect(note).toBeTruthy();
      expect(confidence).not.toBe('board');
    }
  });

  test('never likely alone, with people who are not registered, or without anything new', () => {
    const likely = judged.filter(({ interactive }) => interactive.verdict === 'likely-yes');
    expect(new Set(likely.map(({ answers }) => answers.withWhom))).toEqual(
      new Set(['in-person', 'live-online']),
    );
    const counting = judged.filter(({ total }) => total.verdict === 'likely-yes');
    expect(new Set(counting.map(({ answers }) => answers.whatIsNew))).toEqual(
      new Set(['new', 'refreshed']),
    );
  });
});

describe('the rules', () => {
  const packs = rulePacks as RulePack[];
  const original = [...packs];
  afterEach(() => void packs.splice(0, packs.length, ...original));

  test('are those in force when the CPD year of the activity ends', () => {
    const [old] = original as [RulePack];
    packs.push({
      ...old,
      from: '2027-06-01',
      annualRequirement: { ...old.annualRequirement, total: 40 },
    });
    const on = (day: string) => doesThisCount(workshop.answers, day);
    expect(on('2026-11-30').total.figure).toBe('Your 30 hours a year');
    expect(on('2026-12-01').total.figure).toBe('Your 40 hours a year');
    expect(on('2026-12-01').rulesFrom).toBe('2027-06-01');
    // A pack without readings of its own keeps those before it.
    expect(on('2026-12-01').interactive.readings).toEqual(on('2026-11-30').interactive.readings);
  });

  test('name both figures', () => {
    const { total, interactive } = doesThisCount(workshop.answers, TODAY);
    expect(countTexts.part(total.figure, total.verdict)).toBe('Your 30 hours a year: Likely yes');
    expect(countTexts.part(interactive.figure, interactive.verdict)).toBe(
      'Your 8 hours with other practitioners: Likely yes',
    );
  });
});

describe('the answers', () => {
  test('read as one text, which is read back', () => {
    expect(countAnswersText(workshop.answers)).toBe(
      'I was there to learn; Course, workshop or conference; Health practitioners, in the same place; Better or safer care of patients; Something I did not know or could not do',
    );
    expect(everything.map((answers) => readCountAnswers(countAnswersText(answers)))).toEqual(
      everything,
    );
    expect(answersInWords(workshop.answers)[2]).toEqual({
      label: 'With whom',
      value: 'Health practitioners, in the same place',
    });
  });

  test.each(['', 'yes', 'I was there to learn', 'a; b; c; d; e', ';;;;'])('%j is none', (text) => {
    expect(readCountAnswers(text)).toBeNull();
  });

  test.each<[Partial<CountAnswers>, string | null]>([
    [{}, 'course'],
    [{ what: 'self-study' }, 'reading'],
    [{ what: 'project' }, 'research'],
    [{ what: 'work' }, null],
    [{ who: 'teacher' }, 'teaching'],
    [{ who: 'teacher', what: 'work' }, 'teaching'],
  ])('%j say the type %s', (change, type) => {
    expect(typeOfAnswers({ ...workshop.answers, ...change })).toBe(type);
  });

  test('follow from a record as far as it says them', () => {
    expect(answersOf({})).toEqual({});
    expect(answersOf({ activityType: 'supervision', isInteractive: true, setting: null })).toEqual({
      who: 'teacher',
    });
    expect(
      answersOf({ activityType: 'simulation', isInteractive: true, setting: 'in-person' }),
    ).toEqual({ what: 'simulation', withWhom: 'in-person' });
    expect(answersOf({ activityType: 'teaching' }).who).toBe('teacher');
    expect(answersOf({ activityType: 'research', setting: 'live-online' })).toEqual({
      who: 'author',
      what: 'project',
    });
  });
});

describe('what a program sends', () => {
  const asked = { ...workshop.answers };

  test('takes five answers and a day', async () => {
    expect(await problems(doesThisCountSchema, asked)).toEqual({});
    expect(doesThisCountSchema.validateSync({ ...asked, day: '2026-03-01' }).day).toBe(
      '2026-03-01',
    );
  });

  test.each(countQuestions.map(({ name }) => name))('refuses a wrong %s', async (name) => {
    const message = `${name} must be one of: ${countChoices(name).join(', ')}`;
    for (const wrong of ['', 'no', 1, null, undefined, [], {}, 'constructor']) {
      expect(await problems(doesThisCountSchema, { ...asked, [name]: wrong })).toEqual({
        [name]: message,
      });
    }
  });

  test('refuses an invalid day, or one before the standard', async () => {
    expect(await problems(doesThisCountSchema, { ...asked, day: 'soon' })).toEqual({
      day: 'day must be a day, such as 2027-03-03',
    });
    expect(await problems(doesThisCountSchema, { ...asked, day: '2018-05-16' })).toEqual({
      day: 'day must be on or after 17 May 2018, when the standard took effect',
    });
    expect(await problems(doesThisCountSchema, { ...asked, day: '2018-05-17' })).toEqual({});
  });

  test('keeps all answers with an activity, or none', async () => {
    const read = (countAnswers: unknown) =>
      activityChangeSchema.validateSync({ countAnswers }).countAnswers;
    const [who, ...rest] = Object.entries(asked);
    const mixed = Object.fromEntries([...rest, who!]);
    expect(JSON.stringify(read({ ...mixed, more: 1 }))).toBe(JSON.stringify(asked));
    expect(read(null)).toBeNull();
    for (const wrong of ['learner', {}, [], { ...asked, who: 'me' }, Object.fromEntries(rest)]) {
      expect(await problems(activityChangeSchema, { countAnswers: wrong })).toEqual({
        countAnswers: countAnswersProblem,
      });
    }
  });
});

describe('the address', () => {
  test('holds the answers given so far', () => {
    expect(countParam({})).toBe('');
    expect(countParam({ who: 'learner', withWhom: 'alone' })).toBe('learner');
    expect(countParam(workshop.answers)).toBe('learner.course.in-person.patients.new');
    expect(readCountParam(countParam(workshop.answers))).toEqual(workshop.answers);
  });

  test.each([
    [null, {}],
    ['', {}],
    ['nobody.course', {}],
    ['learner', { who: 'learner' }],
    ['learner.nothing.alone', { who: 'learner' }],
    ['learner.course.in-person.patients.new.more', workshop.answers],
  ])('%j is read as far as it can be', (param, answers) => {
    expect(readCountParam(param)).toEqual(answers);
  });
});
