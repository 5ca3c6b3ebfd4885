import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc; fixed by Linux' ABI on every architecture that Node runs on. */
const TICKS = 100;

interface Stat {
  pid: number;
  parent: number;
  /** Processor time in ticks, user and system, with that of its children that have ended. */
  ticks: number;
}

/** Returns the processor time of a process and all its descendants, in seconds. Linux only. */
export function treeSeconds(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []));
  const ticksBelow = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.ticks + ticksBelow(child.pid), 0);
  const own = all.find(({ pid }) => pid === root)?.ticks ?? 0;
  return (own + ticksBelow(root)) / TICKS;
}

/** Returns the processor time of the children of this process that have ended, with theirs, in seconds. */
export function endedChildrenSeconds(): number {
  const [, , user, system] = timesOf(fieldsOf('self'));
  return (user! + system!) / TICKS;
}

function statOf(name: string): Stat[] {
  try {
    const fields = fieldsOf(name);
    const ticks = timesOf(fields).reduce((sum, time) => sum + time);
    return [{ pid: Number(name), parent: fields[1]!, ticks }];
  } catch (error) {
    // A process may end between the listing and the reading; its time is then its parent's.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** utime, stime, cutime and cstime. */
const timesOf = (fields: number[]): number[] => fields.slice(11, 15);

/** The fields behind the program's name, from the third one on: proc_pid_stat(5). */
const fieldsOf = (name: string): number[] =>
  readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
