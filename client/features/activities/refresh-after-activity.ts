import type { ApolloClient } from '@apollo/client';
import { refresh } from '#client/lib/refresh.ts';

/** Renews all that an activity shows in: the lists, the summary, and the logs that carry its title. */
export const refreshAfterActivity = (client: ApolloClient): Promise<void> =>
  refresh(client, [
    'activity',
    'activities',
    'recentActivities',
    'reflectiveLogs',
    'learningGoals',
  ]);
