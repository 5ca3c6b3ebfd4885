import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergingLimits, reportLimits } from '../limits.ts';
import { limitMemory } from '../process-memory.ts';
import type { NotMerged } from '#domain/proof/submission';
import { reportQueue } from './portfolio-process.ts';
import type { Merged, SubmissionJob } from './submission/document.ts';
import type { FromWriter, ToWriter } from './submission/jobs.ts';
import type { PieceKey } from './submission/merge/guests.ts';
import { PRODUCT } from '#domain/product';

/** V8's memory, in MB; that of a whole process is in the limits. */
const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=4'];

/** Copies a piece of evidence to a path; returns the reason if it cannot be merged, else null. */
export type FetchEvidence = (key: PieceKey, path: string) => Promise<NotMerged | null>;

interface Options {
  userId: number;
  signal: AbortSignal;
  /** A folder for files on the way. */
  folder: string;
  fetch: FetchEvidence;
}

/**
 * Makes a submission in a process of its own: the evidence comes from anywhere, and may take any memory or time. A file
 * that ends the process is listed instead of merged. Throws busy() like makePortfolioPdf.
 */
export function makeSubmissionPdf(job: SubmissionJob, options: Options): Promise<Merged[]> {
  const { periods, evidence } = job.submission;
  const bytes = evidence.reduce((sum, piece) => sum + (piece.sizeBytes ?? 0), 0);
  const records = periods.flatMap(({ activities }) => activities).length + evidence.length;
  const isLarge = records >= reportLimits.largeRecords || bytes >= mergingLimits.largeBytes;
  const { userId: key, signal } = options;
  return reportQueue.run({ key, isLarge, signal }, async (stop) => {
    const refused = new Map<PieceKey, NotMerged>();
    for (let starts = 0; ; starts += 1) {
      const noneIsMerged = starts > mergingLimits.restarts;
      const result = await inProcess(job, { ...options, signal: stop, refused, noneIsMerged });
      if (Array.isArray(result)) return result;
      refused.set(result.failedOn, 'tooHard');
    }
  });
}

interface Attempt extends Options {
  refused: ReadonlyMap<PieceKey, NotMerged>;
  noneIsMerged: boolean;
}

/** Returns what was merged, or the file with which the process failed; throws if it failed without one. */
function inProcess(
  job: SubmissionJob,
  { signal, folder, fetch, refused, noneIsMerged }: Attempt,
): Promise<Merged[] | { failedOn: PieceKey }> {
  const file = import.meta.url.endsWith('.ts') ? 'submission.worker.ts' : 'submission.worker.js';
  const child = fork(
    fileURLToPath(new URL(`./${file}`, import.meta.url)),
    // The process gets none of our secrets.
    {
      execArgv: MEMORY,
      serialization: 'advanced',
      env: { MALLOC_ARENA_MAX: '1', PRODUCT_NAME: PRODUCT },
    },
  );
  limitMemory(child, reportLimits.megabytes);
  const kill = () => void child.kill('SIGKILL');
  const path = join(folder, 'evidence');
  let inHand: PieceKey | null = null;
  let timer: NodeJS.Timeout | undefined;
  const send = (message: ToWriter) => child.connected && child.send(message, () => {});

  async function give(key: PieceKey): Promise<void> {
    const reason = noneIsMerged ? 'tooHard' : refused.get(key);
    if (reason) return void send({ kind: 'content', path: null, reason });
    const missing = await fetch(key, path);
    if (missing) return void send({ kind: 'content', path: null, reason: missing });
    inHand = key;
    timer = setTimeout(kill, mergingLimits.fileMs);
    send({ kind: 'content', path, reason: null });
  }

  return new Promise<Merged[] | { failedOn: PieceKey }>((resolve, reject) => {
    const fail = (error: Error) => {
      kill();
      if (signal.aborted) reject(signal.reason);
      else if (inHand === null) reject(error);
      else resolve({ failedOn: inHand });
    };
    signal.addEventListener('abort', kill);
    child.on('message', (message: FromWriter) => {
      clearTimeout(timer);
      inHand = null;
      if (message.kind === 'done') resolve(message.merged);
      else if (message.kind === 'need') give(message.key).catch(reject);
    });
    child.on('error', fail);
    child.on('exit', () => fail(new Error('The process that makes submissions has ended.')));
    send({ kind: 'job', job });
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  });
}
