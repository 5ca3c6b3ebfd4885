import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { admit } from '../../tests/support/admitted.ts';

/** Clock ticks per second in Linux' process times. */
const TICKS = 100;

/** Seconds of CPU that a process has used, including its ended children. */
export function cpuOf(pid: number | string): number {
  const fields = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields?.[at] ?? 0), 0) / TICKS;
}

/** Seconds of CPU of each local PostgreSQL process that serves the database of a connection. */
export async function backendsOf(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
}

/** Seconds of CPU between two measurements; processes that ended in between are left out. */
export const spent = (before: Map<number, number>, after: Map<number, number>): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

/** Megabytes of memory that a process uses. */
export function residentOf(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The quantile of the values for a share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The fields of /proc/<pid>/stat from the state on: the name before them may contain spaces. */
function statOf(pid: number | string): string[] | null {
  const text = fileOf(pid, 'stat');
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Null if the process has ended since it was listed. */
function fileOf(pid: number | string, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch (error) {
    return admit('ENOENT', 'ESRCH')(error);
  }
}
