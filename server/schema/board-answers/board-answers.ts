import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError, invalid, notFound } from '../../errors.ts';
import { validate } from '../../validate.ts';
import { User } from '../users/user.entity.ts';
import {
  boardAnswerDocumentProblem,
  boardAnswerLimits,
  boardAnswerPeriodProblem,
  boardAnswersFull,
  type BoardAnswer,
} from '#domain/board-answers';
import { boardAnswerSchema } from '#domain/board-answers.schema';
import { yearEnding } from '#domain/cpd';
import { civilDate, type CivilDate } from '#domain/dates';
import type { BoardAnswerType } from './board-answer.type.ts';

const titlesRead = defineQuery<{ id: number; title: string }[]>({
  name: 'boardAnswerDocuments',
  sql: () =>
    rows(`select id, title from documents
      where user_id = $1 and deleted_at is null and id = any($2::int[])`),
});

/** The answers with the titles of their documents. */
export async function list(ctx: Context, user: User): Promise<BoardAnswerType[]> {
  const ids = user.boardAnswers.map(({ documentId }) => documentId).filter((id) => id !== null);
  const found = ids.length > 0 ? await ctx.reads.read(titlesRead, user.id, ids) : [];
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return user.boardAnswers.map((each) => ({
    ...each,
    documentTitle: (each.documentId !== null && titles.get(each.documentId)) || null,
  }));
}

/** Records an answer, in place of an earlier one about the same period. */
export async function set(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const given = validate(boardAnswerSchema(civilDate(ctx.now, timeZone)), input);
  const answer: BoardAnswer = { ...given, documentId: given.documentId ?? null };
  return change(ctx, id, async (user, tx) => {
    const { periodEnd, documentId } = answer;
    if (yearEnding(user, yearOf(periodEnd)).end !== periodEnd) {
      throw invalid({ periodEnd: boardAnswerPeriodProblem });
    }
    if (documentId !== null) await requireDocument(tx, id, documentId);
    const others = user.boardAnswers.filter((each) => each.periodEnd !== periodEnd);
    if (others.length >= boardAnswerLimits.count) {
      throw new AppError('BAD_USER_INPUT', boardAnswersFull);
    }
    return [...others, answer].toSorted((a, b) => (a.periodEnd < b.periodEnd ? -1 : 1));
  });
}

/** Removes the answers about the period that ends in a year; throws notFound(). */
export async function remove(ctx: Context, year: unknown): Promise<User> {
  const { id } = await requireUser(ctx);
  return change(ctx, id, (user) => {
    const left = user.boardAnswers.filter(({ periodEnd }) => yearOf(periodEnd) !== Number(year));
    if (left.length === user.boardAnswers.length) throw notFound();
    return left;
  });
}

/** Changes the list while no other request does. */
async function change(
  ctx: Context,
  id: number,
  run: (user: User, tx: Context) => BoardAnswer[] | Promise<BoardAnswer[]>,
): Promise<User> {
  return transaction(ctx, async (tx) => {
    await tx.em.execute('select from users where id = ?::int for update', [id]);
    const user = await tx.em.findOneOrFail(User, { id }, { refresh: true });
    user.boardAnswers = await run(user, tx);
    await tx.em.flush();
    return user;
  });
}

/** Throws invalid() unless the document is the user's and not in the bin. */
async function requireDocument({ em }: Context, userId: number, id: number): Promise<void> {
  const found = await em.execute(
    'select 1 from documents where id = ?::int and user_id = ?::int and deleted_at is null',
    [id, userId],
  );
  if (found.length === 0) throw invalid({ documentId: boardAnswerDocumentProblem });
}

const yearOf = (day: CivilDate): number => Number(day.slice(0, 4));
