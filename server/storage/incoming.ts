import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** An uploaded file whose content is not checked yet. */
export interface Incoming {
  path: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A request body: its length, if known, and its bytes. */
export interface Body {
  /** As the sender claims; null if it claims none. */
  length: number | null;
  stream: Readable;
  /** Aborted when the upload is refused on the way, with the error as its reason. */
  ended?: AbortSignal;
}

export class TooLarge extends Error {}

/** Gives `use` a temporary folder and removes it afterwards with its contents. */
export async function inFolder<T>(
  storage: Storage,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(storage.incoming, 'upload-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a body into a folder piece by piece, counting and hashing it. Throws TooLarge at the limit, and errors of the
 * connection or the disk.
 */
export async function receive(body: Body, folder: string, limit: number): Promise<Incoming> {
  const hash = createHash('sha256');
  const path = join(folder, 'file');
  let sizeBytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      done(sizeBytes > limit ? new TooLarge() : null, chunk);
    },
  });
  // Not destroyed with the rest: an error response still uses the same connection.
  const pieces = body.stream.iterator({ destroyOnReturn: false });
  const { ended: signal } = body;
  await pipeline(pieces, meter, createWriteStream(path, { mode: 0o600 }), { signal });
  return { path, sizeBytes, sha256: hash.digest('hex') };
}
