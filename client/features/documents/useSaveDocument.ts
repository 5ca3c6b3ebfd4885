import { useApolloClient } from '@apollo/client/react';
import {
  useCreateDocumentMutation,
  useUpdateDocumentMutation,
  type CreateDocumentInput,
  type DocumentPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { documentMessages } from '#domain/documents';
import { refreshAfterDocument } from './refresh-after-document.ts';

/** Adds a document, or changes the given one; throws the refusal after telling of it, for the form's fields. */
export function useSaveDocument(document?: DocumentPartsFragment) {
  const client = useApolloClient();
  const [create] = useCreateDocumentMutation();
  const [update] = useUpdateDocumentMutation();

  return async (input: CreateDocumentInput): Promise<void> => {
    try {
      if (document) await update({ variables: { id: document.id, input } });
      else await create({ variables: { input } });
    } catch (error) {
      showToast({
        title: documentMessages.saveFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
      throw error;
    }
    showToast(documentMessages.saved);
    void refreshAfterDocument(client);
  };
}
