import type { Services } from '../context.ts';
import { removeOld } from '../schema/account/security-events/security-events.ts';
import type { Database } from '../db/database.ts';
import { removeExpiredProofs } from './factors/expired-proofs.ts';
import { fillSkeletons } from './sign-in/usernames.ts';

/** Sessions removed per statement. */
const BATCH = 1_000;

type CleaningServices = Pick<Services, 'database' | 'log'>;

/** Removes accounts' expired data. Safe to run twice, or in several processes at once. */
export async function cleanAccounts({ database }: CleaningServices, now: Date) {
  await fillSkeletons(database);
  return {
    sessions: await removeExpired(database, now),
    proofs: await removeExpiredProofs(database, now),
    securityEvents: await removeOld(database, now),
  };
}

/** The same for the schedule: logs a failure and leaves the rest to the next run. */
export async function cleanAccountsSoon(services: CleaningServices, now: Date): Promise<void> {
  try {
    const removed = await cleanAccounts(services, now);
    if (Object.values(removed).some((count) => count > 0)) services.log.info(removed, 'accounts');
  } catch (error) {
    services.log.error({ err: error }, 'accounts could not be cleaned up; the next run retries');
  }
}

/** Keeps a session that has a push subscription, so that reminders reach users who rarely open the app. */
async function removeExpired(database: Database, now: Date): Promise<number> {
  for (let count = 0; ;) {
    const removed = await database.query({
      text: `delete from sessions where id in (
               select id from sessions where expires_at <= $1
                 and not exists (select from push_subscriptions p where p.session_id = sessions.id)
               order by expires_at limit ${BATCH} for update skip locked) returning id`,
      values: [now],
    });
    count += removed.length;
    if (removed.length < BATCH) return count;
  }
}
