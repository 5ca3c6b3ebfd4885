import type { Em } from '#server/db/database';
import { conflict } from '#server/errors';
import type { Presence } from '#domain/proof/crew-presence';
import { crewMessages } from '#domain/proof/crew-sessions';

/** Time of a person that counts in an activity of a crew session. */
export interface CountedTime extends Presence {
  title: string;
}

/**
 * Locks users, so that sessions with the same people settle one after the other, in the order of their ids, and returns
 * the times of theirs within a session that count in another one, or in which they taught another one.
 */
export async function lockTimes(
  em: Em,
  userIds: readonly number[],
  within: Presence,
): Promise<Map<number, CountedTime[]>> {
  const counted = new Map<number, CountedTime[]>();
  if (userIds.length === 0) return counted;
  const ids = `{${userIds.join(',')}}`;
  await em.execute('select from users where id = any(?::int[]) order by id for no key update', [
    ids,
  ]);
  const found = await em.execute<{ userId: number; title: string; from: Date; to: Date }[]>(
    `select t.user_id as "userId", a.title, lower(t.during) as "from", upper(t.during) as "to"
     from unnest(?::int[]) u(id)
       join crew_times t on int4range(t.user_id, t.user_id, '[]') && int4range(u.id, u.id, '[]')
         and t.during && tstzrange(?, ?)
       join activities a on a.id = t.activity_id and a.user_id = t.user_id
     union all
     select m.user_id, s.title, s.started_at, coalesce(s.ended_at, ?)
     from crew_members m join crew_sessions s on s.id = m.session_id
     where m.user_id = any(?::int[]) and m.teaches
       and tstzrange(s.started_at, s.ended_at) && tstzrange(?, ?)
     order by "from"`,
    [ids, within.from, within.to, within.to, ids, within.from, within.to],
  );
  for (const { userId, title, from, to } of found) {
    const time = { title, from: new Date(from), to: new Date(to) };
    counted.set(userId, [...(counted.get(userId) ?? []), time]);
  }
  return counted;
}

/** Returns the times that count for activities, by their ids; none for one of an earlier version that waits for its step. */
export async function countedTimes(
  em: Em,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, Presence[]>> {
  const found = await em.execute<{ id: number; from: Date; to: Date }[]>(
    `select activity_id as id, lower(during) as "from", upper(during) as "to"
     from crew_times where activity_id = any(?::int[])`,
    [`{${activityIds.join(',')}}`],
  );
  const times = new Map<number, Presence[]>();
  for (const { id, from, to } of found)
    times.set(id, [...(times.get(id) ?? []), { from: new Date(from), to: new Date(to) }]);
  return times;
}

/** Stores times that count for activities. Throws conflict() if a person has one of them in another session. */
export async function addTimes(
  em: Em,
  times: readonly { userId: number; activityId: number; presences: readonly Presence[] }[],
): Promise<void> {
  const rows = times.flatMap(({ userId, activityId, presences }) =>
    presences.map(({ from, to }) => ({ userId, activityId, from, to })),
  );
  if (rows.length === 0) return;
  try {
    await em.execute(
      `insert into crew_times (user_id, activity_id, during)
       select "userId", "activityId", tstzrange("from", "to")
       from jsonb_to_recordset(?::jsonb) as t("userId" int, "activityId" int, "from" timestamptz, "to" timestamptz)`,
      [JSON.stringify(rows)],
    );
  } catch (error) {
    // The lock above prevents it, unless something else writes these rows.
    const isTwice = error instanceof Error && error.message.includes('crew_times_one_place');
    throw isTwice ? conflict(crewMessages.twoPlaces) : error;
  }
}

/** Removes times after the end of a session that was corrected; returns the milliseconds left of each activity. */
export async function endTimes(
  em: Em,
  activityIds: readonly number[],
  end: Date,
): Promise<ReadonlyMap<number, number>> {
  if (activityIds.length === 0) return new Map();
  const ids = `{${activityIds.join(',')}}`;
  const before = await em.execute<{ id: number }[]>(
    `select distinct activity_id as id from crew_times where activity_id = any(?::int[])`,
    [ids],
  );
  await em.execute(
    'delete from crew_times where activity_id = any(?::int[]) and lower(during) >= ?',
    [ids, end],
  );
  const left = await em.execute<{ id: number; from: Date; to: Date }[]>(
    `update crew_times set during = during * tstzrange(null, ?) where activity_id = any(?::int[])
     returning activity_id as id, lower(during) as "from", upper(during) as "to"`,
    [end, ids],
  );
  const ms = new Map(before.map(({ id }) => [id, 0]));
  for (const { id, from, to } of left)
    ms.set(id, ms.get(id)! + new Date(to).getTime() - new Date(from).getTime());
  return ms;
}
