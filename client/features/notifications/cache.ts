import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Joins the pages of one filter into one list; the panel, which has no filter, has its own. */
export const notificationsFieldPolicies: TypePolicies = {
  Query: { fields: { notifications: relayStylePagination(['unreadOnly']) } },
};
