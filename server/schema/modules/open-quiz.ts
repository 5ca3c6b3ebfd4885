import type { Choice } from '#domain/modules';
import type { ReviewWeek } from '#domain/due-dates';
import { REVIEW_LENGTH } from '#domain/module-reviews';
import {
  drawQuiz,
  nextTryAt,
  quizKey,
  reviewKey,
  triesOfBank,
  type DrawnQuestion,
} from '#domain/quizzes';

/** Facts that determine a user's open quiz. */
interface QuizSource<Question> {
  version: string;
  /** Number of times the user has submitted a quiz of this module. */
  attempts: number;
  timesAsked: Record<string, number>;
  /** The latest tries, the newest first. */
  latest: readonly { at: string; ids: string[] }[];
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
  const { attempts, latest, bank, length } = source;
  const since = attempts % triesOfBank(bank.length, length);
  const justAsked = latest.slice(0, since).flatMap(({ ids }) => ids);
  return drawn(userId, moduleId, quizKey(source.version, attempts), { ...source, justAsked });
}

/** The moment from which a user's open quiz can be submitted; null if it can now. Practice after the completion waits for nothing. */
export function nextTry(
  source: Omit<QuizSource<unknown>, 'version' | 'timesAsked'> & { completedAt: string | null },
  now: Date,
): Date | null {
  const { attempts, bank, length, latest, completedAt } = source;
  const lastAt = latest[0] ? new Date(latest[0].at) : null;
  return completedAt === null
    ? nextTryAt({ attempts, bankSize: bank.length, length, lastAt }, now)
    : null;
}

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
  }: Omit<QuizSource<Question>, 'latest'> & { justAsked?: string[] },
) {
  const seed = `${userId}/${moduleId}/${key}`;
  const ids = bank.map(({ id }) => id);
  const asked: DrawnQuestion[] = drawQuiz({ bank: ids, timesAsked, justAsked, length, seed });
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
