import type { InferType } from 'yup';
import { choice, form, text } from './fields.ts';

/** The kinds of document (specification, section 3). */
export const documentTypes = ['certificate', 'reflection', 'evidence', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** How each kind of document reads on a screen. */
export const documentTypeLabels: Record<DocumentType, string> = {
  certificate: 'Certificate',
  reflection: 'Reflective Log',
  evidence: 'Evidence',
  other: 'Other',
};

/** The choices of the type filter, in their order. */
export const documentFilters = [
  { value: 'all', label: 'All Types' },
  { value: 'certificate', label: 'Certificates' },
  { value: 'reflection', label: 'Reflective Logs' },
  { value: 'evidence', label: 'Evidence' },
  { value: 'other', label: 'Other' },
] as const;

/** The tabs of the documents screen, in their order; only on 'all' does the type filter apply. */
export const documentTabs = [
  { value: 'all', label: 'All Documents' },
  { value: 'certificate', label: 'Certificates' },
  { value: 'reflection', label: 'Reflections' },
  { value: 'evidence', label: 'Evidence' },
] as const;

/** Characters in the texts of a document; the upper limits are ours. */
export const documentLimits = {
  title: { min: 3, max: 200 },
  content: { min: 10, max: 20_000 },
} as const;

const messages = {
  title: 'Title must be at least 3 characters',
  type: 'Type is required',
  content: 'Content must be at least 10 characters',
};

const fields = {
  title: text({ label: 'Title', ...documentLimits.title, short: messages.title }),
  type: choice(documentTypes, messages.type),
  content: text({ label: 'Content', ...documentLimits.content, short: messages.content }),
};

/** A new document. */
export const documentSchema = form({
  title: fields.title.required(messages.title),
  type: fields.type.required(messages.type),
  content: fields.content.required(messages.content),
});
export type DocumentInput = InferType<typeof documentSchema>;

/** A change of a document: what is left out stays as it is. */
export const documentChangeSchema = form(fields);
export type DocumentChange = InferType<typeof documentChangeSchema>;

/** What an empty document form holds. */
export const documentDefaults: { title: string; type: DocumentType; content: string } = {
  title: '',
  type: 'certificate',
  content: '',
};

/** Characters of its content that a document shows in a list (specification, section 9). */
export const PREVIEW_LENGTH = 60;

/** The start of a document's content, with an ellipsis when there is more; no character is cut in half. */
export function documentPreview(content: string): string {
  if (content.length <= PREVIEW_LENGTH) return content;
  return `${content.slice(0, PREVIEW_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Texts of the documents screen (specification, sections 2 and 8). */
export const documentMessages = {
  saved: { title: 'Document Saved', description: 'Your document has been successfully saved.' },
  saveFailed: 'Error saving document',
  deleted: 'Document deleted',
  deleteFailed: 'Error deleting document',
  empty: 'No documents found',
} as const;
