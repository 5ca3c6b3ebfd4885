import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { transaction } from '#server/db/transaction';
import { conflict, gone, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import type { User } from '../../account/users/user.entity.ts';
import { type Profession } from '#domain/proof/crew-companions';
import { crewClosesAt } from '#domain/proof/crew-presence';
import { crewLimits, crewMessages, crewPlaces } from '#domain/proof/crew-sessions';
import {
  crewGuestSchema,
  crewJoinSchema,
  crewSecretSchema,
} from '#domain/proof/crew-sessions.schema';
import { displayName } from '#domain/account/users';
import { isCodeOf } from './crew-codes.ts';
import { CrewMember } from './crew-member.entity.ts';
import { arrive, depart } from './crew-presence.ts';
import { CrewSession } from './crew-session.entity.ts';
import type { CrewGuest, CrewSessionType } from './crew-session.type.ts';
import { announce, lockSessions } from './crew-settling.ts';
import { findState, guestState, secretHash } from './crew-state.ts';

interface Joining {
  code: string;
  sessionId: number | null;
}

interface Person {
  profession: Profession;
  namesAllowed: boolean;
  listAllowed: boolean;
}

/** Reads a row again that may have changed while the lock was waited for. */
const fresh = { refresh: true } as const;

/** Joins by a code, or rejoins. A user in another session leaves it: one person is in one place. */
export async function join(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const user = await requireUser(ctx);
  const { code, sessionId, ...person } = validate(crewJoinSchema, input);
  const id = await sessionOf(ctx, { code, sessionId });
  await inOnePlace(ctx, async (tx) => {
    const [session, others] = await lockWithOthers(tx.em, user.id, id);
    requireRunning(session, ctx.now);
    await leaveOthers(tx, user, others);
    const taken = await takenPlaces(tx.em, id);
    const before = await tx.em.findOne(CrewMember, { sessionId: id, userId: user.id }, fresh);
    if (!before || before.removedAt) requirePlace(session, taken);
    const member = before ?? newMember(tx, session, { ...ofUser(user), ...person });
    tx.em.assign(member, person);
    arrive(member, ctx.now);
    await tx.em.flush();
    announce(tx, session, [member], taken + 1);
  });
  return stateOf(ctx, id);
}

/** Joins without an account; the secret lets the guest leave, confirm others, and claim the hours later. */
export async function joinAsGuest(ctx: Context, input: unknown): Promise<CrewGuest> {
  const { code, sessionId, secret: known, ...person } = validate(crewGuestSchema, input);
  const id = await sessionOf(ctx, { code, sessionId });
  const made = newSecret();
  const secret = await transaction(ctx, async (tx) => {
    const [session] = await lockSessions(tx.em, [id]);
    requireRunning(session, ctx.now);
    const taken = await takenPlaces(tx.em, id);
    const same = known && { sessionId: id, secretHash: secretHash(known) };
    const before = same ? await tx.em.findOne(CrewMember, same, fresh) : null;
    if (!before || before.removedAt) requirePlace(session, taken);
    const member = before ?? newMember(tx, session, { ...person, secretHash: secretHash(made) });
    arrive(member, ctx.now);
    await tx.em.flush();
    announce(tx, session, [member], taken + 1);
    return before && known ? known : made;
  });
  return { secret, session: await guestState(ctx.services.database, secret) };
}

/** A secret of somebody without an account. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Leaves a session that still runs; joining again by a code comes back. */
export async function leave(ctx: Context, id: unknown): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const sessionId = parseId(id);
  await leaveBy(ctx, { sessionId, userId });
  return stateOf(ctx, sessionId);
}

/** Leaves as a guest. */
export async function leaveAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret } = validate(crewSecretSchema, input);
  await leaveBy(ctx, { secretHash: secretHash(secret) });
  return guestState(ctx.services.database, secret);
}

/** The session as a guest sees it now. */
export async function guest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret } = validate(crewSecretSchema, input);
  return guestState(ctx.services.database, secret);
}

/** How a member is found: a user in a session, or a guest by the secret. */
export type Who = { sessionId: number; userId: number } | { secretHash: string };

/** The member who asks; throws notFound(), or gone() for a guest. */
export async function memberOf({ em }: Context, who: Who): Promise<CrewMember> {
  const member = await em.findOne(CrewMember, { ...who, removedAt: null });
  if (!member) throw 'secretHash' in who ? gone(crewMessages.gone) : notFound();
  return member;
}

/** True for the member who runs the session; an educator may have no account. */
export const isHost = ({ teaches, userId }: CrewMember, session: CrewSession): boolean =>
  teaches || (userId !== null && userId === session.userId);

async function leaveBy(ctx: Context, who: Who): Promise<void> {
  await transaction(ctx, async (tx) => {
    const known = await memberOf(tx, who);
    const [session] = await lockSessions(tx.em, [known.sessionId]);
    // Read again: it may have changed while the lock was waited for.
    const member = await tx.em.refresh(known);
    if (!session || !member) throw notFound();
    if (isHost(member, session) && !session.endedAt) throw conflict(crewMessages.hostStays);
    depart(member, ctx.now);
    await tx.em.flush();
    announce(tx, session, [member], 0);
  });
}

/** The session that a code belongs to; throws invalid() for a wrong or old code. Attempts are limited. */
async function sessionOf(ctx: Context, { code, sessionId }: Joining): Promise<number> {
  const { limits, database } = ctx.services;
  const { address } = ctx.caller;
  await limits.beginCrewJoin(address, sessionId);
  const since = new Date(ctx.now.getTime() - crewLimits.openHours * 3_600_000);
  const isRunning = 'ended_at is null and started_at > $1';
  // Typed letters name no session, so they are compared with those of all that run.
  const sessions = await database.query<{ id: number; seed: string; isRunning: boolean }>({
    text: `select id, seed, ${isRunning} as "isRunning" from crew_sessions
      where ${sessionId === null ? isRunning : 'id = $2'}`,
    values: [since, ...(sessionId === null ? [] : [sessionId])],
  });
  const found = sessions.filter((each) => each.isRunning && isCodeOf(each.seed, code, ctx.now));
  if (found.length === 0) throw invalid({ code: crewMessages.wrongCode });
  if (found.length > 1) throw invalid({ code: crewMessages.needsScan });
  await limits.crewJoinSucceeded(address, sessionId);
  return found[0]!.id;
}

/** Locks a session together with those in which the user still is. */
export async function lockWithOthers(
  em: Em,
  userId: number,
  id: number,
): Promise<[CrewSession | undefined, CrewSession[]]> {
  const here = await em.find(CrewMember, { userId, hereSince: { $ne: null } });
  const locked = await lockSessions(em, [...new Set([id, ...here.map((each) => each.sessionId)])]);
  for (const member of here) await em.refresh(member);
  return [locked.find((each) => each.id === id), locked.filter((each) => each.id !== id)];
}

/** Leaves the sessions in which the user still is; throws conflict() if they run one of them. */
export async function leaveOthers(
  tx: Context,
  { id }: User,
  sessions: readonly CrewSession[],
): Promise<void> {
  for (const session of sessions) {
    if (session.userId === id) throw conflict(crewMessages.hosting(session.title));
    const member = await tx.em.findOne(CrewMember, { sessionId: session.id, userId: id });
    if (!member) continue;
    depart(member, tx.now);
    announce(tx, session, [member], 0);
  }
  // Before the new presence: the database allows one at a time.
  await tx.em.flush();
}

/** Runs a transaction after which the user is in a session. Of two at once, the database lets one through. */
export async function inOnePlace<Result>(
  ctx: Context,
  run: (tx: Context) => Promise<Result>,
): Promise<Result> {
  try {
    return await transaction(ctx, run);
  } catch (error) {
    const isSecond =
      error instanceof UniqueConstraintViolationException &&
      error.message.includes('crew_members_here');
    throw isSecond ? conflict(crewMessages.onePlace) : error;
  }
}

function requireRunning(
  session: CrewSession | undefined,
  now: Date,
): asserts session is CrewSession {
  if (!session || session.endedAt || crewClosesAt(session.startedAt) <= now)
    throw conflict(crewMessages.ended);
}

type NewMember = Person &
  Pick<CrewMember, 'name' | 'registrationNumber'> &
  Partial<Pick<CrewMember, 'userId' | 'secretHash'>>;

const newMember = ({ em, now }: Context, session: CrewSession, given: NewMember): CrewMember =>
  em.create(CrewMember, { ...given, sessionId: session.id, joinedAt: now });

/** Returns how many places of a locked session are taken: removed members and an educator need none. */
export const takenPlaces = (em: Em, sessionId: number): Promise<number> =>
  em.count(CrewMember, { sessionId, removedAt: null, teaches: false });

/** Throws conflict() if a session with this many members is full. */
export function requirePlace({ kind }: CrewSession, taken: number): void {
  const places = crewPlaces(kind);
  if (taken >= places) throw conflict(crewMessages.full(places));
}

/** Fields of a member that come from the user. */
export const ofUser = (user: User) => ({
  userId: user.id,
  name: displayName(user).slice(0, crewLimits.name.max),
  registrationNumber: user.registrationNumber,
});

export async function stateOf(ctx: Context, id: number): Promise<CrewSessionType> {
  const state = await findState(ctx, id);
  if (!state) throw notFound();
  return state;
}
