import DataLoader from 'dataloader';
import type { Context } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { defineQuery, rows } from '#server/db/query';
import { unauthenticated } from '#server/errors';
import { kindOf } from '#server/records/kinds';
import { id as idPart, type Order } from '../../mechanics/cursors.ts';
import { connection, pageOf, type Connection, type PageArgs } from '../../mechanics/pages.ts';
import { isBinKind, type BinKind } from '#domain/records/bin';
import { recordEventText, type DescribedEvent } from '#domain/records/record-events';
import type { HistoryEvent } from './record-event.type.ts';

/** A page of the history of a record that was read for the user. */
interface Wanted {
  kind: BinKind;
  id: number;
  /** One more than the page has. */
  most: number;
  /** The number of the event at which the page begins or ends; null for the end of the list. */
  beyond: number | null;
  /** -1 to read backwards, oldest first. */
  sign: 1 | -1;
}

interface Found {
  nodes: (DescribedEvent & { seq: number; at: string; hash: string })[];
  totalCount: number;
}

/**
 * The events of a wanted record `w`, of its files, of what others confirmed, of the certificate of its module, and of the
 * activities planned for a goal.
 */
const ofRecord = `
  select e.*, null as name from record_events e
  where e.user_id = $1 and e.kind = w.kind and e.record_id = w.id
  union all
  select e.*, coalesce(f.name, t.name || ', ' || t.role) from record_events e
  left join evidence_files f on e.kind = 'evidence-file' and f.id = e.record_id and f.user_id = e.user_id
  left join attestations t on e.kind = 'attestation' and t.id = e.record_id and t.user_id = e.user_id
  where e.user_id = $1 and e.owner_kind = w.kind and e.owner_id = w.id
  union all
  select e.*, k.number from module_completions c join certificates k on k.completion_id = c.id and k.user_id = c.user_id
  join record_events e on e.user_id = $1 and e.kind = 'certificate' and e.record_id = k.id
  where c.user_id = $1 and w.kind = 'activity' and c.activity_id = w.id
  union all
  select e.*, p.title from planned_activities p
  join record_events e on e.user_id = $1 and e.kind = 'planned-activity' and e.record_id = p.id
  where p.user_id = $1 and w.kind = 'learning-goal' and p.goal_id = w.id`;

const historyRead = defineQuery<Found[]>({
  name: 'recordHistory',
  sql: () =>
    rows(`
      select (${rows(`
        select seq, at, kind, action, changes, name, hash from (${ofRecord}) h
        where w.beyond is null or h.seq * w.sign < w.beyond * w.sign order by h.seq * w.sign desc limit w.most`)}) as nodes,
        (select count(*) from (${ofRecord}) h) as "totalCount"
      from rows from (json_to_recordset($2::json) as (kind text, id int, most int, beyond int, sign int))
        with ordinality w (kind, id, most, beyond, sign, n) order by n`),
});

const loaders = new WeakMap<Context, DataLoader<Wanted, Found>>();

/** The history of a record that was read for the user, newest first; one statement for all records of a list. */
export async function of(
  ctx: Context,
  kind: BinKind,
  id: number,
  args: PageArgs,
): Promise<Connection<HistoryEvent>> {
  const order: Order<readonly [seq: number]> = {
    list: 'the history of a record',
    of: `${kind} ${id}`,
    parts: [idPart],
  };
  const page = pageOf(args, order);
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  const found = await loader.load({
    kind,
    id: Number(id),
    most: page.size + 1,
    beyond: page.from?.[0] ?? null,
    sign: page.direction === 'forward' ? 1 : -1,
  });
  const user = await ctx.reads.known();
  if (!user) throw unauthenticated();
  const nodes = found.nodes.map((event) => ({
    seq: event.seq,
    at: new Date(event.at),
    action: event.action,
    text: recordEventText(event, user.timeZone, fieldsOf(event.kind)),
    sha256: event.hash,
  }));
  return connection({ ...found, nodes }, page, ({ seq }) => [seq]);
}

const fieldsOf = (kind: string): object | null => (isBinKind(kind) ? kindOf[kind].fields : null);

const createLoader = (ctx: Context) =>
  new DataLoader<Wanted, Found>(
    (wanted) => ctx.reads.read(historyRead, ctx.caller.session?.userId, JSON.stringify(wanted)),
    batchOptions,
  );
