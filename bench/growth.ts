import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './dashboard/compare.ts';
import { fill, type Size } from './dashboard/fill.ts';
import type { Slice } from './dashboard/load.ts';
import { median } from './dashboard/machine.ts';
import { currentPeriod } from './dashboard/period.ts';
import { databaseFor } from './dashboard/served.ts';
import { compared, whole } from './dashboard/variants.ts';

/** Measures if the product keeps its ratio to the control with more rows per user, and with more rows in total. */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    slices: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
  },
});
const slices = options.short ? 4 : Number(options.slices);
const seconds = options.short ? 2 : Number(options.seconds);

const sizes: Size[] = [
  { users: 2_000, activities: 200 },
  { users: 32, activities: 20_000 },
  { users: options.short ? 10_000 : 50_000, activities: 200 },
];
const works = {
  'the same work': compared(currentPeriod()).slice(0, 2),
  'the whole dashboard': whole,
};

const measured: { work: string; size: Size; slices: Slice[][] }[] = [];
for (const size of sizes) {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
  const { url, drop } = await databaseFor('growth');
  try {
    const began = performance.now();
    await fill(url, size);
    console.log(`${named(size)}: filled in ${Math.round((performance.now() - began) / 1000)} s`);
    for (const [work, variants] of Object.entries(works)) {
      const found = await compare({ url, folder, slices, seconds }, variants);
      measured.push({ work, size, slices: [...found.values()] });
    }
  } finally {
    await drop();
    rmSync(folder, { recursive: true });
  }
}

for (const work of Object.keys(works)) {
  const [first, ...more] = measured.filter((each) => each.work === work).map(rowOf);
  console.log(`\n${work}: medians, and the product ÷ the control of the same slice`);
  console.table(
    [first!, ...more].map((row) => ({ ...row, 'ratio ÷ first': round(row.ratio / first!.ratio) })),
  );
}

function rowOf({ size, slices: [control, product] }: (typeof measured)[number]) {
  const over = (of: (slice: Slice) => number) =>
    median(product!.map((slice, index) => of(slice) / of(control![index]!)));
  return {
    size: named(size),
    'control/s': Math.round(median(control!.map(({ perSecond }) => perSecond))),
    'product/s': Math.round(median(product!.map(({ perSecond }) => perSecond))),
    ratio: round(over(({ perSecond }) => perSecond)),
    'server CPU ÷': round(over(({ cpu }) => cpu)),
    'Postgres CPU ÷': round(over(({ postgres }) => postgres)),
    'p99 ÷': round(over(({ p99 }) => p99)),
    failed: product!.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function named({ users, activities }: Size): string {
  const [all, each] = [users * activities, activities].map((count) => count.toLocaleString('en'));
  return `${all} activities, ${each} a user`;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
