import type pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that is given up once a statement has been left unanswered for `query_timeout`. A server
 * that hangs would hold back the rollback as well, and the pool would hand the connection out again.
 */
export class ImpatientClient extends PreparingClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send = this.query as Query;
    const query: Query = (...args) => {
      const answer = send.apply(this, args);
      if (answer instanceof Promise) answer.catch((error: Error) => this.#giveUpAfter(error));
      return answer;
    };
    this.query = query as pg.Client['query'];
  }

  #giveUpAfter(error: Error): void {
    if (error.message === 'Query read timeout') void this.end();
  }
}
