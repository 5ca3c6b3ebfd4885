import { isWord, wordsOf } from './evidence-strength.ts';
import { reviewReflection } from '../learning/module-reviews.ts';
import { MODULE_REFLECTION_QUESTION, plainPrompts } from './reflection-prompts.ts';
import { reflectiveLogTexts } from './reflective-logs.ts';
import { reflectionTemplates } from './templates.ts';

/**
 * Minimum different words of a reflection that says something: one plain sentence for each of its three texts has
 * five. The shortest texts that the form accepts have about seven, "xxx xxx xxx" has none.
 */
export const REFLECTION_MIN_WORDS = 15;

/** Strength of all reflections on an activity together: none, all too thin, or one that says something. */
export const reflectionGrades = ['none', 'thin', 'substantive'] as const;
export type ReflectionGrade = (typeof reflectionGrades)[number];

/** The sentences of questions as words in lower case, the longest first. */
const sentencesOf = (questions: readonly string[]): string[] =>
  questions
    .flatMap((question) => question.split(/(?<=[.?])\s+/))
    .map((sentence) => wordsOf(sentence).join(' '))
    .toSorted((a, b) => b.length - a.length);

/** Every question that a reflection is asked, sentence by sentence. A change needs a migration that judges again (060). */
const askedPrompts = sentencesOf([
  ...[
    ...reflectionTemplates.map(({ prompts }) => prompts),
    reviewReflection.prompts,
    plainPrompts,
  ].flatMap((prompts) => reflectiveLogTexts.map((name) => prompts[name])),
  MODULE_REFLECTION_QUESTION,
]);

/** Returns how many different words its texts have, without the questions that it was asked. */
export const reflectionWords = (texts: readonly (string | null | undefined)[]): number =>
  countOwn(texts, askedPrompts);

/** Returns how many different words a text has that are not of the question it answers. */
export const wordsBeyond = (text: string, question: string): number =>
  countOwn([text], sentencesOf([question]));

function countOwn(
  texts: readonly (string | null | undefined)[],
  prompts: readonly string[],
): number {
  const words = texts.flatMap((text) => ownWords(text ?? '', prompts));
  return new Set(words.filter(isWord)).size;
}

function ownWords(text: string, prompts: readonly string[]): string[] {
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
