import { Worker } from 'node:worker_threads';

const TIMEOUT_MS = 30_000;

export interface Decoded {
  width: number;
  height: number;
  /** RGBA, row by row. */
  bytes: Uint8Array;
}

/**
 * The first picture of a HEIC file, on a thread that ends with it. Throws 'pixel limit' where it has more pixels than
 * that, and whatever the decoder says of a broken one.
 */
export function decodeHeic(file: string, pixels: number): Promise<Decoded> {
  const name = import.meta.url.endsWith('.ts') ? 'heic.worker.ts' : 'heic.worker.js';
  const worker = new Worker(new URL(`./${name}`, import.meta.url), {
    workerData: { file, pixels },
    stdout: true,
    stderr: true,
  });
  return new Promise<Decoded>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('HEIC took too long')), TIMEOUT_MS);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('HEIC could not be decoded')));
    worker.once('message', (answer: Decoded | { tooLarge: true }) => {
      if ('tooLarge' in answer) reject(new Error('pixel limit'));
      else resolve(answer);
    });
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
