import type { RequestHandler } from 'express';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createPasswords } from './auth/password.ts';
import { createSignInLimits } from './auth/limits.ts';
import type { Services } from './context.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed/seed.ts';
import type { Env } from './env.ts';
import { createLogger } from './logger.ts';
import { createEvents } from './realtime/pubsub.ts';

export interface RunningServer {
  port: number;
  services: Services;
  close(): Promise<void>;
}

/** Connects, migrates, seeds and serves; the program and the tests start the server alike. */
export async function start(
  env: Env,
  options: { database?: Database; client?: RequestHandler; now?: () => Date } = {},
): Promise<RunningServer> {
  const log = createLogger(env);
  const now = options.now ?? (() => new Date());
  const database =
    options.database ??
    (await openDatabase({ url: env.databaseUrl, folder: `${env.dataDir}/postgres` }));
  const events = createEvents(env.redisUrl);
  const passwords = createPasswords(env.bcryptCost);
  const services: Services = {
    env,
    log,
    now,
    database,
    passwords,
    pubsub: events.pubsub,
    limits: createSignInLimits(env, database, events.redis),
  };
  await migrate(database);
  await seed(services);
  const app = await createApp(services, options.client);
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(env.port, env.host, resolve);
  });
  return {
    port: (app.server.address() as AddressInfo).port,
    services,
    async close() {
      await app.close();
      await events.close();
      await passwords.close();
      await database.close();
    },
  };
}
