import type { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#server/db/database';
import { openImageCopy } from './image.ts';
import { executeStatement } from './execute-statement.ts';

export interface TestDatabase {
  database: Database;
  drop(): Promise<void>;
}

interface Options {
  onStatement?: (text: string) => void;
  /** Changes the address, for example to go through a proxy. */
  via?: (databaseUrl: string) => string;
  /** True if the embedded database may be an emptied one of an earlier test file in this worker. */
  reuse?: boolean;
}

/** An empty database: a copy of the migrated image, or of the template on TEST_DATABASE_URL. */
export async function createTestDatabase({
  onStatement,
  via = (databaseUrl) => databaseUrl,
  reuse = false,
}: Options = {}): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return embeddedDatabase(onStatement, reuse);
  const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  await executeStatement(url, `create database ${name} template ${inject('template')}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    database: await openDatabase({ url: via(own.href), onStatement }),
    drop: () => executeStatement(url, `drop database ${name} with (force)`),
  };
}

/** Open databases without a test file. Emptying one takes a tenth of the time of opening another. */
const idleDatabases: PGlite[] = [];

async function embeddedDatabase(
  onStatement: Options['onStatement'],
  reuse: boolean,
): Promise<TestDatabase> {
  if (!reuse) {
    const database = await openDatabase({ pglite: await openImageCopy(), onStatement });
    return { database, drop: async () => {} };
  }
  const pglite = idleDatabases.pop() ?? (await withoutClose(openImageCopy()));
  return {
    database: await openDatabase({ pglite, onStatement }),
    async drop() {
      await empty(pglite);
      idleDatabases.push(pglite);
    },
  };
}

/** Makes `close` a no-op, so that the database outlives its server. */
const withoutClose = async (pglite: Promise<PGlite>): Promise<PGlite> =>
  Object.assign(await pglite, { close: async () => {} });

async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec(`do $$ begin execute (
    select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'); end $$`);
}
