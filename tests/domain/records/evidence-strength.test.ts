import { describe, expect, test } from 'vitest';
import { proposalFor } from '#domain/records/activity-proposals';
import {
  evidenceGradeOf,
  evidenceGrades,
  evidenceTextGrade,
  isFullEvidence,
  judgedTexts,
  namesOthers,
  saysSomething,
} from '#domain/records/evidence-strength';
import {
  isSubstantive,
  isSubstantiveLog,
  REFLECTION_MIN_WORDS,
  reflectionGradeOf,
  reflectionWords,
} from '#domain/records/reflection-strength';
import { reviewReflection } from '#domain/learning/module-reviews';
import { MODULE_REFLECTION_QUESTION, plainPrompts } from '#domain/records/reflection-prompts';
import { reflectionTemplates, type ReflectionPrompts } from '#domain/records/templates';

describe('words that say nothing', () => {
  test.each([
    null,
    undefined,
    '',
    '  ',
    '-',
    '…',
    'x',
    'X',
    'xxx',
    'xxx xxx xxx',
    'ｏｋ',
    'yes',
    'Yes!',
    'OK',
    'ok, done.',
    'n/a',
    'N.A.',
    'na',
    'test',
    'Test 1',
    '123',
    '12/3/2026',
    'to be confirmed',
    'as above',
    'I was there',
    '👍',
  ])('%j', (text) => {
    expect(saysSomething(text)).toBe(false);
    expect(namesOthers(text)).toBe(false);
    expect(evidenceTextGrade(text)).toBe('none');
  });

  test.each([
    'QAS',
    'ED',
    'QAS Education',
    'JAMA',
    'A nurse',
    'Okinawa',
    'Ü3',
    '李医生',
    'St John',
  ])('%j says something', (text) => {
    expect(saysSomething(text)).toBe(true);
    expect(namesOthers(text)).toBe(true);
  });

  test.each(['me', 'Myself', 'nobody else was there', 'other people', 'someone'])(
    '%j is no name of others',
    (text) => expect(namesOthers(text)).toBe(false),
  );
});

describe('the grade of evidence', () => {
  test.each([
    ['Certificate 12', 'note'],
    ['Filed at the station', 'note'],
    ['https://example.org/certificate', 'link'],
    ['Certificate: HTTP://example.org', 'link'],
    ['https://x', 'none'],
    ['https://', 'none'],
    ['http://localhost/file', 'note'],
  ])('%s is a %s', (text, grade) => expect(evidenceTextGrade(text)).toBe(grade));

  test.each([
    [{}, 'none'],
    [{ evidence: 'Certificate 12' }, 'note'],
    [{ fileCount: 1 }, 'file'],
    [{ evidence: 'https://example.org', fileCount: 2 }, 'file'],
    [{ documentCount: 1 }, 'note'],
    [{ documentCount: 1, evidence: 'https://example.org' }, 'link'],
    [{ documentCount: 1, fileCount: 1 }, 'file'],
    [{ emptyFileCount: 2 }, 'note'],
    [{ emptyFileCount: 1, evidence: 'https://example.org' }, 'link'],
    [{ emptyFileCount: 1, fileCount: 1 }, 'file'],
    [{ isAttested: true }, 'attested'],
    [{ isAttested: true, fileCount: 1 }, 'attested'],
  ])('%j is %s', (of, grade) =>
    expect(
      evidenceGradeOf({
        evidence: null,
        fileCount: 0,
        documentCount: 0,
        emptyFileCount: 0,
        isAttested: false,
        ...of,
      }),
    ).toBe(grade),
  );

  test('only a file or an attestation is enough', () =>
    expect(evidenceGrades.filter(isFullEvidence)).toEqual(['file', 'attested']));

  test('is stored with what the other texts name', () => {
    const texts = { evidence: 'https://example.org', provider: 'QAS', practitioners: 'Two nurses' };
    expect(judgedTexts(texts)).toEqual({
      evidenceGrade: 'link',
      namesProvider: true,
      namesPractitioners: true,
    });
    expect(judgedTexts({ evidence: 'ok', provider: 'x', practitioners: 'me' })).toEqual({
      evidenceGrade: 'none',
      namesProvider: false,
      namesPractitioners: false,
    });
    expect(judgedTexts({})).toEqual(judgedTexts({ evidence: 'ok' }));
  });
});

describe('a reflection', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const different = (count: number) =>
    Array.from({ length: count }, (_, n) => `w${letters[n]}ord`).join(' ');

  test('needs different words, over all of its texts', () => {
    expect(isSubstantive([different(REFLECTION_MIN_WORDS)])).toBe(true);
    expect(isSubstantive([different(REFLECTION_MIN_WORDS - 1)])).toBe(false);
    expect(isSubstantive(['xxx '.repeat(100), null, undefined])).toBe(false);
    expect(isSubstantive(['good '.repeat(100)])).toBe(false);
    const log = {
      content: different(8),
      learningOutcomes: 'Choose the smaller size',
      futureApplication: 'I will open both',
    };
    expect(isSubstantiveLog(log)).toBe(true);
    expect(isSubstantiveLog({ ...log, learningOutcomes: different(4) })).toBe(false);
  });

  test('counts a word once, however it is written, and no numbers or letters', () => {
    expect(reflectionWords(['Airway, airway: AIRWAY.', 'airway'])).toBe(1);
    expect(reflectionWords(["I don't 12 x xx"])).toBe(1);
  });

  test.each<[string, ReflectionPrompts]>([
    ...reflectionTemplates.map(
      (template) => [template.id, template.prompts] as [string, ReflectionPrompts],
    ),
    [reviewReflection.id, reviewReflection.prompts],
    ['the plain form', plainPrompts],
    ['a module', { ...plainPrompts, content: MODULE_REFLECTION_QUESTION }],
  ])(
    'that leaves the questions of %s unanswered has no words',
    (_, { content, learningOutcomes, futureApplication }) => {
      const texts = [content, `${learningOutcomes}\n${learningOutcomes}`, futureApplication];
      expect(reflectionWords(texts)).toBe(0);
      expect(reflectionWords([`${content}\nThe tube was too large.`, learningOutcomes])).toBe(5);
    },
  );

  test('of an activity: one that says something is enough', () => {
    expect(reflectionGradeOf([])).toBe('none');
    expect(reflectionGradeOf([['xxx']])).toBe('thin');
    expect(reflectionGradeOf([['xxx'], [different(REFLECTION_MIN_WORDS)]])).toBe('substantive');
  });
});

test('a type proposes what is usual for it, and interactive only where others take part by its nature', () => {
  expect(proposalFor('simulation', 'QAS')).toEqual({
    isInteractive: true,
    setting: 'in-person',
    provider: 'QAS',
  });
  expect(proposalFor('simulation', null).provider).toBe('');
  // These are as often done alone: interactive only if another person is named.
  for (const type of ['debrief', 'case-review'] as const) {
    expect(proposalFor(type, 'QAS')).toEqual({
      isInteractive: false,
      setting: null,
      provider: 'QAS',
    });
    expect(proposalFor(type, 'QAS', true)).toEqual(proposalFor('simulation', 'QAS'));
  }
  const nothing = { isInteractive: false, setting: null, provider: '' };
  for (const type of [
    'course',
    'conference',
    'reading',
    'self-paced-module',
    'other',
    null,
  ] as const) {
    expect(proposalFor(type, 'QAS')).toEqual(nothing);
  }
});
