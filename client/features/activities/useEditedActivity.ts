import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/components/conflicts/edited.ts';
import {
  ActivityDocument,
  useActivityGoalsQuery,
  useRestoreActivityMutation,
  type ActivityPartsFragment,
  type ActivityQuery,
} from '#client/graphql/generated.ts';
import { activityStatusLabels } from '#domain/activities';
import { activitySettingLabels, contentElementsText, traceLabels } from '#domain/activity-trace';
import { PAGE_MAX } from '#domain/pages';
import { versionMessages } from '#domain/versions';
import { toFields, type ActivityFields } from './form-values.ts';

const labels = {
  title: 'Title',
  hours: 'Hours',
  category: 'Category',
  isInteractive: 'Interactive',
  status: 'Status',
  completedDate: 'Completed on',
  evidence: 'Evidence',
  description: 'Description',
  goalId: 'Learning goal',
  ...traceLabels,
} satisfies Edited<ActivityFields>['labels'];

/** What the form must know of the activity that it edits; nothing of a new one. */
export function useEditedActivity(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): Edited<ActivityFields> | undefined {
  const client = useApolloClient();
  const [restore] = useRestoreActivityMutation();
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX }, skip: !activity });
  if (!activity) return undefined;
  const { id, version } = activity;
  const goalTitle = (goalId: string) =>
    data?.learningGoals.nodes.find((each) => each.id === goalId)?.title ?? versionMessages.nothing;
  return {
    version,
    labels,
    words: {
      status: (status) => activityStatusLabels[status],
      goalId: goalTitle,
      setting: (setting) => (setting ? activitySettingLabels[setting] : versionMessages.nothing),
      contentElements: (chosen) => contentElementsText(chosen) || versionMessages.nothing,
    },
    load: async () => {
      const { data: now } = await client.query<ActivityQuery>({
        query: ActivityDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return now ? { ...now.activity, values: toFields(now.activity, timeZone) } : null;
    },
    restore: () => restore({ variables: { id } }),
  };
}
