import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Renews all that a reflective log shows in: the list, the summary, and what is ready for an audit. */
export const refreshAfterLog = (client: ApolloClient): Promise<void> =>
  refresh(client, ['reflectiveLogs', 'activity', 'activities']);
