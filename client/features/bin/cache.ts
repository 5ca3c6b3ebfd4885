import type { TypePolicies } from '@apollo/client';

/** Ids are unique per kind. */
export const binPolicies: TypePolicies = {
  BinItem: { keyFields: ['kind', 'id'] },
};
