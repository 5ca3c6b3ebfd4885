import type pg from 'pg';
import { READ_ONLY } from '../errors.ts';
import { PreparingClient } from './preparing-client.ts';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | null, ...rest: unknown[]) => void;

/**
 * A connection that is closed once a statement has waited for `query_timeout`. A hanging server would also block the
 * rollback, and the pool would reuse the connection. Emits `readOnly` when the server refuses a write because it is, or
 * has become, a standby.
 */
export class TimeoutClient extends PreparingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query as Query;
    const query: Query = (...args) => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: Error | null, ...rest: unknown[]) => {
          if (error) this.#onFailure(error);
          (callback as Callback)(error, ...rest);
        };
      }
      const result = send.apply(this, args);
      if (result instanceof Promise) result.catch((error: Error) => this.#onFailure(error));
      return result;
    };
    this.query = query as pg.Client['query'];
  }

  #onFailure(error: Error): void {
    if (error.message === 'Query read timeout') void this.end();
    if ((error as { code?: string }).code === READ_ONLY)
      (this as NodeJS.EventEmitter).emit('readOnly');
  }
}
