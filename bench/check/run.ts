import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { blockingTimes } from '../blocking.ts';
import { dashboardRatios } from '../dashboard/ratios.ts';
import { interactions, slowestMedian } from '../inp.ts';
import { startsWithAndWithout } from '../offline-start.ts';
import { reportRatios } from '../report.ts';
import { firstStartMb } from '../startup.ts';
import { fanOutRatios } from '../sockets/ratios.ts';
import { loadedAtFirst } from './first-loads.ts';
import { limits, type Figure } from './limits.ts';

/**
 * A short form of every figure that is watched, each beside its control in this run; fails if one is beyond its limit.
 * It needs the built product, PostgreSQL and the packages of bench/. `--only report` measures one group.
 */
type Figures = Partial<Record<Figure, number>>;

const groups: Record<string, () => Figures | Promise<Figures>> = {
  sizes: () => ({
    'first load of /auth, kB': loadedAtFirst('/auth'),
    'first load of the dashboard, kB': loadedAtFirst('the dashboard'),
  }),
  tests: () => {
    const { tests, build } = readCosts();
    return { 'npm test ÷ the build, processor time': tests / build };
  },
  async blocking() {
    const times = await blockingTimes(3);
    return { 'blocking time of / ÷ /auth': times['/'] / times['/auth'] };
  },
  async inp() {
    const [long, short] = (await interactions([5_000, 20], 2)).map(slowestMedian);
    return { 'INP on 5,000 activities ÷ on 20': long! / short! };
  },
  async offline() {
    const { online, offline } = await startsWithAndWithout(5);
    return { 'start without a connection ÷ with one': offline.drawn / online.drawn };
  },
  async dashboard() {
    const { mercurius, statement } = await dashboardRatios();
    return {
      'dashboard ÷ Mercurius, processor time': mercurius,
      'whole dashboard ÷ its statement, processor time': statement,
    };
  },
  async sockets() {
    const { lastReceipt, perMessage } = await fanOutRatios(1_000);
    return {
      'fan-out ÷ graphql-ws, last receipt': lastReceipt,
      'fan-out ÷ graphql-ws, processor time': perMessage,
    };
  },
  start: async () => ({ 'first start on the embedded database, MB': await firstStartMb() }),
  async report() {
    const { growth, packMemory } = await reportRatios();
    return {
      'PDF of 400 activities ÷ of 40, processor time': growth,
      'memory of a pack ÷ its size': packMemory,
    };
  },
};

const { only } = parseArgs({
  args: process.argv.slice(3),
  options: { only: { type: 'string' } },
}).values;
if (only !== undefined && !(only in groups)) {
  throw new Error(`There is no group ${only}: choose of ${Object.keys(groups)}.`);
}
const figures: Figures = {};
for (const [name, measure] of Object.entries(groups)) {
  if (only !== undefined && only !== name) continue;
  const began = performance.now();
  try {
    Object.assign(figures, await measure());
  } catch (error) {
    // The others are still measured; what is missing is beyond its limit.
    console.error(`${name} could not be measured:`, error);
    process.exitCode = 1;
  }
  console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}

const rows = (Object.keys(limits) as Figure[])
  .filter((figure) => only === undefined || figure in figures)
  .map((figure) => {
    const measured = figures[figure];
    const { most } = limits[figure];
    // A figure that was not measured is not within its limit.
    const isWithin = measured !== undefined && measured <= most;
    return { figure, measured: measured && Number(measured.toPrecision(3)), most, isWithin };
  });
console.table(rows);
const beyond = rows.filter(({ isWithin }) => !isWithin);
for (const { figure } of beyond)
  console.error(`Beyond its limit: ${figure}. ${limits[figure].why}`);
if (beyond.length > 0) process.exitCode = 1;

/** Returns the processor time in seconds of the last `npm test` and its build; scripts/run.mjs notes it. */
function readCosts(): { tests: number; build: number } {
  const costs = JSON.parse(readFileSync('.cache/processor-time.json', 'utf8')) as object;
  if ('tests' in costs && 'build' in costs) return costs as { tests: number; build: number };
  throw new Error('Run npm test first: it notes what it costs.');
}
