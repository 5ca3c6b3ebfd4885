import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Renews all that a reflective log shows in: the list and the summary. */
export const refreshAfterLog = (client: ApolloClient): Promise<void> =>
  refresh(client, ['reflectiveLogs']);
