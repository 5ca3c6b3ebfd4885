import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import type { Profession } from '#domain/proof/crew-companions';
import { clipped, type Presence } from '#domain/proof/crew-presence';
import { crewMessages } from '#domain/proof/crew-sessions';
import {
  crewGuestListingSchema,
  crewListingSchema,
  crewSecretSchema,
} from '#domain/proof/crew-sessions.schema';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { windowOf } from './crew-activities.ts';
import { hostBySecret } from './crew-hosts.ts';
import { memberOf, stateOf, type Who } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import { CrewSession } from './crew-session.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { announce } from './crew-settling.ts';
import { guestState, secretHash } from './crew-state.ts';

/** One attendee as the educator may see them. */
export interface Attendee {
  number: number;
  /** Null for one who does not let the educator list it, or whose account was deleted. */
  name: string | null;
  profession: Profession;
  presences: Presence[];
  hours: number;
}

export interface AttendanceList {
  sessionId: number;
  timeZone: string;
  attendees: Attendee[];
}

/** Who attended a session that the user taught, first who joined first. Throws conflict() before its end. */
export async function get(ctx: Context, id: unknown): Promise<AttendanceList> {
  const { id: userId, timeZone } = await requireUser(ctx);
  const session = await ctx.em.findOne(CrewSession, { id: parseId(id), userId, kind: 'taught' });
  if (!session) throw notFound();
  return listOf(ctx, session, timeZone);
}

/** The same for an educator without an account, whose time zone is not known. */
export async function getAsGuest(ctx: Context, input: unknown): Promise<AttendanceList> {
  const { secret } = validate(crewSecretSchema, input);
  const { sessionId } = await hostBySecret(ctx, secretHash(secret));
  const session = await ctx.em.findOneOrFail(CrewSession, sessionId);
  return listOf(ctx, session, DEFAULT_TIME_ZONE);
}

async function listOf(
  ctx: Context,
  session: CrewSession,
  timeZone: string,
): Promise<AttendanceList> {
  if (!session.endedAt) throw conflict(crewMessages.notEnded);
  const window = windowOf(session);
  const all = await ctx.em.find(
    CrewMember,
    { sessionId: session.id, teaches: false },
    { orderBy: { id: 'asc' } },
  );
  const attendees = all.map((member, index) => ({
    number: index + 1,
    name: member.listAllowed ? member.name : null,
    profession: member.profession,
    presences: clipped(presencesOf(member, window.to), window),
    hours: member.hours ?? 0,
    isRemoved: member.removedAt !== null,
  }));
  return {
    sessionId: session.id,
    timeZone,
    attendees: attendees.filter(({ isRemoved }) => !isRemoved),
  };
}

/** Sets whether the educator's list may name the user; it may be withdrawn at any time. */
export async function updateListing(
  ctx: Context,
  id: unknown,
  input: unknown,
): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const { listAllowed } = validate(crewListingSchema, input);
  const sessionId = parseId(id);
  await updateBy(ctx, { sessionId, userId }, listAllowed);
  return stateOf(ctx, sessionId);
}

/** The same as a guest. */
export async function updateListingAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret, listAllowed } = validate(crewGuestListingSchema, input);
  await updateBy(ctx, { secretHash: secretHash(secret) }, listAllowed);
  return guestState(ctx.services.database, secret);
}

async function updateBy(ctx: Context, who: Who, listAllowed: boolean): Promise<void> {
  await transaction(ctx, async (tx) => {
    const member = await memberOf(tx, who);
    if (member.listAllowed === listAllowed) return;
    member.listAllowed = listAllowed;
    member.version += 1;
    await tx.em.flush();
    announce(tx, { id: member.sessionId }, [member], 0);
  });
}
