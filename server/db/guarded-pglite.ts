import type { PGlite, Results } from '@electric-sql/pglite';
import { embeddedLimits } from '../limits.ts';

type Query = Parameters<PGlite['query']>;

interface GuardedTransaction {
  query<Row>(...asked: Query): Promise<Results<Row>>;
  rollback(): Promise<void>;
}

/** Statements allowed without free space: reads, and rolling back or ending a transaction. */
const READS = /^\s*(select|with|show|set|savepoint|release|rollback)\b/i;

/**
 * The error as PostgreSQL gives it, so that the ORM and errors.ts recognise it; the ORM cannot wrap an error of ours.
 */
const diskFull = () =>
  Object.assign(new Error('no space left for the embedded database'), { code: '53100' });

/**
 * Protects the embedded database on a disk that may fill up. If a table cannot grow, PostgreSQL refuses the statement
 * (53100) and continues. If its log (WAL) cannot, it panics, and the next call never returns and blocks the whole
 * program. So writes are refused while there is still space for the log; reads continue, and everything works again as
 * soon as there is space.
 */
export class GuardedPGlite {
  readonly #pglite: PGlite;
  readonly #freeBytes: () => number;

  constructor(pglite: PGlite, freeBytes: () => number) {
    this.#pglite = pglite;
    this.#freeBytes = freeBytes;
  }

  get hasRoom(): boolean {
    return this.#freeBytes() >= embeddedLimits.roomBytes;
  }

  get closed(): boolean {
    return this.#pglite.closed;
  }

  get ready(): boolean {
    return this.#pglite.ready;
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady;
  }

  async query<Row>(...asked: Query): Promise<Results<Row>> {
    this.#admit(asked);
    return this.#pglite.query<Row>(...asked);
  }

  /** Always begins, then refuses its statements: Kysely would keep the connection of one that failed to begin. */
  transaction<T>(run: (tx: GuardedTransaction) => Promise<T>): Promise<T> {
    return this.#pglite.transaction((tx) =>
      run({
        query: async <Row>(...asked: Query) => {
          this.#admit(asked);
          return tx.query<Row>(...asked);
        },
        rollback: () => tx.rollback(),
      }),
    ) as Promise<T>;
  }

  close(): Promise<void> {
    return this.#pglite.close();
  }

  #admit([text]: Query): void {
    if (!READS.test(text) && !this.hasRoom) throw diskFull();
  }
}
