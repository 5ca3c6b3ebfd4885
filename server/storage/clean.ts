import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../context.ts';
import { removeOldRecords } from '../schema/records/bin/old-records.ts';
import { removeEnded } from '../schema/proof/shared-submissions/ended.ts';
import { dropFile } from './removals.ts';

const HOUR_MS = 60 * 60_000;

/** Files claimed per statement. */
const BATCH = 200;

/** The delay before a failed removal is retried. */
const RETRY_MS = HOUR_MS;

type CleaningServices = Pick<Services, 'database' | 'storage' | 'log'>;

export interface Cleaning {
  /** Deleted records that can no longer be restored, and links to submissions that ended long ago. */
  rows: number;
  /** Stored files without a row. */
  files: number;
  /** Folders of uploads whose process died. */
  folders: number;
}

/** Removes expired records from the bin, then orphaned files. Safe to run twice, or in several processes at once. */
export async function cleanFiles(services: CleaningServices, now: Date): Promise<Cleaning> {
  const rows =
    (await removeOldRecords(services, now)) + (await removeEnded(services.database, now));
  const files = await removeFiles(services, now);
  return { rows, files, folders: await removeFolders(services, now) };
}

/** Each process claims a file for an hour, so that the others skip it without waiting. */
async function removeFiles(services: CleaningServices, now: Date): Promise<number> {
  for (let files = 0; ;) {
    const taken = await services.database.query<{ key: string }>({
      text: `
        update file_removals set due_at = $2 where key in (
          select key from file_removals where due_at <= $1
          order by due_at limit ${BATCH} for update skip locked) returning key`,
      values: [now, new Date(now.getTime() + RETRY_MS)],
    });
    for (const { key } of taken) files += (await dropFile(services, key)) ? 1 : 0;
    if (taken.length < BATCH) return files;
  }
}

async function removeFolders({ storage }: CleaningServices, now: Date): Promise<number> {
  let folders = 0;
  for (const name of await readdir(storage.incoming)) {
    const folder = join(storage.incoming, name);
    const found = await stat(folder).catch(() => null);
    if (!found || found.mtimeMs > now.getTime() - HOUR_MS) continue;
    await rm(folder, { recursive: true, force: true });
    folders += 1;
  }
  return folders;
}

/** Cleans at once in the background; logs a failure and leaves the rest to the next run. */
export async function cleanInBackground(services: CleaningServices, now: Date): Promise<void> {
  try {
    const cleaning = await cleanFiles(services, now);
    if (Object.values(cleaning).some((count) => count > 0)) services.log.info(cleaning, 'files');
  } catch (error) {
    services.log.error({ err: error }, 'files could not be cleaned up; the next run retries');
  }
}
