import dayjs from 'dayjs';
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
import { dayFromWire, dayOf, dayToWire } from '#client/lib/dates.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import { documentDefaults, documentMessages } from '#domain/documents';
import type { DocumentValues } from '#domain/documents';
import { recordedAt } from '#domain/recorded';

/** A document; lists know its files too. */
export type Row = DocumentPartsFragment & { evidenceFiles?: readonly { id: string }[] };

/** The day on which a document was created, as a list shows it unless another format is given: '05 Mar 2026'. */
export const createdDay = (row: Row, timeZone: string, format = 'DD MMM YYYY'): string =>
  dayjs(dayOf(recordedAt(row), timeZone)).format(format);

/** Spec by which the client reads, saves and deletes documents. */
export const documents: RecordSpec<
  Row,
  DocumentValues,
  CreateDocumentInput,
  DeleteDocumentMutation
> = {
  name: 'document',
  list: 'documents',
  alsoShownIn: [],
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
