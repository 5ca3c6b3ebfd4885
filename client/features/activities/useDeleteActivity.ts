import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteActivityMutation,
  useRestoreActivityMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityMessages } from '#domain/activities';
import { refreshAfterActivity } from './refresh-after-activity.ts';

/** Deletes an activity; the toast that tells of it can bring it back. */
export function useDeleteActivity() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteActivityMutation();
  const [restore] = useRestoreActivityMutation();

  async function undo(id: string): Promise<void> {
    try {
      await restore({ variables: { id } });
      showToast({ title: activityMessages.restored });
    } catch (error) {
      failed(activityMessages.restoreFailed, error);
    }
    void refreshAfterActivity(client);
  }

  async function deleteActivity(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      const action = { label: 'Undo', onClick: () => void undo(id) };
      showToast({ ...activityMessages.deleted, action });
    } catch (error) {
      failed(activityMessages.deleteFailed, error);
    }
    void refreshAfterActivity(client);
  }

  return { deleteActivity, pending };
}

function failed(title: string, error: unknown): void {
  showToast({ title, description: messageOf(error), variant: 'destructive' });
}
