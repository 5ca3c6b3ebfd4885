import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { dueReview } from '#domain/messages/due-dates';
import { moduleReviewMessages as messages } from '#domain/learning/module-reviews';
import { checkAnswers, gradeQuiz, type Choice } from '#domain/learning/modules';
import { moduleReviewSchema } from '#domain/learning/modules.schema';
import { gradingRead, type GradingRow } from './module.reads.ts';
import type { AnsweredModuleReview } from './module.type.ts';
import { explained } from './modules.ts';
import { openReview, questionsOf } from './open-quiz.ts';
import { ModuleReview } from './review.entity.ts';

/**
 * Records the answers of the review that is due and explains them; the same answers again get the same result. Throws
 * invalid() if another one or none is due, and conflict() if it was answered differently or its questions have changed.
 */
export async function answer(
  ctx: Context,
  input: { moduleId: unknown },
): Promise<AnsweredModuleReview> {
  const { id: userId } = await requireUser(ctx);
  const moduleId = parseId(input.moduleId);
  const { week, answers, quizKey } = validate(moduleReviewSchema, input);
  const [found] = await ctx.reads.read(gradingRead, userId, moduleId);
  if (!found) throw notFound();
  const { completedAt, reviewed, version } = found;
  const which = { userId, moduleId, week };
  if (reviewed.includes(week)) return answeredBefore(ctx, which, { answers, module: found });
  const due = completedAt && dueReview(new Date(completedAt), ctx.now, reviewed);
  if (due !== week) throw invalid({ week: messages.notDue });
  const { key, asked, questions } = openReview(userId, moduleId, week, found);
  if (quizKey && quizKey !== key) throw conflict(messages.replaced);
  const missing = checkAnswers(answers, asked.length);
  if (missing) throw invalid({ answers: missing.description });
  const given = answers.slice(0, asked.length) as Choice[];
  const results = resultsOf(questions, given);
  const { correct, total } = gradeQuiz(results, given);
  const review = { moduleId, week, correct, total, answeredAt: ctx.now };
  try {
    await ctx.em.insert(ModuleReview, { ...review, userId, version, asked, answers: given });
  } catch (error) {
    // A concurrent request, from another window or a retry, was first.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return answeredBefore(ctx, which, { answers, module: found });
  }
  return { ...review, results };
}

type Questions = ReturnType<typeof questionsOf<GradingRow['bank'][number]>>;

const resultsOf = (questions: Questions, answers: readonly Choice[]) =>
  questions.map((each, index) => explained({ ...each, chosen: answers[index]! }, index));

/** Returns the stored result if the same answers are sent again, since the response may have been lost; else throws conflict(). */
async function answeredBefore(
  ctx: Context,
  which: Pick<ModuleReview, 'userId' | 'moduleId' | 'week'>,
  { answers, module }: { answers: readonly unknown[]; module: GradingRow },
): Promise<AnsweredModuleReview> {
  const stored = await ctx.em.findOneOrFail(ModuleReview, which);
  const isSame =
    stored.answers.length === answers.length &&
    stored.answers.every((answer, index) => answer === answers[index]);
  if (!isSame || stored.version !== module.version) throw conflict(messages.answered);
  const { moduleId, week, correct, total, answeredAt, asked } = stored;
  const results = resultsOf(questionsOf(asked, module.bank), stored.answers);
  return { moduleId, week, correct, total, answeredAt, results };
}
