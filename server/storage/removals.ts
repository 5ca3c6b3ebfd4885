import type { Services } from '../context.ts';
import type { Em } from '../db/database.ts';
import { keysOf } from './storage.ts';

type FileServices = Pick<Services, 'database' | 'storage' | 'log'>;

/** The longest time from a file's first byte in the storage to its row; after it the file counts as orphaned. */
const EXPECTED_MS = 60 * 60_000;

/**
 * Records that a file is about to be written under this key, so that it is removed if its row never follows, even if
 * this process dies. Returns the due time.
 */
export async function expectFile(
  { database }: FileServices,
  key: string,
  now: Date,
): Promise<Date> {
  const dueAt = new Date(now.getTime() + EXPECTED_MS);
  await database.query({
    text: 'insert into file_removals (key, due_at) values ($1, $2)',
    values: [key, dueAt],
  });
  return dueAt;
}

/** Deletes the record in the transaction of the file's row; false if the file may have been removed already. */
export async function keepFile(em: Em, key: string, expected: Date): Promise<boolean> {
  const struck = await em.execute<object[]>(
    'delete from file_removals where key = ? and due_at = ? returning 1',
    [key, expected],
  );
  return struck.length > 0;
}

/** Removes a file and its record. On a failure the record stays, for a retry. */
export async function dropFile(services: FileServices, key: string): Promise<boolean> {
  const { database, storage, log } = services;
  try {
    const { file, thumbnail } = keysOf(key);
    await storage.remove(file);
    await storage.remove(thumbnail);
    await database.query({ text: 'delete from file_removals where key = $1', values: [key] });
    return true;
  } catch (error) {
    log.warn({ err: error, key }, 'a file could not be removed yet');
    return false;
  }
}
