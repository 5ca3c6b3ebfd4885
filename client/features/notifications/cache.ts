import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of one filter are joined into one list; the panel, which names no filter, has a list of its own. */
export const notificationsFieldPolicies: TypePolicies = {
  Query: { fields: { notifications: relayStylePagination(['unreadOnly']) } },
};
