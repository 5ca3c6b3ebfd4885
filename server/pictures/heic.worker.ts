import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';

/** Decoding HEIC is WebAssembly without a pause: done here, and the thread's end gives all its memory back. */
const { file, pixels } = workerData as { file: string; pixels: number };
const images = await heic.all({ buffer: readFileSync(file) });
const [first] = images;
if (!first || first.width * first.height > pixels) {
  parentPort!.postMessage({ tooLarge: true });
} else {
  const { width, height, data } = await first.decode();
  // A copy when it is a view of the decoder's own memory, which cannot be handed over.
  const bytes = new Uint8Array(data);
  parentPort!.postMessage({ width, height, bytes }, [bytes.buffer]);
}
images.dispose();
