import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Ids are of a kind. Pages of one kind are joined into one list; its total is that of the newest answer. */
export const binPolicies: TypePolicies = {
  BinItem: { keyFields: ['kind', 'id'] },
  Query: { fields: { bin: relayStylePagination(['kind']) } },
};
