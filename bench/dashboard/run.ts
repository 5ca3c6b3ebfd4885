import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentPeriod } from './period.ts';
import { fill } from './fill.ts';
import { CONNECTIONS, load, type Slice } from './load.ts';
import { median, quantile } from './machine.ts';
import { recordStatement } from './record.ts';
import { databaseFor, signedIn, started } from './served.ts';
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
const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const statement = join(folder, 'statement.json');

const { url, drop } = await databaseFor('dashboard');
try {
  const size = { users: Number(options.users), activities: Number(options.activities) };
  console.log(
    `${size.users.toLocaleString('en')} users with ${size.activities.toLocaleString('en')} activities each, ${slices} slices of ${seconds} s, ${CONNECTIONS} connections, ${availableParallelism()} cores`,
  );
  await fill(url, size);
  const asking = await signedIn(url);
  await recordStatement(url, asking[0]!, whole[1]!, statement);
  if (options.only !== 'whole') await compare('The same work', compared(currentPeriod()), asking);
  if (options.only !== 'compared') await compare('The whole dashboard', whole, asking);
} finally {
  await drop();
  rmSync(folder, { recursive: true });
}

async function compare(title: string, variants: Variant[], asking: Asking[]): Promise<void> {
  const running = new Map<Variant, { child: ChildProcess; port: number }>();
  try {
    let port = 4700;
    for (const variant of variants) {
      running.set(variant, { child: await serve(variant, (port += 1)), port });
    }
    await checkAnswers(running, asking.slice(0, 20));
    const measured = new Map(variants.map((variant) => [variant, [] as Slice[]]));
    for (let slice = -1; slice < slices; slice += 1) {
      // Every other slice the other way round, so that none always follows the same one.
      for (const variant of slice % 2 === 0 ? variants : variants.toReversed()) {
        const { child, port } = running.get(variant)!;
        const requests = shuffled(asking).map((each) => ({
          path: variant.path,
          headers: variant.headers(each),
          body: variant.body(each),
        }));
        const found = await load({ url, port, pid: child.pid!, seconds, requests });
        // The first warms up.
        if (slice >= 0) measured.get(variant)!.push(found);
      }
    }
    report(title, measured);
  } finally {
    for (const { child } of running.values()) child.kill();
  }
}

function serve(variant: Variant, port: number): Promise<ChildProcess> {
  const { from, to } = currentPeriod();
  return started(variant.program, port, {
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(port)),
    PERIOD_FROM: from,
    PERIOD_TO: to,
    ...(variant.name === whole[0]!.name && { STATEMENT: statement }),
  });
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

/** The same order in every run. */
function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value, index) => ({ value, place: (index * 7919) % 10_007 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
