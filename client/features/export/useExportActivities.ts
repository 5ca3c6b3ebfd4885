import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  ActivitiesDocument,
  type ActivitiesQuery,
  type ActivitiesQueryVariables,
  type ActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { download, toCsv } from '#client/lib/csv.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { PAGE_MAX } from '#domain/pages';
import { activitiesTable } from './activities-table.ts';

/** Reads all activities, page by page, and hands them to the browser as one CSV file. */
export function useExportActivities(onDone: () => void) {
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const [pending, setPending] = useState(false);

  async function readAll(): Promise<ActivityPartsFragment[]> {
    const all: ActivityPartsFragment[] = [];
    let after: string | null = null;
    do {
      const answer: ApolloClient.QueryResult<ActivitiesQuery> = await client.query<
        ActivitiesQuery,
        ActivitiesQueryVariables
      >({
        query: ActivitiesDocument,
        variables: { first: PAGE_MAX, after },
        // The pages of an export are no pages of the list on the screen.
        fetchPolicy: 'no-cache',
      });
      const page = answer.data?.activities;
      all.push(...(page?.edges.map(({ node }) => node) ?? []));
      after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
    } while (after);
    return all;
  }

  async function exportActivities(): Promise<void> {
    setPending(true);
    try {
      const activities = await readAll();
      download(
        `cpd-activities-${todayIn(user?.timeZone)}.csv`,
        toCsv(activitiesTable(activities, user?.timeZone)),
      );
      showToast({
        title: 'Export ready',
        description: `Activities in the file: ${activities.length}`,
      });
      onDone();
    } catch (error) {
      showToast({ title: 'Export failed', description: messageOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  }

  return { exportActivities, pending };
}
