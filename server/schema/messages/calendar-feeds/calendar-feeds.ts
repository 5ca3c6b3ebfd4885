import { createHash, randomBytes } from 'node:crypto';
import { requireRecentProof } from '#server/auth/sign-in/step-up';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { calendarEvents, type CalendarEvent } from '#domain/messages/calendar-events';
import { revised, type Revisions } from '#domain/messages/calendar-revisions';
import { civilDate } from '#domain/dates';
import { registrationsOf } from '#domain/standing/registrations';
import { record } from '../../account/security-events/security-events.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import type { CalendarFeedType } from './calendar-feed.type.ts';
import { lastDays } from './last-days.ts';
import { plannedDays } from './planned-days.ts';
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
  const { documents, credentials, notice } = await lastDays(ctx, userId);
  const planned = await plannedDays(ctx, userId);
  const today = civilDate(ctx.now, user.timeZone);
  const events = calendarEvents(
    registrationsOf(user),
    documents,
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

const isSecret = (text: string) => /^[\w-]{32}$/.test(text);
