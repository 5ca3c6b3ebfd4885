import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/components/conflicts/edited.ts';
import {
  DocumentDocument,
  useRestoreDocumentMutation,
  type DocumentPartsFragment,
  type DocumentQuery,
} from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { documentDefaults, documentTypeLabel } from '#domain/documents';
import type { DocumentFields } from './useSaveDocument.ts';

const labels = { title: 'Title', type: 'Type', content: 'Content', expiryDate: 'Expiry date' };

/** The form's values for a document to edit, or for a new one. */
export const toFields = (document?: DocumentPartsFragment): DocumentFields => ({
  title: document?.title ?? documentDefaults.title,
  type: document?.type ?? documentDefaults.type,
  content: document?.content ?? documentDefaults.content,
  expiryDate: dayFromWire(document?.expiryDate) ?? documentDefaults.expiryDate,
});

/** What the form must know of the document that it edits; nothing of a new one. */
export function useEditedDocument(
  document: DocumentPartsFragment | undefined,
): Edited<DocumentFields> | undefined {
  const client = useApolloClient();
  const [restore] = useRestoreDocumentMutation();
  if (!document) return undefined;
  const { id, version } = document;
  return {
    version,
    labels,
    words: { type: documentTypeLabel },
    load: async () => {
      const { data } = await client.query<DocumentQuery>({
        query: DocumentDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data ? { ...data.document, values: toFields(data.document) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}
