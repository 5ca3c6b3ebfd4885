import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from './dashboard/fill.ts';
import { CONNECTIONS, load, type Slice } from './dashboard/load.ts';
import { median } from './dashboard/machine.ts';
import { databaseFor, signedIn, started } from './dashboard/served.ts';
import { whole } from './dashboard/variants.ts';

/**
 * Measures what a dashboard costs a process alone, and each of two under the same load at the same time, on their own
 * cores: how much more two can carry if each has a free core. See README.md.
 */
const SLICES = 8;
const SECONDS = 5;
/** Requests a second to each process: few enough for the load and PostgreSQL to fit on the same two cores. */
const RATE = 60;
const PORTS = [4791, 4792];

interface Round {
  /** Milliseconds of CPU per request. */
  server: number;
  postgres: number;
  p50: number;
}

const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const { url, drop } = await databaseFor('processes');
const servers = [];
try {
  await fill(url, { users: 2_000, activities: 200 });
  for (const [core, port] of PORTS.entries()) {
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, String(port)) };
    servers.push(await started('dist/server/main.js', port, env, core));
  }
  const [, product] = whole;
  const requests = (await signedIn(url)).map((asking) => ({
    path: '/graphql',
    headers: product!.headers(asking),
    body: product!.body(asking),
  }));
  const jobs = servers.map(({ pid }, index) => ({
    url,
    port: PORTS[index]!,
    pid: pid!,
    seconds: SECONDS,
    rate: RATE,
    connections: CONNECTIONS / 2,
    requests,
  }));
  const one: Round[] = [];
  const two: Round[] = [];
  for (let slice = -1; slice < SLICES; slice += 1) {
    const alone: Slice[] = [];
    for (const job of jobs) alone.push(await load(job));
    const together = await Promise.all(jobs.map(load));
    // The first slice warms up.
    if (slice < 0) continue;
    one.push(mean(alone));
    // Each of the two measured PostgreSQL's CPU for both.
    two.push(mean(together.map((each) => ({ ...each, postgres: each.postgres / jobs.length }))));
  }
  report(one, two);
} finally {
  for (const server of servers) server.kill();
  await drop();
  rmSync(folder, { recursive: true });
}

function mean(slices: Slice[]): Round {
  const of = (value: (slice: Slice) => number) =>
    slices.reduce((sum, slice) => sum + value(slice), 0) / slices.length;
  return {
    server: of(({ cpu }) => cpu),
    postgres: of((each) => each.postgres),
    p50: of((each) => each.p50),
  };
}

function report(one: Round[], two: Round[]): void {
  const ratio = (of: (round: Round) => number) =>
    median(two.map((round, index) => of(round) / of(one[index]!)));
  const row = (rounds: Round[]) => ({
    'server CPU ms a request': median(rounds.map(({ server }) => server)).toFixed(2),
    'PostgreSQL CPU ms a request': median(rounds.map(({ postgres }) => postgres)).toFixed(2),
    'p50 ms': median(rounds.map(({ p50 }) => p50)),
  });
  console.log(`${RATE} dashboards/s to each process, ${SLICES} slices of ${SECONDS} s, medians`);
  console.table({ alone: row(one), 'each of two': row(two) });
  const server = ratio((round) => round.server);
  const postgres = ratio((round) => round.postgres);
  console.log(
    `Each of two ÷ alone: server CPU ${server.toFixed(2)}, PostgreSQL ${postgres.toFixed(2)}`,
  );
  console.log(`On free cores two processes carry ${(2 / server).toFixed(2)} times what one does`);
}
