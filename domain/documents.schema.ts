import type { InferType } from 'yup';
import { documentLimits, documentTypes } from './documents.ts';
import { choice, optionalDay, text } from './fields.ts';
import { form } from './forms.ts';
import { version } from './versions.schema.ts';

const messages = {
  title: 'Title must be at least 3 characters',
  type: 'Type is required',
  content: 'Content must be at least 10 characters',
};

const fields = {
  title: text({ label: 'Title', ...documentLimits.title, short: messages.title }),
  type: choice(documentTypes, messages.type),
  content: text({ label: 'Content', ...documentLimits.content, short: messages.content }),
  expiryDate: optionalDay('Expiry date'),
};

/** A new document. */
export const documentSchema = form({
  title: fields.title.required(messages.title),
  type: fields.type.required(messages.type),
  content: fields.content.required(messages.content),
  expiryDate: fields.expiryDate.default(null),
});
export type DocumentInput = InferType<typeof documentSchema>;

/** A change of a document: what is left out stays as it is. */
export const documentChangeSchema = form({ ...fields, version });
export type DocumentChange = InferType<typeof documentChangeSchema>;
