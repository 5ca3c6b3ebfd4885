import type { Query } from '../db/statement.ts';
import { zones, type Clocks } from './clocks.ts';
import type { Worked } from './jobs.ts';
import type { Range } from './ranges.ts';

/** `last_seen_at` of a session is at most this late (server/auth/sessions/session-use.ts). */
const SEEN_LATE = `interval '2 hours'`;

/**
 * Unsent reminders that may no longer be true: they were found before today, their owner has used the app since, or
 * something was recorded for them. Once it is past 07:00 there, they are deleted, and the rules search again before
 * anything is sent.
 */
const forget = `
  delete from reminders r
  using users u join ${zones('$2')} on z.time_zone = u.time_zone and z.is_awake
  where u.id = r.user_id and r.user_id > $3 and r.user_id <= $4
    and r.told_at is null and r.created_at < $1::timestamptz
    and (r.created_at < z.today::timestamp at time zone u.time_zone
      or exists (select from sessions s
        where s.user_id = r.user_id and s.last_seen_at >= r.created_at - ${SEEN_LATE})
      or exists (select from record_chains c join record_events e on e.user_id = c.user_id and e.seq = c.seq
        where c.user_id = r.user_id and e.at >= r.created_at))
  returning 1`;

/** Deletes reminders that may have changed since they were found; counts them. */
export async function forgetChanged(
  query: Query,
  { now, zones: days }: Clocks,
  { after, last }: Range,
): Promise<Worked> {
  const forgotten = await query({ text: forget, values: [now, days, after, last] });
  return { count: forgotten.length };
}
