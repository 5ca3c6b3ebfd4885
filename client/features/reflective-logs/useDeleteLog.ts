import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteReflectiveLogMutation,
  useRestoreReflectiveLogMutation,
} from '#client/graphql/generated.ts';
import { showToast } from '#client/lib/toast.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { refreshAfterLog } from './refresh-after-log.ts';

const messages = reflectiveLogMessages.cpdLog;

/** Deletes a reflective log; the toast that tells of it can bring it back. */
export function useDeleteLog() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteReflectiveLogMutation();
  const [restore] = useRestoreReflectiveLogMutation();

  async function undo(id: string): Promise<void> {
    try {
      await restore({ variables: { id } });
      showToast({ title: messages.restored });
    } catch {
      showToast({ ...messages.restoreFailed, variant: 'destructive' });
    }
    void refreshAfterLog(client);
  }

  async function deleteLog(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      const action = { label: 'Undo', onClick: () => void undo(id) };
      showToast({ title: messages.deleted, action });
    } catch {
      showToast({ ...messages.deleteFailed, variant: 'destructive' });
    }
    void refreshAfterLog(client);
  }

  return { deleteLog, pending };
}
