import type { ReflectionPrompts } from './templates.ts';

/** The questions of the form where no template is chosen. */
export const plainPrompts: ReflectionPrompts = {
  content: 'What happened, and what did you make of it?',
  learningOutcomes: 'What did you learn?',
  futureApplication: 'How will you use it in your practice?',
};

/** The prompt of a module's reflection. */
export const MODULE_REFLECTION_QUESTION =
  'What will you do differently on your next shift, and why? Think of a case where this would have mattered.';
