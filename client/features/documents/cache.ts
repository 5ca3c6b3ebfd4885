import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of one type and search are joined into one list; its total is that of the newest answer. */
export const documentsFieldPolicies: TypePolicies = {
  Query: { fields: { documents: relayStylePagination(['type', 'search']) } },
};
