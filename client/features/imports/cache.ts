import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Joins the pages into one list. */
export const importsFieldPolicies: TypePolicies = {
  Query: { fields: { imports: relayStylePagination() } },
};
