/** The limits of a text in characters, and its name at the head of every message that has no wording of its own. */
export interface TextRule {
  label: string;
  max: number;
  min?: number;
  /** What is said when the text is shorter than `min`. */
  short?: string;
}

/** The first thing wrong with a text, or null: its type, its characters, too short, too long. */
export function textProblem(
  value: unknown,
  { label, min = 0, max, short }: TextRule,
): string | null {
  if (typeof value !== 'string') return `${label} must be text`;
  if (!isStorable(value)) return `${label} contains characters that cannot be stored`;
  if (value.length < min) return short ?? `${label} must be at least ${min} characters`;
  if (value.length > max) return `${label} must be at most ${max} characters`;
  return null;
}

/** Whether Postgres can store a text exactly: it has no NUL and no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return !/[\0\p{Cs}]/u.test(value);
}

/** Whether a text is an absolute http or https address, the only ones that may become a link. */
export function isHttpUrl(value: string): boolean {
  return (
    /^https?:\/\/[^\s/\\]/i.test(value) &&
    !/[\s\p{Cc}\p{Bidi_Control}]/u.test(value) &&
    URL.canParse(value)
  );
}

/** A text without the white space around it; anything else as it came. */
export function trim(raw: unknown): unknown {
  return typeof raw === 'string' ? raw.trim() : raw;
}
