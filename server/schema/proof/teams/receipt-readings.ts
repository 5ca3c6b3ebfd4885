import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import type { Database } from '#server/db/database';
import { optionalId } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import type { ReceiptWay } from '#domain/proof/team-board';
import type { CivilDate } from '#domain/dates';
import type { ReceiptReadingType } from './team.type.ts';

/** A reader: a member who coordinates a team. */
export interface Reader {
  memberId: number;
  teamId: number;
  teamName: string;
  readerName: string;
}

/**
 * Records that receipts are read, in one statement, before they are returned: if that fails, nothing is. The same reader
 * and way are one row in each day of the owner.
 */
export async function noteReadings(
  { database }: { database: Database },
  now: Date,
  { memberId, teamId, teamName, readerName }: Reader,
  way: ReceiptWay,
  ownerIds: readonly number[],
): Promise<void> {
  if (ownerIds.length === 0) return;
  await database.query({
    text: `insert into receipt_readings (user_id, reader_member_id, team_id, team_name, reader_name, way, day, last_at)
      select u.id, $2::int, $3::int, $4, $5, $6, ($7::timestamptz at time zone u.time_zone)::date, $7::timestamptz
      from users u where u.id = any($1::int[]) order by u.id
      on conflict (user_id, reader_member_id, way, day) do update
        set count = receipt_readings.count + 1, last_at = excluded.last_at, team_name = excluded.team_name,
          reader_name = excluded.reader_name`,
    values: [`{${ownerIds.join(',')}}`, memberId, teamId, teamName, readerName, way, now],
  });
}

interface Row {
  id: number;
  teamName: string;
  readerName: string;
  way: ReceiptWay;
  day: CivilDate;
  count: number;
  lastAt: string;
}

const OF_TEAM = '($2::int is null or team_id = $2::int)';

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number }>({
    name: 'receiptReadings',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select id, team_name as "teamName", reader_name as "readerName", way, day, count, last_at as "lastAt"
        from receipt_readings
        where user_id = $1 and ${OF_TEAM}
          and ($3::timestamptz is null or (last_at, id) ${lt} ($3, $4::int))
        order by last_at ${desc}, id ${desc} limit $5`)}),
      'totalCount', (select count(*) from receipt_readings where user_id = $1 and ${OF_TEAM}))`,
  }),
);

/** Who read the user's receipts, newest first, a page at a time. */
export async function list(
  ctx: Context,
  { teamId, ...args }: PageArgs & { teamId?: unknown },
): Promise<Connection<ReceiptReadingType>> {
  const team = optionalId('teamId', teamId);
  const page = pageOf(args, byMoment('receipt readings', team ?? ''));
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    team,
    ...pageParameters(page),
  );
  const nodes = found.nodes.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
  return connection({ ...found, nodes }, page, ({ lastAt, id }) => [lastAt, id]);
}
