import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Joins the pages of a list into one, per filter; its total is that of the newest response. */
export const listPolicies: TypePolicies = {
  Query: {
    fields: {
      auditNotices: relayStylePagination(),
      practicePeriods: relayStylePagination(),
      crewSessions: relayStylePagination(),
      credentials: relayStylePagination(['show']),
      documents: relayStylePagination(['type', 'search']),
      sharedSubmissions: relayStylePagination(),
      reflectiveLogs: relayStylePagination(['activityId']),
    },
  },
};
