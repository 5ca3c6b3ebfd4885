import { Repeater, filter, map, pipe } from '@graphql-yoga/subscription';
import { createContext, requireUser, type Context } from '../../context.ts';
import { defineQuery, rows } from '../../db/reader.ts';
import { cursorOf, parseCursor, type Edge, type Place } from '../pages.ts';
import { Notification } from './notification.entity.ts';
import { received } from './notifications.ts';
import { unreadCounts } from './unread-counts.ts';

/** What happened to somebody's notifications since the last time that it was told. */
export interface NotificationsChange {
  added: Edge<Notification>[];
  readIds: number[];
  unreadCount: number;
  cursor: string;
  complete: boolean;
}

type Told = { added: Notification } | { ids: number[] } | 'look';

/** So many missed ones are told one by one; whoever missed more asks for the list. */
const MOST_MISSED = 50;

/** When Redis is back, all sockets of a process look for themselves; not all at once. */
const LOOK_WITHIN_MS = 1_000;

/** Before every notification. */
const START: Place = { at: new Date(0), id: 0 };

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
 * The caller's changes as they happen. The first comes at once and says what was missed since `after`, the cursor of an
 * earlier one; without it, only where things stand. The count is read after the event, so the last one told is right.
 */
export async function subscribe(
  ctx: Context,
  after?: string | null,
): Promise<AsyncIterable<NotificationsChange>> {
  let last = after ? parseCursor(after) : null;
  const { id } = await requireUser(ctx);
  const { database, pubsub } = ctx.services;
  /** Their events may still be on the way when they have been looked up. */
  const lookedUp = new Set<number>();
  let hasLooked = false;

  async function look(): Promise<NotificationsChange> {
    hasLooked = true;
    const missed = await createContext(ctx.services, ctx.caller).reads.read(
      missedRead,
      id,
      last?.at ?? null,
      last?.id ?? null,
      last ? MOST_MISSED + 1 : 1,
    );
    const isFirst = last === null;
    last = placeOf(missed.nodes[0]) ?? last ?? START;
    const added = isFirst ? [] : missed.nodes.slice(0, MOST_MISSED);
    for (const { id } of missed.nodes) lookedUp.add(id);
    return {
      added: added.map(edgeOf),
      readIds: [],
      unreadCount: missed.unreadCount,
      cursor: cursorOf(last.at, last.id),
      complete: isFirst || missed.nodes.length <= MOST_MISSED,
    };
  }

  async function told(event: Exclude<Told, 'look'>): Promise<NotificationsChange | null> {
    // What is heard before the first look is found by it, with all that came before.
    if (!hasLooked || ('added' in event && lookedUp.has(event.added.id))) return null;
    const added = 'added' in event ? [edgeOf(event.added)] : [];
    last = later(last ?? START, placeOf(added[0]?.node));
    return {
      added,
      readIds: 'ids' in event ? event.ids : [],
      unreadCount: await unreadCounts(database)(id),
      cursor: cursorOf(last.at, last.id),
      complete: true,
    };
  }

  // All of them begin to listen together, before the first look.
  const events = Repeater.merge<AsyncIterable<Told>>([
    pipe(
      pubsub.subscribe('notificationAdded', id),
      map((event): Told => ({ added: received(event) })),
    ),
    pubsub.subscribe('notificationsRead', id),
    pipe(
      pubsub.subscribe('eventsMissed', 'all'),
      map(async (): Promise<Told> => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LOOK_WITHIN_MS));
        return 'look';
      }),
    ),
    once('look', pubsub.settled),
  ]);
  return pipe(
    events,
    map((event) => (event === 'look' ? look() : told(event))),
    filter((change) => change !== null),
  );
}

const edgeOf = (node: Notification): Edge<Notification> => ({
  cursor: cursorOf(node.createdAt, node.id),
  node,
});

const placeOf = (node: Notification | undefined): Place | null =>
  node ? { at: node.createdAt, id: node.id } : null;

const later = (one: Place, other: Place | null): Place =>
  other && (other.at > one.at || (+other.at === +one.at && other.id > one.id)) ? other : one;

async function* once(event: Told, after: () => Promise<unknown>): AsyncIterable<Told> {
  await after();
  yield event;
}
