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
  /** Questions that are drawn last: asked in the tries since the bank was last used up. */
  justAsked?: readonly string[];
  /** Number of questions to draw; all of them if the bank is smaller. */
  length: number;
  /** The same seed draws the same questions in the same order. */
  seed: string;
}

/**
 * Draws the questions of a quiz, those asked least often first, and shuffles them and their options. An open quiz is
 * not stored, so another algorithm would grade answers against questions that the user has not seen.
 */
export function drawQuiz({
  bank,
  timesAsked,
  justAsked = [],
  length,
  seed,
}: Draw): DrawnQuestion[] {
  const random = randomFrom(seed);
  const asked = (id: string) => (Object.hasOwn(timesAsked, id) ? timesAsked[id]! : 0);
  const isJustAsked = (id: string) => Number(justAsked.includes(id));
  // The sort is stable: questions asked equally often stay shuffled.
  const leastAsked = shuffled(bank, random).toSorted(
    (a, b) => isJustAsked(a) - isJustAsked(b) || asked(a) - asked(b),
  );
  return shuffled(leastAsked.slice(0, length), random).map((id) => ({
    id,
    order: shuffled<Choice>([0, 1, 2], random),
  }));
}

/** Hours for which a bank rests after the last try, once too few unasked questions are left for a quiz; ours. */
const BANK_REST_HOURS = 24;

const REST = BANK_REST_HOURS * 60 * 60_000;

/** A submitted quiz. */
export interface Try {
  at: string | Date;
  /** The ids of its questions; empty if they were not recorded. */
  ids: readonly string[];
}

interface Tries {
  /** All tries, the oldest first. */
  tries: readonly Try[];
  /** The ids of the bank as it is now. */
  bank: readonly string[];
  length: number;
}

/**
 * Returns the questions that were asked since the bank was last used up, and the moment from which the next try is open
 * if it is used up now. It follows each question by its id through all versions of the module: one that stays was asked,
 * and one that a version adds was not. A bank begins again only after its rest, so no version shortens that.
 */
export function bankState({ tries, bank, length }: Tries): {
  asked: string[];
  restsUntil: Date | null;
} {
  let asked = new Set<string>();
  let restsUntil: number | null = null;
  for (const { at, ids } of tries) {
    const moment = new Date(at).getTime();
    if (restsUntil !== null && moment >= restsUntil) asked = new Set();
    for (const id of ids) asked.add(id);
    const left = bank.filter((id) => !asked.has(id)).length;
    restsUntil = left < length ? moment + REST : null;
  }
  return restsUntil === null
    ? { asked: [...asked], restsUntil: null }
    : { asked: [], restsUntil: new Date(restsUntil) };
}

/** Returns the moment from which the next try is open if the bank is used up; null if it is open now. */
export function nextTryAt(tries: Tries, now: Date): Date | null {
  const { restsUntil } = bankState(tries);
  return restsUntil && now < restsUntil ? restsUntil : null;
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
