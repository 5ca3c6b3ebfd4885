import { describe, expect, test } from 'vitest';
import type { QuizQuestion } from '#domain/learning/modules';
import {
  bankState,
  correctInOrder,
  drawQuiz,
  nextTryAt,
  optionsInOrder,
  quizKey,
  type Try,
} from '#domain/learning/quizzes';

const bank = Array.from({ length: 12 }, (_, index) => `q${index}`);
const draw = (seed: string, timesAsked: Record<string, number> = {}, length = 5) =>
  drawQuiz({ bank, timesAsked, length, seed });
const idsOf = (drawn: { id: string }[]) => drawn.map(({ id }) => id);

describe('drawQuiz', () => {
  // If this test fails, open quizzes would be graded against questions that their users have not seen.
  test('draws what it has always drawn from a seed', () => {
    expect(draw('7/2/2026.2-1', { q3: 1, q4: 1 })).toEqual([
      { id: 'q1', order: [0, 1, 2] },
      { id: 'q0', order: [2, 0, 1] },
      { id: 'q6', order: [0, 1, 2] },
      { id: 'q5', order: [1, 0, 2] },
      { id: 'q10', order: [0, 1, 2] },
    ]);
  });

  test('draws each question once, and of a small bank all', () => {
    for (const length of [5, 12]) expect(new Set(idsOf(draw('a', {}, length))).size).toBe(length);
    expect(idsOf(draw('a', {}, 20)).toSorted()).toEqual(bank.toSorted());
  });

  test.each([
    ['all that were not asked, then some of the others', [3, 9], 1],
    ['those asked least often', [0, 1, 2, 3, 4], 2],
  ])('prefers %s', (_name, rare, times) => {
    const timesAsked = Object.fromEntries(
      bank.map((id, index) => [id, rare.includes(index) ? times - 1 : times]),
    );
    for (const seed of ['a', 'b', 'c']) {
      expect(idsOf(draw(seed, timesAsked))).toEqual(
        expect.arrayContaining(rare.map((index) => `q${index}`)),
      );
    }
  });

  test('draws what was just asked last, however rarely it was asked', () => {
    const timesAsked = { q0: 0, q1: 0 };
    for (const id of bank.slice(2)) Object.assign(timesAsked, { [id]: 3 });
    for (const seed of ['a', 'b', 'c']) {
      const drawn = drawQuiz({ bank, timesAsked, justAsked: ['q0', 'q1'], length: 5, seed });
      expect(idsOf(drawn)).not.toContain('q0');
      expect(idsOf(drawn)).not.toContain('q1');
    }
    expect(
      idsOf(drawQuiz({ bank, timesAsked, justAsked: bank, length: 5, seed: 'a' })),
    ).toHaveLength(5);
  });

  test('takes no property of every object for a count', () => {
    const drawn = drawQuiz({
      bank: ['constructor', 'toString'],
      timesAsked: { toString: 1 },
      length: 1,
      seed: 'a',
    });
    expect(idsOf(drawn)).toEqual(['constructor']);
  });

  test('draws every question at every position, and every order, about equally often', () => {
    const rounds = 6000;
    const positions = new Map<string, number>();
    const orders = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      for (const [position, { id, order }] of draw(`1/1/${round}`).entries()) {
        const place = `${id} at ${position}`;
        positions.set(place, (positions.get(place) ?? 0) + 1);
        orders.set(order.join(), (orders.get(order.join()) ?? 0) + 1);
      }
    }
    expect(positions.size).toBe(12 * 5);
    for (const count of positions.values()) expect(Math.abs(count - rounds / 12)).toBeLessThan(110);
    expect(orders.size).toBe(6);
    for (const count of orders.values()) {
      expect(Math.abs(count - (rounds * 5) / 6)).toBeLessThan(350);
    }
  });
});

test('a quiz has another key after each attempt and with each text', () => {
  expect([quizKey('2026.2', 0), quizKey('2026.2', 1), quizKey('2026.3', 1)]).toEqual([
    '2026.2-1',
    '2026.2-2',
    '2026.3-2',
  ]);
});

test('options keep their answer in any order', () => {
  const question: Pick<QuizQuestion, 'options' | 'correctAnswer'> = {
    options: ['wrong', 'right', 'also wrong'],
    correctAnswer: 1,
  };
  for (const order of [[0, 1, 2] as const, [1, 2, 0] as const, [2, 0, 1] as const]) {
    expect(optionsInOrder(question, order)[correctInOrder(question, order)]).toBe('right');
  }
});

describe('the next try', () => {
  const start = Date.parse('2026-11-27T01:00:00Z');
  const hour = 3_600_000;
  const idsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => `q${first + index}`);
  const twelve = idsFrom(1, 12);
  /** Tries of five questions each, from the first question given, at these hours. */
  const triesOf = (...given: [first: number, hours: number][]) =>
    given.map(([first, hours]) => ({
      at: new Date(start + hours * hour),
      ids: idsFrom(first, 5),
    }));
  /** Hours from the start to the next try; null if it is open. */
  const opensAt = (tries: Try[], hours: number, bank = twelve) => {
    const at = nextTryAt({ tries, bank, length: 5 }, new Date(start + hours * hour));
    return at && (at.getTime() - start) / hour;
  };
  const once = triesOf([1, 0]);
  const twice = triesOf([1, 0], [6, 1]);
  const again = [...twice, ...triesOf([1, 25])];

  test.each([
    ['if nothing was submitted', [], 0, null],
    ['with a whole quiz left', once, 0, null],
    ['with fewer questions left than a quiz has', twice, 1, 25],
    ['a moment before the day is over', twice, 24.999, 25],
    ['a day later', twice, 25, null],
    ['in the second round', again, 25, null],
    ['after the second round', [...again, ...triesOf([6, 26])], 26, 50],
    ['after the same questions twice', triesOf([1, 0], [1, 1]), 1, null],
    ['after a try whose questions were not recorded', [{ at: new Date(start), ids: [] }], 0, null],
  ])('%s', (_name, tries, hours, from) => expect(opensAt(tries, hours)).toBe(from));

  test('of a bank of one quiz comes daily', () => {
    expect(opensAt(once, 0, idsFrom(1, 5))).toBe(24);
    expect(opensAt(once, 0, [])).toBe(24);
  });

  test.each([
    ['the same questions in another order', twelve.toReversed(), 25],
    ['fewer new questions than a quiz has', [...twelve, 'new-1', 'new-2'], 25],
    ['a whole quiz of new questions', [...twelve, ...idsFrom(21, 3)], null],
    ['the asked questions alone', idsFrom(1, 10), 25],
  ])('after a version with %s', (_name, bank, from) => {
    expect(opensAt(twice, 2, bank)).toBe(from);
  });

  test('rests a day again after the new questions of a version', () => {
    const grown = [...twelve, ...idsFrom(21, 3)];
    const tries = [...twice, { at: new Date(start + 2 * hour), ids: ['q11', 'q12', 'q21'] }];
    expect(opensAt(tries, 2, grown)).toBe(26);
    expect(bankState({ tries, bank: grown, length: 5 }).asked).toEqual([]);
  });

  test('needs the rest also if a version has removed what was still to be asked', () => {
    // Three tries of a bank of 17 followed each other; of the 10 questions left, the first two asked all.
    const tries = [...twice, ...triesOf([11, 2])];
    expect(opensAt(tries, 2, idsFrom(1, 10))).toBe(26);
  });

  test('asks what was not asked since the bank was last used up', () => {
    const since = (tries: Try[]) => bankState({ tries, bank: twelve, length: 5 }).asked;
    expect(since(once)).toEqual(idsFrom(1, 5));
    expect(since(twice)).toEqual([]);
    expect(since(again)).toEqual(idsFrom(1, 5));
  });
});
