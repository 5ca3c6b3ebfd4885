import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** Work that continues after the response. */
export interface Background {
  /** Starts a job now; a failure is logged under its name. */
  run(name: string, job: () => Promise<unknown>): void;
  /** Resolves once all started jobs are done; close the database after it. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  // Jobs run outside the request's async context, so neither its logs nor its cost include them.
  const outside = AsyncLocalStorage.snapshot();
  const running = new Set<Promise<unknown>>();
  return {
    run: (name, job) =>
      outside(() => {
        const run: Promise<unknown> = job()
          .catch((error: unknown) => log.warn({ err: error, job: name }, 'background job failed'))
          .finally(() => running.delete(run));
        running.add(run);
      }),
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
