import { useApolloClient } from '@apollo/client/react';
import {
  useChangeActivitiesMutation,
  type ChangeActivitiesInput,
  type ChangeActivitiesMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityChangeMessages as messages } from '#domain/activity-changes';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';

type Changed = ChangeActivitiesMutation['changeActivities'];

/** Changes several activities; the toast says how many, which could not be changed and why, and undoes a deletion. */
export function useChangeActivities() {
  const client = useApolloClient();
  const [change] = useChangeActivitiesMutation();

  return async function run(input: ChangeActivitiesInput): Promise<boolean> {
    try {
      const { data } = await change({ variables: { input } });
      tell(input, data!.changeActivities);
    } catch (error) {
      tellFailure(messages.failed, error);
      return false;
    }
    void refreshAfterActivity(client);
    return true;
  };

  function tell({ deleted }: ChangeActivitiesInput, { ids, refused }: Changed): void {
    const word = deleted === true ? 'deleted' : deleted === false ? 'restored' : 'changed';
    const [first] = refused;
    showToast({
      title: messages[word](ids.length),
      ...(first && { description: messages.refused(refused.length, first.message) }),
      ...(ids.length === 0 && { variant: 'destructive' }),
      ...(deleted &&
        ids.length > 0 && { action: { label: 'Undo', onClick: () => void undo(ids) } }),
    });
  }

  async function undo(ids: string[]): Promise<void> {
    const input = { ids, deleted: false };
    try {
      const { data } = await change({ variables: { input } });
      tell(input, data!.changeActivities);
      void refreshAfterActivity(client);
    } catch (error) {
      tellFailure(messages.failed, error);
    }
  }
}
