import { UniqueConstraintViolationException, type RequiredEntityData } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import {
  checkAnswers,
  gradeQuiz,
  hasReflection,
  moduleActivity,
  moduleCompletedNotification,
  moduleMessages,
  type Choice,
} from '#domain/learning/modules';
import { civilDate, instantOf } from '#domain/dates';
import { momentLabel } from '#domain/moments';
import { moduleHoursProblem } from '#domain/learning/module-hours';
import {
  moduleCompletionSchema,
  moduleProgressSchema,
  moduleReflectionSchema,
  quizSchema,
} from '#domain/learning/modules.schema';
import { correctInOrder, quizKey } from '#domain/learning/quizzes';
import { Activity } from '../../records/activities/activity.entity.ts';
import type { User } from '../../account/users/user.entity.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { ModuleAttempt } from './attempt.entity.ts';
import { ModuleCompletion as CompletionRow } from './completion.entity.ts';
import { issueFor } from './issue-certificates.ts';
import { gradingRead, positionRead } from './module.reads.ts';
import type { Module, ModuleCompletion, ModuleProgress, QuizAttempt } from './module.type.ts';
import { card } from './modules.ts';
import { nextTry, openQuiz } from './open-quiz.ts';
import { ModuleProgress as ProgressRow } from './progress.entity.ts';

const onePerUserAndModule: ['userId', 'moduleId'] = ['userId', 'moduleId'];

/**
 * Grades the user's open quiz and stores the attempt; throws invalid() unless every question is answered, and while a
 * bank that is used up rests, and conflict() if the answers belong to a quiz that was submitted before.
 */
export async function submitQuiz(ctx: Context, input: unknown): Promise<QuizAttempt> {
  const { id: userId, timeZone } = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const { answers, quizKey: givenKey } = validate(quizSchema, input);
  const [found] = await ctx.reads.read(gradingRead, userId, moduleId);
  if (!found) throw notFound();
  const { key, asked, questions } = openQuiz(userId, moduleId, found);
  if (givenKey && givenKey !== key) throw conflict(moduleMessages.quizReplaced);
  // Of two tries at once, both of the same key, the unique index lets one through.
  const from = nextTry(found, ctx.now);
  if (from) throw invalid({ answers: moduleMessages.waits(momentLabel(from, ctx.now, timeZone)) });
  const missing = checkAnswers(answers, asked.length);
  if (missing) throw invalid({ answers: missing.description });
  const submitted = answers.slice(0, asked.length) as Choice[];
  const correct = questions.map(({ question, order }) => ({
    correctAnswer: correctInOrder(question, order),
  }));
  try {
    return await recordAttempt(ctx, {
      ...gradeQuiz(correct, submitted),
      userId,
      moduleId,
      version: found.version,
      quizKey: key,
      asked,
      answers: submitted,
      submittedAt: ctx.now,
    });
  } catch (error) {
    // Another window submitted the same quiz at the same moment.
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw conflict(moduleMessages.quizReplaced);
  }
}

function recordAttempt(ctx: Context, values: RequiredEntityData<ModuleAttempt>) {
  const { userId, moduleId, version, quizKey, answers } = values;
  return transaction(ctx, async ({ em }) => {
    const attempt = em.create(ModuleAttempt, values);
    await em.flush();
    await em.upsert(
      ProgressRow,
      {
        userId,
        moduleId,
        version,
        quizKey,
        step: 'quiz',
        answers,
        attemptId: attempt.id,
        reflection: '',
        openedAt: ctx.now,
        updatedAt: ctx.now,
      },
      {
        onConflictFields: onePerUserAndModule,
        onConflictExcludeFields: ['reflection', 'openedAt', 'studiedSeconds', 'studiedTo'],
      },
    );
    return attempt;
  });
}

/**
 * Stores the position in the player. Given answers start a new draft, unless they belong to a quiz that was submitted
 * before; omitted fields keep their value.
 */
export async function saveProgress(ctx: Context, input: unknown): Promise<ModuleProgress> {
  const { id: userId } = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const {
    step,
    answers,
    quizKey: givenKey,
    reflection,
    studiedSeconds,
  } = validate(moduleProgressSchema, input);
  const [module] = await ctx.reads.read(positionRead, userId, moduleId);
  if (!module) throw notFound();
  const { version, attempts } = module;
  if (step === 'reflection') {
    if (!hasReflection(module)) throw invalid({ step: moduleMessages.noReflection });
    if (attempts === 0) throw invalid({ step: moduleMessages.submitFirst });
  }
  const key = quizKey(version, attempts);
  const isDraft = answers !== undefined && (!givenKey || givenKey === key);
  await ctx.em.upsert(
    ProgressRow,
    {
      userId,
      moduleId,
      step,
      answers: isDraft ? answers : [],
      version,
      quizKey: key,
      attemptId: null,
      reflection: reflection ?? '',
      openedAt: ctx.now,
      updatedAt: ctx.now,
    },
    {
      onConflictFields: onePerUserAndModule,
      onConflictMergeFields: [
        'step',
        'updatedAt',
        ...(isDraft ? (['answers', 'version', 'quizKey', 'attemptId'] as const) : []),
        ...(reflection === undefined ? [] : (['reflection'] as const)),
      ],
    },
  );
  if (studiedSeconds !== undefined) await addStudied(ctx, userId, moduleId, studiedSeconds);
  return (await card(ctx, moduleId)).progress!;
}

/**
 * Adds studied time, but no more than has passed since the report of time before or, for the first one, since the module was
 * opened here. So two windows at once count once, and made-up time cannot exceed what the server's clock allows.
 */
function addStudied(ctx: Context, userId: number, moduleId: number, seconds: number) {
  return ctx.em.execute(
    `update module_progress set studied_to = greatest(studied_to, ?::timestamptz), studied_seconds = studied_seconds
       + least(?::int, greatest(0, extract(epoch from ?::timestamptz - coalesce(studied_to, opened_at))::int))
     where user_id = ? and module_id = ? and ?::int > 0`,
    [ctx.now, seconds, ctx.now, userId, moduleId, seconds],
  );
}

/**
 * Completes a module after its quiz was passed, once: activity, certificate, notification and completion are written in
 * one transaction. Concurrent calls return the first completion.
 */
export async function complete(ctx: Context, input: unknown): Promise<ModuleCompletion> {
  const user = await requireUser(ctx);
  const moduleId = moduleIdOf(input);
  const { hours } = validate(moduleCompletionSchema, input);
  const module = await card(ctx, moduleId);
  if (module.completion) return module.completion;
  if (!module.passed) {
    const { passFirst, submitFirst } = moduleMessages;
    throw invalid({ answers: module.lastAttempt ? passFirst : submitFirst });
  }
  const problem = hours === undefined ? null : moduleHoursProblem(hours, module.hours);
  if (problem) throw invalid({ hours: problem });
  const reflection = module.hasReflection
    ? validate(moduleReflectionSchema, input).reflection
    : null;
  try {
    await record(ctx, user, module, { reflection, hours });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
  }
  return (await card(ctx, moduleId)).completion!;
}

interface Told {
  reflection: string | null;
  /** Undefined if the learner was not asked. */
  hours: number | undefined;
}

function record(ctx: Context, user: User, module: Module, { reflection, hours }: Told) {
  const { id: userId, timeZone } = user;
  const moduleId = module.id;
  const recorded = hours ?? module.hours;
  const dayOf = (moment: Date) => instantOf(civilDate(moment, timeZone));
  return transaction(ctx, async (tx) => {
    const { em } = tx;
    const { score, version } = await em.findOneOrFail(
      ModuleAttempt,
      { userId, moduleId, passed: true },
      { orderBy: { submittedAt: 'desc', id: 'desc' } },
    );
    const first = await em.findOneOrFail(
      ModuleAttempt,
      { userId, moduleId },
      { orderBy: { submittedAt: 'asc', id: 'asc' } },
    );
    const progress = await em.findOne(ProgressRow, { userId, moduleId });
    const completion = em.create(CompletionRow, {
      userId,
      moduleId,
      version,
      score,
      reflection,
      confirmedHours: hours ?? null,
      studiedSeconds: measuredSeconds(progress),
      completedAt: ctx.now,
    });
    // Flushed first, so that of several concurrent calls all but one fail here.
    await em.flush();
    const activity = em.create(Activity, {
      ...moduleActivity(
        { ...module, version },
        {
          score,
          reflection,
          hours: recorded,
          startDate: dayOf(first.submittedAt),
          endDate: dayOf(ctx.now),
        },
      ),
      userId,
      moduleId,
      status: 'completed',
      completedDate: ctx.now,
      completedOn: dayOf(ctx.now),
      createdAt: ctx.now,
    });
    await em.flush();
    completion.activityId = activity.id;
    await em.nativeDelete(ProgressRow, { userId, moduleId });
    await em.flush();
    await issueFor(em, completion.id, ctx.now);
    await notify(
      tx,
      userId,
      moduleCompletedNotification({ id: moduleId, title: module.title, hours: recorded }),
    );
  });
}

/** The measured time; null if no report of it has arrived. */
const measuredSeconds = (progress: ProgressRow | null): number | null =>
  progress && (progress.studiedTo !== null || progress.studiedSeconds > 0)
    ? progress.studiedSeconds
    : null;

function moduleIdOf(input: unknown): number {
  return parseId((input as { moduleId?: unknown } | null | undefined)?.moduleId);
}
