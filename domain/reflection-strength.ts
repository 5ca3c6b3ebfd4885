import { isWord, wordsOf } from './evidence-strength.ts';
import { reflectiveLogTexts } from './reflective-logs.ts';
import { reflectionTemplates } from './templates.ts';

/**
 * Different words from which a reflection says something: one plain sentence for each of its three texts has five. The
 * shortest texts that the form accepts have about seven, "xxx xxx xxx" has none.
 */
export const REFLECTION_MIN_WORDS = 15;

/** What the reflections on an activity are worth together: none, all too thin, or one that says something. */
export const reflectionGrades = ['none', 'thin', 'substantive'] as const;
export type ReflectionGrade = (typeof reflectionGrades)[number];

/** The questions of the reflection templates, sentence by sentence, the longest first. */
const prompts = reflectionTemplates
  .flatMap(({ prompts: asked }) => reflectiveLogTexts.map((name) => asked[name]))
  .flatMap((prompt) => prompt.split(/(?<=[.?])\s+/))
  .map((sentence) => wordsOf(sentence).join(' '))
  .toSorted((a, b) => b.length - a.length);

/** Returns how many different words its texts have, without the questions of a template. */
export function reflectionWords(texts: readonly (string | null | undefined)[]): number {
  const words = texts.flatMap((text) => ownWords(text ?? ''));
  return new Set(words.filter(isWord)).size;
}

function ownWords(text: string): string[] {
  let rest = ` ${wordsOf(text).join(' ')} `;
  for (const prompt of prompts) {
    while (rest.includes(` ${prompt} `)) rest = rest.replace(` ${prompt} `, ' ');
  }
  return rest.split(' ');
}

/** True if a reflection says something: it has enough different words of its own. */
export const isSubstantive = (texts: readonly (string | null | undefined)[]): boolean =>
  reflectionWords(texts) >= REFLECTION_MIN_WORDS;

/** The same of a reflective log. */
export const isSubstantiveLog = (
  log: Partial<Record<(typeof reflectiveLogTexts)[number], string | null>>,
): boolean => isSubstantive(reflectiveLogTexts.map((name) => log[name]));

/** Returns the grade of the reflections on an activity, each by its texts. */
export function reflectionGradeOf(reflections: readonly (readonly string[])[]): ReflectionGrade {
  if (reflections.length === 0) return 'none';
  return reflections.some(isSubstantive) ? 'substantive' : 'thin';
}
