import { Activity } from '../activities/activity.entity.ts';
import { User } from '../users/user.entity.ts';
import { HOURS_MIN } from '#domain/activities';
import {
  clipped,
  companionsText,
  crewActivities,
  crewHours,
  sharedMs,
  type Presence,
} from '#domain/crew-sessions';
import { civilDate, instantOf } from '#domain/dates';
import type { CrewContext } from './crew-events.ts';
import type { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';

export interface Recorded {
  member: CrewMember;
  activity: Activity;
}

interface Whom {
  /** Everyone in the session. */
  all: readonly CrewMember[];
  /** Those whose hours are settled. */
  these: readonly CrewMember[];
  /** Time of the same account in other sessions. */
  counted?: readonly Presence[];
}

/** The time of an ended session. */
export const windowOf = ({ startedAt, endedAt }: CrewSession): Presence => ({
  from: startedAt,
  to: endedAt!,
});

/**
 * Settles the hours of members of an ended session, and records an activity for each with an account, once. Nothing is
 * recorded for less than half an hour, or if nobody else was there at the same time.
 */
export async function recordActivities(
  { em, now }: CrewContext,
  session: CrewSession,
  { all, these, counted = [] }: Whom,
): Promise<Recorded[]> {
  const window = windowOf(session);
  const times = new Map(all.map((each) => [each, clipped(presencesOf(each, window.to), window)]));
  const present = all.filter(({ removedAt }) => !removedAt);
  const ids = these.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }) : [];
  const userOf = new Map(users.map((user) => [user.id, user]));
  const recorded: Recorded[] = [];
  for (const member of these) {
    if (member.removedAt) continue;
    const own = times.get(member)!;
    const hours = crewHours(own, window, counted);
    member.hours = hours;
    member.version += 1;
    const user = member.userId === null ? undefined : userOf.get(member.userId);
    if (!user || member.activityId || hours < HOURS_MIN) continue;
    const others = present.filter(
      (other) => other !== member && sharedMs(own, times.get(other)!) > 0,
    );
    if (others.length === 0) continue;
    const activity = em.create(Activity, activityOf(session, { user, others, hours, now }));
    recorded.push({ member, activity });
  }
  await em.flush();
  for (const { member, activity } of recorded) member.activityId = activity.id;
  await em.flush();
  return recorded;
}

function activityOf(
  { type, title, place, startedAt, endedAt }: CrewSession,
  of: { user: User; others: readonly CrewMember[]; hours: number; now: Date },
) {
  const { user, others, hours, now } = of;
  const day = (at: Date) => instantOf(civilDate(at, user.timeZone));
  return {
    userId: user.id,
    createdAt: now,
    title,
    place,
    category: crewActivities[type].category,
    activityType: crewActivities[type].type,
    hours,
    isInteractive: true,
    status: 'completed' as const,
    setting: 'in-person' as const,
    completedDate: endedAt,
    startDate: day(startedAt),
    endDate: day(endedAt!),
    practitioners: companionsText(
      others.map(({ name, namesAllowed, profession }) => ({
        name: namesAllowed ? name : null,
        profession,
      })),
    ),
    practitionerCount: others.length,
  };
}
