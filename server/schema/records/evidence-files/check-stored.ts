import { addAbortSignal } from 'node:stream';
import type { Services } from '#server/context';
import type { PictureLimits } from '#server/limits';
import { substanceOf } from '#server/pictures/pictures';
import { inFolder, receive } from '#server/storage/incoming';
import { keysOf } from '#server/storage/storage';
import { EVIDENCE_MAX_BYTES, type EvidenceType } from '#domain/records/evidence-files';

type CheckingServices = Pick<Services, 'database' | 'storage' | 'log'>;

interface Unchecked {
  id: number;
  userId: number;
  type: EvidenceType;
  key: string;
}

export interface Checking {
  /** Ends the run at once. */
  signal?: AbortSignal;
  /** Keys of the files that were too hard in an earlier run; those that are so again are not tried any more. */
  tooHard?: Set<string>;
  limits?: PictureLimits;
}

/** Files per statement. */
const BATCH = 50;

/**
 * Checks the contents of stored files that were not checked yet: existing ones, those that the previous version
 * stores, and those that took too long. One at a time, between the uploads of users; returns their number. A file that
 * cannot be read now is left to the next run.
 */
export async function checkStoredFiles(
  services: CheckingServices,
  checking: Checking = {},
): Promise<number> {
  const { signal } = checking;
  let checked = 0;
  for (let after = 0; ;) {
    const found = await services.database.query<Unchecked>({
      text: `select id, user_id as "userId", type, storage_key as key from evidence_files
        where substance is null and missing_at is null and id > $1 order by id limit ${BATCH}`,
      values: [after],
    });
    for (const file of found) {
      if (signal?.aborted) return checked;
      after = file.id;
      try {
        if (await check(services, file, checking)) checked += 1;
      } catch (error) {
        if (signal?.aborted) return checked;
        services.log.info(
          { err: error, key: file.key },
          'a stored file was not looked into; the next run retries',
        );
      }
    }
    if (found.length < BATCH) return checked;
  }
}

/** Resolves to false if the file is too hard for the first time: the machine may have been busy. */
async function check(
  { database, storage }: CheckingServices,
  { id, userId, type, key }: Unchecked,
  { signal, tooHard = new Set(), limits }: Checking,
): Promise<boolean> {
  return inFolder(storage, async (folder) => {
    const stream = await storage.read(keysOf(key).file);
    if (signal) addAbortSignal(signal, stream);
    const { path } = await receive({ length: null, stream }, folder, EVIDENCE_MAX_BYTES * 2);
    const substance = await substanceOf(userId, path, type, { signal, limits });
    if (substance === null && !tooHard.has(key)) {
      tooHard.add(key);
      return false;
    }
    tooHard.delete(key);
    await database.query({
      text: `update evidence_files set substance = $4
        where id = $1 and user_id = $2 and storage_key = $3 and substance is null`,
      values: [id, userId, key, substance ?? 'unread'],
    });
    return true;
  });
}
