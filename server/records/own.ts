import type { ClassType } from 'type-graphql';
import type { Em } from '../db/database.ts';
import type { StoredRecord } from './record.entity.ts';

/** Returns those of some records that are the user's own and not deleted. */
export async function ownOf<Found extends StoredRecord>(
  em: Em,
  entity: ClassType<Found>,
  userId: number,
  ids: readonly number[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  return em.find<StoredRecord>(entity as ClassType<StoredRecord>, {
    id: { $in: [...ids] },
    userId,
    deletedAt: null,
  }) as Promise<Found[]>;
}
