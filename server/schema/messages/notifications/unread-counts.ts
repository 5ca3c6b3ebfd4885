import DataLoader from 'dataloader';
import { batchOptions } from '#server/db/batch-options';
import type { Database } from '#server/db/database';
import { defineQuery } from '#server/db/query';

/** The number of a user's unread notifications, read together with the other reads of a screen. */
export const unreadRead = defineQuery<number>({
  name: 'unread-notifications',
  sql: () => 'select count(*)::int from notifications where user_id = $1 and not is_read',
});

type UnreadCount = (userId: number) => Promise<number>;

const counters = new WeakMap<Database, UnreadCount>();

/** The same for live events: all counts requested at the same moment share one statement. */
export function unreadCounts(database: Database): UnreadCount {
  const known = counters.get(database);
  if (known) return known;
  const loader = new DataLoader<number, number>(async (userIds) => {
    const found = await database.query<{ user_id: number; unread: number }>({
      name: 'unread-counts',
      isQuick: true,
      text: `select user_id, count(*)::int as unread from notifications
        where user_id = any($1::int[]) and not is_read group by user_id`,
      values: [[...new Set(userIds)]],
    });
    const counts = new Map(found.map(({ user_id, unread }) => [user_id, unread]));
    return userIds.map((id) => counts.get(id) ?? 0);
  }, batchOptions);
  const counter: UnreadCount = (userId) => loader.load(userId);
  counters.set(database, counter);
  return counter;
}
