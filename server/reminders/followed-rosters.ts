import type { Services } from '../context.ts';
import { unseal } from '../auth/sealing.ts';
import { fetchCalendar } from '../calendars/fetch-calendar.ts';
import type { ReadCalendar } from '../calendars/calendar.worker.ts';
import { shiftsInThread } from '../calendars/read-calendar.ts';
import { transaction } from '../db/transaction.ts';
import { rosterFetchLimits as limits } from '../limits.ts';
import { observed } from '../metrics/observed.ts';
import { writeRosterRows, type RosterRows } from '../schema/messages/rosters/roster-rows.ts';
import { hoursUntilNextRead } from '#domain/messages/roster-addresses';
import type { FailureOutcome } from './jobs.ts';

type FetchServices = Pick<Services, 'database' | 'env' | 'publicAgent' | 'log'>;

interface Due {
  user_id: number;
  address: string;
  read_failures: number;
  time_zone: string;
}

/** Takes calendars that are due. Nothing is locked while they are fetched: another run takes them after the lease. */
const take = `
  with due as materialized (
    select user_id from rosters where next_read_at <= ?::timestamptz
    order by next_read_at limit ? for update skip locked)
  update rosters r set next_read_at = ?::timestamptz
  from due join users u on u.id = due.user_id where r.user_id = due.user_id
  returning r.user_id, r.address, r.read_failures, u.time_zone`;

/** Stores the result, unless the owner has replaced or removed the roster meanwhile. */
const keep = `
  update rosters r set read_at = coalesce(j.read_at, r.read_at), read_failures = j.read_failures,
    next_read_at = j.next_read_at, notes = coalesce(j.notes, r.notes)
  from json_to_recordset(?::json) as j(user_id int, address text, read_at timestamptz,
    read_failures int, next_read_at timestamptz, notes jsonb)
  where r.user_id = j.user_id and r.address = j.address
  returning r.user_id`;

/** Reads the calendars that rosters follow, a few at a time, each once a day. */
export async function readFollowedRosters(
  services: FetchServices,
  now: Date,
  signal?: AbortSignal,
): Promise<{ calendars: number; unread: number }> {
  const run = { calendars: 0, unread: 0 };
  if (!services.env.rosterFetch) return run;
  const lease = new Date(now.getTime() + limits.leaseSeconds * 1_000);
  for (let batch = 0; batch < limits.batches; batch += 1) {
    if (signal?.aborted) break;
    const { em } = services.database.orm;
    const due = await em.fork().execute<Due[]>(take, [now, limits.batch, lease]);
    if (due.length === 0) break;
    const read = (await readAll(services, due, now, signal)).filter((each) => each !== null);
    await storeApart(services, read, now);
    run.calendars += read.length;
    run.unread += read.filter((each) => !each.read).length;
    if (due.length < limits.batch) break;
  }
  return run;
}

interface Read extends Due {
  /** Null if the calendar could not be read. */
  read: ReadCalendar;
}

/** Returns null for a calendar whose turn did not come: it is read after the lease. */
async function readAll(
  services: FetchServices,
  due: readonly Due[],
  now: Date,
  signal?: AbortSignal,
) {
  const read: (Read | null)[] = [];
  const waiting = due.values();
  const work = async () => {
    for (const each of waiting) {
      if (signal?.aborted) return;
      // Counted as unread in the run's log, and shown in the settings of its owner.
      const calendar = await calendarOf(services, each, now).catch(() => undefined);
      read.push(calendar === undefined ? null : { ...each, read: calendar });
    }
  };
  await Promise.all(Array.from({ length: limits.atOnce }, work));
  return read;
}

async function calendarOf({ env, publicAgent }: FetchServices, due: Due, now: Date) {
  const { user_id: userId, time_zone: timeZone } = due;
  const address = unseal(env, 'roster-addresses', String(userId), due.address);
  const text = address && (await fetchCalendar(address, publicAgent));
  return text ? shiftsInThread(userId, text, { now, timeZone }) : null;
}

/** Stores the results together; if that fails, in halves, so that one calendar holds up no other: it is read after the lease. */
async function storeApart(
  services: FetchServices,
  read: readonly Read[],
  now: Date,
): Promise<void> {
  try {
    await store(services, read, now);
  } catch (error) {
    const outcome: FailureOutcome = read.length > 1 ? 'halved' : 'skipped';
    services.log.warn({ err: error, job: 'calendars', outcome }, 'calendars could not be stored');
    observed.remindersFailed.publish({ job: 'calendars', outcome });
    if (read.length <= 1) return;
    const middle = Math.ceil(read.length / 2);
    await storeApart(services, read.slice(0, middle), now);
    await storeApart(services, read.slice(middle), now);
  }
}

async function store({ database }: FetchServices, read: readonly Read[], now: Date): Promise<void> {
  const rows = read.map(({ user_id, address, read_failures, read: calendar }) => {
    const failures = calendar ? 0 : read_failures + 1;
    const hours = hoursUntilNextRead(failures);
    return {
      user_id,
      address,
      read_at: calendar && now,
      notes: calendar && calendar.notes,
      read_failures: failures,
      next_read_at: hours && new Date(now.getTime() + hours * 3_600_000),
    };
  });
  await transaction({ em: database.orm.em.fork() }, async ({ em }) => {
    const kept = await em.execute<{ user_id: number }[]>(keep, [JSON.stringify(rows)]);
    const ids = new Set(kept.map(({ user_id }) => user_id));
    const rosters = read.flatMap(
      ({ user_id: userId, time_zone: timeZone, read: calendar }): RosterRows[] =>
        calendar && ids.has(userId) ? [{ userId, timeZone, shifts: calendar.shifts }] : [],
    );
    if (rosters.length > 0) await writeRosterRows(em, rosters, now);
  });
}
