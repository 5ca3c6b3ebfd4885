import { randomUUID } from 'node:crypto';
import { NO_PASSWORD } from '../../../auth/passwords/password.ts';
import { usernameColumns } from '../../../auth/sign-in/username-skeleton.ts';
import type { Em } from '../../database.ts';
import { Activity } from '#server/schema/records/activities/activity.entity';
import { Credential } from '#server/schema/records/credentials/credential.entity';
import { User } from '#server/schema/account/users/user.entity';
import { TeamMember } from '#server/schema/proof/teams/team-member.entity';
import { TeamSharing } from '#server/schema/proof/teams/team-sharing.entity';
import { Team } from '#server/schema/proof/teams/team.entity';
import { addDays, addMonths, civilDate, DEFAULT_TIME_ZONE, instantOf, noonOf } from '#domain/dates';
import { teamLimits } from '#domain/proof/teams';
import { demoUser } from './portfolio.ts';

/** Kinds of credential that the station asks for. */
const asked = ['advanced-life-support', 'blue-card'];

interface Colleague {
  name: string;
  /** Hours of each of the last activities, a week apart. */
  hours: readonly number[];
  /** Days until each credential ends; null for one that is not recorded. */
  endsIn: readonly [als: number | null, blueCard: number | null];
  isUnregistered?: true;
  sharesNothing?: true;
}

/** Seven colleagues in different standings; with the demo account they are eight. */
export const colleagues: readonly Colleague[] = [
  { name: 'Priya Sharma', hours: [8, 6, 8, 4, 6], endsIn: [410, 700] },
  { name: 'Tom Gallagher', hours: [4, 2.5, 3], endsIn: [45, 320] },
  { name: 'Mei Lin Chong', hours: [2], endsIn: [-12, 510] },
  { name: 'Jarrah Wilson', hours: [3.5, 4, 5, 2], endsIn: [230, 20] },
  { name: 'Sofia Rossi', hours: [], endsIn: [null, 640] },
  { name: 'Daniel Okeke', hours: [6, 6], endsIn: [365, null], isUnregistered: true },
  { name: 'Hannah Brandt', hours: [5, 5], endsIn: [120, 120], sharesNothing: true },
];

/** Adds a station that the demo account coordinates. The reminders make the receipts soon after the start. */
export async function addTeam(em: Em, user: User, now: Date): Promise<void> {
  const joinedAt = new Date(now.getTime() - 20 * 24 * 60 * 60_000);
  const team = em.create(Team, {
    name: 'Northside station',
    kind: 'station',
    askedCredentials: asked,
    createdAt: joinedAt,
  });
  await em.flush();
  await addMember(em, { team, user, now, joinedAt, role: 'coordinator' });
  for (const colleague of colleagues) {
    const member = await addColleague(em, colleague, now);
    const role = 'member' as const;
    await addMember(em, {
      team,
      user: member,
      now,
      joinedAt,
      role,
      sharesNothing: colleague.sharesNothing,
    });
  }
}

/** An account that nobody can sign in to. */
async function addColleague(em: Em, colleague: Colleague, now: Date): Promise<User> {
  const { name, hours, endsIn, isUnregistered } = colleague;
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  const username = `demo.${name.toLowerCase().replaceAll(' ', '.')}`;
  const user = em.create(User, {
    ...demoUser(now),
    ...(isUnregistered && { registrationDate: null, registrationSpans: [] }),
    fullName: name,
    registrationNumber: null,
    username,
    ...usernameColumns(username),
    password: NO_PASSWORD,
    isDemo: true,
  });
  await em.flush();
  for (const [n, each] of hours.entries()) {
    const day = addDays(today, -7 * (n + 1));
    em.create(Activity, {
      userId: user.id,
      title: 'Station training',
      category: 'Clinical Practice',
      hours: each,
      isInteractive: true,
      status: 'completed',
      startDate: instantOf(day),
      endDate: instantOf(day),
      completedDate: noonOf(day, DEFAULT_TIME_ZONE),
      createdAt: noonOf(day, DEFAULT_TIME_ZONE),
    });
  }
  for (const [n, days] of endsIn.entries()) {
    if (days === null) continue;
    em.create(Credential, {
      userId: user.id,
      type: asked[n]!,
      title: n === 0 ? 'Advanced life support' : 'Blue card',
      expiryDate: instantOf(addDays(today, days)),
      createdAt: now,
    });
  }
  await em.flush();
  return user;
}

interface Joining {
  team: Team;
  user: User;
  now: Date;
  joinedAt: Date;
  role: 'member' | 'coordinator';
  sharesNothing?: true | undefined;
}

async function addMember(em: Em, of: Joining): Promise<void> {
  const { team, user, now, joinedAt, role, sharesNothing } = of;
  const shownName = user.fullName!;
  const member = em.create(TeamMember, {
    teamId: team.id,
    userId: user.id,
    role,
    shownName,
    joinedAt,
  });
  await em.flush();
  if (sharesNothing) return;
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  em.create(TeamSharing, {
    number: randomUUID(),
    userId: user.id,
    memberId: member.id,
    teamName: team.name,
    shownName,
    startedAt: joinedAt,
    sharedUntil: instantOf(addMonths(today, teamLimits.suggestedMonths)),
    agreedCredentials: asked,
  });
  await em.flush();
}
