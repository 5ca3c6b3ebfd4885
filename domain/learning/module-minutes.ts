import { longestWay } from './case-studies.ts';
import { hasReflection, type ContentBlock, type ModuleContent } from './modules.ts';
import { FASTEST_WORDS_A_MINUTE, thinkingMinutes, words, WORDS_A_MINUTE } from './study-time.ts';

/**
 * Minutes that a module takes: its text, the longest way through each case, an average quiz with its explanations,
 * and the reflection. Without the video and the further reading.
 */
export function studyMinutes(
  module: Pick<
    ModuleContent,
    | 'objectives'
    | 'sections'
    | 'keyPoints'
    | 'figures'
    | 'caseStudies'
    | 'questions'
    | 'quizLength'
    | 'isInteractive'
  >,
): number {
  const { caseStudies, questions, quizLength } = module;
  const text = wordsOfText(module);
  const ways = caseStudies.map(longestWay);
  const bank = questions.flatMap(({ question, options, explanation }) => [
    question,
    ...options,
    explanation,
  ]);
  const asked = Math.min(quizLength, questions.length);
  const quiz = questions.length > 0 ? (words(...bank) * asked) / questions.length : 0;
  const read = text + quiz + ways.reduce((sum, way) => sum + way.words, 0);
  const decisions = ways.reduce((sum, way) => sum + way.decisions, 0);
  return Math.ceil(
    read / WORDS_A_MINUTE +
      decisions * thinkingMinutes.decision +
      asked * thinkingMinutes.question +
      (hasReflection(module) ? thinkingMinutes.reflection : 0),
  );
}

/**
 * Minutes in which most adults cannot have read a module's text once: its words at the fastest usual speed, rounded down.
 * Without cases, quiz and reflection.
 */
export const shortestReadingMinutes = (module: ModuleText): number =>
  Math.floor(wordsOfText(module) / FASTEST_WORDS_A_MINUTE);

type ModuleText = Pick<ModuleContent, 'objectives' | 'sections' | 'keyPoints' | 'figures'>;

function wordsOfText({ objectives, sections, keyPoints, figures }: ModuleText): number {
  return words(
    ...objectives,
    ...keyPoints,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
    ...figures.map(({ title }) => title),
  );
}

function textsOf(block: ContentBlock): string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  const { caption, columns, rows } = block.table;
  return [caption, ...columns, ...rows.flat()];
}
