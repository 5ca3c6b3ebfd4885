import type { Database } from '../db/database.ts';
import { civilDate, clockTime } from '#domain/dates';
import { dueTimes } from '#domain/messages/due-dates';
import { DEFAULT_WEEKDAY } from '#domain/messages/notification-preferences';

/** The time of a run, and the current day in each time zone in which it is past 03:00. */
export interface Clocks {
  now: Date;
  /** JSON, for statements that join `zones`; `is_awake` is true from 07:00 on. */
  zones: string;
}

/**
 * The current days as an SQL table, from a parameter. Computed per time zone by domain, not per user by the database.
 */
export const zones = (parameter: string) =>
  `json_to_recordset(${parameter}::json) as z(time_zone text, today date, is_awake boolean)`;

/**
 * SQL that is true if a user gets no digest now: a roster's quiet hours, or this week's digest was sent. `u` is the user,
 * `p` the row of cpd_periods, `n` that of notification_preferences or null, `z` the zone.
 */
export const isBusy = (now: string) => `(
  exists (select from roster_quiet q
    where q.user_id = u.id and q.from_at <= ${now}::timestamptz and q.until_at > ${now}::timestamptz)
  or (coalesce(n.rhythm, 'daily') = 'weekly' and p.told_on is not null
    and p.told_on >= z.today - (extract(isodow from z.today)::int - coalesce(n.weekday, ${DEFAULT_WEEKDAY}) + 7) % 7))`;

/** The clocks of all users; null if it is too early in every time zone. */
export async function clocksOf({ query }: Database, now: Date): Promise<Clocks | null> {
  const used = await query<{ time_zone: string }>({
    text: 'select distinct time_zone from users',
    values: [],
  });
  const days = used.flatMap(({ time_zone }) => {
    const time = clockTime(now, time_zone);
    const day = { time_zone, today: civilDate(now, time_zone), is_awake: time >= dueTimes.from };
    return time >= dueTimes.findFrom ? [day] : [];
  });
  if (days.length === 0) return null;
  return { now, zones: JSON.stringify(days) };
}
