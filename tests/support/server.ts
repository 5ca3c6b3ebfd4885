import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createPasswords, type Passwords } from '#server/auth/passwords/password';
import { publicAgent } from '#server/calendars/public-agent';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { currentRequestId } from '#server/http/request-id';
import { start, type RunningServer } from '#server/start';
import { createTestDatabase } from './database.ts';

export const testEnv: Env = {
  mode: 'test',
  port: 0,
  host: '127.0.0.1',
  metrics: null,
  traces: null,
  databaseUrl: null,
  databasePrepared: true,
  dataDir: '.data-test',
  redisUrl: process.env['TEST_REDIS_URL'] ?? null,
  jwtSecret: 'a secret that only the tests know, long enough',
  publicUrl: 'http://localhost:4000',
  demo: false,
  ownOperationsOnly: false,
  corsOrigins: [],
  trustProxy: 0,
  logLevel: process.env['TEST_LOG'] ?? 'silent',
  bcryptCost: 4,
  sessionDays: 30,
  // Most tests set the clock freely; tests of sessions set this.
  sessionIdleDays: 30,
  limits: { loginPerAccount: 10, loginPerAddress: 10_000, registerPerAddress: 10_000 },
  filesPerUser: 2048 * 1024 * 1024,
  s3: null,
  xapi: null,
  identityProviders: [],
  timeStamps: { url: null, certificate: null },
  rosterFetch: true,
  webhooks: true,
  badgeChecks: true,
  reminders: false,
  clamav: null,
  mail: null,
  vapid: {
    publicKey:
      'BOFPPyYBJ-_zSCjD0mqCQ9x-dcqsai40q4tNTqnQjv5bQYPSeMosbID7eIVXbxvoHVCJE7wViTIZcVlCfz-nQk8',
    privateKey: 'mi4IQoHSn7xYC8kMEn6g_bOL2SRc7TwkNYn0NRi4nhE',
    subject: 'mailto:cpd@example.org',
  },
  defaultOrganization: 'Queensland Ambulance Service',
  support: { email: null, phone: null },
};

/** Tests query no name server: no host resolves. */
const noHosts = publicAgent(async () => []);

/** Starting a thread, and loading the common passwords into it, would take a third of a second per server. */
let sharedPasswords: Passwords | undefined;

const passwordsOf = ({ bcryptCost }: Env): Passwords | undefined =>
  bcryptCost === testEnv.bcryptCost
    ? { ...(sharedPasswords ??= createPasswords(bcryptCost)) }
    : undefined;

export interface TestServer extends RunningServer {
  url: string;
  database: Database;
  redisUrl: string | null;
  /** The SQL statements of requests that began since the last call. */
  statements(): string[];
  /** Sets the server's clock; null for the real time. */
  setNow(now: Date | null): void;
}

/** Starts a server on its own database. With `reuse`, the database may be an emptied one of an earlier file. */
export async function startTestServer(
  change: Partial<Env> = {},
  via?: (databaseUrl: string) => string,
  options: Parameters<typeof start>[1] = {},
  reuse = false,
): Promise<TestServer> {
  let fixed: Date | null = null;
  const sent = statementRecorder();
  const dataDir = mkdtempSync(join(tmpdir(), 'paramed-test-'));
  const redisUrl = withKeyPrefix(testEnv.redisUrl);
  const { database, drop } = await createTestDatabase({
    onStatement: sent.onStatement,
    via,
    reuse,
  });
  const env = { ...testEnv, dataDir, redisUrl, ...change };
  const passwords = passwordsOf(env);
  const now = () => fixed ?? new Date();
  const remove = async () => {
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const running = await start(env, {
    database,
    now,
    pollMs: 0,
    publicAgent: noHosts,
    ...(passwords && { passwords }),
    ...options,
  });
  return {
    ...running,
    database,
    redisUrl,
    url: `http://127.0.0.1:${running.port}`,
    statements: sent.take,
    setNow: (now) => void (fixed = now),
    close: () => running.close().then(remove),
    stop: () => running.stop().then(remove),
  };
}

/** Records statements by request: work that a request leaves for later does not count for the next one. */
function statementRecorder() {
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

/** Test servers share user ids, so each gets its own key prefix in Redis. */
const withKeyPrefix = (redisUrl: string | null): string | null =>
  redisUrl && `${redisUrl}?keyPrefix=${randomUUID()}:`;

/** The server of a test file. `change` is a function if it depends on earlier `beforeAll` hooks. */
export function useServer(
  change: Partial<Env> | (() => Partial<Env>) = {},
  options: Parameters<typeof start>[1] = {},
): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    const env = typeof change === 'function' ? change() : change;
    server = await startTestServer(env, undefined, options, true);
  });
  afterAll(async () => server?.close());
  return () => server;
}
