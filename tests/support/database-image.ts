import { mkdirSync, writeFileSync } from 'node:fs';
import { createPglite, openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';

/** A migrated, empty embedded database, made once a run; each test file opens a copy of its own. */
export const imageFile = '.cache/test-database.tar';

export default async function setup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const pglite = await createPglite();
  const database = await openDatabase({ pglite });
  await migrate(database);
  const image = await pglite.dumpDataDir('none');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(imageFile, Buffer.from(await image.arrayBuffer()));
  await database.close();
}
