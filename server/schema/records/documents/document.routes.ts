import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import { oneOf, texts } from '#server/rest/queries';
import type { Route } from '#server/rest/route';
import * as documents from './documents.ts';
import { documentFilters } from '#domain/records/documents';

export const documentRoutes: readonly Route[] = crud('/documents', documents, {
  name: 'Document',
  schemas: kinds.document.schemas,
  filters: { type: oneOf(documentFilters), ...texts('query') },
});
