import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { Activity } from '../../records/activities/activity.entity.ts';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { HOURS_MIN, hoursLabel } from '#domain/records/activities';
import { crewHours, endProblem, halfHours } from '#domain/proof/crew-presence';
import { crewLimits, crewMessages, hoursCorrectedNotification } from '#domain/proof/crew-sessions';
import {
  crewEndCorrectionSchema,
  crewEndSchema,
  crewGuestEndCorrectionSchema,
  crewGuestEndSchema,
  crewGuestMemberSchema,
} from '#domain/proof/crew-sessions.schema';
import { recordLinks } from '#domain/records/record-links';
import { windowOf } from './crew-activities.ts';
import { correctAttestations } from './crew-attesting.ts';
import { confirmAll } from './crew-confirming.ts';
import { lockHosted } from './crew-hosts.ts';
import { isHost, requirePlace, stateOf, takenPlaces, type Who } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { announce, membersOf, settle } from './crew-settling.ts';
import { guestState, secretHash } from './crew-state.ts';
import { correctStatements } from './crew-stating.ts';
import { endTimes } from './crew-times.ts';

/** Removes a member from a running session as if they had never joined; `restoreMember` undoes it. */
export const removeMember = (ctx: Context, id: unknown): Promise<CrewSessionType> =>
  changeOwn(ctx, id, remove);

/** Restores a member who was removed by mistake: their presence continues as if nothing had happened. */
export const restoreMember = (ctx: Context, id: unknown): Promise<CrewSessionType> =>
  changeOwn(ctx, id, restore);

/** The same by an educator without an account. */
export const removeMemberAsGuest = (ctx: Context, input: unknown): Promise<CrewSessionType> =>
  changeAsGuest(ctx, input, remove);
export const restoreMemberAsGuest = (ctx: Context, input: unknown): Promise<CrewSessionType> =>
  changeAsGuest(ctx, input, restore);

type Change = (member: CrewMember, session: CrewSession, tx: Context) => void | Promise<void>;

const remove: Change = (member, session, { now }) => {
  if (isHost(member, session)) throw conflict(crewMessages.removeHost);
  member.removedAt ??= now;
};

const restore: Change = async (member, session, { em }) => {
  if (member.removedAt) requirePlace(session, await takenPlaces(em, session.id));
  member.removedAt = null;
};

async function changeOwn(ctx: Context, id: unknown, change: Change): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  return stateOf(ctx, await changeMember(ctx, { userId }, parseId(id), change));
}

async function changeAsGuest(
  ctx: Context,
  input: unknown,
  change: Change,
): Promise<CrewSessionType> {
  const { secret, memberId } = validate(crewGuestMemberSchema, input);
  await changeMember(ctx, { secretHash: secretHash(secret) }, memberId, change);
  return guestState(ctx.services.database, secret);
}

/** Returns the session's id. */
const changeMember = (
  ctx: Context,
  host: { userId: number } | { secretHash: string },
  memberId: number,
  change: Change,
): Promise<number> =>
  transaction(ctx, async (tx) => {
    const { em } = tx;
    // The secret first: without one that works, a member that exists is like one that does not.
    const own = 'secretHash' in host ? await lockHosted(tx, host) : null;
    const known = await em.findOne(CrewMember, { id: memberId });
    if (!known || (own && own.id !== known.sessionId)) throw notFound();
    const session =
      'userId' in host ? await lockHosted(tx, { ...host, sessionId: known.sessionId }) : own!;
    const member = await em.refresh(known);
    if (!member) throw notFound();
    if (session.endedAt) throw conflict(crewMessages.ended);
    await change(member, session, tx);
    member.version += 1;
    await em.flush();
    announce(tx, session, [member], 0);
    return session.id;
  });

/**
 * Ends a session, now or at an earlier moment, and records everyone's hours. Ended twice, or by two devices at once, it
 * is ended once. With `confirmPresent` the host confirms everyone who was there with them.
 */
export async function end(ctx: Context, id: unknown, input: unknown): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const given = validate(crewEndSchema, input);
  const sessionId = parseId(id);
  await endBy(ctx, { sessionId, userId }, given);
  return stateOf(ctx, sessionId);
}

/** The same by an educator without an account. */
export async function endAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret, ...given } = validate(crewGuestEndSchema, input);
  await endBy(ctx, { secretHash: secretHash(secret) }, given);
  return guestState(ctx.services.database, secret);
}

const endBy = (
  ctx: Context,
  who: Who,
  { endedAt, confirmPresent }: { endedAt: Date | null; confirmPresent: boolean },
): Promise<void> =>
  transaction(ctx, async (tx) => {
    const session = await lockHosted(tx, who);
    if (session.endedAt) return;
    const end = endedAt ?? ctx.now;
    const problem = endProblem(end, { ...session, now: ctx.now });
    if (problem) throw invalid({ endedAt: problem });
    const members = await membersOf(tx.em, session.id);
    if (confirmPresent) await confirmAll(tx, session, members);
    await settle(tx, session, { endedAt: end, endedBy: 'host' }, members);
  });

/** Corrects the end of a session to an earlier moment: hours become fewer, never more. */
export async function correctEnd(
  ctx: Context,
  id: unknown,
  input: unknown,
): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const { endedAt } = validate(crewEndCorrectionSchema, input);
  const sessionId = parseId(id);
  await correctBy(ctx, { sessionId, userId }, endedAt);
  return stateOf(ctx, sessionId);
}

/** The same by an educator without an account. */
export async function correctEndAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret, endedAt } = validate(crewGuestEndCorrectionSchema, input);
  await correctBy(ctx, { secretHash: secretHash(secret) }, endedAt);
  return guestState(ctx.services.database, secret);
}

const correctBy = (ctx: Context, who: Who, endedAt: Date): Promise<void> =>
  transaction(ctx, async (tx) => {
    const session = await lockHosted(tx, who);
    if (!session.endedAt || !session.settledAt) throw conflict(crewMessages.notEnded);
    const problem = endProblem(endedAt, { ...session, now: ctx.now });
    if (problem) throw invalid({ endedAt: problem });
    const latest = session.settledAt.getTime() + crewLimits.correctDays * 86_400_000;
    if (ctx.now.getTime() > latest) throw conflict(crewMessages.lateCorrection);
    session.endedAt = endedAt;
    session.version += 1;
    await lowerHours(tx, session, await membersOf(tx.em, session.id));
  });

/** Lowers hours to what is left of each presence. What the owner of an activity has lowered already stays. */
async function lowerHours(tx: Context, session: CrewSession, members: CrewMember[]) {
  const { em, now } = tx;
  const ids = members.flatMap(({ activityId }) => (activityId === null ? [] : [activityId]));
  const found = await em.find(Activity, { id: { $in: ids }, deletedAt: null });
  const activities = new Map(found.map((each) => [each.id, each]));
  const window = windowOf(session);
  const left = await endTimes(em, ids, window.to);
  const notices: Parameters<typeof notifyEach>[1][number][] = [];
  for (const member of members) {
    if (member.removedAt || member.teaches) continue;
    const ms = member.activityId === null ? undefined : left.get(member.activityId);
    const present =
      ms === undefined ? crewHours(presencesOf(member, window.to), window) : halfHours(ms);
    const hours = Math.min(member.hours ?? 0, present);
    if (hours === member.hours) continue;
    member.hours = hours;
    member.version += 1;
    const activity = member.activityId === null ? undefined : activities.get(member.activityId);
    if (!activity || member.userId === null || activity.hours <= hours) continue;
    if (hours < HOURS_MIN) activity.deletedAt = now;
    else activity.hours = hours;
    activity.editedAt = now;
    const stays = hours >= HOURS_MIN;
    notices.push({
      userId: member.userId,
      notice: hoursCorrectedNotification(
        { title: session.title, hours: stays ? hoursLabel(hours) : null },
        stays ? recordLinks.activity(String(activity.id)) : '/bin',
      ),
    });
  }
  await em.flush();
  await correctAttestations(tx, session, members);
  await correctStatements(tx, session, members);
  await notifyEach(tx, notices);
  announce(tx, session, members, members.length);
}
