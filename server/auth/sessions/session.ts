import type { Context } from '../../context.ts';
import { afterCommit, transaction } from '../../db/transaction.ts';
import { record } from '../../schema/account/security-events/security-events.ts';
import { Session } from './session.entity.ts';
import { sessionEnd, signToken } from './session-token.ts';

/** The identity at a provider that opens a session. */
export type OpenedBy = Pick<Session, 'identityId' | 'providerSession'>;

/** Adds the row of a new session, which the caller flushes; sets its cookie after the commit. */
export function openSession(ctx: Context, userId: number, id: string, by?: OpenedBy): void {
  const { env } = ctx.services;
  ctx.em.create(Session, {
    id,
    userId,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    authenticatedAt: ctx.now,
    expiresAt: sessionEnd(env, ctx.now),
    userAgent: ctx.caller.userAgent?.slice(0, 300) ?? null,
    ...by,
  });
  const token = signToken({ sessionId: id, userId }, env, ctx.now);
  afterCommit(ctx, () => {
    ctx.caller.session = { sessionId: id, userId };
    ctx.caller.setCookie(token);
  });
}

/** Ends the caller's session: the row, the cookie and the open sockets. */
export async function closeSession(ctx: Context): Promise<void> {
  const { session } = ctx.caller;
  if (session) {
    const { sessionId: id, userId } = session;
    await transaction(ctx, async (tx) => {
      const ended = await tx.em.nativeDelete(Session, { id, userId });
      if (ended > 0) await record(tx, userId, 'signed-out');
      afterCommit(tx, () => ctx.services.pubsub.publish('sessionEnded', id, {}));
    });
  }
  ctx.caller.setCookie(null);
}
