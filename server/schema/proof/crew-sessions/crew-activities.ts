import { Activity } from '../../records/activities/activity.entity.ts';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { User } from '../../account/users/user.entity.ts';
import { HOURS_MIN } from '#domain/records/activities';
import { companionsText, educatorText, type Companion } from '#domain/proof/crew-companions';
import {
  clipped,
  countedPresences,
  crewHours,
  sharedMs,
  type Presence,
} from '#domain/proof/crew-presence';
import {
  countedOnceNotification,
  crewActivities,
  objectivesText,
} from '#domain/proof/crew-sessions';
import { civilDate, instantOf } from '#domain/dates';
import type { CrewContext } from './crew-events.ts';
import { CrewMember } from './crew-member.entity.ts';
import { presencesOf } from './crew-presence.ts';
import type { CrewSession } from './crew-session.entity.ts';
import { addTimes, lockTimes } from './crew-times.ts';

export interface Recorded {
  member: CrewMember;
  activity: Activity;
}

interface Whom {
  /** Everyone in the session. */
  all: readonly CrewMember[];
  /** Members whose hours are settled. */
  these: readonly CrewMember[];
}

/** The time of an ended session. */
export const windowOf = ({ startedAt, endedAt }: CrewSession): Presence => ({
  from: startedAt,
  to: endedAt!,
});

/**
 * Settles the hours of members of an ended session, and records an activity for each with an account, once. Nothing is
 * recorded for less than half an hour, or if nobody else was there at the same time, and nothing for an educator.
 */
export async function recordActivities(
  ctx: CrewContext,
  session: CrewSession,
  { all, these }: Whom,
): Promise<Recorded[]> {
  const { em, now } = ctx;
  const window = windowOf(session);
  const times = new Map(all.map((each) => [each, clipped(presencesOf(each, window.to), window)]));
  const present = all.filter(({ removedAt }) => !removedAt);
  const ids = these.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const users = ids.length > 0 ? await em.find(User, { id: { $in: ids } }) : [];
  const userOf = new Map(users.map((user) => [user.id, user]));
  const elsewhere = await lockTimes(em, ids, window);
  const recorded: Recorded[] = [];
  const notices: Parameters<typeof notifyEach>[1][number][] = [];
  for (const member of these) {
    if (member.removedAt || member.teaches) continue;
    const own = times.get(member)!;
    const user = member.userId === null ? undefined : userOf.get(member.userId);
    const taken = (user && elsewhere.get(user.id)) ?? [];
    const hours = crewHours(own, window, taken);
    const known = member.hours;
    member.hours = hours;
    member.version += 1;
    if (user && known !== hours && sharedMs(own, taken) > 0) {
      const notice = countedOnceNotification(
        { title: session.title, hours },
        taken.filter((time) => sharedMs(own, [time]) > 0).map(({ title }) => title),
      );
      notices.push({ userId: user.id, notice: { ...notice, link: `/crew/${session.id}` } });
    }
    if (!user || member.activityId || hours < HOURS_MIN) continue;
    const others = othersOf(member, present, times);
    if (others.length === 0) continue;
    const activity = em.create(Activity, activityOf(session, { user, others, hours, now }));
    recorded.push({ member, activity });
  }
  await em.flush();
  for (const { member, activity } of recorded) member.activityId = activity.id;
  await em.flush();
  await addTimes(
    em,
    recorded.map(({ activity: { id, userId }, member }) => ({
      userId,
      activityId: id,
      presences: countedPresences(times.get(member)!, window, elsewhere.get(userId)),
    })),
  );
  await notifyEach(ctx, notices);
  return recorded;
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

/** An educator is a practitioner with whom the attendees learn, and is told apart from them. */
function companionsOf(others: readonly CrewMember[]) {
  const [educator] = others.filter(({ teaches }) => teaches);
  const attendees = others.filter(({ teaches }) => !teaches).map(companionOf);
  const parts = [companionsText(attendees), educator && educatorText(companionOf(educator))];
  return {
    practitioners: parts.filter(Boolean).join('; '),
    practitionerCount: others.length,
  };
}

const companionOf = ({ name, namesAllowed, profession }: CrewMember): Companion => ({
  name: namesAllowed ? name : null,
  profession,
});

function activityOf(
  { type, title, place, provider, objectives, startedAt, endedAt }: CrewSession,
  of: { user: User; others: readonly CrewMember[]; hours: number; now: Date },
) {
  const { user, others, hours, now } = of;
  const day = (at: Date) => instantOf(civilDate(at, user.timeZone));
  return {
    userId: user.id,
    createdAt: now,
    title,
    description: objectivesText(objectives),
    provider,
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
