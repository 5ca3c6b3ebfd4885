import { describe, expect, test } from 'vitest';
import type { QuizQuestion } from '#domain/modules';
import { correctInOrder, drawQuiz, nextTryAt, optionsInOrder, quizKey } from '#domain/quizzes';

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
  const lastAt = new Date('2026-11-27T01:00:00Z');
  const at = (attempts: number, now: string, bankSize = 12) =>
    nextTryAt({ attempts, bankSize, length: 5, lastAt }, new Date(now))?.toISOString() ?? null;

  test.each([
    ['with a whole quiz left', 1, '2026-11-27T01:00:00Z', null],
    [
      'with fewer questions left than a quiz has',
      2,
      '2026-11-27T01:00:00Z',
      '2026-11-28T01:00:00.000Z',
    ],
    ['a moment before the day is over', 2, '2026-11-28T00:59:59.999Z', '2026-11-28T01:00:00.000Z'],
    ['a day later', 2, '2026-11-28T01:00:00Z', null],
    ['in the second round', 3, '2026-11-27T01:00:00Z', null],
    ['after the second round', 4, '2026-11-27T01:00:00Z', '2026-11-28T01:00:00.000Z'],
  ])('%s', (_name, attempts, now, from) => expect(at(attempts, now)).toBe(from));

  test('of a bank of one quiz comes daily', () => {
    expect(at(1, '2026-11-27T01:00:00Z', 5)).not.toBe(null);
    expect(at(1, '2026-11-27T01:00:00Z', 0)).not.toBe(null);
  });

  test('is open if nothing was submitted', () => {
    expect(nextTryAt({ attempts: 0, bankSize: 5, length: 5, lastAt: null }, lastAt)).toBe(null);
  });
});
