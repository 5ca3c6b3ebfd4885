import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * Kysely returns a connection to the pool only if the begin or the rollback of its transaction has worked. On a lost
 * connection neither can, so every outage would use up places of the pool for good.
 */
export class ReleasingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new SteadyPostgresDriver(this.#config);
  }
}

class SteadyPostgresDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection as never);
      throw error;
    }
  }

  /** Fails only on a lost connection, and then the server has already rolled back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}
