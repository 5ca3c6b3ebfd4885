import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import heic from 'heic-decode';

/** Decoding HEIC is WebAssembly without a pause: done here, and the thread's end gives all its memory back. */
const { file } = workerData as { file: string };
const [first] = await heic.all({ buffer: readFileSync(file) });
if (!first) throw new Error('no picture');
// Its sizes stand in the header; nothing is decoded until they were looked at.
parentPort!.postMessage({ width: first.width, height: first.height });
parentPort!.once('message', () => void decode(first));

async function decode(image: NonNullable<typeof first>): Promise<void> {
  const { width, height, data } = await image.decode();
  // A copy only if it is a view of the decoder's own memory, which cannot be handed over.
  const isOwn = data.byteLength === data.buffer.byteLength;
  const bytes = isOwn ? new Uint8Array(data.buffer) : new Uint8Array(data);
  parentPort!.postMessage({ width, height, bytes }, [bytes.buffer as ArrayBuffer]);
}
