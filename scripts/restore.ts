import './load-env.ts';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/manifest';
import { openBackup, restoreBackup } from '#server/backup/restore';
import { openDatabase } from '#server/db/database';
import { readSettings } from '#server/env';
import { lockDataDir } from '#server/db/folder-lock';
import { startProblem } from '#server/start-problem';
import { openStorage } from '#server/storage/storage';

const { file, replace } = readArguments();

try {
  const env = readSettings();
  // First of all, since a mistyped name must not create a database.
  const backup = await openBackup(file);
  const unlock = env.databaseUrl ? () => {} : await lockNewFolder(env.dataDir);
  const database = await openDatabase({
    url: env.databaseUrl,
    prepared: env.databasePrepared,
    folder: `${env.dataDir}/postgres`,
    patient: true,
  });
  try {
    const storage = await openStorage(env);
    const target = { database, storage };
    const { madeAt, tables, files } = await restoreBackup(target, backup, { replace });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored what there was at ${madeAt}: ${rows} rows, ${files.length} files.`);
  } finally {
    await database.close();
    unlock();
  }
} catch (error) {
  const why = error instanceof BackupError ? error.message : startProblem(error);
  console.error(`Nothing was restored, and nothing was changed. ${why}`);
  process.exit(1);
}

/** Parses the operator's command; shows the usage and exits if it is unknown. */
function readArguments(): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) return { file, replace: values.replace };
  } catch {
    // An unknown option.
  }
  console.error(`For the operator of ParaMed CPD, with every server stopped:
  npm run restore -- paramed-cpd.zip            into an empty database
  npm run restore -- paramed-cpd.zip --replace  instead of all that is there`);
  process.exit(2);
}

/** Locks a data folder, which may not exist yet. */
async function lockNewFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return lockDataDir(dataDir);
}
