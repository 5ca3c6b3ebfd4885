import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { isWithheld } from '#server/auth/token-scopes';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { cleanInBackground } from '#server/storage/clean';
import { choiceOf, parseId } from '#server/validate';
import * as evidenceFiles from '../evidence-files/evidence-files.ts';
import { id, moment, oneOf, type Order } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import type { User } from '../../account/users/user.entity.ts';
import { WITHHELD_WORDS } from '#domain/account/access-tokens';
import { binKinds, binStart, goneAt, isBinKind, type BinKind } from '#domain/records/bin';
import { civilDate } from '#domain/dates';
import { keepUntilForAll, keepYearUntilForAll } from '#domain/standing/registrations';
import * as records from '#server/records/crud';
import { kindOf } from '#server/records/kinds';
import { itemReads, listRead, type BinRow } from './bin.reads.ts';
import type { BinItem } from './bin.type.ts';
import { dayAt } from '#server/day';

export type BinListArgs = PageArgs & { kind?: string | null };

const order: Order<readonly [binnedAt: Date, kind: BinKind, id: number]> = {
  list: 'the bin',
  parts: [moment, oneOf(binKinds), id],
};

/** The user's deleted records that can be restored, latest first, a page at a time. */
export async function list(ctx: Context, args: BinListArgs): Promise<Connection<BinItem>> {
  const user = await requireUser(ctx);
  const kind = choiceOf('kind', binKinds, args.kind);
  const page = pageOf(args, order);
  const { nodes, totalCount } = await ctx.reads.read(
    listRead[page.direction],
    user.id,
    binStart(ctx.now),
    kind,
    ...pageParameters(page),
  );
  const found = { nodes: nodes.map((row) => itemOf(ctx, row, user)), totalCount };
  return connection(found, page, (node) => [node.binnedAt, node.kind, node.recordId]);
}

/** Restores a record with its files and links. Throws conflict() for a part of a record that is itself in the bin. */
export async function restore(ctx: Context, kind: unknown, id: unknown): Promise<BinItem> {
  const item = await get(ctx, kind, id);
  if (item.kind === 'evidence-file') await evidenceFiles.restore(ctx, item.recordId);
  else await records.restore(ctx, kindOf[item.kind], item.recordId);
  return item;
}

/** Removes a record of the bin for good, with its attachments. Returns it as it was. */
export async function remove(ctx: Context, kind: unknown, id: unknown): Promise<BinItem> {
  const item = await get(ctx, kind, id);
  const { id: userId } = await requireUser(ctx);
  const gone = await ctx.em.execute<object[]>(
    `delete from ${kindOf[item.kind].table}
     where id = ? and user_id = ? and deleted_at is not null returning id`,
    [item.recordId, userId],
  );
  if (gone.length === 0) throw notFound();
  void cleanInBackground(ctx.services, ctx.now);
  return item;
}

/** Removes everything in the bin for good; returns the number of records. */
export async function empty(ctx: Context): Promise<number> {
  const { id } = await requireUser(ctx);
  const count = await transaction(ctx, async ({ em }) => {
    let gone = 0;
    for (const kind of binKinds) {
      const rows = await em.execute<object[]>(
        `delete from ${kindOf[kind].table}
         where user_id = ? and deleted_at is not null and deleted_at <= ? returning id`,
        [id, ctx.now],
      );
      gone += rows.length;
    }
    return gone;
  });
  void cleanInBackground(ctx.services, ctx.now);
  return count;
}

async function get(ctx: Context, kind: unknown, id: unknown): Promise<BinItem> {
  const user = await requireUser(ctx);
  if (!isBinKind(kind)) throw notFound();
  const read = itemReads[kind];
  const [found] = await ctx.reads.read(read, user.id, parseId(id), binStart(ctx.now));
  if (!found) throw notFound();
  return itemOf(ctx, found, user);
}

function itemOf(
  ctx: Context,
  { id: recordId, at, year, partOfReflection, ...row }: BinRow,
  user: User,
): BinItem {
  const binnedAt = new Date(row.binnedAt);
  const until =
    year === null
      ? keepUntilForAll(civilDate(new Date(at ?? binnedAt), user.timeZone), user)
      : keepYearUntilForAll(year, user);
  const isLeftOut = isWithheld(ctx, 'reflective-logs');
  return {
    ...row,
    recordId,
    ...(isLeftOut && row.kind === 'reflective-log' && { title: WITHHELD_WORDS }),
    ...(isLeftOut && partOfReflection && { partOf: WITHHELD_WORDS }),
    binnedAt,
    goneAt: goneAt(binnedAt),
    keepUntil: dayAt(until),
  };
}
