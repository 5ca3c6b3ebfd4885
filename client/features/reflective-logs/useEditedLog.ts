import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/components/conflicts/edited.ts';
import {
  ReflectiveLogDocument,
  useRelatedActivitiesQuery,
  useRestoreReflectiveLogMutation,
  type ReflectiveLogPartsFragment,
  type ReflectiveLogQuery,
} from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';
import { NO_ACTIVITY_LABEL, reflectiveLogLabels } from '#domain/reflective-logs';
import { toFields, type LogFields } from './form-values.ts';

/** What the form must know of the log that it edits; nothing of a new one. */
export function useEditedLog(
  log: ReflectiveLogPartsFragment | undefined,
): Edited<LogFields> | undefined {
  const client = useApolloClient();
  const [restore] = useRestoreReflectiveLogMutation();
  const { data } = useRelatedActivitiesQuery({ variables: { limit: PAGE_MAX }, skip: !log });
  if (!log) return undefined;
  const { id, version } = log;
  const titleOf = (activityId: string) =>
    data?.recentActivities.find((each) => each.id === activityId)?.title ??
    (activityId && activityId === log.activityId ? log.activityTitle : null) ??
    NO_ACTIVITY_LABEL;
  return {
    version,
    labels: reflectiveLogLabels,
    words: { activityId: titleOf },
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
}
