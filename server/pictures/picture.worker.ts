import { draw } from './draw.ts';
import { OUT_OF_MEMORY, type Drawn, type PictureJob } from './jobs.ts';

/** How often the memory is looked at: libvips takes some 50 MB in that time. */
const EVERY_MS = 25;

/** A process that draws pictures, one after the other; it ends with its parent, or when it takes too much memory. */
const limit = Number(process.argv[2]);
process.on('message', (job: PictureJob) => void run(job));
process.once('disconnect', () => process.exit());
// A signal to stop is the parent's to heed: it lets what is under way come to its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// The memory of libvips and of WebAssembly is outside of V8's heap, whose limit does not hold for it. Both work on
// threads of their own, so that this one can look.
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
