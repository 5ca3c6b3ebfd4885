import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';

/** Decoding HEIC is uninterrupted WebAssembly: it runs here, and the end of the thread frees all its memory. */
const { file } = workerData as { file: string };
const [first] = await heic.all({ buffer: readFileSync(file) });
if (!first) throw new Error('no picture');
// The header has the sizes; decoding waits until they are checked.
parentPort!.postMessage({ width: first.width, height: first.height });
parentPort!.once('message', () => void decode(first));

async function decode(image: NonNullable<typeof first>): Promise<void> {
  const { width, height, data } = await image.decode();
  // Copies only a view of the decoder's own memory, which cannot be transferred.
  const isOwn = data.byteLength === data.buffer.byteLength;
  const bytes = isOwn ? new Uint8Array(data.buffer) : new Uint8Array(data);
  parentPort!.postMessage({ width, height, bytes }, [bytes.buffer as ArrayBuffer]);
}
