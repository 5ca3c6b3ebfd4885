import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { conflict, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { standingHours } from '#domain/proof/attestations';
import { sharedMs, clipped } from '#domain/proof/crew-presence';
import { civilDate } from '#domain/dates';
import { crewBadgeFrom, openBadgeTexts, type Attended } from '#domain/learning/open-badges';
import { Activity } from '../../records/activities/activity.entity.ts';
import { Attestation } from '../attestations/attestation.entity.ts';
import { windowOf } from './crew-activities.ts';
import { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import { CrewSession } from './crew-session.entity.ts';

/**
 * Returns what an ended session proves of the user: the hours that another person there confirmed, as far as a
 * correction left them, at most those that the session gives and that the activity still has. Throws notFound(), and
 * conflict() while there is no badge yet.
 */
export async function get(ctx: Context, id: unknown): Promise<Attended> {
  const { id: userId, timeZone } = await requireUser(ctx);
  const { em } = ctx;
  const sessionId = parseId(id);
  const own = await em.findOne(CrewMember, { sessionId, userId, removedAt: null });
  const session = own && (await em.findOne(CrewSession, { id: sessionId }));
  if (!session) throw notFound();
  if (!session.endedAt || own.activityId === null || own.name === null) {
    throw conflict(openBadgeTexts.noActivity);
  }
  const from = crewBadgeFrom(session.endedAt);
  if (from > ctx.now) throw conflict(openBadgeTexts.from(civilDate(from, timeZone)));
  const activity = await em.findOne(Activity, { id: own.activityId, userId, deletedAt: null });
  if (!activity) throw conflict(openBadgeTexts.noActivity);
  const attested = await em.find(Attestation, { activityId: activity.id, source: 'crew-session' });
  const standing = Math.max(0, ...attested.map(standingHours));
  const hours = Math.min(activity.hours, own.hours ?? 0, standing);
  if (hours === 0)
    throw conflict(attested.length > 0 ? openBadgeTexts.noneStands : openBadgeTexts.unconfirmed);
  const all = await em.find(CrewMember, { sessionId, removedAt: null }, { orderBy: { id: 'asc' } });
  const window = windowOf(session);
  const times = clipped(presencesOf(own, window.to), window);
  const others = all.filter(
    (each) =>
      each.id !== own.id && !each.teaches && sharedMs(times, presencesOf(each, window.to)) > 0,
  );
  return {
    sessionId,
    memberId: own.id,
    type: session.type,
    title: session.title,
    startedAt: session.startedAt,
    endedAt: session.endedAt,
    name: own.name,
    hours,
    educator: educatorOf(session, all),
    others: others.map(({ profession }) => profession),
    confirmations: attested.filter((each) => standingHours(each) >= hours).length,
  };
}

/** Who taught, by profession alone: a badge is public. */
function educatorOf({ provider }: CrewSession, all: readonly CrewMember[]): Attended['educator'] {
  const educator = all.find(({ teaches }) => teaches);
  return educator && provider !== null ? { profession: educator.profession, provider } : null;
}
