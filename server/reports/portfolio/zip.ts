import { ZipArchive } from 'archiver';
import { createHash } from 'node:crypto';
import { Readable, Transform, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

/** One file of an archive. */
export interface Entry {
  path: string;
  content: Buffer | string | Readable;
  /** Stored without compression, since it is compressed already. */
  stored?: boolean;
}

/** The result of writing a file. */
export interface Written {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Writes an archive entry by entry, no faster than it is read; calls `onWritten` for each entry before it fetches the
 * next. Throws when the reader disconnects or a file is cut short, so that an incomplete archive is never valid.
 */
export async function writeZip(
  entries: AsyncIterable<Entry>,
  out: Writable,
  { madeAt, onWritten }: { madeAt: Date; onWritten: (entry: Written) => void },
): Promise<void> {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  const read = new WeakSet<ArrayBufferLike>();
  const done = Promise.all([pipeline(archive, sentTo(out, read)), finished(out)]);
  const fill = async () => {
    for await (const { path, content, stored = false } of entries) {
      const { meter, result } = measured(content instanceof Readable ? read : undefined);
      const source = content instanceof Readable ? content : Readable.from([content]);
      try {
        // The reader may have disconnected while this file was being opened.
        if (out.destroyed) await done;
        const written = new Promise<void>((resolve) => archive.once('entry', () => resolve()));
        archive.append(meter, { name: path, date: madeAt, store: stored });
        await Promise.race([Promise.all([pipeline(source, meter), written]), done]);
      } catch (error) {
        source.destroy();
        meter.destroy();
        throw error;
      }
      onWritten({ path, ...result() });
    }
    await archive.finalize();
  };
  try {
    await Promise.all([fill(), done]);
  } catch (error) {
    archive.abort();
    out.destroy();
    throw error;
  }
}

/**
 * Writes to a file or a response and frees each buffer that was read for it alone once it is written: the collector
 * would let many megabytes pile up.
 */
function sentTo(out: Writable, read: WeakSet<ArrayBufferLike>): Writable {
  return new Writable({
    write(piece: Buffer<ArrayBuffer>, _encoding, next) {
      out.write(piece, (error) => {
        // Not available in Node 20.
        if (read.delete(piece.buffer)) piece.buffer.transfer?.(0);
        next(error);
      });
    },
    final: (next) => void out.end(next),
  });
}

/** Passes bytes through, counts and hashes them, and records in `read` the buffers that no other code uses. */
function measured(read?: WeakSet<ArrayBufferLike>) {
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      bytes += chunk.length;
      if (chunk.length === chunk.buffer.byteLength) read?.add(chunk.buffer);
      next(null, chunk);
    },
  });
  return { meter, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
