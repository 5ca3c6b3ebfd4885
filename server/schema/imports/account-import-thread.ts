import { Worker } from 'node:worker_threads';
import { AppError, busy, rateLimited } from '../../errors.ts';
import { createFairQueue } from '../../fair-queue.ts';
import { accountImportLimits } from '../../limits.ts';
import { accountImportMessages as messages } from '#domain/imports';
import type { AccountInput, ReadResult, ReadJob } from './account-import-work.ts';
import type { Told } from './account-import.worker.ts';

/** Milliseconds for which an idle thread is kept. */
const IDLE_MS = 30_000;

const { retryAfterSeconds } = accountImportLimits;

/** One thread for all users, who take turns. */
const queue = createFairQueue<number>({
  ...accountImportLimits,
  refusal: (reason) =>
    reason === 'full'
      ? rateLimited(retryAfterSeconds)
      : busy(reason === 'waited' ? messages.busy : messages.tooSlow, retryAfterSeconds),
});

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** Reads an export on the thread, so that other requests do not wait for it; rethrows its errors unchanged. */
export async function readInThread<Answer extends ReadResult = AccountInput>(
  userId: number,
  job: ReadJob,
): Promise<Answer> {
  return queue.run({ key: userId }, (signal) => run(job, signal)) as Promise<Answer>;
}

function run(job: ReadJob, signal: AbortSignal): Promise<ReadResult> {
  clearTimeout(idle);
  const worker = (thread ??= started());
  worker.ref();
  return new Promise<ReadResult>((resolve, reject) => {
    const stop = () => void worker.terminate();
    const failed = (error: unknown) => {
      forget(worker);
      reject(error);
    };
    const ended = () => failed(new Error('The thread that reads exports has ended.'));
    const told = (said: Told) => {
      if ('result' in said) resolve(said.result);
      else reject(new AppError(said.refusal.code, said.refusal.message, said.refusal));
    };
    worker.once('message', told).once('error', failed).once('exit', ended);
    signal.addEventListener('abort', stop);
    worker.postMessage(job);
  }).finally(() => {
    worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
    if (signal.aborted) forget(worker);
    if (thread === worker) rest(worker);
  });
}

function started(): Worker {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./account-import.worker.${extension}`, import.meta.url));
}

/** Kept for the next job, without keeping the program from exiting. */
function rest(worker: Worker): void {
  worker.unref();
  worker.once('error', () => forget(worker));
  worker.once('exit', () => forget(worker));
  idle = setTimeout(() => {
    forget(worker);
    void worker.terminate();
  }, IDLE_MS).unref();
}

function forget(worker: Worker): void {
  if (thread === worker) thread = undefined;
}
