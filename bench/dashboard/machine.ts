import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Clock ticks in a second, as Linux counts the time of processes. */
const TICKS = 100;

/** Seconds of CPU that a process has used, its ended children included. */
export function cpuOf(pid: number | string): number {
  const fields = statOf(pid);
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields?.[at] ?? 0), 0) / TICKS;
}

/** Seconds of CPU of each process of PostgreSQL that serves the database of a connection, on this machine. */
export async function backendsOf(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return new Map(rows.map(({ pid }) => [pid, cpuOf(pid)]));
}

/** Seconds of CPU between two such looks; what has ended between them is left out. */
export const spent = (before: Map<number, number>, after: Map<number, number>): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

/** Megabytes of memory that a process holds. */
export function residentOf(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** The fields of /proc/<pid>/stat from the state on: the name before them may hold spaces. */
function statOf(pid: number | string): string[] | null {
  const text = fileOf(pid, 'stat');
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process may have ended since it was listed. */
function fileOf(pid: number | string, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}
