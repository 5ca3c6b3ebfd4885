import type { Services } from '../context.ts';
import { queryIn } from '../db/in-transaction.ts';
import type { ReminderLimits } from '../limits.ts';
import { observed } from '../metrics/observed.ts';
import { forgetEducators } from '../schema/proof/crew-sessions/crew-forgetting.ts';
import { closeForgotten } from '../schema/proof/crew-sessions/crew-settling.ts';
import { deleteLateTickets } from '../schema/proof/crew-sessions/crew-ticket-settling.ts';
import { tendTeams } from '../schema/proof/teams/receipt-renewal.ts';
import { tellSettled } from '../schema/account/shared-numbers.ts';
import { stampTimelines } from '../schema/proof/timeline-stamps/timeline-stamps.ts';
import { forgetChanged } from './changed.ts';
import { clocksOf, type Clocks } from './clocks.ts';
import { sendDigests } from './digest.ts';
import { workThrough, type Job, type Jobs } from './jobs.ts';
import { updatePeriods } from './periods.ts';
import { readFollowedRosters } from './followed-rosters.ts';
import { sendOffers } from './offers.ts';
import { updateRosters } from './rosters.ts';
import { findDue, rules } from './rules.ts';

/** The result of a run in this process, for the log. */
export interface ReminderRun {
  judged: number;
  found: number;
  told: number;
  /** Crew sessions that nobody ended. */
  closed: number;
  /** Rosters' calendars that were read, and that could not be. */
  calendars: number;
  unread: number;
  /** Standing receipts that were renewed. */
  receipts: number;
  /** False if a part of it failed, was stopped or took too long: the next run continues it. */
  complete: boolean;
}

type ReminderServices = Pick<
  Services,
  'database' | 'pubsub' | 'channels' | 'log' | 'env' | 'publicAgent'
>;

const HALF_HOUR_MS = 30 * 60_000;

/**
 * Finds what is due and sends it, together with the other processes of the installation: once each half hour, and
 * nothing twice. A signal stops it between two ranges of users; the next run continues. A part that fails is logged
 * and does not hold up the others.
 */
export async function runReminders(
  services: ReminderServices,
  now: Date,
  signal?: AbortSignal,
  limits?: ReminderLimits,
): Promise<ReminderRun> {
  const run = {
    judged: 0,
    found: 0,
    told: 0,
    closed: 0,
    calendars: 0,
    unread: 0,
    receipts: 0,
    complete: true,
  };
  const part = async (job: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      run.complete = false;
      services.log.error({ err: error, job }, 'reminders: a part failed; the next run tries again');
      observed.remindersFailed.publish({ job, outcome: 'given-up' });
    }
  };
  await part('crew-sessions', async () => (run.closed = await closeForgotten(services, now)));
  await part('crew-educators', () => forgetEducators(services, now));
  await part('crew-tickets', () => deleteLateTickets(services, now));
  await part('numbers', () => tellSettled(services, now));
  await part('jobs', async () => {
    const clocks = await clocksOf(services.database, now);
    const runAt = new Date(Math.floor(now.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);
    const jobs = clocks ? jobsOf(clocks, run) : {};
    run.complete &&= await workThrough(services, jobs, { now, runAt }, { signal, limits });
  });
  await part('teams', async () => {
    run.receipts = (await tendTeams({ ...services, now: () => now }, now, signal)).renewed;
  });
  // Last, since other people's servers may be slow.
  await part('time-stamps', () => stampTimelines(services, now));
  await part('calendars', async () =>
    Object.assign(run, await readFollowedRosters(services, now, signal)),
  );
  return run;
}

function jobsOf(clocks: Clocks, run: ReminderRun): Jobs {
  const finding = rules.map((rule): [string, Job] => [
    rule,
    {
      stage: 1,
      work: async ({ em }, range) => ({ count: await findDue(queryIn(em), rule, clocks, range) }),
      done: (count) => (run.found += count),
    },
  ]);
  return {
    periods: {
      stage: 0,
      isOwnWork: true,
      work: ({ em }, range) => updatePeriods(queryIn(em), clocks, range),
      done: (count) => (run.judged += count),
    },
    rosters: { stage: 0, isOwnWork: true, work: updateRosters },
    changed: { stage: 0, work: ({ em }, range) => forgetChanged(queryIn(em), clocks, range) },
    ...Object.fromEntries(finding),
    digests: {
      stage: 2,
      isOwnWork: true,
      work: (tx, range) => sendDigests(tx, clocks, range),
      done: (count) => (run.told += count),
    },
    offers: { stage: null, isOwnWork: true, work: sendOffers },
  };
}
