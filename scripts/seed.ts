import './load-env.ts';
import { mkdirSync } from 'node:fs';
import { createPasswords } from '#server/auth/passwords/password';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { OnlineSteps } from '#server/db/online/runner';
import { seed } from '#server/db/seed/seed';
import { readEnv } from '#server/env';
import { createLogger } from '#server/logger';
import { lockDataDir } from '#server/db/folder-lock';
import { startProblem } from '#server/start-problem';

/**
 * Migrates the configured database, completes the steps of the upgrade, and writes the product's own data, as a start
 * does, without serving.
 */
try {
  const env = readEnv();
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const unlock = env.databaseUrl ? () => {} : await lockDataDir(env.dataDir);
  const database = await openDatabase({
    url: env.databaseUrl,
    prepared: env.databasePrepared,
    folder: `${env.dataDir}/postgres`,
  });
  const passwords = createPasswords(env.bcryptCost);
  await migrate(database);
  const steps = new OnlineSteps(database, createLogger(env));
  await steps.open();
  await steps.complete();
  await seed({ env, database, passwords, now: () => new Date() });
  await passwords.close();
  await database.close();
  unlock();
  console.log('The database is migrated and seeded.');
} catch (error) {
  console.error(`The database was not seeded. ${startProblem(error)}`);
  process.exit(1);
}
