import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteDocumentMutation,
  useRestoreDocumentMutation,
  type DocumentPartsFragment,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { takeOut } from '#client/lib/take-out.ts';
import { documentMessages } from '#domain/documents';
import { refreshAfterDocument } from './refresh-after-document.ts';

/** Deletes a document, on the screen at once; the toast that tells of it can bring it back. */
export function useDeleteDocument() {
  const client = useApolloClient();
  const [remove] = useDeleteDocumentMutation();
  const [restore] = useRestoreDocumentMutation();
  return (document: DocumentPartsFragment) =>
    deleteWithUndo({
      remove: () =>
        remove({
          variables: { id: document.id },
          optimisticResponse: { deleteDocument: document },
          update: (cache) => takeOut(cache, document, 'documents'),
        }),
      restore: () => restore({ variables: { id: document.id } }),
      renew: () => refreshAfterDocument(client),
      words: documentMessages,
    });
}
