import { counted } from '../counts.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { plainFileName } from './file-names.ts';
import { day, formatted, optional, privateText, type FieldSpecs } from './record-fields.ts';

/** The kinds of document (specification, section 3). */
export const documentTypes = ['certificate', 'reflection', 'evidence', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Label of each kind of document. */
export const documentTypeLabels: Record<DocumentType, string> = {
  certificate: 'Certificate',
  reflection: 'Reflective Log',
  evidence: 'Evidence',
  other: 'Other',
};

/** Options of the type filter, in display order. */
export const documentFilters = [
  { value: 'all', label: 'All Types' },
  { value: 'certificate', label: 'Certificates' },
  { value: 'reflection', label: 'Reflective Logs' },
  { value: 'evidence', label: 'Evidence' },
  { value: 'other', label: 'Other' },
] as const;

/** Tabs of the documents screen, in display order; the type filter applies on 'all' only. */
export const documentTabs = [
  { value: 'all', label: 'All Documents' },
  { value: 'certificate', label: 'Certificates' },
  { value: 'reflection', label: 'Reflections' },
  { value: 'evidence', label: 'Evidence' },
] as const;

/** Length limits of a document's texts, in characters; the maximums are our own. */
export const documentLimits = {
  title: { min: 3, max: 200 },
  content: { min: 10, max: 20_000 },
} as const;

/** Maximum documents that one activity cites as evidence. */
export const ACTIVITY_DOCUMENTS_MAX = 10;

/** The values of the document form. */
export interface DocumentValues {
  title: string;
  type: string;
  content: string;
  expiryDate: CivilDate | null;
}

/** Values of an empty document form. */
export const documentDefaults: DocumentValues = {
  title: '',
  type: 'certificate',
  content: '',
  expiryDate: null,
};

/** Characters of a document's content shown in a list (specification, section 9). */
export const PREVIEW_LENGTH = 60;

/** Returns the start of a document's content, with an ellipsis if there is more; never cuts a character in half. */
export function documentPreview(content: string): string {
  if (content.length <= PREVIEW_LENGTH) return content;
  return `${content.slice(0, PREVIEW_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Maximum characters of a title in a file name; keeps its bytes within every file system's limit. */
const FILE_NAME_MAX = 60;

/** Returns a file name valid on every operating system; 'document.txt' if nothing of the title remains. */
export function documentFileName(title: string): string {
  return `${plainFileName(title, FILE_NAME_MAX) || 'document'}.txt`;
}

/** Returns the document as a text file. `created` is its day in words, `note` an optional remark on that day. */
export function documentFile(
  document: { title: string; type: string; content: string },
  created: string,
  note?: string | null,
): string {
  const about = `${documentTypeLabel(document.type)}, created ${created}`;
  const head = [document.title, about, ...(note ? [note] : [])];
  return `${head.join('\n')}\n\n${document.content}\n`;
}

/** Returns the label of a stored type; 'Other' if unknown. */
export function documentTypeLabel(type: string): string {
  return documentTypeLabels[documentTypes.find((known) => known === type) ?? 'other'];
}

/** The fields of a document. */
export const documentFields: FieldSpecs<DocumentValues> = {
  title: privateText('Title'),
  type: formatted('Type', documentTypeLabel),
  content: privateText('Content'),
  expiryDate: optional(day('Expiry date')),
};

/** Returns the expiry in words, or null; a document is still valid on its last day. */
export function documentExpiry(
  expiryDate: CivilDate | null,
  today: CivilDate,
): { label: string; isExpired: boolean } | null {
  if (!expiryDate) return null;
  const isExpired = expiryDate < today;
  return { label: `${isExpired ? 'Expired' : 'Expires'} ${dayLabel(expiryDate)}`, isExpired };
}

/** Returns the number of documents in words: '1 document'. */
export function documentsLabel(count: number): string {
  return counted(count, 'document');
}

/** Texts of the documents screen (specification, sections 2 and 8). */
export const documentMessages = {
  saved: { title: 'Document Saved', description: 'Your document has been successfully saved.' },
  saveFailed: 'Error saving document',
  deleted: 'Document deleted',
  deleteFailed: 'Error deleting document',
  restored: 'Document restored',
  restoreFailed: 'Error restoring document',
  upload: 'Upload Document',
  dialogTitle: { add: 'Upload Document', edit: 'Edit Document' },
  expiryLabel: 'Expiry date (optional)',
  empty: 'No documents found',
  emptyPrompt: 'Upload a certificate, a reflection or other evidence, and it appears here.',
  emptyFiltered: 'Try another search or type, or upload a document.',
  deleteConfirm: {
    title: 'Delete this document?',
    text: (title: string) => `“${title}” will be removed from your documents.`,
  },
} as const;

/** Help in the form. */
export const documentHelp = {
  expiryDate:
    'For documents that expire, such as a first aid certificate. We remind you before that day.',
  content: 'Type or paste the text. Leave out anything that could identify a patient.',
} as const;

/** Errors about documents that another record cites. */
export const citedDocumentMessages = {
  notYours: 'Documents must be yours',
  list: `Documents must be a list of up to ${ACTIVITY_DOCUMENTS_MAX} of yours`,
} as const;
