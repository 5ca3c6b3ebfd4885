import { portfolioPdf, type PdfJob } from './portfolio/document.ts';

/** A process that makes PDFs, one after the other; it exits after a failure, and with its parent. */
process.on('message', (job: PdfJob) => void make(job));
process.once('disconnect', () => process.exit());
// The parent handles signals to stop: it lets work in progress complete.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function make(job: PdfJob): Promise<void> {
  process.send!(await portfolioPdf(job));
}
