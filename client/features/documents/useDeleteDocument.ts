import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteDocumentMutation,
  useRestoreDocumentMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { documentMessages } from '#domain/documents';
import { refreshAfterDocument } from './refresh-after-document.ts';

/** Deletes a document; the toast that tells of it can bring it back. */
export function useDeleteDocument() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteDocumentMutation();
  const [restore] = useRestoreDocumentMutation();

  async function undo(id: string): Promise<void> {
    try {
      await restore({ variables: { id } });
      showToast({ title: documentMessages.restored });
    } catch (error) {
      failed(documentMessages.restoreFailed, error);
    }
    void refreshAfterDocument(client);
  }

  async function deleteDocument(id: string): Promise<void> {
    try {
      await remove({ variables: { id } });
      const action = { label: 'Undo', onClick: () => void undo(id) };
      showToast({ title: documentMessages.deleted, action });
    } catch (error) {
      failed(documentMessages.deleteFailed, error);
    }
    void refreshAfterDocument(client);
  }

  return { deleteDocument, pending };
}

function failed(title: string, error: unknown): void {
  showToast({ title, description: messageOf(error), variant: 'destructive' });
}
