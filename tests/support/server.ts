import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createPglite, openDatabase, type Database } from '#server/db/database';
import type { Env } from '#server/env';
import { currentRequestId } from '#server/request-id';
import { start, type RunningServer } from '#server/start';
import { imageFile } from './database-image.ts';

export const testEnv: Env = {
  mode: 'test',
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  dataDir: '.data-test',
  redisUrl: process.env['TEST_REDIS_URL'] ?? null,
  jwtSecret: 'a secret that only the tests know, long enough',
  publicUrl: 'http://localhost:4000',
  demo: false,
  trustProxy: 0,
  logLevel: process.env['TEST_LOG'] ?? 'silent',
  bcryptCost: 4,
  sessionDays: 30,
  limits: { loginPerAccount: 10, loginPerAddress: 10_000, registerPerAddress: 10_000 },
  filesPerUser: 2048 * 1024 * 1024,
  s3: null,
  mail: null,
  vapid: {
    publicKey:
      'BOFPPyYBJ-_zSCjD0mqCQ9x-dcqsai40q4tNTqnQjv5bQYPSeMosbID7eIVXbxvoHVCJE7wViTIZcVlCfz-nQk8',
    privateKey: 'mi4IQoHSn7xYC8kMEn6g_bOL2SRc7TwkNYn0NRi4nhE',
    subject: 'mailto:cpd@example.org',
  },
  support: { email: null, phone: null },
};

export interface TestServer extends RunningServer {
  url: string;
  database: Database;
  redisUrl: string | null;
  /** The texts of the SQL statements sent since the last call, for requests that began after it. */
  statements(): string[];
  /** The server's clock: real until a test sets it. */
  setNow(now: Date | null): void;
}

/** A whole server on a database of its own: a copy of the migrated image, or one on TEST_DATABASE_URL. */
export async function startTestServer(
  change: Partial<Env> = {},
  via: (databaseUrl: string) => string = (databaseUrl) => databaseUrl,
  options: Parameters<typeof start>[1] = {},
): Promise<TestServer> {
  let fixed: Date | null = null;
  const sent = countedByRequest();
  const dataDir = mkdtempSync(join(tmpdir(), 'paramed-test-'));
  const redisUrl = ownKeys(testEnv.redisUrl);
  const { database, drop } = await freshDatabase(sent.onStatement, via);
  const running = await start(
    { ...testEnv, dataDir, redisUrl, ...change },
    { database, now: () => fixed ?? new Date(), pollMs: 0, ...options },
  );
  return {
    ...running,
    database,
    redisUrl,
    url: `http://127.0.0.1:${running.port}`,
    statements: sent.take,
    setNow: (now) => void (fixed = now),
    close: async () => {
      await running.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a request leaves to be done after its answer is not to be counted with the next one. */
function countedByRequest() {
  const sent: { text: string; request: string }[] = [];
  const earlier = new Set<string>();
  return {
    onStatement(text: string): void {
      const request = currentRequestId();
      if (request && !earlier.has(request)) sent.push({ text, request });
    },
    take(): string[] {
      const taken = sent.splice(0);
      for (const { request } of taken) earlier.add(request);
      return taken.map(({ text }) => text);
    },
  };
}

/** Servers of tests number their users alike, so that what one counts in Redis is not to be another's. */
const ownKeys = (redisUrl: string | null): string | null =>
  redisUrl && `${redisUrl}?keyPrefix=${randomUUID()}:`;

/** The server of a test file, started before its tests and closed after them. */
export function useServer(change: Partial<Env> = {}): () => TestServer {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer(change)));
  afterAll(async () => server?.close());
  return () => server;
}

/** A database without rows: a copy of the migrated image, or a new one on TEST_DATABASE_URL. */
export async function freshDatabase(
  onStatement?: (text: string) => void,
  via: (databaseUrl: string) => string = (databaseUrl) => databaseUrl,
) {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    const pglite = await createPglite(undefined, new Blob([readFileSync(imageFile)]));
    return { database: await openDatabase({ pglite, onStatement }), drop: async () => {} };
  }
  const name = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    database: await openDatabase({ url: via(own.href), onStatement }),
    drop: () => onServer(url, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
