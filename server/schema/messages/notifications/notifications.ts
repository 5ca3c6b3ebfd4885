import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { selectFields, defineQuery, rows, type Fields } from '#server/db/query';
import { invalid, notFound } from '#server/errors';
import { parseId } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import type { User } from '../../account/users/user.entity.ts';
import { Notification } from './notification.entity.ts';
import { unreadRead } from './unread-counts.ts';

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Notification[]; totalCount: number; unreadCount: number }>({
    name: 'notifications',
    entity: Notification,
    needs: ['id', 'createdAt'],
    sql: (columns, asks) => `
    select json_build_object(
      'nodes', (${rows(`
        select ${columns} from notifications
        where user_id = $1 and (not $2::boolean or not is_read)
          and ($3::timestamptz is null or (created_at, id) ${lt} ($3, $4::int))
        order by created_at ${desc}, id ${desc} limit $5`)}),
      'totalCount', ${asks('totalCount') ? '(select count(*) from notifications where user_id = $1 and (not $2::boolean or not is_read))' : '0'},
      'unreadCount', ${asks('unreadCount') ? '(select count(*) from notifications where user_id = $1 and not is_read)' : '0'})`,
  }),
);

const byIdsRead = defineQuery<Notification[]>({
  name: 'notificationsByIds',
  entity: Notification,
  sql: (columns) =>
    rows(`select ${columns} from notifications where id = any($2::int[]) and user_id = $1`),
});

export type NotificationList = Connection<Notification> & { unreadCount: number };

/** The order of notifications; a subscription's cursors use it, too. */
export const notificationOrder = byMoment('notifications');

/** The user's notifications, newest first, a page at a time. */
export async function list(
  ctx: Context,
  args: PageArgs & { unreadOnly?: boolean | string | null },
  fields?: Fields | null,
): Promise<NotificationList> {
  const page = pageOf(args, notificationOrder);
  const found = await ctx.reads.read(
    selectFields(listRead[page.direction], fields),
    ctx.caller.session?.userId,
    flagOf(args.unreadOnly),
    ...pageParameters(page),
  );
  return {
    ...connection(found, page, (node) => [node.createdAt, node.id]),
    unreadCount: found.unreadCount,
  };
}

/** Returns those of the given notifications that belong to the user, in any order. */
export const many = async (ctx: Context, ids: readonly number[]): Promise<Notification[]> =>
  ctx.reads.read(byIdsRead, ctx.caller.session?.userId, ids);

/** Marks one as read, even if it already was; publishes it to the user's other tabs and devices. */
export async function markRead(ctx: Context, id: unknown): Promise<Notification> {
  const { id: userId } = await requireUser(ctx);
  const notification = await ctx.em.findOne(Notification, { id: parseId(id), userId });
  if (!notification) throw notFound();
  if (notification.isRead) return notification;
  notification.isRead = true;
  await ctx.em.flush();
  ctx.services.pubsub.publish('notificationsRead', userId, { ids: [notification.id] });
  return notification;
}

/** Marks all as read; returns how many were unread. */
export async function markAllRead(ctx: Context): Promise<number> {
  const { id: userId } = await requireUser(ctx);
  const read = await ctx.em.execute<{ id: number }[]>(
    'update notifications set is_read = true where user_id = ? and not is_read returning id',
    [userId],
  );
  const ids = read.map(({ id }) => id);
  if (ids.length > 0) ctx.services.pubsub.publish('notificationsRead', userId, { ids });
  return ids.length;
}

/** The number of the user's unread notifications. */
export const unread = (ctx: Context, user: User): Promise<number> =>
  ctx.reads.read(unreadRead, user.id);

/** The caller's live notifications, on the user's own topic. */
export async function subscribe(ctx: Context): Promise<AsyncIterable<Notification>> {
  const { id } = await requireUser(ctx);
  return ctx.services.pubsub.subscribe('notificationAdded', id) as AsyncIterable<Notification>;
}

/** An event as received: another process sends its times as text. */
export const received = (event: Notification): Notification =>
  Object.assign(event, { createdAt: new Date(event.createdAt) });

/** REST sends it as text. */
function flagOf(unreadOnly: boolean | string | null | undefined): boolean {
  if (!unreadOnly || unreadOnly === 'false') return false;
  if (unreadOnly === true || unreadOnly === 'true') return true;
  throw invalid({ unreadOnly: 'unreadOnly must be true or false' });
}
