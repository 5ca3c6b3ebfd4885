import type { Choice } from '#domain/modules';
import { drawQuiz, quizKey, type DrawnQuestion } from '#domain/quizzes';

/** What decides a user's open quiz. */
interface QuizSource<Question> {
  version: string;
  /** How often the user has submitted a quiz of this module. */
  attempts: number;
  timesAsked: Record<string, number>;
  length: number;
  bank: readonly Question[];
}

/** The quiz that a user has not submitted yet: derived from the submitted ones, so it is the same on every device. */
export function openQuiz<Question extends { id: string }>(
  userId: number,
  moduleId: number,
  { version, attempts, timesAsked, length, bank }: QuizSource<Question>,
) {
  const key = quizKey(version, attempts);
  const byId = new Map(bank.map((question) => [question.id, question]));
  const seed = `${userId}/${moduleId}/${key}`;
  const asked: DrawnQuestion[] = drawQuiz({ bank: [...byId.keys()], timesAsked, length, seed });
  const questions: { question: Question; order: Choice[] }[] = asked.map(({ id, order }) => ({
    question: byId.get(id)!,
    order,
  }));
  return { key, asked, questions };
}
