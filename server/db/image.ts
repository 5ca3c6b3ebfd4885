import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { createPglite } from './pglite.ts';

/** A migrated, empty embedded database as a tar file, which `createPglite` opens. */
export async function migratedImage(compression: 'gzip' | 'none'): Promise<Blob> {
  const pglite = await createPglite();
  const database = await openDatabase({ pglite });
  await migrate(database);
  const image = await pglite.dumpDataDir(compression);
  await database.close();
  return image;
}
