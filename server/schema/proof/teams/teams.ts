import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import type { User } from '../../account/users/user.entity.ts';
import { record } from '../../account/security-events/security-events.ts';
import { notifyEach } from '../../messages/notifications/notify.ts';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { id as idPart, type Order } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import { civilDate, type CivilDate } from '#domain/dates';
import {
  receiptNumber,
  type ReceiptRegistration,
  type TeamStanding,
} from '#domain/proof/standing-receipts';
import { receiptCredential } from '#domain/proof/team-board';
import { teamAskedNotification, teamChangedNotifications } from '#domain/proof/team-notifications';
import {
  teamLimits,
  teamTexts,
  type TeamKind,
  type TeamRole,
  type StoredCredential,
} from '#domain/proof/teams';
import { teamSchema, teamUpdateSchema } from '#domain/proof/teams.schema';
import { versionMessages } from '#domain/versions';
import { renewInBackground } from './receipts.ts';
import { lockCoordinated, lockOwnTeams, type TeamContext } from './team-access.ts';
import { announce } from './team-events.ts';
import { shownInvitation } from './team-codes.ts';
import { TeamMember } from './team-member.entity.ts';
import { endSharings, leftTeam } from './team-sharings.ts';
import { Team } from './team.entity.ts';
import type { LeftTeam, StandingReceiptType, TeamType } from './team.type.ts';

interface StoredReceipt {
  number: number;
  day: CivilDate;
  validUntil: string;
  standing: TeamStanding;
  reason: string;
  registrations: ReceiptRegistration[];
  credentials: Record<string, StoredCredential>;
  fingerprint: string | null;
  signed: string;
}

interface Row {
  id: number;
  name: string;
  kind: TeamKind;
  createdAt: string;
  memberCount: number;
  coordinators: string[];
  askedCredentials: string[];
  endsOn: CivilDate | null;
  version: number;
  memberId: number;
  role: TeamRole;
  shownName: string;
  joinedAt: string;
  sharing: {
    number: string;
    until: CivilDate;
    agreed: string[];
    renewedOn: CivilDate | null;
  } | null;
  receipt: StoredReceipt | null;
  invitation: { sealedCode: string; createdAt: string; expiresAt: string } | null;
}

/** SQL of the teams of user $1, as they see them on the day $2 at the moment $3. */
const teamsWhere = (where: string) => `
  select t.id, t.name, t.kind, t.created_at as "createdAt", t.ends_on as "endsOn", t.version,
    (select count(*) from team_members c where c.team_id = t.id) as "memberCount",
    (select coalesce(json_agg(c.shown_name order by c.id), '[]'::json) from team_members c
      where c.team_id = t.id and c.role = 'coordinator') as coordinators,
    t.asked_credentials as "askedCredentials",
    m.id as "memberId", m.role, m.shown_name as "shownName", m.joined_at as "joinedAt",
    case when s.id is not null then json_build_object('number', s.number, 'until', s.shared_until,
      'agreed', s.agreed_credentials, 'renewedOn', s.renewed_on) end as sharing,
    case when s.id is not null and r.valid_until > $3::timestamptz then json_build_object(
      'number', r.number, 'day', r.day, 'validUntil', r.valid_until, 'standing', r.standing, 'reason', r.reason,
      'registrations', r.registrations, 'credentials', r.credentials, 'fingerprint', r.fingerprint,
      'signed', r.signed) end as receipt,
    case when m.role = 'coordinator' and i.expires_at > $3::timestamptz then json_build_object(
      'sealedCode', i.sealed_code, 'createdAt', i.created_at, 'expiresAt', i.expires_at) end as invitation
  from team_members m join teams t on t.id = m.team_id
  left join team_sharings s on s.member_id = m.id and s.ended_at is null and s.shared_until >= $2::date
  left join standing_receipts r on r.member_id = m.id
  left join team_invitations i on i.team_id = t.id
  where m.user_id = $1 and ${where}`;

const listRead = defineBothWays(({ asc, gt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number }>({
    name: 'teams',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`${teamsWhere(`($4::int is null or m.id ${gt} $4::int)`)} order by m.id ${asc} limit $5`)}),
      'totalCount', (select count(*) from team_members where user_id = $1))`,
  }),
);

const oneRead = defineQuery<Row[]>({
  name: 'team',
  sql: () => rows(teamsWhere('t.id = $4::int')),
});

const order: Order<readonly [number]> = { list: 'teams', parts: [idPart] };

/** The teams of the user, by when they joined. Receipts that are not of today are renewed after the response. */
export async function list(ctx: Context, args: PageArgs): Promise<Connection<TeamType>> {
  const page = pageOf(args, order);
  const found = await ctx.reads.readForViewer(listRead[page.direction], (user) => [
    ...viewing(ctx, user),
    ...pageParameters(page),
  ]);
  const user = (await ctx.reads.known())!;
  if (found.nodes.some((row) => isStale(row, todayOf(ctx, user)))) {
    renewInBackground(ctx, user.id);
  }
  const nodes = found.nodes.map((row) => shown(ctx, row, user));
  return connection({ ...found, nodes }, page, ({ membership }) => [membership.id]);
}

/** One team of the user; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<TeamType> {
  const teamId = parseId(id);
  const [row] = await ctx.reads.readForViewer(oneRead, (user) => [...viewing(ctx, user), teamId]);
  if (!row) throw notFound();
  const user = (await ctx.reads.known())!;
  if (isStale(row, todayOf(ctx, user))) renewInBackground(ctx, user.id);
  return shown(ctx, row, user);
}

const todayOf = (ctx: Context, { timeZone }: User): CivilDate => civilDate(ctx.now, timeZone);

const viewing = (ctx: Context, user: User) => [user.id, todayOf(ctx, user), ctx.now];

const isStale = ({ sharing }: Row, today: CivilDate): boolean =>
  sharing !== null && (sharing.renewedOn === null || sharing.renewedOn < today);

function shown(ctx: Context, row: Row, user: User): TeamType {
  const { memberId, role, shownName, joinedAt, sharing, receipt, invitation, ...team } = row;
  const today = todayOf(ctx, user);
  const agreed = sharing?.agreed ?? [];
  return {
    ...team,
    createdAt: new Date(team.createdAt),
    membership: {
      id: memberId,
      role,
      shownName,
      joinedAt: new Date(joinedAt),
      sharedUntil: sharing?.until ?? null,
      agreedCredentials: agreed,
      askedSince: sharing ? team.askedCredentials.filter((type) => !agreed.includes(type)) : [],
      receipt: sharing && receipt && shownReceipt(receipt, sharing.number, today),
    },
    invitation: invitation && shownInvitation(ctx.services.env, team.id, invitation),
  };
}

function shownReceipt(
  { number, validUntil, credentials, signed, ...receipt }: StoredReceipt,
  sharing: string,
  today: CivilDate,
): StandingReceiptType {
  return {
    ...receipt,
    number: receiptNumber({ sharing, number }),
    validUntil: new Date(validUntil),
    credentials: Object.entries(credentials).map(([type, until]) =>
      receiptCredential(type, until, today),
    ),
    text: signed,
  };
}

/** Creates a team with the user as its coordinator, who shares nothing by it. */
export async function create(ctx: Context, input: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const { shownName, ...values } = validate(teamSchema, input);
  await ctx.services.limits.beginTeam(userId);
  const teamId = await transaction(ctx, async (tx) => {
    await lockOwnTeams(tx.em, userId);
    await requireFewTeams(tx, userId);
    const team = tx.em.create(Team, { ...values, createdAt: ctx.now });
    await tx.em.flush();
    tx.em.create(TeamMember, {
      teamId: team.id,
      userId,
      role: 'coordinator',
      shownName,
      joinedAt: ctx.now,
    });
    await tx.em.flush();
    await record(tx, userId, 'team-created');
    return team.id;
  });
  return get(ctx, teamId);
}

/** Throws conflict() if the user is in as many teams as one can be. */
export async function requireFewTeams({ em }: Pick<Context, 'em'>, userId: number): Promise<void> {
  const count = await em.count(TeamMember, { userId });
  if (count >= teamLimits.teams) throw conflict(teamTexts.tooMany);
}

/** Changes a team. Kinds that it asks for newly are not shared before a member agrees, and each one is told. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<TeamType> {
  const { id: userId } = await requireUser(ctx);
  const { version, ...changes } = validate(teamUpdateSchema, input);
  const teamId = await transaction(ctx, async (tx) => {
    const { team } = await lockCoordinated(tx.em, id, userId);
    if (version && version !== team.version) {
      throw conflict(versionMessages.changed, { version: versionMessages.changed });
    }
    const added = (changes.askedCredentials ?? []).filter(
      (type) => !team.askedCredentials.includes(type),
    );
    for (const [name, value] of Object.entries(changes)) {
      if (value !== undefined) Object.assign(team, { [name]: value });
    }
    team.version += 1;
    await tx.em.flush();
    if (added.length > 0) await tellOfAsked(tx, team, added);
    announce(tx, team.id);
    return team.id;
  });
  return get(ctx, teamId);
}

/** Tells those who share that the team asks for more. */
async function tellOfAsked(tx: Context, team: Team, added: readonly string[]): Promise<void> {
  const sharing = await tx.em.execute<{ user_id: number }[]>(
    `select m.user_id from team_members m join team_sharings s on s.member_id = m.id and s.ended_at is null
     where m.team_id = ?`,
    [team.id],
  );
  const notice = teamAskedNotification(team, added);
  await notifyEach(
    tx,
    sharing.map(({ user_id }) => ({ userId: user_id, notice })),
  );
}

/** Deletes a team with everything that is shared with it; tells its members. */
export async function remove(ctx: Context, id: unknown): Promise<LeftTeam> {
  const { id: userId } = await requireUser(ctx);
  const { team, ended } = await transaction(ctx, async (tx) => {
    const { team, member } = await lockCoordinated(tx.em, id, userId);
    const own = await endTeam(tx, team, member.id);
    await record(tx, userId, 'team-deleted');
    return { team, ended: own };
  });
  return leftTeam(ctx, team, ended);
}

/** Ends a locked team: its sharings, then itself. Returns the sharing of one member, if it was live. */
export async function endTeam(
  tx: TeamContext,
  team: Team,
  memberId: number | null,
): Promise<number | null> {
  const members = await tx.em.find(TeamMember, { teamId: team.id });
  const ids = members.map(({ id }) => id);
  const ended = await endSharings(tx, ids, 'team', memberId);
  const { id, name } = team;
  await tx.em.nativeDelete(Team, { id });
  const others = members.filter((member) => member.id !== memberId);
  const notice = teamChangedNotifications.ended({ id, name });
  await notifyEach(
    tx,
    others.map(({ userId }) => ({ userId, notice })),
  );
  announce(tx, id);
  return ended;
}
