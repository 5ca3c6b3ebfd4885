import type { ReviewWeek } from '../messages/due-dates.ts';

/** Number of questions of a completed module that a review asks again. */
export const REVIEW_LENGTH = 3;

const later: Record<ReviewWeek, string> = { 1: 'one week', 4: 'four weeks', 12: 'twelve weeks' };

/** Returns the title of a review: 'Three questions, four weeks on'. */
export const reviewTitle = (week: ReviewWeek): string => `Three questions, ${later[week]} on`;

/** Returns how a review went: '2 of 3 right'. */
export const reviewResult = ({ correct, total }: { correct: number; total: number }): string =>
  `${correct} of ${total} right`;

/** The questions of the reflection that a review offers, in place of the form's plain ones. */
export const reviewReflection = {
  id: 'module-review',
  title: 'After a module’s review',
  prompts: {
    content: 'What did you still know, and what had faded? Where has it come up in your work?',
    learningOutcomes: 'What do you want to keep from the explanations?',
    futureApplication: 'What would you do differently on your next shift?',
  },
} as const;

/** Texts of a module's review. */
export const moduleReviewMessages = {
  title: 'Three questions again',
  intro:
    'Answer from memory: that makes it last. It gives no hours, and nobody else sees your answers.',
  graded: (answered: { correct: number; total: number }) => ({
    title: 'Review answered',
    description: reviewResult(answered),
  }),
  reflect: 'Write down what you would do differently',
  none: 'No questions are due for this module now. They come 1, 4 and 12 weeks after you complete it.',
  week: 'Week must be 1, 4 or 12',
  notDue: 'This review is not due. Open the module again to see which one is.',
  answered: 'You have answered this review already. Each one counts once.',
  replaced: 'These questions have changed since. Load them again.',
} as const;
