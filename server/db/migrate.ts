import type { Database } from './database.ts';

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 7_262_730;

/** Brings the schema up to date; processes that start together wait for one another. */
export async function migrate({ orm, embedded }: Database): Promise<void> {
  if (embedded) {
    await orm.migrator.up();
    return;
  }
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  });
}
