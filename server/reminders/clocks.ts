import type { Database } from '../db/database.ts';
import { civilDate, clockTime } from '#domain/dates';
import { dueTimes } from '#domain/due-dates';

/** The time of a run, and the current day in each time zone where it is past 07:00. */
export interface Clocks {
  now: Date;
  /** JSON, for statements that join `zones`. */
  zones: string;
}

/**
 * The current days as an SQL table, from a parameter. Computed per time zone by domain, not per user by the database.
 */
export const zones = (parameter: string) =>
  `json_to_recordset(${parameter}::json) as z(time_zone text, today date)`;

/** The clocks of all users; null if it is night in every time zone. */
export async function clocksOf({ query }: Database, now: Date): Promise<Clocks | null> {
  const used = await query<{ time_zone: string }>({
    text: 'select distinct time_zone from users',
    values: [],
  });
  const awake = used.filter(({ time_zone }) => clockTime(now, time_zone) >= dueTimes.from);
  if (awake.length === 0) return null;
  const days = awake.map(({ time_zone }) => ({ time_zone, today: civilDate(now, time_zone) }));
  return { now, zones: JSON.stringify(days) };
}
