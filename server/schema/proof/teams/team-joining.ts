import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { dayAt } from '#server/day';
import { transaction } from '#server/db/transaction';
import { conflict, invalid, notFound } from '#server/errors';
import { receiptLimits } from '#server/limits';
import { validate } from '#server/validate';
import type { User } from '../../account/users/user.entity.ts';
import { record } from '../../account/security-events/security-events.ts';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { civilDate, type CivilDate } from '#domain/dates';
import { teamJoinedNotification } from '#domain/proof/team-notifications';
import { sharingDays, teamLimits, teamTexts } from '#domain/proof/teams';
import { joinTeamSchema, shareWithTeamSchema, type SharingInput } from '#domain/proof/teams.schema';
import { makeReceipts } from './receipts.ts';
import {
  coordinatorsOf,
  lockOwnTeam,
  lockOwnTeams,
  lockTeam,
  type TeamContext,
} from './team-access.ts';
import { announce } from './team-events.ts';
import { codeHash } from './team-codes.ts';
import { teamOfCode } from './team-invitations.ts';
import { TeamInvitation } from './team-invitation.entity.ts';
import { TeamMember } from './team-member.entity.ts';
import { TeamSharing } from './team-sharing.entity.ts';
import { endSharings, leftTeam } from './team-sharings.ts';
import type { Team } from './team.entity.ts';
import type { LeftTeam, TeamType } from './team.type.ts';
import { endTeam, get, requireFewTeams } from './teams.ts';

const MINUTE_MS = 60_000;

/** Joins a team by an invitation, and shares a receipt with it. The receipt follows in the same request. */
export async function join(ctx: Context, input: unknown): Promise<TeamType> {
  const user = await requireUser(ctx);
  const { code, ...shared } = validate(joinTeamSchema, input);
  requireDay(ctx, user, shared.sharedUntil);
  const { id } = await teamOfCode(ctx, user.id, code);
  const sharingId = await transaction(ctx, async (tx) => {
    await lockOwnTeams(tx.em, user.id);
    const team = await lockTeam(tx.em, id);
    await requireInvitation(tx, team.id, code);
    await requireRoom(tx, team.id, user.id);
    const member = tx.em.create(TeamMember, {
      teamId: team.id,
      userId: user.id,
      role: 'member',
      shownName: shared.shownName,
      joinedAt: ctx.now,
    });
    await tx.em.flush();
    const sharing = await begin(tx, { team, member, shared });
    await record(tx, user.id, 'team-joined');
    await tellCoordinators(tx, team, member);
    announce(tx, team.id);
    return sharing.id;
  });
  await makeReceipts(ctx.services, user.id, ctx.now, [sharingId]);
  return get(ctx, id);
}

/** An invitation that was replaced or ended since it was looked up does not work. */
async function requireInvitation({ em, now }: TeamContext, teamId: number, code: string) {
  const found = await em.findOne(
    TeamInvitation,
    { teamId, codeHash: codeHash(code) },
    { refresh: true },
  );
  if (!found || found.expiresAt <= now) throw notFound(teamTexts.unknownCode);
}

async function requireRoom({ em }: TeamContext, teamId: number, userId: number): Promise<void> {
  if ((await em.count(TeamMember, { teamId, userId })) > 0) throw conflict(teamTexts.alreadyIn);
  await requireFewTeams({ em }, userId);
  if ((await em.count(TeamMember, { teamId })) >= teamLimits.members) {
    throw conflict(teamTexts.full);
  }
}

/** Those who join within a few minutes are told of once, so that a whole service is a few messages. */
async function tellCoordinators(tx: TeamContext, team: Team, member: TeamMember): Promise<void> {
  const since = new Date(tx.now.getTime() - receiptLimits.joinedMinutes * MINUTE_MS);
  const recent = await tx.em.count(TeamMember, {
    teamId: team.id,
    id: { $ne: member.id },
    role: 'member',
    joinedAt: { $gt: since },
  });
  if (recent > 0) return;
  const coordinators = await coordinatorsOf(tx.em, team.id);
  const notice = teamJoinedNotification(team, member.shownName);
  await notifyEach(
    tx,
    coordinators.map(({ userId }) => ({ userId, notice })),
  );
}

/** Shares with a team that the user is in, or changes until when and what. */
export async function share(ctx: Context, id: unknown, input: unknown): Promise<TeamType> {
  const user = await requireUser(ctx);
  const shared = validate(shareWithTeamSchema, input);
  requireDay(ctx, user, shared.sharedUntil);
  const { teamId, sharingId } = await transaction(ctx, async (tx) => {
    const { team, member } = await lockOwnTeam(tx.em, id, user.id);
    member.shownName = shared.shownName;
    const sharing = await begin(tx, { team, member, shared });
    await record(tx, user.id, 'team-sharing-started');
    announce(tx, team.id);
    return { teamId: team.id, sharingId: sharing.id };
  });
  await makeReceipts(ctx.services, user.id, ctx.now, [sharingId]);
  return get(ctx, teamId);
}

interface Beginning {
  team: Team;
  member: TeamMember;
  shared: SharingInput;
}

/** Begins a sharing, or changes the live one. Only what the screen named and the team asks for now is agreed. */
async function begin({ em, now }: TeamContext, of: Beginning): Promise<TeamSharing> {
  const { team, member, shared } = of;
  const agreed = shared.askedCredentials.filter((type) => team.askedCredentials.includes(type));
  const values = {
    teamName: team.name,
    shownName: shared.shownName,
    sharedUntil: dayAt(shared.sharedUntil),
    agreedCredentials: agreed,
    endTold: false,
  };
  await em.execute(
    'select id from team_sharings where member_id = ? and ended_at is null for update',
    [member.id],
  );
  const live = await em.findOne(
    TeamSharing,
    { memberId: member.id, endedAt: null },
    { refresh: true },
  );
  const sharing = live
    ? em.assign(live, values)
    : em.create(TeamSharing, {
        ...values,
        number: randomUUID(),
        userId: member.userId,
        memberId: member.id,
        startedAt: now,
      });
  await em.flush();
  return sharing;
}

/** Throws invalid() for a day that has passed or is too far ahead, on the user's calendar. */
function requireDay(ctx: Context, user: User, until: CivilDate): void {
  const today = civilDate(ctx.now, user.timeZone);
  if (until <= today) throw invalid({ sharedUntil: teamTexts.untilPast });
  if (until > sharingDays(today).latest) throw invalid({ sharedUntil: teamTexts.untilLate });
}

/** Ends the sharing at once; the user remains a member. */
export async function stop(ctx: Context, id: unknown): Promise<LeftTeam> {
  const { id: userId } = await requireUser(ctx);
  const { team, ended } = await transaction(ctx, async (tx) => {
    const { team, member } = await lockOwnTeam(tx.em, id, userId);
    const ended = await endSharings(tx, [member.id], 'owner', member.id);
    if (ended !== null) await record(tx, userId, 'team-sharing-ended');
    announce(tx, team.id);
    return { team, ended };
  });
  return leftTeam(ctx, team, ended);
}

/** Leaves a team. The last coordinator can do so only alone: then the team ends. */
export async function leave(ctx: Context, id: unknown): Promise<LeftTeam> {
  const { id: userId } = await requireUser(ctx);
  const { team, ended } = await transaction(ctx, async (tx) => {
    const { team, member } = await lockOwnTeam(tx.em, id, userId);
    const others = await tx.em.count(TeamMember, { teamId: team.id, id: { $ne: member.id } });
    await record(tx, userId, 'team-left');
    if (others === 0) return { team, ended: await endTeam(tx, team, member.id) };
    await requireAnotherCoordinator(tx, team, member);
    const ended = await endSharings(tx, [member.id], 'owner', member.id);
    await tx.em.nativeDelete(TeamMember, { id: member.id });
    announce(tx, team.id);
    return { team, ended };
  });
  return leftTeam(ctx, team, ended);
}

/** Throws conflict() if a coordinator of a locked team is the only one. */
export async function requireAnotherCoordinator(
  { em }: TeamContext,
  team: Team,
  { id, role }: TeamMember,
  message: string = teamTexts.lastCoordinator,
): Promise<void> {
  if (role !== 'coordinator') return;
  const others = await em.count(TeamMember, {
    teamId: team.id,
    role: 'coordinator',
    id: { $ne: id },
  });
  if (others === 0) throw conflict(message);
}
