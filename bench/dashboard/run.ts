import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, type Job } from './compare.ts';
import { fill } from './fill.ts';
import { CONNECTIONS, type Slice } from './load.ts';
import { median, quantile } from './machine.ts';
import { currentPeriod } from './period.ts';
import { databaseFor } from './served.ts';
import { compared, whole, type Variant } from './variants.ts';

/**
 * Compares the dashboard's work in the product, a bare control and peers, on the same data, in alternating slices: see
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
const slices = options.short ? 3 : Number(options.slices);
const seconds = options.short ? 2 : Number(options.seconds);
/** Requests a second that each variant handles easily, so that none gets cheaper per request by a higher rate. */
const RATE = 500;
const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));

const { url, drop } = await databaseFor('dashboard');
try {
  const size = { users: Number(options.users), activities: Number(options.activities) };
  console.log(
    `${size.users.toLocaleString('en')} users with ${size.activities.toLocaleString('en')} activities each, ${slices} slices of ${seconds} s, ${CONNECTIONS} connections, ${availableParallelism()} cores`,
  );
  await fill(url, size);
  const job = { url, folder, slices, seconds };
  const same = compared(currentPeriod());
  const tables = {
    compared: () => report('The same work', job, same),
    paced: () =>
      report(`The same work, ${RATE} times a second`, { ...job, rate: RATE }, same.slice(0, 3)),
    whole: () => report('The whole dashboard', job, whole),
  };
  for (const [name, print] of Object.entries(tables)) {
    if ((options.only ?? name) === name) await print();
  }
} finally {
  await drop();
  rmSync(folder, { recursive: true });
}

async function report(title: string, job: Job, variants: Variant[]): Promise<void> {
  const measured = await compare(job, variants);
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
        'p50 ms': median(found.map((slice) => slice.p50)).toFixed(1),
        'p99 ms': median(found.map((slice) => slice.p99)).toFixed(1),
        'p99 ÷': median(ratio((slice) => slice.p99)).toFixed(1),
        MB: Math.round(median(found.map((slice) => slice.memory))),
        failed: found.reduce((sum, slice) => sum + slice.failed, 0),
      };
    }),
  );
}
