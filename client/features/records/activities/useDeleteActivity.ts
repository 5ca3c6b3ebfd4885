import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteActivityMutation,
  useRestoreActivityMutation,
  type ActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import { activityMessages } from '#domain/records/activities';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';

/** Deletes an activity, optimistically; the toast offers to undo it. */
export function useDeleteActivity() {
  const client = useApolloClient();
  const [remove] = useDeleteActivityMutation();
  const [restore] = useRestoreActivityMutation();
  return (activity: ActivityPartsFragment) =>
    deleteWithUndo({
      remove: () =>
        remove({
          variables: { id: activity.id },
          optimisticResponse: { deleteActivity: activity },
          update: (cache) =>
            removeFromLists(cache, activity, 'activities', {
              totalHours: activity.hours,
              totalInteractiveHours: activity.isInteractive ? activity.hours : 0,
            }),
        }),
      restore: () => restore({ variables: { id: activity.id } }),
      renew: () => refreshAfterActivity(client),
      words: activityMessages,
    });
}
