import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteActivityMutation,
  useRestoreActivityMutation,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { activityMessages } from '#domain/activities';
import { refreshAfterActivity } from './refresh-after-activity.ts';

/** Deletes an activity; the toast that tells of it can bring it back. */
export function useDeleteActivity() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteActivityMutation();
  const [restore] = useRestoreActivityMutation();
  const deleteActivity = (id: string) =>
    deleteWithUndo({
      remove: () => remove({ variables: { id } }),
      restore: () => restore({ variables: { id } }),
      renew: () => refreshAfterActivity(client),
      words: activityMessages,
    });
  return { deleteActivity, pending };
}
