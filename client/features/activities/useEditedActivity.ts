import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  ActivityDocument,
  useActivityGoalsQuery,
  useRestoreActivityMutation,
  type ActivityPartsFragment,
  type ActivityQuery,
} from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';
import { NO_VALUE } from '#domain/record-fields';
import { toFields, type ActivityFields } from './form-values.ts';

/** Returns what the form needs to resolve a conflict (null for a new activity), and a function that names goals. */
export function useEditedActivity(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): { edited: Edited<ActivityFields> | null; goalTitles: (ids: readonly string[]) => string } {
  const client = useApolloClient();
  const [restore] = useRestoreActivityMutation();
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX }, skip: !activity });
  const goalTitles = (ids: readonly string[]) =>
    (data?.learningGoals.nodes ?? [])
      .filter(({ id }) => ids.includes(id))
      .map(({ title }) => title)
      .join(', ') || NO_VALUE;
  if (!activity) return { edited: null, goalTitles };
  const { id, version } = activity;
  const edited = {
    version,
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
  return { edited, goalTitles };
}
