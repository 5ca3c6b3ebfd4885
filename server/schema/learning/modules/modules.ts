import type { Context } from '#server/context';
import { invalid, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { currentPeriod } from '../../standing/needs.ts';
import { PAGE_MAX } from '#domain/pages';
import { foldCategory } from '#domain/records/categories';
import { foldHours } from '#domain/standing/cpd';
import { dueReview } from '#domain/messages/due-dates';
import {
  estimatedMinutes,
  hasReflection,
  madeBy,
  matchesModuleFilter,
  moduleFilters,
  moduleProgress,
  moduleTabs,
  PASS_MARK,
  RECOMMENDED_MODULES,
  type ContentBlock,
} from '#domain/learning/modules';
import { hoursNotice } from '#domain/learning/module-measures';
import { correctInOrder, nextTryAt, optionsInOrder, quizKey } from '#domain/learning/quizzes';
import { isWithheld } from '#server/auth/token-scopes';
import * as certificates from './certificates.ts';
import * as reads from './module.reads.ts';
import type { Teaching } from './module.entity.ts';
import { openQuiz, openReview } from './open-quiz.ts';
import type {
  AskedQuestion,
  CaseStudy,
  DueModuleReview,
  FurtherReading,
  Module,
  ModuleCategoryCount,
  ModuleCompletion,
  ModuleFigure,
  ModuleProgress,
  ModuleTeaching,
  ContentBlock as ReadableBlock,
  QuestionResult,
} from './module.type.ts';
import { dayAt } from '#server/day';

/** A module, with its content if the statement selected it. */
export type LoadedModule = Module & { content?: ModuleTeaching } & Partial<Extras> & Partial<Quiz>;

/** Content besides the text. */
interface Extras {
  caseStudies: CaseStudy[];
  figures: ModuleFigure[];
  furtherReading: FurtherReading[];
  madeBy: string;
}

/** The questions of the user's next quiz, and the key that names it. */
interface Quiz {
  quizKey: string;
  questions: AskedQuestion[];
}

export interface ModuleListArgs {
  query?: string | null;
  category?: string | null;
  status?: string | null;
}

/** The modules in order, with the user's own state; search, category and status combine. */
export async function list(ctx: Context, args: ModuleListArgs): Promise<Module[]> {
  const category = chosen(args.category, moduleFilters, 'category');
  const status = chosen(args.status, moduleTabs, 'status');
  const text = (args.query ?? '').trim().slice(0, 200).toLowerCase();
  const found = await ctx.reads.read(reads.listRead, ctx.caller.session?.userId);
  return found
    .map((row) => shown(ctx, row))
    .filter(
      (module) =>
        matchesModuleFilter(module.category, category) &&
        matchesStatus(module, status) &&
        `${module.title}\n${module.description}\n${module.category}`.toLowerCase().includes(text),
    );
}

/** One module with its text and the user's next questions, without their answers; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<LoadedModule> {
  const [found] = await ctx.reads.read(reads.getRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  const { content, quiz, ...row } = found;
  const module = shown(ctx, row);
  return {
    ...module,
    dueReview: module.dueReview && {
      ...module.dueReview,
      ...openedReview(ctx, module.dueReview, quiz),
    },
    content: readable(content),
    ...extrasOf(content),
    ...opened(ctx, row, quiz),
  };
}

/** The same without text and questions. */
export async function card(ctx: Context, id: unknown): Promise<Module> {
  const [found] = await many(ctx, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Some modules without text and questions, in any order. */
export async function many(ctx: Context, ids: readonly number[]): Promise<Module[]> {
  const found = await ctx.reads.read(reads.cardRead, ctx.caller.session?.userId, ids);
  return found.map((row) => shown(ctx, row));
}

/**
 * Modules that the user has not completed: first those in the category with the fewest hours, then recommended ones.
 */
export async function recommend(ctx: Context, limit = RECOMMENDED_MODULES): Promise<Module[]> {
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX) {
    throw invalid({ limit: `limit must be from 1 to ${PAGE_MAX}` });
  }
  const found = await ctx.reads.readForViewer(reads.recommendedRead, (user) =>
    currentPeriod(ctx, user),
  );
  const hours = foldHours(found.hours);
  const need = ({ category }: Module) => hours[foldCategory(category)];
  return found.modules
    .map((row) => shown(ctx, row))
    .filter((module) => !module.completed)
    .toSorted((a, b) => need(a) - need(b) || Number(b.isRecommended) - Number(a.isRecommended))
    .slice(0, limit);
}

/** The choices of the category filter with the number of modules for each. */
export async function categories(ctx: Context): Promise<ModuleCategoryCount[]> {
  const found = await ctx.reads.read(reads.categoriesRead);
  return moduleFilters.map(({ value, label }) => ({
    category: value === 'all' ? null : value,
    label,
    count: found.filter((category) => matchesModuleFilter(category, value)).length,
  }));
}

/** The content of a module: as already loaded, else read in a batch. */
export async function content(ctx: Context, module: LoadedModule): Promise<ModuleTeaching> {
  return module.content ?? readable((await teaching(ctx, module)).content);
}

/** The cases, figures and further reading of a module, in the same way. */
export async function extras(ctx: Context, module: LoadedModule): Promise<Extras> {
  const { caseStudies, figures, furtherReading, madeBy } = module;
  if (caseStudies && figures && furtherReading && madeBy) {
    return { caseStudies, figures, furtherReading, madeBy };
  }
  return extrasOf((await teaching(ctx, module)).content);
}

/** The user's next quiz of a module, in the same way. */
export async function quiz(ctx: Context, module: LoadedModule): Promise<Quiz> {
  const { quizKey, questions } = module;
  if (quizKey !== undefined && questions) return { quizKey, questions };
  return opened(ctx, module, (await teaching(ctx, module)).quiz);
}

/** The questions of a module's review, in the same way. */
export async function review(ctx: Context, due: DueModuleReview & Partial<Quiz>): Promise<Quiz> {
  const { quizKey, questions } = due;
  if (quizKey !== undefined && questions) return { quizKey, questions };
  return openedReview(ctx, due, (await teaching(ctx, { id: due.moduleId })).quiz);
}

/** The explained answers of one of the user's attempts; empty once the text has changed. */
export async function results(
  ctx: Context,
  attempt: { id: number; results?: QuestionResult[] },
): Promise<QuestionResult[]> {
  if (attempt.results) return attempt.results;
  const found = await ctx.reads.read(reads.resultsRead, ctx.caller.session?.userId, attempt.id);
  return found.map(explained);
}

function teaching(ctx: Context, { id }: { id: number }): Promise<reads.TeachingRow> {
  return ctx.reads.read(reads.teachingRead, ctx.caller.session?.userId, id);
}

/** The user's next quiz: the same one until it is submitted. */
function opened(
  ctx: Context,
  { id, version }: { id: number; version: string },
  row: reads.QuizRow,
): Quiz {
  const { userId } = ctx.caller.session!;
  return asked(openQuiz(userId, id, { version, ...row }));
}

function openedReview(
  ctx: Context,
  { moduleId, week, version }: DueModuleReview,
  row: reads.QuizRow,
): Quiz {
  const { userId } = ctx.caller.session!;
  return asked(openReview(userId, moduleId, week, { version, ...row }));
}

/** Drawn questions as a learner sees them. */
const asked = ({
  key,
  questions,
}: ReturnType<typeof openQuiz<reads.QuizRow['bank'][0]>>): Quiz => ({
  quizKey: key,
  questions: questions.map(({ question, order }, index) => ({
    index,
    question: question.question,
    options: optionsInOrder(question, order),
  })),
});

/** A question with its answer, once the learner has answered. */
export function explained(
  { order, chosen, question }: reads.ResultRow,
  index: number,
): QuestionResult {
  const correctAnswer = correctInOrder(question, order);
  return {
    index,
    question: question.question,
    options: optionsInOrder(question, order),
    chosen,
    correctAnswer,
    isCorrect: chosen === correctAnswer,
    explanation: question.explanation,
  };
}

/** The user's position, without a draft for questions that were submitted since. */
function position(
  row: Pick<reads.ModuleRow, 'version' | 'isInteractive' | 'attempts'>,
  progress: reads.ProgressRow,
): ModuleProgress {
  const { isDraft, quizKey: key, ...rest } = progress;
  const isOutdated = isDraft && key !== quizKey(row.version, row.attempts);
  return {
    ...rest,
    answers: isOutdated ? [] : rest.answers,
    percent: moduleProgress({ ...rest, hasReflection: hasReflection(row) }),
    updatedAt: new Date(rest.updatedAt),
  };
}

/** The user's review of a module that is due, without its questions. */
function due(ctx: Context, { id, version, completion, reviewed }: reads.ModuleRow) {
  const week = completion && dueReview(new Date(completion.completedAt), ctx.now, reviewed);
  return week ? { moduleId: id, week, version } : null;
}

function shown(ctx: Context, row: reads.ModuleRow): Module {
  const { reviewed: _, attempts: _attempts, bankIds, tries, ...rest } = row;
  const { progress, lastAttempt, completion } = row;
  return {
    ...rest,
    dueReview: due(ctx, row),
    nextTryAt: nextTryAt({ tries, bank: bankIds, length: row.questionCount }, ctx.now),
    hasReflection: hasReflection(row),
    lastReviewed: dayAt(row.lastReviewed),
    estimatedMinutes: estimatedMinutes(row.questionCount),
    passMark: PASS_MARK,
    completed: completion !== null,
    inProgress: completion === null && progress !== null,
    progress: progress && {
      ...position(row, progress),
      ...(isWithheld(ctx, 'reflective-logs') && { reflection: '' }),
    },
    lastAttempt: lastAttempt && {
      ...lastAttempt,
      ...(lastAttempt.results && { results: lastAttempt.results.map(explained) }),
      submittedAt: new Date(lastAttempt.submittedAt),
    },
    completion: completion && shownCompletion(ctx, completion),
  };
}

export const shownCompletion = (
  ctx: Context,
  {
    moduleHours,
    shortestReadingMinutes,
    ...completion
  }: NonNullable<reads.ModuleRow['completion']>,
): ModuleCompletion => ({
  ...completion,
  hoursNotice: hoursNotice(completion.hours, {
    studiedSeconds: completion.studiedSeconds,
    moduleHours,
    shortestReadingMinutes,
  }),
  ...(isWithheld(ctx, 'reflective-logs') && { reflection: null }),
  completedAt: new Date(completion.completedAt),
  certificate: completion.certificate && certificates.shown(ctx, completion.certificate),
});

function readable(content: Teaching): ModuleTeaching {
  const { objectives, sections, keyPoints, references, video } = content;
  return {
    objectives,
    keyPoints,
    video,
    references: references.map((each) => ({ ...each, url: each.url ?? null })),
    sections: sections.map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.map(readableBlock),
    })),
  };
}

function readableBlock(block: ContentBlock): ReadableBlock {
  if (typeof block === 'string') return { text: block, list: null, table: null };
  if ('list' in block) return { text: null, list: block.list, table: null };
  const rows = block.table.rows.map((cells) => ({ cells }));
  return { text: null, list: null, table: { ...block.table, rows } };
}

function extrasOf({
  caseStudies = [],
  figures = [],
  furtherReading = [],
  authors = [],
  reviewers = [],
}: Teaching): Extras {
  return { caseStudies, figures, furtherReading, madeBy: madeBy({ authors, reviewers }) };
}

function matchesStatus(module: Module, status: string): boolean {
  if (status === 'recommended') return module.isRecommended;
  if (status === 'in-progress') return module.inProgress;
  return status === 'all' || module.completed;
}

function chosen(
  given: string | null | undefined,
  choices: readonly { value: string }[],
  field: string,
): string {
  const value = given || 'all';
  const values = choices.map((choice) => choice.value);
  if (values.includes(value)) return value;
  const allowed = values.filter((each) => each !== 'all').join(', ');
  throw invalid({ [field]: `The ${field} must be one of ${allowed}` });
}
