import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { cacheLimits } from '../cache-limits.ts';
import type { Statement } from './statement.ts';

type Query = (...args: unknown[]) => unknown;

/** The part of pg's connection that its types leave out. */
interface Connection {
  close(statement: { type: 'S'; name: string }): void;
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/**
 * A connection with a bounded number of prepared statements, least recently used out; the app's own have their own
 * limit. pg itself keeps each for as long as the connection is open, and so does PostgreSQL, with a plan.
 */
export class PreparingClient extends pg.Client {
  /** Maps each statement to its name on this connection. */
  readonly #own = this.#prepared();
  readonly #others = this.#prepared();
  #count = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query as Query;
    const query: Query = (statement, ...more) =>
      send.call(this, isNamed(statement) ? this.#named(statement) : statement, ...more);
    this.query = query as pg.Client['query'];
  }

  #prepared() {
    return new LRUCache<string, string>({
      max: cacheLimits.prepared,
      dispose: (prepared, _name, reason) => reason === 'evict' && this.#close(prepared),
    });
  }

  /** Each preparation gets a new name: a closed one may still be in progress. */
  #named<S extends Named>(statement: S): S {
    const { name, isOwnOperation } = statement;
    const other = this.#others.get(name);
    const prepared = this.#own.get(name) ?? other ?? `${name}-${(this.#count += 1)}`;
    if (isOwnOperation) {
      if (other) this.#others.delete(name);
      this.#own.set(name, prepared);
    } else if (!other && !this.#own.has(name)) this.#others.set(name, prepared);
    return { ...statement, name: prepared };
  }

  /** Sends no sync: the statement that replaces it follows, with one. */
  #close(name: string): void {
    const { connection } = this as unknown as { connection: Connection };
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
    delete connection.submittedNamedStatements[name];
  }
}

type Named = Statement & { name: string };

const isNamed = (statement: unknown): statement is Named =>
  typeof (statement as Partial<Statement> | null)?.name === 'string';
