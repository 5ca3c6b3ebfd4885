import { setTimeout as sleep } from 'node:timers/promises';
import { deviceOf } from '#server/auth/sessions/devices';
import { shortNetwork } from '#server/auth/sessions/network';
import type { Context } from '#server/context';
import type { Database } from '#server/db/database';
import { defineQuery, rows } from '#server/db/query';
import { securityEventLimits as limits } from '#server/limits';
import { observed } from '#server/metrics/observed';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import type { User } from '../users/user.entity.ts';
import { SecurityEvent } from './security-event.entity.ts';
import {
  isCausedByAnyone,
  securityEventsStart,
  type SecurityEventKind,
} from '#domain/account/security-events';

/** By then the response has been sent, so this work delays nothing. */
export const AFTER_RESPONSE_MS = 50;

const HOUR_MS = 60 * 60_000;

/** Events removed per statement. */
const BATCH = 1_000;

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: SecurityEvent[]; totalCount: number }>({
    name: 'securityEvents',
    entity: SecurityEvent,
    sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from security_events
        where user_id = $1 and ($2::timestamptz is null or (at, id) ${lt} ($2, $3::int))
        order by at ${desc}, id ${desc} limit $4`)}),
      'totalCount', (select count(*) from security_events where user_id = $1))`,
  }),
);

/** The user's security events, newest first, a page at a time. */
export async function list(
  ctx: Context,
  user: User,
  args: PageArgs,
): Promise<Connection<SecurityEvent>> {
  const page = pageOf(args, byMoment('security events'));
  const found = await ctx.reads.read(listRead[page.direction], user.id, ...pageParameters(page));
  return connection(found, page, ({ at, id }) => [at, id]);
}

/**
 * Records an event of an account: one insert, in the caller's transaction if there is one. A sign-in passes the session
 * that it opens; the default is the caller's own.
 */
export async function record(
  ctx: Context,
  userId: number,
  kind: SecurityEventKind,
  sessionId: string | null = sessionOf(ctx, userId),
): Promise<void> {
  await insert(ctx, ctx.em, { kind, sessionId, where: 'id', is: userId });
}

/**
 * Records an event of the account with this username key, if it exists, after the response, so that neither content nor
 * timing reveals if there is such an account.
 */
export function recordLater(ctx: Context, usernameKey: string, kind: SecurityEventKind): void {
  const { background, database } = ctx.services;
  const event = { kind, sessionId: null, where: 'username_key', is: usernameKey } as const;
  background.run('security event', async () => {
    await sleep(AFTER_RESPONSE_MS);
    await insert(ctx, database.orm.em.fork(), event);
  });
}

/** Removes events after their retention. Safe in several processes at once. Returns how many were removed. */
export async function removeOld(database: Database, now: Date): Promise<number> {
  for (let count = 0; ;) {
    const removed = await database.query({
      text: `delete from security_events where id in (
               select id from security_events where at < $1
               order by at limit ${BATCH} for update skip locked) returning id`,
      values: [securityEventsStart(now)],
    });
    count += removed.length;
    if (removed.length < BATCH) return count;
  }
}

interface Event {
  kind: SecurityEventKind;
  sessionId: string | null;
  /** The column that identifies the account, and its value. */
  where: 'id' | 'username_key';
  is: number | string;
}

/** The statement includes the limit per hour, and finds the account itself, so that an unknown one adds nothing. */
async function insert(ctx: Context, em: Context['em'], event: Event): Promise<void> {
  const { kind, sessionId, where, is } = event;
  const [found] = await em.execute<object[]>(
    `with account as (select id from users where ${where} = ?),
       added as (
         insert into security_events (user_id, kind, at, device, network, session_id)
         select id, ?::text, ?::timestamptz, ?::text, ?::text, ?::uuid from account
         where (select count(*) from security_events e
                where e.user_id = account.id and e.at > ?::timestamptz and e.kind = ?::text) < ?::int)
     select id from account`,
    [
      is,
      kind,
      ctx.now,
      deviceOf(ctx),
      shortNetwork(ctx.caller.address),
      sessionId,
      new Date(ctx.now.getTime() - HOUR_MS),
      kind,
      isCausedByAnyone(kind) ? limits.causedByAnyonePerHour : limits.perHour,
    ],
  );
  if (!found) return;
  ctx.services.log.info({ securityEvent: kind }, 'security event');
  observed.secured.publish({ kind });
}

const sessionOf = ({ caller: { session } }: Context, userId: number): string | null =>
  session?.userId === userId ? session.sessionId : null;
