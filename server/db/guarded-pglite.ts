import type { PGlite, Results } from '@electric-sql/pglite';
import { embeddedLimits } from '../limits.ts';

type Query = Parameters<PGlite['query']>;

interface GuardedTransaction {
  query<Row>(...asked: Query): Promise<Results<Row>>;
  rollback(): Promise<void>;
}

/** What may still be done without room: to read, and to give up or leave a transaction. */
const READS = /^\s*(select|with|show|set|savepoint|release|rollback)\b/i;

/** As PostgreSQL says it, so that the ORM and errors.ts know it; the ORM cannot wrap a refusal of ours. */
const diskFull = () =>
  Object.assign(new Error('no space left for the embedded database'), { code: '53100' });

/**
 * The embedded database on a disk that may fill up. Where a table cannot grow, PostgreSQL refuses the statement (53100)
 * and goes on. Where its log (WAL) cannot, it panics, and the next call never returns and holds the whole program. So
 * writes are refused while there is still room for the log, reads go on, and all is well again as soon as there is room.
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

  /** Always begins, and refuses its statements: Kysely would keep the connection of one that did not begin. */
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
