import { vocabulary } from '../../mechanics/vocabulary.ts';
import { documentFilters, documentTypeLabels } from '#domain/records/documents';

export const DocumentTypeEnum = vocabulary(
  'DocumentType',
  'What a document is.',
  documentTypeLabels,
);
export const DocumentTypeFilterEnum = vocabulary(
  'DocumentTypeFilter',
  'Which documents a list has.',
  documentFilters,
);
