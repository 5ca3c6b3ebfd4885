import { Migrator } from '@mikro-orm/migrations';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Em } from '../db/database.ts';
import { queryIn } from '../db/in-transaction.ts';
import { migrations } from '../db/migrations/index.ts';
import { scheduleAgain } from '../db/online/step.ts';
import { keysOf, type Storage } from '../storage/storage.ts';
import { openArchive, type Archive } from './archive.ts';
import { BackupError, type BackedUpTable, type Manifest } from './manifest.ts';
import { executedMigrations, hasTable, tablesOf } from './tables.ts';

/** Bytes of rows per statement, so that pictures do not fill the memory. */
const STATEMENT_BYTES = 4_000_000;

interface Target {
  database: Database;
  storage: Storage;
}

/** Opens a backup that this version can restore and verifies every byte. Throws BackupError with the reason. */
export async function openBackup(file: string): Promise<Archive> {
  const archive = await openArchive(file);
  checkVersion(archive.manifest);
  return archive;
}

/**
 * Restores an opened backup and closes it, all or nothing: the database changes in one transaction, and files written
 * before a failure are removed. A database with users needs `replace`.
 */
export async function restoreBackup(
  { database, storage }: Target,
  archive: Archive,
  { replace }: { replace: boolean },
): Promise<Manifest> {
  const { manifest } = archive;
  const added: string[] = [];
  let left: string[] = [];
  try {
    // Otherwise the migrator would check it outside its transaction, and the embedded database has one connection.
    await database.orm.schema.ensureDatabase();
    await database.orm.em.fork().transactional(async (em) => {
      await checkTarget(em, replace);
      left = await storedFiles(em);
      await rebuild(em, database, archive);
      await bringFiles(archive, storage, added);
    });
  } catch (error) {
    for (const path of added) await storage.remove(path);
    throw error;
  } finally {
    await archive.close();
  }
  const kept = new Set(manifest.files.map(({ path }) => path));
  for (const path of left) if (!kept.has(path)) await storage.remove(path);
  return manifest;
}

/** The backup's tables must be from a version of this program. */
function checkVersion({ migrations: made }: Manifest): void {
  const known = migrations.map((each) => each.name);
  if (made.some((name, index) => name !== known[index])) {
    throw new BackupError(
      'The backup was made by a newer version of ParaMed CPD, or by another program.',
    );
  }
}

async function checkTarget(em: Em, replace: boolean): Promise<void> {
  const [others] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
       and usename = current_user and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (others!.count > 0) {
    throw new BackupError('Other connections to the database are open: stop the servers first.');
  }
  if (replace) return;
  const found = await tablesOf(em);
  if (found.length === 0) return;
  const ours = (await executedMigrations(em)).length > 0 && (await hasTable(em, 'users'));
  const [row] = ours ? await em.execute<object[]>('select 1 from users limit 1') : [true];
  if (row) {
    throw new BackupError(
      'The database is not empty. With --replace, the backup replaces all its data.',
    );
  }
}

/** Existing stored files that may have to be removed, with their thumbnails. */
async function storedFiles(em: Em): Promise<string[]> {
  if (!(await hasTable(em, 'evidence_files'))) return [];
  const shared = (await hasTable(em, 'shared_submissions'))
    ? ` union all select unnest(array[pdf_key, pack_key]) from shared_submissions where pdf_key is not null`
    : '';
  const found = await em.execute<{ key: string }[]>(
    `select storage_key as key from evidence_files${shared}`,
  );
  return found.flatMap(({ key }) => Object.values(keysOf(key)));
}

/** Creates the tables in the backup's version, fills them, and migrates them to this version. */
async function rebuild(em: Em, { orm }: Database, archive: Archive): Promise<void> {
  const { tables, sequences, migrations: made } = archive.manifest;
  const transaction = em.getTransactionContext();
  // A new migrator, which has not cached the table of migrations.
  const migrator = new Migrator(orm.em);
  await em.execute('drop schema public cascade');
  await em.execute('create schema public');
  await scheduleAgain(queryIn(em), await stepsLeft(archive));
  await migrator.up({ to: made.at(-1)!, transaction });
  const there = new Map((await tablesOf(em)).map((table) => [table.name, table]));
  // Versions before did not have these, though their migrations now make them.
  for (const name of ['online_steps', 'online_accounts']) {
    if (!tables.some((table) => table.name === name)) there.delete(name);
  }
  const unknown = tables.find(
    ({ name, columns }) => columns.toSorted().join() !== there.get(name)?.columns.toSorted().join(),
  );
  if (unknown || tables.length !== there.size) {
    throw new BackupError(`The backup's tables are not those of its version (${unknown?.name}).`);
  }
  const links = await constraintsToAddAgain(em);
  for (const { table, name } of links) {
    await em.execute(`alter table ${table} drop constraint "${name}"`);
  }
  for (const table of tables) await fill(em, archive, table);
  for (const { name, next } of sequences) {
    await em.execute(`alter sequence "${name}" restart with ${next}`);
  }
  // Each constraint is created again and checks all rows, unless a step does so later.
  for (const { table, name, definition } of links) {
    await em.execute(`alter table ${table} add constraint "${name}" ${definition}`);
  }
  await migrator.up({ transaction });
  // The settings are those of the first process that starts, as on an empty database.
  await em.execute('delete from installation');
}

/** The names of the steps that were not done when the backup was made; versions before had none. */
async function stepsLeft({ manifest, read }: Archive): Promise<string[]> {
  const table = manifest.tables.find(({ name }) => name === 'online_steps');
  const names: string[] = [];
  if (!table) return names;
  for await (const line of linesOf(read(table.path))) {
    names.push((JSON.parse(line) as { name: string }).name);
  }
  return names;
}

/** Foreign keys, and what an online step has yet to validate: older rows may not comply. */
const constraintsToAddAgain = (em: Em) =>
  em.execute<{ table: string; name: string; definition: string }[]>(
    `select conrelid::regclass::text as "table", conname::text as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where (contype = 'f' or not convalidated) and connamespace = current_schema()::regnamespace`,
  );

/** Inserts a table's rows unchanged: the backup already contains the effects of triggers. */
async function fill(em: Em, archive: Archive, { name, columns, path, rows }: BackedUpTable) {
  const named = columns.map((column) => `"${column}"`).join(', ');
  const text = `insert into "${name}" (${named}) overriding system value
    select ${named} from json_populate_recordset(null::"${name}", ?::json)`;
  await em.execute(`alter table "${name}" disable trigger user`);
  await em.execute(`delete from "${name}"`);
  let count = 0;
  let bytes = 0;
  let lines: string[] = [];
  const send = async () => {
    if (lines.length > 0) await em.execute(text, [`[${lines.join(',')}]`]);
    count += lines.length;
    bytes = 0;
    lines = [];
  };
  for await (const line of linesOf(archive.read(path))) {
    bytes += lines.push(line) && line.length;
    if (bytes > STATEMENT_BYTES) await send();
  }
  await send();
  await em.execute(`alter table "${name}" enable trigger user`);
  if (count !== rows) throw new BackupError(`The backup does not have all rows of ${name}.`);
}

/** Splits at line feeds only: other line breaks are part of a text. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}

async function bringFiles({ manifest, read }: Archive, storage: Storage, added: string[]) {
  const folder = await mkdtemp(join(storage.incoming, 'restore-'));
  try {
    for (const { path, type } of manifest.files) {
      const draft = join(folder, 'file');
      await pipeline(read(path), createWriteStream(draft));
      if (!(await storage.has(path))) added.push(path);
      await storage.put(path, draft, type);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
