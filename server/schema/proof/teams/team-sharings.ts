import type { Context } from '#server/context';
import type { Em } from '#server/db/database';
import { defineQuery, rows } from '#server/db/query';
import { notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { claimsSigner, type SignClaims } from '../../learning/open-badges/badge-keys.ts';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import { ENDING_TYPE, endingClaims } from '#domain/proof/standing-receipts';
import { StandingReceipt } from './standing-receipt.entity.ts';
import type { Team } from './team.entity.ts';
import type { LeftTeam, SharingEndingType } from './team.type.ts';
import { type SharingEnder } from '#domain/proof/teams';

/**
 * Ends the live sharings of members and deletes their receipts, in the caller's transaction. The sharings come first: who
 * makes a receipt meanwhile holds one of them locked, or finds it ended. Returns the id of one member's, if it was live.
 */
export async function endSharings(
  { em, now }: { em: Em; now: Date },
  memberIds: readonly number[],
  by: SharingEnder,
  ofMember: number | null,
): Promise<number | null> {
  if (memberIds.length === 0) return null;
  const ids = `{${memberIds.join(',')}}`;
  const ended = await em.execute<{ id: number; member: number }[]>(
    `with live as (
       select id, member_id from team_sharings
       where member_id = any(?::int[]) and ended_at is null order by id for update)
     update team_sharings s set ended_at = ?, ended_by = ?, member_id = null, renewing_at = null
     from live where live.id = s.id returning s.id, live.member_id as member`,
    [ids, now, by],
  );
  await em.nativeDelete(StandingReceipt, { memberId: { $in: [...memberIds] } });
  return ended.find(({ member }) => member === ofMember)?.id ?? null;
}

interface Row {
  id: number;
  number: string;
  teamName: string;
  shownName: string;
  startedAt: string;
  endedAt: string;
  endedBy: SharingEnder;
}

const columns = `id, number, team_name as "teamName", shown_name as "shownName", started_at as "startedAt",
  ended_at as "endedAt", ended_by as "endedBy"`;

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number }>({
    name: 'sharingEndings',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from team_sharings
        where user_id = $1 and ended_at is not null
          and ($2::timestamptz is null or (ended_at, id) ${lt} ($2, $3::int))
        order by ended_at ${desc}, id ${desc} limit $4`)}),
      'totalCount', (select count(*) from team_sharings where user_id = $1 and ended_at is not null))`,
  }),
);

const oneRead = defineQuery<Row[]>({
  name: 'sharingEnding',
  sql: () =>
    rows(
      `select ${columns} from team_sharings where user_id = $1 and id = $2 and ended_at is not null`,
    ),
});

/** The user's sharings that have ended, newest first, each with its signed statement. */
export async function endings(
  ctx: Context,
  args: PageArgs,
): Promise<Connection<SharingEndingType>> {
  const page = pageOf(args, byMoment('sharing endings'));
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
  );
  const sign = found.nodes.length > 0 ? await claimsSigner(ctx.services) : null;
  const nodes = found.nodes.map((row) => shown(ctx, row, sign!));
  return connection({ ...found, nodes }, page, ({ endedAt, id }) => [endedAt, id]);
}

/** One of them; throws notFound(). */
export async function ending(ctx: Context, id: unknown): Promise<SharingEndingType> {
  const [row] = await ctx.reads.read(oneRead, ctx.caller.session?.userId, parseId(id));
  if (!row) throw notFound();
  return shown(ctx, row, await claimsSigner(ctx.services));
}

/** What a member gets who left or stopped: the statement of the sharing, if there was one. */
export async function leftTeam(
  ctx: Context,
  { id, name }: Pick<Team, 'id' | 'name'>,
  sharingId: number | null,
): Promise<LeftTeam> {
  return {
    teamId: id,
    teamName: name,
    ending: sharingId === null ? null : await ending(ctx, sharingId),
  };
}

/** The statement is the same each time, as long as the server signs with the same key. */
function shown(ctx: Context, row: Row, sign: SignClaims): SharingEndingType {
  const { id, number, teamName, shownName, endedBy } = row;
  const [sharedFrom, endedAt] = [new Date(row.startedAt), new Date(row.endedAt)];
  const claims = endingClaims(
    { sharing: number, name: shownName, teamName, sharedFrom, endedAt, endedBy },
    ctx.services.env.publicUrl,
  );
  return { id, teamName, sharedFrom, endedAt, endedBy, text: sign(claims, ENDING_TYPE) };
}
