import type { Context } from '#server/context';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import type { RecordListArgs } from '#server/records/list-args';
import { choiceOf } from '#server/validate';
import type { Connection } from '../../mechanics/pages.ts';
import { type CivilDate } from '#domain/dates';
import { documentTypes } from '#domain/records/documents';
import type { Document } from './document.entity.ts';
import { dayAt } from '#server/day';

export type DocumentListArgs = RecordListArgs & { type?: string | null; query?: string | null };

const kind = kinds.document;
const queries = records.defineQueries(kind, ['documents', 'document'], {
  filter: `($6::text is null or type = $6)
    and ($7::text is null or strpos(lower(title || E'\\n' || content), lower($7)) > 0)`,
});

/** The user's documents, newest first, a page at a time; type and search combine. */
export const list = async (ctx: Context, args: DocumentListArgs): Promise<Connection<Document>> =>
  records.list(ctx, queries, args, [
    choiceOf('type', documentTypes, args.type),
    args.query?.trim().slice(0, 200) || null,
  ]);

/** One document of the user; throws notFound(). */
export const get = (ctx: Context, id: unknown) => records.get(ctx, queries, id);

/** Returns those of the given documents that belong to the user, in any order. */
export const many = (ctx: Context, ids: readonly number[]) => records.many(ctx, queries, ids);

/** Adds a document. */
export const create = (ctx: Context, input: unknown) =>
  records.create(ctx, kind, { input, get }, stored);

/** Updates what is given and leaves the rest. */
export const update = (ctx: Context, id: unknown, input: unknown) =>
  records.update(ctx, kind, { id, input }, ({ em }, document, change) =>
    em.assign(document, stored(change)),
  );

/** Moves a document to the bin and returns it; `restore` brings it back. */
export const remove = (ctx: Context, id: unknown, version?: number) =>
  records.remove(ctx, kind, id, version);

/** Brings a deleted document back. */
export const restore = (ctx: Context, id: unknown) => records.restore(ctx, kind, id);

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends { expiryDate?: CivilDate | null }>({ expiryDate, ...given }: T) {
  if (expiryDate === undefined) return given;
  return { ...given, expiryDate: expiryDate && dayAt(expiryDate) };
}
