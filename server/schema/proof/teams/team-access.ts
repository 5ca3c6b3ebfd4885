import { LockMode } from '@mikro-orm/core';
import type { Em } from '#server/db/database';
import { notFound } from '#server/errors';
import { parseId } from '#server/validate';
import type { NotifyContext } from '../../messages/notifications/notify.ts';
import { TeamMember } from './team-member.entity.ts';
import { Team } from './team.entity.ts';

/** A team that is locked, with the caller's own membership. */
export interface LockedTeam {
  team: Team;
  member: TeamMember;
}

/** Locks a team: changes of its members and their roles happen one after the other. Throws notFound(). */
export async function lockTeam(em: Em, id: number): Promise<Team> {
  const team = await em.findOne(
    Team,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!team) throw notFound();
  return team;
}

/** Locks a team that the user is in; throws notFound() for any other, as if it did not exist. */
export async function lockOwnTeam(em: Em, id: unknown, userId: number): Promise<LockedTeam> {
  const team = await lockTeam(em, parseId(id));
  const member = await em.findOne(TeamMember, { teamId: team.id, userId }, { refresh: true });
  if (!member) throw notFound();
  return { team, member };
}

/** The same for its coordinators alone: a member gets the same response as a stranger. */
export async function lockCoordinated(em: Em, id: unknown, userId: number): Promise<LockedTeam> {
  const locked = await lockOwnTeam(em, id, userId);
  if (locked.member.role !== 'coordinator') throw notFound();
  return locked;
}

/** Locks the team of a member and finds both; throws notFound() if the user is not in that team. */
export async function lockTeamOf(
  em: Em,
  memberId: unknown,
  userId: number,
): Promise<LockedTeam & { other: TeamMember }> {
  const known = await em.findOne(TeamMember, { id: parseId(memberId) });
  if (!known) throw notFound();
  const locked = await lockOwnTeam(em, known.teamId, userId);
  const other = await em.findOne(TeamMember, { id: known.id }, { refresh: true });
  if (!other) throw notFound();
  return { ...locked, other };
}

/** Users who coordinate a team, by when they joined. */
export const coordinatorsOf = (em: Em, teamId: number): Promise<TeamMember[]> =>
  em.find(TeamMember, { teamId, role: 'coordinator' }, { orderBy: { id: 'asc' } });

/** Until the end of the transaction no other request changes how many teams the user is in. */
export const lockOwnTeams = (em: Em, userId: number): Promise<unknown> =>
  em.execute('select id from users where id = ? for no key update', [userId]);

/** The parts of a request that changing a team needs; the daily work has no caller. */
export type TeamContext = NotifyContext;
