import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * Joins the pages of one search and category into one list; the dashboard, which has no search, has its own lists. A
 * page of bookmarks goes to its requested position.
 */
export const resourcesFieldPolicies: TypePolicies = {
  Query: {
    fields: {
      resources: relayStylePagination(['query', 'cpdCategory', 'type']),
      resourceReviews: relayStylePagination(['resourceId']),
      bookmarks: {
        keyArgs: false,
        merge: (before: readonly unknown[] = [], page: readonly unknown[], { args }) => [
          ...before.slice(0, Number(args?.['skip'] ?? 0)),
          ...page,
        ],
      },
    },
  },
};
