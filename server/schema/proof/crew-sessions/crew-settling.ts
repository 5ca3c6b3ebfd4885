import { LockMode } from '@mikro-orm/core';
import type { Em } from '#server/db/database';
import { afterCommit, transaction } from '#server/db/transaction';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { crewClosesAt, forgottenEnd } from '#domain/proof/crew-presence';
import { reflectionAskedNotification, type EndedBy } from '#domain/proof/crew-sessions';
import { hoursLabel } from '#domain/records/activities';
import { recordLinks } from '#domain/records/record-links';
import { recordActivities } from './crew-activities.ts';
import { attest } from './crew-attesting.ts';
import { publishChange, type CrewContext } from './crew-events.ts';
import { CrewMember } from './crew-member.entity.ts';
import { depart } from './crew-presence.ts';
import { CrewSession } from './crew-session.entity.ts';
import { addStatements } from './crew-stating.ts';

/** Locks sessions, always in the same order, so that two requests with the same ones wait for each other. */
export const lockSessions = (em: Em, ids: readonly number[]): Promise<CrewSession[]> =>
  em.find(
    CrewSession,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );

/**
 * Ends a locked session and records one activity for each member with an account, in the caller's transaction: all of it
 * is stored, or nothing. One that has ended stays as it is.
 */
export async function settle(
  tx: CrewContext,
  session: CrewSession,
  { endedAt, endedBy }: { endedAt: Date; endedBy: EndedBy },
  members?: CrewMember[],
): Promise<void> {
  if (session.endedAt) return;
  const { em, now } = tx;
  const all = members ?? (await membersOf(em, session.id));
  for (const member of all) depart(member, member.removedAt ?? endedAt);
  session.endedAt = endedAt;
  session.endedBy = endedBy;
  session.settledAt = now;
  session.version += 1;
  const recorded = await recordActivities(tx, session, { all, these: all });
  await attest(tx, session, all);
  await addStatements(tx, session, all);
  await notifyEach(
    tx,
    recorded.map(({ member, activity }) => ({
      userId: member.userId!,
      notice: reflectionAskedNotification(
        { title: session.title, hours: hoursLabel(activity.hours) },
        recordLinks.activity(String(activity.id)),
      ),
    })),
  );
  announce(tx, session, all, all.length);
}

/** Publishes a change of members once it is stored. */
export function announce(
  tx: CrewContext,
  session: Pick<CrewSession, 'id'>,
  members: readonly CrewMember[],
  crowd: number,
): void {
  afterCommit(tx, () =>
    publishChange(
      tx.services,
      session.id,
      members.map(({ id }) => id),
      crowd,
    ),
  );
}

/** Everyone in a session, in the order in which their records are written: two sessions never wait for each other. */
export const membersOf = (em: Em, sessionId: number): Promise<CrewMember[]> =>
  em.find(CrewMember, { sessionId }, { orderBy: { userId: 'asc', id: 'asc' }, refresh: true });

/** Closes a session that nobody ended in time; does nothing if it has ended or still runs. */
export async function closeIfForgotten(ctx: CrewContext, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [session] = await lockSessions(tx.em, [id]);
    if (!session || session.endedAt || crewClosesAt(session.startedAt) > ctx.now) return;
    const members = await membersOf(tx.em, id);
    const left = members.flatMap(({ leftAt, hereSince, removedAt }) =>
      leftAt && !hereSince && !removedAt ? [leftAt] : [],
    );
    // They did not say until when they were there.
    const planned = forgottenEnd(session, []);
    for (const each of members) depart(each, each.removedAt ?? planned);
    const endedAt = forgottenEnd(session, left);
    await settle(tx, session, { endedAt, endedBy: 'closed' }, members);
  });
}

/** Sessions that one run of the job closes; the next run continues. */
const CLOSED_AT_ONCE = 200;

/**
 * Closes all sessions that nobody ended in time; returns how many. Several processes may run it at once. Throws once all
 * have been tried if some could not be closed.
 */
export async function closeForgotten(
  services: CrewContext['services'],
  now: Date,
): Promise<number> {
  const text = `select id from crew_sessions where ended_at is null and started_at <= $1
    order by started_at limit ${CLOSED_AT_ONCE}`;
  const latest = new Date(now.getTime() - (crewClosesAt(now).getTime() - now.getTime()));
  const due = await services.database.query<{ id: number }>({ text, values: [latest] });
  const failed: unknown[] = [];
  for (const { id } of due) {
    const em = services.database.orm.em.fork();
    await closeIfForgotten({ em, now, services }, id).catch((error) => void failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'Crew sessions could not be closed.');
  return due.length;
}
