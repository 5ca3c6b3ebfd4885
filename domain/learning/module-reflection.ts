import { moduleMessages, moduleReflectionLimits } from './modules.ts';
import { MODULE_REFLECTION_QUESTION } from '../records/reflection-prompts.ts';
import { REFLECTION_MIN_WORDS, wordsBeyond } from '../records/reflection-strength.ts';
import { textProblem } from '../texts.ts';

/**
 * Different words that a module's reflection needs, without those of the question: one plain sentence has them, "xxx"
 * and "ok ok ok" have not. Fewer than a full reflection needs (decision 032), which judges and never refuses.
 */
export const MODULE_REFLECTION_MIN_WORDS = 8;

/** Returns why a trimmed text is refused as a module's reflection; null if it is accepted. */
export function moduleReflectionProblem(text: unknown): string | null {
  const problem = textProblem(text, {
    multiline: true,
    label: 'Reflection',
    ...moduleReflectionLimits,
    short: moduleMessages.reflectionRequired.description,
  });
  if (problem !== null) return problem;
  return wordsBeyond(text as string, MODULE_REFLECTION_QUESTION) < MODULE_REFLECTION_MIN_WORDS
    ? moduleMessages.reflectionEmpty
    : null;
}

/** True if a text is accepted, but the audit check asks for more. */
export const isThinReflection = (text: string): boolean =>
  moduleReflectionProblem(text.trim()) === null &&
  wordsBeyond(text, MODULE_REFLECTION_QUESTION) < REFLECTION_MIN_WORDS;
