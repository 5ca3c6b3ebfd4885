// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { keptTexts } from '#server/db/combined';
import type { Statement } from '#server/db/statement';
import { COMPILED_WHEN_ASKED } from '#server/graphql/compiled';
import { cacheLimits } from '#server/cache-limits';
import { ownOperations } from '#server/graphql/own-operations';
import { sha256 } from '#tests/support/files';
import { signedUp, type TestClient } from '#tests/support/client';
import { clientOperations, type ClientOperation } from '#tests/support/client-operations';
import { timeoutMs, iterations } from '#tests/support/long';
import { retainedBytes } from '#tests/support/memory';
import { useServer } from '#tests/support/server';

/** However many different queries arrive, caches stay small and the app's own queries stay compiled and prepared. */
const server = useServer();
const sent: Statement[] = [];
let own: ClientOperation[];
let dashboard: string;
let alex: TestClient;

beforeAll(async () => {
  own = await clientOperations();
  dashboard = own.find(({ name }) => name === 'Dashboard')!.text;
  alex = await signedUp(server());
  // As on a server that has run for a while.
  await import('graphql-jit');
  const { query } = server().database;
  server().database.query = (statement) => {
    sent.push(statement);
    return query(statement);
  };
});

const leaves = 'title category hours status completedDate description evidence provider'.split(' ');

/** The n-th query: a unique text that selects other columns. */
function another(n: number): string {
  const columns = leaves.filter((_, bit) => (n >> bit) & 1).join(' ');
  const notified =
    n % 7 < 3 ? `notifications(first: ${1 + (n % 5)}) { nodes { title isRead } }` : '';
  return `query Another${n} { recentActivities(limit: 3) { id ${columns} } ${notified} }`;
}

const asked = (query: string, operationName?: string) =>
  alex.raw('POST', '/graphql', JSON.stringify({ query, operationName }));

async function askDashboard(): Promise<Statement> {
  sent.length = 0;
  const { status, body } = await asked(dashboard, 'Dashboard');
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  return sent.find(({ text }) => text.includes('recent') || text.length > 2_000) ?? sent[0]!;
}

test('the list of own operations is what Apollo Client sends', () => {
  expect(own.length).toBeGreaterThan(80);
  const missing = own.filter(({ text }) => !ownOperations.has(sha256(Buffer.from(text))));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describe('after thousands of different queries', () => {
  const count = iterations(1_200, 13_000);
  let before: number;
  let statement: Statement;

  beforeAll(async () => {
    for (let n = 0; n < COMPILED_WHEN_ASKED + 1; n += 1) statement = await askDashboard();
    before = await retainedBytes();
    for (let n = 0; n < count; n += 1) {
      // Some repeat and are compiled.
      const often = n % 10 === 0 ? COMPILED_WHEN_ASKED + 1 : 1;
      for (let again = 0; again < often; again += 1) {
        const { status } = await asked(another(n));
        if (status !== 200) throw new Error(`${another(n)} was answered with ${status}`);
      }
      sent.length = 0;
    }
  }, timeoutMs(240_000));

  test('the caches are bounded and keep the most recent queries', () => {
    const { documents, compiled } = server().kept;
    expect(documents.size).toBeGreaterThan(cacheLimits.documents / 2);
    expect(documents.size).toBeLessThanOrEqual(cacheLimits.documents);
    expect(compiled.sizes.others).toBe(cacheLimits.compiled);
    expect(compiled.sizes.counted).toBeLessThanOrEqual(cacheLimits.counted);
    expect(compiled.sizes.own).toBeLessThanOrEqual(ownOperations.size);
    const last = count - 1 - ((count - 1) % 10);
    expect(compiled.find(another(last), undefined)).not.toBeNull();
    expect(compiled.find(another(0), undefined)).toBeNull();
    const texts = keptTexts(server().database);
    expect(texts.others).toBeGreaterThan(50);
    expect(texts.others).toBeLessThanOrEqual(cacheLimits.statements);
  });

  test('memory stays within the size of the caches', async () => {
    const grown = ((await retainedBytes()) - before) / 1_000_000;
    console.log(`${count} queries: ${grown.toFixed(0)} MB more`);
    expect(grown).toBeLessThan(60);
  });

  test('the dashboard of the app is still compiled, and its statement the one that was prepared', async () => {
    expect(server().kept.compiled.find(dashboard, 'Dashboard')).not.toBeNull();
    const now = await askDashboard();
    expect(now).toMatchObject({ name: statement.name, isOwnOperation: true });
    expect(now.name).toMatch(/^[0-9a-f]{32}$/);
  });

  test.skipIf(!process.env['TEST_DATABASE_URL'])(
    'a connection has prepared a bounded number of statements, those of the dashboard among them',
    async () => {
      const text = 'select name, statement from pg_prepared_statements where $1::int = 1';
      const prepared = await server().database.query<{ name: string; statement: string }>({
        name: 'what-is-prepared',
        isQuick: true,
        text,
        values: [1],
      });
      expect(prepared.length).toBeGreaterThan(cacheLimits.prepared);
      expect(prepared.length).toBeLessThanOrEqual(2 * cacheLimits.prepared);
      expect(prepared.map(({ statement: each }) => each)).toContain(statement.text);
    },
  );

  test('an evicted query is compiled again when it recurs', async () => {
    const forgotten = another(0);
    for (let n = 0; n < COMPILED_WHEN_ASKED; n += 1) await asked(forgotten);
    await expect.poll(() => server().kept.compiled.find(forgotten, undefined)).not.toBeNull();
    expect((await asked(forgotten)).status).toBe(200);
  });
});
