import { draw } from './draw.ts';
import { OUT_OF_MEMORY, type Drawn, type PictureJob } from './jobs.ts';

/** Interval between checks of the memory: libvips takes some 50 MB in that time. */
const EVERY_MS = 25;

/** A process that draws pictures, one after the other; it exits with its parent, or when it uses too much memory. */
const limit = Number(process.argv[2]);
process.on('message', (job: PictureJob) => void run(job));
process.once('disconnect', () => process.exit());
// The parent handles signals to stop: it lets work in progress complete.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// The memory of libvips and of WebAssembly is outside V8's heap and its limit. Both work on their own threads, so that
// this one can check.
setInterval(bytesWithinLimit, EVERY_MS);

async function run(job: PictureJob): Promise<void> {
  const result = await draw(job);
  process.send!({ result, bytes: bytesWithinLimit() } satisfies Drawn);
}

function bytesWithinLimit(): number {
  const bytes = process.memoryUsage.rss();
  if (bytes > limit) process.exit(OUT_OF_MEMORY);
  return bytes;
}
