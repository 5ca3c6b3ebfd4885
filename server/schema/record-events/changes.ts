import { createContext, requireUser, type Context } from '../../context.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { invalid } from '../../errors.ts';
import { catchingUp } from '../../realtime/catching-up.ts';
import { EVENT_CHANGES_MAX } from '#domain/pages';
import type { RecordAction, TimelineKind } from '#domain/record-events';
import type { RecordChange, RecordsChange } from './records-change.type.ts';

interface Row {
  seq: number;
  at: string;
  kind: TimelineKind;
  recordId: number;
  ownerKind: TimelineKind | null;
  ownerId: number | null;
  action: RecordAction;
}

const read = defineQuery<{ nodes: Row[]; head: number }>({
  name: 'records-changed',
  sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select seq, at, kind, record_id as "recordId", owner_kind as "ownerKind", owner_id as "ownerId", action
        from record_events where user_id = $1 and seq > $2 order by seq limit $3`)}),
      'head', coalesce((select max(seq) from record_events where user_id = $1), 0))`,
});

/**
 * Yields changes of the caller's records from the timeline, which lists every change in order; events are only hints to
 * read it. The first result comes at once, with what was missed since `after`, the cursor of an earlier one.
 */
export async function subscribe(
  ctx: Context,
  after?: string | null,
): Promise<AsyncIterable<RecordsChange>> {
  let last = after ? seqOf(after) : null;
  let hasBegun = false;
  const { id } = await requireUser(ctx);
  const { pubsub } = ctx.services;

  async function look(): Promise<RecordsChange | null> {
    const { reads } = createContext(ctx.services, ctx.caller);
    const { nodes, head } = await reads.read(
      read,
      id,
      last ?? 0,
      last === null ? 0 : EVENT_CHANGES_MAX + 1,
    );
    if (hasBegun && head === last) return null;
    hasBegun = true;
    last = head;
    return {
      changes: nodes.slice(0, EVENT_CHANGES_MAX).map(changeOf),
      cursor: String(head),
      complete: nodes.length <= EVENT_CHANGES_MAX,
    };
  }

  return catchingUp<object, RecordsChange>(
    pubsub,
    [
      (tell) => pubsub.listen('recordsChanged', id, tell),
      // Other people's actions on a user's records, such as confirming, come with a notification.
      (tell) => pubsub.listen('notificationAdded', id, tell),
    ],
    { look, told: look },
  );
}

const changeOf = ({ at, ...row }: Row): RecordChange => ({ ...row, at: new Date(at) });

function seqOf(cursor: string): number {
  const seq = /^\d{1,10}$/.test(cursor) ? Number(cursor) : NaN;
  if (!(seq <= 2_147_483_647)) throw invalid({ after: 'after is not a cursor of these changes' });
  return seq;
}
