import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '#server/db/database';
import { lockDataDir } from '#server/db/folder-lock';
import { EnvError, readSettings, type Settings } from '#server/env';

const START_FIRST = 'Start the app once, or check the settings.';

/**
 * Runs an operator's command on the installation that the settings name. An embedded database is used by one process
 * only, so the server must be stopped. Throws EnvError, before anything is written, if there is no installation.
 */
export async function withInstallation<R>(
  run: (database: Database, env: Settings) => Promise<R>,
  options: { patient?: boolean } = {},
): Promise<R> {
  const dataDir = process.env['DATA_DIR'] || '.data';
  if (!process.env['DATABASE_URL'] && !existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new EnvError(`DATA_DIR: ${dataDir} has no database. ${START_FIRST}`);
  }
  const env = readSettings();
  const unlock = env.databaseUrl ? () => {} : await lockDataDir(env.dataDir);
  try {
    const database = await openDatabase({
      ...options,
      url: env.databaseUrl,
      prepared: env.databasePrepared,
      folder: join(env.dataDir, 'postgres'),
    });
    try {
      const [{ isMigrated } = { isMigrated: false }] = await database.query<{
        isMigrated: boolean;
      }>({ text: `select to_regclass('users') is not null as "isMigrated"`, values: [] });
      if (!isMigrated) throw new EnvError(`The database is empty. ${START_FIRST}`);
      return await run(database, env);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}
