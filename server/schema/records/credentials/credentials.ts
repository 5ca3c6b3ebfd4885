import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid, unauthenticated } from '#server/errors';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import { ownOf } from '#server/records/own';
import { day, id } from '../../mechanics/cursors.ts';
import type { RecordListArgs } from '#server/records/list-args';
import type { Connection } from '../../mechanics/pages.ts';
import {
  CREDENTIALS_MAX,
  credentialFilters,
  credentialMessages as messages,
  credentialState,
} from '#domain/records/credentials';
import { credentialProblems } from '#domain/records/credentials.schema';
import { civilDate, type CivilDate } from '#domain/dates';
import { Credential, NEVER, soonest } from './credential.entity.ts';
import { dayAt } from '#server/day';

export type CredentialListArgs = RecordListArgs & { show?: string | null };

const kind = kinds.credential;

/** SQL of the credential that renews a row `r` of user $1. */
const renewedBy = (row: string) => `(select n.id from credentials n
  where n.renews_id = ${row}.id and n.user_id = $1 and n.deleted_at is null)`;
const extra = `, ${renewedBy('r')} as "renewedById"`;
const needs = ['expiryDate'];

const dayOf = (day: Date | null): CivilDate | null => day && civilDate(day, 'UTC');

const queries = records.defineQueries<Credential, readonly [soonest: string, id: number]>(
  kind,
  ['credentials', 'credential'],
  {
    filter: `$6::boolean is null or ${renewedBy('credentials')} is not null = $6`,
    extra,
    needs,
    sorted: {
      order: { list: 'credentials', parts: [day, id] },
      keyOf: (each) => [dayOf(each.expiryDate) ?? NEVER, each.id],
      sql: ({ asc, gt }) => ({
        by: `${soonest} ${asc}, id ${asc}`,
        after: `(${soonest}, id) ${gt} ($2::date, $3::int)`,
      }),
    },
  },
);

const currentRead = defineQuery<Credential[]>({
  name: 'currentCredentials',
  entity: Credential,
  needs,
  sql: (columns) =>
    rows(`select ${columns}${extra} from credentials r
      where user_id = $1 and deleted_at is null and ${renewedBy('r')} is null
      order by ${soonest}, id limit ${CREDENTIALS_MAX}`),
});

/** The user's credentials, the soonest to expire first, a page at a time; those that were renewed on request. */
export async function list(
  ctx: Context,
  args: CredentialListArgs,
): Promise<Connection<Credential>> {
  const found = await records.list(ctx, queries, args, [isRenewedFilter(args.show)]);
  await Promise.all(found.nodes.map((each) => judged(ctx, each)));
  return found;
}

/** One credential of the user; throws notFound(). */
export const get = async (ctx: Context, id: unknown) =>
  judged(ctx, await records.get(ctx, queries, id));

/** Returns those of the given credentials that belong to the user, in any order. */
export const many = async (ctx: Context, ids: readonly number[]): Promise<Credential[]> =>
  Promise.all((await records.many(ctx, queries, ids)).map((each) => judged(ctx, each)));

/** All credentials that apply now, with their states, the soonest to expire first; for judging them together. */
export async function current(ctx: Context): Promise<Credential[]> {
  const found = await ctx.reads.read(currentRead, ctx.caller.session?.userId);
  return Promise.all(found.map((each) => judged(ctx, each)));
}

/** Adds a credential. One that renews another keeps that as it was; throws conflict() if it was renewed already. */
export async function create(ctx: Context, input: unknown): Promise<Credential> {
  const made = await records.create(ctx, kind, { input, get }, async (given, { id }) => {
    await requireEarlier(ctx, id, given.renewsId);
    return stored(given);
  });
  return withRenewal(ctx, made);
}

/** Updates what is given and leaves the rest. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<Credential> {
  const changed = await records.update(ctx, kind, { id, input }, async (tx, record, change) => {
    const { issueDate = dayOf(record.issueDate), expiryDate = dayOf(record.expiryDate) } = change;
    const problems = credentialProblems({ issueDate, expiryDate });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (change.renewsId !== record.renewsId)
      await requireEarlier(tx, record.userId, change.renewsId, record.id);
    return tx.em.assign(record, stored(change));
  });
  return withRenewal(ctx, changed);
}

/** Moves a credential to the bin and returns it; the one that it renewed applies again. */
export const remove = async (ctx: Context, id: unknown, version?: number) =>
  withRenewal(ctx, await records.remove(ctx, kind, id, version));

/** Brings a deleted credential back; throws conflict() if another one renews the same by now. */
export const restore = async (ctx: Context, id: unknown) =>
  withRenewal(ctx, await records.restore(ctx, kind, id));

/** Requires that a renewed credential is the user's own and older than this one, so that renewals never form a circle. */
async function requireEarlier(
  { em }: Context,
  userId: number,
  renewsId: number | null | undefined,
  id = Infinity,
): Promise<void> {
  if (!renewsId) return;
  const found = renewsId < id ? await ownOf(em, Credential, userId, [renewsId]) : [];
  if (found.length === 0) throw invalid({ renewsId: messages.notYours });
}

/** Reads what a write does not return. */
async function withRenewal(ctx: Context, credential: Credential): Promise<Credential> {
  const { id, userId } = credential;
  const newer = await ctx.em.findOne(
    Credential,
    { renewsId: id, userId, deletedAt: null },
    { fields: ['id'] },
  );
  return judged(ctx, Object.assign(credential, { renewedById: newer?.id ?? null }));
}

async function judged(ctx: Context, credential: Credential): Promise<Credential> {
  const user = await ctx.reads.known();
  if (!user) throw unauthenticated();
  const { expiryDate, renewedById } = credential;
  const standing = {
    expiryDate: dayOf(expiryDate),
    isRenewed: Boolean(renewedById),
  };
  const state = credentialState(standing, civilDate(ctx.now, user.timeZone));
  return Object.assign(credential, { state });
}

interface Days {
  issueDate?: CivilDate | null | undefined;
  expiryDate?: CivilDate | null | undefined;
}

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends Days>({ issueDate, expiryDate, ...given }: T) {
  return {
    ...given,
    ...(issueDate !== undefined && { issueDate: issueDate && dayAt(issueDate) }),
    ...(expiryDate !== undefined && { expiryDate: expiryDate && dayAt(expiryDate) }),
  };
}

/** Null selects all. */
function isRenewedFilter(show: string | null | undefined): boolean | null {
  const known = credentialFilters.find(({ value }) => value === (show || 'current'))?.value;
  if (!known) throw invalid({ show: messages.filter });
  return known === 'all' ? null : known === 'renewed';
}
