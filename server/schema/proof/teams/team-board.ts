import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid, notFound } from '#server/errors';
import { choiceOf, parseId } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { id as idPart, words, type Order } from '../../mechanics/cursors.ts';
import { connection, pageOf, pageParameters, type PageArgs } from '../../mechanics/pages.ts';
import { addDays, civilDate, type CivilDate } from '#domain/dates';
import {
  teamStandings,
  type ReceiptRegistration,
  type TeamStanding,
} from '#domain/proof/standing-receipts';
import {
  boardWayLabels,
  endingUntil,
  receiptCredential,
  teamCredentialStates,
  type ReceiptWay,
  type TeamCredentialState,
} from '#domain/proof/team-board';
import { teamLimits, teamTexts, type TeamRole, type StoredCredential } from '#domain/proof/teams';
import { credentialTypes } from '#domain/records/credential-types';
import { noteReadings, type Reader } from './receipt-readings.ts';
import type { TeamBoardConnection, TeamBoardCounts, TeamMemberType } from './team.type.ts';

/** What the board is filtered by, as GraphQL or REST gives it. */
export interface BoardFilters {
  standing?: string | null;
  withoutReceipt?: boolean | string | null;
  credential?: string | null;
  credentialState?: string | null;
  endingWithinDays?: number | string | null;
  search?: string | null;
}

interface Row {
  id: number;
  userId: number;
  sortName: string;
  shownName: string;
  role: TeamRole;
  joinedAt: string;
  nudgedAt: string | null;
  sharedUntil: CivilDate | null;
  isWaiting: boolean;
  standing: TeamStanding | null;
  reason: string | null;
  day: CivilDate | null;
  registrations: ReceiptRegistration[] | null;
  credentials: Record<string, StoredCredential> | null;
}

interface Found {
  nodes: Row[];
  totalCount: number;
  reader: Reader;
  asked: string[];
  counts: Omit<TeamBoardCounts, 'credentials'>;
  credentials: { type: string; state: TeamCredentialState; count: number }[];
}

/** SQL of the state of what a receipt says of a kind of credential: `credentialStateOf` of domain/proof/team-board. */
const stateOf = (stored: string) => `
  case when ${stored} is null then 'not-shared' when ${stored} = 'missing' then 'missing'
    when ${stored} = 'open' then 'valid' when ${stored}::date < $3::date then 'ended'
    when ${stored}::date <= $5::date then 'ending' else 'valid' end`;

/** SQL that is true for a row of `base` within the filters $6 to $11. */
const matches = `
  ($6::text is null or b.standing = $6)
  and ($7::boolean is null or (b.standing is null) = $7)
  and ($8::text is null or $9::text is null or (b.standing is not null and ${stateOf(`(b.credentials ->> $8)`)} = $9))
  and ($10::date is null or exists (select from jsonb_each_text(b.credentials) as e(type, until)
    where e.type = any(me.asked) and ($8::text is null or e.type = $8)
      and e.until not in ('missing', 'open') and e.until::date <= $10::date))
  and ($11::text is null or strpos(b.sort_name, lower($11)) > 0)`;

/**
 * The page, its whole number and the counts of the team in one statement: $1 is the caller, who must coordinate the team
 * $2 now; $3 is the caller's day, $4 the moment, $5 the last day of what ends soon.
 */
const boardRead = defineBothWays(({ asc, gt }) =>
  defineQuery<Found | null>({
    name: 'teamBoard',
    isSlow: true,
    sql: () => `
    with me as materialized (
      select m.id, t.id as team_id, t.name, m.shown_name, t.asked_credentials as asked
      from team_members m join teams t on t.id = m.team_id
      where m.user_id = $1 and m.team_id = $2::int and m.role = 'coordinator'),
    base as materialized (
      select m.id, lower(m.shown_name) as sort_name, r.standing, r.credentials
      from me join team_members m on m.team_id = me.team_id
      left join team_sharings s on s.member_id = m.id and s.ended_at is null and s.shared_until >= $3::date
      left join standing_receipts r on r.member_id = m.id and s.id is not null
        and r.valid_until > $4::timestamptz),
    found as materialized (select b.id, b.sort_name from base b, me where ${matches})
    select json_build_object(
      'nodes', (${rows(`
        select m.id, m.user_id as "userId", f.sort_name as "sortName", m.shown_name as "shownName", m.role,
          m.joined_at as "joinedAt", m.nudged_at as "nudgedAt", s.shared_until as "sharedUntil",
          s.id is not null and s.receipts = 0 as "isWaiting",
          r.standing, r.reason, r.day, r.registrations, r.credentials
        from (select id, sort_name from found
          where $12::text is null or (sort_name, id) ${gt} ($12::text, $13::int)
          order by sort_name ${asc}, id ${asc} limit $14) f
        join team_members m on m.id = f.id
        left join team_sharings s on s.member_id = m.id and s.ended_at is null and s.shared_until >= $3::date
        left join standing_receipts r on r.member_id = m.id and s.id is not null
          and r.valid_until > $4::timestamptz
        order by f.sort_name ${asc}, f.id ${asc}`)}),
      'totalCount', (select count(*) from found),
      'reader', json_build_object('memberId', me.id, 'teamId', me.team_id, 'teamName', me.name,
        'readerName', me.shown_name),
      'asked', me.asked,
      'counts', (select json_build_object('members', count(*),
          'onTrack', count(*) filter (where standing = 'on-track'),
          'atRisk', count(*) filter (where standing = 'at-risk'),
          'notSettled', count(*) filter (where standing = 'not-settled'),
          'withoutReceipt', count(*) filter (where standing is null)) from base),
      'credentials', (${rows(`
        select k.type, k.state, count(*) as count from (
          select a.type, ${stateOf('(b.credentials ->> a.type)')} as state
          from base b, unnest(me.asked) as a(type) where b.standing is not null) k
        group by k.type, k.state`)}))
    from me`,
  }),
);

type Key = readonly [name: string, id: number];

const orderOf = (teamId: number): Order<Key> => ({
  list: 'a team board',
  of: teamId,
  parts: [words, idPart],
});

/** The board of a team that the user coordinates, a page at a time; who is in it sees that. Throws notFound(). */
export async function get(
  ctx: Context,
  { way, ...args }: PageArgs & BoardFilters & { way?: string | null },
  id: unknown,
): Promise<TeamBoardConnection> {
  const { found, today, page } = await read(ctx, args, id);
  await note(
    ctx,
    found,
    choiceOf('way', Object.keys(boardWayLabels), way) === 'print' ? 'print' : 'board',
  );
  const sortNames = new Map(found.nodes.map(({ id: memberId, sortName }) => [memberId, sortName]));
  const nodes = found.nodes.map((row) => shown(ctx, row, found, today));
  return {
    ...connection({ totalCount: found.totalCount, nodes }, page, (node) => [
      sortNames.get(node.id)!,
      node.id,
    ]),
    counts: countsOf(found),
  };
}

/** All rows that match, for a table; read by pages, each noted before it is returned. */
export async function all(
  ctx: Context,
  filters: BoardFilters,
  id: unknown,
): Promise<{ rows: TeamMemberType[]; asked: string[]; teamName: string; today: CivilDate }> {
  const rowsOfAll: TeamMemberType[] = [];
  for (let after: string | null = null; ;) {
    const { found, today, page } = await read(ctx, { ...filters, first: TABLE_PAGE, after }, id);
    await note(ctx, found, 'csv');
    const { nodes, pageInfo } = connection(found, page, (row) => [row.sortName, row.id]);
    rowsOfAll.push(...nodes.map((row) => shown(ctx, row, found, today)));
    after = pageInfo.endCursor;
    if (pageInfo.hasNextPage) continue;
    return { rows: rowsOfAll, asked: found.asked, teamName: found.reader.teamName, today };
  }
}

const TABLE_PAGE = 100;

async function read(ctx: Context, args: PageArgs & BoardFilters, id: unknown) {
  const teamId = parseId(id);
  const page = pageOf(args, orderOf(teamId));
  const filters = filtersOf(args);
  const found = await ctx.reads.readForViewer(boardRead[page.direction], (user) => {
    const today = civilDate(ctx.now, user.timeZone);
    const { within, ...rest } = filters;
    return [
      user.id,
      teamId,
      today,
      ctx.now,
      endingUntil(today),
      rest.standing,
      rest.withoutReceipt,
      rest.credential,
      rest.credentialState,
      within === null ? null : addDays(today, within),
      rest.search,
      ...pageParameters(page),
    ];
  });
  if (!found) throw notFound();
  const user = (await ctx.reads.known())!;
  return { found, page, today: civilDate(ctx.now, user.timeZone) };
}

/** Everyone else whose receipt is shown reads of it. */
function note(ctx: Context, { nodes, reader }: Found, way: ReceiptWay): Promise<void> {
  const owners = nodes
    .filter(({ id, standing }) => standing !== null && id !== reader.memberId)
    .map(({ userId }) => userId);
  return noteReadings(ctx.services, ctx.now, reader, way, owners);
}

const DAY_MS = 24 * 60 * 60_000;

function shown({ now }: Context, row: Row, of: Found, today: CivilDate): TeamMemberType {
  const { joinedAt, nudgedAt, registrations, credentials } = row;
  const free = nudgedAt && new Date(Date.parse(nudgedAt) + teamLimits.nudgeDays * DAY_MS);
  return {
    id: row.id,
    shownName: row.shownName,
    role: row.role,
    joinedAt: new Date(joinedAt),
    sharedUntil: row.sharedUntil,
    standing: row.standing,
    reason: row.reason ?? reasonWithout(row),
    day: row.day,
    registrations: registrations ?? [],
    credentials: credentials
      ? of.asked.map((type) => receiptCredential(type, credentials[type], today))
      : [],
    isYou: row.id === of.reader.memberId,
    nudgeFrom: free && free > now ? free : null,
  };
}

function reasonWithout({ sharedUntil, isWaiting }: Row): string {
  if (sharedUntil === null) return teamTexts.notSharing;
  return isWaiting ? teamTexts.waitingReceipt : teamTexts.expiredReceipt;
}

function countsOf({ counts, credentials, asked }: Found): TeamBoardCounts {
  return {
    ...counts,
    credentials: asked.map((type) => {
      const of = (state: TeamCredentialState) =>
        credentials.find((each) => each.type === type && each.state === state)?.count ?? 0;
      return {
        type,
        valid: of('valid'),
        ending: of('ending'),
        ended: of('ended'),
        missing: of('missing'),
        notShared: of('not-shared'),
      };
    }),
  };
}

function filtersOf(args: BoardFilters) {
  const { min, max } = teamLimits.endingWithinDays;
  const search = args.search?.trim() || null;
  if (search !== null && search.length > teamLimits.search) {
    throw invalid({ search: `search must be at most ${teamLimits.search} characters` });
  }
  const given = args.endingWithinDays;
  const within = given === null || given === undefined || given === '' ? null : Number(given);
  if (within !== null && !(Number.isInteger(within) && within >= min && within <= max)) {
    throw invalid({ endingWithinDays: `endingWithinDays must be from ${min} to ${max}` });
  }
  return {
    standing: choiceOf('standing', teamStandings, args.standing),
    withoutReceipt: flagOf('withoutReceipt', args.withoutReceipt),
    credential: choiceOf('credential', credentialTypes, args.credential),
    credentialState: choiceOf('credentialState', teamCredentialStates, args.credentialState),
    within,
    search,
  };
}

function flagOf(name: string, value: boolean | string | null | undefined): boolean | null {
  if (value === null || value === undefined || value === '') return null;
  if (String(value) !== 'true' && String(value) !== 'false') {
    throw invalid({ [name]: `${name} must be true or false` });
  }
  return String(value) === 'true';
}

interface ReadReceipt extends Reader {
  userId: number;
  shownName: string;
  isOwn: boolean;
  day: CivilDate;
  signed: string;
}

const receiptRead = defineQuery<ReadReceipt[]>({
  name: 'memberReceipt',
  sql: () =>
    rows(`select me.id as "memberId", t.id as "teamId", t.name as "teamName", me.shown_name as "readerName",
        m.user_id as "userId", m.shown_name as "shownName", m.id = me.id as "isOwn", r.day, r.signed
      from team_members m join team_members me on me.team_id = m.team_id and me.user_id = $1
      join teams t on t.id = m.team_id
      join team_sharings s on s.member_id = m.id and s.ended_at is null
      join standing_receipts r on r.member_id = m.id and r.valid_until > $3::timestamptz
      where m.id = $2::int and (me.role = 'coordinator' or m.id = me.id)`),
});

/** The signed receipt of a member, for a coordinator, which is noted, or for its owner. Throws notFound(). */
export async function receipt(
  ctx: Context,
  id: unknown,
): Promise<Pick<ReadReceipt, 'shownName' | 'day' | 'signed'>> {
  const [found] = await ctx.reads.read(
    receiptRead,
    ctx.caller.session?.userId,
    parseId(id),
    ctx.now,
  );
  if (!found) throw notFound(teamTexts.noStanding);
  if (!found.isOwn) await noteReadings(ctx.services, ctx.now, found, 'receipt', [found.userId]);
  return found;
}
