import type { ApolloClient } from '@apollo/client';
import { refresh } from './refresh.ts';

/** Refetches everything that shows an activity: its lists, its goals, and the reflections with its title. */
export const refreshAfterActivity = (client: ApolloClient): Promise<void> =>
  refresh(client, ['activity', 'activities', 'reflectiveLogs', 'learningGoals', 'learningGoal']);
