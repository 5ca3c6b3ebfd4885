import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js';
import {
  ACCOUNT_FILE,
  accountTables,
  exportFormat,
  MANIFEST_FILE,
  readManifest,
  type ArchivedFile,
} from '#domain/account-import';
import { accountImportMessages as messages } from '#domain/imports';
import { EVIDENCE_MAX_BYTES } from '#domain/evidence-files';

/** What the tables of an export may unpack to, and how many files an archive may have. */
const TABLES_MAX_BYTES = 60_000_000;
const ENTRIES_MAX = 10_000;

/** An export as it was chosen. */
export interface Archive {
  fileName: string;
  /** Its tables that are imported. */
  account: Record<string, unknown>;
  /** Evidence files by their ids there; empty for a bare JSON. */
  files: ReadonlyMap<number, ArchivedFile>;
  /** The bytes of one of them, checked; throws UnreadableArchive. */
  read: (file: ArchivedFile, signal: AbortSignal) => Promise<File>;
}

/** Why an export cannot be read, in words for the user. */
export class UnreadableArchive extends Error {}

// The page's policy lets no worker in that is made on the spot; browsers unpack by themselves.
configure({ useWebWorkers: false });

/** The export in a ZIP or a JSON file; of a ZIP only what is needed is unpacked, and never more than it says. */
export async function readArchive(file: File): Promise<Archive> {
  const isZip = new TextDecoder('latin1').decode(await file.slice(0, 2).arrayBuffer()) === 'PK';
  return isZip ? fromZip(file) : fromJson(file);
}

async function fromJson(file: File): Promise<Archive> {
  if (file.size > TABLES_MAX_BYTES) throw new UnreadableArchive(messages.tooLarge);
  return {
    fileName: file.name.slice(-255),
    account: accountOf(await file.text()),
    files: new Map(),
    read: () => Promise.reject(new UnreadableArchive(messages.broken)),
  };
}

async function fromZip(file: File): Promise<Archive> {
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      if (entries.size >= ENTRIES_MAX) throw new UnreadableArchive(messages.bomb);
      // A name is only ever compared: no path is made of it.
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof UnreadableArchive ? error : new UnreadableArchive(messages.broken);
  }
  const text = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new UnreadableArchive(messages.notExport);
    return (await unpacked(entry, TABLES_MAX_BYTES)).text();
  };
  const account = accountOf(await text(ACCOUNT_FILE));
  const manifest = readManifest(parsed(await text(MANIFEST_FILE)));
  if (!manifest) throw new UnreadableArchive(messages.notExport);
  return {
    fileName: file.name.slice(-255),
    account,
    files: new Map(manifest.map((each) => [each.evidenceFileId, each])),
    async read(wanted, signal) {
      const name = wanted.path.replace(/^.*\//, '').replace(/^\d+ /, '');
      const entry = entries.get(wanted.path);
      const damaged = new UnreadableArchive(messages.damagedFile(name));
      if (!entry || wanted.bytes > EVIDENCE_MAX_BYTES) throw damaged;
      const blob = await unpacked(entry, wanted.bytes, signal);
      if (!(await isAsListed(blob, wanted))) throw damaged;
      return new File([blob], name);
    },
  };
}

/** What an entry holds, given up as soon as it is more than may come. */
async function unpacked(entry: FileEntry, max: number, signal?: AbortSignal): Promise<Blob> {
  if (entry.uncompressedSize > max) throw new UnreadableArchive(messages.bomb);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      bytes += chunk.length;
      if (bytes > max) throw new UnreadableArchive(messages.bomb);
      parts.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { signal, checkSignature: true });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new UnreadableArchive(bytes > max ? messages.bomb : messages.broken);
  }
  return new Blob(parts);
}

/** Whether bytes are those of the manifest. Browsers count checksums only where the connection is safe. */
async function isAsListed(blob: Blob, { bytes, sha256 }: ArchivedFile): Promise<boolean> {
  if (blob.size !== bytes) return false;
  if (!globalThis.isSecureContext) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return sha256 === Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Only the tables that are imported leave this device. */
function accountOf(text: string): Record<string, unknown> {
  const given = parsed(text);
  const isExport =
    typeof given === 'object' && given !== null && 'format' in given && 'version' in given;
  if (!isExport || given.format !== exportFormat.format) {
    throw new UnreadableArchive(messages.notExport);
  }
  const wanted: readonly string[] = ['format', 'version', ...accountTables];
  return Object.fromEntries(Object.entries(given).filter(([name]) => wanted.includes(name)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableArchive(messages.notExport);
  }
}
