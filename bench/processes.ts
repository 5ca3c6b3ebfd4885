import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from './dashboard/fill.ts';
import { CONNECTIONS, load } from './dashboard/load.ts';
import { median } from './dashboard/machine.ts';
import { databaseFor, signedIn, started } from './dashboard/served.ts';
import { whole } from './dashboard/variants.ts';

/**
 * The dashboard by one process and by two that share the load, both on one core, in alternating slices: whether a
 * request costs more CPU with a second process beside. How much faster two are needs a core for each: see README.md.
 */
const SLICES = 6;
const SECONDS = 3;
const PORTS = [4791, 4792];

const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const { url, drop } = await databaseFor('processes');
const servers = [];
try {
  await fill(url, { users: 2_000, activities: 200 });
  for (const port of PORTS) {
    const dir = join(folder, String(port));
    servers.push(await started('dist/server/main.js', port, { DATABASE_URL: url, DATA_DIR: dir }));
  }
  const [, product] = whole;
  const requests = (await signedIn(url)).map((asking) => ({
    path: '/graphql',
    headers: product!.headers(asking),
    body: product!.body(asking),
  }));
  const cpu: Record<string, number[]> = { one: [], two: [] };
  for (let slice = -1; slice < SLICES; slice += 1) {
    const [first, second] = servers.map(({ pid }, index) => ({
      url,
      port: PORTS[index]!,
      pid: pid!,
      seconds: SECONDS,
      requests,
    }));
    const alone = await load({ ...first!, connections: CONNECTIONS });
    const shared = await Promise.all(
      [first!, second!].map((job) => load({ ...job, connections: CONNECTIONS / 2 })),
    );
    // The first warms up.
    if (slice < 0) continue;
    cpu['one']!.push(alone.cpu);
    const all = shared.reduce((sum, { perSecond }) => sum + perSecond, 0);
    cpu['two']!.push(shared.reduce((sum, each) => sum + (each.cpu * each.perSecond) / all, 0));
  }
  const ratios = cpu['two']!.map((two, index) => two / cpu['one']![index]!);
  console.log('Server CPU of a dashboard, ms, medians; two ÷ one of the same slice');
  console.table({
    one: median(cpu['one']!).toFixed(2),
    two: median(cpu['two']!).toFixed(2),
    ratio: median(ratios).toFixed(2),
  });
} finally {
  for (const server of servers) server.kill();
  await drop();
  rmSync(folder, { recursive: true });
}
