import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import { oneOf } from '#server/rest/queries';
import type { Route } from '#server/rest/route';
import * as credentials from './credentials.ts';
import { credentialFilters } from '#domain/records/credentials';

export const credentialRoutes: readonly Route[] = crud('/credentials', credentials, {
  name: 'Credential',
  schemas: kinds.credential.schemas,
  restoreAlso: [409],
  filters: { show: oneOf(credentialFilters) },
});
