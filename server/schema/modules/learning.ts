import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import {
  checkAnswers,
  gradeQuiz,
  hasReflection,
  moduleActivity,
  moduleCompletedNotification,
  moduleMessages,
  type Choice,
} from '#domain/modules';
import { moduleProgressSchema, moduleReflectionSchema, quizSchema } from '#domain/modules.schema';
import { Activity } from '../activities/activity.entity.ts';
import { notify } from '../notifications/notify.ts';
import { ModuleAttempt } from './attempt.entity.ts';
import { ModuleCompletion as CompletionRow } from './completion.entity.ts';
import { issueFor } from './issue-certificates.ts';
import { LearningModule } from './module.entity.ts';
import type { Module, ModuleCompletion, ModuleProgress, QuizAttempt } from './module.type.ts';
import { card } from './modules.ts';
import { ModuleProgress as ProgressRow } from './progress.entity.ts';

const onePerUserAndModule: ['userId', 'moduleId'] = ['userId', 'moduleId'];

/** Grades a quiz and stores the attempt; throws invalid() unless every question is answered. */
export async function submitQuiz(ctx: Context, input: unknown): Promise<QuizAttempt> {
  const { id: userId } = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const { answers } = validate(quizSchema, input);
  const module = await ctx.em.findOne(
    LearningModule,
    { id: moduleId },
    { fields: ['version', 'questions'] },
  );
  if (!module) throw notFound();
  const { version, questions } = module;
  const missing = checkAnswers(answers, questions.length);
  if (missing) throw invalid({ answers: missing.description });
  const submitted = answers.slice(0, questions.length) as Choice[];
  return transaction(ctx, async ({ em }) => {
    const attempt = em.create(ModuleAttempt, {
      ...gradeQuiz(questions, submitted),
      userId,
      moduleId,
      version,
      answers: submitted,
      submittedAt: ctx.now,
    });
    await em.flush();
    await em.upsert(
      ProgressRow,
      {
        userId,
        moduleId,
        version,
        step: 'quiz',
        answers: submitted,
        attemptId: attempt.id,
        reflection: '',
        updatedAt: ctx.now,
      },
      { onConflictFields: onePerUserAndModule, onConflictExcludeFields: ['reflection'] },
    );
    return attempt;
  });
}

/** Stores the position in the player. Given answers start a new draft; omitted fields keep their value. */
export async function saveProgress(ctx: Context, input: unknown): Promise<ModuleProgress> {
  const { id: userId } = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const { step, answers, reflection } = validate(moduleProgressSchema, input);
  const module = await ctx.em.findOne(
    LearningModule,
    { id: moduleId },
    { fields: ['version', 'isInteractive'] },
  );
  if (!module) throw notFound();
  if (step === 'reflection') {
    if (!hasReflection(module)) throw invalid({ step: moduleMessages.noReflection });
    const attempts = await ctx.em.count(ModuleAttempt, { userId, moduleId });
    if (attempts === 0) throw invalid({ step: moduleMessages.submitFirst });
  }
  await ctx.em.upsert(
    ProgressRow,
    {
      userId,
      moduleId,
      step,
      answers: answers ?? [],
      version: module.version,
      attemptId: null,
      reflection: reflection ?? '',
      updatedAt: ctx.now,
    },
    {
      onConflictFields: onePerUserAndModule,
      onConflictMergeFields: [
        'step',
        'updatedAt',
        ...(answers ? (['answers', 'version', 'attemptId'] as const) : []),
        ...(reflection === undefined ? [] : (['reflection'] as const)),
      ],
    },
  );
  return (await card(ctx, moduleId)).progress!;
}

/**
 * Completes a module after its quiz was passed, once: activity, certificate, notification and completion are written in
 * one transaction. Concurrent calls return the first completion.
 */
export async function complete(ctx: Context, input: unknown): Promise<ModuleCompletion> {
  const { id: userId } = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const module = await card(ctx, moduleId);
  if (module.completion) return module.completion;
  if (!module.passed) {
    const { passFirst, submitFirst } = moduleMessages;
    throw invalid({ answers: module.lastAttempt ? passFirst : submitFirst });
  }
  const reflection = module.hasReflection
    ? validate(moduleReflectionSchema, input).reflection
    : null;
  try {
    await record(ctx, userId, module, reflection);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
  return (await card(ctx, moduleId)).completion!;
}

function record(ctx: Context, userId: number, module: Module, reflection: string | null) {
  const moduleId = module.id;
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    const { score, version } = await em.findOneOrFail(
      ModuleAttempt,
      { userId, moduleId, passed: true },
      { orderBy: { submittedAt: 'desc', id: 'desc' } },
    );
    const completion = em.create(CompletionRow, {
      userId,
      moduleId,
      version,
      score,
      reflection,
      completedAt: ctx.now,
    });
    // Flushed first, so that of several concurrent calls all but one fail here.
    await em.flush();
    const activity = em.create(Activity, {
      ...moduleActivity({ ...module, version }, { score, reflection }),
      userId,
      moduleId,
      status: 'completed',
      completedDate: ctx.now,
      createdAt: ctx.now,
    });
    await em.flush();
    completion.activityId = activity.id;
    await em.nativeDelete(ProgressRow, { userId, moduleId });
    await em.flush();
    await issueFor(em, completion.id, ctx.now);
    await notify(tx, userId, moduleCompletedNotification(module));
  });
}

function moduleIdOf(input: unknown): number {
  return parseId((input as { moduleId?: unknown } | null | undefined)?.moduleId);
}
