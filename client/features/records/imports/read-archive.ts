import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { LocalFailure } from '#client/lib/form-errors.ts';
import {
  ACCOUNT_FILE,
  accountTables,
  exportFormat,
  MANIFEST_FILE,
  readManifest,
  type ArchivedFile,
} from '#domain/account/account-import';
import { accountImportMessages as messages } from '#domain/records/imports';
import { EVIDENCE_MAX_BYTES } from '#domain/records/evidence-files';

/** Maximum unpacked size of an export's tables, and maximum number of files in an archive. */
const TABLES_MAX_BYTES = 60_000_000;
const ENTRIES_MAX = 10_000;

/** A chosen export. */
export interface Archive {
  fileName: string;
  /** The tables that are imported. */
  account: Record<string, unknown>;
  /** Evidence files by their id in the export; empty for a plain JSON file. */
  files: ReadonlyMap<number, ArchivedFile>;
  /** Returns a file's bytes after checking them; throws UnreadableArchive. */
  read: (file: ArchivedFile, signal: AbortSignal) => Promise<File>;
}

/** Error whose message explains to the user why an export cannot be read. */
export class UnreadableArchive extends LocalFailure {}

// The page's CSP forbids inline workers; the browser's own decompression needs none.
configure({ useWebWorkers: false });

/** Reads an export from a ZIP or JSON file; unpacks only what is needed, and never more than declared. */
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
  let count = 0;
  try {
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      count += 1;
      if (count > ENTRIES_MAX) throw new UnreadableArchive(messages.bomb);
      // The name is only compared, never used as a path.
      if (!entry.directory) entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw isOfFile(error) ? error : new UnreadableArchive(messages.broken);
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

/** True if the error's own message explains the failure: a limit here, or the browser while it read the file. */
const isOfFile = (error: unknown): boolean =>
  error instanceof UnreadableArchive || error instanceof DOMException;

/** Unpacks an entry; stops as soon as it exceeds its limit. */
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
    if (signal?.aborted || isOfFile(error)) throw error;
    throw new UnreadableArchive(bytes > max ? messages.bomb : messages.broken);
  }
  return new Blob(parts);
}

/** True if the bytes match the manifest. Browsers compute hashes only in a secure context. */
async function isAsListed(blob: Blob, { bytes, sha256 }: ArchivedFile): Promise<boolean> {
  if (blob.size !== bytes) return false;
  if (!globalThis.isSecureContext) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()));
  return sha256 === Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends only what is imported: the tables, the user's further registrations, and the history of the first. */
function accountOf(text: string): Record<string, unknown> {
  const given = parsed(text);
  const isExport =
    typeof given === 'object' && given !== null && 'format' in given && 'version' in given;
  if (!isExport || given.format !== exportFormat.format) {
    throw new UnreadableArchive(messages.notExport);
  }
  const wanted: readonly string[] = ['format', 'version', ...accountTables];
  const tables = Object.entries(given).filter(([name]) => wanted.includes(name));
  return { ...Object.fromEntries(tables), ...registrationsIn(given) };
}

function registrationsIn(given: object): object {
  const { users } = given as { users?: unknown };
  const [user] = (Array.isArray(users) ? users : []) as ({
    otherRegistrations?: unknown;
    registrationSpans?: unknown;
  } | null)[];
  if (!user) return {};
  const { otherRegistrations, registrationSpans } = user;
  return { users: [{ otherRegistrations, registrationSpans }] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableArchive(messages.notExport);
  }
}
