import { recordDialog } from '#client/records/record-dialog.tsx';
import { documentMessages } from '#domain/records/documents';
import type { Row } from './documents.ts';

/** Adds or edits a document. */
export const DocumentDialog = recordDialog<Row>({
  titles: documentMessages.dialogTitle,
  ownerKey: 'documentId',
  loadForm: async () => (await import('./DocumentForm.tsx')).DocumentForm,
});
