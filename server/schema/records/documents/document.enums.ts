import { vocabulary } from '../../mechanics/vocabulary.ts';
import { documentFilters, documentTypeLabels } from '#domain/records/documents';

export const DocumentType = vocabulary('DocumentType', 'What a document is.', documentTypeLabels);
export const DocumentTypeFilter = vocabulary(
  'DocumentTypeFilter',
  'Which documents a list has.',
  documentFilters,
);
