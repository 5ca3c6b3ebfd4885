import { once } from 'node:events';
import { rm, statfs } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { EnvError, type Env } from '../env.ts';
import { draftOf, durableCopy } from './durable-copy.ts';

/** Where files are kept: a folder, or a service that speaks S3. Keys are ours, never a user's. */
export interface Storage {
  /** Writes a file of this machine under a key. Resolves when a loss of power can no longer undo it. */
  put(key: string, file: string, type: string): Promise<void>;
  /** Throws where there is none, and where it cannot be reached. */
  read(key: string): Promise<Readable>;
  /** Whether there is one; throws where that cannot be known. */
  has(key: string): Promise<boolean>;
  /** How many bytes it has; null if there is none. Throws where that cannot be known. */
  size(key: string): Promise<number | null>;
  /** Removes it, also where there is none. */
  remove(key: string): Promise<void>;
  /** Where files are on their way in or out of shape; each upload has a folder of its own in it. */
  incoming: string;
  /** Bytes that are free where files come in. */
  room(): Promise<number>;
}

/** Opens the storage that is configured. Throws EnvError where it refuses to keep a file. */
export async function openStorage({ dataDir, s3 }: Env): Promise<Storage> {
  const incoming = resolve(dataDir, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const files = resolve(dataDir, 'files');
  const disk = new Disk(s3 ? await bucket(s3) : folder(files));
  if (s3) await probe(disk);
  return {
    incoming,
    put: (key, file, contentType) =>
      s3 ? disk.copyFromFs(file, key, { contentType }) : durableCopy(file, join(files, key)),
    async read(key) {
      const stream = await disk.getStream(key);
      // Only then is it known that the file is there.
      await once(stream, 'readable');
      return stream;
    },
    has: (key) => disk.exists(key),
    size: (key) => sizeOf(disk, key),
    async remove(key) {
      await disk.delete(key);
      if (!s3) await rm(draftOf(join(files, key)), { force: true });
    },
    async room() {
      const { bavail, bsize } = await statfs(incoming);
      return bavail * bsize;
    },
  };
}

async function sizeOf(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    if (!(await disk.exists(key))) return null;
    throw error;
  }
}

function folder(location: string): DriverContract {
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new FSDriver({ location, visibility: 'private' });
}

/** Loaded only where it is used: the client of S3 is large. */
async function bucket({ bucket, endpoint, region, credentials }: NonNullable<Env['s3']>) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    ...(credentials && { credentials }),
    // Services other than Amazon's seldom have a name for each bucket, or know of its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    maxAttempts: 3,
  });
}

/** Wrong credentials or a missing bucket are known at the start, not when somebody sends a file. */
async function probe(disk: Disk): Promise<void> {
  try {
    await disk.put('start', 'This server can write here.');
    await disk.delete('start');
  } catch (error) {
    throw new EnvError(`S3_BUCKET: files cannot be kept there (${reasonOf(error)}).`);
  }
}

/** The code that the service or the network gave. */
function reasonOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: string; name?: string };
  if (cause) return reasonOf(cause);
  return code ?? name ?? 'refused';
}

/** The keys of a stored file and of its small picture. */
export const keysOf = (key: string) => ({
  file: posix.join('evidence', key.slice(0, 2), key),
  thumbnail: posix.join('evidence', key.slice(0, 2), `${key}-thumbnail`),
});
