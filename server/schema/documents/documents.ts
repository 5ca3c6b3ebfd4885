import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { read, rows } from '../../db/reader.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId, validate } from '../../validate.ts';
import { changing, mark } from '../changing.ts';
import { once } from '../once.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import { instantOf, type CivilDate } from '#domain/dates';
import { documentTypes } from '#domain/documents';
import { documentChangeSchema, documentSchema } from '#domain/documents.schema';
import { Document } from './document.entity.ts';

export type DocumentListArgs = PageArgs & { type?: string | null; search?: string | null };

const listRead = read<{ nodes: Document[]; totalCount: number }>({
  name: 'documents',
  entity: Document,
  sql: (columns) => `
    with chosen as not materialized (
      select * from documents
      where user_id = $1 and deleted_at is null and ($2::text is null or type = $2)
        and ($3::text is null or strpos(lower(title || E'\\n' || content), lower($3)) > 0))
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from chosen
        where $4::timestamptz is null or (created_at, id) < ($4, $5::int)
        order by created_at desc, id desc limit $6`)}),
      'totalCount', (select count(*) from chosen))`,
});

const getRead = read<Document[]>({
  name: 'document',
  entity: Document,
  sql: (columns) =>
    rows(`select ${columns} from documents where id = $2 and user_id = $1 and deleted_at is null`),
});

/** The user's documents, newest first, a page at a time; type and search combine. */
export async function list(ctx: Context, args: DocumentListArgs): Promise<Connection<Document>> {
  const page = pageOf(args);
  const search = args.search?.trim().slice(0, 200);
  const found = await ctx.reads.read(
    listRead,
    ctx.caller.session?.userId,
    typeFilter(args.type),
    search || null,
    page.after?.at ?? null,
    page.after?.id ?? null,
    page.first + 1,
  );
  return connection(found, page, (node) => cursorOf(node.createdAt, node.id));
}

/** One document of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Document> {
  const [found] = await ctx.reads.read(getRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return found;
}

/** Adds a document. */
export async function create(ctx: Context, input: unknown): Promise<Document> {
  const making = { table: 'documents', get, schema: documentSchema, input } as const;
  return once(ctx, making, async ({ id: userId }, given, request) => {
    const record = { ...stored(given), ...request, userId, createdAt: ctx.now };
    const document = ctx.em.create(Document, record);
    await ctx.em.flush();
    return document;
  });
}

/** Changes what is given and leaves the rest. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<Document> {
  const { id: userId } = await requireUser(ctx);
  const { version, ...change } = validate(documentChangeSchema, input);
  return changing(ctx, Document, { id, userId, version }, (em, document) =>
    em.assign(document, stored(change)),
  );
}

/** Takes a document out of every list and count; `restore` brings it back. Answers it as it was. */
export const remove = (ctx: Context, id: unknown) => marked(ctx, id, ctx.now);

/** Brings a deleted document back. */
export const restore = (ctx: Context, id: unknown) => marked(ctx, id, null);

async function marked(ctx: Context, id: unknown, deletedAt: Date | null): Promise<Document> {
  const { id: userId } = await requireUser(ctx);
  return mark(ctx, Document, { id, userId }, deletedAt);
}

/** Days travel as midnight UTC; one that is left out stays left out. */
function stored<T extends { expiryDate?: CivilDate | null }>({ expiryDate, ...given }: T) {
  if (expiryDate === undefined) return given;
  return { ...given, expiryDate: expiryDate && instantOf(expiryDate) };
}

function typeFilter(type: string | null | undefined): string | null {
  if (!type || type === 'all') return null;
  if ((documentTypes as readonly string[]).includes(type)) return type;
  throw invalid({ type: `Type must be all, ${documentTypes.join(', ')}` });
}
