import {
  CreateDocumentDocument,
  DeleteDocumentDocument,
  DocumentDocument,
  RestoreDocumentDocument,
  UpdateDocumentDocument,
  type CreateDocumentInput,
  type DeleteDocumentMutation,
  type DocumentPartsFragment,
  type DocumentQuery,
} from '#client/graphql/generated.ts';
import { dayFromWire, dayToWire, formatDay, formatDayLong } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import {
  documentDefaults,
  documentFile,
  documentFileName,
  documentMessages,
} from '#domain/documents';
import { documentFields, type DocumentValues } from '#domain/documents.fields';
import { importedText, recordedAt } from '#domain/recorded';

/** A document; lists know its files too. */
export type Row = DocumentPartsFragment & { evidenceFiles?: readonly { id: string }[] };

/** How the client reads, saves and deletes documents. */
export const documents: RecordSpec<
  Row,
  DocumentValues,
  CreateDocumentInput,
  DeleteDocumentMutation
> = {
  name: 'document',
  list: 'documents',
  alsoShownIn: [],
  fields: documentFields,
  toValues: (row) => ({
    title: row?.title ?? documentDefaults.title,
    type: row?.type ?? documentDefaults.type,
    content: row?.content ?? documentDefaults.content,
    expiryDate: dayFromWire(row?.expiryDate) ?? documentDefaults.expiryDate,
  }),
  toInput: ({ expiryDate, ...values }) => ({
    ...values,
    expiryDate: expiryDate && dayToWire(expiryDate),
  }),
  load: async (client, id) => {
    const { data } = await client.query<DocumentQuery>({
      query: DocumentDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.document;
  },
  create: CreateDocumentDocument,
  update: UpdateDocumentDocument,
  remove: DeleteDocumentDocument,
  removed: (row) => ({ deleteDocument: row }),
  restore: RestoreDocumentDocument,
  messages: {
    ...documentMessages,
    created: documentMessages.saved,
    updated: documentMessages.saved,
  },
};

/** Saves a document to the user's device as a text file. */
export function downloadDocument(row: Row, timeZone: string): void {
  const { createdAt, claimedCreatedAt } = row;
  const note =
    claimedCreatedAt &&
    importedText(formatDay(createdAt, timeZone), formatDay(claimedCreatedAt, timeZone), 'added');
  const text = documentFile(row, formatDayLong(recordedAt(row), timeZone), note);
  download(documentFileName(row.title), text, 'text/plain;charset=utf-8');
}
