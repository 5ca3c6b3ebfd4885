import { createHash } from 'node:crypto';
import type { Context } from '#server/context';
import type { Database } from '#server/db/database';
import { defineQuery, rows } from '#server/db/query';
import { gone } from '#server/errors';
import { crewClosesAt } from '#domain/proof/crew-presence';
import { crewMessages } from '#domain/proof/crew-sessions';
import type { Change, CrewMemberType, CrewSessionType } from './crew-session.type.ts';

/** SQL of how many are or were in the session `s`, without an educator. */
const counted = (more = '') =>
  `(select count(*)::int from crew_members o
     where o.session_id = s.id and o.removed_at is null and not o.teaches ${more})`;
const hereCount = counted('and o.here_since is not null');
const memberCount = counted();

/** SQL of the members `m` of the session `s`, with the numbers of attendees, who keep them. */
const members = `(select *, row_number() over (partition by teaches order by id)::int as place
  from crew_members where session_id = s.id)`;

/** SQL of what others see of a member `m` of the session `s`. */
const memberColumns = `m.id, m.profession,
  case when s.kind = 'crew' or m.teaches or m.list_allowed then m.name end as name,
  case when s.kind = 'taught' and not m.teaches then m.place end as number,
  case when s.kind = 'taught' and s.ended_at is not null then m.hours end as hours,
  m.user_id is null and m.secret_hash is not null as "isGuest",
  m.teaches or coalesce(m.user_id = s.user_id, false) as "isHost",
  m.joined_at as "joinedAt", m.here_since as "hereSince", m.left_at as "leftAt",
  m.removed_at is not null as "isRemoved",
  (select count(*) from crew_confirmations c where c.member_id = m.id and (s.ended_at is null
    or c.attested_at is not null and not exists (select from attestations t
      where t.id = c.attestation_id and t.corrected_hours = 0))) as confirmations,
  m.version`;

/** SQL that is true if `me` runs the session `s`; an educator may have no account. */
const runsIt = '(me.teaches or coalesce(me.user_id = s.user_id, false))';

/** A state as selected; its times are text. */
type State = Omit<CrewSessionType, 'closesAt'>;

/** SQL of where some of a user's ($1) time in the session counts in another one, or which one they taught then. */
const countedElsewhere = `(select coalesce(json_agg(distinct t.title), '[]'::json)
      from (select a.title, t.during
          from crew_times t join activities a on a.id = t.activity_id and a.user_id = t.user_id
          where t.user_id = $1 and t.activity_id is distinct from me.activity_id
        union all
        select o.title, tstzrange(o.started_at, o.ended_at)
          from crew_members m join crew_sessions o on o.id = m.session_id
          where m.user_id = $1 and m.teaches and o.id <> s.id) t
      where t.during && tstzrange(s.started_at, s.ended_at)
        and exists (select from jsonb_array_elements(me.presences) p
          where tstzrange((p ->> 'from')::timestamptz, (p ->> 'to')::timestamptz) && t.during))`;

/** SQL of one session as the member `me` sees it. */
const stateSql = (me: string, elsewhere: string) => `
  select json_build_object(
    'id', s.id, 'kind', s.kind, 'type', s.type, 'title', s.title, 'place', s.place,
    'provider', s.provider, 'objectives', s.objectives,
    'hereCount', ${hereCount}, 'memberCount', ${memberCount},
    'plannedMinutes', s.planned_minutes, 'startedAt', s.started_at, 'endedAt', s.ended_at,
    'endedBy', s.ended_by, 'version', s.version,
    'isHost', ${runsIt},
    'memberId', me.id, 'hours', me.hours, 'activityId', me.activity_id,
    'listAllowed', me.list_allowed, 'feedbackGiven', me.feedback_given,
    'countedElsewhere', ${elsewhere},
    'confirmedIds', (select coalesce(json_agg(c.member_id order by c.id), '[]'::json)
      from crew_confirmations c where c.by_id = me.id),
    'members', (${rows(`select ${memberColumns} from ${members} m
      where (m.removed_at is null or ${runsIt})
        and (s.kind = 'crew' or me.teaches or m.teaches or m.id = me.id)
      order by m.joined_at, m.id`)}))
  from crew_members me join crew_sessions s on s.id = me.session_id
  where me.removed_at is null and ${me}`;

const stateRead = defineQuery<State | null>({
  name: 'crewSession',
  sql: () =>
    stateSql(
      `me.user_id = $1
      and case when $2::int is null then me.here_since is not null else s.id = $2::int end`,
      countedElsewhere,
    ),
});

/**
 * The session as the caller, who is in it, sees it; null if there is none. `id` null: the one in which they are now.
 */
export async function findState(ctx: Context, id: number | null): Promise<CrewSessionType | null> {
  const found = await ctx.reads.read(stateRead, ctx.caller.session?.userId, id);
  return found && revived(found);
}

/** The session as a guest sees it. Throws gone() for a secret that is unknown or no longer valid. */
export async function guestState(database: Database, secret: string): Promise<CrewSessionType> {
  const [row] = await database.query<{ json_build_object: State }>({
    text: stateSql('me.secret_hash = $1', `'[]'::json`),
    values: [secretHash(secret)],
  });
  if (!row) throw gone(crewMessages.gone);
  return revived(row.json_build_object);
}

/** Reads members by their ids in one statement; null if the session no longer exists. */
export async function readChange(
  { query }: Database,
  sessionId: number,
  memberIds: readonly number[],
): Promise<Change | null> {
  const [row] = await query<{ change: Change }>({
    text: `select json_build_object('endedAt', s.ended_at, 'endedBy', s.ended_by, 'version', s.version,
        'hereCount', ${hereCount}, 'memberCount', ${memberCount},
        'members', (${rows(`select ${memberColumns} from ${members} m
          where m.id = any($2::int[]) order by m.joined_at, m.id`)})) as change
      from crew_sessions s where s.id = $1`,
    values: [sessionId, memberIds],
  });
  return row ? revivedChange(row.change) : null;
}

/** Another process and the database send times as text. */
export const revivedChange = (change: Change): Change => ({
  ...change,
  endedAt: date(change.endedAt),
  members: change.members.map(revivedMember),
});

function revived(state: State): CrewSessionType {
  const startedAt = new Date(state.startedAt);
  return {
    ...state,
    startedAt,
    closesAt: crewClosesAt(startedAt),
    endedAt: date(state.endedAt),
    members: state.members.map(revivedMember),
  };
}

const revivedMember = (member: CrewMemberType): CrewMemberType => ({
  ...member,
  joinedAt: new Date(member.joinedAt),
  hereSince: date(member.hereSince),
  leftAt: date(member.leftAt),
});

const date = (text: Date | null): Date | null => text && new Date(text);

/** How a guest's secret is stored. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
