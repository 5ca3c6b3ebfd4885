import { openDatabase, type Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Any number that nobody else locks. */
const MIGRATION_LOCK = 7_262_730;

/**
 * Brings the schema up to date; processes that start together wait for one another. On a connection of
 * its own, since both the waiting and a migration may take longer than a request's statement may.
 */
export async function migrate(database: Database): Promise<void> {
  const { orm, url } = database;
  if (await isUpToDate(database)) return;
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
