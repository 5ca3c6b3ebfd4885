import { wordsOf } from './evidence-strength.ts';
import { reflectiveLogTexts } from './reflective-logs.ts';

type ReflectiveLogText = (typeof reflectiveLogTexts)[number];

/** Bits of a fingerprint that are compared. The 32 bits after them distinguish all texts with other words. */
export const COMPARED_BITS = 128;

/** All bits of a fingerprint. */
export const FINGERPRINT_BITS = COMPARED_BITS + 32;

/** Maximum number of bits in which the fingerprints of nearly the same texts differ. */
export const LIKENESS_BITS = 24;

/**
 * Different texts that are compared for similar words: the newest. Where activities are shown, also the newest of each
 * activity: a page of 100 activities then compares at most 2.5 million pairs, about a second of the database's work,
 * and a report at most 25 million. Equal words are found among all texts.
 */
export const likenessLimits = { texts: 5_000, ofActivity: 5 } as const;

/** Words of a text beyond which it is not read further. */
const MAX_WORDS = 5_000;

/** Four 32-bit FNV-1a hashes of a feature, from four different beginnings. */
function hashOf(feature: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  // The last step of MurmurHash3 spreads what FNV leaves in the low bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns the fingerprint of some texts as digits 0 or 1 (SimHash: Charikar, 2002), of their words and pairs of words:
 * texts that share most of them differ in few bits. A word more or less may leave those as they are, but not the
 * checksum of all words at the end. Null if they have no words.
 */
export function likenessOf(texts: readonly (string | null | undefined)[]): string | null {
  const words = texts.flatMap((text) => wordsOf(text ?? '')).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const features = new Set([
    ...words,
    ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
  ]);
  const sums = new Int32Array(COMPARED_BITS);
  for (const feature of features) {
    for (let part = 0; part < COMPARED_BITS / 32; part += 1) {
      const hash = hashOf(feature, part);
      for (let bit = 0; bit < 32; bit += 1) {
        sums[part * 32 + bit]! += (hash >>> bit) & 1 ? 1 : -1;
      }
    }
  }
  const checksum = hashOf(words.join(' '), COMPARED_BITS / 32)
    .toString(2)
    .padStart(32, '0');
  return Array.from(sums, (sum) => (sum > 0 ? '1' : '0')).join('') + checksum;
}

/** Returns the fingerprint of a reflective log: of its three texts together. */
export const likenessOfLog = (
  log: Partial<Record<ReflectiveLogText, string | null>>,
): string | null => likenessOf(reflectiveLogTexts.map((name) => log[name]));

function ones(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Things with the same marks, and, in order, all things with one of these marks or a similar one, these included. */
export interface Copies {
  same: number[];
  near: number[];
}

/** A reflection's id, by which it is newer than others, and its fingerprint; null without words. */
export type Compared = readonly [id: number, likeness: string | null];

/** Returns the fingerprints that are compared for similar words (`likenessLimits.texts`), and how many older ones are not. */
export function comparedTexts(reflections: readonly Compared[]) {
  const newestFirst = reflections.toSorted(([a], [b]) => b - a).map(([, likeness]) => likeness);
  const different = [...new Set(newestFirst)].filter((likeness) => likeness !== null);
  const compared: ReadonlySet<string> = new Set(different.slice(0, likenessLimits.texts));
  return { compared, leftOut: different.length - compared.size };
}

/**
 * Yields, for each different fingerprint of some things, the places of those that have it and of those with nearly the
 * same; a thing may have several. Only pairs of `compared` fingerprints can be nearly the same.
 */
export function alike(
  things: readonly (readonly (string | null)[])[],
  compared: ReadonlySet<string>,
): Generator<Copies> {
  return copies(things, (likenesses) => {
    const chosen = [...likenesses.keys()].filter((mark) => compared.has(likenesses[mark]!));
    const indexOf = new Map(chosen.map((mark, index) => [mark, index]));
    const parts = Int32Array.from(
      chosen.flatMap((mark) =>
        [0, 32, 64, 96].map(
          (start) => Number.parseInt(likenesses[mark]!.slice(start, start + 32), 2) | 0,
        ),
      ),
    );
    return (mark) => {
      const own = indexOf.get(mark);
      if (own === undefined) return [mark];
      const near: number[] = [];
      for (let other = 0; other < chosen.length; other += 1) {
        let bits = 0;
        for (let part = 0; part < 4 && bits <= LIKENESS_BITS; part += 1) {
          bits += ones(parts[own * 4 + part]! ^ parts[other * 4 + part]!);
        }
        if (bits <= LIKENESS_BITS) near.push(chosen[other]!);
      }
      return near;
    };
  });
}

/** Yields the same for things that share a mark, such as the checksum of a file. */
export const sharing = (things: readonly (readonly (string | null)[])[]): Generator<Copies> =>
  copies(things, () => (mark) => [mark]);

/** One at a time, so that memory grows with the things and not with their pairs. */
function* copies(
  things: readonly (readonly (string | null)[])[],
  comparing: (marks: readonly string[]) => (mark: number) => number[],
): Generator<Copies> {
  const numbers = new Map<string, number>();
  const marksOf = things.map((marks) =>
    [...new Set(marks)]
      .filter((mark) => mark !== null)
      .map((mark) => numbers.get(mark) ?? numbers.set(mark, numbers.size).size - 1)
      .toSorted((a, b) => a - b),
  );
  const marked = Array.from(numbers, (): number[] => []);
  const places = new Map<string, number[]>();
  for (const [place, marks] of marksOf.entries()) {
    for (const mark of marks) marked[mark]!.push(place);
    const key = marks.join();
    if (places.has(key)) places.get(key)!.push(place);
    else if (marks.length > 0) places.set(key, [place]);
  }
  const nearTo = comparing([...numbers.keys()]);
  const isNear = new Uint8Array(things.length);
  for (const same of places.values()) {
    isNear.fill(0);
    for (const mark of marksOf[same[0]!]!) {
      for (const other of nearTo(mark)) for (const place of marked[other]!) isNear[place] = 1;
    }
    const near: number[] = [];
    for (let place = isNear.indexOf(1); place >= 0; place = isNear.indexOf(1, place + 1)) {
      near.push(place);
    }
    yield { same, near };
  }
}
