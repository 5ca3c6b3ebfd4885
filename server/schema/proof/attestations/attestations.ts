import DataLoader from 'dataloader';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { unauthenticated } from '#server/errors';
import {
  attestationsByIdsRead,
  attestationsRead,
  judged,
  type AttestationRow,
} from './attestation.reads.ts';
import type { AttestationType } from './attestation.type.ts';
import { ownActivityId } from './own-activity.ts';

export { addAttestation, type NewAttestation } from './add-attestation.ts';

/** The attestations of one of the user's activities; throws notFound(). */
export async function list(ctx: Context, activityId: unknown): Promise<AttestationType[]> {
  return of(ctx, await ownActivityId(ctx, activityId));
}

/** Returns those of the given attestations that are of the user's activities, in any order. */
export async function many(ctx: Context, ids: readonly number[]): Promise<AttestationType[]> {
  const [found, user] = await Promise.all([
    ctx.reads.read(attestationsByIdsRead, ctx.caller.session?.userId, ids),
    requireUser(ctx),
  ]);
  return found.map((row) => judged(row, user.timeZone));
}

const loaders = new WeakMap<Context, DataLoader<number, AttestationRow[]>>();

/** The attestations of an activity that was read for the user, oldest first; one statement for all of a list. */
export async function of(ctx: Context, activityId: number): Promise<AttestationType[]> {
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  const found = await loader.load(Number(activityId));
  const user = await ctx.reads.known();
  if (!user) throw unauthenticated();
  return found.map((row) => judged(row, user.timeZone));
}

const createLoader = (ctx: Context) =>
  new DataLoader<number, AttestationRow[]>(async (ids) => {
    const found = await ctx.reads.read(attestationsRead, ctx.caller.session?.userId, [
      ...new Set(ids),
    ]);
    return ids.map((id) => found.filter(({ activityId }) => activityId === id));
  }, batchOptions);
