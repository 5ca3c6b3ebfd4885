import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid } from '#server/errors';
import { requireReady } from '#server/records/ready';
import { trackedTables } from '#server/records/tracked';
import { PAGE_MAX } from '#domain/pages';
import { CHAIN_START, type ChainHead, type RecordDifference } from '#domain/records/record-chain';
import {
  comparedHeadText,
  HEAD_TEXT_MAX,
  headProblem,
  readHead,
  verifiedPointText,
} from '#domain/records/record-events';
import type { RecordChain, TimelinePoint, VerifiedTimelinePoint } from './record-event.type.ts';

interface Checked {
  length: number;
  headHash: string | null;
  headAt: string | null;
  brokenAt: number | null;
  differing: RecordDifference[];
  differingCount: number;
}

/** SQL of every record of the user `$1`, with its text as the timeline hashes it. */
const contents = Object.entries(trackedTables)
  .map(
    ([kind, table]) =>
      `select '${kind}' as kind, id, content from record_contents($1, '${table}', '${kind}')`,
  )
  .join(' union all ');

/** Does what checkChain() of domain/records/record-chain.ts does, beside the data; a test compares them. */
const checkRead = defineQuery<Checked>({
  name: 'recordChain',
  isSlow: true,
  sql: () => `
    with events as materialized (
      select *, row_number() over (order by seq)::int as n,
        coalesce(lag(hash) over (order by seq), '${CHAIN_START}') as before
      from record_events where user_id = $1
    ), newest as materialized (
      select distinct on (kind, record_id) kind, record_id, action, salt, record_hash
      from events order by kind, record_id, seq desc
    ), head as (
      select c.seq, c.hash, (select count(*)::int from events) as length,
        (select hash from events order by seq desc limit 1) as last
      from record_chains c where user_id = $1
    ), broken as (
      select n from events e join newest l using (kind, record_id)
      where e.seq <> n or e.previous_hash <> before
        or e.hash <> record_hash(record_event_line(e.seq, e.at, kind, record_id, e.owner_kind, e.owner_id, e.action,
          e.content_hash) || chr(10) || e.previous_hash)
        or case when e.salt is null
          then e.record_hash is not null or e.changes is not null
            or (e.content_hash is not null and l.action <> 'removed')
          else e.content_hash is distinct from record_content_hash(e.salt, e.record_hash, e.changes) end
      union all
      select least(seq, length + 1) from head where seq <> length or hash <> coalesce(last, '${CHAIN_START}')
      union all
      select 1 where exists (select from events) and not exists (select from head)
    ), differing as materialized (
      select coalesce(r.kind, l.kind) as kind, coalesce(r.id, l.record_id) as id,
        case when r.id is null then 'missing' when l.action is null or l.action = 'removed' then 'unrecorded'
          else 'changed' end as problem
      from (${contents}) r full join newest l on l.kind = r.kind and l.record_id = r.id
      where case when r.id is null then l.action <> 'removed'
        else coalesce(l.record_hash, '') <> coalesce(record_hash(l.salt || chr(10) || r.content), '-') end
    )
    select json_build_object(
      'length', (select count(*) from events),
      'headHash', (select hash from events order by seq desc limit 1),
      'headAt', (select at from events order by seq desc limit 1),
      'brokenAt', (select min(n) from broken),
      'differing', (${rows(`select * from differing order by kind collate "C", id limit ${PAGE_MAX}`)}),
      'differingCount', (select count(*) from differing))`,
});

/** Checks the user's timeline: each event against the one before, and each record against its newest event. */
export async function check(ctx: Context): Promise<RecordChain> {
  const { id } = await requireUser(ctx);
  const { headHash, headAt, differing, ...found } = await ctx.reads.read(checkRead, id);
  return {
    ...found,
    differing: differing.map(({ id: recordId, ...each }) => ({ ...each, recordId })),
    headHash: headHash ?? CHAIN_START,
    headAt: headAt === null ? null : new Date(headAt),
    intact: found.brokenAt === null && found.differingCount === 0,
  };
}

const pointRead = defineQuery<{ hash: string; at: string } | null>({
  name: 'timelinePoint',
  sql: () =>
    `select to_json(e) from (select hash, at from record_events where user_id = $1 and seq = $2) e`,
});

/** Compares a point of a timeline, as a report or message prints it, with the user's timeline. */
export async function compare(
  ctx: Context,
  head: string | null | undefined,
): Promise<TimelinePoint> {
  const { timeZone, id } = await requireUser(ctx);
  const asked = readPoint(head);
  const found = await ctx.reads.read(pointRead, id, asked.seq);
  const { brokenAt } = await check(ctx);
  const compared = {
    seq: asked.seq,
    at: found && new Date(found.at),
    isContained: found !== null && found.hash.startsWith(asked.hash),
    brokenAt,
  };
  return {
    seq: compared.seq,
    at: compared.at,
    isUnchanged: compared.isContained && (brokenAt === null || brokenAt > compared.seq),
    text: comparedHeadText(compared, timeZone),
  };
}

function readPoint(head: string | null | undefined): ChainHead {
  const text = head ?? '';
  const asked = text.length <= HEAD_TEXT_MAX ? readHead(text) : null;
  if (!asked) throw invalid({ head: headProblem });
  return asked;
}

/**
 * Looks up a printed point among all timelines, for anyone: its 64 bits cannot be guessed, and attempts are limited by
 * address. Says when it was recorded, and never whose it is. Throws rateLimited(), and busy() while an upgrade
 * prepares the index.
 */
export async function verify(
  ctx: Context,
  head: string | null | undefined,
): Promise<VerifiedTimelinePoint> {
  const { seq, hash } = readPoint(head);
  const { limits } = ctx.services;
  await limits.beginVerification(ctx.caller.address);
  await requireReady(ctx, 'timeline-points', { anyone: true });
  const [found] = await ctx.services.database.query<{ at: string | Date }>({
    text: `select at from record_events
      where left(hash, 16) = left($1::text, 16) and starts_with(hash, $1) and seq = $2 limit 1`,
    values: [hash, seq],
  });
  if (found) await limits.verificationSucceeded(ctx.caller.address);
  const at = found ? new Date(found.at) : null;
  return { seq, isKnown: at !== null, at, text: verifiedPointText(seq, at) };
}

const headRead = defineQuery<ChainHead | null>({
  name: 'recordChainHead',
  sql: () => `select to_json(c) from (select seq, hash from record_chains where user_id = $1) c`,
});

/** The newest event of the user's timeline; null before the first. */
export const head = (ctx: Context): Promise<ChainHead | null> =>
  ctx.reads.read(headRead, ctx.caller.session?.userId);
