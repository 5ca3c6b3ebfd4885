import { setTimeout as sleep } from 'node:timers/promises';
import { migrationLimits, type MigrationLimits } from '../limits.ts';
import { openDatabase, type Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Any number that no other program locks. */
const MIGRATION_LOCK = 7_262_730;

/** A migration that could not lock its tables; it changed nothing. */
export class MigrationError extends Error {}

/**
 * Migrates the schema; processes that start together wait for each other. Uses its own connection, since both the
 * waiting and a migration may exceed a request's time limit. It waits only briefly for a table, because all other users
 * of that table queue behind it, and locks no table longer than for one migration. If it fails, the migrations before
 * stay: the previous version works with each of them, and the next start continues.
 */
export async function migrate(database: Database, limits = migrationLimits): Promise<void> {
  const { orm, url } = database;
  const missing = await missingMigrations(database);
  if (missing.length === 0) return;
  if (!url) {
    await orm.migrator.up();
    return;
  }
  const isNew = missing.length === migrations.length;
  const own = await openDatabase({ url, patient: true });
  try {
    // Nobody uses a new database.
    for (const name of isNew ? missing.slice(-1) : missing) await migrateTo(own, name, limits);
  } finally {
    await own.close();
  }
}

async function migrateTo(own: Database, name: string, limits: MigrationLimits): Promise<void> {
  for (
    let left = limits.tries;
    !(await tryToMigrate(own, name, limits));
    await sleep(limits.pauseMs)
  ) {
    if ((left -= 1) > 0) continue;
    throw new MigrationError(
      `The database was not migrated: another connection locked a table that ${name} needs during ${limits.tries} tries. It changed nothing; start again once that connection has ended.`,
    );
  }
}

/** Runs the migrations up to this one, or none; false if a table was locked. */
async function tryToMigrate(
  { orm }: Database,
  name: string,
  { lockMs }: MigrationLimits,
): Promise<boolean> {
  try {
    await orm.em.fork().transactional(async (em) => {
      // The database, or the role behind a pooler, may have a time limit for requests.
      await em.execute('set local statement_timeout = 0');
      await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      await em.execute(`set local lock_timeout = ${lockMs}`);
      await orm.migrator.up({ to: name, transaction: em.getTransactionContext() });
    });
    return true;
  } catch (error) {
    if (LOCKED.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** lock_not_available, deadlock_detected */
const LOCKED = new Set(['55P03', '40P01']);

/**
 * Returns the missing migrations: none at nearly every start, which then needs neither the lock nor its own
 * connection.
 */
async function missingMigrations({ query }: Database): Promise<string[]> {
  const names = migrations.map(({ name }) => name);
  const text = `select to_regclass('mikro_orm_migrations') is not null as begun`;
  const [table] = await query<{ begun: boolean }>({ text, values: [] });
  if (!table!.begun) return names;
  const rows = await query<{ name: string }>({
    text: 'select name from mikro_orm_migrations',
    values: [],
  });
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}
