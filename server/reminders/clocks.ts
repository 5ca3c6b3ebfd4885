import type { Database } from '../db/database.ts';
import { civilDate, clockTime } from '#domain/dates';
import { dueTimes } from '#domain/due-dates';

/** The moment of a run, and what it is where somebody may be told something: in each time zone whose morning has come, the day. */
export interface Clocks {
  now: Date;
  /** JSON, for statements that join `zones`. */
  zones: string;
}

/** The days of a run in SQL, from a parameter. Reckoned once a zone by domain, not once a user by the database. */
export const zones = (parameter: string) =>
  `json_to_recordset(${parameter}::json) as z(time_zone text, today date)`;

/** The clocks of all users; null while it is night for everybody. */
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
