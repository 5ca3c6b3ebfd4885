import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { AppError, insufficientStorage, invalid, malformed, notFound } from '#server/errors';
import { isOfDisk, notKept } from '#server/storage/failures';
import { inFolder, receive, TooLarge, type Body, type Incoming } from '#server/storage/incoming';
import { dropFile, expectFile } from '#server/storage/removals';
import { keysOf } from '#server/storage/storage';
import { LEAST_ROOM, usedBytes } from '#server/storage/used';
import type { Written } from '#server/records/written';
import {
  EVIDENCE_MAX_BYTES,
  EVIDENCE_MAX_FILES,
  evidenceMessages,
  type EvidenceOwner,
  type EvidenceOwnerKey,
} from '#domain/records/evidence-files';
import { checkDueBadges } from './check-badges.ts';
import type { EvidenceFile } from './evidence-file.entity.ts';
import { noteStates } from './file-states.ts';
import { ownerIn, ownerTables, type OwnerArgs } from './owners.ts';
import { prepare, type Prepared } from './prepare.ts';
import { isWhole, noSpace, recorded, type Upload } from './record-upload.ts';
import { sameAs } from './same-files.ts';

export type UploadArgs = OwnerArgs & { name?: string };

interface Place {
  files: number;
  /** Bytes of all stored files of the user. */
  bytes: number;
}

const placeReads = Object.fromEntries(
  Object.entries(ownerTables).map(([key, { column, table }]) => [
    key,
    defineQuery<Place | null>({
      name: `evidencePlace:${key}`,
      sql: () => `
        select json_build_object(
          'files', (select count(*) from evidence_files where ${column} = $2 and deleted_at is null),
          'bytes', ${usedBytes('$1')})
        from ${table} where id = $2 and user_id = $1 and deleted_at is null`,
    }),
  ]),
) as Record<EvidenceOwnerKey, ReturnType<typeof defineQuery<Place | null>>>;

/**
 * Receives a file and attaches it to a record. If the same bytes are already attached there, returns that file and
 * adds nothing; if its stored content is missing or damaged, stores it again. After any failure nothing of the upload
 * stays.
 */
export async function upload(
  ctx: Context,
  args: UploadArgs,
  body: Body,
): Promise<Written<EvidenceFile>> {
  const owner = ownerIn(args);
  const name = args.name?.trim();
  if (!name) throw invalid({ name: evidenceMessages.name });
  await checkRoom(ctx, owner, body.length);
  return inFolder(ctx.services.storage, async (folder) => {
    const incoming = await received(ctx, body, folder);
    const same = await sameAs(ctx, owner, incoming.sha256);
    if (same && (await isWhole(ctx, same.record))) {
      const { record } = same;
      if (record.missingAt) await noteStates(ctx, new Map([[record.id, 'kept']]));
      return { ...same, record: Object.assign(record, { missingAt: null, isDamaged: false }) };
    }
    return keep(ctx, { owner, name, incoming }, folder);
  });
}

/** Scans, judges and stores a file that was received into this folder. */
export async function keep(
  ctx: Context,
  sent: Omit<Upload, 'prepared'>,
  folder: string,
): Promise<Written<EvidenceFile>> {
  const { path } = sent.incoming;
  await ctx.services.scanner?.check(path);
  const prepared = await prepare(ctx.caller.session!.userId, path, folder);
  return store(ctx, { ...sent, prepared });
}

/** Refuses before anything is read: no such record, no place, no room. */
async function checkRoom(ctx: Context, owner: EvidenceOwner, length: number | null): Promise<void> {
  const { storage, env } = ctx.services;
  const place = await ctx.reads.read(placeReads[owner.key], ctx.caller.session?.userId, owner.id);
  if (!place) throw notFound();
  if (length === 0) throw malformed(evidenceMessages.empty);
  if (place.files >= EVIDENCE_MAX_FILES) throw malformed(evidenceMessages.tooMany);
  if (place.bytes + (length ?? 0) > env.filesPerUser) throw noSpace(env.filesPerUser);
  if ((await storage.room()) < LEAST_ROOM)
    throw insufficientStorage(undefined, evidenceMessages.full);
}

async function received(ctx: Context, body: Body, folder: string): Promise<Incoming> {
  try {
    return await receive(body, folder, EVIDENCE_MAX_BYTES);
  } catch (error) {
    if (body.ended?.aborted) throw body.ended.reason;
    if (error instanceof TooLarge) {
      throw new AppError('PAYLOAD_TOO_LARGE', evidenceMessages.tooLarge);
    }
    if (body.stream.destroyed && !isOfDisk(error)) throw malformed(evidenceMessages.cutOff);
    throw notKept(ctx, error, evidenceMessages);
  }
}

async function store(ctx: Context, sent: Upload) {
  const { services } = ctx;
  const key = randomUUID();
  const expected = await expectFile(services, key, ctx.now);
  try {
    await written(ctx, key, sent.prepared);
    const stored = await transaction(ctx, (tx) => recorded(tx, sent, key, expected));
    const { id, badge } = stored.record;
    if (badge?.state === 'waiting') {
      services.background.run('check-badge', () => checkDueBadges(services, { id }));
    }
    if (!stored.isNew) await dropFile(services, key);
    return stored;
  } catch (error) {
    await dropFile(services, key);
    throw error;
  }
}

async function written(ctx: Context, key: string, { file, thumbnail }: Prepared): Promise<void> {
  const { storage } = ctx.services;
  const keys = keysOf(key);
  try {
    await storage.put(keys.file, file.path, file.type);
    if (thumbnail) await storage.put(keys.thumbnail, thumbnail, 'image/webp');
  } catch (error) {
    throw notKept(ctx, error, evidenceMessages);
  }
}
