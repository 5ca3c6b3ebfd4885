import { ZipArchive } from 'archiver';
import { createHash } from 'node:crypto';
import { Readable, Transform, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

/** One file of an archive. */
export interface Entry {
  path: string;
  content: Buffer | string | Readable;
  /** Kept as it is, since it is packed already. */
  stored?: boolean;
}

/** What was written of a file. */
export interface Written {
  path: string;
  bytes: number;
  sha256: string;
}

/**
 * Writes an archive file by file as it is made, no faster than it is read; each entry is told to `onWritten` before the
 * next is asked for. Throws when the reader goes away or a file breaks off, so that no archive ends that is not whole.
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
        // The reader may have gone while this file was being opened.
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
 * Hands on to a file or a response, which is done with a piece when it says that it is written. What was read for it
 * alone is freed then: the collector would let many megabytes pile up.
 */
function sentTo(out: Writable, read: WeakSet<ArrayBufferLike>): Writable {
  return new Writable({
    write(piece: Buffer<ArrayBuffer>, _encoding, next) {
      out.write(piece, (error) => {
        // Node 20 cannot.
        if (read.delete(piece.buffer)) piece.buffer.transfer?.(0);
        next(error);
      });
    },
    final: (next) => void out.end(next),
  });
}

/** Lets bytes through and keeps their number and checksum, and in `read` the memory that is theirs alone. */
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
