import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { Face, Run } from './fonts.ts';
import { RIGHT_TO_LEFT } from './shaping.ts';

/**
 * Lays out texts that pdfkit cannot: with several fonts, from right to left (UAX #9, by bidi-js) or in writing systems
 * whose lines break without spaces (UAX #14, by linebreak, and Thai by the dictionary of Intl.Segmenter).
 */

/** A part of a line that is drawn at once. */
export interface Piece {
  /** In the order in which its font expects it. */
  text: string;
  isRightToLeft: boolean;
  face: Face;
  /** Points from the left of the line. */
  left: number;
  /** Points. */
  width: number;
}

/** Its pieces as they are read, which is the order in which screen readers and copies take them. */
export interface Line {
  pieces: Piece[];
  /** Points. */
  width: number;
  /** True if its paragraph runs from right to left (rule HL1 of UAX #9: the document, which is English, decides). */
  isRightToLeft: boolean;
}

type Measure = (text: string, face: Face, isRightToLeft: boolean) => number;

const bidi = bidiFactory();

const THAI = /\p{sc=Thai}/u;

/** Sets paragraphs, one per line feed, in lines of at most a width in points. */
export function layOutLines(
  runsOf: (text: string) => readonly Run[],
  text: string,
  { width, measure }: { width: number; measure: Measure },
): Line[] {
  const once = memoised(measure);
  return text
    .split('\n')
    .flatMap((paragraph) => paragraphLines(runsOf, paragraph, { width, measure: once }));
}

/** Measures each text once per font and direction. */
function memoised(measure: Measure): Measure {
  const known = new Map<Face, Map<string, number>>();
  return (text, face, isRightToLeft) => {
    const ofFace = known.get(face) ?? new Map<string, number>();
    known.set(face, ofFace);
    const key = `${isRightToLeft ? 'right' : 'left'} ${text}`;
    const width = ofFace.get(key) ?? measure(text, face, isRightToLeft);
    ofFace.set(key, width);
    return width;
  };
}

const rightToLeftLetters = new RegExp(RIGHT_TO_LEFT, 'gu');
const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** True if no letter or number of another writing system is beside it. */
const isAllRightToLeft = (text: string): boolean =>
  RIGHT_TO_LEFT.test(text) && !/[\p{L}\p{N}]/u.test(text.replaceAll(rightToLeftLetters, ''));

/**
 * True if a paragraph of several lines is written from right to left. A line of the document that only begins so, such
 * as “דוד כהן, paramedic”, continues from left to right.
 */
function isMostlyRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  const begins = (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
  return begins && lettersOf(text.replaceAll(rightToLeftLetters, '')) < lettersOf(text) / 2;
}

/**
 * Leaves a number after a name, such as the day of “דוד כהן · 12 Nov 2026”, in the line from left to right, as an isolated
 * name would: the algorithm takes it with the name to its left.
 */
function releaseNumbers(text: string, levels: Uint8Array): void {
  let end = 0;
  for (let start = 0; start < text.length; start = end) {
    end = start + 1;
    while (end < text.length && levels[end]! > 0 === levels[start]! > 0) end += 1;
    if (levels[start] === 0) continue;
    const run = text.slice(start, end);
    const last = [...run.matchAll(rightToLeftLetters)].at(-1);
    const after = run.slice(last ? last.index + last[0].length : 0);
    const rest = after.replace(/^[\p{M}\p{Pe}\p{Pf}]+/u, '');
    if (/\p{Nd}/u.test(rest)) levels.fill(0, end - rest.length, end);
  }
}

function paragraphLines(
  runsOf: (text: string) => readonly Run[],
  text: string,
  { width, measure }: { width: number; measure: Measure },
): Line[] {
  const runs = placed(runsOf(text));
  const isRightToLeft =
    isAllRightToLeft(text) ||
    (isMostlyRightToLeft(text) &&
      runs.reduce(
        (sum, { start, end, face }) => sum + measure(text.slice(start, end), face, false),
        0,
      ) > width);
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  if (!isRightToLeft) releaseNumbers(text, levels);
  const cut = (start: number, end: number) => {
    const parts: Placed[] = [];
    for (let index = indexAt(runs, start); (runs[index]?.start ?? end) < end; index += 1) {
      const run = runs[index]!;
      const [from, to] = [Math.max(run.start, start), Math.min(run.end, end)];
      parts.push({ face: run.face, start: from, end: to });
    }
    return parts;
  };
  const lengthOf = (start: number, end: number) =>
    cut(start, end).reduce(
      (sum, run) =>
        sum + measure(text.slice(run.start, run.end), run.face, levels[run.start]! % 2 === 1),
      0,
    );
  const hasRightToLeft = RIGHT_TO_LEFT.test(text);
  const lineOf = (start: number, end: number): Line => {
    const parts = hasRightToLeft
      ? cut(start, end).flatMap((run) => levelRuns(run, levels))
      : cut(start, end).map((run) => ({ ...run, level: 0 }));
    const pieces = parts.map(({ face, level, ...part }): Piece & { level: number } => {
      const isOdd = level % 2 === 1;
      const logical = text.slice(part.start, part.end);
      // A font without a shaper is given the letters in the order of their places.
      const drawn = isOdd && !face.shape ? mirrored(logical) : logical;
      const length = measure(drawn, face, isOdd);
      return { text: drawn, isRightToLeft: isOdd, face, left: 0, width: length, level };
    });
    let left = 0;
    for (const piece of inVisualOrder(pieces)) {
      piece.left = left;
      left += piece.width;
    }
    return { pieces, width: left, isRightToLeft };
  };
  return broken(text, { width, lengthOf }).map(([start, end]) => lineOf(start, end));
}

/** Start and end of each line of a paragraph, without the space at its end. */
function broken(
  text: string,
  { width, lengthOf }: { width: number; lengthOf: (start: number, end: number) => number },
): [start: number, end: number][] {
  const lines: [number, number][] = [];
  const trimmed = (start: number, end: number) => start + text.slice(start, end).trimEnd().length;
  const push = (from: number, to: number) => void lines.push([from, trimmed(from, to)]);
  let start = 0;
  let end = 0;
  let filled = 0;
  for (const next of opportunities(text)) {
    const wordEnd = trimmed(end, next);
    const own = lengthOf(end, wordEnd);
    if (filled + own > width && end > start) {
      push(start, end);
      start = end;
      filled = 0;
    }
    if (own > width) {
      // A word longer than a line breaks between characters as readers see them.
      for (const { index, segment } of new Intl.Segmenter().segment(text.slice(end, wordEnd))) {
        const at = end + index;
        const room = lengthOf(at, at + segment.length);
        if (at > start && filled + room > width) {
          push(start, at);
          start = at;
          filled = 0;
        }
        filled += room;
      }
      filled += lengthOf(wordEnd, next);
    } else filled += lengthOf(end, next);
    end = next;
  }
  if (end > start || lines.length === 0) push(start, end);
  return lines;
}

/** The places after which a line may end, the last being the end of the text. */
function opportunities(text: string): number[] {
  const breaker = new LineBreaker(text);
  const places = new Set<number>();
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position);
  if (THAI.test(text)) {
    for (const { index } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text)) {
      if (index > 0 && THAI.test(text[index - 1]!) && THAI.test(text[index]!)) places.add(index);
    }
  }
  places.add(text.length);
  return [...places].toSorted((a, b) => a - b);
}

interface Placed {
  face: Face;
  start: number;
  end: number;
}

function placed(runs: readonly Run[]): Placed[] {
  let end = 0;
  return runs.map(({ text, face }) => {
    const start = end;
    end += text.length;
    return { face, start, end };
  });
}

/** The index of the run that has the letter at a place, by binary search. */
function indexAt(runs: readonly Placed[], place: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (runs[middle]!.end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

type Leveled = Placed & { level: number };

/** Splits a run where its embedding level changes. */
function levelRuns({ face, start, end }: Placed, levels: Uint8Array): Leveled[] {
  const parts: Leveled[] = [];
  for (let at = start; at < end; at += 1) {
    const level = levels[at]!;
    const last = parts.at(-1);
    if (last?.level === level) last.end = at + 1;
    else parts.push({ face, start: at, end: at + 1, level });
  }
  return parts;
}

/** Rule L2 of UAX #9: from the highest level to the lowest odd one, reverses what is at that level or above. */
function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const order = [...parts];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  }
  return order;
}

/** From right to left, with mirrored brackets (rule L4 of UAX #9). */
function mirrored(text: string): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  );
  return letters.toReversed().join('');
}
