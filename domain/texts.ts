/**
 * Length limits of a text in characters, and the label that begins its default error messages. A text is one line
 * unless it is `multiline`: names, titles and places appear in lists, mails, tables and reports, where a line break or
 * a hidden character would let one pass for another.
 */
export interface TextRule {
  label: string;
  max: number;
  min?: number;
  multiline?: boolean;
  /** Message if the text is shorter than `min`. */
  short?: string;
}

/** Returns the first problem with a text (type, characters, too short, too long), or null. */
export function textProblem(
  value: unknown,
  { label, min = 0, max, short, multiline = false }: TextRule,
): string | null {
  if (typeof value !== 'string') return `${label} must be text`;
  if (!isStorable(value)) return `${label} contains characters that cannot be stored`;
  if (!multiline && !isPlainLine(value))
    return `${label} must be one line without hidden characters`;
  if (value.length < min) return short ?? `${label} must be at least ${min} characters`;
  if (value.length > max) return `${label} must be at most ${max} characters`;
  return null;
}

/**
 * Controls, line breaks, and characters that change the direction of others (Unicode TR9: embeddings, overrides,
 * isolates).
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Invisible characters: controls, spaces, those that fonts may omit (Unicode's default ignorable), and some with a blank
 * or placeholder shape. Joiners and marks of direction among them are needed beside visible ones.
 */
const INVISIBLE = /[\p{C}\p{Z}\p{DI}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}\u{16FE4}]/u;

/** True if a text has an invisible character besides the ordinary space. */
export const hasInvisible = (value: string): boolean => INVISIBLE.test(value.replaceAll(' ', ''));

/** True for a text without line breaks, controls and overrides of direction that is empty or has a visible character. */
const isPlainLine = (value: string): boolean =>
  !NOT_IN_A_LINE.test(value) &&
  (value === '' || Array.from(value).some((character) => !INVISIBLE.test(character)));

/** Trims a line and composes its letters (NFC), so that what looks the same is the same; returns any other value unchanged. */
export const line = (raw: unknown): unknown =>
  typeof raw === 'string' ? raw.normalize('NFC').trim() : raw;

/**
 * Makes a plain line of a text from a file that nobody can correct any more: spaces for line breaks and controls,
 * nothing for overrides of direction. Empty if nothing is visible.
 */
export function lineOf(text: string): string {
  const plain = text
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const tidy = plain.normalize('NFC').trim();
  return isPlainLine(tidy) ? tidy : '';
}

/** True if Postgres can store a text exactly: no NUL and no lone surrogates. */
export function isStorable(value: string): boolean {
  return !/[\0\p{Cs}]/u.test(value);
}

/** True for an absolute http or https URL; only these may become links. */
export function isHttpUrl(value: string): boolean {
  return (
    /^https?:\/\/[^\s/\\]/i.test(value) &&
    !/[\s\p{Cc}\p{Bidi_Control}]/u.test(value) &&
    URL.canParse(value)
  );
}

/** Trims a text; returns any other value unchanged. */
export function trim(raw: unknown): unknown {
  return typeof raw === 'string' ? raw.trim() : raw;
}
