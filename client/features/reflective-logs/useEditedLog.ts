import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  ReflectiveLogDocument,
  useRelatedActivitiesQuery,
  useRestoreReflectiveLogMutation,
  type ReflectiveLogPartsFragment,
  type ReflectiveLogQuery,
} from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';
import { NO_ACTIVITY_LABEL } from '#domain/reflective-logs';
import { toFields, type LogFields } from './form-values.ts';

/** Returns what the form needs to resolve a conflict (null for a new log), and how the id of an activity reads. */
export function useEditedLog(log: ReflectiveLogPartsFragment | undefined): {
  edited: Edited<LogFields> | null;
  activityTitle: (id: string) => string;
} {
  const client = useApolloClient();
  const [restore] = useRestoreReflectiveLogMutation();
  const { data } = useRelatedActivitiesQuery({ variables: { limit: PAGE_MAX }, skip: !log });
  const activityTitle = (activityId: string) =>
    data?.recentActivities.find((each) => each.id === activityId)?.title ??
    (activityId && activityId === log?.activityId ? log.activityTitle : null) ??
    NO_ACTIVITY_LABEL;
  if (!log) return { edited: null, activityTitle };
  const { id, version } = log;
  const edited = {
    version,
    load: async () => {
      const { data: now } = await client.query<ReflectiveLogQuery>({
        query: ReflectiveLogDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return now ? { ...now.reflectiveLog, values: toFields(now.reflectiveLog) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
  return { edited, activityTitle };
}
