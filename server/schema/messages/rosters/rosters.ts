import { seal } from '#server/auth/sealing';
import { fetchCalendar } from '#server/calendars/fetch-calendar';
import { shiftsInThread } from '#server/calendars/read-calendar';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { forbidden, invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { addDays, civilDate, startOfDay, type CivilDate } from '#domain/dates';
import { preferencesFrom } from '#domain/messages/notification-preferences';
import { comingWindow, keptForReminders } from '#domain/messages/roster';
import {
  calendarUrl,
  hoursUntilNextRead,
  rosterAddressMessages,
} from '#domain/messages/roster-addresses';
import { patternLabel, readPattern, type RosterPattern } from '#domain/messages/roster-pattern';
import { nextReminder } from '#domain/messages/roster-quiet';
import {
  rosterPanelMessages,
  shiftLimits,
  type RosterShift,
  type RosterSource,
  type ShiftKind,
} from '#domain/messages/rosters';
import {
  rosterAddressSchema,
  rosterPatternSchema,
  rosterShiftsSchema,
} from '#domain/messages/rosters.schema';
import type { User } from '../../account/users/user.entity.ts';
import { Roster } from './roster.entity.ts';
import { comingOfPattern, writeRosterRows } from './roster-rows.ts';
import type { RosterType } from './roster.type.ts';

interface Stored {
  source: RosterSource;
  pattern: RosterPattern | null;
  updatedAt: string;
  notes: string[];
  calendar: {
    host: string;
    readAt: string;
    failures: number;
    nextReadAt: string | null;
  } | null;
  endsAt: string | null;
  toldOn: CivilDate | null;
  choices: Parameters<typeof preferencesFrom>[0] | null;
  shifts: { start: string; end: string; kind: ShiftKind }[];
  quiet: { from: string; until: string }[];
}

const getRead = defineQuery<Stored | null>({
  name: 'roster',
  sql: () => `
    select json_build_object('source', r.source, 'pattern', r.pattern, 'updatedAt', r.changed_at, 'notes', r.notes,
      'calendar', case when r.address is not null then json_build_object('host', r.address_host,
        'readAt', r.read_at, 'failures', r.read_failures, 'nextReadAt', r.next_read_at) end,
      'endsAt', (select max(s.ends_at) from roster_shifts s where s.user_id = $1),
      'toldOn', (select p.told_on from cpd_periods p where p.user_id = $1),
      'choices', (select json_build_object('rhythm', n.rhythm, 'weekday', n.weekday)
        from notification_preferences n where n.user_id = $1),
      'shifts', (${rows(`select s.starts_at as start, s.ends_at as "end", s.kind
        from roster_shifts s
        where s.user_id = $1 and s.starts_at >= $2::timestamptz and s.starts_at < $3::timestamptz
        order by s.starts_at`)}),
      'quiet', (${rows(`select q.from_at as "from", q.until_at as until
        from roster_quiet q where q.user_id = $1 and q.until_at > $4::timestamptz
        order by q.from_at`)}))
    from rosters r where r.user_id = $1`,
});

/** The user's roster with the shifts of the next two weeks; null if there is none. */
export async function get(ctx: Context, user: User): Promise<RosterType | null> {
  const { timeZone: zone } = user;
  const today = civilDate(ctx.now, zone);
  const from = startOfDay(addDays(today, -1), zone);
  const until = startOfDay(addDays(today, shiftLimits.strip), zone);
  const stored = await ctx.reads.read(getRead, user.id, from, until, ctx.now);
  if (!stored) return null;
  const quiet = stored.quiet.map((each) => ({
    from: new Date(each.from),
    until: new Date(each.until),
  }));
  const rhythm = preferencesFrom(stored.choices ?? {});
  return {
    source: stored.source,
    pattern: stored.pattern && patternLabel(stored.pattern),
    updatedAt: new Date(stored.updatedAt),
    notes: stored.notes,
    calendar: stored.calendar && calendarOf(ctx, stored.calendar),
    endsAt: stored.endsAt === null ? null : new Date(stored.endsAt),
    shifts: stored.shifts.map(({ start, end, kind }) => ({
      start: new Date(start),
      end: new Date(end),
      kind,
    })),
    nextReminderAt: nextReminder(quiet, { now: ctx.now, zone, toldOn: stored.toldOn, rhythm }),
  };
}

function calendarOf(
  { now, services: { env } }: Context,
  { readAt, nextReadAt, ...rest }: NonNullable<Stored['calendar']>,
) {
  const next = env.rosterFetch && nextReadAt !== null ? new Date(nextReadAt) : null;
  // One that is due waits for the next run.
  return { ...rest, readAt: new Date(readAt), nextReadAt: next && (next < now ? now : next) };
}

/** The caller's own roster; throws notFound() if there is none. */
export async function own(ctx: Context): Promise<RosterType> {
  const roster = await get(ctx, await requireUser(ctx));
  if (!roster) throw notFound();
  return roster;
}

/** Replaces the user's roster by a pattern in words. */
export async function setPattern(ctx: Context, input: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const { pattern: words } = validate(rosterPatternSchema, input);
  const read = readPattern(words, civilDate(ctx.now, user.timeZone));
  if ('problem' in read) throw invalid({ pattern: read.problem });
  const { pattern } = read;
  const shifts = comingOfPattern(pattern, { now: ctx.now, timeZone: user.timeZone });
  return write(ctx, user, { source: 'pattern', pattern, shifts, notes: [] });
}

/** Replaces the user's roster by shifts of a file, which was read on the device. */
export async function setShifts(ctx: Context, input: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const given = validate(rosterShiftsSchema, input).shifts;
  const { shifts, notes } = keptForReminders(given, comingWindow(ctx.now, user.timeZone));
  if (shifts.length === 0) throw invalid({ shifts: rosterPanelMessages.noComing });
  return write(ctx, user, { source: 'file', pattern: null, shifts, notes });
}

/** Replaces the user's roster by the shifts of a calendar, which is then read daily (server/reminders/followed-rosters.ts). */
export async function setAddress(ctx: Context, input: unknown): Promise<User> {
  const user = await requireUser(ctx);
  const { env, limits, publicAgent } = ctx.services;
  if (!env.rosterFetch) throw forbidden(rosterAddressMessages.off);
  const url = calendarUrl(validate(rosterAddressSchema, input).address)!;
  await limits.beginRosterFetch(user.id);
  const text = await fetchCalendar(url.href, publicAgent);
  const place = { now: ctx.now, timeZone: user.timeZone };
  const read = text && (await shiftsInThread(user.id, text, place));
  if (!read) throw invalid({ address: rosterAddressMessages.unread });
  const { shifts, notes } = read;
  if (shifts.length === 0) {
    throw invalid({ address: [rosterAddressMessages.none, ...notes].join(' ') });
  }
  return write(ctx, user, {
    source: 'address',
    pattern: null,
    shifts,
    notes,
    address: seal(env, 'roster-addresses', String(user.id), url.href),
    addressHost: url.hostname,
    readAt: ctx.now,
    nextReadAt: new Date(ctx.now.getTime() + hoursUntilNextRead(0)! * 3_600_000),
  });
}

/** Stops following a calendar, if one is followed; the shifts that were read stay. */
export async function removeAddress(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const followed = { userId: user.id, address: { $ne: null } };
  await ctx.em.nativeUpdate(Roster, followed, { source: 'file', ...noCalendar });
  return user;
}

/** Removes the user's roster, if there is one. */
export async function remove(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  await transaction(ctx, async ({ em }) => {
    await em.execute(
      `with shifts as (delete from roster_shifts where user_id = ?),
         quiet as (delete from roster_quiet where user_id = ?)
       delete from rosters where user_id = ?`,
      [user.id, user.id, user.id],
    );
  });
  return user;
}

interface NewRoster {
  source: RosterSource;
  pattern: RosterPattern | null;
  shifts: readonly RosterShift[];
  notes: string[];
  /** Sealed, for a calendar that is followed. */
  address?: string;
  addressHost?: string;
  readAt?: Date;
  nextReadAt?: Date;
}

const noCalendar = {
  address: null,
  addressHost: null,
  readAt: null,
  nextReadAt: null,
  readFailures: 0,
} as const;

async function write(ctx: Context, user: User, { shifts, ...roster }: NewRoster): Promise<User> {
  const { id: userId, timeZone } = user;
  await transaction(ctx, async ({ em }) => {
    // The row's lock lets one change of a user's roster follow another.
    await em.upsert(Roster, {
      ...noCalendar,
      ...roster,
      userId,
      timeZone,
      derivedAt: ctx.now,
      updatedAt: ctx.now,
    });
    await writeRosterRows(em, [{ userId, timeZone, shifts }], ctx.now);
  });
  return user;
}
