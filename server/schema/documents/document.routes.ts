import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import { oneOf, texts } from '../../rest/queries.ts';
import type { Route } from '../../rest/route.ts';
import * as documents from './documents.ts';
import { documentFilters } from '#domain/records/documents';

export const documentRoutes: readonly Route[] = crud('/documents', documents, {
  name: 'Document',
  schemas: kinds.document.schemas,
  filters: { type: oneOf(documentFilters), ...texts('query') },
});
