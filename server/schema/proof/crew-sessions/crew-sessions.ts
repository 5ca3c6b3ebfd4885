import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import { crewMessages } from '#domain/proof/crew-sessions';
import {
  crewEducatorSchema,
  crewSecretSchema,
  crewSessionSchema,
} from '#domain/proof/crew-sessions.schema';
import { codesFrom } from './crew-codes.ts';
import {
  inOnePlace,
  leaveOthers,
  lockWithOthers,
  newSecret,
  ofUser,
  stateOf,
} from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { arrive } from './crew-presence.ts';
import { CrewSession } from './crew-session.entity.ts';
import { hostBySecret } from './crew-hosts.ts';
import type { CrewAttendance, CrewCodes, CrewGuest, CrewSessionType } from './crew-session.type.ts';
import { closeIfForgotten } from './crew-settling.ts';
import { findState, guestState, secretHash } from './crew-state.ts';

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: CrewAttendance[]; totalCount: number }>({
    name: 'crewSessions',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select s.id, s.kind, s.type, s.title, s.place, s.started_at as "startedAt", s.ended_at as "endedAt",
          s.user_id = $1 is true as "isHost", m.joined_at as "joinedAt", m.id as "memberId",
          m.hours, m.activity_id as "activityId",
          (select count(*) from crew_members o where o.session_id = s.id and o.removed_at is null and not o.teaches) as "memberCount"
        from crew_members m join crew_sessions s on s.id = m.session_id
        where m.user_id = $1 and m.removed_at is null
          and ($2::timestamptz is null or (m.joined_at, m.id) ${lt} ($2, $3::int))
        order by m.joined_at ${desc}, m.id ${desc} limit $4`)}),
      'totalCount', (select count(*) from crew_members where user_id = $1 and removed_at is null))`,
  }),
);

/** The sessions that the user ran or joined, latest first. */
export async function list(ctx: Context, args: PageArgs): Promise<Connection<CrewAttendance>> {
  const page = pageOf(args, byMoment('crew sessions'));
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
  );
  const nodes = found.nodes.map((each) => ({
    ...each,
    startedAt: new Date(each.startedAt),
    endedAt: each.endedAt && new Date(each.endedAt),
    joinedAt: new Date(each.joinedAt),
  }));
  return connection({ ...found, nodes }, page, (each) => [each.joinedAt, each.memberId]);
}

/** One session of the user; throws notFound(). One that nobody ended in time closes first. */
export async function get(ctx: Context, id: unknown): Promise<CrewSessionType> {
  const state = await current(ctx, parseId(id));
  if (!state) throw notFound();
  return state;
}

/** The session in which the user is now; null if there is none. */
export const running = async (ctx: Context): Promise<CrewSessionType | null> => {
  const state = await current(ctx, null);
  return state?.endedAt ? null : state;
};

async function current(ctx: Context, id: number | null): Promise<CrewSessionType | null> {
  const state = await findState(ctx, id);
  if (!state || state.endedAt || state.closesAt > ctx.now) return state;
  await closeIfForgotten(ctx, state.id);
  return findState(ctx, state.id);
}

const newSeed = () => randomBytes(32).toString('base64');

/** Starts a session with the user in it. */
export async function start(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const user = await requireUser(ctx);
  const { profession, namesAllowed, ...given } = validate(crewSessionSchema, input);
  await ctx.services.limits.beginCrewStart(user.id);
  // Closes a forgotten session first, so that it does not prevent a new one.
  await running(ctx);
  const id = await inOnePlace(ctx, async (tx) => {
    const { em } = tx;
    const [, others] = await lockWithOthers(em, user.id, 0);
    await leaveOthers(tx, user, others);
    const session = em.create(CrewSession, {
      ...given,
      userId: user.id,
      startedAt: ctx.now,
      seed: newSeed(),
    });
    await em.flush();
    const about = { ...ofUser(user), profession, namesAllowed };
    const host = em.create(CrewMember, {
      ...about,
      teaches: session.kind === 'taught',
      sessionId: session.id,
      joinedAt: ctx.now,
    });
    arrive(host, ctx.now);
    await em.flush();
    return session.id;
  });
  return stateOf(ctx, id);
}

/** Starts a taught session whose educator has no account. The secret that they get does what the host of a session may do. */
export async function startAsGuest(ctx: Context, input: unknown): Promise<CrewGuest> {
  const { name, profession, namesAllowed, registrationNumber, ...given } = validate(
    crewEducatorSchema,
    input,
  );
  await ctx.services.limits.beginCrewGuestStart(ctx.caller.address);
  const secret = newSecret();
  await transaction(ctx, async ({ em, now }) => {
    const session = em.create(CrewSession, {
      ...given,
      kind: 'taught',
      startedAt: now,
      seed: newSeed(),
    });
    await em.flush();
    const about = { name, profession, namesAllowed, registrationNumber };
    const educator = em.create(CrewMember, {
      ...about,
      teaches: true,
      secretHash: secretHash(secret),
      sessionId: session.id,
      joinedAt: now,
    });
    arrive(educator, now);
    await em.flush();
  });
  return { secret, session: await guestState(ctx.services.database, secret) };
}

/** The codes of the next minutes, for the host alone. */
export async function codes(ctx: Context, id: unknown): Promise<CrewCodes> {
  const { id: userId } = await requireUser(ctx);
  const session = await ctx.em.findOne(CrewSession, { id: parseId(id), userId });
  if (!session) throw notFound();
  return codesOf(ctx, session);
}

/** The same for an educator without an account. */
export async function codesAsGuest(ctx: Context, input: unknown): Promise<CrewCodes> {
  const { secret } = validate(crewSecretSchema, input);
  const { sessionId } = await hostBySecret(ctx, secretHash(secret));
  return codesOf(ctx, await ctx.em.findOneOrFail(CrewSession, sessionId));
}

function codesOf({ now }: Context, { seed, endedAt }: CrewSession): CrewCodes {
  if (endedAt) throw conflict(crewMessages.ended);
  return { now, codes: codesFrom(seed, now) };
}
