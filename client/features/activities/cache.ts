import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of one filter are joined into one list; its totals are those of the newest answer. */
export const activitiesFieldPolicies: TypePolicies = {
  Query: {
    fields: {
      activities: relayStylePagination(['status']),
      /** One that a list has brought need not be asked for again. */
      activity: {
        read: (found, { args, toReference }) =>
          found ?? toReference({ __typename: 'Activity', id: String(args?.['id']) }),
      },
    },
  },
};
