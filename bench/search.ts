import { print } from 'graphql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ResourcesDocument } from '../client/graphql/generated.ts';
import { openDatabase } from '../server/db/database.ts';
import { manyResources, searches } from '../tests/support/many-resources.ts';
import { fill } from './dashboard/fill.ts';
import { memoryBytes, processSeconds } from '../tests/support/proc.ts';
import { median, quantile } from './dashboard/machine.ts';
import { databaseFor, signedIn, started } from './dashboard/served.ts';

/** Searches a large library in the product, one search after the other, beside a bare statement on the same index. */
const RESOURCES = 50_000;
const ROUNDS = 100;
const PORT = 4793;
const FOUND = 20;

/** Full-text search only: no prefixes, no typing errors, no total count. */
const bare = (query: string) => ({
  name: 'bare',
  text: `select id, title, description from external_resources, plainto_tsquery('english', resource_plain($1)) q
    where search @@ q order by ts_rank(search, q) desc, id desc limit ${FOUND}`,
  values: [query],
});

const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
const { url, drop } = await databaseFor('search');
const client = new pg.Client(url);
try {
  await fill(url, { users: 1, activities: 200 });
  const database = await openDatabase({ url, patient: true });
  await manyResources(database, RESOURCES);
  await database.query({ text: 'vacuum analyze', values: [] });
  await database.close();
  const [asking] = await signedIn(url);
  const server = await started('dist/server/main.js', PORT, {
    DATABASE_URL: url,
    DATA_DIR: folder,
  });
  await client.connect();
  try {
    await measure(server.pid!, asking!.cookie);
  } finally {
    server.kill();
  }
} finally {
  await client.end();
  await drop();
  rmSync(folder, { recursive: true });
}

async function measure(pid: number, cookie: string): Promise<void> {
  const product = searches.map((): number[] => []);
  const control = searches.map((): number[] => []);
  const totals: number[] = [];
  let before = { memory: 0, cpu: 0 };
  for (let round = -ROUNDS; round < ROUNDS; round += 1) {
    // The first round warms up.
    if (round === 0) before = { memory: memoryBytes(pid), cpu: processSeconds(pid) };
    for (const [index, query] of searches.entries()) {
      const [alone] = await timed(() => client.query(bare(query)));
      const [whole, total] = await timed(() => search(query, cookie));
      if (round < 0) continue;
      control[index]!.push(alone);
      product[index]!.push(whole);
      totals[index] = total;
    }
  }
  console.log(
    `${RESOURCES.toLocaleString('en')} resources, ${ROUNDS} rounds, one search at a time`,
  );
  console.table([
    ...searches.map((query, index) =>
      row(query, [product[index]!, control[index]!], totals[index]),
    ),
    row('all', [product.flat(), control.flat()]),
  ]);
  const cpu = ((processSeconds(pid) - before.cpu) * 1000) / (ROUNDS * searches.length);
  const [first, last] = [before.memory, memoryBytes(pid)].map((bytes) =>
    Math.round(bytes / 1024 / 1024),
  );
  console.log(`Server: ${cpu.toFixed(2)} ms of CPU a search, ${first} MB before, ${last} MB after`);
}

function row(search: string, [whole, alone]: [number[], number[]], found?: number) {
  return {
    search,
    found,
    'p50 ms': quantile(whole, 0.5).toFixed(1),
    'p99 ms': quantile(whole, 0.99).toFixed(1),
    'bare p50 ms': median(alone).toFixed(1),
    'bare p99 ms': quantile(alone, 0.99).toFixed(1),
  };
}

async function search(query: string, cookie: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${PORT}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: print(ResourcesDocument),
      variables: { query, first: FOUND },
    }),
  });
  const { data } = (await response.json()) as { data: { resources: { totalCount: number } } };
  return data.resources.totalCount;
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const result = await work();
  return [performance.now() - began, result];
}
