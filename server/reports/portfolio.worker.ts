import { portfolioPdf, type PdfJob } from './portfolio/document.ts';

/** A process that makes PDFs, one after the other; it ends with the first that it cannot make, and with its parent. */
process.on('message', (job: PdfJob) => void make(job));
process.once('disconnect', () => process.exit());
// A signal to stop is the parent's to heed: it lets what is under way come to its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function make(job: PdfJob): Promise<void> {
  process.send!(await portfolioPdf(job));
}
