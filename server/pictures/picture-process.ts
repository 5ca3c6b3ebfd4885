import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PictureLimits } from '../limits.ts';
import { OUT_OF_MEMORY, type Drawn, type PictureJob, type PictureResult } from './jobs.ts';

/** Kept without work for so long: starting one costs as much as three photos. */
const KEPT_MS = 30_000;

/** One that has grown beyond this many bytes ends with its job, or the next would find less room. */
const KEPT_BYTES = 300_000_000;

interface Drawer {
  child: ChildProcess;
  idle: NodeJS.Timeout | undefined;
  /** It was killed, since its job took too long. */
  isLate: boolean;
  /** What becomes of the job at hand. */
  settle: (result: PictureResult | Error) => void;
}

let kept: Drawer | undefined;

/**
 * Draws a picture in a process of its own, one at a time: what libvips and WebAssembly allocate counts towards no limit
 * of V8, a thread of theirs cannot be stopped, and their memory does not go back to the system. The process ends when
 * the job takes longer, or more memory, than the limits allow.
 */
export function drawInProcess(job: PictureJob, limits: PictureLimits): Promise<PictureResult> {
  const drawer = kept ?? started(limits);
  kept = undefined;
  clearTimeout(drawer.idle);
  hold(drawer, true);
  return new Promise<PictureResult>((resolve, reject) => {
    const settle = (result: PictureResult | Error) => {
      clearTimeout(timer);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const timer = setTimeout(() => {
      // Settled once it has ended, so that it writes nothing more.
      drawer.isLate = true;
      drawer.child.kill('SIGKILL');
    }, limits.milliseconds);
    drawer.settle = settle;
    drawer.child.send(job, (error) => error && settle(error));
  });
}

function started({ megabytes }: PictureLimits): Drawer {
  const file = import.meta.url.endsWith('.ts') ? 'picture.worker.ts' : 'picture.worker.js';
  const child = fork(
    fileURLToPath(new URL(`./${file}`, import.meta.url)),
    [String(megabytes * 1024 * 1024)],
    // It needs none of our secrets. One arena, so that freed memory goes back to the system.
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

/** A kept process does not keep this one from ending. */
function keep(drawer: Drawer): void {
  hold(drawer, false);
  kept = drawer;
  drawer.idle = setTimeout(() => {
    kept = undefined;
    drawer.child.kill('SIGKILL');
  }, KEPT_MS).unref();
}

function hold({ child }: Drawer, isHeld: boolean): void {
  const does = isHeld ? 'ref' : 'unref';
  child[does]();
  child.channel?.[does]();
}
