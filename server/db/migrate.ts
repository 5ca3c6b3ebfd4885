import { setTimeout as sleep } from 'node:timers/promises';
import { migrationLimits, type MigrationLimits } from '../limits.ts';
import { openDatabase, type Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Any number that no other program locks. */
const MIGRATION_LOCK = 7_262_730;

/** A migration that could not lock its tables; nothing was changed. */
export class MigrationError extends Error {}

/**
 * Migrates the schema; processes that start together wait for each other. Uses its own connection, since both the
 * waiting and a migration may exceed a request's time limit. It waits only briefly for a table, because all other users
 * of that table queue behind it.
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
        `The database was not migrated: another connection locked a table it needs during ${limits.tries} tries. Nothing was changed; start again once that connection has ended.`,
      );
    }
  } finally {
    await own.close();
  }
}

/** Runs all migrations or none; false if a table was locked. */
async function tryToMigrate({ orm }: Database, { lockMs }: MigrationLimits): Promise<boolean> {
  try {
    await orm.em.fork().transactional(async (em) => {
      // The database, or the role behind a pooler, may have a time limit for requests.
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

/** True at nearly every start, which then needs neither the lock nor its own connection. */
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
