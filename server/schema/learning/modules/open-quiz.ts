import type { Choice } from '#domain/learning/modules';
import type { ReviewWeek } from '#domain/messages/due-dates';
import { REVIEW_LENGTH } from '#domain/learning/module-reviews';
import {
  bankState,
  drawQuiz,
  nextTryAt,
  quizKey,
  reviewKey,
  type DrawnQuestion,
  type Try,
} from '#domain/learning/quizzes';

/** Facts that determine a user's open quiz. */
interface QuizSource<Question> {
  version: string;
  /** Number of times the user has submitted a quiz of this module. */
  attempts: number;
  timesAsked: Record<string, number>;
  /** The tries, the oldest first; none once the module is completed. */
  tries: readonly Try[];
  length: number;
  bank: readonly Question[];
}

/** Facts that determine a review, besides its week. */
interface ReviewSource<Question> extends QuizSource<Question> {
  /** Number of times each question was asked in earlier reviews. */
  timesReviewed: Record<string, number>;
}

/** The quiz that a user has not submitted yet: derived from the submitted ones, so it is the same on every device. */
export function openQuiz<Question extends { id: string }>(
  userId: number,
  moduleId: number,
  source: QuizSource<Question>,
) {
  const { asked: justAsked } = bankState({ ...source, bank: idsOf(source.bank) });
  const key = quizKey(source.version, source.attempts);
  return drawn(userId, moduleId, key, { ...source, justAsked });
}

/** The moment from which a user's open quiz can be submitted; null if it can now. Practice after the completion waits for nothing. */
export const nextTry = (
  { tries, bank, length }: Pick<QuizSource<{ id: string }>, 'tries' | 'bank' | 'length'>,
  now: Date,
): Date | null => nextTryAt({ tries, bank: idsOf(bank), length }, now);

const idsOf = (bank: readonly { id: string }[]) => bank.map(({ id }) => id);

/** The review of a week: questions that neither a quiz nor an earlier review asked come first. */
export function openReview<Question extends { id: string }>(
  userId: number,
  moduleId: number,
  week: ReviewWeek,
  source: ReviewSource<Question>,
) {
  const { timesReviewed, version, attempts } = source;
  const timesAsked = { ...source.timesAsked };
  for (const [id, times] of Object.entries(timesReviewed)) {
    timesAsked[id] = (timesAsked[id] ?? 0) + times;
  }
  const key = reviewKey(week, version, attempts);
  return drawn(userId, moduleId, key, { ...source, timesAsked, length: REVIEW_LENGTH });
}

function drawn<Question extends { id: string }>(
  userId: number,
  moduleId: number,
  key: string,
  {
    timesAsked,
    justAsked = [],
    length,
    bank,
  }: Omit<QuizSource<Question>, 'tries'> & { justAsked?: string[] },
) {
  const seed = `${userId}/${moduleId}/${key}`;
  const asked: DrawnQuestion[] = drawQuiz({
    bank: idsOf(bank),
    timesAsked,
    justAsked,
    length,
    seed,
  });
  return { key, asked, questions: questionsOf(asked, bank) };
}

/** The drawn questions, each with the order of its options. All must be in the bank. */
export function questionsOf<Question extends { id: string }>(
  asked: readonly DrawnQuestion[],
  bank: readonly Question[],
): { question: Question; order: Choice[] }[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  return asked.map(({ id, order }) => ({ question: byId.get(id)!, order }));
}
