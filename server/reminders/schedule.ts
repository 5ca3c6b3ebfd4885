import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { observed } from '../metrics/observed.ts';
import { runReminders } from './run.ts';

/** On the hour and the half hour: whenever an Australian clock reaches 07:00. */
const SCHEDULE = '0,30 * * * *';

/** After a run that did not complete; the database may be back by then. */
const RETRY_MS = 60_000;

/** Delays the first run so that waiting requests are served first. */
const FIRST_RUN_DELAY_MS = 10_000;

/** Runs the reminders on a schedule, one run at a time in this process; returns a function that stops it. */
export function scheduleReminders(
  services: Services,
  firstAfterMs = FIRST_RUN_DELAY_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => (running ??= once().finally(() => (running = null)));
  let soon = setTimeout(() => void run(), firstAfterMs).unref();
  const once = async () => {
    // They read the records of all accounts, some of which would look incomplete.
    if (services.onlineSteps.areAccountsLeft) {
      services.log.info('reminders: wait for the upgrade');
      soon = setTimeout(() => void run(), RETRY_MS).unref();
      return;
    }
    const now = services.now();
    const result = await runReminders(services, now, stopping.signal);
    services.log.info({ ...result }, 'reminders');
    if (result.complete) observed.reminded.publish({ at: services.now() });
    else if (!stopping.signal.aborted) soon = setTimeout(() => void run(), RETRY_MS).unref();
  };
  const job = new Cron(SCHEDULE, { unref: true }, () => void run());
  return async () => {
    stopping.abort();
    clearTimeout(soon);
    job.stop();
    await running;
  };
}
