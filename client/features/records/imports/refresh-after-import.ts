import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Refetches everything that shows imported records. */
export const refreshAfterImport = (client: ApolloClient): Promise<void> =>
  refresh(client, ['imports', 'activities', 'reflectiveLogs', 'learningGoals']);
