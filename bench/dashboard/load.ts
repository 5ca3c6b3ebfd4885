import { fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { memoryBytes, processSeconds } from '../../tests/support/proc.ts';
import { backendsOf, spent } from './machine.ts';

export const CONNECTIONS = 32;

/** Measurements of a server under load. */
export interface Slice {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Milliseconds of CPU per request. */
  cpu: number;
  postgres: number;
  /** Megabytes. */
  memory: number;
}

/** Loads one server for some seconds from the second core, as fast as it responds or at a fixed rate per second. */
export async function load(job: {
  url: string;
  port: number;
  pid: number;
  seconds: number;
  rate?: number;
  connections?: number;
  requests: { path: string; headers: Record<string, string>; body: string }[];
  /** At a fixed rate: ends the load earlier. */
  until?: Promise<unknown> | undefined;
}): Promise<Slice> {
  const { port, pid, seconds, rate, requests, until, connections = CONNECTIONS } = job;
  const client = new pg.Client(job.url);
  await client.connect();
  const loader = fork('bench/peers/load.ts', {
    execPath: 'taskset',
    execArgv: ['-c', '1', process.execPath, '--import', 'tsx'],
  });
  const before = { server: processSeconds(pid), postgres: await backendsOf(client) };
  const url = `http://127.0.0.1:${port}`;
  loader.send({ url, seconds, rate, connections, requests });
  void until?.finally(() => loader.send('end'));
  const [found] = (await once(loader, 'message')) as [Slice & { total: number }];
  const each = 1000 / found.total;
  const slice = {
    ...found,
    cpu: (processSeconds(pid) - before.server) * each,
    postgres: spent(before.postgres, await backendsOf(client)) * each,
    memory: memoryBytes(pid) / 1024 / 1024,
  };
  await client.end();
  return slice;
}
