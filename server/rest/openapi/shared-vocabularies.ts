import type { JsonSchema } from './types.ts';
import { mapValues } from './shared-parts.ts';

/** Refers to the vocabulary of GraphQL wherever a part lists exactly its words. */
export function withVocabularies<Part extends object>(part: Part, names: Vocabularies): Part {
  const { enum: words, type: _text, ...others } = part as JsonSchema;
  const name = words && names.get(wordsOf(words));
  if (name) {
    const $ref = `#/components/schemas/${name}`;
    const referring = words.includes(null) ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref };
    return { ...others, ...referring } as Part;
  }
  const inside = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null && key !== 'example'
      ? withVocabularies(value, names)
      : value;
  if (Array.isArray(part)) return part.map((each) => inside(each, '')) as unknown as Part;
  return mapValues(part as Record<string, unknown>, inside) as Part;
}

/** The vocabulary of each list of words; null for words of several. */
type Vocabularies = ReadonlyMap<string, string | null>;

export function vocabulariesOf(schemas: Record<string, JsonSchema>): Vocabularies {
  const names = new Map<string, string | null>();
  for (const [name, { enum: words }] of Object.entries(schemas)) {
    if (words) names.set(wordsOf(words), names.has(wordsOf(words)) ? null : name);
  }
  return names;
}

const wordsOf = (words: readonly (string | null)[]): string =>
  JSON.stringify(words.filter((word) => word !== null).toSorted());
