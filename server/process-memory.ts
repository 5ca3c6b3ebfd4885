import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds between checks; the process itself may be too busy for them. */
const WATCH_MS = 50;

/**
 * Ends a process whose memory exceeds a limit, at any time of its life: V8's own limit leaves out WebAssembly, fonts
 * and pictures.
 */
export function limitMemory(child: ChildProcess, megabytes: number): void {
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > megabytes * 1024 * 1024) child.kill('SIGKILL');
  }, WATCH_MS).unref();
  const stop = () => clearInterval(watch);
  child.once('exit', stop).once('error', stop);
}

/** The memory of a process; 0 if it never started, has ended, or on a system other than Linux. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
