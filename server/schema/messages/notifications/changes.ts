import { EVENT_CHANGES_MAX } from '#domain/pages';
import { createContext, requireUser, type Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { catchingUp } from '#server/realtime/catching-up';
import { cursorOf, parseCursor, type Newest } from '../../mechanics/cursors.ts';
import type { Edge } from '../../mechanics/pages.ts';
import { Notification } from './notification.entity.ts';
import { notificationOrder, received } from './notifications.ts';
import { unreadCounts } from './unread-counts.ts';

/** The changes of a user's notifications since the last event. */
export interface NotificationsChange {
  added: Edge<Notification>[];
  readIds: number[];
  unreadCount: number;
  cursor: string;
  complete: boolean;
}

type Told = { added: Notification } | { ids: number[] };

/** Before every notification. */
const START: Newest = [new Date(0), 0];

const missedRead = defineQuery<{ nodes: Notification[]; unreadCount: number }>({
  name: 'notifications-missed',
  entity: Notification,
  sql: (columns) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from notifications
        where user_id = $1 and ($2::timestamptz is null or (created_at, id) > ($2, $3::int))
        order by created_at desc, id desc limit $4`)}),
      'unreadCount', (select count(*) from notifications where user_id = $1 and not is_read))`,
});

/**
 * The caller's changes as they happen. The first comes at once with what was missed since `after`, the cursor of an
 * earlier one, or without it only with the current state. The count is read after the event, so the last one sent is
 * correct.
 */
export async function subscribe(
  ctx: Context,
  after?: string | null,
): Promise<AsyncIterable<NotificationsChange>> {
  let last = after ? parseCursor(notificationOrder, after, 'after') : null;
  const { id } = await requireUser(ctx);
  const { database, pubsub } = ctx.services;
  /** Their events may still arrive after the read has found them. */
  const alreadySent = new Set<number>();
  let hasLooked = false;

  async function look(): Promise<NotificationsChange> {
    hasLooked = true;
    const missed = await createContext(ctx.services, ctx.caller).reads.read(
      missedRead,
      id,
      last?.[0] ?? null,
      last?.[1] ?? null,
      last ? EVENT_CHANGES_MAX + 1 : 1,
    );
    const isFirst = last === null;
    last = placeOf(missed.nodes[0]) ?? last ?? START;
    const added = isFirst ? [] : missed.nodes.slice(0, EVENT_CHANGES_MAX);
    for (const { id } of missed.nodes) alreadySent.add(id);
    return {
      added: added.map(edgeOf),
      readIds: [],
      unreadCount: missed.unreadCount,
      cursor: cursorOf(notificationOrder, last),
      complete: isFirst || missed.nodes.length <= EVENT_CHANGES_MAX,
    };
  }

  async function told(event: Told): Promise<NotificationsChange | null> {
    // The first read finds what arrives before it.
    if (!hasLooked || ('added' in event && alreadySent.has(event.added.id))) return null;
    const added = 'added' in event ? [edgeOf(event.added)] : [];
    last = later(last ?? START, placeOf(added[0]?.node));
    return {
      added,
      readIds: 'ids' in event ? event.ids : [],
      unreadCount: await unreadCounts(database)(id),
      cursor: cursorOf(notificationOrder, last),
      complete: true,
    };
  }

  return catchingUp<Told, NotificationsChange>(
    pubsub,
    [
      (tell) => pubsub.listen('notificationAdded', id, (event) => tell({ added: received(event) })),
      (tell) => pubsub.listen('notificationsRead', id, tell),
    ],
    { look, told },
  );
}

const edgeOf = (node: Notification): Edge<Notification> => ({
  cursor: cursorOf(notificationOrder, [node.createdAt, node.id]),
  node,
});

const placeOf = (node: Notification | undefined): Newest | null =>
  node ? [node.createdAt, node.id] : null;

const later = (one: Newest, other: Newest | null): Newest =>
  other && (other[0] > one[0] || (+other[0] === +one[0] && other[1] > one[1])) ? other : one;
