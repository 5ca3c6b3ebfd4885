import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Joins the pages of one search and category into one list; the dashboard, which has no search, has its own lists. */
export const resourcesFieldPolicies: TypePolicies = {
  Query: {
    fields: {
      resources: relayStylePagination(['query', 'cpdCategory', 'type']),
      resourceReviews: relayStylePagination(['resourceId']),
      bookmarks: relayStylePagination(),
    },
  },
};
