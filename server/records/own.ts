import type { ClassType } from 'type-graphql';
import type { Em } from '../db/database.ts';
import type { StoredRecord } from './record.entity.ts';

/** Returns those of the given records that belong to the user and are not deleted. */
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
