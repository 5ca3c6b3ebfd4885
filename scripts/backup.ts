import { existsSync } from 'node:fs';
import { writeBackup } from '#server/backup/backup';
import { BackupError } from '#server/backup/manifest';
import { openDatabase } from '#server/db/database';
import { readEnv } from '#server/env';
import { lockDataDir } from '#server/db/folder-lock';
import { startProblem } from '#server/start-problem';
import { openStorage } from '#server/storage/storage';

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0 || file.startsWith('-')) {
  console.error('For the operator of ParaMed CPD:\n  npm run backup -- paramed-cpd.zip');
  process.exit(2);
}

/** With the embedded database the server must be stopped, as only one process can use it. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv();
  const unlock = env.databaseUrl ? () => {} : await lockDataDir(env.dataDir);
  const database = await openDatabase({
    url: env.databaseUrl,
    prepared: env.databasePrepared,
    folder: `${env.dataDir}/postgres`,
    patient: true,
  });
  try {
    const storage = await openStorage(env);
    const { tables, files, missing } = await writeBackup({ database, storage }, file, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${file}: ${tables.length} tables, ${rows} rows, ${files.length} files.`);
    for (const path of missing) console.error(`Missing: the stored file ${path}`);
  } finally {
    await database.close();
    unlock();
  }
} catch (error) {
  const why = error instanceof BackupError ? error.message : startProblem(error);
  console.error(`No backup was made. ${why}`);
  process.exit(1);
}
