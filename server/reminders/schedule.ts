import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { observed } from '../metrics/observed.ts';
import { runReminders } from './run.ts';

/** On the hour and the half hour: whenever an Australian clock reaches 07:00. */
const SCHEDULE = '0,30 * * * *';

/** Delays the first run so that waiting requests are served first. */
const FIRST_RUN_DELAY_MS = 10_000;

/** Runs the reminders on a schedule, one run at a time in this process; returns a function that stops it. */
export function scheduleReminders(
  services: Services,
  firstAfterMs = FIRST_RUN_DELAY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => (running ??= once(services, stopping.signal).finally(() => (running = null)));
  const first = setTimeout(() => void run(), firstAfterMs).unref();
  const job = new Cron(SCHEDULE, { unref: true }, () => void run());
  return async () => {
    stopping.abort();
    clearTimeout(first);
    job.stop();
    await running;
  };
}

async function once(services: Services, signal: AbortSignal): Promise<void> {
  try {
    const run = await runReminders(services, services.now(), signal);
    services.log.info(run, 'reminders');
    observed.reminded.publish({ at: services.now() });
  } catch (error) {
    services.log.error({ err: error }, 'reminders failed; the next run retries');
  }
}
