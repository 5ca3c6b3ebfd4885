import type { InferType } from 'yup';
import { documentFields } from './documents.ts';
import { documentLimits, documentTypes } from './documents.ts';
import { choice, optionalDay, text } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(documentFields);

const messages = {
  title: `${labels.title} must be at least ${documentLimits.title.min} characters`,
  type: `${labels.type} is required`,
  content: `${labels.content} must be at least ${documentLimits.content.min} characters`,
};

const fields = {
  title: text({ label: labels.title, ...documentLimits.title, short: messages.title }),
  type: choice(documentTypes, messages.type),
  content: text({
    multiline: true,
    label: labels.content,
    ...documentLimits.content,
    short: messages.content,
  }),
  expiryDate: optionalDay(labels.expiryDate),
};

/** A new document. */
export const documentSchema = form({
  title: fields.title.required(messages.title),
  type: fields.type.required(messages.type),
  content: fields.content.required(messages.content),
  expiryDate: fields.expiryDate.default(null),
});
export type DocumentInput = InferType<typeof documentSchema>;

/** A change of a document: a field that is left out stays as it is. */
export const documentChangeSchema = form({ ...fields, version });
export type DocumentChange = InferType<typeof documentChangeSchema>;
