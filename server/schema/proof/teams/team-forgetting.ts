import { notifyEach } from '../../messages/notifications/notify.ts';
import { addDays, civilDate, DEFAULT_TIME_ZONE } from '#domain/dates';
import { dayAt } from '#server/day';
import { teamChangedNotifications } from '#domain/proof/team-notifications';
import { teamLimits } from '#domain/proof/teams';
import { coordinatorsOf, lockTeam, type TeamContext } from './team-access.ts';
import { announce } from './team-events.ts';
import { TeamMember } from './team-member.entity.ts';
import { endTeam } from './teams.ts';

/**
 * Takes a user whose account is deleted out of their teams. The role of a last coordinator passes to nobody: the team ends
 * in a month, and its members are told. A team of nobody else ends at once.
 */
export async function forgetMember(tx: TeamContext, userId: number): Promise<void> {
  const { em, now } = tx;
  const own = await em.find(TeamMember, { userId }, { orderBy: { teamId: 'asc' } });
  for (const { id, teamId } of own) {
    const team = await lockTeam(em, teamId);
    const others = await em.find(TeamMember, { teamId, id: { $ne: id } });
    if (others.length === 0) {
      await endTeam(tx, team, id);
      continue;
    }
    const coordinators = await coordinatorsOf(em, teamId);
    const isLast = coordinators.every((each) => each.id === id);
    await em.nativeDelete(TeamMember, { id });
    announce(tx, teamId);
    if (!isLast || team.endsOn) continue;
    const endsOn = addDays(civilDate(now, DEFAULT_TIME_ZONE), teamLimits.orphanDays);
    team.endsOn = dayAt(endsOn);
    await em.flush();
    const notice = teamChangedNotifications.orphaned(team, endsOn);
    await notifyEach(
      tx,
      others.map((other) => ({ userId: other.userId, notice })),
    );
  }
}
