import { createContext, requireUser, type Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { invalid } from '#server/errors';
import { catchingUp } from '#server/realtime/catching-up';
import { choiceOf } from '#server/validate';
import { EVENT_CHANGES_MAX } from '#domain/pages';
import {
  changesMessages,
  timelineKinds,
  type RecordAction,
  type TimelineKind,
} from '#domain/records/record-events';
import { sizeOf } from '../../mechanics/pages.ts';
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
        from record_events where user_id = $1 and seq > $2 and ($4::text is null or kind = $4)
        order by seq limit $3`)}),
      'head', coalesce((select max(seq) from record_events where user_id = $1), 0))`,
});

export interface ChangesArgs {
  after?: string | null | undefined;
  first?: number | null | undefined;
  kind?: string | null | undefined;
}

/** The context that read each change: a subscription lasts for hours. */
const readWith = new WeakMap<RecordChange, Context>();

/**
 * The caller's changes after a place, oldest first: the timeline lists every change in order and is never cut, so a
 * caller misses nothing, however long it was away. Without a place, from the beginning. Throws invalid() for an
 * invalid place.
 */
export async function list(
  ctx: Context,
  { after, first, kind }: ChangesArgs,
): Promise<RecordsChange> {
  const size = sizeOf('first', first ?? EVENT_CHANGES_MAX);
  const { id } = await requireUser(ctx);
  return pageAfter(ctx, id, {
    after: after ? seqOf(after) : 0,
    size,
    kind: choiceOf('kind', timelineKinds, kind),
  });
}

/**
 * Yields changes of the caller's records; events are only hints to read the timeline. The first result comes at once, with
 * what was missed since `after`, the cursor of an earlier one; as many follow as it takes to catch up.
 */
export async function subscribe(
  ctx: Context,
  after?: string | null,
): Promise<AsyncIterable<RecordsChange>> {
  let last = after ? seqOf(after) : null;
  let hasBegun = false;
  const { id } = await requireUser(ctx);
  const { pubsub } = ctx.services;

  async function look(lookAgain: () => void): Promise<RecordsChange | null> {
    const fresh = createContext(ctx.services, ctx.caller);
    const page = await pageAfter(fresh, id, {
      after: last,
      size: last === null ? 0 : EVENT_CHANGES_MAX,
      kind: null,
    });
    if (!page.complete) lookAgain();
    if (hasBegun && page.changes.length === 0) return null;
    hasBegun = true;
    last = Number(page.cursor);
    return page;
  }

  return catchingUp<object, RecordsChange>(
    pubsub,
    [
      (tell) => pubsub.listen('recordsChanged', id, tell),
      // Other people's actions on a user's records, such as confirming, come with a notification.
      (tell) => pubsub.listen('notificationAdded', id, tell),
    ],
    { look, told: (_event, lookAgain) => look(lookAgain) },
  );
}

interface Wanted {
  after: number | null;
  size: number;
  kind: TimelineKind | null;
}

/** The changes after an event; none after null, which means the newest. */
async function pageAfter(
  ctx: Context,
  userId: number,
  { after, size, kind }: Wanted,
): Promise<RecordsChange> {
  const most = after === null ? 0 : size + 1;
  const { nodes, head } = await ctx.reads.read(read, userId, after ?? 0, most, kind);
  if (after !== null && after > head) throw invalid({ after: changesMessages.ahead(head) });
  const changes = nodes.slice(0, size).map((row) => ({ ...row, at: new Date(row.at) }));
  for (const change of changes) readWith.set(change, ctx);
  const complete = nodes.length <= size;
  // Once complete, those of other kinds need not be looked through again.
  const last = complete && kind ? head : (changes.at(-1)?.seq ?? after ?? head);
  return { changes, cursor: String(last), complete };
}

/** The context of the request that read a change. */
export const contextOf = (change: RecordChange): Context | undefined => readWith.get(change);

function seqOf(cursor: string): number {
  const seq = /^\d{1,10}$/.test(cursor) ? Number(cursor) : NaN;
  if (!(seq <= 2_147_483_647)) throw invalid({ after: changesMessages.noCursor });
  return seq;
}
