import type { RequestHandler } from 'express';
import type { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { openScanner, type Scanner } from './contents/antivirus.ts';
import { createApp, type App } from './app.ts';
import { requireSameInstallation } from './auth/installation.ts';
import { createPasswords, type Passwords } from './auth/passwords/password.ts';
import { createSessionUse } from './auth/sessions/session-use.ts';
import { createSignInLimits } from './auth/sign-in/limits.ts';
import { rateLimitHeaders } from './http/rate-limit-headers.ts';
import { createBackground } from './background.ts';
import { publicAgent } from './calendars/public-agent.ts';
import type { Services } from './context.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { OnlineSteps } from './db/online/runner.ts';
import { addDemoFiles } from './db/seed/demo-files.ts';
import { seed } from './db/seed/seed.ts';
import { openOutbox, type Outbox } from './delivery/outbox.ts';
import { createPushSender } from './delivery/push.ts';
import { openStatements } from './delivery/statements.ts';
import { openWebhooks, type WebhookSender } from './delivery/webhooks.ts';
import type { Loop } from './delivery/loop.ts';
import type { Env } from './env.ts';
import type { SocketLimits, UploadLimits } from './limits.ts';
import { createLogger } from './logger.ts';
import { createEvents } from './realtime/pubsub.ts';
import { scheduleReminders } from './reminders/schedule.ts';
import { scheduleCleaning } from './storage/schedule.ts';
import { openStorage, type Storage } from './storage/storage.ts';

export interface RunningServer {
  port: number;
  /** The port of the metrics; null if they are off. */
  metricsPort: number | null;
  services: Services;
  outbox: Outbox;
  webhooks: WebhookSender;
  xapi: Loop;
  kept: App['kept'];
  /** Completes requests in progress and closes everything. */
  close(): Promise<void>;
  /** The same, announced to clients and balancers first. */
  stop(): Promise<void>;
}

/** Connects, migrates, seeds and serves; the program and the tests start the server the same way. */
export async function start(
  env: Env,
  options: {
    database?: Database;
    client?: RequestHandler;
    now?: () => Date;
    /** Interval at which the outbox and the timelines are polled; 0: only when this process writes to them. */
    pollMs?: number;
    /** True if this process runs the reminders on a schedule. */
    reminders?: boolean;
    socketLimits?: SocketLimits;
    uploadLimits?: UploadLimits;
    /** True if this process removes orphaned files and expired rows. */
    cleaning?: boolean;
    storage?: Storage;
    scanner?: Scanner;
    /** Password workers shared by several servers; the caller closes them. */
    passwords?: Passwords;
    /** Replaces the agent that connects to public addresses alone, for tests. */
    publicAgent?: Agent;
  } = {},
): Promise<RunningServer> {
  const log = createLogger(env);
  const now = options.now ?? (() => new Date());
  const database =
    options.database ??
    (await openDatabase({
      url: env.databaseUrl,
      prepared: env.databasePrepared,
      folder: `${env.dataDir}/postgres`,
    }));
  const storage = options.storage ?? (await openStorage(env));
  const events = createEvents(env.redisUrl, { log });
  const passwords = options.passwords ?? createPasswords(env.bcryptCost);
  const background = createBackground(log);
  const services: Services = {
    env,
    log,
    now,
    database,
    onlineSteps: new OnlineSteps(database, log),
    passwords,
    background,
    wakeWebhooks: (why) => webhooks.wake(why),
    sessionUse: createSessionUse({ env, database, background, now }),
    pubsub: events.pubsub,
    limits: createSignInLimits(env, database, events.redis, rateLimitHeaders),
    storage,
    scanner: options.scanner ?? (env.clamav && openScanner(env.clamav, log)),
    publicAgent: options.publicAgent ?? publicAgent(),
    channels: { email: env.mail !== null, push: true },
    // Loaded on first use, like all that makes reports.
    freezeSubmission: async (...asked) =>
      (await import('./reports/freeze-submission.ts')).freezeSubmission(...asked),
  };
  // Does not delay the start: clamd takes minutes to load its signatures, and records should not wait for it.
  await services.scanner?.probe();
  await migrate(database);
  await services.onlineSteps.open();
  await requireSameInstallation(services, now());
  await seed(services);
  const email = env.mail && (await import('./delivery/email.ts')).emailSender(services, env.mail);
  // Delays neither the start nor a stop: it ends by its time limits, and uses only the log.
  void email?.probe();
  const senders = { push: createPushSender(services), ...(email && { email }) };
  const outbox = openOutbox(services, senders, options.pollMs);
  const webhooks = openWebhooks(services, options.pollMs);
  const xapi = openStatements(services, options.pollMs);
  const app = await createApp(services, options.client, options.socketLimits, options.uploadLimits);
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(env.port, env.host, resolve);
  });
  const { port } = app.server.address() as AddressInfo;
  // PORT=0 picks any free port, and the default of PUBLIC_URL follows it.
  if (env.publicUrl === 'http://localhost:0') env.publicUrl = `http://localhost:${port}`;
  if (env.demo) {
    background.run('demo files', async () =>
      addDemoFiles(services, (await import('./reports/demo-paper.ts')).demoPaper),
    );
  }
  const metrics = env.metrics
    ? await (
        await import('./metrics/metrics.ts')
      ).openMetrics(env.metrics, services, app.server, events.redis)
    : null;
  services.onlineSteps.start();
  const stopReminders = options.reminders ? scheduleReminders(services) : null;
  const stopCleaning = options.cleaning ? scheduleCleaning(services) : null;
  let ended: Promise<unknown> | undefined;
  const endSchedules = () =>
    (ended ??= Promise.all([stopReminders?.(), stopCleaning?.(), services.onlineSteps.stop()]));
  async function close(): Promise<void> {
    const schedules = endSchedules();
    await app.close();
    await schedules;
    await metrics?.close();
    await Promise.all([outbox.close(), webhooks.close(), xapi.close()]);
    background.run('session use', services.sessionUse.flush);
    await background.settled();
    await events.close();
    if (!options.passwords) await passwords.close();
    await database.close();
  }
  return {
    port,
    metricsPort: metrics?.port ?? null,
    services,
    outbox,
    webhooks,
    xapi,
    kept: app.kept,
    close,
    async stop() {
      void endSchedules();
      await app.announceStop();
      await close();
    },
  };
}
