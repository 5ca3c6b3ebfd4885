import type { Em } from '#server/db/database';
import { transaction } from '#server/db/transaction';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { User } from '../../account/users/user.entity.ts';
import { hoursLabel } from '#domain/records/activities';
import { stepStart } from '#domain/proof/crew-codes';
import { crewPlaces, reflectionAskedNotification } from '#domain/proof/crew-sessions';
import { crewTicketLimits, stepsAround } from '#domain/proof/crew-tickets';
import { recordLinks } from '#domain/records/record-links';
import { addCompanions, recordActivities } from './crew-activities.ts';
import { attest } from './crew-attesting.ts';
import { codeOf } from './crew-codes.ts';
import type { CrewContext } from './crew-events.ts';
import { ofUser, takenPlaces } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import type { CrewSession } from './crew-session.entity.ts';
import { announce, lockSessions, membersOf } from './crew-settling.ts';
import { addStatements } from './crew-stating.ts';
import { CrewTicket } from './crew-ticket.entity.ts';

const MINUTE = 60_000;

/** Returns when the ticket's letters were on the host's screen; null if they never were. */
export function matchingCode(
  { seed, startedAt, endedAt }: Pick<CrewSession, 'seed' | 'startedAt' | 'endedAt'>,
  { code, issuedAt }: Pick<CrewTicket, 'code' | 'issuedAt'>,
): Date | null {
  const found = stepsAround(issuedAt).find(
    (step) =>
      stepStart(step + 1) > startedAt && stepStart(step) <= endedAt! && codeOf(seed, step) === code,
  );
  if (found === undefined) return null;
  return stepStart(found) > startedAt ? stepStart(found) : startedAt;
}

/**
 * Counts the tickets that wait for a session, in one transaction: each person once, from when the ticket was made until
 * they left or the host ended. Run again it finds nothing left to do.
 */
export async function takeTickets(ctx: CrewContext, sessionId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { em } = tx;
    const [known] = await lockSessions(em, [sessionId]);
    if (!known?.ticketKey || !known.endedAt) return;
    const ids = await waitingFor(em, known);
    if (ids.length === 0) return;
    const tickets = await em.find(
      CrewTicket,
      { id: { $in: ids }, sessionId: null },
      { orderBy: { issuedAt: 'asc', id: 'asc' }, refresh: true },
    );
    const before = await membersOf(em, sessionId);
    const users = await em.find(User, { id: { $in: tickets.map(({ userId }) => userId) } });
    const userOf = new Map(users.map((user) => [user.id, user]));
    const present = new Set(before.map(({ userId }) => userId));
    const places = crewPlaces(known.kind);
    let count = await takenPlaces(em, sessionId);
    for (const ticket of tickets) {
      const from = ticket.code === null ? ticket.issuedAt : matchingCode(known, ticket);
      if (from === null || from > known.endedAt) continue;
      ticket.sessionId = sessionId;
      if (present.has(ticket.userId) || count >= places) continue;
      present.add(ticket.userId);
      count += 1;
      em.create(CrewMember, attended(known, ticket, from, userOf.get(ticket.userId)!));
    }
    await em.flush();
    const all = await membersOf(em, sessionId);
    const recorded = await recordActivities(tx, known, {
      all,
      these: all.filter(({ activityId, userId }) => activityId === null && userId !== null),
    });
    await addCompanions(tx, known, { before, all });
    await attest(tx, known, all);
    await addStatements(
      tx,
      known,
      all.filter((member) => !before.includes(member)),
    );
    await notifyEach(
      tx,
      recorded.map(({ member, activity }) => ({
        userId: member.userId!,
        notice: reflectionAskedNotification(
          { title: known.title, hours: hoursLabel(activity.hours) },
          recordLinks.activity(String(activity.id)),
        ),
      })),
    );
    announce(tx, known, all, all.length);
  });
}

function attended(session: CrewSession, ticket: CrewTicket, from: Date, user: User) {
  const { minutesPresent, profession, namesAllowed, listAllowed } = ticket;
  const left = minutesPresent === null ? session.endedAt! : plus(from, minutesPresent);
  const to = left < session.endedAt! ? left : session.endedAt!;
  return {
    ...ofUser(user),
    profession,
    namesAllowed,
    listAllowed,
    sessionId: session.id,
    joinedAt: from,
    leftAt: to,
    presences: [{ from: from.toISOString(), to: to.toISOString() }],
  };
}

const plus = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE);

/** Ids of tickets that belong to a session, or may: typed letters must be compared first. */
async function waitingFor(em: Em, { userId, ticketKey, startedAt, endedAt }: CrewSession) {
  const { clockMinutes } = crewTicketLimits;
  const rows = await em.execute<{ id: number }[]>(
    `select id from crew_tickets where session_id is null and session_key = ?
       and key_id in (select id from crew_keys where user_id = ?)
     union all
     select id from crew_tickets where session_id is null and code is not null
       and issued_at between ? and ?
     limit 5000`,
    [ticketKey, userId, plus(startedAt, -clockMinutes - 1), plus(endedAt!, clockMinutes + 1)],
  );
  return rows.map(({ id }) => id);
}

/** Deletes tickets whose host's side can no longer come; returns how many. */
export async function deleteLateTickets(
  { database }: CrewContext['services'],
  now: Date,
): Promise<number> {
  const latest = plus(now, -2 * crewTicketLimits.sendDays * 24 * 60);
  const text = 'delete from crew_tickets where session_id is null and issued_at < $1 returning id';
  return (await database.query({ text, values: [latest] })).length;
}
