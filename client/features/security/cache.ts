import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of security events are joined into one list; what has no id belongs to its user. */
export const securityPolicies: TypePolicies = {
  User: { fields: { securityEvents: relayStylePagination() } },
  AccountSecurity: { merge: true },
};
