import { useApolloClient } from '@apollo/client/react';
import { useRestoreImportMutation, useUndoImportMutation } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { importedLabel, importMessages as messages } from '#domain/records/imports';
import { refreshAfterImport } from './refresh-after-import.ts';

/** Undoes a whole import, and restores it. */
export function useUndoImport() {
  const client = useApolloClient();
  const [undo, { loading: isUndoing }] = useUndoImportMutation();
  const [restore, { loading: isRestoring }] = useRestoreImportMutation();

  async function restoreImport(id: string): Promise<void> {
    try {
      const { data } = await restore({ variables: { id } });
      showToast({ title: messages.restored(importedLabel(data!.restoreImport)) });
    } catch (error) {
      tellFailure(messages.restoreFailed, error);
    }
    void refreshAfterImport(client);
  }

  async function undoImport(id: string): Promise<void> {
    try {
      const { data } = await undo({ variables: { id } });
      const action = { label: 'Restore import', onClick: () => void restoreImport(id) };
      showToast({ title: messages.undone(importedLabel(data!.undoImport)), action });
    } catch (error) {
      tellFailure(messages.undoFailed, error);
    }
    void refreshAfterImport(client);
  }

  return { undoImport, restoreImport, pending: isUndoing || isRestoring };
}
