import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import { oneOf } from '../../rest/queries.ts';
import type { Route } from '../../rest/route.ts';
import * as credentials from './credentials.ts';
import { credentialFilters } from '#domain/records/credentials';

export const credentialRoutes: readonly Route[] = crud('/credentials', credentials, {
  name: 'Credential',
  schemas: kinds.credential.schemas,
  restoreAlso: [409],
  filters: { show: oneOf(credentialFilters) },
});
