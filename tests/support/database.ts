import type { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/db/database';
import { copyOfImage } from './image.ts';
import { onServer } from './on-server.ts';

export interface TestDatabase {
  database: Database;
  drop(): Promise<void>;
}

interface Wishes {
  onStatement?: (text: string) => void;
  /** Another way to the database, for what stands between it and the server. */
  via?: (databaseUrl: string) => string;
  /** Whether the embedded one may be of an earlier test file of this worker, emptied. */
  used?: boolean;
}

/** A database without rows: a copy of the migrated image, or of the migrated one on TEST_DATABASE_URL. */
export async function freshDatabase({
  onStatement,
  via = (databaseUrl) => databaseUrl,
  used = false,
}: Wishes = {}): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return embeddedDatabase(onStatement, used);
  const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name} template ${inject('template')}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    database: await openDatabase({ url: via(own.href), onStatement }),
    drop: () => onServer(url, `drop database ${name} with (force)`),
  };
}

/** Those that no test file uses now: to empty one takes a tenth of the time of opening another. */
const free: PGlite[] = [];

async function embeddedDatabase(
  onStatement: Wishes['onStatement'],
  used: boolean,
): Promise<TestDatabase> {
  if (!used) {
    const database = await openDatabase({ pglite: await copyOfImage(), onStatement });
    return { database, drop: async () => {} };
  }
  const pglite = free.pop() ?? (await keptOpen(copyOfImage()));
  return {
    database: await openDatabase({ pglite, onStatement }),
    async drop() {
      await empty(pglite);
      free.push(pglite);
    },
  };
}

/** The end of a server is not to close it. */
const keptOpen = async (pglite: Promise<PGlite>): Promise<PGlite> =>
  Object.assign(await pglite, { close: async () => {} });

async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec(`do $$ begin execute (
    select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'); end $$`);
}
