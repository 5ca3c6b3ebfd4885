import './load-env.ts';
import { writeBackup } from '#server/backup/backup';
import { BackupError } from '#server/backup/manifest';
import { startProblem } from '#server/start-problem';
import { openStorage } from '#server/storage/storage';
import { withInstallation } from './installation.ts';

const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0 || file.startsWith('-')) {
  console.error('For the operator of ParaMed CPD:\n  npm run backup -- paramed-cpd.zip');
  process.exit(2);
}

try {
  await withInstallation(
    async (database, env) => {
      const storage = await openStorage(env);
      const { tables, files, missing } = await writeBackup({ database, storage }, file, new Date());
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${file}: ${tables.length} tables, ${rows} rows, ${files.length} files.`);
      for (const path of missing) console.error(`Missing: the stored file ${path}`);
    },
    { patient: true },
  );
} catch (error) {
  const why = error instanceof BackupError ? error.message : startProblem(error);
  console.error(`No backup was made. ${why}`);
  process.exit(1);
}
