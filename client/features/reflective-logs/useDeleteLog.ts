import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteReflectiveLogMutation,
  useRestoreReflectiveLogMutation,
  type ReflectiveLogPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { takeOut } from '#client/lib/take-out.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { refreshAfterLog } from './refresh-after-log.ts';

/** Deletes a reflective log, on the screen at once; the toast that tells of it can bring it back. */
export function useDeleteLog() {
  const client = useApolloClient();
  const [remove] = useDeleteReflectiveLogMutation();
  const [restore] = useRestoreReflectiveLogMutation();
  return (log: ReflectiveLogPartsFragment) =>
    deleteWithUndo({
      remove: () =>
        remove({
          variables: { id: log.id },
          optimisticResponse: { deleteReflectiveLog: log },
          update: (cache) => takeOut(cache, log, 'reflectiveLogs'),
        }),
      restore: () => restore({ variables: { id: log.id } }),
      renew: () => refreshAfterLog(client),
      words: reflectiveLogMessages.cpdLog,
    });
}
