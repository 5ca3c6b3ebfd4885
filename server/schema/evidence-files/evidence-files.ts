import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { read, rows } from '../../db/reader.ts';
import { malformed, notFound, unreachable } from '../../errors.ts';
import { keysOf } from '../../storage/storage.ts';
import { parseId } from '../../validate.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import {
  EVIDENCE_MAX_FILES,
  evidenceMessages,
  evidenceOwners,
  hasPreview,
  type EvidenceOwner,
  type EvidenceOwnerKey,
} from '#domain/evidence-files';
import { EvidenceFile } from './evidence-file.entity.ts';
import { isShown, ownerOf, ownerTables, type OwnerArgs } from './owners.ts';

export type EvidenceFileListArgs = PageArgs & OwnerArgs;

const listRead = read<{ nodes: EvidenceFile[]; totalCount: number }>({
  name: 'evidenceFiles',
  entity: EvidenceFile,
  sql: (columns) => `
    with chosen as not materialized (
      select * from evidence_files f where f.user_id = $1 and ${isShown}
        and ($2::int is null or activity_id = $2) and ($3::int is null or document_id = $3)
        and ($4::int is null or reflective_log_id = $4))
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from chosen
        where $5::timestamptz is null or (created_at, id) < ($5, $6::int)
        order by created_at desc, id desc limit $7`)}),
      'totalCount', (select count(*) from chosen))`,
});

const ofRead = read<EvidenceFile[]>({
  name: 'evidenceFilesOf',
  entity: EvidenceFile,
  sql: (columns) =>
    rows(`select ${columns} from evidence_files where user_id = $1 and deleted_at is null
      and (activity_id = any($2::int[]) or document_id = any($3::int[])
        or reflective_log_id = any($4::int[]))
      order by created_at, id`),
});

const storedRead = read<Stored | null>({
  name: 'storedEvidenceFile',
  sql: () => `
    select to_json(s) from (
      select name, type, size_bytes as "sizeBytes", has_thumbnail as "hasThumbnail",
        storage_key as "storageKey", missing_at is not null as "isMissing" from evidence_files f
      where id = $2 and user_id = $1 and ${isShown}) s`,
});

type Stored = Pick<EvidenceFile, 'name' | 'type' | 'sizeBytes' | 'hasThumbnail' | 'storageKey'> & {
  isMissing: boolean;
};

/** The user's files, newest first, a page at a time; those of one record where it is named. */
export async function list(
  ctx: Context,
  args: EvidenceFileListArgs,
): Promise<Connection<EvidenceFile>> {
  const page = pageOf(args);
  const owner = ownerOf(args);
  const found = await ctx.reads.read(
    listRead,
    ctx.caller.session?.userId,
    ...evidenceOwners.map((key) => (owner?.key === key ? owner.id : null)),
    page.after?.at ?? null,
    page.after?.id ?? null,
    page.first + 1,
  );
  return connection(found, page, (node) => cursorOf(node.createdAt, node.id));
}

/** Records whose files one request asks for at the same moment. */
interface Asked {
  ids: Record<EvidenceOwnerKey, Set<number>>;
  found: Promise<EvidenceFile[]>;
}

const asked = new WeakMap<Context, Asked>();

/** The files of a record that was read for the user, oldest first; one statement for all records of a list. */
export async function of(ctx: Context, key: EvidenceOwnerKey, id: number): Promise<EvidenceFile[]> {
  const batch = asked.get(ctx) ?? begin(ctx);
  batch.ids[key].add(Number(id));
  const files = await batch.found;
  return files.filter((file) => file[key] === Number(id));
}

function begin(ctx: Context): Asked {
  const ids = {
    activityId: new Set<number>(),
    documentId: new Set<number>(),
    reflectiveLogId: new Set<number>(),
  };
  const found = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => {
    asked.delete(ctx);
    const lists = evidenceOwners.map((key) => [...ids[key]]);
    return ctx.reads.read(ofRead, ctx.caller.session?.userId, ...lists);
  });
  const batch = { ids, found };
  asked.set(ctx, batch);
  return batch;
}

/** A file as it is handed out. */
export interface EvidenceContent {
  name: string;
  type: string;
  /** In bytes; null where it is not known. */
  size: number | null;
  /** Names these very bytes; they never change. */
  tag: string;
  /** Throws unreachable(). */
  open: () => Promise<Readable>;
}

/** The file itself. Throws notFound(). */
export async function file(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const { storageKey, sizeBytes, isMissing, ...stored } = await get(ctx, id);
  return {
    ...stored,
    size: sizeBytes,
    tag: storageKey,
    open: async () => {
      const content = await opened(ctx, keysOf(storageKey).file, async () => {
        await noteThere(ctx, new Map([[parseId(id), false]]));
      });
      if (isMissing) await noteThere(ctx, new Map([[parseId(id), true]]));
      return content;
    },
  };
}

/**
 * Writes down which files' content is there and which is not, since what is not there proves nothing. Answers whether
 * any of it is new.
 */
export async function noteThere(
  { services, caller, now }: Context,
  there: ReadonlyMap<number, boolean>,
): Promise<boolean> {
  if (there.size === 0) return false;
  const changed = await services.database.query({
    text: `
      update evidence_files f set missing_at = case when s.there then null else $4::timestamptz end
      from unnest($2::int[], $3::boolean[]) as s(id, there)
      where f.id = s.id and f.user_id = $1 and (f.missing_at is null) <> s.there returning f.id`,
    values: [caller.session!.userId, [...there.keys()], [...there.values()], now],
  });
  return changed.length > 0;
}

/** The file where a page can show it. Throws notFound() for other kinds. */
export async function preview(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const content = await file(ctx, id);
  if (!hasPreview(content.type)) throw notFound();
  return content;
}

/** The small picture of a picture. Throws notFound() where there is none. */
export async function thumbnail(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const { name, hasThumbnail, storageKey } = await get(ctx, id);
  if (!hasThumbnail) throw notFound();
  return {
    name,
    type: 'image/webp',
    size: null,
    tag: `${storageKey}-thumbnail`,
    open: () => opened(ctx, keysOf(storageKey).thumbnail),
  };
}

async function get(ctx: Context, id: unknown): Promise<Stored> {
  const found = await ctx.reads.read(storedRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return found;
}

async function opened(
  { services }: Context,
  key: string,
  onGone?: () => Promise<void>,
): Promise<Readable> {
  try {
    return await services.storage.read(key);
  } catch (error) {
    // Where the storage cannot be reached, nobody knows.
    if (onGone && !(await services.storage.has(key).catch(() => true))) await onGone();
    services.log.error({ err: error, key }, 'a stored file cannot be read');
    throw unreachable(evidenceMessages.unreachable);
  }
}

/** Takes a file out of its record; `restore` brings it back for 30 days. Answers it as it was. */
export const remove = (ctx: Context, id: unknown) => mark(ctx, id, ctx.now);

/** Brings a deleted file back. Throws where its record is full by now. */
export const restore = (ctx: Context, id: unknown) => mark(ctx, id, null);

async function mark(ctx: Context, id: unknown, deletedAt: Date | null): Promise<EvidenceFile> {
  const { id: userId } = await requireUser(ctx);
  const found = await ctx.em.findOne(EvidenceFile, {
    id: parseId(id),
    userId,
    deletedAt: deletedAt ? null : { $ne: null },
  });
  if (!found) throw notFound();
  if (!deletedAt) await checkPlace(ctx, ownerOf(found)!);
  found.deletedAt = deletedAt;
  await ctx.em.flush();
  return found;
}

/** Throws where the record has as many files as it may have. */
export async function checkPlace({ em }: Pick<Context, 'em'>, owner: EvidenceOwner): Promise<void> {
  const { column } = ownerTables[owner.key];
  const [row] = await em.execute<{ n: number }[]>(
    `select count(*)::int as n from evidence_files where ${column} = ? and deleted_at is null`,
    [owner.id],
  );
  if (row!.n >= EVIDENCE_MAX_FILES) throw malformed(evidenceMessages.tooMany);
}
