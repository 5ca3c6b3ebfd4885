import type { Database } from '../../db/database.ts';
import { defineQuery } from '../../db/query.ts';
import { together } from '../../db/together.ts';

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
  const ask = together(async (userIds: number[]) => {
    const found = await database.query<{ user_id: number; unread: number }>({
      name: 'unread-counts',
      isQuick: true,
      text: `select user_id, count(*)::int as unread from notifications
        where user_id = any($1::int[]) and not is_read group by user_id`,
      values: [userIds],
    });
    return new Map(found.map(({ user_id, unread }) => [user_id, unread]));
  });
  const counter: UnreadCount = async (userId) => (await ask(userId)) ?? 0;
  counters.set(database, counter);
  return counter;
}
