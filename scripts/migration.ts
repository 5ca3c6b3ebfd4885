import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';

/** Writes a migration of what the entities have and a freshly migrated database has not. */
const database = await openDatabase({});
await migrate(database);
const { fileName, diff } = await database.orm.migrator.create('server/db/migrations');
console.log(
  fileName
    ? `Wrote ${fileName}. Read it, then add it to server/db/migrations/index.ts.`
    : 'Nothing to migrate.',
);
if (diff.up.length > 0) console.log(diff.up.join('\n'));
await database.close();
