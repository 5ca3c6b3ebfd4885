import { IsolationLevel } from '@mikro-orm/core';
import type { WriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Database, Em } from '../db/database.ts';
import { writeZip, type Entry } from '../reports/portfolio/zip.ts';
import { keysOf, type Storage } from '../storage/storage.ts';
import { BackupError, backupFormat, MANIFEST, type Manifest } from './manifest.ts';
import { executedMigrations, sequencesOf, tablesOf } from './tables.ts';

/** Rows in memory at a time; a user's picture is one. */
const ROWS = 200;
const FILES = 1_000;

interface Stored {
  id: number;
  key: string;
  type: string;
  small: boolean;
}

/**
 * Writes a consistent snapshot of all tables, and every stored file, into one ZIP; never overwrites a file. A
 * PostgreSQL server can keep running meanwhile. Returns the contents of the backup. Throws BackupError if the file exists
 * or cannot be written, such as in a folder that does not exist: a mistyped path must not become a new folder.
 */
export async function writeBackup(
  { database, storage }: { database: Database; storage: Storage },
  file: string,
  now: Date,
): Promise<Manifest> {
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (there) throw new BackupError(`${file} already exists.`);
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600).catch((error: unknown) => {
    throw unwritable(file, error);
  });
  const out = handle.createWriteStream({ flush: true });
  let failure: unknown;
  out.once('error', (error) => (failure = error));
  try {
    // Later writes are in the next backup.
    const manifest = await database.orm.em
      .fork()
      .transactional((em) => write(em, storage, out, now), {
        isolationLevel: IsolationLevel.REPEATABLE_READ,
        readOnly: true,
      });
    await rename(draft, file);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw failure === undefined ? error : unwritable(file, failure);
  }
}

const advice: Record<string, string> = {
  ENOENT: 'Its folder does not exist: create it, or choose another.',
  ENOTDIR: 'Its folder is a file: choose another.',
  EISDIR: 'A folder is in its place: choose another name.',
  EROFS: 'Its disk is read-only: choose another folder.',
  ENOSPC: 'There is no space left: free some, or choose another folder.',
  EDQUOT: 'There is no space left: free some, or choose another folder.',
};

function unwritable(file: string, error: unknown): BackupError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  const what =
    advice[code] ?? 'Give your user the right to write in its folder, or choose another.';
  return new BackupError(`${file} cannot be written (${code}). ${what}`);
}

async function write(em: Em, storage: Storage, out: WriteStream, now: Date): Promise<Manifest> {
  const tables = new Map(
    (await tablesOf(em)).map((table) => [`database/${table.name}.jsonl`, { ...table, rows: 0 }]),
  );
  const types = new Map<string, string>();
  const manifest: Manifest = {
    ...backupFormat,
    madeAt: now.toISOString(),
    migrations: await executedMigrations(em),
    tables: [],
    sequences: await sequencesOf(em),
    files: [],
    missing: [],
  };
  async function* entries(): AsyncGenerator<Entry> {
    for (const [path, table] of tables) yield { path, content: Readable.from(rowsOf(em, table)) };
    for await (const { path, type } of filesOf(em)) {
      if (await storage.has(path)) {
        types.set(path, type);
        yield { path, content: await storage.read(path), stored: true };
      } else manifest.missing.push(path);
    }
    yield { path: MANIFEST, content: `${JSON.stringify(manifest, null, 1)}\n` };
  }
  await writeZip(entries(), out, {
    madeAt: now,
    onWritten(written) {
      const table = tables.get(written.path);
      const type = types.get(written.path);
      if (table) manifest.tables.push({ ...written, ...table });
      if (type) manifest.files.push({ ...written, type });
    },
  });
  return manifest;
}

/**
 * Each row as PostgreSQL itself writes it as JSON, so that no number or moment is converted by JavaScript. Between
 * values a JSON column may contain line breaks.
 */
async function* rowsOf(em: Em, table: { name: string; columns: string[]; rows: number }) {
  const columns = table.columns.map((name) => `"${name}"`).join(', ');
  await em.execute(
    `declare backup_rows no scroll cursor for
     select replace(row_to_json(r)::text, chr(10), ' ') as line from (select ${columns} from "${table.name}") r`,
  );
  for (;;) {
    const found = await em.execute<{ line: string }[]>(`fetch ${ROWS} from backup_rows`);
    table.rows += found.length;
    if (found.length > 0) yield `${found.map(({ line }) => line).join('\n')}\n`;
    if (found.length < ROWS) break;
  }
  await em.execute('close backup_rows');
}

/** Files that rows refer to: evidence, also in the bin, each with its thumbnail, if it has one; and shared submissions. */
async function* filesOf(em: Em): AsyncGenerator<{ path: string; type: string }> {
  for (let after = 0; ;) {
    const found = await em.execute<Stored[]>(
      `select id, storage_key as key, type, has_thumbnail as small from evidence_files
       where id > ? order by id limit ${FILES}`,
      [after],
    );
    for (const { id, key, type, small } of found) {
      after = id;
      const { file, thumbnail } = keysOf(key);
      yield { path: file, type };
      if (small) yield { path: thumbnail, type: 'image/webp' };
    }
    if (found.length < FILES) break;
  }
  // A backup of an older version has none.
  const [shared] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('shared_submissions') is not null as exists`,
  );
  if (!shared?.exists) return;
  for (let after = 0; ;) {
    const found = await em.execute<{ id: number; pdf: string; pack: string }[]>(
      `select id, pdf_key as pdf, pack_key as pack from shared_submissions
       where id > ? and pdf_key is not null order by id limit ${FILES}`,
      [after],
    );
    for (const { id, pdf, pack } of found) {
      after = id;
      yield { path: keysOf(pdf).file, type: 'application/pdf' };
      yield { path: keysOf(pack).file, type: 'application/zip' };
    }
    if (found.length < FILES) return;
  }
}
