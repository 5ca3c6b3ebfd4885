import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { observed } from '../metrics/observed.ts';
import { runReminders } from './run.ts';

/** On the hour and the half: whenever it becomes 07:00 on an Australian clock. */
const EVERY = '0,30 * * * *';

/** The first run comes when the server has had time to answer those who wait for it. */
const FIRST_AFTER_MS = 10_000;

/** Runs the reminders from time to time, never twice at once in this process; the answer ends it. */
export function scheduleReminders(
  services: Services,
  firstAfterMs = FIRST_AFTER_MS,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const run = () => (running ??= once(services, stopping.signal).finally(() => (running = null)));
  const first = setTimeout(() => void run(), firstAfterMs).unref();
  const job = new Cron(EVERY, { unref: true }, () => void run());
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
    services.log.error({ err: error }, 'reminders failed; the next run makes them good');
  }
}
