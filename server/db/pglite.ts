import type { PGlite } from '@electric-sql/pglite';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parse as parseArray } from 'postgres-array';
import { EnvError } from '../env.ts';
import { checkDataFolder, damagedFolder } from './data-folder.ts';
import { unusableFolder } from './unusable-folder.ts';

/** Readers of column types, which both databases share. */
export const parsers = createPostgreSqlTypeParsers((text) => parseArray(text));

/** Creates the embedded database, in a folder or in memory, empty or from an image; its code loads here only. */
export async function createPglite(folder?: string, image?: Blob): Promise<PGlite> {
  // V8's optimising compiler would take 600 MB for the database's code, and save a tenth of a statement's time. Tests, whose
  // databases are in memory, want the time.
  if (folder)
    for (const each of ['tier-up', 'dynamic-tiering']) setFlagsFromString(`--no-wasm-${each}`);
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const pglite = await PGlite.create({
    dataDir: folder ?? 'memory://',
    loadDataDir: image,
    extensions: { pg_trgm },
    parsers,
  });
  // PGlite copies all parsers for every statement, and most are for arrays of table rows, which we never read.
  pglite.parsers = Object.fromEntries(
    Object.entries(pglite.parsers).filter(([type]) => Number(type) < FIRST_MADE_TYPE),
  );
  return pglite;
}

/** PostgreSQL's built-in types have fixed numbers below this; those of tables come after. */
const FIRST_MADE_TYPE = 10_000;

/** Opens a folder, with a new database if it is empty; throws EnvError with one line if it is damaged or cannot be used. */
export async function openFolder(folder: string): Promise<PGlite> {
  checkDataFolder(folder);
  if (readdirSync(folder).length === 0) await fillFolder(folder);
  return createPglite(folder).catch(() => {
    throw damagedFolder(folder);
  });
}

/** The image of a migrated, empty database that the build makes; a server that runs from its sources has none. */
const image = new URL('./new-database.tgz', import.meta.url);

/** Puts a new database into a folder when it is complete: a program that was killed before leaves it empty. */
async function fillFolder(folder: string): Promise<void> {
  const making = `${folder}.new`;
  try {
    rmSync(making, { recursive: true, force: true });
    const from = existsSync(image)
      ? new Blob([readFileSync(image)], { type: 'application/x-gzip' })
      : undefined;
    await (await createPglite(making, from)).close();
    renameSync(making, folder);
  } catch (error) {
    throw new EnvError(unusableFolder(folder, (error as NodeJS.ErrnoException).code));
  }
}
