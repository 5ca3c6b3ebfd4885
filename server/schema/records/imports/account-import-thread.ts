import { Worker } from 'node:worker_threads';
import { AppError, busy, rateLimited } from '#server/errors';
import { createFairQueue } from '#server/fair-queue';
import { keptThread } from '#server/kept-thread';
import { accountImportLimits } from '#server/limits';
import { accountImportMessages as messages } from '#domain/records/imports';
import type { AccountInput, ReadResult, ReadJob } from './account-import-work.ts';
import type { Told } from './account-import.worker.ts';

const { retryAfterSeconds } = accountImportLimits;

/** One thread for all users, who take turns. */
const queue = createFairQueue<number>({
  ...accountImportLimits,
  refusal: (reason) =>
    reason === 'full'
      ? rateLimited(retryAfterSeconds)
      : busy(reason === 'waited' ? messages.busy : messages.tooSlow, retryAfterSeconds),
});

const thread = keptThread<ReadJob, Told>(() => {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return new Worker(new URL(`./account-import.worker.${extension}`, import.meta.url));
});

/** Reads an export on the thread, so that other requests do not wait for it; rethrows its errors unchanged. */
export async function readInThread<Answer extends ReadResult = AccountInput>(
  userId: number,
  job: ReadJob,
): Promise<Answer> {
  return queue.run({ key: userId }, (signal) => run(job, signal)) as Promise<Answer>;
}

async function run(job: ReadJob, signal: AbortSignal): Promise<ReadResult> {
  const told = await thread(job, signal);
  if ('result' in told) return told.result;
  throw new AppError(told.refusal.code, told.refusal.message, told.refusal);
}
