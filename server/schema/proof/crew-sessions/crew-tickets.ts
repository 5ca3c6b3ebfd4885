import { LockMode } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, invalid } from '#server/errors';
import { awaitOthers } from '#server/records/limits';
import { validate } from '#server/validate';
import { crewLimits } from '#domain/proof/crew-sessions';
import { crewTicketSchema, crewTicketSessionSchema } from '#domain/proof/crew-sessions.schema';
import {
  crewTicketLimits,
  crewTicketMessages,
  readTicket,
  stepsAround,
  ticketProblem,
  ticketSessionProblem,
} from '#domain/proof/crew-tickets';
import { readCode, stepStart } from '#domain/proof/crew-codes';
import { CrewKey } from './crew-key.entity.ts';
import { isSignedBy } from './crew-keys.ts';
import { ofUser, stateOf } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { CrewSession } from './crew-session.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { matchingCode, takeTickets } from './crew-ticket-settling.ts';
import { CrewTicket } from './crew-ticket.entity.ts';
import type { CrewTicketReceipt } from './crew-ticket.type.ts';

/**
 * Stores the user's ticket, and counts it if the host's side is there. Sending it again is idempotent; one that has
 * not counted yet takes over how long its owner stayed.
 */
export async function sendTicket(ctx: Context, input: unknown): Promise<CrewTicketReceipt> {
  const user = await requireUser(ctx);
  const { ticket, heldAt, ...about } = validate(crewTicketSchema, input);
  const { limits } = ctx.services;
  await limits.beginCrewJoin(ctx.caller.address, null);
  const code = readCode(ticket);
  const given = code ? typed(ctx, code, heldAt) : await scanned(ctx, user.id, ticket);
  if (!code) await limits.crewJoinSucceeded(ctx.caller.address, null);
  const kept = await transaction(ctx, async ({ em, now }) => {
    await awaitOthers(em, user.id);
    const same = {
      userId: user.id,
      ...(given.keyId === null ? sameLetters(given) : sameSession(given)),
    };
    const before = await em.findOne(CrewTicket, same);
    if (before) {
      const isShorter =
        about.minutesPresent !== null &&
        (before.minutesPresent === null || about.minutesPresent < before.minutesPresent);
      if (before.sessionId === null && isShorter) before.minutesPresent = about.minutesPresent;
      await em.flush();
      return before;
    }
    const waiting = await em.count(CrewTicket, { userId: user.id, sessionId: null });
    if (waiting >= crewTicketLimits.waiting) throw conflict(crewTicketMessages.many);
    const made = em.create(CrewTicket, { ...given, ...about, userId: user.id, sentAt: now });
    await em.flush();
    return made;
  });
  // Both sides write first and read second, so that one of two concurrent requests sees the other.
  const session = kept.sessionId === null ? await sessionOf(ctx, kept) : null;
  if (session) await takeTickets(ctx, session.id);
  const counted = await ctx.em.findOne(CrewTicket, { id: kept.id }, { refresh: true });
  return { id: kept.id, version: 1, sessionId: counted?.sessionId ?? null };
}

interface Given {
  keyId: number | null;
  sessionKey: string | null;
  code: string | null;
  issuedAt: Date;
}

const sameLetters = ({ code, issuedAt }: Given) => ({ code, issuedAt });

/** Of two tickets of one session, the first one counts. */
const sameSession = ({ keyId, sessionKey }: Given) => ({ keyId, sessionKey });

async function scanned(ctx: Context, userId: number, text: string): Promise<Given> {
  const ticket = readTicket(text);
  const key = ticket && (await ctx.em.findOne(CrewKey, { id: Number(ticket.keyId) }));
  if (!ticket || !key || !isSignedBy(key, ticket)) {
    throw invalid({ ticket: crewTicketMessages.wrong });
  }
  const problem = ticketProblem(ticket, { now: ctx.now, key });
  if (problem) throw invalid({ ticket: problem });
  if (key.userId === userId) throw conflict(crewTicketMessages.own);
  const session = await ctx.em.findOne(CrewSession, {
    userId: key.userId,
    ticketKey: ticket.session,
  });
  if (session?.endedAt && ticket.issuedAt > session.endedAt) {
    throw conflict(crewTicketMessages.ended);
  }
  return { keyId: key.id, sessionKey: ticket.session, code: null, issuedAt: ticket.issuedAt };
}

/** Letters cannot be checked before the host's side is there. */
function typed({ now }: Context, code: string, heldAt: Date): Given {
  const problem = ticketProblem(
    { startedAt: heldAt, issuedAt: heldAt },
    { now, key: { createdAt: heldAt, expiresAt: heldAt } },
  );
  if (problem) throw invalid({ heldAt: problem });
  return { keyId: null, sessionKey: null, code, issuedAt: heldAt };
}

/** The session of a ticket whose host's side is there; null if it is not. */
async function sessionOf({ em }: Context, ticket: CrewTicket): Promise<CrewSession | null> {
  if (ticket.keyId !== null) {
    const key = await em.findOneOrFail(CrewKey, { id: ticket.keyId });
    return em.findOne(CrewSession, { userId: key.userId, ticketKey: ticket.sessionKey });
  }
  const steps = stepsAround(ticket.issuedAt);
  const near = await em.find(CrewSession, {
    ticketKey: { $ne: null },
    startedAt: {
      $gte: new Date(stepStart(steps[0]!).getTime() - crewLimits.openHours * 3_600_000),
      $lte: stepStart(steps.at(-1)! + 1),
    },
    endedAt: { $gte: stepStart(steps[0]!) },
  });
  return near.find((each) => matchingCode(each, ticket) !== null) ?? null;
}

/** Stores the host's side, and counts the tickets that wait for it. Idempotent. */
export async function sendSession(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const user = await requireUser(ctx);
  const {
    keyId,
    session: ticketKey,
    profession,
    namesAllowed,
    ...given
  } = validate(crewTicketSessionSchema, input);
  const key = await ctx.em.findOne(CrewKey, { id: keyId, userId: user.id });
  if (!key) throw conflict(crewTicketMessages.noKey);
  await ctx.services.limits.beginCrewStart(user.id);
  const problem = ticketSessionProblem(given, { now: ctx.now, key });
  if (problem) throw invalid({ endedAt: problem });
  const id = await transaction(ctx, async ({ em, now }) => {
    // A second request with the same session waits for the first.
    await em.lock(key, LockMode.PESSIMISTIC_WRITE);
    const before = await em.findOne(CrewSession, { userId: user.id, ticketKey });
    if (before) return before.id;
    const endedAt = given.endedAt > now ? now : given.endedAt;
    const { startedAt } = given;
    const session = em.create(CrewSession, {
      ...given,
      ticketKey,
      endedAt,
      userId: user.id,
      endedBy: 'host',
      settledAt: now,
    });
    await em.flush();
    em.create(CrewMember, {
      ...ofUser(user),
      profession,
      namesAllowed,
      teaches: session.kind === 'taught',
      sessionId: session.id,
      joinedAt: startedAt,
      leftAt: endedAt,
      presences: [{ from: startedAt.toISOString(), to: endedAt.toISOString() }],
    });
    await em.flush();
    return session.id;
  });
  await takeTickets(ctx, id);
  return stateOf(ctx, id);
}
