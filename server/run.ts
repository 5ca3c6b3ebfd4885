import { mkdirSync } from 'node:fs';
import { clientHandler } from './http/client.ts';
import { readEnv } from './env.ts';
import { lockDataDir } from './db/folder-lock.ts';
import { announce, createLogger } from './logger.ts';
import { PRODUCT } from '#domain/product';
import { startProblem } from './start-problem.ts';
import { start } from './start.ts';

/**
 * After a signal to stop. By then requests have ended; any other job continues after the next start, as after a kill.
 */
const STOP_WITHIN_MS = 9_500;

try {
  const env = readEnv();
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 });
  const closeTraces = env.traces
    ? (await import('./metrics/traces.ts')).openTraces(env.traces, createLogger(env))
    : null;
  const unlock = env.databaseUrl ? () => {} : await lockDataDir(env.dataDir);
  const running = await start(env, {
    client: await clientHandler(env),
    reminders: env.reminders,
    cleaning: true,
  });
  const url = `http://localhost:${running.port}`;
  announce('info', `${PRODUCT} is ready at ${url}`, { url });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      running.services.log.warn('stopped before all jobs were done');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    await running.stop();
    await closeTraces?.();
    unlock();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('unhandledRejection', (error) =>
    running.services.log.error({ err: error }, 'unhandled rejection'),
  );
} catch (error) {
  announce('fatal', `ParaMed CPD did not start. ${startProblem(error)}`);
  process.exit(1);
}
