import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import type { Em } from '#server/db/database';
import { transaction } from '#server/db/transaction';
import { conflict, invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { Activity } from '../../records/activities/activity.entity.ts';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { HOURS_MIN, hoursLabel } from '#domain/records/activities';
import { crewHours, endProblem, halfHours } from '#domain/proof/crew-presence';
import { crewLimits, crewMessages, hoursCorrectedNotification } from '#domain/proof/crew-sessions';
import { crewEndCorrectionSchema, crewEndSchema } from '#domain/proof/crew-sessions.schema';
import { recordLinks } from '#domain/records/record-links';
import { windowOf } from './crew-activities.ts';
import { correctAttestations } from './crew-attesting.ts';
import { confirmAll } from './crew-confirming.ts';
import { requirePlace, stateOf, takenPlaces } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { announce, lockSessions, membersOf, settle } from './crew-settling.ts';
import { endTimes } from './crew-times.ts';

/** Removes a member from a running session as if they had never joined; `restoreMember` undoes it. */
export const removeMember = (ctx: Context, id: unknown): Promise<CrewSessionType> =>
  changeMember(ctx, id, (member, session) => {
    if (member.userId !== null && member.userId === session.userId)
      throw conflict(crewMessages.removeHost);
    member.removedAt ??= ctx.now;
  });

/** Restores a member who was removed by mistake: their presence continues as if nothing had happened. */
export const restoreMember = (ctx: Context, id: unknown): Promise<CrewSessionType> =>
  changeMember(ctx, id, async (member, session, em) => {
    if (member.removedAt) requirePlace(session, await takenPlaces(em, session.id));
    member.removedAt = null;
  });

async function changeMember(
  ctx: Context,
  id: unknown,
  change: (member: CrewMember, session: CrewSession, em: Em) => void | Promise<void>,
): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const memberId = parseId(id);
  const sessionId = await transaction(ctx, async (tx) => {
    const { em } = tx;
    const known = await em.findOne(CrewMember, { id: memberId });
    const [session] = known ? await lockSessions(em, [known.sessionId]) : [];
    if (!known || session?.userId !== userId) throw notFound();
    const member = await em.refresh(known);
    if (!member) throw notFound();
    if (session.endedAt) throw conflict(crewMessages.ended);
    await change(member, session, em);
    member.version += 1;
    await em.flush();
    announce(tx, session, [member], 0);
    return session.id;
  });
  return stateOf(ctx, sessionId);
}

/**
 * Ends a session, now or at an earlier moment, and records everyone's hours. Ended twice, or by two devices at once, it
 * is ended once. With `confirmPresent` the host confirms everyone who was there with them.
 */
export async function end(ctx: Context, id: unknown, input: unknown): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const { endedAt, confirmPresent } = validate(crewEndSchema, input);
  const sessionId = parseId(id);
  await transaction(ctx, async (tx) => {
    const session = await lockOwn(tx, sessionId, userId);
    if (session.endedAt) return;
    const end = endedAt ?? ctx.now;
    const problem = endProblem(end, { ...session, now: ctx.now });
    if (problem) throw invalid({ endedAt: problem });
    const members = await membersOf(tx.em, sessionId);
    if (confirmPresent) await confirmAll(tx, members, userId);
    await settle(tx, session, { endedAt: end, endedBy: 'host' }, members);
  });
  return stateOf(ctx, sessionId);
}

/** Corrects the end of a session to an earlier moment: hours become fewer, never more. */
export async function correctEnd(
  ctx: Context,
  id: unknown,
  input: unknown,
): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const { endedAt } = validate(crewEndCorrectionSchema, input);
  const sessionId = parseId(id);
  await transaction(ctx, async (tx) => {
    const session = await lockOwn(tx, sessionId, userId);
    if (!session.endedAt || !session.settledAt) throw conflict(crewMessages.notEnded);
    const problem = endProblem(endedAt, { ...session, now: ctx.now });
    if (problem) throw invalid({ endedAt: problem });
    const latest = session.settledAt.getTime() + crewLimits.correctDays * 86_400_000;
    if (ctx.now.getTime() > latest) throw conflict(crewMessages.lateCorrection);
    session.endedAt = endedAt;
    session.version += 1;
    await lowerHours(tx, session, await membersOf(tx.em, sessionId));
  });
  return stateOf(ctx, sessionId);
}

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
  await notifyEach(tx, notices);
  announce(tx, session, members, members.length);
}

async function lockOwn({ em }: Context, id: number, userId: number): Promise<CrewSession> {
  const [session] = await lockSessions(em, [id]);
  if (session?.userId !== userId) throw notFound();
  return session;
}
