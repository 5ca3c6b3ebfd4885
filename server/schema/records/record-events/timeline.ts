import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { answersLeftOut } from '#server/db/migrations/058-private-answers';
import { trackedTables } from '#server/records/tracked';
import {
  timelineFormat,
  type ChainEvent,
  type ChainHead,
  type ChainRecord,
} from '#domain/records/record-chain';

/** A timeline as a pack carries it: every event, and the text of the records that are in the pack. */
export interface Timeline {
  format: string;
  version: number;
  head: ChainHead | null;
  events: ChainEvent[];
  records: ChainRecord[];
}

/** Names a record. */
interface Named {
  kind: string;
  id: number;
}

const contents = Object.entries(trackedTables)
  .map(
    ([kind, table]) =>
      `select '${kind}' as kind, id, content from record_contents($1, '${table}', '${kind}')`,
  )
  .join(' union all ');

const timelineRead = defineQuery<Pick<Timeline, 'head' | 'events' | 'records'>>({
  name: 'timeline',
  isSlow: true,
  sql: () => `
    with wanted as materialized (
      select distinct kind, id, coalesce((
        select max(e.seq) from record_events e
        where e.user_id = $1 and e.kind = w.kind and e.record_id = w.id
          and e.changes = '${answersLeftOut}'), 0) as since
      from json_to_recordset($2::json) w (kind text, id int)
    )
    select json_build_object(
      'head', (select json_build_object('seq', seq, 'hash', hash) from record_chains where user_id = $1),
      'events', (${rows(`
        select e.seq, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          e.kind, e.record_id as "recordId", e.owner_kind as "ownerKind", e.owner_id as "ownerId", e.action,
          case when w.id is not null then e.changes end as changes,
          case when w.id is not null then e.salt end as salt,
          case when w.id is not null then e.record_hash end as "recordHash",
          e.content_hash as "contentHash", e.previous_hash as "previousHash", e.hash
        from record_events e left join wanted w on w.kind = e.kind and w.id = e.record_id and e.seq >= w.since
        where e.user_id = $1 order by e.seq`)}),
      'records', (${rows(`
        select c.kind, c.id, c.content from (${contents}) c join wanted w using (kind, id) order by c.kind, c.id`)}))`,
});

/**
 * The user's timeline. The content of events about other records than these is sealed: their hashes still verify. So
 * is the content of an activity from the time when its text had answers that are the owner's alone (migration 058):
 * with salt and hash they could be guessed.
 */
export async function of(ctx: Context, records: readonly Named[]): Promise<Timeline> {
  const owner = ctx.caller.session?.userId;
  if (owner) await ctx.services.onlineSteps.completeAccount(owner);
  const found = await ctx.reads.read(timelineRead, owner, JSON.stringify(records));
  return { ...timelineFormat, ...found };
}
