import type { NotifyContext } from '../schema/messages/notifications/notify.ts';
import { comingOfPattern, writeRosterRows } from '../schema/messages/rosters/roster-rows.ts';
import type { RosterPattern } from '#domain/messages/roster-pattern';
import type { RosterShift, ShiftKind } from '#domain/messages/rosters';
import type { Worked } from './jobs.ts';
import type { Range } from './ranges.ts';

/** Days after which a roster is worked out again: it reaches half a year ahead. */
const EVERY_DAYS = 7;

/** Rosters of a range at most: each may have hundreds of shifts. */
const BATCH_SIZE = 200;

interface Due {
  user_id: number;
  time_zone: string;
  pattern: RosterPattern | null;
  shifts: { start: string; end: string; kind: ShiftKind }[] | null;
}

/** Rosters that were worked out a week ago, or in another time zone. Old shifts are left out. */
const due = `
  select r.user_id, u.time_zone, r.pattern, case when r.pattern is null then
    (select json_agg(json_build_object('start', s.starts_at, 'end', s.ends_at, 'kind', s.kind))
     from roster_shifts s where s.user_id = r.user_id and s.ends_at > ?::timestamptz) end as shifts
  from rosters r join users u on u.id = r.user_id
  where r.user_id > ? and r.user_id <= ?
    and (r.derived_at <= ?::timestamptz or r.time_zone <> u.time_zone)
  order by r.user_id limit ?
  for update of r skip locked`;

/**
 * Works out again the rosters of a range that need it: a pattern continues, and a new time zone moves the quiet hours.
 */
export async function updateRosters(
  { em, now }: Pick<NotifyContext, 'em' | 'now'>,
  { after, last }: Range,
): Promise<Worked> {
  const ago = new Date(now.getTime() - EVERY_DAYS * 86_400_000);
  const rows = await em.execute<Due[]>(due, [ago, after, last, ago, BATCH_SIZE]);
  const rosters = rows.map((row) => rowsOf(row, now));
  if (rosters.length > 0) await writeRosterRows(em, rosters, now);
  return {
    count: rows.length,
    ...(rows.length === BATCH_SIZE && { last: rows.at(-1)!.user_id }),
  };
}

function rowsOf({ user_id: userId, time_zone: timeZone, pattern, shifts }: Due, now: Date) {
  const stored = (shifts ?? []).map(({ start, end, kind }): RosterShift => ({
    start: new Date(start),
    end: new Date(end),
    kind,
  }));
  return {
    userId,
    timeZone,
    shifts: pattern ? comingOfPattern(pattern, { now, timeZone }) : stored,
  };
}
