import { openDatabase, type Database } from './database.ts';

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 7_262_730;

/**
 * Brings the schema up to date; processes that start together wait for one another. On a connection of
 * its own, since both the waiting and a migration may take longer than a request's statement may.
 */
export async function migrate({ orm, url }: Database): Promise<void> {
  if (!url) {
    await orm.migrator.up();
    return;
  }
  const own = await openDatabase({ url, patient: true });
  try {
    await own.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await own.orm.migrator.up();
    });
  } finally {
    await own.close();
  }
}
