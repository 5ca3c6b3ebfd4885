import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { busy } from '../errors.ts';
import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { reportLimits, type ReportLimits } from '../limits.ts';
import { limitMemory } from '../process-memory.ts';
import { portfolioBusy, portfolioTooSlow } from '#domain/proof/portfolio';
import type { PdfJob } from './portfolio/document.ts';
import { PRODUCT } from '#domain/product';

/** Milliseconds for which an idle process is kept: starting one costs as much as a short report. */
const IDLE_MS = 30_000;

/** After a larger PDF its process ends at once, since it would keep the memory that it used. */
const KEPT_BYTES = 300_000;

/** The process's own memory, in MB: enough for the longest report, and a limit for one that would use all there is. */
const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=4'];

const idle = new Map<Maker, NodeJS.Timeout>();

type MakePdf = (job: PdfJob, by: { userId: number; signal: AbortSignal }) => Promise<Buffer>;

/** The queue of reports: users take turns, and a long report does not hold up a short one. */
function createReportQueue(limits: ReportLimits): FairQueue<number> {
  return createFairQueue<number>({
    ...limits,
    refusal: (reason) =>
      busy(reason === 'worked' ? portfolioTooSlow : portfolioBusy, limits.retryAfterSeconds),
  });
}

/** The queue of all reports, in both editions. */
export const reportQueue = createReportQueue(reportLimits);

/** Makes PDFs in a fair queue. */
export function createPdfMaker(limits: ReportLimits, queue = createReportQueue(limits)): MakePdf {
  return (job, { userId, signal }) => {
    const isLarge = recordsOf(job) >= limits.largeRecords;
    return queue.run({ key: userId, isLarge, signal }, (stop) => inProcess(job, stop));
  };
}

/**
 * Makes the report as a PDF in a separate process: hundreds of pages take seconds of work that would block others, and
 * memory that a thread would not return to the system. Throws busy() if it waits or takes too long, and when the signal
 * is aborted.
 */
export const makePortfolioPdf = createPdfMaker(reportLimits, reportQueue);

const recordsOf = ({ portfolio }: PdfJob): number =>
  portfolio.periods
    .map(({ activities, reflections, documents }) => [activities, reflections, documents])
    .flat(2).length;

function inProcess(job: PdfJob, signal: AbortSignal): Promise<Buffer> {
  const maker = taken();
  const { child } = maker;
  const stop = () => void child.kill('SIGKILL');
  return new Promise<Buffer>((resolve, reject) => {
    signal.addEventListener('abort', stop);
    maker.told = (pdf) => {
      if (pdf.length > KEPT_BYTES) stop();
      else keep(maker);
      resolve(pdf);
    };
    maker.failed = (error) => reject(signal.reason ?? error);
    child.send(job, (error) => error && maker.failed(error));
  }).finally(() => signal.removeEventListener('abort', stop));
}

interface Maker {
  child: ChildProcess;
  told: (pdf: Buffer) => void;
  failed: (error: Error) => void;
}

/** Returns an idle process, else a new one. */
function taken(): Maker {
  for (const [maker, timer] of idle) {
    clearTimeout(timer);
    idle.delete(maker);
    // One that was killed a moment ago may not have exited yet.
    if (maker.child.killed) continue;
    hold(maker, true);
    return maker;
  }
  return started();
}

function started(): Maker {
  const file = import.meta.url.endsWith('.ts') ? 'portfolio.worker.ts' : 'portfolio.worker.js';
  const child = fork(fileURLToPath(new URL(`./${file}`, import.meta.url)), {
    execArgv: MEMORY,
    // Messages contain bytes and sets, which JSON cannot carry. The process gets none of our secrets.
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '1', PRODUCT_NAME: PRODUCT },
  });
  limitMemory(child, reportLimits.megabytes);
  const maker: Maker = { child, told: () => {}, failed: () => {} };
  child.on('message', (pdf) => maker.told(pdf as Buffer));
  child.on('error', (error) => maker.failed(error));
  child.on('exit', () => {
    idle.delete(maker);
    maker.failed(new Error('The process that makes PDFs has ended.'));
  });
  return maker;
}

/** An idle process does not keep this one from exiting. */
function keep(maker: Maker): void {
  hold(maker, false);
  idle.set(maker, setTimeout(() => void maker.child.kill('SIGKILL'), IDLE_MS).unref());
}

function hold({ child }: Maker, isHeld: boolean): void {
  const does = isHeld ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
}
