import { useApolloClient } from '@apollo/client/react';
import {
  useRestoreResourceMutation,
  type ResourcePartsFragment,
} from '#client/graphql/generated.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { resourceMessages } from '#domain/learning/resources';

/** Returns a function that restores a resource of the user's from its bookmark. */
export function useRestoreResource() {
  const client = useApolloClient();
  const [restore] = useRestoreResourceMutation();
  return async ({ id }: ResourcePartsFragment): Promise<void> => {
    try {
      await restore({ variables: { id } });
    } catch (error) {
      const { title, description } = resourceMessages.restoreFailed;
      tellFailure(title, error, description);
      return;
    }
    showToast({ title: resourceMessages.restored });
    void refreshFields(client, ['resources', 'bookmarks']);
  };
}
