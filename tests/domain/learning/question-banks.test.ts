import { describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import type { QuizQuestion } from '#domain/learning/modules';
import { alike, likenessOf } from '#domain/records/likeness';
import list from './released-questions.txt?raw';

/** Scores an option by a strategy that knows nothing of the subject. */
type Preference = (option: string, position: number, question: QuizQuestion) => number;

const commas = (text: string) => text.split(',').length - 1;
const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const reason = /\b(because|since|so that|therefore|due to|in order to|as a result)\b/i;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const blind: Record<string, Preference> = {
  'the longest option': (option) => option.length,
  'the shortest option': (option) => -option.length,
  'the most words': (option) => words(option).length,
  'the most commas': commas,
  'the fewest commas': (option) => -commas(option),
  'no reason word': (option) => Number(!reason.test(option)),
  'no reason word, then the most commas': (option) =>
    Number(!reason.test(option)) * 100 + commas(option),
  'no absolute word': (option) => -count(option, /\b(always|never|all|none|only|any|every)\b/gi),
  'the most cautious words': (option) =>
    count(option, /\b(may|might|if|consider|until|seek|advice|review)\b/gi),
  'the most words of the question': (option, _position, { question }) => {
    const asked = new Set(words(question).filter((word) => word.length > 3));
    return words(option).filter((word) => asked.has(word)).length;
  },
  A: (_option, position) => Number(position === 0),
  B: (_option, position) => Number(position === 1),
  C: (_option, position) => Number(position === 2),
};

/** The expected percentage of right answers of a strategy that guesses among the options it prefers equally. */
function scoreOf(questions: readonly QuizQuestion[], preference: Preference): number {
  const points = questions.map((question) => {
    const strengths = question.options.map((option, i) => preference(option, i, question));
    const best = Math.max(...strengths);
    if (strengths[question.correctAnswer] !== best) return 0;
    return 1 / strengths.filter((strength) => strength === best).length;
  });
  return (100 * points.reduce((sum, each) => sum + each, 0)) / questions.length;
}

/** The score by chance, and the points above it that a bank may give away. */
const CHANCE = 100 / 3;
const MARGIN = 10;

describe('a strategy that sees a hint in the form', () => {
  test('would pass a bank that gives one', () => {
    const questions = moduleContents.flatMap((module) =>
      module.questions.map((question) => ({
        ...question,
        options: question.options.map((option, index) =>
          index === question.correctAnswer ? option : `${option}, because it is usual`,
        ) as QuizQuestion['options'],
      })),
    );
    expect(scoreOf(questions, blind['no reason word']!)).toBe(100);
    expect(scoreOf(questions, blind['the fewest commas']!)).toBeGreaterThan(90);
  });
});

describe.each(moduleContents)('the bank of $slug', ({ slug, questions, quizLength }) => {
  test('has questions for two tries, and one more or two', () => {
    expect(quizLength).toBe(slug === 'acls' ? 10 : 5);
    expect(questions.length).toBeGreaterThanOrEqual(slug === 'acls' ? 24 : 12);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test.each(Object.entries(blind))('is not passed by choosing %s', (_name, preference) => {
    expect(scoreOf(questions, preference)).toBeLessThanOrEqual(CHANCE + MARGIN);
  });

  test.each(questions)('$id has three options of like length and form', ({ options }) => {
    expect(new Set(options).size).toBe(3);
    const lengths = options.map((option) => option.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(0.8 * Math.max(...lengths));
    for (const pattern of [reason, /\b(always|never)\b/i, /[.!?][’”]*$/, /^[“A-Z]/]) {
      expect(new Set(options.map((option) => pattern.test(option))).size).toBe(1);
    }
  });

  test('explains each answer without naming a position, which is shuffled', () => {
    for (const { explanation } of questions) {
      expect(explanation.length).toBeGreaterThan(150);
      expect(explanation).not.toMatch(
        /\b(option|answer) ?[ABC123]\b|\b(first|second|third) option/i,
      );
    }
  });
});

/** All questions of all releases with their first texts; “retired” before those that no bank has any more. */
const released = list
  .trim()
  .split('\n')
  .map(
    (line) =>
      /^(?<retired>retired )?(?<slug>\S+) (?<id>[\w-]+): (?<question>.+)$/.exec(line)!.groups!,
  );

describe.each(moduleContents)('across releases, the bank of $slug', ({ slug, questions }) => {
  const own = released.filter((each) => each['slug'] === slug);
  const ids = questions.map(({ id }) => id);

  // Questions asked before, and the day that a bank rests, are known by the ids alone.
  test('keeps the id of each question, and gives no id twice', () => {
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    expect(own.filter(({ retired }) => !retired).map(({ id }) => id)).toEqual(ids);
  });

  test('asks no released question under another id', () => {
    const texts = [
      ...own.map(({ id, question }) => ({ id: id!, likeness: likenessOf([question]) })),
      ...questions.map(({ id, question }) => ({ id, likeness: likenessOf([question]) })),
    ];
    const found = alike(
      texts.map(({ likeness }) => [likeness]),
      new Set(texts.map(({ likeness }) => likeness!)),
    );
    for (const { near } of found) {
      expect(new Set(near.map((place) => texts[place]!.id)).size).toBe(1);
    }
  });
});
