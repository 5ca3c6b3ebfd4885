import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of the reflective logs are joined into one list. */
export const reflectiveLogsFieldPolicies: TypePolicies = {
  Query: { fields: { reflectiveLogs: relayStylePagination() } },
};
