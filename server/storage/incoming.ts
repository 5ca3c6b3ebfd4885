import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** A file that came in, not yet looked into. */
export interface Incoming {
  path: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A body as it is read off the connection: what is known of its length, and its bytes. */
export interface Body {
  /** As its sender claims; null where nothing is claimed. */
  length: number | null;
  stream: Readable;
  /** Aborts when the upload is refused on the way, with the refusal as its reason. */
  ended?: AbortSignal;
}

export class TooLarge extends Error {}

/** Gives `use` a folder of its own, which is gone afterwards with all that is in it. */
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
 * Writes a body into a folder piece by piece, counting and hashing on the way. Throws TooLarge at the limit, and what
 * the connection or the disk throws.
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
  // Not destroyed with the rest: a refusal still has to go back on the same connection.
  const pieces = body.stream.iterator({ destroyOnReturn: false });
  const { ended: signal } = body;
  await pipeline(pieces, meter, createWriteStream(path, { mode: 0o600 }), { signal });
  return { path, sizeBytes, sha256: hash.digest('hex') };
}
