import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from '../env.ts';
import { embeddedLimits } from '../limits.ts';
import { unusableFolder } from './unusable-folder.ts';

/** PGlite's version of PostgreSQL; a folder of another version cannot be opened. */
const VERSION = '18';

/** Free bytes on a folder's disk. */
export function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws EnvError with one line, which says what to do, if the embedded database cannot use a folder. */
export function checkDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const path of [folder, join(folder, 'global'), join(folder, 'pg_wal')]) {
      if (path === folder || existsSync(path)) {
        accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
      }
    }
    const control = join(folder, 'global', 'pg_control');
    if (existsSync(control)) accessSync(control, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new EnvError(unusableFolder(folder, (error as NodeJS.ErrnoException).code));
  }
  const version = versionIn(folder);
  if (version !== null && version !== VERSION) {
    throw new EnvError(
      /^\d+$/.test(version)
        ? `DATA_DIR: ${folder} holds a database of PostgreSQL ${version}, and this version opens those of ${VERSION}. Restore a backup into another folder (docs/operations.md).`
        : damaged(folder),
    );
  }
  const free = freeBytesAt(folder);
  if (free < embeddedLimits.roomBytes) {
    const [has, needs] = [free, embeddedLimits.roomBytes].map((bytes) =>
      Math.floor(bytes / 2 ** 20),
    );
    throw new EnvError(
      `DATA_DIR: there is no space left where ${folder} is: ${has} MB are free, at least ${needs} MB are needed. Free some, or choose another folder.`,
    );
  }
}

/** The error for a folder that PGlite cannot open. */
export const damagedFolder = (folder: string): EnvError => new EnvError(damaged(folder));

const damaged = (folder: string) =>
  `DATA_DIR: the database in ${folder} is damaged and cannot be opened. Keep the folder, and restore a backup into another one (docs/operations.md).`;

/** The version in a folder's file; null if it has no database yet. */
function versionIn(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
