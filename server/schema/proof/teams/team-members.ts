import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, invalid } from '#server/errors';
import { validate } from '#server/validate';
import { record } from '../../account/security-events/security-events.ts';
import { notify, notifyEach } from '../../messages/notifications/notify.ts';
import { teamChangedNotifications, teamNudgeNotification } from '#domain/proof/team-notifications';
import { teamLimits, teamTexts } from '#domain/proof/teams';
import { teamNudgeSchema, teamRoleSchema } from '#domain/proof/teams.schema';
import { coordinatorsOf, lockCoordinated, lockTeamOf } from './team-access.ts';
import { announce } from './team-events.ts';
import { requireAnotherCoordinator } from './team-joining.ts';
import { TeamMember } from './team-member.entity.ts';
import { endSharings } from './team-sharings.ts';
import type { TeamNudges, TeamType } from './team.type.ts';
import { get } from './teams.ts';
import { notFound } from '#server/errors';

const DAY_MS = 24 * 60 * 60_000;

/** Changes the role of a member. The last coordinator cannot step down. */
export async function setRole(ctx: Context, id: unknown, input: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const { role } = validate(teamRoleSchema, input);
  const teamId = await transaction(ctx, async (tx) => {
    const { team, member, other } = await lockTeamOf(tx.em, id, userId);
    if (member.role !== 'coordinator') throw notFound();
    if (other.role === role) return team.id;
    if (role === 'member') await requireAnotherCoordinator(tx, team, other);
    else await requireFewCoordinators(tx, team.id);
    other.role = role;
    await tx.em.flush();
    await record(tx, other.userId, 'team-role-changed');
    if (other.userId !== userId) {
      await record(tx, userId, 'team-role-changed');
      await notify(tx, other.userId, teamChangedNotifications[role](team));
    }
    announce(tx, team.id);
    return team.id;
  });
  return get(ctx, teamId);
}

async function requireFewCoordinators({ em }: Context, teamId: number): Promise<void> {
  const coordinators = await coordinatorsOf(em, teamId);
  if (coordinators.length >= teamLimits.coordinators) throw conflict(teamTexts.tooManyCoordinators);
}

/** Removes a member and ends their sharing; they are told. Coordinators leave by themselves instead. */
export async function remove(ctx: Context, id: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const teamId = await transaction(ctx, async (tx) => {
    const { team, member, other } = await lockTeamOf(tx.em, id, userId);
    if (member.role !== 'coordinator') throw notFound();
    if (other.userId === userId) throw conflict(teamTexts.removeYourself);
    await endSharings(tx, [other.id], 'coordinator', null);
    await tx.em.nativeDelete(TeamMember, { id: other.id });
    await record(tx, userId, 'team-member-removed');
    await record(tx, other.userId, 'team-left', null);
    await notify(tx, other.userId, teamChangedNotifications.removed(team));
    announce(tx, team.id);
    return team.id;
  });
  return get(ctx, teamId);
}

/**
 * Reminds members in one statement: each one once in a week at most, whoever asks. Ids of other teams are left out as if
 * they did not exist.
 */
export async function nudge(ctx: Context, id: unknown, input: unknown): Promise<TeamNudges> {
  const { id: userId } = await requireUser(ctx);
  const { memberIds } = validate(teamNudgeSchema, input);
  await ctx.services.limits.beginNudges(userId);
  const since = new Date(ctx.now.getTime() - teamLimits.nudgeDays * DAY_MS);
  return transaction(ctx, async (tx) => {
    const { team, member } = await lockCoordinated(tx.em, id, userId);
    const ids = `{${memberIds.join(',')}}`;
    const nudged = await tx.em.execute<{ user_id: number }[]>(
      `update team_members set nudged_at = ?
       where team_id = ? and id = any(?::int[]) and user_id <> ? and (nudged_at is null or nudged_at <= ?)
       returning user_id`,
      [ctx.now, team.id, ids, userId, since],
    );
    const notice = teamNudgeNotification(team, member.shownName);
    await notifyEach(
      tx,
      nudged.map(({ user_id }) => ({ userId: user_id, notice })),
    );
    const known = await tx.em.count(TeamMember, {
      teamId: team.id,
      id: { $in: memberIds },
      userId: { $ne: userId },
    });
    if (known === 0) throw invalid({ memberIds: teamTexts.nobodyNamed });
    announce(tx, team.id);
    const [sent, waiting] = [nudged.length, known - nudged.length];
    return { sent, waiting, text: teamTexts.nudged(sent, waiting) };
  });
}
