/** Subject of a part of a line. */
export type About = 'hours' | 'day' | 'people';

/** Minutes, a day (YYYY-MM-DD), or the people; null if the words do not say it surely. */
export type Value = number | string | null;

/**
 * A part of a line that looks like a length, a time, a multiplier, a day, a person, or like a score, dose or age, for
 * which `about` is null: such words only stay in the title.
 */
export interface Part {
  index: number;
  text: string;
  about: About | null;
  value: Value;
}

/** Replaces a part that was recognised; a character that nobody types. */
export const GAP = '\uE000';

/** Returns what matched words mean; undefined if they are something else. */
type Judge = (
  match: RegExpExecArray,
  before: string,
  after: string,
) => Pick<Part, 'about' | 'value'> | undefined;

/** Words that were recognised as something that is neither a length, a day nor a person. */
export const other = { about: null, value: null } as const;
export const hours = (value: number | null) => ({ about: 'hours', value }) as const;
export const day = (value: string | null) => ({ about: 'day', value }) as const;

/** Finds the parts of a line, rule by rule: words that one rule has recognised are hidden from the rules after it. */
export function scanner(line: string) {
  let rest = plain(line);
  const parts: Part[] = [];
  return {
    parts,
    /** Shows again what was recognised as something else, such as the '2nd' of '2nd year students'. */
    showOthers(): void {
      const shown = plain(line);
      for (const { index, text, about } of parts) {
        if (about !== null) continue;
        const end = index + text.length;
        rest = rest.slice(0, index) + shown.slice(index, end) + rest.slice(end);
      }
    },
    find(pattern: RegExp | string, judge: Judge): void {
      const whole = rest;
      for (const match of whole.matchAll(compiled(pattern))) {
        const [text] = match;
        const end = match.index + text.length;
        const meaning = judge(match, whole.slice(0, match.index), whole.slice(end));
        if (!meaning || text === '') continue;
        parts.push({ index: match.index, text: line.slice(match.index, end), ...meaning });
        rest = rest.slice(0, match.index) + GAP.repeat(text.length) + rest.slice(end);
      }
    },
  };
}

const cache = new Map<string, RegExp>();

/** Compiles each rule once: a line is read with every letter that is typed. */
function compiled(pattern: RegExp | string): RegExp {
  const source = typeof pattern === 'string' ? pattern : pattern.source;
  const known = cache.get(source) ?? new RegExp(source, 'gi');
  cache.set(source, known);
  return known;
}

/** The line with one form of dashes, spaces, signs and apostrophes, as long as before. */
const plain = (line: string): string =>
  line
    .replaceAll(GAP, ' ')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[×✕✖]/g, 'x')
    .replace(/[’‘´`]/g, "'");

const named =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ones = named.slice(1, 10).join('|');
/** One to ninety-nine, the longer words first: fifty-five is not five. */
export const numberWords = `(?:${tens.join('|')})(?:[ -](?:${ones}))?|${named.slice(1).toReversed().join('|')}`;

/** Returns a small number, in digits or in a word. */
export const countOf = (word: string): number => {
  const lower = word.toLowerCase();
  const index = named.indexOf(lower);
  if (index !== -1) return index;
  const [ten = '', one] = lower.split(/[ -]/);
  const at = tens.indexOf(ten);
  if (at !== -1) return (at + 2) * 10 + (one ? named.indexOf(one) : 0);
  return /^an?$/.test(lower) ? 1 : Number(lower);
};
