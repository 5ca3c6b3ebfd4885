import type { EntityDictionary } from '@mikro-orm/core';
import type { Em } from './database.ts';

/**
 * Inserts rows by one statement in the current transaction; returns their ids, in the same order. `em.insertMany` only
 * returns the first.
 */
export async function insertRows<Entity extends { id: number }>(
  em: Em,
  entity: abstract new () => Entity,
  rows: readonly EntityDictionary<Entity>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: written = [] } = await em
    .getDriver()
    .nativeInsertMany<Entity>(entity, [...rows], { ctx: em.getTransactionContext() });
  if (written.length !== rows.length) throw new Error('Not every inserted row has an id.');
  return written.map(({ id }) => Number(id));
}
