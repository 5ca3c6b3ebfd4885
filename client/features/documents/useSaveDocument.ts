import { useApolloClient } from '@apollo/client/react';
import type { Sending } from '#client/components/form/CheckedFormik.tsx';
import {
  useCreateDocumentMutation,
  useUpdateDocumentMutation,
  type CreateDocumentInput,
  type DocumentPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { under } from '#client/lib/request-key.ts';
import { tellRefusal } from '#client/lib/tell-refusal.ts';
import { showToast } from '#client/lib/toast.ts';
import { dayToWire } from '#client/lib/dates.ts';
import { type CivilDate } from '#domain/dates';
import { documentMessages } from '#domain/documents';
import { refreshAfterDocument } from './refresh-after-document.ts';

/** What the form holds; days travel as midnight UTC. */
export type DocumentFields = Omit<CreateDocumentInput, 'expiryDate'> & {
  expiryDate: CivilDate | null;
};

/** Adds a document, or changes the given one; answers its id, and throws the refusal after telling of it, for the form's fields. */
export function useSaveDocument(document?: DocumentPartsFragment) {
  const client = useApolloClient();
  const [create] = useCreateDocumentMutation();
  const [update] = useUpdateDocumentMutation();

  return async ({ expiryDate, ...fields }: DocumentFields, sending: Sending): Promise<string> => {
    const input = { ...fields, expiryDate: expiryDate && dayToWire(expiryDate) };
    const { requestKey, version } = sending;
    let id: string;
    try {
      id =
        document && version !== undefined
          ? (await update({ variables: { id: document.id, input: { ...input, version } } })).data!
              .updateDocument.id
          : (await create({ variables: { input }, ...under(requestKey) })).data!.createDocument.id;
    } catch (error) {
      const told = { title: documentMessages.saveFailed, description: messageOf(error) };
      tellRefusal(error, told, version);
      throw error;
    }
    showToast(documentMessages.saved);
    void refreshAfterDocument(client);
    return id;
  };
}
