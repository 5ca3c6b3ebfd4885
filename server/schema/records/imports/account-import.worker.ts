import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode, type FieldMessages } from '#server/errors';
import { readExport, type ReadResult, type ReadJob } from './account-import-work.ts';

export type Told =
  | { result: ReadResult }
  | { refusal: { code: ErrorCode; message: string; fields: FieldMessages | undefined } };

/** Reads exports one after the other. What is not a refusal ends the thread; its job then fails. */
parentPort!.on('message', async (job: ReadJob) => {
  let told: Told;
  try {
    told = { result: await readExport(job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, fields } = error;
    told = { refusal: { code, message, fields } };
  }
  parentPort!.postMessage(told);
});
