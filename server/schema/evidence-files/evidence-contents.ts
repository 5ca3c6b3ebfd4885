import type { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { read } from '../../db/reader.ts';
import { notFound, unreachable } from '../../errors.ts';
import { keysOf } from '../../storage/storage.ts';
import { parseId } from '../../validate.ts';
import { evidenceMessages, hasPreview } from '#domain/evidence-files';
import type { EvidenceFile } from './evidence-file.entity.ts';
import { isShown } from './owners.ts';

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

/** A file as it is handed out. */
export interface EvidenceContent {
  name: string;
  type: string;
  /** In bytes; null where it is not known. */
  size: number | null;
  /** Throws unreachable(). */
  open: () => Promise<Readable>;
}

/** The file itself. Throws notFound(). */
export async function file(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const { storageKey, sizeBytes, isMissing, ...stored } = await get(ctx, id);
  return {
    ...stored,
    size: sizeBytes,
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
