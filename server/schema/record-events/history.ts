import DataLoader from 'dataloader';
import type { Context } from '../../context.ts';
import { batchOptions } from '../../db/batch-options.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { unauthenticated } from '../../errors.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import type { BinKind } from '#domain/bin';
import { recordEventText, type DescribedEvent } from '#domain/record-events';
import type { HistoryEvent } from './record-event.type.ts';

/** A page of the history of a record that was read for the user. */
interface Wanted {
  kind: BinKind;
  id: number;
  /** One more than the page has. */
  first: number;
  /** The number of the event after which the page begins; null for the newest. */
  after: number | null;
}

interface Found {
  nodes: (DescribedEvent & { seq: number; at: string; hash: string })[];
  totalCount: number;
}

/** The events of a wanted record `w`, and those of its files and of what others confirmed about it. */
const ofRecord = `
  select e.*, null as file_name, null as signer from record_events e
  where e.user_id = $1 and e.kind = w.kind and e.record_id = w.id
  union all
  select e.*, f.name, t.name || ', ' || t.role from record_events e
  left join evidence_files f on e.kind = 'evidence-file' and f.id = e.record_id and f.user_id = e.user_id
  left join attestations t on e.kind = 'attestation' and t.id = e.record_id and t.user_id = e.user_id
  where e.user_id = $1 and e.owner_kind = w.kind and e.owner_id = w.id`;

const historyRead = defineQuery<Found[]>({
  name: 'recordHistory',
  sql: () =>
    rows(`
      select (${rows(`
        select seq, at, kind, action, changes, file_name as "fileName", signer, hash from (${ofRecord}) h
        where w.after is null or h.seq < w.after order by h.seq desc limit w.first`)}) as nodes,
        (select count(*) from (${ofRecord}) h) as "totalCount"
      from rows from (json_to_recordset($2::json) as (kind text, id int, first int, after int))
        with ordinality w (kind, id, first, after, n) order by n`),
});

const loaders = new WeakMap<Context, DataLoader<Wanted, Found>>();

/** The history of a record that was read for the user, newest first; one statement for all records of a list. */
export async function of(
  ctx: Context,
  kind: BinKind,
  id: number,
  args: PageArgs,
): Promise<Connection<HistoryEvent>> {
  const page = pageOf(args);
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  const after = page.after?.id ?? null;
  const found = await loader.load({ kind, id: Number(id), first: page.first + 1, after });
  const user = await ctx.reads.known();
  if (!user) throw unauthenticated();
  const nodes = found.nodes.map((event) => ({
    seq: event.seq,
    at: new Date(event.at),
    action: event.action,
    text: recordEventText(event, user.timeZone),
    sha256: event.hash,
  }));
  return connection({ ...found, nodes }, page, ({ at, seq }) => cursorOf(at, seq));
}

const createLoader = (ctx: Context) =>
  new DataLoader<Wanted, Found>(
    (wanted) => ctx.reads.read(historyRead, ctx.caller.session?.userId, JSON.stringify(wanted)),
    batchOptions,
  );
