import { describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import {
  caseLimits,
  caseProblems,
  longestWay,
  walkCase,
  type CaseChoice,
  type CaseScene,
  type CaseStudy,
} from '#domain/learning/case-studies';
import { words } from '#domain/learning/study-time';

const choice = (next: string | null, more: Partial<CaseChoice> = {}): CaseChoice => ({
  text: `To ${next}`,
  consequence: 'One two three',
  reason: 'Four five',
  source: 'A guideline',
  next,
  ...more,
});
const scene = (key: string, ...nexts: (string | null)[]): CaseScene => ({
  key,
  text: 'Six seven',
  choices: nexts.map((next) => choice(next)),
});
/** a leads to b or c, both to the end. */
const study: CaseStudy = {
  key: 'sound',
  title: 'Title',
  summary: 'Summary',
  scenes: [scene('a', 'b', 'c'), scene('b', 'c', null), scene('c', null, null)],
  debrief: ['Eight nine ten', 'Eleven'],
};
const problemsOf = (change: Partial<CaseStudy>) => caseProblems({ ...study, ...change });

describe('a case', () => {
  test('without a fault has no problems', () => {
    expect(caseProblems(study)).toEqual([]);
  });

  test.each<[string, CaseScene[], string]>([
    [
      'a scene that does not exist',
      [scene('a', 'b', 'x'), scene('b', 'c', null), scene('c', null, null)],
      'Scene "a" leads to "x", which does not exist.',
    ],
    [
      'a scene that nothing leads to',
      [scene('a', 'b', null), scene('b', null, null), scene('c', null, null)],
      'Scene "c" cannot be reached.',
    ],
    [
      'a circle',
      [scene('a', 'b', null), scene('b', 'c', null), scene('c', 'a', null)],
      'Scene "a" leads back to itself.',
    ],
    [
      'a key used twice',
      [
        scene('a', 'b', null),
        scene('b', 'c', null),
        scene('b', null, null),
        scene('c', null, null),
      ],
      'Two scenes have the same key.',
    ],
    [
      'a single choice',
      [scene('a', 'b', null), scene('b', 'c'), scene('c', null, null)],
      'Scene "b" has 1 choices; 2 to 4 are allowed.',
    ],
    [
      'five choices',
      [scene('a', 'b', 'b', 'b', 'b', null), scene('b', 'c', null), scene('c', null, null)],
      'Scene "a" has 5 choices; 2 to 4 are allowed.',
    ],
    [
      'decisions that change nothing',
      [scene('a', 'b', 'b'), scene('b', 'c', 'c'), scene('c', null, null)],
      'No decision changes what comes next.',
    ],
    [
      'too few scenes',
      [scene('a', 'b', null), scene('b', null, null)],
      'There are 2 scenes; 3 to 12 are allowed.',
    ],
    [
      'too many scenes',
      Array.from({ length: 13 }, (_, n) => scene(`${n}`, n < 12 ? `${n + 1}` : null, null)),
      'There are 13 scenes; 3 to 12 are allowed.',
    ],
  ])('with %s is refused', (_name, scenes, problem) => {
    expect(problemsOf({ scenes })).toContain(problem);
  });

  test('with an empty or a long text is refused', () => {
    const long = 'x'.repeat(caseLimits.title + 1);
    expect(problemsOf({ title: long })).toEqual([
      'The title has 81 characters; at most 80 are allowed.',
    ]);
    expect(problemsOf({ title: 'x'.repeat(caseLimits.title), summary: ' ' })).toEqual([
      'The summary is empty.',
    ]);
    expect(problemsOf({ debrief: ['Only one'] })).toEqual([
      'There are 1 points in the debrief; 2 to 6 are allowed.',
    ]);
    const [a, ...rest] = study.scenes;
    const bad = { ...a!, choices: [choice('b', { source: '', reason: '' }), choice('c')] };
    expect(problemsOf({ scenes: [bad, ...rest] })).toEqual([
      'A reason of "a" is empty.',
      'A source of "a" is empty.',
    ]);
  });
});

describe('walkCase', () => {
  const keys = (decisions: number[]) =>
    walkCase(study, decisions).map(({ scene: { key }, choice: made }) => [key, made?.text ?? null]);
  test('opens at the first scene and follows each decision', () => {
    expect(keys([])).toEqual([['a', null]]);
    expect(keys([1])).toEqual([
      ['a', 'To c'],
      ['c', null],
    ]);
    expect(keys([0, 0, 1])).toEqual([
      ['a', 'To b'],
      ['b', 'To c'],
      ['c', 'To null'],
    ]);
  });
  test('stops at a decision that does not exist, and after the end', () => {
    expect(keys([7, 0])).toEqual([['a', null]]);
    expect(keys([0, 1, 1, 1])).toHaveLength(2);
    expect(walkCase({ scenes: [] }, [0])).toEqual([]);
  });
});

test('longestWay counts the words and decisions of the longest way', () => {
  // a and b and c: two words and two choices of two words each, and five words after each decision.
  expect(longestWay(study)).toEqual({ words: 3 * (2 + 4 + 5) + 4, decisions: 3 });
  expect(words(' two  words ', '', 'three')).toBe(3);
});

describe.each(moduleContents)('the cases of $slug', ({ caseStudies }) => {
  test('are two or more, each with its own key', () => {
    expect(caseStudies.length).toBeGreaterThanOrEqual(2);
    expect(new Set(caseStudies.map(({ key }) => key)).size).toBe(caseStudies.length);
  });
  test.each(caseStudies)('$key has no dead end, and names a source for each reason', (each) => {
    expect(caseProblems(each)).toEqual([]);
  });
});
