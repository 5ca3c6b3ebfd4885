import type { Worker } from 'node:worker_threads';

/** Milliseconds for which an idle thread is kept. */
const IDLE_MS = 30_000;

/**
 * Keeps one thread for jobs that come one after the other; each gets one message in response. An aborted or failed job
 * ends the thread, and the next job starts another.
 */
export function keptThread<Job, Told>(
  start: () => Worker,
): (job: Job, signal: AbortSignal) => Promise<Told> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const forget = (worker: Worker) => {
    if (thread === worker) thread = undefined;
  };
  /** Idle: does not keep the program from exiting. */
  const rest = (worker: Worker) => {
    worker.unref();
    worker.once('error', () => forget(worker));
    worker.once('exit', () => forget(worker));
    idle = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, IDLE_MS).unref();
  };
  return (job, signal) => {
    clearTimeout(idle);
    const worker = (thread ??= start());
    worker.ref();
    const stop = () => void worker.terminate();
    return new Promise<Told>((resolve, reject) => {
      const failed = (error: unknown) => {
        forget(worker);
        reject(error);
      };
      const ended = () => failed(new Error('The thread has ended before its answer.'));
      worker.once('message', resolve).once('error', failed).once('exit', ended);
      signal.addEventListener('abort', stop);
      worker.postMessage(job);
    }).finally(() => {
      // The time limit may run out later, while the thread is at another job.
      signal.removeEventListener('abort', stop);
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      if (signal.aborted) forget(worker);
      if (thread === worker) rest(worker);
    });
  };
}
