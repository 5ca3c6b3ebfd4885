import { setTimeout as sleep } from 'node:timers/promises';
import { migrationLimits, type MigrationLimits } from '../limits.ts';
import { openDatabase, type Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 7_262_730;

/** A migration that did not get its tables; nothing was changed. */
export class MigrationError extends Error {}

/**
 * Brings the schema up to date; processes that start together wait for one another. On a connection of
 * its own, since both the waiting and a migration may take longer than a request's statement may. It does
 * not wait long for a table, because everybody else who needs that table waits behind it.
 */
export async function migrate(database: Database, limits = migrationLimits): Promise<void> {
  const { orm, url } = database;
  if (await isUpToDate(database)) return;
  if (!url) {
    await orm.migrator.up();
    return;
  }
  const own = await openDatabase({ url, patient: true });
  try {
    for (let left = limits.tries; !(await tryToMigrate(own, limits)); await sleep(limits.pauseMs)) {
      if ((left -= 1) > 0) continue;
      throw new MigrationError(
        `The database was not migrated: another connection held a table it needs through ${limits.tries} tries. Nothing was changed; start it again once that has ended.`,
      );
    }
  } finally {
    await own.close();
  }
}

/** All migrations or none; false where a table was not to be had. */
async function tryToMigrate({ orm }: Database, { lockMs }: MigrationLimits): Promise<boolean> {
  try {
    await orm.em.fork().transactional(async (em) => {
      // The database, or the role behind a pooler, may have a limit of its own, which is meant for requests.
      await em.execute('set local statement_timeout = 0');
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await em.execute(`set local lock_timeout = ${lockMs}`);
      await orm.migrator.up({ transaction: em.getTransactionContext() });
    });
    return true;
  } catch (error) {
    if (LOCKED.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** lock_not_available, deadlock_detected */
const LOCKED = new Set(['55P03', '40P01']);

/** So it is at nearly every start, which needs neither the lock nor a connection of its own then. */
async function isUpToDate({ query }: Database): Promise<boolean> {
  const text = `select to_regclass('mikro_orm_migrations') is not null as begun`;
  const [table] = await query<{ begun: boolean }>({ text, values: [] });
  if (!table!.begun) return false;
  const done = await query<{ name: string }>({
    text: 'select name from mikro_orm_migrations',
    values: [],
  });
  const names = new Set(done.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name));
}
