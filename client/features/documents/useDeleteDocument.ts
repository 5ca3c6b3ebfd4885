import { useApolloClient } from '@apollo/client/react';
import {
  useDeleteDocumentMutation,
  useRestoreDocumentMutation,
} from '#client/graphql/generated.ts';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { documentMessages } from '#domain/documents';
import { refreshAfterDocument } from './refresh-after-document.ts';

/** Deletes a document; the toast that tells of it can bring it back. */
export function useDeleteDocument() {
  const client = useApolloClient();
  const [remove, { loading: pending }] = useDeleteDocumentMutation();
  const [restore] = useRestoreDocumentMutation();
  const deleteDocument = (id: string) =>
    deleteWithUndo({
      remove: () => remove({ variables: { id } }),
      restore: () => restore({ variables: { id } }),
      renew: () => refreshAfterDocument(client),
      words: documentMessages,
    });
  return { deleteDocument, pending };
}
