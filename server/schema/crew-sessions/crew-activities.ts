import type { Em } from '../../db/database.ts';
import { Activity } from '../activities/activity.entity.ts';
import { User } from '../users/user.entity.ts';
import { HOURS_MIN } from '#domain/activities';
import { companionsText } from '#domain/crew-companions';
import { clipped, crewHours, sharedMs, type Presence } from '#domain/crew-presence';
import { crewActivities } from '#domain/crew-sessions';
import { civilDate, instantOf } from '#domain/dates';
import type { CrewContext } from './crew-events.ts';
import { CrewMember } from './crew-member.entity.ts';
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
  { all, these }: Whom,
): Promise<Recorded[]> {
  const window = windowOf(session);
  const times = new Map(all.map((each) => [each, clipped(presencesOf(each, window.to), window)]));
  const present = all.filter(({ removedAt }) => !removedAt);
  const ids = these.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }) : [];
  const userOf = new Map(users.map((user) => [user.id, user]));
  await awaitOtherSettlements(em, ids);
  const counted = await countedElsewhere(em, session, ids);
  const recorded: Recorded[] = [];
  for (const member of these) {
    if (member.removedAt) continue;
    const own = times.get(member)!;
    const hours = crewHours(own, window, counted.get(member.userId) ?? []);
    member.hours = hours;
    member.version += 1;
    const user = member.userId === null ? undefined : userOf.get(member.userId);
    if (!user || member.activityId || hours < HOURS_MIN) continue;
    const others = othersOf(member, present, times);
    if (others.length === 0) continue;
    const activity = em.create(Activity, activityOf(session, { user, others, hours, now }));
    recorded.push({ member, activity });
  }
  await em.flush();
  for (const { member, activity } of recorded) member.activityId = activity.id;
  await em.flush();
  return recorded;
}

/**
 * Lets sessions with the same people settle one after the other: each then sees which time counts in the others. Users
 * are locked in the order of their ids, so that two sessions never wait for each other.
 */
async function awaitOtherSettlements(em: Em, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await em.execute('select from users where id = any(?::int[]) order by id for no key update', [
    `{${userIds.join(',')}}`,
  ]);
}

/** Times that already count in an activity of another session. */
async function countedElsewhere(em: Em, { id, startedAt }: CrewSession, userIds: number[]) {
  const counted = new Map<number | null, Presence[]>();
  if (userIds.length === 0) return counted;
  const found = await em.find(
    CrewMember,
    {
      userId: { $in: userIds },
      sessionId: { $ne: id },
      removedAt: null,
      leftAt: { $gt: startedAt },
    },
    { refresh: true },
  );
  for (const each of found) {
    if (each.activityId === null) continue;
    const before = counted.get(each.userId) ?? [];
    counted.set(each.userId, [...before, ...presencesOf(each, each.leftAt!)]);
  }
  return counted;
}

type Times = ReadonlyMap<CrewMember, Presence[]>;

const othersOf = (member: CrewMember, present: readonly CrewMember[], times: Times) =>
  present.filter(
    (other) => other !== member && sharedMs(times.get(member)!, times.get(other)!) > 0,
  );

/** Adds people whose tickets came later to the others' activities, unless their owners changed that text. */
export async function addCompanions(
  { em }: CrewContext,
  session: CrewSession,
  { before, all }: { before: readonly CrewMember[]; all: readonly CrewMember[] },
): Promise<void> {
  const window = windowOf(session);
  const times = new Map(all.map((each) => [each, clipped(presencesOf(each, window.to), window)]));
  const present = all.filter(({ removedAt }) => !removedAt);
  const knownBefore = present.filter((each) => before.includes(each));
  const changes = knownBefore.flatMap((member) => {
    if (member.activityId === null) return [];
    const [old, now] = [knownBefore, present].map((each) => othersOf(member, each, times));
    if (old!.length === now!.length) return [];
    const [was, is] = [companionsOf(old!), companionsOf(now!)];
    return [{ id: member.activityId, was: was.practitioners, ...is }];
  });
  if (changes.length === 0) return;
  await em.execute(
    `update activities a set practitioners = c.practitioners, practitioner_count = c."practitionerCount"
     from jsonb_to_recordset(?::jsonb) as c(id int, was text, practitioners text, "practitionerCount" int)
     where a.id = c.id and a.practitioners = c.was`,
    [JSON.stringify(changes)],
  );
}

const companionsOf = (others: readonly CrewMember[]) => ({
  practitioners: companionsText(
    others.map(({ name, namesAllowed, profession }) => ({
      name: namesAllowed ? name : null,
      profession,
    })),
  ),
  practitionerCount: others.length,
});

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
    completedOn: day(endedAt!),
    startDate: day(startedAt),
    endDate: day(endedAt!),
    ...companionsOf(others),
  };
}
