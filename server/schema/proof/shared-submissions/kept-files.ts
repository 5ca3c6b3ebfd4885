import { LockMode } from '@mikro-orm/core';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { recordChange } from '#server/auth/account/security-change';
import type { Context, FrozenFile, FrozenSubmission } from '#server/context';
import { transaction } from '#server/db/transaction';
import { AppError, conflict, insufficientStorage, notFound, unreachable } from '#server/errors';
import { notKept } from '#server/storage/failures';
import { dropFile, expectFile, keepFile } from '#server/storage/removals';
import { keysOf } from '#server/storage/storage';
import { LEAST_ROOM, usedBytes } from '#server/storage/used';
import { SHARED_MAX, sharedMessages as messages } from '#domain/proof/shared-submissions';
import type { SubmissionChoice } from '#domain/proof/submission';
import { User } from '../../account/users/user.entity.ts';
import { secretHash } from './secrets.ts';
import { SharedSubmission, type SharedFile } from './shared-submission.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Given {
  name: string;
  days: number;
  period: string;
  choice: SubmissionChoice;
  passphraseHash: string | null;
  secret: string;
}

interface Stored {
  file: SharedFile;
  key: string;
  /** The moment until which its row must exist. */
  expected: Date;
}

/** Refuses before anything is made: too many links, no storage left, a full disk. */
export async function checkRoom(ctx: Context, userId: number): Promise<void> {
  await checkTotals(ctx, userId, 0);
  if ((await ctx.services.storage.room()) < LEAST_ROOM)
    throw insufficientStorage(undefined, messages.full);
}

/** Stores the files, then the row with a security event and a notification. Returns the row's id. */
export async function kept(ctx: Context, given: Given, frozen: FrozenSubmission): Promise<number> {
  const stored: Stored[] = [];
  try {
    stored.push(await storedFile(ctx, frozen.pdf, 'application/pdf'));
    stored.push(await storedFile(ctx, frozen.pack, 'application/zip'));
    const [pdf, pack] = stored as [Stored, Stored];
    return await transaction(ctx, (tx) => written(tx, given, { frozen, pdf, pack }));
  } catch (error) {
    for (const { key } of stored) await dropFile(ctx.services, key);
    throw error;
  }
}

async function storedFile(ctx: Context, { path, name }: FrozenFile, type: string): Promise<Stored> {
  const { services } = ctx;
  const hash = createHash('sha256');
  let bytes = 0;
  const key = randomUUID();
  const expected = await expectFile(services, key, services.now());
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
    }
    await services.storage.put(keysOf(key).file, path, type);
  } catch (error) {
    await dropFile(services, key);
    throw notKept(ctx, error, messages);
  }
  return { file: { name, bytes, sha256: hash.digest('hex') }, key, expected };
}

/** In a transaction that others of the same user wait for. */
async function written(
  ctx: Context,
  { secret, days, ...given }: Given,
  { frozen, pdf, pack }: { frozen: FrozenSubmission; pdf: Stored; pack: Stored },
): Promise<number> {
  const { userId } = ctx.caller.session!;
  const user = await ctx.em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw notFound();
  const storedBytes = pdf.file.bytes + pack.file.bytes;
  await checkTotals(ctx, userId, storedBytes);
  const row = ctx.em.create(SharedSubmission, {
    ...given,
    userId,
    tokenHash: secretHash(secret),
    facts: frozen.facts,
    head: frozen.head,
    pdf: pdf.file,
    pack: pack.file,
    pdfKey: pdf.key,
    packKey: pack.key,
    storedBytes,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + days * DAY_MS),
  });
  await ctx.em.flush();
  for (const { key, expected } of [pdf, pack]) {
    if (!(await keepFile(ctx.em, key, expected))) throw unreachable(messages.unreachable);
  }
  await recordChange(ctx, user, 'submission-shared');
  return row.id;
}

async function checkTotals(ctx: Context, userId: number, more: number): Promise<void> {
  const [totals] = await ctx.em.execute<{ bytes: string | number; links: number }[]>(
    `select ${usedBytes('?')} as bytes, (select count(*)::int from shared_submissions
       where user_id = ? and revoked_at is null and expires_at > ?) as links`,
    [userId, userId, userId, ctx.now],
  );
  const limit = ctx.services.env.filesPerUser;
  const { bytes, links } = totals!;
  if (links >= SHARED_MAX) throw conflict(messages.tooMany);
  // Every submission takes some bytes.
  if (Number(bytes) + Math.max(more, 1) > limit) {
    throw new AppError('PAYLOAD_TOO_LARGE', messages.noSpace(limit));
  }
}
