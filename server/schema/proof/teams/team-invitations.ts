import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { validate } from '#server/validate';
import { record } from '../../account/security-events/security-events.ts';
import { displayName } from '#domain/account/users';
import { civilDate } from '#domain/dates';
import { readTeamCode, sharingDays, teamLimits, teamTexts } from '#domain/proof/teams';
import { teamCodeSchema, teamInvitationSchema } from '#domain/proof/teams.schema';
import { lockCoordinated } from './team-access.ts';
import { codeHash, newCode, sealedCode } from './team-codes.ts';
import { receiptPreview } from './receipt-previews.ts';
import { announce } from './team-events.ts';
import { TeamInvitation } from './team-invitation.entity.ts';
import type { TeamPreview, TeamType } from './team.type.ts';
import { get } from './teams.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Makes an invitation, which replaces the one before: its code works no longer. */
export async function create(ctx: Context, id: unknown, input: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const { days } = validate(teamInvitationSchema, input);
  const code = newCode();
  const teamId = await transaction(ctx, async (tx) => {
    const { team } = await lockCoordinated(tx.em, id, userId);
    await tx.em.upsert(TeamInvitation, {
      teamId: team.id,
      codeHash: codeHash(code),
      sealedCode: sealedCode(ctx.services.env, team.id, code),
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + days * DAY_MS),
    });
    await record(tx, userId, 'team-invitation-made');
    announce(tx, team.id);
    return team.id;
  });
  return get(ctx, teamId);
}

/** Ends the invitation at once; without one nothing happens. */
export async function end(ctx: Context, id: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const teamId = await transaction(ctx, async (tx) => {
    const { team } = await lockCoordinated(tx.em, id, userId);
    const ended = await tx.em.nativeDelete(TeamInvitation, { teamId: team.id });
    if (ended > 0) await record(tx, userId, 'team-invitation-ended');
    announce(tx, team.id);
    return team.id;
  });
  return get(ctx, teamId);
}

type Previewed = Pick<
  TeamPreview,
  'teamId' | 'name' | 'kind' | 'askedCredentials' | 'memberCount' | 'coordinators' | 'isMember'
>;

/** What somebody may know of a team who has its code. */
const previewed = `
  select t.id as "teamId", t.name, t.kind, t.asked_credentials as "askedCredentials",
    (select count(*)::int from team_members m where m.team_id = t.id) as "memberCount",
    (select coalesce(json_agg(m.shown_name order by m.id), '[]'::json) from team_members m
      where m.team_id = t.id and m.role = 'coordinator') as coordinators,
    exists (select from team_members m where m.team_id = t.id and m.user_id = ?) as "isMember"
  from teams t join team_invitations i on i.team_id = t.id
  where i.code_hash = ? and i.expires_at > ?::timestamptz`;

/** What an invitation leads to. Throws notFound() for a code that does not work, whatever the reason. */
export async function preview(ctx: Context, input: unknown): Promise<TeamPreview> {
  const user = await requireUser(ctx);
  const { code } = validate(teamCodeSchema, input);
  const team = await byCode(ctx, user.id, code, async (hash) => {
    const [found] = await ctx.em.execute<Previewed[]>(previewed, [user.id, hash, ctx.now]);
    return found ?? null;
  });
  const days = sharingDays(civilDate(ctx.now, user.timeZone));
  return {
    ...team,
    suggestedName: displayName(user).slice(0, teamLimits.shownName.max),
    suggestedUntil: days.suggested,
    latestUntil: days.latest,
    receipt: await receiptPreview(ctx, team.askedCredentials),
  };
}

/** The team of a code that works now. Throws notFound(). */
export const teamOfCode = (ctx: Context, userId: number, given: string): Promise<{ id: number }> =>
  byCode(ctx, userId, given, async (hash) => {
    const open = { codeHash: hash, expiresAt: { $gt: ctx.now } };
    const found = await ctx.em.findOne(TeamInvitation, open);
    return found && { id: found.teamId };
  });

/** What a code leads to. Every attempt with a possible code counts until it turns out right; throws notFound(). */
async function byCode<Found>(
  ctx: Context,
  userId: number,
  given: string,
  find: (hash: string) => Promise<Found | null>,
): Promise<Found> {
  const code = readTeamCode(given);
  if (code === null) throw notFound(teamTexts.unknownCode);
  await ctx.services.limits.beginTeamCode(userId);
  const found = await find(codeHash(code));
  if (!found) throw notFound(teamTexts.unknownCode);
  await ctx.services.limits.teamCodeSucceeded(userId);
  return found;
}
