import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureLimits } from '../limits.ts';
import { OUT_OF_MEMORY, type Drawn, type PictureJob, type PictureResult } from './jobs.ts';

/** Time for which an idle process is kept: starting one costs as much as three photos. */
const IDLE_MS = 30_000;

/** A process that has grown beyond this ends with its job, or the next would have less memory. */
const KEPT_BYTES = 300_000_000;

interface Drawer {
  child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
  /** It was killed because its job took too long or is no longer wanted. */
  isLate: boolean;
  /** Settles the current job. */
  settle: (result: PictureResult | Error) => void;
}

let kept: Drawer | undefined;

/**
 * Draws a picture in a separate process, one at a time: V8's limits do not cover the memory of libvips and WebAssembly,
 * their threads cannot be stopped, and their memory does not return to the system. The process ends when the job
 * exceeds the limits on time or memory, or when the signal is aborted.
 */
export function drawInProcess(
  job: PictureJob,
  limits: PictureLimits,
  signal: AbortSignal,
): Promise<PictureResult> {
  // One that was killed a moment ago may not have exited yet.
  const drawer = kept && !kept.child.killed ? kept : started(limits);
  kept = undefined;
  clearTimeout(drawer.idle);
  hold(drawer, true);
  return new Promise<PictureResult>((resolve, reject) => {
    const settle = (result: PictureResult | Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const end = () => {
      // Settles when it has exited, so that it writes nothing more.
      drawer.isLate = true;
      drawer.child.kill('SIGKILL');
    };
    const timer = setTimeout(end, limits.milliseconds);
    signal.addEventListener('abort', end);
    drawer.settle = settle;
    drawer.child.send(job, (error) => error && settle(error));
  });
}

function started({ megabytes }: PictureLimits): Drawer {
  const file = import.meta.url.endsWith('.ts') ? 'picture.worker.ts' : 'picture.worker.js';
  const child = fork(
    fileURLToPath(new URL(`./${file}`, import.meta.url)),
    [String(megabytes * 1024 * 1024)],
    // The process gets none of our secrets. One malloc arena, so that freed memory returns to the system.
    { serialization: 'advanced', execArgv: [], env: { MALLOC_ARENA_MAX: '1' } },
  );
  const drawer: Drawer = { child, idle: undefined, isLate: false, settle: () => {} };
  child.on('message', (message) => {
    if (drawer.isLate) return;
    const { result, bytes } = message as Drawn;
    if (bytes > KEPT_BYTES) child.kill('SIGKILL');
    else keep(drawer);
    drawer.settle(result);
  });
  child.on('error', (error) => drawer.settle(error));
  child.on('exit', (code) => {
    if (kept === drawer) kept = undefined;
    clearTimeout(drawer.idle);
    if (drawer.isLate || code === OUT_OF_MEMORY) drawer.settle({ problem: 'tooHard' });
    else drawer.settle(new Error(`The process that draws pictures has ended (${code}).`));
  });
  return drawer;
}

/** An idle process does not keep this one from exiting. */
function keep(drawer: Drawer): void {
  hold(drawer, false);
  kept = drawer;
  drawer.idle = setTimeout(() => {
    kept = undefined;
    drawer.child.kill('SIGKILL');
  }, IDLE_MS).unref();
}

function hold({ child }: Drawer, isHeld: boolean): void {
  const does = isHeld ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
}
