import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import {
  useChangeActivitiesMutation,
  type ActivityPartsFragment,
  type ChangeActivitiesInput,
  type ChangeActivitiesMutation,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityChangeMessages as messages } from '#domain/records/activity-changes';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { changedFields, ofEach } from './change-of-each.ts';

type Activity = ActivityPartsFragment;
type Changed = ChangeActivitiesMutation['changeActivities'];
export type ActivityChange = Omit<ChangeActivitiesInput, 'ids'>;

/** Changes several activities; the toast says how many, which could not be changed and why, and undoes a deletion. */
export function useChangeActivities() {
  const client = useApolloClient();
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const [mutate] = useChangeActivitiesMutation();

  return async function run(
    activities: readonly Activity[],
    change: ActivityChange,
  ): Promise<boolean> {
    try {
      const { data } = await mutate({
        variables: { input: { ids: activities.map(({ id }) => id), ...change } },
        context: { ofEach: ofEach(activities, change, timeZone) },
        update: (cache, { data: changed }) =>
          showAtOnce(cache, activities, change, changed!.changeActivities),
      });
      tell(activities, change, data!.changeActivities);
    } catch (error) {
      tellFailure(messages.failed, error);
      return false;
    }
    void refreshAfterActivity(client);
    return true;

    function tell(
      all: readonly Activity[],
      { deleted }: ActivityChange,
      { ids, refused }: Changed,
    ): void {
      const word = deleted === true ? 'deleted' : deleted === false ? 'restored' : 'changed';
      const undo = () =>
        void run(
          all.filter(({ id }) => ids.includes(id)),
          { deleted: false },
        );
      const done = {
        title: messages[word](ids.length),
        ...(deleted && ids.length > 0 && { action: { label: 'Undo', onClick: undo } }),
      };
      const [first] = refused;
      if (!first) return showToast(savedToast(done));
      showToast({
        ...done,
        description: messages.refused(refused.length, first.message),
        ...(ids.length === 0 && { variant: 'destructive' }),
      });
    }
  };
}

/** Shows the change before the lists are read again, which may be much later without a connection. */
function showAtOnce(
  cache: ApolloCache,
  activities: readonly Activity[],
  change: ActivityChange,
  { ids }: Changed,
): void {
  for (const activity of activities.filter(({ id }) => ids.includes(id))) {
    if (change.deleted) {
      removeFromLists(cache, activity, 'activities', {
        totalHours: activity.hours,
        totalInteractiveHours: activity.isInteractive ? activity.hours : 0,
      });
      continue;
    }
    const changed = changedFields(activity, change, now().toISOString());
    const countsFor = changed.countsFor?.map((each) => ({ __typename: 'HoursFor', ...each }));
    const fields = Object.entries({ ...changed, ...(countsFor && { countsFor }) });
    cache.modify({
      id: cache.identify({ __typename: 'Activity', id: activity.id }),
      fields: {
        ...Object.fromEntries(fields.map(([name, value]) => [name, () => value])),
        ...(change.goalId !== undefined && { goals: goalsWith(change.goalId) }),
      },
    });
  }
}

/** Adds a goal, which the menu of goals has loaded, to those of an activity; null removes all. */
const goalsWith =
  (id: string | null): Modifier<unknown> =>
  (before, { readField, toReference }) => {
    const goals = before as readonly Reference[];
    if (id === null) return [];
    if (goals.some((goal) => readField('id', goal) === id)) return goals;
    const title = readField('title', toReference({ __typename: 'LearningGoal', id })!);
    return [...goals, { __typename: 'ActivityGoal', id, title }];
  };
