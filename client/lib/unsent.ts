import { openDB } from 'idb';
import { outboxNotices } from '#domain/records/outbox-notices';
import { showToast } from './toast.ts';

/** Returns how many changes wait in an outbox's database; none if there is no such database. */
export async function countUnsent(name: string): Promise<number> {
  const found = await indexedDB.databases();
  if (!found.some((each) => each.name === name)) return 0;
  const db = await openDB(name);
  try {
    return db.objectStoreNames.contains('entries') ? await db.count('entries') : 0;
  } finally {
    db.close();
  }
}

/** Reports that unsent changes were deleted with everything else of their user. */
export const tellDeleted = (count: number): void =>
  showToast({ ...outboxNotices.deleted(count), variant: 'destructive' });
