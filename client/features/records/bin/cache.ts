import type { TypePolicies } from '@apollo/client';

/** Plain ids are unique per kind. */
export const binPolicies: TypePolicies = {
  BinItem: { keyFields: ['kind', 'recordId'] },
};
