import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { AppError, invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { changeRegistration } from '../change-registration.ts';
import { requireRegistration } from '../held.ts';
import type { User } from '../../account/users/user.entity.ts';
import {
  boardAnswerDocumentProblem,
  boardAnswerLimits,
  boardAnswerPeriodProblem,
  boardAnswersFull,
  type BoardAnswer,
} from '#domain/standing/board-answers';
import { boardAnswerSchema } from '#domain/standing/board-answers.schema';
import { yearEnding } from '#domain/standing/cpd';
import { civilDate, type CivilDate } from '#domain/dates';
import type { BoardAnswerType } from './board-answer.type.ts';

const titlesRead = defineQuery<{ id: number; title: string }[]>({
  name: 'boardAnswerDocuments',
  sql: () =>
    rows(`select id, title from documents
      where user_id = $1 and deleted_at is null and id = any($2::int[])`),
});

/** The answers about a registration, with the titles of their documents. */
export async function list(
  ctx: Context,
  user: User,
  profession?: string | null,
): Promise<BoardAnswerType[]> {
  const { boardAnswers = [] } = requireRegistration(user, profession);
  const ids = boardAnswers.map(({ documentId }) => documentId).filter((id) => id !== null);
  const found = ids.length > 0 ? await ctx.reads.read(titlesRead, user.id, ids) : [];
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return boardAnswers.map((each) => ({
    ...each,
    documentTitle: (each.documentId !== null && titles.get(each.documentId)) || null,
  }));
}

/** Records an answer, in place of an earlier one about the same period. */
export async function set(ctx: Context, input: unknown): Promise<User> {
  const { id, timeZone } = await requireUser(ctx);
  const { registration: of, ...given } = validate(
    boardAnswerSchema(civilDate(ctx.now, timeZone)),
    input,
  );
  const answer: BoardAnswer = { ...given, documentId: given.documentId ?? null };
  return changeRegistration(ctx, id, of, async (registration, tx) => {
    const { periodEnd, documentId } = answer;
    if (yearEnding(registration, yearOf(periodEnd)).end !== periodEnd) {
      throw invalid({ periodEnd: boardAnswerPeriodProblem });
    }
    if (documentId !== null) await requireDocument(tx, id, documentId);
    const others = (registration.boardAnswers ?? []).filter((each) => each.periodEnd !== periodEnd);
    if (others.length >= boardAnswerLimits.count) {
      throw new AppError('BAD_USER_INPUT', boardAnswersFull);
    }
    const all = [...others, answer];
    return { boardAnswers: all.toSorted((a, b) => (a.periodEnd < b.periodEnd ? -1 : 1)) };
  });
}

/** Removes the answers about the period that ends in a year; throws notFound(). */
export async function remove(
  ctx: Context,
  year: unknown,
  profession?: string | null,
): Promise<User> {
  const { id } = await requireUser(ctx);
  return changeRegistration(ctx, id, profession, ({ boardAnswers = [] }) => {
    const left = boardAnswers.filter(({ periodEnd }) => yearOf(periodEnd) !== Number(year));
    if (left.length === boardAnswers.length) throw notFound();
    return { boardAnswers: left };
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
