import { LockMode } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { AppError, notFound, unreachable } from '#server/errors';
import { kinds } from '#server/records/kinds';
import { checkLimits } from '#server/records/limits';
import type { Incoming } from '#server/storage/incoming';
import { keepFile } from '#server/storage/removals';
import { usedBytes } from '#server/storage/used';
import { User } from '../../account/users/user.entity.ts';
import {
  cleanFileName,
  evidenceMessages,
  type EvidenceOwner,
} from '#domain/records/evidence-files';
import { waitingBadge } from './check-badges.ts';
import { EvidenceFile } from './evidence-file.entity.ts';
import { stateOf } from './file-states.ts';
import { ownerTables } from './owners.ts';
import type { Prepared } from './prepare.ts';
import { elsewhere, sameAs } from './same-files.ts';

/** A file that was sent, judged, and stored under its key. */
export interface Upload {
  owner: EvidenceOwner;
  name: string;
  incoming: Incoming;
  prepared: Prepared;
}

export const noSpace = (limit: number) =>
  new AppError('PAYLOAD_TOO_LARGE', evidenceMessages.noSpace(limit));

/** The row, in a transaction that others of the same user wait for; what was checked before is checked again. */
export async function recorded(ctx: Context, sent: Upload, key: string, expected: Date) {
  const { owner, name, incoming, prepared } = sent;
  const { id: userId } = await locked(ctx);
  const same = await sameAs(ctx, owner, incoming.sha256);
  if (same && (await isWhole(ctx, same.record))) return same;
  if (same) return mended(ctx, same, sent, key, expected);
  const { table } = ownerTables[owner.key];
  const [there] = await ctx.em.execute<object[]>(
    `select 1 from ${table} where id = ? and user_id = ? and deleted_at is null`,
    [owner.id, userId],
  );
  if (!there) throw notFound();
  const { size: sizeBytes, type, sha256: keptSha256 } = prepared.file;
  await checkTotal(ctx, userId, sizeBytes);
  const record = ctx.em.create(EvidenceFile, {
    userId,
    [owner.key]: owner.id,
    name: cleanFileName(name, type),
    type,
    sizeBytes,
    sha256: incoming.sha256,
    keptSha256,
    hasThumbnail: prepared.thumbnail !== null,
    substance: prepared.substance,
    ...waitingBadge(prepared.badge, ctx.now),
    storageKey: key,
    createdAt: ctx.now,
  });
  await ctx.em.flush();
  await checkLimits(ctx.em, kinds['evidence-file'], userId, [record.id]);
  if (!(await keepFile(ctx.em, key, expected))) throw unreachable(evidenceMessages.unreachable);
  const duplicateOf = await elsewhere(ctx, userId, record);
  return { record: Object.assign(record, { duplicateOf }), isNew: true };
}

/** Replaces content that is missing or damaged by the bytes that were sent again. */
async function mended(ctx: Context, same: Same, sent: Upload, key: string, expected: Date) {
  const { record } = same;
  const { file, thumbnail, substance, badge } = sent.prepared;
  await ctx.em.execute('insert into file_removals (key, due_at) values (?, ?)', [
    record.storageKey,
    ctx.now,
  ]);
  ctx.em.assign(record, {
    storageKey: key,
    type: file.type,
    sizeBytes: file.size,
    keptSha256: file.sha256,
    hasThumbnail: thumbnail !== null,
    substance,
    ...waitingBadge(badge, ctx.now),
    missingAt: null,
    isDamaged: false,
  });
  await ctx.em.flush();
  if (!(await keepFile(ctx.em, key, expected))) throw unreachable(evidenceMessages.unreachable);
  const duplicateOf = await elsewhere(ctx, record.userId, record);
  return { record: Object.assign(record, { duplicateOf }), isNew: true };
}

type Same = NonNullable<Awaited<ReturnType<typeof sameAs>>>;

/** Also true if that cannot be determined right now: then nothing could be stored either. */
export async function isWhole(ctx: Context, record: EvidenceFile): Promise<boolean> {
  const found = await stateOf(ctx.services.storage, record).catch(() => null);
  return found === null || found.state === 'kept';
}

async function locked(ctx: Context): Promise<User> {
  const id = ctx.caller.session!.userId;
  const user = await ctx.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw notFound();
  return user;
}

async function checkTotal({ em, services }: Context, userId: number, size: number): Promise<void> {
  const [row] = await em.execute<{ bytes: string | number }[]>(
    `select ${usedBytes('?')} as bytes`,
    [userId, userId],
  );
  const limit = services.env.filesPerUser;
  if (Number(row!.bytes) + size > limit) throw noSpace(limit);
}
