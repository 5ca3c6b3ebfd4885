import { createHash, randomBytes } from 'node:crypto';
import { requireRecentProof } from '#server/auth/sign-in/step-up';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { CALENDAR_DOCUMENTS_MAX, CALENDAR_PLANNED_MAX } from '#domain/messages/calendar';
import { calendarEvents, type CalendarEvent } from '#domain/messages/calendar-events';
import { revised, type Revisions } from '#domain/messages/calendar-revisions';
import { CREDENTIALS_MAX } from '#domain/records/credentials';
import { civilDate, type CivilDate } from '#domain/dates';
import { registrationsOf } from '#domain/standing/registrations';
import { AuditNotice } from '../../records/audit-notices/audit-notice.entity.ts';
import { Document } from '../../records/documents/document.entity.ts';
import { record } from '../../account/security-events/security-events.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import type { CalendarFeedType } from './calendar-feed.type.ts';
import { User } from '../../account/users/user.entity.ts';

/** 192 bits cannot be guessed, so the number of attempts needs no limit. */
const SECRET_BYTES = 24;

const secretRead = defineQuery<string | null>({
  name: 'calendarFeed',
  sql: () => 'select to_json(secret) from calendar_feeds where user_id = $1',
});

/** The address of the user's calendar; null if it is off. */
export async function get(ctx: Context, user: User): Promise<CalendarFeedType | null> {
  const secret = await ctx.reads.read(secretRead, user.id);
  return secret ? { url: `${ctx.services.env.publicUrl}/calendar/${secret}.ics` } : null;
}

/** Creates the secret address, replacing an earlier one. */
export async function renew(ctx: Context): Promise<User> {
  const user = await requireRecentProof(ctx);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await transaction(ctx, async (tx) => {
    await tx.em.upsert(CalendarFeed, { userId: user.id, secret, createdAt: ctx.now });
    await record(tx, user.id, 'calendar-address-renewed');
  });
  return user;
}

/** Turns the calendar off, if it is on. */
export async function remove(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const removed = await tx.em.nativeDelete(CalendarFeed, { userId: user.id });
    if (removed > 0) await record(tx, user.id, 'calendar-address-removed');
  });
  return user;
}

interface Planned {
  id: number;
  title: string;
  plannedDate: CivilDate;
  changedAt: Date;
}

interface Expiring {
  id: number;
  title: string;
  expiryDate: CivilDate;
  changedAt: Date;
}

/** Planned activities of open goals that are not done yet and have a day. */
const plannedOnes = `
  select p.id, p.title, p.planned_date::text as "plannedDate",
    coalesce(p.changed_at, p.created_at) as "changedAt"
  from planned_activities p
  join learning_goals g on g.id = p.goal_id and g.status = 'open' and g.deleted_at is null
  where p.user_id = $1 and p.planned_date is not null and p.deleted_at is null
    and not exists (select from activities a where a.id = p.activity_id and a.deleted_at is null)
  order by p.planned_date desc, p.id desc limit $2`;

/** Credentials with an expiry that no newer one renews. */
const expiringOnes = `
  select c.id, c.title, c.expiry_date::text as "expiryDate",
    coalesce(c.changed_at, c.created_at) as "changedAt"
  from credentials c
  where c.user_id = $1 and c.expiry_date is not null and c.deleted_at is null
    and not exists (select from credentials n where n.renews_id = c.id and n.deleted_at is null)
  order by c.expiry_date desc, c.id desc limit $2`;

export interface Calendar {
  userId: number;
  events: CalendarEvent[];
  revisions: Revisions;
}

/** The calendar of a secret address: no session, the secret is the key. Throws notFound() for any other. */
export async function calendarOf(ctx: Context, secret: string): Promise<Calendar> {
  const feed = isSecret(secret) ? await ctx.em.findOne(CalendarFeed, { secret }) : null;
  if (!feed) throw notFound('There is no such address.');
  const { userId } = feed;
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const documents = await ctx.em.find(
    Document,
    { userId, deletedAt: null, expiryDate: { $ne: null } },
    {
      fields: ['title', 'expiryDate', 'updatedAt', 'createdAt'],
      orderBy: { expiryDate: 'desc', id: 'desc' },
      limit: CALENDAR_DOCUMENTS_MAX,
    },
  );
  const planned = await ctx.services.database.query<Planned>({
    text: plannedOnes,
    values: [userId, CALENDAR_PLANNED_MAX],
  });
  const credentials = await ctx.services.database.query<Expiring>({
    text: expiringOnes,
    values: [userId, CREDENTIALS_MAX],
  });
  const open = await ctx.em.findOne(
    AuditNotice,
    { userId, sentOn: null, deletedAt: null },
    { fields: ['dueDate', 'updatedAt', 'createdAt'] },
  );
  const notice = open && {
    id: open.id,
    dueDate: civilDate(open.dueDate, 'UTC'),
    changedAt: open.updatedAt ?? open.createdAt,
  };
  const today = civilDate(ctx.now, user.timeZone);
  const events = calendarEvents(
    registrationsOf(user),
    documents.map(withDay),
    planned,
    today,
    notice,
    credentials,
  );
  return { userId, events, revisions: await revisionsOf(ctx, feed, events) };
}

/** Stores what has changed since the calendar was last read; an unchanged one writes nothing. */
async function revisionsOf(
  ctx: Context,
  { secret, revisions: before }: CalendarFeed,
  events: readonly CalendarEvent[],
): Promise<Revisions> {
  const revisions = revised(before, events, digestOf, ctx.now);
  // Two readers at once work out the same.
  if (revisions !== before) await ctx.em.nativeUpdate(CalendarFeed, { secret }, { revisions });
  return revisions;
}

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** A document's expiry as a day, not as the midnight that carries it. */
const withDay = ({
  id,
  title,
  expiryDate,
  updatedAt,
  createdAt,
}: Pick<Document, 'id' | 'title' | 'expiryDate' | 'updatedAt' | 'createdAt'>) => ({
  id,
  title,
  expiryDate: expiryDate && civilDate(expiryDate, 'UTC'),
  changedAt: updatedAt ?? createdAt,
});

const isSecret = (text: string) => /^[\w-]{32}$/.test(text);
