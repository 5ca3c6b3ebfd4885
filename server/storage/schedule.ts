import { Cron } from 'croner';
import type { Services } from '../context.ts';
import { cleanAccountsSoon } from '../auth/clean.ts';
import { checkStoredFiles, type Checking } from '../schema/records/evidence-files/check-stored.ts';
import { checkDueBadges } from '../schema/records/evidence-files/check-badges.ts';
import { cleanInBackground } from './clean.ts';

/** Once an hour, between two runs of the reminders. */
const SCHEDULE = '17 * * * *';

/** Delays the first run so that waiting requests are served first. */
const FIRST_RUN_DELAY_MS = 15_000;

/**
 * Removes orphaned files and accounts' expired data on a schedule, checks files that were not checked yet, which
 * may take many hours and does not hold up the cleaning, and badges that are due; one run of each at a time in this
 * process. Returns a function that stops all.
 */
export function scheduleCleaning(services: Services): () => Promise<void> {
  let running: Promise<void> | null = null;
  let checking: Promise<void> | null = null;
  let badges: Promise<void> | null = null;
  const stop = new AbortController();
  const tooHard = new Set<string>();
  const run = () => {
    running ??= clean(services).finally(() => (running = null));
    checking ??= check(services, { signal: stop.signal, tooHard }).finally(() => (checking = null));
    badges ??= checkBadges(services, stop.signal).finally(() => (badges = null));
  };
  const first = setTimeout(run, FIRST_RUN_DELAY_MS).unref();
  const job = new Cron(SCHEDULE, { unref: true }, run);
  return async () => {
    clearTimeout(first);
    job.stop();
    stop.abort();
    await Promise.all([running, checking, badges]);
  };
}

async function clean(services: Services): Promise<void> {
  await cleanInBackground(services, services.now());
  await cleanAccountsSoon(services, services.now());
}

async function check(services: Services, checking: Checking): Promise<void> {
  try {
    const files = await checkStoredFiles(services, checking);
    if (files > 0) services.log.info({ files }, 'stored files were looked into');
  } catch (error) {
    services.log.error({ err: error }, 'stored files were not looked into; the next run retries');
  }
}

async function checkBadges(services: Services, signal: AbortSignal): Promise<void> {
  try {
    const badges = await checkDueBadges(services, { signal });
    if (badges > 0) services.log.info({ badges }, 'Open Badges were checked');
  } catch (error) {
    services.log.error({ err: error }, 'Open Badges were not checked; the next run retries');
  }
}
