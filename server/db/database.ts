import type { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  createPostgreSqlTypeParsers,
  type AbstractSqlDriver,
  type BasePostgreSqlEntityManager,
  type SqlMikroORM,
} from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { parse as parseArray } from 'postgres-array';
import { databaseLimits } from '../limits.ts';
import { checkDataFolder, damagedFolder, freeBytesAt } from './data-folder.ts';
import { ExclusivePGliteDialect } from './exclusive-pglite.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { ImpatientClient } from './impatient-client.ts';
import { ormConfig } from './orm.config.ts';
import { Pipelines } from './pipelines.ts';
import { RenewablePool } from './renewable-pool.ts';
import type { Statement } from './statement.ts';
import { SteadyPostgresDialect } from './steady-postgres.ts';

/** The database as the server uses it: entities through `orm` for writes, plain statements for reads. */
export interface Database {
  orm: SqlMikroORM<AbstractSqlDriver, Em>;
  /** Where the server is; null for the embedded one: one process and one connection, in this very program. */
  url: string | null;
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Row[]>;
  /** Of the embedded one: whether its disk has room for a write. */
  hasRoom?: () => boolean;
  /** Of a server: how many connections are in use, and how many callers wait for one or behind a slow statement. */
  pool?: () => { inUse: number; waiting: number };
  close(): Promise<void>;
}

/** What the two drivers have in common. */
export type Em = BasePostgreSqlEntityManager;

/** PostgreSQL where a URL is given, else the embedded one: in a folder, in memory, or as opened by the caller. */
export interface DatabaseOptions {
  url?: string | null;
  folder?: string;
  pglite?: PGlite;
  /** False: statements have no names, for poolers in transaction mode that do not follow them. */
  prepared?: boolean;
  /** How many bytes are free where the embedded one is; of a folder it is known. */
  freeBytes?: () => number;
  /** Without the time limits that requests need, for migrations. */
  patient?: boolean;
  /** Called with the text of every statement that is sent. */
  onStatement?: (text: string) => void;
}

/**
 * Statements are planned once a connection, for any values: planning a screen's statement takes longer than running it,
 * and the server would rather plan it anew each time. Every index is chosen by the user, whatever the value.
 */
const planning = { options: '-c plan_cache_mode=force_generic_plan' };

const limits = {
  statement_timeout: databaseLimits.statementMs,
  query_timeout: databaseLimits.answerMs,
};

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

async function openServer(
  url: string,
  { onStatement, patient, prepared = true }: DatabaseOptions,
): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: databaseLimits.poolWaitMs,
    keepAlive: true,
    types: typeParsers(),
    ...planning,
    ...(!patient && limits),
  };
  const pool = new RenewablePool({
    ...config,
    max: databaseLimits.connections,
    idleTimeoutMillis: 0,
    ...(!patient && { Client: ImpatientClient }),
  });
  const pipelines = new Pipelines(config);
  // The pool replaces a connection that the server drops; unheard, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // After a failover a proxy leads new connections to the new primary, open ones may stay with the old one: reads
  // there would go on for ever, and would be out of date.
  let renewedAt = -Infinity;
  const renew = () => {
    if (performance.now() - renewedAt < databaseLimits.renewalPauseMs) return;
    renewedAt = performance.now();
    pool.renew();
    pipelines.renew();
  };
  pool.on('connect', (client) => (client as NodeJS.EventEmitter).on('readOnly', renew));
  const orm = await MikroORM.init<AbstractSqlDriver, Em>({
    ...ormConfig(onStatement),
    clientUrl: url,
    driverOptions: new SteadyPostgresDialect({ pool }),
  });
  return {
    orm,
    url,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount + pipelines.inUse,
      waiting: pool.waitingCount + pipelines.waiting,
    }),
    async query<Row>(statement: Statement) {
      const { text, values, isQuick, isOwnOperation } = statement;
      const name = prepared ? statement.name : undefined;
      onStatement?.(text);
      if (isQuick && statement.name) return pipelines.query<Row>({ ...statement, name });
      const asked = { name, text, values: values as unknown[], isOwnOperation };
      const result = await pool.query(asked);
      return result.rows as Row[];
    },
    async close() {
      await pipelines.close();
      await orm.close(true);
      // The ORM ends the pool only where it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}

const parsers = createPostgreSqlTypeParsers((text) => parseArray(text));

function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parser] of Object.entries(parsers)) types.setTypeParser(Number(oid), parser);
  return types;
}

/** The embedded database itself, in a folder or in memory, empty or from an image; nothing of it is loaded elsewhere. */
export async function createPglite(folder?: string, image?: Blob): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const pglite = await PGlite.create({
    dataDir: folder ?? 'memory://',
    loadDataDir: image,
    extensions: { pg_trgm },
    parsers,
  });
  // It copies them all for every statement, and most are of arrays of the rows of some table, which nobody asks for.
  pglite.parsers = Object.fromEntries(
    Object.entries(pglite.parsers).filter(([type]) => Number(type) < FIRST_MADE_TYPE),
  );
  return pglite;
}

/** PostgreSQL's own types have fixed numbers; those from here on come with the tables, its own first. */
const FIRST_MADE_TYPE = 10_000;

/** Throws EnvError with one line where the folder is damaged, or cannot be used. */
async function openFolder(folder: string): Promise<PGlite> {
  checkDataFolder(folder);
  return createPglite(folder).catch(() => {
    throw damagedFolder(folder);
  });
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { folder, pglite, onStatement } = options;
  const opened = pglite ?? (await (folder ? openFolder(folder) : createPglite()));
  const freeBytes = options.freeBytes ?? (folder ? () => freeBytesAt(folder) : () => Infinity);
  const embedded = new GuardedPGlite(opened, freeBytes);
  const { MikroORM: EmbeddedORM } = await import('@mikro-orm/pglite');
  const orm = await EmbeddedORM.init<AbstractSqlDriver, Em>({
    ...ormConfig(onStatement),
    dbName: 'postgres',
    driverOptions: new ExclusivePGliteDialect({ pglite: embedded }),
  });
  const client = orm.em.getConnection().getClient();
  return {
    orm,
    url: null,
    hasRoom: () => embedded.hasRoom,
    async query<Row>({ text, values }: Statement) {
      onStatement?.(text);
      const result = await client.executeQuery(CompiledQuery.raw(text, [...values]));
      return result.rows as Row[];
    },
    close: () => orm.close(true),
  };
}
