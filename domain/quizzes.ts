import type { Choice, QuizQuestion } from './modules.ts';

/** A question as drawn: its id, and the indexes of its options in the order in which they are shown. */
export interface DrawnQuestion {
  id: string;
  order: Choice[];
}

export interface Draw {
  /** The ids of the module's bank. */
  bank: readonly string[];
  /** Number of times each question was asked before; a missing one was never asked. */
  timesAsked: Readonly<Record<string, number>>;
  /** Number of questions to draw; of a smaller bank, all. */
  length: number;
  /** The same seed draws the same questions in the same order. */
  seed: string;
}

/**
 * Draws the questions of a quiz, those asked least often first, and shuffles them and their options. Nothing of an open
 * quiz is stored, so another algorithm would grade answers against questions that the user has not seen.
 */
export function drawQuiz({ bank, timesAsked, length, seed }: Draw): DrawnQuestion[] {
  const random = randomFrom(seed);
  const asked = (id: string) => (Object.hasOwn(timesAsked, id) ? timesAsked[id]! : 0);
  // The sort is stable: questions asked equally often stay shuffled.
  const leastAsked = shuffled(bank, random).toSorted((a, b) => asked(a) - asked(b));
  return shuffled(leastAsked.slice(0, length), random).map((id) => ({
    id,
    order: shuffled<Choice>([0, 1, 2], random),
  }));
}

/** Names a quiz of a user: it changes with each submitted attempt and with the module's text. */
export function quizKey(version: string, attempts: number): string {
  return `${version}-${attempts + 1}`;
}

/** Names the review of a module, in the same way. */
export function reviewKey(week: number, version: string, attempts: number): string {
  return `review-${week}-${quizKey(version, attempts)}`;
}

/** The options of a question in the order in which they are shown. */
export function optionsInOrder(
  { options }: Pick<QuizQuestion, 'options'>,
  order: readonly Choice[],
): string[] {
  return order.map((index) => options[index]);
}

/** The position at which the correct option is shown. */
export function correctInOrder(
  { correctAnswer }: Pick<QuizQuestion, 'correctAnswer'>,
  order: readonly Choice[],
): Choice {
  return order.indexOf(correctAnswer) as Choice;
}

/** The items in random order (Fisher–Yates). */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Random numbers from 0 to below 1 (mulberry32, seeded with the FNV-1a hash of a text). */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const symbol of seed) state = Math.imul(state ^ symbol.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
