import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Redis } from 'ioredis';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Services } from '../context.ts';
import type { Env } from '../env.ts';
import type { ErrorCode } from '../errors.ts';
import { failureOutcomes, type FailureOutcome } from '../reminders/jobs.ts';
import { rules } from '../reminders/rules.ts';
import { observed } from './observed.ts';
import { securityEventKinds } from '#domain/account/security-events';
import { measureRequests } from './requests.ts';

export interface Metrics {
  port: number;
  close(): Promise<void>;
}

/**
 * Measures a server and serves the metrics to Prometheus, on a separate, private port. No label contains anything that
 * a caller chose: no id, name, address or text.
 */
export async function openMetrics(
  { host, port }: NonNullable<Env['metrics']>,
  services: Services,
  measured: Server,
  redis: Redis | null,
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(registry, measured);
  measureSockets(registry, measured);
  measurePool(registry, services);
  measureRedis(registry, redis);
  measureOutbox(registry, services);
  const stopListening = measureEvents(registry);
  const server = createServer(async (req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') return void res.writeHead(404).end();
    const text = await registry.metrics();
    res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      stopListening();
      registry.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function measureSockets(registry: Registry, server: Server): void {
  const open = new Gauge({
    name: 'paramed_sockets_open',
    help: 'Open websockets.',
    registers: [registry],
  });
  server.on('upgrade', (_req, socket) => {
    open.inc();
    socket.once('close', () => open.dec());
  });
}

/** For a PostgreSQL server; the embedded database has one connection. */
function measurePool(registry: Registry, { database }: Services): void {
  const { pool } = database;
  if (!pool) return;
  const connections = new Gauge({
    name: 'paramed_database_pool',
    help: 'Connections to the database in use, and callers that wait for one or behind a slow statement.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { inUse, waiting } = pool();
      connections.set({ state: 'in_use' }, inUse);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
}

function measureRedis(registry: Registry, redis: Redis | null): void {
  if (!redis) return;
  const there = new Gauge({
    name: 'paramed_redis_there',
    help: '1 if this process can use Redis, else 0.',
    registers: [registry],
    collect() {
      there.set(redis.status === 'ready' ? 1 : 0);
    },
  });
}

interface Counted {
  channel: string;
  waiting: number;
  failed: number;
}

/** Measures the outbox of all processes together, since they share it; no value while the database is unavailable. */
function measureOutbox(registry: Registry, { database }: Services): void {
  const messages = new Gauge({
    name: 'paramed_outbox_messages',
    help: 'E-mails and pushes waiting to be sent, and those that recently failed.',
    labelNames: ['channel', 'state'],
    registers: [registry],
    async collect() {
      const text = `select channel, (count(*) filter (where done_at is null))::int as waiting,
          (count(*) filter (where done_at is not null))::int as failed
        from deliveries where done_at is null or problem is not null group by channel`;
      const rows = await database.query<Counted>({ text, values: [] }).catch(() => []);
      messages.reset();
      for (const { channel, waiting, failed } of rows) {
        messages.set({ channel, state: 'waiting' }, waiting);
        messages.set({ channel, state: 'failed' }, failed);
      }
    },
  });
}

/** Counts the events of the other parts; returns a function that stops it. */
function measureEvents(registry: Registry): () => void {
  const registers = [registry];
  const errors = new Counter({
    name: 'paramed_errors_total',
    help: 'Refused and failed requests, by code.',
    labelNames: ['code'],
    registers,
  });
  // Created at the start, since an alert on the increase misses the event with which a counter first appears.
  for (const code of ['INTERNAL_SERVER_ERROR', 'UNAVAILABLE'] satisfies ErrorCode[])
    errors.inc({ code }, 0);
  const reminders = new Gauge({
    name: 'paramed_reminders_last_run_timestamp_seconds',
    help: 'When the last run of reminders ended in this process; 0: none yet.',
    registers,
  });
  const remindersFailed = new Counter({
    name: 'paramed_reminders_failures_total',
    help: 'Failures of the reminders by job: ranges of users tried again with half of them, single users left out of a run, and jobs that ended early.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  for (const job of ['digests', ...rules]) {
    for (const outcome of failureOutcomes) remindersFailed.inc({ job, outcome }, 0);
  }
  const stamps = new Counter({
    name: 'paramed_time_stamps_total',
    help: 'Requests to the time-stamping authority, and failures to make a root for it, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['stamped', 'failed']) stamps.inc({ outcome }, 0);
  const securityEvents = new Counter({
    name: 'paramed_security_events_total',
    help: 'Security events of accounts, by kind.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of securityEventKinds) securityEvents.inc({ kind }, 0);
  const onRefused = (event: unknown) => errors.inc({ code: (event as { code: string }).code });
  const onReminded = (event: unknown) => reminders.set(+(event as { at: Date }).at / 1_000);
  const onFailed = (event: unknown) =>
    remindersFailed.inc(event as { job: string; outcome: FailureOutcome });
  const onSecured = (event: unknown) =>
    securityEvents.inc({ kind: (event as { kind: string }).kind });
  observed.refused.subscribe(onRefused);
  const onStamped = (event: unknown) => stamps.inc(event as { outcome: string });
  observed.stamped.subscribe(onStamped);
  observed.reminded.subscribe(onReminded);
  observed.remindersFailed.subscribe(onFailed);
  observed.secured.subscribe(onSecured);
  return () => {
    observed.refused.unsubscribe(onRefused);
    observed.stamped.unsubscribe(onStamped);
    observed.reminded.unsubscribe(onReminded);
    observed.remindersFailed.unsubscribe(onFailed);
    observed.secured.unsubscribe(onSecured);
  };
}
