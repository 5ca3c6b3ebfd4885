import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** Work that no caller waits for. */
export interface Background {
  /** Starts a job now; a failure is logged under its name. */
  run(name: string, job: () => Promise<unknown>): void;
  /** Resolves once everything started so far is done; the database is closed after it. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  // Such work belongs to no request, neither in the logs nor in what a request costs.
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
