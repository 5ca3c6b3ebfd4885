import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { dueReview } from '#domain/due-dates';
import { moduleReviewMessages as messages } from '#domain/module-reviews';
import { checkAnswers, gradeQuiz, type Choice } from '#domain/modules';
import { moduleReviewSchema } from '#domain/modules.schema';
import { gradingRead } from './module.reads.ts';
import type { AnsweredModuleReview } from './module.type.ts';
import { explained } from './modules.ts';
import { openReview } from './open-quiz.ts';
import { ModuleReview } from './review.entity.ts';

/**
 * Records the answers of the review that is due and explains them. Throws invalid() if another one or none is due, and
 * conflict() if it was answered before or its questions have changed.
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
  if (reviewed.includes(week)) throw conflict(messages.answered);
  const due = completedAt && dueReview(new Date(completedAt), ctx.now, reviewed);
  if (due !== week) throw invalid({ week: messages.notDue });
  const { key, asked, questions } = openReview(userId, moduleId, week, found);
  if (quizKey && quizKey !== key) throw conflict(messages.replaced);
  const missing = checkAnswers(answers, asked.length);
  if (missing) throw invalid({ answers: missing.description });
  const given = answers.slice(0, asked.length) as Choice[];
  const results = questions.map((each, index) =>
    explained({ ...each, chosen: given[index]! }, index),
  );
  const { correct, total } = gradeQuiz(results, given);
  const review = { moduleId, week, correct, total, answeredAt: ctx.now };
  try {
    await ctx.em.insert(ModuleReview, { ...review, userId, version, asked, answers: given });
  } catch (error) {
    // Another window answered at the same moment.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw conflict(messages.answered);
  }
  return { ...review, results };
}
