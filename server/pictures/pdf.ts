import { Worker } from 'node:worker_threads';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';

/**
 * Returns what the pages of a PDF show. It is read on a thread that ends with it, while this one keeps watching the
 * memory. Throws the reader's error.
 */
export function pdfSubstance(file: string): Promise<EvidenceSubstance> {
  const name = import.meta.url.endsWith('.ts') ? 'pdf.worker.ts' : 'pdf.worker.js';
  const worker = new Worker(new URL(`./${name}`, import.meta.url), {
    workerData: { file },
    stdout: true,
    stderr: true,
  });
  return new Promise<EvidenceSubstance>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The PDF could not be read')));
  }).finally(() => worker.terminate());
}
