import type { Database } from '#server/db/database';
import { binKinds, binStart } from '#domain/records/bin';
import { kindOf } from '#server/records/kinds';

/** The tables of the bin, and the library, whose resources have no place in the bin. */
const tables = [...binKinds.map((kind) => kindOf[kind].table), 'external_resources'];

/**
 * Rows per statement. Rows that belong to them are deleted too, and each of these is an event in the timeline
 * of its owner (about 6,000 a second): 200 goals with 100 changes each took as long as a statement may.
 */
const BATCH = 50;

/**
 * Deletes what was deleted longer ago than it can be restored; returns how many records. Safe to run twice, or in several
 * processes at once: each takes rows that no other has.
 */
export async function removeOldRecords(
  { database }: { database: Database },
  now: Date,
): Promise<number> {
  let count = 0;
  for (const table of tables) {
    const text = `
      delete from ${table} where id in (
        select id from ${table} where deleted_at < $1
        order by deleted_at limit ${BATCH} for update skip locked) returning id`;
    let gone: object[];
    do {
      gone = await database.query({ text, values: [binStart(now)] });
      count += gone.length;
    } while (gone.length === BATCH);
  }
  return count;
}
