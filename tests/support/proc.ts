import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { admit } from './admitted.ts';

/** Reads what Linux reports about processes, see proc_pid_stat(5) and proc_pid_status(5). */

/** Clock ticks a second in /proc; fixed by Linux' ABI on every architecture that Node runs on. */
const TICKS = 100;

interface Stat {
  pid: number;
  parent: number;
  /** Processor time in seconds, user and system, with that of its children that have ended. */
  seconds: number;
}

/** Returns the processor time of a process and its ended children, in seconds; 0 if it has ended. */
export const processSeconds = (pid: number | string): number => statOf(pid)?.seconds ?? 0;

/** Returns the processor time of a process and all its descendants, in seconds. */
export function treeSeconds(root: number): number {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(name) ?? []) : [],
  );
  const secondsBelow = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.seconds + secondsBelow(child.pid), 0);
  const own = all.find(({ pid }) => pid === root)?.seconds ?? 0;
  return own + secondsBelow(root);
}

/** Returns the processor time of the children of this process that have ended, with theirs, in seconds. */
export function endedChildrenSeconds(): number {
  const [user, system] = fieldsOf('self')!.slice(13, 15);
  return (user! + system!) / TICKS;
}

/**
 * Returns the memory of a process in bytes: `VmRSS` is all of it that is resident, `VmHWM` the most that was,
 * `RssAnon` what it shares with no file.
 * 0 if it has ended, and on systems other than Linux.
 */
export function memoryBytes(
  pid: number | string,
  kind: 'VmRSS' | 'VmHWM' | 'RssAnon' = 'VmRSS',
): number {
  const line = new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(textOf(pid, 'status') ?? '');
  return Number(line?.[1] ?? 0) * 1024;
}

/** Returns the ids of the children of a process; none on systems other than Linux. */
export function childrenOf(pid: number): number[] {
  const threads = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  return threads.flatMap((thread) =>
    (textOf(pid, `task/${thread}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  );
}

/** Returns the command of a process with its arguments; empty if it has ended. */
export const commandOf = (pid: number | string): string => textOf(pid, 'cmdline') ?? '';

function statOf(pid: number | string): Stat | null {
  const fields = fieldsOf(pid);
  if (!fields) return null;
  const ticks = fields.slice(11, 15).reduce((sum, time) => sum + time);
  return { pid: Number(pid), parent: fields[1]!, seconds: ticks / TICKS };
}

/** The fields from the state on: the program's name before them may contain spaces and parentheses. */
function fieldsOf(pid: number | string): number[] | null {
  const text = textOf(pid, 'stat');
  return text === null
    ? null
    : text
        .slice(text.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
}

/** Null if the process has ended. */
function textOf(pid: number | string, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    return admit('ENOENT', 'ESRCH')(error);
  }
}
