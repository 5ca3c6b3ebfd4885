import type { ApolloCache, Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';
import {
  CurrentUserDocument,
  NotificationPartsFragmentDoc,
  type CurrentUserQuery,
  type NotificationPartsFragment,
  type NotificationsChangedSubscription,
} from '#client/graphql/generated.ts';

export type NotificationsChange = NotificationsChangedSubscription['notificationsChanged'];

/** A list as cached, as far as it was loaded. */
interface KeptList {
  totalCount?: number;
  unreadCount?: number;
  edges: readonly { __typename: 'NotificationEdge'; cursor: string; node: Reference }[];
}

/**
 * Applies an event to all cached lists and counts. Returns false if they do not add up afterwards: an event was missed
 * and the lists must be refetched.
 */
export function applyChange(cache: ApolloCache, change: NotificationsChange): boolean {
  const { added, readIds, unreadCount, complete } = change;
  let addsUp = complete;
  cache.batch({
    update(kept) {
      const before = userOf(kept)?.unreadNotifications;
      const newlyRead = readIds.filter((id) => !kept.readFragment(parts(id))?.isRead).length;
      const newlyUnread = added.filter(({ node }) => !node.isRead).length;
      addsUp &&= before === undefined || before + newlyUnread - newlyRead === unreadCount;
      for (const { node } of added) kept.writeFragment({ ...parts(node.id), data: node });
      addToLists(kept, added);
      for (const id of readIds) markRead(kept, id);
      setUnread(kept, () => unreadCount);
    },
  });
  return addsUp;
}

/** Marks one as read in the cache, whether or not the live event has arrived. */
export function applyRead(cache: ApolloCache, id: string): void {
  if (markRead(cache, id)) setUnread(cache, (count) => Math.max(0, count - 1));
}

/** Marks all cached notifications as read. */
export function applyAllRead(cache: ApolloCache): void {
  const shown = new Set<string>();
  eachList(cache, (list, { readField }) => {
    for (const { node } of list.edges) shown.add(String(readField('id', node)));
    return list;
  });
  for (const id of shown) markRead(cache, id);
  setUnread(cache, () => 0);
}

/** Sets the unread count in every cached list. */
export function setUnread(cache: ApolloCache, change: (count: number) => number): void {
  const me = userOf(cache);
  if (me) {
    const fields = { unreadNotifications: change };
    cache.modify({ id: cache.identify({ __typename: 'User', id: me.id }), fields });
  }
  eachList(cache, (list) => ({
    ...list,
    ...(list.unreadCount !== undefined && { unreadCount: change(list.unreadCount) }),
  }));
}

function addToLists(cache: ApolloCache, added: NotificationsChange['added']): void {
  eachList(cache, (list, { storeFieldName, readField, toReference }) => {
    const there = new Set(list.edges.map(({ node }) => readField('id', node)));
    const unreadOnly = storeFieldName.includes('"unreadOnly":true');
    const edges = added
      .filter(({ node }) => !there.has(node.id) && !(unreadOnly && node.isRead))
      .map(({ cursor, node }) => ({
        __typename: 'NotificationEdge' as const,
        cursor,
        node: toReference(idOf(node.id))!,
      }));
    return {
      ...list,
      edges: [...edges, ...list.edges],
      ...(list.totalCount !== undefined && { totalCount: list.totalCount + edges.length }),
    };
  });
}

/** True if the cache had it as unread. */
function markRead(cache: ApolloCache, id: string): boolean {
  let wasUnread = false;
  cache.modify({
    id: idOf(id),
    fields: {
      isRead(isRead: boolean) {
        wasUnread = !isRead;
        return true;
      },
    },
  });
  return wasUnread;
}

type Change = (list: KeptList, details: ModifierDetails) => KeptList;

function eachList(cache: ApolloCache, change: Change): void {
  cache.modify<{ notifications: KeptList }>({ fields: { notifications: change as never } });
}

const idOf = (id: string) => `Notification:${id}`;

const parts = (id: string) => ({
  id: idOf(id),
  fragment: NotificationPartsFragmentDoc as TypedFragment,
});

type TypedFragment = Parameters<
  typeof ApolloCache.prototype.readFragment<NotificationPartsFragment>
>[0]['fragment'];

const userOf = (cache: ApolloCache) =>
  cache.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me;
