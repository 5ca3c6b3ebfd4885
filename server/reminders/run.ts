import type { Services } from '../context.ts';
import { closeForgotten } from '../schema/crew-sessions/crew-settling.ts';
import { deleteLateTickets } from '../schema/crew-sessions/crew-ticket-settling.ts';
import { clocksOf, type Clocks } from './clocks.ts';
import { sendDigests } from './digest.ts';
import { updatePeriods } from './periods.ts';
import { readFollowedRosters } from './followed-rosters.ts';
import { rangesOf } from './ranges.ts';
import { sendOffers } from './offers.ts';
import { updateRosters } from './rosters.ts';
import { findDue } from './rules.ts';

/** The result of a run, for the log. */
export interface ReminderRun {
  judged: number;
  found: number;
  told: number;
  /** Crew sessions that nobody ended. */
  closed: number;
  /** Rosters' calendars that were read, and that could not be. */
  calendars: number;
  unread: number;
}

type ReminderServices = Pick<
  Services,
  'database' | 'pubsub' | 'channels' | 'log' | 'env' | 'publicAgent'
>;

/**
 * Finds what is due and sends it. Repeated or concurrent runs send nothing twice. A signal stops it between two ranges
 * of users; the next run continues.
 */
export async function runReminders(
  services: ReminderServices,
  now: Date,
  signal?: AbortSignal,
): Promise<ReminderRun> {
  const { database } = services;
  const run: ReminderRun = { judged: 0, found: 0, told: 0, closed: 0, calendars: 0, unread: 0 };
  run.closed = await closeForgotten(services, now);
  await deleteLateTickets(services, now);
  const clocks = await clocksOf(database, now);
  if (clocks) await remind(services, clocks, run, signal);
  // Last, since other people's servers may be slow.
  Object.assign(run, await readFollowedRosters(services, now, signal));
  return run;
}

async function remind(
  services: ReminderServices,
  clocks: Clocks,
  run: ReminderRun,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = services;
  const { now } = clocks;
  for await (const range of rangesOf(database)) {
    if (signal?.aborted) break;
    run.judged += await updatePeriods(database, clocks, range);
    await updateRosters(services, now, range);
    run.found += await findDue(database, clocks, range);
    run.told += await sendDigests(services, clocks, range);
  }
  if (!signal?.aborted) await sendOffers(services, now);
}
