import {
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type PGliteDialectConfig,
} from 'kysely';

/**
 * The embedded database has one connection. Kysely's own dialect shares it between all callers, so that a second
 * transaction would run inside the first or deadlock with it; here callers take turns.
 */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PGliteDriver {
    return new ExclusivePGliteDriver(this.#config);
  }
}

class ExclusivePGliteDriver extends PGliteDriver {
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release!: () => void;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    this.#release = release;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }
}
