import DataLoader from 'dataloader';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import type { Em } from '#server/db/database';
import { defineQuery, rows } from '#server/db/query';
import { notFound } from '#server/errors';
import { kinds } from '#server/records/kinds';
import { requireWhole, withinLimits } from '#server/records/limits';
import { parseId, validate } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import {
  cleanFileName,
  evidenceOwners,
  type EvidenceOwner,
  type EvidenceOwnerKey,
  type EvidenceType,
} from '#domain/records/evidence-files';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import { EvidenceFile } from './evidence-file.entity.ts';
import { isShown, ownerOf, ownerTables, type OwnerArgs } from './owners.ts';

const kind = kinds['evidence-file'];

export type EvidenceFileListArgs = PageArgs & OwnerArgs;

/** Each owner's column, with the number of its parameter; $1 is the user. */
const owners = evidenceOwners.map((key, index) => ({
  column: ownerTables[key].column,
  parameter: index + 2,
}));
const [at, id, limit] = [1, 2, 3].map((n) => `$${owners.length + 1 + n}`);

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: EvidenceFile[]; totalCount: number }>({
    name: 'evidenceFiles',
    entity: EvidenceFile,
    sql: (columns) => `
    with chosen as not materialized (
      select * from evidence_files f where f.user_id = $1 and ${isShown}
        ${owners.map(({ column, parameter: n }) => `and ($${n}::int is null or ${column} = $${n})`).join(' ')})
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from chosen
        where ${at}::timestamptz is null or (created_at, id) ${lt} (${at}, ${id}::int)
        order by created_at ${desc}, id ${desc} limit ${limit}`)}),
      'totalCount', (select count(*) from chosen))`,
  }),
);

const byIdsRead = defineQuery<EvidenceFile[]>({
  name: 'evidenceFilesByIds',
  entity: EvidenceFile,
  sql: (columns) =>
    rows(`select ${columns} from evidence_files f
      where f.id = any($2::int[]) and f.user_id = $1 and ${isShown}`),
});

const ofRead = defineQuery<EvidenceFile[]>({
  name: 'evidenceFilesOf',
  entity: EvidenceFile,
  sql: (columns) =>
    rows(`select ${columns} from evidence_files where user_id = $1 and deleted_at is null
      and (${owners.map(({ column, parameter: n }) => `${column} = any($${n}::int[])`).join(' or ')})
      order by created_at, id`),
});

/** The user's files, newest first, a page at a time; those of one record if it is named. */
export async function list(
  ctx: Context,
  args: EvidenceFileListArgs,
): Promise<Connection<EvidenceFile>> {
  const page = pageOf(args, byMoment('evidence files'));
  const owner = ownerOf(args);
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    ...evidenceOwners.map((key) => (owner?.key === key ? owner.id : null)),
    ...pageParameters(page),
  );
  return connection(found, page, (node) => [node.createdAt, node.id]);
}

/** The record of one file; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<EvidenceFile> {
  const [found] = await many(ctx, [parseId(id)]);
  if (!found) throw notFound();
  return found;
}

/** Returns those of the given files that belong to the user, in any order. */
export const many = async (ctx: Context, ids: readonly number[]): Promise<EvidenceFile[]> =>
  ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids);

const loaders = new WeakMap<Context, DataLoader<EvidenceOwner, EvidenceFile[]>>();

/** The files of a record that was read for the user, oldest first; one statement for all records of a list. */
export function of(ctx: Context, key: EvidenceOwnerKey, id: number): Promise<EvidenceFile[]> {
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  return loader.load({ key, id: Number(id) });
}

const createLoader = (ctx: Context) =>
  new DataLoader<EvidenceOwner, EvidenceFile[]>(async (owners) => {
    const ids = evidenceOwners.map((key) => [
      ...new Set(owners.filter((owner) => owner.key === key).map(({ id }) => id)),
    ]);
    const files = await ctx.reads.read(ofRead, ctx.caller.session?.userId, ...ids);
    return owners.map(({ key, id }) => files.filter((file) => file[key] === id));
  }, batchOptions);

/** Renames a file; it keeps its extension. Throws notFound(). */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<EvidenceFile> {
  const { id: userId } = await requireUser(ctx);
  const { name } = validate(evidenceFileChangeSchema, input);
  const where = { id: parseId(id), userId, deletedAt: null };
  const found = await ctx.em.findOne(EvidenceFile, where);
  if (!found) throw notFound();
  if (name !== undefined) found.name = cleanFileName(name, found.type as EvidenceType);
  await ctx.em.flush();
  return found;
}

/** Removes a file from its record; `restore` brings it back for 30 days. Returns the file as it was. */
export async function remove(ctx: Context, id: unknown): Promise<EvidenceFile> {
  const { id: userId } = await requireUser(ctx);
  return mark(ctx.em, { id, userId }, ctx.now);
}

/** Brings a deleted file back. Throws if its record is full by now, or in the bin. */
export async function restore(ctx: Context, id: unknown): Promise<EvidenceFile> {
  const { id: userId } = await requireUser(ctx);
  await requireWhole(ctx, kind, userId, parseId(id));
  return withinLimits(ctx, kind, userId, ({ em }) => mark(em, { id, userId }, null));
}

async function mark(
  em: Em,
  { id, userId }: { id: unknown; userId: number },
  deletedAt: Date | null,
): Promise<EvidenceFile> {
  const where = { id: parseId(id), userId, deletedAt: deletedAt ? null : { $ne: null } };
  const found = await em.findOne(EvidenceFile, where);
  if (!found) throw notFound();
  found.deletedAt = deletedAt;
  await em.flush();
  return found;
}
