import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import {
  useAddBookmarkMutation,
  useRemoveBookmarkMutation,
  type ResourcePartsFragment,
} from '#client/graphql/generated.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { showToast } from '#client/lib/toast.ts';
import { resourceMessages } from '#domain/learning/resources';

/** Adds or removes a bookmark, optimistically; a failure reverts it and shows a message. */
export function useBookmark() {
  const client = useApolloClient();
  const [add] = useAddBookmarkMutation();
  const [remove] = useRemoveBookmarkMutation();

  async function addBookmark(resource: ResourcePartsFragment): Promise<void> {
    try {
      await add({
        variables: { input: { resourceId: resource.id } },
        optimisticResponse: { addBookmark: { ...resource, bookmarked: true } },
        update: (cache) => setBookmarked(cache, resource.id, true),
      });
    } catch {
      showToast({ ...resourceMessages.bookmarkAddFailed, variant: 'destructive' });
      return;
    }
    showToast(savedToast(resourceMessages.bookmarkAdded));
    void refreshFields(client, ['bookmarks']);
  }

  async function removeBookmark(resource: ResourcePartsFragment): Promise<void> {
    try {
      await remove({
        variables: { id: resource.id },
        optimisticResponse: { removeBookmark: { ...resource, bookmarked: false } },
        update: (cache) => setBookmarked(cache, resource.id, false),
      });
    } catch {
      showToast({ ...resourceMessages.bookmarkFailed, variant: 'destructive' });
      return;
    }
    const action = { label: 'Undo', onClick: () => void addBookmark(resource) };
    // A resource that is no longer available cannot be bookmarked again.
    const undo = resource.unavailable ? {} : { action };
    showToast(savedToast({ ...resourceMessages.bookmarkRemoved, ...undo }));
    void refreshFields(client, ['bookmarks']);
  }

  return { addBookmark, removeBookmark };
}

/** The bookmarks as cached. */
interface CachedBookmarks {
  edges: { __typename?: string; cursor: string; node: Reference }[];
  totalCount: number;
}

/** Puts a resource first in the cached bookmarks, or removes it. */
function setBookmarked(cache: ApolloCache, id: string, bookmarked: boolean): void {
  const changed: Modifier<CachedBookmarks> = (list, { readField, toReference }) => {
    const others = list.edges.filter(({ node }) => readField('id', node) !== id);
    const node = toReference({ __typename: 'Resource', id })!;
    // It has no cursor until the list is read again.
    const edges = bookmarked
      ? [{ __typename: 'ResourceEdge', cursor: '', node }, ...others]
      : [...others];
    return { ...list, edges, totalCount: list.totalCount + edges.length - list.edges.length };
  };
  cache.modify<Record<string, CachedBookmarks>>({ fields: { bookmarks: changed as never } });
}
