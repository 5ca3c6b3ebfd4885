import type { Database } from '#server/db/database';
import {
  factsOfPage,
  SHARED_FILES_DAYS,
  SHARED_LISTED_DAYS,
} from '#domain/proof/shared-submissions';

const DAY_MS = 24 * 60 * 60_000;

/** Links per statement. */
const BATCH = 200;

/**
 * Removes the files, and the facts that only the page showed, from links that expired a while ago, and deletes links
 * that ended long ago. Triggers have the files removed. Safe in several processes at once. Returns how many links were
 * deleted.
 */
export async function removeEnded(database: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const inBatches = async (text: string, day: Date): Promise<number> => {
    for (let count = 0; ;) {
      const done = await database.query({ text, values: [day] });
      count += done.length;
      if (done.length < BATCH) return count;
    }
  };
  await inBatches(
    `update shared_submissions set pdf_key = null, pack_key = null, facts = facts - '{${factsOfPage.join(',')}}'::text[]
     where id in (
       select id from shared_submissions where pdf_key is not null and coalesce(revoked_at, expires_at) <= $1
       order by coalesce(revoked_at, expires_at) limit ${BATCH} for update skip locked) returning id`,
    before(SHARED_FILES_DAYS),
  );
  return inBatches(
    `delete from shared_submissions where id in (
       select id from shared_submissions where coalesce(revoked_at, expires_at) <= $1
       order by coalesce(revoked_at, expires_at) limit ${BATCH} for update skip locked) returning id`,
    before(SHARED_LISTED_DAYS),
  );
}
