import { BlobReader, configure, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { TIMELINE_FILE, TIMELINE_MAX_BYTES, timelineTexts } from '#domain/proof/timeline-check';

/** Maximum bytes of a file in a pack, beyond those of any evidence file; our own limit. */
const FILE_MAX_BYTES = 400_000_000;

/** A pack that cannot be checked; the message says why. */
export class PackProblem extends Error {}

/** The files of a pack by their paths, read one at a time. */
export type PackFiles = ReadonlyMap<string, () => Promise<Uint8Array<ArrayBuffer>>>;

// The page's CSP forbids inline workers.
configure({ useWebWorkers: false });

/** Opens a pack: a ZIP, the files of its unpacked folder, or its timeline alone. */
export async function openPack(files: readonly File[]): Promise<PackFiles> {
  const [file] = files;
  if (!file) throw new Error('nothing chosen');
  if (files.length > 1 || file.webkitRelativePath !== '') {
    return new Map(files.map((each) => [pathIn(each), () => bytesOf(each)]));
  }
  if (!(await isZip(file))) return new Map([[TIMELINE_FILE, () => bytesOf(file)]]);
  const found = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>();
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
    if (entry.directory) continue;
    if (found.has(entry.filename)) throw new PackProblem(timelineTexts.twice);
    found.set(entry.filename, async () => {
      if (entry.uncompressedSize > limitOf(entry.filename)) throw new Error('too large');
      return entry.getData(new Uint8ArrayWriter(), { checkSignature: true });
    });
  }
  return found;
}

/** The path within the chosen folder. */
const pathIn = ({ webkitRelativePath, name }: File): string =>
  webkitRelativePath.split('/').slice(1).join('/') || name;

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > limitOf(file.name)) throw new Error('too large');
  return new Uint8Array(await file.arrayBuffer());
}

const limitOf = (path: string): number =>
  path.endsWith('.json') ? TIMELINE_MAX_BYTES : FILE_MAX_BYTES;

async function isZip(file: File): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.slice(0, 2).arrayBuffer()) === 'PK';
}
