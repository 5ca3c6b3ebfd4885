import { vocabulary } from '../../mechanics/vocabulary.ts';
import { documentTypeLabels } from '#domain/records/documents';

export const DocumentTypeEnum = vocabulary(
  'DocumentType',
  'What a document is.',
  documentTypeLabels,
);
