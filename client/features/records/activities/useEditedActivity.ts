import { useApolloClient } from '@apollo/client/react';
import type { Edited } from '#client/records/conflicts/edited.ts';
import {
  ActivityDocument,
  useCitableDocumentsQuery,
  useActivityGoalsQuery,
  useRestoreActivityMutation,
  type ActivityPartsFragment,
  type ActivityQuery,
} from '#client/graphql/generated.ts';
import { PAGE_MAX } from '#domain/pages';
import { NO_VALUE } from '#domain/records/record-fields';
import { toFields, type ActivityFields } from './form-values.ts';

type Titles = (ids: readonly string[]) => string;

/** Returns what the form needs to resolve a conflict (null for a new activity), and what names goals and documents. */
export function useEditedActivity(
  activity: ActivityPartsFragment | undefined,
  timeZone: string,
): { edited: Edited<ActivityFields> | null; goalTitles: Titles; documentTitles: Titles } {
  const client = useApolloClient();
  const [restore] = useRestoreActivityMutation();
  const { data } = useActivityGoalsQuery({ variables: { first: PAGE_MAX }, skip: !activity });
  const { data: citable } = useCitableDocumentsQuery({
    variables: { first: PAGE_MAX },
    skip: !activity,
  });
  const goalTitles = titlesIn(data?.learningGoals.nodes ?? []);
  const documentTitles = titlesIn([
    ...(activity?.documents ?? []),
    ...(citable?.documents.nodes ?? []),
  ]);
  if (!activity) return { edited: null, goalTitles, documentTitles };
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
  return { edited, goalTitles, documentTitles };
}

function titlesIn(known: readonly { id: string; title: string }[]): Titles {
  const titles = new Map(known.map(({ id, title }) => [id, title]));
  return (ids) => ids.flatMap((id) => titles.get(id) ?? []).join(', ') || NO_VALUE;
}
