import { Worker } from 'node:worker_threads';

export interface Decoded {
  width: number;
  height: number;
  /** RGBA, row by row. */
  bytes: Uint8Array;
}

export type HeicMessage = { width: number; height: number } | Decoded;

/**
 * Decodes the first picture of a HEIC file on a thread that ends with it, while this one keeps watching the memory.
 * `check` throws if it is too large, before decoding. Throws the decoder's error for a broken file.
 */
export function decodeHeic(
  file: string,
  check: (size: { width: number; height: number }) => void,
): Promise<Decoded> {
  const name = import.meta.url.endsWith('.ts') ? 'heic.worker.ts' : 'heic.worker.js';
  const worker = new Worker(new URL(`./${name}`, import.meta.url), {
    workerData: { file },
    stdout: true,
    stderr: true,
  });
  return new Promise<Decoded>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('HEIC could not be decoded')));
    worker.on('message', (message: HeicMessage) => {
      if ('bytes' in message) return resolve(message);
      try {
        check(message);
        worker.postMessage('decode');
      } catch (error) {
        reject(error);
      }
    });
  }).finally(() => worker.terminate());
}
