import type { Client } from 'pg';
import { processSeconds } from '../../tests/support/proc.ts';

/** Seconds of CPU of each local PostgreSQL process that serves the database of a connection. */
export async function backendsOf(client: Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return new Map(rows.map(({ pid }) => [pid, processSeconds(pid)]));
}

/** Seconds of CPU between two measurements; processes that ended in between are left out. */
export const spent = (before: Map<number, number>, after: Map<number, number>): number =>
  [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);

/** The quantile of the values for a share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? below) - below) * (at % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
