import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Context } from '#server/context';
import { defineQuery } from '#server/db/query';
import { gone, notFound, unreachable } from '#server/errors';
import { keysOf, type Part } from '#server/storage/storage';
import { parseId } from '#server/validate';
import { evidenceMessages, hasPreview, servedType } from '#domain/records/evidence-files';
import type { EvidenceFile } from './evidence-file.entity.ts';
import { noteStates, stateOf, type FileState } from './file-states.ts';
import { isShown } from './owners.ts';

const storedRead = defineQuery<Stored | null>({
  name: 'storedEvidenceFile',
  sql: () => `
    select to_json(s) from (
      select name, type, size_bytes as "sizeBytes", has_thumbnail as "hasThumbnail", sha256,
        storage_key as "storageKey", missing_at is not null as "isMissing" from evidence_files f
      where id = $2 and user_id = $1 and ${isShown}) s`,
});

type Stored = Pick<
  EvidenceFile,
  'name' | 'type' | 'sizeBytes' | 'sha256' | 'hasThumbnail' | 'storageKey'
> & {
  isMissing: boolean;
};

/** A file as it is handed out. */
export interface EvidenceContent {
  name: string;
  type: string;
  /** In bytes; null if it is not known. */
  size: number | null;
  /** Identifies exactly these bytes, for ETag; only for content that is read by GET. */
  tag?: string;
  /** Throws unreachable(), and gone() if it is not what was stored. */
  open: (part?: Part) => Promise<Readable>;
  /** To be called when fewer or more bytes come than its size says. */
  onDamage?: (found: number) => Promise<void>;
}

/** The file itself. Throws notFound(). */
export async function file(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const stored = await get(ctx, id);
  const { name, type, sizeBytes, storageKey } = stored;
  const note = (state: FileState) => noteStates(ctx, new Map([[parseId(id), state]]));
  const onDamage = async (found: number | null) => {
    const [key, expected] = [storageKey, sizeBytes];
    ctx.services.log.error({ key, expected, found }, 'a stored file is damaged');
    await note('damaged');
  };
  return {
    name,
    type: servedType(type),
    size: sizeBytes,
    tag: tagOf(stored, 'file'),
    onDamage,
    open: async (part) => {
      const { state, bytes } = await stateOf(ctx.services.storage, stored).catch(
        outOfReach(ctx, storageKey),
      );
      if (state === 'damaged') {
        await onDamage(bytes);
        throw gone(evidenceMessages.damaged);
      }
      if (stored.isMissing || state === 'missing') await note(state);
      return opened(ctx, keysOf(storageKey).file, part);
    },
  };
}

/** The file, if a page can show it. Throws notFound() for other kinds. */
export async function preview(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const content = await file(ctx, id);
  if (!hasPreview(content.type)) throw notFound();
  return content;
}

/** The thumbnail of a picture. Throws notFound() if it has none. */
export async function thumbnail(ctx: Context, id: unknown): Promise<EvidenceContent> {
  const stored = await get(ctx, id);
  const { name, hasThumbnail, storageKey } = stored;
  if (!hasThumbnail) throw notFound();
  return {
    name,
    type: 'image/webp',
    size: null,
    tag: tagOf(stored, 'thumbnail'),
    open: () => opened(ctx, keysOf(storageKey).thumbnail),
  };
}

/** Content under a key never changes; the hash in the row is that of the file as sent, before pictures are redrawn. */
const tagOf = ({ sha256, storageKey }: Stored, which: string): string =>
  createHash('sha256').update(`${sha256} ${storageKey} ${which}`).digest('base64url');

async function get(ctx: Context, id: unknown): Promise<Stored> {
  const found = await ctx.reads.read(storedRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return found;
}

async function opened(ctx: Context, key: string, part?: Part): Promise<Readable> {
  return ctx.services.storage.read(key, part).catch(outOfReach(ctx, key));
}

const outOfReach =
  ({ services }: Context, key: string) =>
  (error: unknown): never => {
    services.log.error({ err: error, key }, 'a stored file cannot be read');
    throw unreachable(evidenceMessages.unreachable);
  };
