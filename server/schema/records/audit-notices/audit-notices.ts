import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid } from '#server/errors';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import type { RecordListArgs } from '#server/records/list-args';
import { auditNoticeProblems } from '#domain/records/audit-notices.schema';
import type { Period } from '#domain/standing/cpd';
import { civilDate, type CivilDate } from '#domain/dates';
import { PORTFOLIO_MAX_RECORDS } from '#domain/proof/portfolio';
import { AuditNotice } from './audit-notice.entity.ts';
import { dayAt } from '#server/day';

const kind = kinds['audit-notice'];
const queries = records.defineQueries(kind, ['auditNotices', 'auditNotice']);

const openRead = defineQuery<AuditNotice[]>({
  name: 'openAuditNotice',
  entity: AuditNotice,
  sql: (columns) =>
    rows(`select ${columns} from audit_notices
      where user_id = $1 and sent_on is null and deleted_at is null`),
});

/** The user's audit letters, newest first, a page at a time. */
export const list = (ctx: Context, args: RecordListArgs) => records.list(ctx, queries, args);

/** One audit letter of the user; throws notFound(). */
export const get = (ctx: Context, id: unknown) => records.get(ctx, queries, id);

/** Returns those of the given letters that belong to the user, in any order. */
export const many = (ctx: Context, ids: readonly number[]) => records.many(ctx, queries, ids);

/** The letter that is not answered yet; null if there is none. */
export async function getOpen(ctx: Context, userId: number): Promise<AuditNotice | null> {
  const [found] = await ctx.reads.read(openRead, userId);
  return found ?? null;
}

const idsRead = defineQuery<{ id: number }[]>({
  name: 'auditNoticeIds',
  sql: () =>
    rows(`select id from audit_notices where user_id = $1 and deleted_at is null
      and letter_date between $2::date and $3::date order by id limit ${PORTFOLIO_MAX_RECORDS}`),
});

/** The letters of these days, whose history a pack for the owner carries. */
export async function within(ctx: Context, { start, end }: Period) {
  const found = await ctx.reads.read(idsRead, ctx.caller.session?.userId, start, end);
  return found.map(({ id }) => ({ kind: 'audit-notice' as const, id }));
}

/** Adds an audit letter; throws conflict() if another one is open. */
export const create = (ctx: Context, input: unknown) =>
  records.create(ctx, kind, { input, get }, (given) => stored(checked(given)));

/** Updates what is given and leaves the rest; throws conflict() if it opens a second one. */
export const update = (ctx: Context, id: unknown, input: unknown) =>
  records.update(ctx, kind, { id, input }, ({ em }, notice, change) => {
    checked({
      letterDate: change.letterDate ?? civilDate(notice.letterDate, 'UTC'),
      dueDate: change.dueDate ?? civilDate(notice.dueDate, 'UTC'),
      sentOn:
        change.sentOn === undefined
          ? notice.sentOn && civilDate(notice.sentOn, 'UTC')
          : change.sentOn,
    });
    return em.assign(notice, stored(change));
  });

/** Moves an audit letter to the bin and returns it; `restore` brings it back. */
export const remove = (ctx: Context, id: unknown, version?: number) =>
  records.remove(ctx, kind, id, version);

/** Brings a deleted audit letter back; throws conflict() if another one is open. */
export const restore = (ctx: Context, id: unknown) => records.restore(ctx, kind, id);

interface Days {
  letterDate: CivilDate;
  dueDate: CivilDate;
  sentOn: CivilDate | null;
}

function checked<T extends Days>(days: T): T {
  const problems = auditNoticeProblems(days);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return days;
}

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends Partial<Days>>({ letterDate, dueDate, sentOn, ...given }: T) {
  return {
    ...given,
    ...(letterDate && { letterDate: dayAt(letterDate) }),
    ...(dueDate && { dueDate: dayAt(dueDate) }),
    ...(sentOn !== undefined && { sentOn: sentOn && dayAt(sentOn) }),
  };
}
