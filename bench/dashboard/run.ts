import assert from 'node:assert/strict';
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { cookieName } from '../../server/auth/session.ts';
import { readEnv } from '../../server/env.ts';
import { currentPeriod } from './period.ts';
import { ASKING, fill } from './fill.ts';
import { cpuOf, median, postgresCpu, quantile, residentOf } from './machine.ts';
import { recordStatement } from './record.ts';
import { compared, whole, type Asking, type Variant } from './variants.ts';

/**
 * The dashboard's work by the product, by a bare control and by peers, on the same data, in alternating slices: see
 * README.md.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    users: { type: 'string', default: '2000' },
    activities: { type: 'string', default: '200' },
    slices: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const slices = options.short ? 4 : Number(options.slices);
const seconds = options.short ? 2 : Number(options.seconds);
const CONNECTIONS = 32;
const server = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const url = new URL(server);
url.pathname = '/paramed_bench_dashboard';
const secret = 'only the bench knows this secret, long enough';
const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const statement = join(folder, 'statement.json');

interface Slice {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Milliseconds of CPU for each request. */
  cpu: number;
  postgres: number;
  /** Megabytes. */
  memory: number;
}

await onServer(`drop database if exists ${name()} with (force)`, `create database ${name()}`);
try {
  const size = { users: Number(options.users), activities: Number(options.activities) };
  console.log(
    `${size.users.toLocaleString('en')} users with ${size.activities.toLocaleString('en')} activities each, ${slices} slices of ${seconds} s, ${CONNECTIONS} connections, ${availableParallelism()} cores`,
  );
  await fill(url.href, size);
  const asking = await signedIn();
  await recordStatement(url.href, secret, asking[0]!, whole[1]!, statement);
  if (options.only !== 'whole') await compare('The same work', compared(currentPeriod()), asking);
  if (options.only !== 'compared') await compare('The whole dashboard', whole, asking);
} finally {
  await onServer(`drop database if exists ${name()} with (force)`);
  rmSync(folder, { recursive: true });
}

async function compare(title: string, variants: Variant[], asking: Asking[]): Promise<void> {
  const running = new Map<Variant, { child: ChildProcess; port: number }>();
  try {
    let port = 4700;
    for (const variant of variants) {
      running.set(variant, { child: await started(variant, (port += 1)), port });
    }
    await checkAnswers(running, asking.slice(0, 20));
    const measured = new Map(variants.map((variant) => [variant, [] as Slice[]]));
    for (let slice = -1; slice < slices; slice += 1) {
      // Every other slice the other way round, so that none always follows the same one.
      for (const variant of slice % 2 === 0 ? variants : variants.toReversed()) {
        const { child, port } = running.get(variant)!;
        const found = await load(variant, port, child.pid!, asking);
        // The first warms up.
        if (slice >= 0) measured.get(variant)!.push(found);
      }
    }
    report(title, measured);
  } finally {
    for (const { child } of running.values()) child.kill();
  }
}

/** A variant's own process, on a core of its own where the machine has one for it. */
async function started(variant: Variant, port: number): Promise<ChildProcess> {
  const { from, to } = currentPeriod();
  const runs = variant.program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn('taskset', ['-c', '0', process.execPath, ...runs, variant.program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: url.href,
      DATA_DIR: join(folder, String(port)),
      JWT_SECRET: secret,
      LOG_LEVEL: 'warn',
      PERIOD_FROM: from,
      PERIOD_TO: to,
      ...(variant.name === whole[0]!.name && { STATEMENT: statement }),
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      return child;
    if (child.exitCode !== null) break;
    await setTimeout(100);
  }
  throw new Error(`${variant.name} does not start.`);
}

async function checkAnswers(
  running: Map<Variant, { port: number }>,
  asking: Asking[],
): Promise<void> {
  for (const each of asking) {
    let expected: unknown;
    for (const [variant, { port }] of running) {
      const response = await fetch(`http://127.0.0.1:${port}${variant.path}`, {
        method: 'POST',
        headers: variant.headers(each),
        body: variant.body(each) || null,
      });
      const body = (await response.json()) as { errors?: unknown };
      assert.equal(body.errors, undefined, `${variant.name}: ${JSON.stringify(body.errors)}`);
      const answer = variant.answer(body);
      expected ??= answer;
      assert.deepEqual(answer, expected, `${variant.name} answers something else`);
    }
  }
}

async function load(variant: Variant, port: number, pid: number, asking: Asking[]): Promise<Slice> {
  const loader = fork('bench/peers/load.ts', {
    execPath: 'taskset',
    execArgv: ['-c', '1', process.execPath, '--import', 'tsx'],
  });
  const before = { server: cpuOf(pid), postgres: postgresCpu() };
  loader.send({
    url: `http://127.0.0.1:${port}${variant.path}`,
    seconds,
    connections: CONNECTIONS,
    requests: shuffled(asking).map((each) => ({
      path: variant.path,
      headers: variant.headers(each),
      body: variant.body(each),
    })),
  });
  const [found] = (await once(loader, 'message')) as [Slice & { total: number }];
  return {
    ...found,
    cpu: ((cpuOf(pid) - before.server) / found.total) * 1000,
    postgres: ((postgresCpu() - before.postgres) / found.total) * 1000,
    memory: residentOf(pid),
  };
}

function report(title: string, measured: Map<Variant, Slice[]>): void {
  const [control] = measured.values();
  console.log(`\n${title}: medians; ratios to the control of the same slice, with quartiles`);
  console.table(
    [...measured].map(([{ name }, found]) => {
      const ratio = (of: (slice: Slice) => number) =>
        found.map((slice, index) => of(slice) / of(control![index]!));
      const speed = ratio((slice) => slice.perSecond);
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) =>
        quantile(speed, share).toFixed(2),
      );
      return {
        variant: name,
        'requests/s': Math.round(median(found.map((slice) => slice.perSecond))),
        ratio: `${middle} (${low}–${high})`,
        'server CPU ÷': median(ratio((slice) => slice.cpu)).toFixed(1),
        'Postgres CPU ÷': median(ratio((slice) => slice.postgres)).toFixed(2),
        'p50 ms': median(found.map((slice) => slice.p50)),
        'p99 ms': median(found.map((slice) => slice.p99)),
        'p99 ÷': median(ratio((slice) => slice.p99)).toFixed(1),
        MB: Math.round(median(found.map((slice) => slice.memory))),
        failed: found.reduce((sum, slice) => sum + slice.failed, 0),
      };
    }),
  );
}

async function signedIn(): Promise<Asking[]> {
  const client = new pg.Client(url.href);
  await client.connect();
  const { rows } = await client.query<{ id: string; user_id: number; exp: number }>(
    `select id, user_id, extract(epoch from expires_at)::int as exp from sessions
     order by user_id limit ${ASKING}`,
  );
  await client.end();
  const name = cookieName(readEnv({}));
  return rows.map(({ id, user_id, exp }) => {
    const token = jwt.sign({ sid: id, use: 'session', exp }, secret, { subject: String(user_id) });
    return { userId: user_id, sessionId: id, cookie: `${name}=${token}` };
  });
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  for (const text of statements) await client.query(text);
  await client.end();
}

function name(): string {
  return url.pathname.slice(1);
}

/** The same order in every run. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * 7919) % 10_007 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
