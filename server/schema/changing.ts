import { LockMode } from '@mikro-orm/core';
import type { Context } from '../context.ts';
import type { Em } from '../db/database.ts';
import { conflict, notFound } from '../errors.ts';
import { parseId } from '../validate.ts';
import type { Versioned } from './versioned.ts';
import { versionMessages } from '#domain/versions';

type Editable = Versioned & { id: number; userId: number; deletedAt: Date | null };

interface Wanted {
  id: unknown;
  userId: number;
  /** With which the edit began; whoever doesn't say overwrites. */
  version?: number | null;
}

/**
 * Changes one record of the user's, locked in a transaction, so that of two who began with the same version one
 * wins and the other is told. Throws notFound(), and changedMeanwhile() where the version is another by now.
 */
export async function changing<Entity extends Editable, R>(
  ctx: Context,
  entity: abstract new () => Entity,
  { id, userId, version }: Wanted,
  run: (em: Em, record: Entity) => R | Promise<R>,
): Promise<R> {
  const where = { id: parseId(id), userId, deletedAt: null };
  return ctx.em.transactional(async (em) => {
    const record = await em.findOne<Editable>(entity, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!record) throw notFound();
    if (version && version !== record.version) throw changedMeanwhile();
    const answer = await run(em, record as Entity);
    em.getUnitOfWork().computeChangeSets();
    const changes = em.getUnitOfWork().getChangeSets();
    if (changes.some(({ entity: changed }) => changed === record)) count(record, ctx);
    return answer;
  });
}

/** Takes a record of the user's out of every list, or with null for `deletedAt` brings it back; throws notFound(). */
export async function mark<Entity extends Editable>(
  ctx: Context,
  entity: abstract new () => Entity,
  { id, userId }: Wanted,
  deletedAt: Date | null,
): Promise<Entity> {
  const where = { id: parseId(id), userId, deletedAt: deletedAt ? null : { $ne: null } };
  const record = await ctx.em.findOne<Editable>(entity, where);
  if (!record) throw notFound();
  record.deletedAt = deletedAt;
  count(record, ctx);
  await ctx.em.flush();
  return record as Entity;
}

/** Told apart from other conflicts by its field. */
export const changedMeanwhile = () =>
  conflict(versionMessages.changed, { version: versionMessages.changed });

/** The trigger counts the same; so the answer says what is stored. */
function count(record: Versioned, { now }: Context): void {
  record.version += 1;
  record.changedAt = now;
}
