/** Length limits of a text in characters, and the label that begins its default error messages. */
export interface TextRule {
  label: string;
  max: number;
  min?: number;
  /** Message if the text is shorter than `min`. */
  short?: string;
}

/** Returns the first problem with a text (type, characters, too short, too long), or null. */
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
