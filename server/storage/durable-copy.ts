import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The name under which a file is written until it is complete; leftovers of a crash are overwritten or removed. */
export const draftOf = (file: string): string => `${file}.part`;

/**
 * Copies a file so that it survives a power loss once this resolves: under its name it is complete or missing. flydrive
 * copies without fsync.
 */
export async function durableCopy(source: string, file: string): Promise<void> {
  const draft = draftOf(file);
  const folder = dirname(file);
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyFile(source, draft, constants.COPYFILE_FICLONE);
    await sync(draft, 'r+');
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
  // A new folder is an entry in its parent, which must be synced too.
  if (firstMade) for (const each of above(folder, dirname(firstMade))) await syncFolder(each);
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Windows cannot open folders, and writes their entries itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** The folders above one, up to the last. */
function above(folder: string, last: string): string[] {
  const parent = dirname(folder);
  return folder === last || parent === folder ? [] : [parent, ...above(parent, last)];
}
