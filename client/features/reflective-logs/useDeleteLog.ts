import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteReflectiveLogMutation,
  useRestoreReflectiveLogMutation,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { refreshAfterLog } from './refresh-after-log.ts';

/** Deletes a reflective log; the toast that tells of it can bring it back. */
export function useDeleteLog() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteReflectiveLogMutation();
  const [restore] = useRestoreReflectiveLogMutation();
  const deleteLog = (id: string) =>
    deleteWithUndo({
      remove: () => remove({ variables: { id } }),
      restore: () => restore({ variables: { id } }),
      renew: () => refreshAfterLog(client),
      words: reflectiveLogMessages.cpdLog,
    });
  return { deleteLog, pending };
}
