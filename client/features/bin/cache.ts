import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Ids are unique per kind. Joins the pages of one kind into one list, with the total of the newest response. */
export const binPolicies: TypePolicies = {
  BinItem: { keyFields: ['kind', 'id'] },
  Query: { fields: { bin: relayStylePagination(['kind']) } },
};
