import type { Context } from '#server/context';
import { notFound } from '#server/errors';
import { CrewMember } from './crew-member.entity.ts';
import { memberOf, type Who } from './crew-joining.ts';
import type { CrewSession } from './crew-session.entity.ts';
import { lockSessions } from './crew-settling.ts';

/** The member who runs a session and asks; throws notFound() for others, gone() for a secret that no longer works. */
export async function hostBySecret(ctx: Context, secretHash: string): Promise<CrewMember> {
  const member = await memberOf(ctx, { secretHash });
  if (!member.teaches) throw notFound();
  return member;
}

/** Locks the session that somebody runs; throws notFound() for everyone else. */
export async function lockHosted(tx: Context, who: Who): Promise<CrewSession> {
  if ('sessionId' in who) {
    const [session] = await lockSessions(tx.em, [who.sessionId]);
    if (session?.userId !== who.userId) throw notFound();
    return session;
  }
  const { sessionId } = await hostBySecret(tx, who.secretHash);
  const [session] = await lockSessions(tx.em, [sessionId]);
  // Read again: it may have been claimed while the lock was waited for.
  const host = await tx.em.findOne(CrewMember, { ...who, teaches: true }, { refresh: true });
  if (!session || !host) throw notFound();
  return session;
}
