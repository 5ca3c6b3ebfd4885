import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Renews all that imported records show in. */
export const refreshAfterImport = (client: ApolloClient): Promise<void> =>
  refresh(client, ['imports', 'activities', 'recentActivities', 'reflectiveLogs', 'learningGoals']);
