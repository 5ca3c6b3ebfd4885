import type { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver, BasePostgreSqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { databaseLimits } from '../limits.ts';
import { freeBytesAt } from './data-folder.ts';
import { ExclusivePGliteDialect } from './exclusive-pglite.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { TimeoutClient } from './timeout-client.ts';
import { ormConfig } from './orm.config.ts';
import { createPglite, openFolder, parsers } from './pglite.ts';
import { Pipelines } from './pipelines.ts';
import { RenewablePool } from './renewable-pool.ts';
import type { Query, Statement } from './statement.ts';
import { ReleasingPostgresDialect } from './releasing-postgres.ts';

/** The database as the server uses it: entities through `orm` for writes, plain statements for reads. */
export interface Database {
  orm: SqlMikroORM<AbstractSqlDriver, Em>;
  /** The server's address; null for the embedded database, which has one process and one connection. */
  url: string | null;
  query: Query;
  /**
   * The same database for long statements over many users: with their own time limit, on a connection of their own, which
   * closes when it is not used. The embedded database has only one.
   */
  batches(): Promise<Database>;
  /** During an upgrade: completes the rows of an account, before they are read (online/runner.ts). */
  prepare?: (owner: number) => Promise<void>;
  /** Embedded only: true if its disk has space for a write. */
  hasRoom?: () => boolean;
  /** Server only: connections in use, and callers that wait for one or behind a slow statement. */
  pool?: () => { inUse: number; waiting: number };
  close(): Promise<void>;
}

/** The common part of the two drivers. */
export type Em = BasePostgreSqlEntityManager;

/** PostgreSQL if a URL is given, else the embedded database: in a folder, in memory, or opened by the caller. */
export interface DatabaseOptions {
  url?: string | null;
  folder?: string;
  pglite?: PGlite;
  /** False: unnamed statements, for transaction poolers that do not support named ones. */
  prepared?: boolean;
  /** Free bytes on the embedded database's disk; the default reads them for a folder. */
  freeBytes?: () => number;
  /** Without the time limits of requests, for migrations. */
  patient?: boolean;
  /** With the limits of batches instead of those of requests. */
  forBatches?: boolean;
  /** Called with the text of every statement. */
  onStatement?: (text: string) => void;
}

/**
 * Statements are planned once per connection, for any values: planning a screen's statement takes longer than running
 * it, and PostgreSQL would otherwise plan it each time. The user id selects every index, for any value.
 */
const planning = { options: '-c plan_cache_mode=force_generic_plan' };

/**
 * A range of users is planned for its own number of users: another plan is many times slower. Compiling it takes
 * longer than it runs.
 */
const batchPlanning = { options: '-c plan_cache_mode=force_custom_plan -c jit=off' };

const limits = {
  statement_timeout: databaseLimits.statementMs,
  query_timeout: databaseLimits.answerMs,
};

const batchLimits = {
  statement_timeout: databaseLimits.batchStatementMs,
  query_timeout: databaseLimits.batchAnswerMs,
};

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openServer(options.url, options) : openEmbedded(options);
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  const { onStatement, patient, forBatches, prepared = true } = options;
  const config: pg.ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: databaseLimits.poolWaitMs,
    keepAlive: true,
    types: typeParsers(),
    ...(forBatches ? batchPlanning : planning),
    ...(!patient && (forBatches ? batchLimits : limits)),
  };
  const pool = new RenewablePool({
    ...config,
    max: forBatches ? 1 : databaseLimits.connections,
    idleTimeoutMillis: forBatches ? databaseLimits.batchIdleMs : 0,
    ...(!patient && { Client: TimeoutClient }),
  });
  const pipelines = new Pipelines(config);
  // The pool replaces a connection that the server drops; without a listener, its error would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // After a failover a proxy sends new connections to the new primary, but open ones may stay with the old one: reads
  // there would continue for ever, with stale data.
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
    driverOptions: new ReleasingPostgresDialect({ pool }),
  });
  let batches: Promise<Database> | undefined;
  return {
    orm,
    url,
    batches: () =>
      (batches ??= openDatabase({ ...options, forBatches: true }).catch((error: unknown) => {
        batches = undefined;
        throw error;
      })),
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
      await (await batches)?.close();
      await pipelines.close();
      await orm.close(true);
      // The ORM ends the pool only if it has used it.
      if (!pool.ending) await pool.end();
    },
  };
}

function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parser] of Object.entries(parsers)) types.setTypeParser(Number(oid), parser);
  return types;
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
  const database: Database = {
    orm,
    url: null,
    batches: async () => database,
    hasRoom: () => embedded.hasRoom,
    async query<Row>({ text, values }: Statement) {
      onStatement?.(text);
      const result = await client.executeQuery(CompiledQuery.raw(text, [...values]));
      return result.rows as Row[];
    },
    close: () => orm.close(true),
  };
  return database;
}
