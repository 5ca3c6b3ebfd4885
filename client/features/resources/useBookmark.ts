import type { Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  useAddBookmarkMutation,
  useRemoveBookmarkMutation,
  type ResourcePartsFragment,
} from '#client/graphql/generated.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refresh } from '#client/lib/refresh.ts';
import { showToast } from '#client/lib/toast.ts';
import { resourceMessages } from '#domain/resources';

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
        update(cache) {
          cache.modify({
            fields: {
              bookmarks: (list: readonly Reference[], { readField, toReference }) => [
                toReference({ __typename: 'Resource', id: resource.id })!,
                ...list.filter((kept) => readField('id', kept) !== resource.id),
              ],
            },
          });
        },
      });
    } catch {
      showToast({ ...resourceMessages.bookmarkAddFailed, variant: 'destructive' });
      return;
    }
    showToast(savedToast(resourceMessages.bookmarkAdded));
    void refresh(client, ['bookmarks']);
  }

  async function removeBookmark(resource: ResourcePartsFragment): Promise<void> {
    try {
      await remove({
        variables: { id: resource.id },
        optimisticResponse: { removeBookmark: { ...resource, bookmarked: false } },
        update(cache) {
          cache.modify({
            fields: {
              bookmarks: (list: readonly Reference[], { readField }) =>
                list.filter((kept) => readField('id', kept) !== resource.id),
            },
          });
        },
      });
    } catch {
      showToast({ ...resourceMessages.bookmarkFailed, variant: 'destructive' });
      return;
    }
    const action = { label: 'Undo', onClick: () => void addBookmark(resource) };
    // A resource that is no longer available cannot be bookmarked again.
    const undo = resource.unavailable ? {} : { action };
    showToast(savedToast({ ...resourceMessages.bookmarkRemoved, ...undo }));
    void refresh(client, ['bookmarks']);
  }

  return { addBookmark, removeBookmark };
}
