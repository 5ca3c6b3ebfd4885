import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { cleanAccountsSoon } from '../auth/clean.ts';
import { cleanSoon } from './clean.ts';

/** Once an hour, between two runs of the reminders. */
const EVERY = '17 * * * *';

/** The first run comes when the server has had time to answer those who wait for it. */
const FIRST_AFTER_MS = 15_000;

/** Removes left files, and what has run out of accounts, from time to time, never twice at once in this process; the answer ends it. */
export function scheduleCleaning(services: Services): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => (running ??= clean(services).finally(() => (running = null)));
  const first = setTimeout(() => void run(), FIRST_AFTER_MS).unref();
  const job = new Cron(EVERY, { unref: true }, () => void run());
  return async () => {
    clearTimeout(first);
    job.stop();
    await running;
  };
}

async function clean(services: Services): Promise<void> {
  await cleanSoon(services, services.now());
  await cleanAccountsSoon(services, services.now());
}
