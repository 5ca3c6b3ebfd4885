import type { TypePolicies } from '@apollo/client';

/** Reads an activity from a loaded list instead of fetching it. */
export const activityPolicies: TypePolicies = {
  Query: {
    fields: {
      activity: {
        read: (found, { args, toReference }) =>
          found ?? toReference({ __typename: 'Activity', id: String(args?.['id']) }),
      },
    },
  },
};
