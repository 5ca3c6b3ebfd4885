import type { ApolloClient } from '@apollo/client';
import { refresh } from './refresh.ts';

/** Refetches everything that shows an activity: the lists, the summary, and the logs with its title. */
export const refreshAfterActivity = (client: ApolloClient): Promise<void> =>
  refresh(client, [
    'activity',
    'activities',
    'recentActivities',
    'reflectiveLogs',
    'learningGoals',
    'learningGoal',
  ]);
