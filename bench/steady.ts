import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './dashboard/fill.ts';
import { load, type Slice } from './dashboard/load.ts';
import { memoryBytes } from '../tests/support/proc.ts';
import { mixed } from './dashboard/mixed.ts';
import { databaseFor, signedIn, started } from './dashboard/served.ts';
import type { Asking } from './dashboard/variants.ts';

/** Sends a fixed number of requests a second, reads and writes, for some minutes: see README.md. */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    short: { type: 'boolean', default: false },
  },
});
const rate = Number(options.rate);
const seconds = options.short ? 30 : Number(options.seconds);
const PORT = 4790;

const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const { url, drop } = await databaseFor('steady');
try {
  await fill(url, { users: 2_000, activities: 200 });
  const server = await started('dist/server/main.js', PORT, {
    DATABASE_URL: url,
    DATA_DIR: folder,
  });
  try {
    const asking = await signedIn(url);
    await measured(server.pid!, asking, Math.min(30, seconds));
    const before = memoryBytes(server.pid!) / 1024 / 1024;
    report(await measured(server.pid!, asking, seconds), before);
  } finally {
    server.kill();
  }
} finally {
  await drop();
  rmSync(folder, { recursive: true });
}

function measured(pid: number, asking: Asking[], during: number): Promise<Slice> {
  return load({ url, port: PORT, pid, seconds: during, rate, requests: asking.flatMap(mixed) });
}

function report(found: Slice, before: number): void {
  console.log(`${rate} requests/s for ${seconds} s, ${availableParallelism()} cores`);
  console.table({
    'requests/s': Math.round(found.perSecond),
    failed: found.failed,
    'p50 ms': found.p50,
    'p99 ms': found.p99,
    'server CPU ms a request': found.cpu.toFixed(2),
    'PostgreSQL CPU ms a request': found.postgres.toFixed(2),
    'MB before': Math.round(before),
    'MB after': Math.round(found.memory),
  });
}
