import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { cleanAccountsSoon } from '../auth/clean.ts';
import { cleanInBackground } from './clean.ts';

/** Once an hour, between two runs of the reminders. */
const SCHEDULE = '17 * * * *';

/** Delays the first run so that waiting requests are served first. */
const FIRST_RUN_DELAY_MS = 15_000;

/**
 * Removes orphaned files and accounts' expired data on a schedule, one run at a time in this process; returns a
 * function that stops it.
 */
export function scheduleCleaning(services: Services): () => Promise<void> {
  let running: Promise<void> | null = null;
  const run = () => (running ??= clean(services).finally(() => (running = null)));
  const first = setTimeout(() => void run(), FIRST_RUN_DELAY_MS).unref();
  const job = new Cron(SCHEDULE, { unref: true }, () => void run());
  return async () => {
    clearTimeout(first);
    job.stop();
    await running;
  };
}

async function clean(services: Services): Promise<void> {
  await cleanInBackground(services, services.now());
  await cleanAccountsSoon(services, services.now());
}
