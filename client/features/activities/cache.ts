import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of one filter are joined into one list; its totals are those of the newest answer. */
export const activitiesFieldPolicies: TypePolicies = {
  Query: { fields: { activities: relayStylePagination(['status']) } },
};
