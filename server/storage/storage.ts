import { once } from 'node:events';
import { rm, statfs } from 'node:fs/promises';
import { createReadStream, mkdirSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { EnvError, type Env } from '../env.ts';
import { draftOf, durableCopy } from './durable-copy.ts';

/** A part of a file: its first and last byte, counted from 0. */
export interface Part {
  start: number;
  end: number;
}

/** The storage for files: a folder, or an S3-compatible service. Keys are ours, never a user's. */
export interface Storage {
  /** Writes a local file under a key. Resolves once it survives a power loss. */
  put(key: string, file: string, type: string): Promise<void>;
  /** The whole file, or a part that lies within it. Throws if it does not exist or the storage does not respond. */
  read(key: string, part?: Part): Promise<Readable>;
  /** True if it exists; throws if the storage does not respond. */
  has(key: string): Promise<boolean>;
  /** Its size in bytes; null if it does not exist. Throws if the storage does not respond. */
  size(key: string): Promise<number | null>;
  /** Removes it, if it exists. */
  remove(key: string): Promise<void>;
  /** A folder for uploads in progress; each has its own folder in it. */
  incoming: string;
  /** Free bytes where uploads arrive. */
  room(): Promise<number>;
}

/** Opens the configured storage. Throws EnvError if it refuses to store a file. */
export async function openStorage({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): Promise<Storage> {
  const incoming = resolve(dataDir, 'incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const files = resolve(dataDir, 'files');
  const { driver, readPart } = s3 ? await bucket(s3) : folder(files);
  const disk = new Disk(driver);
  if (s3) await probe(disk);
  return {
    incoming,
    put: (key, file, contentType) =>
      s3 ? disk.copyFromFs(file, key, { contentType }) : durableCopy(file, join(files, key)),
    async read(key, part) {
      const stream = part ? await readPart(key, part) : await disk.getStream(key);
      // Only now is it known that the file exists.
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

/** flydrive reads whole files only. */
interface Place {
  driver: DriverContract;
  readPart: (key: string, part: Part) => Promise<Readable>;
}

function folder(location: string): Place {
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return {
    driver: new FSDriver({ location, visibility: 'private' }),
    readPart: async (key, part) => createReadStream(join(location, key), part),
  };
}

/** Loaded on first use: the S3 client is large. */
async function bucket({
  bucket,
  endpoint,
  region,
  credentials,
}: NonNullable<Env['s3']>): Promise<Place> {
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // Services other than Amazon's seldom support a host name per bucket, or its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    maxAttempts: 3,
  });
  return {
    driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }),
    async readPart(key, { start, end }) {
      const Range = `bytes=${start}-${end}`;
      const { Body, ContentRange } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range }),
      );
      const body = Body as Readable;
      // A service that ignores the range would send the whole file.
      if (ContentRange?.startsWith(`bytes ${start}-${end}/`)) return body;
      body.destroy();
      throw new Error(`The storage returned ${ContentRange ?? 'the whole file'} for ${Range}.`);
    },
  };
}

/** Reports wrong credentials or a missing bucket at the start, not at the first upload. */
async function probe(disk: Disk): Promise<void> {
  try {
    await disk.put('start', 'This server can write here.');
    await disk.delete('start');
  } catch (error) {
    throw new EnvError(`S3_BUCKET: files cannot be stored there (${reasonOf(error)}).`);
  }
}

/** The code from the service or the network. */
function reasonOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: string; name?: string };
  if (cause) return reasonOf(cause);
  return code ?? name ?? 'refused';
}

/** The keys of a stored file and of its thumbnail. */
export const keysOf = (key: string) => ({
  file: posix.join('evidence', key.slice(0, 2), key),
  thumbnail: posix.join('evidence', key.slice(0, 2), `${key}-thumbnail`),
});
