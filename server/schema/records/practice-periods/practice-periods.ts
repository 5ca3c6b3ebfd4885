import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { invalid } from '#server/errors';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import type { RecordListArgs } from '#server/records/list-args';
import { awaitOthers } from '#server/records/limits';
import { ownOf } from '#server/records/own';
import { choiceOf, validate } from '#server/validate';
import { Document } from '../documents/document.entity.ts';
import type { User } from '../../account/users/user.entity.ts';
import { civilDate, type CivilDate } from '#domain/dates';
import { citedDocumentMessages } from '#domain/records/documents';
import {
  practiceKinds,
  practiceProblems,
  type PracticeSpan,
} from '#domain/records/practice-periods';
import { practicePeriodsSchema, severalProblem } from '#domain/records/practice-periods.schema';
import {
  recencyFrom,
  recencyStanding,
  type JudgedPractice,
  type RecencyStanding,
} from '#domain/standing/recency';
import { PracticePeriod } from './practice-period.entity.ts';
import { dayAt } from '#server/day';

const kind = kinds['practice-period'];
const queries = records.defineQueries(kind, ['practicePeriods', 'practicePeriod'], {
  filter: '$6::text is null or kind = $6',
  extra: `, (${rows(`select d.id, d.title, d.type from documents d
    where d.id = any(r.document_ids) and d.user_id = $1 and d.deleted_at is null
    order by d.created_at, d.id`)}) as documents`,
});

/** Entries that are judged; more of five years than anybody enters. */
const JUDGED_MAX = 2000;

const judgedRead = defineQuery<JudgedPractice[]>({
  name: 'recency',
  sql: () =>
    rows(`select kind, employer, hours, start_date as "startDate", end_date as "endDate"
      from practice_periods
      where user_id = $1 and deleted_at is null and end_date >= $2::date
      order by end_date desc, id desc limit ${JUDGED_MAX}`),
});

export type PracticePeriodListArgs = RecordListArgs & { kind?: string | null };

/** The user's entries, or those of one kind, newest first, a page at a time. */
export const list = async (ctx: Context, args: PracticePeriodListArgs) =>
  records.list(ctx, queries, args, [choiceOf('kind', practiceKinds, args.kind)]);

/** One entry of the user; throws notFound(). */
export const get = (ctx: Context, id: unknown) => records.get(ctx, queries, id);

/** Returns those of the given entries that belong to the user, in any order. */
export const many = (ctx: Context, ids: readonly number[]) => records.many(ctx, queries, ids);

/** Returns the user's recency of practice today, by their entries. */
export async function recency(ctx: Context, viewer?: User): Promise<RecencyStanding> {
  const user = viewer ?? (await requireUser(ctx));
  const today = civilDate(ctx.now, user.timeZone);
  const entries = await ctx.reads.read(judgedRead, user.id, recencyFrom(today));
  return recencyStanding(entries, today, user.registrationSpans);
}

/** Adds an entry. */
export const create = async (ctx: Context, input: unknown) =>
  withDocuments(
    ctx,
    await records.create(ctx, kind, { input, get }, async (given, user) => {
      check(given, todayOf(ctx, user));
      await requireDocuments(ctx.em, user.id, given.documentIds);
      return stored(given);
    }),
  );

/** Updates what is given and leaves the rest. */
export const update = async (ctx: Context, id: unknown, input: unknown) =>
  withDocuments(
    ctx,
    await records.update(ctx, kind, { id, input }, async ({ em }, entry, change, user) => {
      const { startDate, endDate } = entry;
      const now = { ...entry, startDate: dayOf(startDate), endDate: dayOf(endDate), ...change };
      check(now, todayOf(ctx, user));
      if (change.documentIds)
        await requireDocuments(em, user.id, change.documentIds, entry.documentIds);
      return em.assign(entry, stored(change));
    }),
  );

/** Moves an entry to the bin and returns it; `restore` brings it back. */
export const remove = async (ctx: Context, id: unknown, version?: number) =>
  withDocuments(ctx, await records.remove(ctx, kind, id, version));

/** Brings a deleted entry back. */
export const restore = async (ctx: Context, id: unknown) =>
  withDocuments(ctx, await records.restore(ctx, kind, id));

/** Adds entries of one employer at once, all or none; those that are there already with the same days are left out. */
export async function addSeveral(ctx: Context, input: unknown): Promise<PracticePeriod[]> {
  const user = await requireUser(ctx);
  const { employer, position, periods } = validate(practicePeriodsSchema, input);
  const problem = severalProblem(periods, todayOf(ctx, user));
  if (problem) throw invalid({ periods: problem });
  return transaction(ctx, async ({ em }) => {
    await awaitOthers(em, user.id);
    const there = await em.find(PracticePeriod, {
      userId: user.id,
      deletedAt: null,
      startDate: { $in: periods.map(({ startDate }) => dayAt(startDate)) },
    });
    const known = new Set(there.map((each) => keyOf(each.employer, each.startDate, each.endDate)));
    const added: PracticePeriod[] = [];
    for (const { hours, ...days } of periods) {
      const [startDate, endDate] = [dayAt(days.startDate), dayAt(days.endDate)];
      const key = keyOf(employer, startDate, endDate);
      if (known.has(key)) continue;
      known.add(key);
      const owned = { userId: user.id, createdAt: ctx.now, documents: [] };
      added.push(
        em.create(PracticePeriod, {
          ...owned,
          kind: 'practice',
          employer,
          position,
          startDate,
          endDate,
          hours,
        }),
      );
    }
    await em.flush();
    return added;
  });
}

const keyOf = (employer: string, start: Date, end: Date): string =>
  `${employer.toLowerCase()} ${start.toISOString()} ${end.toISOString()}`;

const todayOf = (ctx: Context, { timeZone }: User): CivilDate => civilDate(ctx.now, timeZone);

/** A civil day is stored as midnight UTC. */
const dayOf = (stored: Date): CivilDate => civilDate(stored, 'UTC');

function check(span: PracticeSpan, today: CivilDate): void {
  const problems = practiceProblems(span, today);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Throws invalid() for a document that is not the user's; one that was deleted since may stay. */
async function requireDocuments(
  em: Em,
  userId: number,
  ids: readonly number[],
  kept: readonly number[] = [],
): Promise<void> {
  const found = await ownOf(em, Document, userId, ids);
  const known = new Set([...found.map(({ id }) => id), ...kept]);
  if (!ids.every((id) => known.has(id)))
    throw invalid({ documentIds: citedDocumentMessages.notYours });
}

async function withDocuments(ctx: Context, entry: PracticePeriod): Promise<PracticePeriod> {
  const found = await ownOf(ctx.em, Document, entry.userId, entry.documentIds);
  const documents = found
    .toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt) || a.id - b.id)
    .map(({ id, title, type }) => ({ id, title, type }));
  return Object.assign(entry, { documents });
}

/** A day that is left out stays left out. */
function stored<T extends Partial<Pick<PracticeSpan, 'startDate' | 'endDate'>>>({
  startDate,
  endDate,
  ...given
}: T) {
  return {
    ...given,
    ...(startDate && { startDate: dayAt(startDate) }),
    ...(endDate && { endDate: dayAt(endDate) }),
  };
}
