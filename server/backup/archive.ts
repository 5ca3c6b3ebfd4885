import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PassThrough, Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, MANIFEST, readManifest, type Manifest } from './manifest.ts';

configure({ useWebWorkers: false });

/** Maximum bytes of a manifest: larger than the list of millions of files. */
const MANIFEST_MAX_BYTES = 1_000_000_000;

/** A verified backup: all listed files exist, unchanged, and no others. */
export interface Archive {
  manifest: Manifest;
  read(path: string): Readable;
  close(): Promise<void>;
}

/** Opens a backup and verifies every byte. Throws BackupError with the reason. */
export async function openArchive(file: string): Promise<Archive> {
  const blob = await blobOf(file);
  const zip = new ZipReader(new BlobReader(blob));
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory || entries.has(entry.filename)) throw new Error(entry.filename);
      entries.set(entry.filename, entry);
    }
  } catch {
    throw new BackupError(`${file} is not a backup, or is incomplete.`);
  }
  const listed = entries.get(MANIFEST);
  if (!listed || listed.uncompressedSize > MANIFEST_MAX_BYTES) {
    throw new BackupError(`${file} is not a backup of ParaMed CPD.`);
  }
  const manifest = readManifest((await collected(contentOf(listed))).toString());
  const wanted = [...manifest.tables, ...manifest.files];
  if (entries.size !== wanted.length + 1) {
    throw new BackupError(`${file} contains files other than those it lists.`);
  }
  for (const { path, bytes, sha256 } of wanted) {
    const entry = entries.get(path);
    const sum = entry && entry.uncompressedSize === bytes && (await checksum(entry, bytes));
    if (sum !== sha256) throw new BackupError(`${file} is damaged: ${path}.`);
  }
  return {
    manifest,
    read: (path) => contentOf(entries.get(path)!),
    close: () => zip.close(),
  };
}

/** The content of a file; openAsBlob() throws before it returns a promise. */
async function blobOf(file: string): Promise<Blob> {
  try {
    return await openAsBlob(file);
  } catch {
    throw new BackupError(`${file} cannot be read.`);
  }
}

function contentOf(entry: FileEntry): Readable {
  const through = new PassThrough();
  entry.getData(Writable.toWeb(through)).catch((error: Error) => through.destroy(error));
  return through;
}

/** The SHA-256 of an entry's content; null if it is larger than stated or cannot be unpacked. */
async function checksum(entry: FileEntry, max: number): Promise<string | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(contentOf(entry), async function (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > max) throw new BackupError('more than it says');
        hash.update(chunk);
      }
    });
  } catch {
    return null;
  }
  return hash.digest('hex');
}

async function collected(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of stream) pieces.push(Buffer.from(piece as Uint8Array));
  } catch {
    throw new BackupError('The list in the backup is damaged.');
  }
  return Buffer.concat(pieces);
}
