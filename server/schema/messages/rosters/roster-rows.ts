import type { Em } from '#server/db/database';
import { addDays, civilDate } from '#domain/dates';
import { shiftsOfPattern, type RosterPattern } from '#domain/messages/roster-pattern';
import { quietSpans } from '#domain/messages/roster-quiet';
import { shiftLimits, type RosterShift } from '#domain/messages/rosters';

/** A roster of one user as it is stored: its shifts, and the quiet hours that follow from them. */
export interface RosterRows {
  userId: number;
  timeZone: string;
  shifts: readonly RosterShift[];
}

/** Returns the shifts of a pattern that matter to reminders. */
export function comingOfPattern(
  pattern: RosterPattern,
  { now, timeZone }: { now: Date; timeZone: string },
): RosterShift[] {
  const today = civilDate(now, timeZone);
  const days = {
    from: addDays(today, -shiftLimits.backDays),
    to: addDays(today, shiftLimits.aheadDays),
  };
  return shiftsOfPattern(pattern, days, timeZone);
}

/** Replaces the shifts and quiet hours of rosters, in three statements however many they are. */
export async function writeRosterRows(em: Em, rosters: readonly RosterRows[], now: Date) {
  const rows = rosters.map(({ userId, timeZone, shifts }) => ({
    user_id: userId,
    time_zone: timeZone,
    shifts: shifts.map(({ start, end, kind }) => ({ start, end, kind })),
    quiet: quietSpans(shifts, timeZone),
  }));
  const json = JSON.stringify(rows);
  const ids = `{${rosters.map(({ userId }) => userId).join(',')}}`;
  await em.execute(
    `with gone as (delete from roster_shifts where user_id = any(?::int[])),
       quiet as (delete from roster_quiet where user_id = any(?::int[]))
     update rosters r set derived_at = ?, time_zone = j.time_zone
     from json_to_recordset(?::json) as j(user_id int, time_zone text) where r.user_id = j.user_id`,
    [ids, ids, now, json],
  );
  await em.execute(
    `insert into roster_shifts (user_id, starts_at, ends_at, kind)
     select j.user_id, s.start, s."end", s.kind
     from json_to_recordset(?::json) as j(user_id int, shifts json)
     cross join json_to_recordset(j.shifts) as s(start timestamptz, "end" timestamptz, kind text)
     on conflict do nothing`,
    [json],
  );
  await em.execute(
    `insert into roster_quiet (user_id, from_at, until_at)
     select j.user_id, q."from", q.until
     from json_to_recordset(?::json) as j(user_id int, quiet json)
     cross join json_to_recordset(j.quiet) as q("from" timestamptz, until timestamptz)
     on conflict do nothing`,
    [json],
  );
}
