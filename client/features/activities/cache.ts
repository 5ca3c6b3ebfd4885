import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Joins the pages of one choice of filters into one list, with the totals of the newest response. */
export const activitiesFieldPolicies: TypePolicies = {
  Query: {
    fields: {
      activities: relayStylePagination((args) => JSON.stringify({ ...args, first: 0, after: 0 })),
      /** Reads an activity from a loaded list instead of fetching it. */
      activity: {
        read: (found, { args, toReference }) =>
          found ?? toReference({ __typename: 'Activity', id: String(args?.['id']) }),
      },
    },
  },
};
