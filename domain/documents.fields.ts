import type { CivilDate } from './dates.ts';
import { documentTypeLabel } from './documents.ts';
import { day, formatted, optional, privateText, type FieldSpecs } from './record-fields.ts';

/** The values of the document form. */
export interface DocumentValues {
  title: string;
  type: string;
  content: string;
  expiryDate: CivilDate | null;
}

/** The fields of a document. */
export const documentFields: FieldSpecs<DocumentValues> = {
  title: privateText('Title'),
  type: formatted('Type', documentTypeLabel),
  content: privateText('Content'),
  expiryDate: optional(day('Expiry date')),
};
