import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/**
 * Pages of one search and category are joined into one list; the dashboard, which names no search, has lists of
 * its own. A page of bookmarks stands where it was asked to begin.
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
