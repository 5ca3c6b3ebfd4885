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
import { dayFromWire, dayOf, formatDay } from '#client/lib/dates.ts';
import type { RecordSpec } from '#client/records/record-spec.ts';
import { monthLabel } from '#domain/dates';
import { documentDefaults, documentMessages } from '#domain/records/documents';
import type { DocumentValues } from '#domain/records/documents';
import { recordedAt } from '#domain/records/recorded';

/** A document; lists know its files too. */
export type Row = DocumentPartsFragment & { evidenceFiles?: readonly { id: string }[] };

/** The day on which a document was created, as a list shows it: '05 Mar 2026'. */
export const createdDay = (row: Row, timeZone: string): string =>
  formatDay(recordedAt(row), timeZone).padStart(11, '0');

/** Returns the same day with the month in full: '05 March 2026'. */
export const createdDayInFull = (row: Row, timeZone: string): string => {
  const day = dayOf(recordedAt(row), timeZone);
  return `${day.slice(8)} ${monthLabel(day)}`;
};

/** Spec by which the client reads, saves and deletes documents. */
export const documents: RecordSpec<
  Row,
  DocumentValues,
  CreateDocumentInput,
  DeleteDocumentMutation
> = {
  name: 'document',
  list: 'documents',
  alsoShownIn: ['document'],
  toValues: (row) => ({
    title: row?.title ?? documentDefaults.title,
    type: row?.type ?? documentDefaults.type,
    content: row?.content ?? documentDefaults.content,
    expiryDate: dayFromWire(row?.expiryDate) ?? documentDefaults.expiryDate,
  }),
  toInput: (values) => values,
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
