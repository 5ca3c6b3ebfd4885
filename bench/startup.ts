import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { memoryBytes, processSeconds } from '../tests/support/proc.ts';

/** Starts in a row, after one that creates the tables; the median is reported. */
const ROUNDS = 7;
/** A longer start counts as failed. */
const GIVE_UP_MS = 60_000;

interface Start {
  ms: number;
  cpu: number;
  /** The most memory that it took. */
  mb: number;
}

export async function run(): Promise<void> {
  await measure('embedded', {});
  const { BENCH_DATABASE_URL: url } = process.env;
  if (url) await onServer(url);
  else console.log('PostgreSQL: not measured, BENCH_DATABASE_URL is not set');
}

/** The most memory that a first start on the embedded database takes, in MB. */
export async function firstStartMb(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-startup-'));
  const { mb } = await start({ DATA_DIR: folder });
  rmSync(folder, { recursive: true, force: true });
  return mb;
}

async function onServer(server: string): Promise<void> {
  const name = 'paramed_bench_startup';
  const own = new URL(server);
  own.pathname = `/${name}`;
  await statement(server, `drop database if exists ${name} with (force)`);
  await statement(server, `create database ${name}`);
  try {
    await measure('PostgreSQL', { DATABASE_URL: own.href });
  } finally {
    await statement(server, `drop database ${name} with (force)`);
  }
}

async function statement(server: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function measure(name: string, env: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-startup-'));
  const starts: Start[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    starts.push(await start({ DATA_DIR: folder, ...env }));
  }
  rmSync(folder, { recursive: true, force: true });
  const [first, ...others] = starts;
  console.log(`${name}: first ${text(first!)}; later ${text(median(others))}`);
}

/**
 * Measures the time from the command to the first response that it is ready, the processor time until then and the most
 * memory; then stops the server.
 */
async function start(env: Record<string, string>): Promise<Start> {
  const began = performance.now();
  // As `npm start` and the image start it.
  const server = spawn(process.execPath, ['--max-semi-space-size=16', 'dist/server/main.js'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: GIVE_UP_MS,
  });
  const ended = once(server, 'exit');
  let said = '';
  let isReady = false;
  for await (const piece of server.stdout) {
    said += String(piece);
    const port = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (!port) continue;
    const response = await fetch(`http://127.0.0.1:${port}/readyz`);
    await response.text();
    isReady = response.ok;
    break;
  }
  if (!isReady) throw new Error(`The server did not start: ${said}`);
  const result = {
    ms: performance.now() - began,
    cpu: processSeconds(server.pid!) * 1000,
    mb: memoryBytes(server.pid!, 'VmHWM') / 2 ** 20,
  };
  server.kill('SIGTERM');
  await ended;
  return result;
}

function median(starts: Start[]): Start {
  const middle = (key: keyof Start) =>
    starts.map((each) => each[key]).toSorted((a, b) => a - b)[starts.length >> 1]!;
  return { ms: middle('ms'), cpu: middle('cpu'), mb: middle('mb') };
}

function text({ ms, cpu, mb }: Start): string {
  return `ready after ${Math.round(ms)} ms (${Math.round(cpu)} ms of processor, at most ${Math.round(mb)} MB)`;
}
