import type { Logger } from 'pino';

/** Milliseconds between polls for work written by others, newly due, or left by a killed process. */
export const POLL_MS = 5_000;

export interface Loop {
  /** Runs once; one run at a time, a second call waits and then runs again. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs `work` when told to, and every `pollMs` (0: never). A failure, such as of the database, is logged once until a run
 * succeeds; the next run retries.
 */
export function openLoop(
  { log, failure, pollMs }: { log: Logger; failure: string; pollMs: number },
  work: () => Promise<void>,
): Loop {
  let isLost = false;
  let last = Promise.resolve();
  const run = () => {
    last = last.then(work).then(
      () => void (isLost = false),
      (error: unknown) => {
        if (!isLost) log.warn({ err: error }, failure);
        isLost = true;
      },
    );
    return last;
  };
  const timer = pollMs > 0 ? setInterval(() => void run(), pollMs).unref() : undefined;
  return {
    run,
    async close() {
      clearInterval(timer);
      await last;
    },
  };
}
